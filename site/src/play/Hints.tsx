import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyGame, Engine } from '../../../generated/runtime/engine.ts';
import type { Language, Shown } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { minus, pointsText } from '../table/words.ts';
import type { BotClient, Hint } from './bots.ts';
import type { Match } from './match.ts';
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
      <button
        type="button"
        class="button p-quiet"
        aria-disabled={answer === 'thinking'}
        onClick={() => answer !== 'thinking' && ask()}
      >
        <Icon name="hint" />
        {say.hint}
      </button>
      {answer === 'thinking' && <p class="p-hint">{say.hintsThinking}</p>}
      {answer === 'failed' && <p class="p-hint">{say.hintsFailed}</p>}
      {Array.isArray(answer) && (
        <ol aria-label={say.hints}>
          {answer.map((hint) => (
            <li key={hint.move}>
              {engine.describe(state, hint.move, player, { language: shown.language, names })}{' '}
              <small>({estimate(hint, shown.language)})</small>{' '}
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

/** To a tenth; adding 0 makes −0 a plain one. */
const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Both languages part tenths so. */
const withComma = (text: string): string => text.replace('.', ',');

export function estimate({ points, margin }: Hint, language: Language): string {
  const say = wordsIn(language);
  const told = withComma(pointsText(language, rounded(points)));
  if (margin === undefined) return fill(say.hintAlone, { points: told });
  const ahead = rounded(margin);
  return fill(say.hintEstimate, {
    points: told,
    margin: withComma(`${ahead > 0 ? '+' : ''}${minus(ahead)}`),
  });
}
