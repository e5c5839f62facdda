import type { Language } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import type { Kept } from './store.ts';
import { fill, wordsIn } from './words.ts';

interface SavedGamesProps {
  readonly language: Language;
  readonly kept: readonly Kept[];
  readonly nameAll: (kept: Kept) => string;
  readonly onResume: (kept: Kept) => void;
  readonly onRemove: (kept: Kept) => void;
}

/** Games on this device, the newest first. */
export function SavedGames({ language, kept, nameAll, onResume, onRemove }: SavedGamesProps) {
  const say = wordsIn(language);
  if (kept.length === 0) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section class="p-saved">
      <h2>{say.resumeGames}</h2>
      <ul>
        {kept.map((one) => {
          const names = nameAll(one);
          const gaps = { names, moves: one.saved.log.length };
          return (
            <li key={one.id}>
              <button type="button" class="button p-resume" onClick={() => onResume(one)}>
                <Icon name="play" />
                <span>
                  {fill(one.isOver ? say.savedOver : say.savedGame, gaps)}
                  <small>{when.format(one.changed)}</small>
                </span>
              </button>
              <button
                type="button"
                class="button p-quiet"
                aria-label={fill(say.removeSaved, { names })}
                title={say.remove}
                onClick={() => onRemove(one)}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
