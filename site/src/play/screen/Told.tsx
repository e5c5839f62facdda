import type { ToldEvent } from '../../../../generated/runtime/engine.ts';
import type { Shown } from '../../game/shown.ts';
import { Icon } from '../../icons/Icon.tsx';
import { tellEntry } from '../GameLog.tsx';
import { fill, wordsIn } from '../words.ts';

interface ToldProps {
  readonly shown: Shown;
  /** What has happened: of the start first, then of every entry of the log. */
  readonly story: readonly (readonly ToldEvent[])[];
  /** The first entry since the player last did something, by its number; all up to the last are told. */
  readonly from: number;
  /** The entry that is looked at; undefined: the game as it stands. */
  readonly at: number | undefined;
  readonly onLook: (at: number | undefined) => void;
}

/** What happened since one's last move, the newest first to be seen, and step by step to be looked at on the table. */
export function Told({ shown, story, from, at, onLook }: ToldProps) {
  const say = wordsIn(shown.language);
  const last = story.length - 1;
  const number = at ?? last;
  const text = tellEntry(story[number]);
  if (text === '' || number < from) return null;
  const count = last - from + 1;
  return (
    <div class="g-told">
      {count > 1 && (
        <button
          type="button"
          class="g-step"
          aria-label={say.back}
          aria-disabled={number <= from}
          onClick={() => number > from && onLook(number - 1)}
        >
          <Icon name="step-back" />
        </button>
      )}
      <p aria-live="polite">
        {count > 1 && <small>{fill(say.toldOf, { at: number - from + 1, count })} </small>}
        {text}
      </p>
      {count > 1 && (
        <button
          type="button"
          class="g-step"
          aria-label={at === undefined || number >= last ? say.toNow : say.next}
          aria-disabled={at === undefined}
          onClick={() => at !== undefined && onLook(number >= last ? undefined : number + 1)}
        >
          <Icon name={at !== undefined && number >= last ? 'to-end' : 'step-forward'} />
        </button>
      )}
    </div>
  );
}
