import type { Entry, ToldEvent } from '../../../generated/runtime/engine.ts';
import type { Shown } from '../game/shown.ts';
import { wordsIn } from './words.ts';

interface GameLogProps {
  readonly shown: Shown;
  /** What has happened, as somebody may be told it: of the start first, then of every entry of the log. */
  readonly story: readonly (readonly ToldEvent[])[];
  readonly log: readonly Entry[];
  /** The numbers of entries that not everybody may read. */
  readonly secret: ReadonlySet<number>;
  /** The entry that is looked at, where one looks back. */
  readonly at?: number | undefined;
  readonly onGo?: ((at: number) => void) | undefined;
}

/** An entry in one line; '' where there is nothing to say. */
export function tellEntry(told: readonly ToldEvent[] | undefined): string {
  return (told ?? []).map(({ text }) => text).join(' ');
}

/** What has happened, the newest first, in sentences; the notation below it is for copying. */
export function GameLog({ shown, story, log, secret, at, onGo }: GameLogProps) {
  const say = wordsIn(shown.language);
  const entries = story.map((told, number) => ({ told, number })).filter(({ told }) => told.length > 0);
  if (entries.length === 0) return <p class="p-hint">{say.logEmpty}</p>;
  return (
    <>
      <ol class="p-log">
        {entries.reverse().map(({ told, number }) => (
          <li
            key={number}
            class={number === at ? 'p-here' : undefined}
            aria-current={number === at ? 'step' : undefined}
          >
            <Told told={told} onGo={onGo && (() => onGo(number))} />
          </li>
        ))}
      </ol>
      {log.length > 0 && (
        <details class="p-list p-notation">
          <summary>{say.notation}</summary>
          <pre>
            {log
              .map((entry, index) =>
                'player' in entry
                  ? `${entry.player}: ${entry.move}`
                  : secret.has(index + 1)
                    ? '?'
                    : entry.chance,
              )
              .join('\n')}
          </pre>
        </details>
      )}
    </>
  );
}

/** The first sentence leads to that moment; what followed from it stands below. */
function Told({
  told,
  onGo,
}: {
  readonly told: readonly ToldEvent[];
  readonly onGo?: (() => void) | undefined;
}) {
  const [first, ...others] = told;
  return (
    <>
      {onGo ? (
        <button type="button" class="p-step-title" onClick={onGo}>
          {first!.text}
        </button>
      ) : (
        <span>{first!.text}</span>
      )}
      {others.map(({ is, text }, index) => (
        <span key={index} class={`p-told p-told-${is}`}>
          {text}
        </span>
      ))}
    </>
  );
}
