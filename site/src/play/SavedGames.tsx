import { useLayoutEffect, useRef } from 'preact/hooks';
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
  const list = useRef<HTMLUListElement>(null);
  /** The place of the one that was removed last. */
  const removed = useRef<number>();
  // What was pressed is gone: the next one takes its place, or the last.
  useLayoutEffect(() => {
    if (removed.current === undefined) return;
    const next = list.current?.children[Math.min(removed.current, kept.length - 1)];
    next?.querySelector<HTMLElement>('.p-resume')?.focus();
    removed.current = undefined;
  }, [kept]);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section class="p-saved">
      <h2>{say.resumeGames}</h2>
      <ul ref={list} class="p-kept">
        {kept.map((one, index) => {
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
                onClick={() => {
                  removed.current = index;
                  onRemove(one);
                }}
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
