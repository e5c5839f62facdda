import { Fragment } from 'preact';
import type { Entry } from '../../../generated/runtime/engine.ts';
import type { Shown } from '../game/shown.ts';
import { countOf, seatName } from '../table/describe.ts';
import { describeDrawn } from './outcomes.ts';
import { tellMove } from './teller.ts';
import { fill, wordsIn } from './words.ts';

interface GameLogProps {
  readonly shown: Shown;
  readonly names: readonly string[];
  readonly log: readonly Entry[];
  /** The numbers of entries that not everybody may read. */
  readonly secret: ReadonlySet<number>;
  /** The entry that is looked at, where one looks back. */
  readonly at?: number | undefined;
  /** What else happened after an entry, in words: a scoring. */
  readonly after?: ((number: number) => readonly string[]) | undefined;
  readonly onGo?: ((at: number) => void) | undefined;
}

/** An entry of the log in words; of a secret one only how many there were. */
export function tellEntry(shown: Shown, names: readonly string[], entry: Entry, isSecret: boolean): string {
  const say = wordsIn(shown.language);
  if ('player' in entry) {
    const who = seatName(shown, names, entry.player);
    if (entry.move === 'pass') return fill(say.passStep, { who });
    return fill(say.playStep, { who, what: tellMove({ shown, names }, entry.move) });
  }
  const drawn = entry.chance.split(' ');
  if (isSecret) return fill(say.chanceStep, { what: fill(say.secret, { what: countDrawn(shown, drawn) }) });
  const some = drawn.slice(0, 12).map((one) => describeDrawn(shown, one, names));
  const more = drawn.length - some.length;
  return fill(say.chanceStep, {
    what: more > 0 ? `${some.join(', ')}, ${fill(say.andMore, { count: more })}` : some.join(', '),
  });
}

function countDrawn(shown: Shown, drawn: readonly string[]): string {
  const sort = shown.data.pieces.find(({ names }) => names.includes(drawn[0]!));
  return sort ? countOf(shown, sort.name, drawn.length) : String(drawn.length);
}

/** What has happened, the newest first, in words and in notation. */
export function GameLog({ shown, names, log, secret, at, after, onGo }: GameLogProps) {
  const say = wordsIn(shown.language);
  if (log.length === 0) return <p class="p-hint">{say.logEmpty}</p>;
  const numbered = log.map((entry, index) => ({ entry, number: index + 1 })).reverse();
  return (
    <ol class="p-log" reversed>
      {numbered.map(({ entry, number }) => {
        const isSecret = secret.has(number);
        const text = tellEntry(shown, names, entry, isSecret);
        const written = 'player' in entry ? entry.move : entry.chance;
        return (
          <Fragment key={number}>
            {after?.(number).map((text) => (
              <li key={text} class="p-log-scored">
                {text}
              </li>
            ))}
            <li
              key={number}
              value={number}
              class={number === at ? 'p-here' : undefined}
              aria-current={number === at ? 'step' : undefined}
            >
              {onGo ? (
                <button type="button" class="p-step-title" onClick={() => onGo(number)}>
                  {text}
                </button>
              ) : (
                <span>{text}</span>
              )}
              {!isSecret && (
                <code title={say.notation}>{written.length > 60 ? `${written.slice(0, 59)}…` : written}</code>
              )}
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}
