import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyGame, Engine } from '../../../generated/runtime/engine.ts';
import type { Shown } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import type { BotClient, Hint } from './bots.ts';
import type { Match } from './match.ts';
import { tellMove } from './teller.ts';
import { fill, wordsIn } from './words.ts';

interface HintsProps {
  readonly engine: Engine<AnyGame>;
  readonly shown: Shown;
  readonly names: readonly string[];
  readonly match: Match;
  readonly player: number;
  readonly bots: BotClient;
  readonly onMove: (move: string) => void;
}

type Asked = 'thinking' | 'failed' | readonly Hint[];

/** What a bot would do here, asked for by hand: the best moves with what it expects of them. */
export function Hints({ engine, shown, names, match, player, bots, onMove }: HintsProps) {
  const say = wordsIn(shown.language);
  const [asked, setAsked] = useState<{ readonly of: unknown; readonly answer: Asked }>();
  const stop = useRef<AbortController | null>(null);
  const { state } = match;
  useEffect(() => () => stop.current?.abort(), [state]);
  const answer = asked?.of === state ? asked.answer : undefined;
  const ask = (): void => {
    stop.current?.abort();
    const mine = new AbortController();
    stop.current = mine;
    setAsked({ of: state, answer: 'thinking' });
    bots
      .hint(engine.id, engine.save(state), player, mine.signal)
      .then((hints) => (hints.length > 0 ? hints.slice(0, 3) : ('failed' as const)))
      .catch(() => 'failed' as const)
      .then((found) => {
        if (!mine.signal.aborted) setAsked({ of: state, answer: found });
      });
  };
  return (
    <div class="p-hints" aria-live="polite">
      {answer === undefined && (
        <button type="button" class="button p-quiet" onClick={ask}>
          <Icon name="hint" />
          {say.hint}
        </button>
      )}
      {answer === 'thinking' && <p class="p-hint">{say.hintsThinking}</p>}
      {answer === 'failed' && <p class="p-hint">{say.hintsFailed}</p>}
      {Array.isArray(answer) && (
        <ol aria-label={say.hints}>
          {answer.map((hint) => (
            <li key={hint.move}>
              {tellMove({ shown, names }, hint.move)} <small>({estimate(hint, shown)})</small>{' '}
              <button type="button" class="button p-quiet" onClick={() => onMove(hint.move)}>
                {say.playHint}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function estimate({ points, margin }: Hint, { language }: Shown): string {
  const say = wordsIn(language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  if (margin === undefined) return fill(say.hintAlone, { points: number.format(points) });
  return fill(say.hintEstimate, { points: number.format(points), margin: signed.format(margin) });
}
