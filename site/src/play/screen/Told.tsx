import type { Entry } from '../../../../generated/runtime/engine.ts';
import type { Shown } from '../../game/shown.ts';
import { Icon } from '../../icons/Icon.tsx';
import { tellEntry } from '../GameLog.tsx';
import { fill, wordsIn } from '../words.ts';

interface ToldProps {
  readonly shown: Shown;
  readonly names: readonly string[];
  readonly log: readonly Entry[];
  readonly secret: ReadonlySet<number>;
  /** The first entry since the player last did something, by its number; all up to the last are told. */
  readonly from: number;
  /** The entry that is looked at; undefined: the game as it stands. */
  readonly at: number | undefined;
  readonly onLook: (at: number | undefined) => void;
}

/** What happened since one's last move, the newest first to be seen, and step by step to be looked at on the table. */
export function Told({ shown, names, log, secret, from, at, onLook }: ToldProps) {
  const say = wordsIn(shown.language);
  const number = at ?? log.length;
  const entry = log[number - 1];
  if (!entry || number < from) return null;
  const count = log.length - from + 1;
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
        {tellEntry(shown, names, entry, secret.has(number))}
      </p>
      {count > 1 && (
        <button
          type="button"
          class="g-step"
          aria-label={at === undefined || number >= log.length ? say.toNow : say.next}
          aria-disabled={at === undefined}
          onClick={() => at !== undefined && onLook(number >= log.length ? undefined : number + 1)}
        >
          <Icon name={at !== undefined && number >= log.length ? 'to-end' : 'step-forward'} />
        </button>
      )}
    </div>
  );
}
