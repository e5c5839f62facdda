import { useEffect, useState } from 'preact/hooks';
import type { AnyGame, Engine } from '../../../../generated/runtime/engine.ts';
import type { Language, Shown } from '../../game/shown.ts';
import { pointsText } from '../../table/words.ts';
import type { BotClient, Hint } from '../bots.ts';
import type { Match } from '../match.ts';
import { effectsOf } from '../previews.ts';
import { capital, fill, wordsIn } from '../words.ts';
import { tellEffect } from './effects.ts';
import { Panel } from './Panel.tsx';

interface HintPanelProps {
  readonly engine: Engine<AnyGame>;
  readonly shown: Shown;
  readonly names: readonly string[];
  readonly match: Match;
  readonly player: number;
  readonly bots: BotClient;
  readonly onMove: (move: string) => void;
  readonly onClose: (() => void) | undefined;
}

type Asked = 'thinking' | 'failed' | readonly Hint[];

/** What a bot would do here: the best moves, what they bring at once, and what it expects of them. */
export function HintPanel(props: HintPanelProps) {
  const { engine, shown, names, match, player, bots, onMove, onClose } = props;
  const say = wordsIn(shown.language);
  const { state } = match;
  const [asked, setAsked] = useState<{ readonly of: unknown; readonly answer: Asked }>();
  useEffect(() => {
    const stop = new AbortController();
    bots
      .hint(engine.id, engine.save(state), player, stop.signal)
      .then((hints) => (hints.length > 0 ? hints.slice(0, 3) : ('failed' as const)))
      .catch(() => 'failed' as const)
      .then((answer) => {
        if (!stop.signal.aborted) setAsked({ of: state, answer });
      });
    return () => stop.abort();
  }, [state, player]);
  const answer: Asked = asked?.of === state ? asked.answer : 'thinking';
  const isOnly = engine.moves(state, player).length === 1;
  return (
    <Panel language={shown.language} title={say.hint} onClose={onClose}>
      <div class="p-hints" aria-live="polite">
        {answer === 'thinking' && <p class="p-hint">{say.hintsThinking}</p>}
        {answer === 'failed' && <p class="p-hint">{say.hintsFailed}</p>}
        {Array.isArray(answer) && (
          <ol aria-label={say.hints}>
            {answer.map((hint) => (
              <li key={hint.move}>
                <span>
                  {engine.describe(state, hint.move, player, { language: shown.language, names })}
                  <small>
                    {reasons(hint, answer[0]!).map((reason) => (
                      <span key={reason}>{capital(reason)}. </span>
                    ))}
                  </small>
                </span>
                <button type="button" class="button" onClick={() => onMove(hint.move)}>
                  {say.playHint}
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Panel>
  );

  /** Why: what the move does at once, then what is expected of it. */
  function reasons(hint: Hint, best: Hint): readonly string[] {
    const effects = effectsOf({ engine, state, player }, hint.move);
    const told = (sign: 1 | -1) =>
      effects.filter(({ amount }) => Math.sign(amount) === sign).map((one) => tellEffect(shown, one));
    const gains = told(1);
    const costs = told(-1);
    return [
      ...(gains.length > 0 ? [fill(say.hintGain, { what: gains.join(', ') })] : []),
      ...(costs.length > 0 ? [fill(say.hintCost, { what: costs.join(', ') })] : []),
      // Where nothing is to be weighed, nobody has weighed anything.
      ...(isOnly ? [say.hintOnly] : [compared(hint, best, shown.language), estimate(hint, shown.language)]),
    ];
  }
}

/** To a tenth; adding 0 makes −0 a plain one. */
const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Both languages part tenths so. */
const withComma = (text: string): string => text.replace('.', ',');

export function compared(hint: Hint, best: Hint, language: Language): string {
  const say = wordsIn(language);
  if (hint === best) return say.hintBest;
  const worth = (one: Hint) => one.margin ?? one.points;
  const less = rounded(worth(best) - worth(hint));
  const text = (by: number) => ({ points: withComma(pointsText(language, by)) });
  if (less > 0) return fill(say.hintLess, text(less));
  // Who is alone may play for fewest points, and then more of them are worse.
  return less < 0 && hint.margin === undefined ? fill(say.hintMore, text(-less)) : say.hintEqual;
}

/** In whole points: tenths would promise more than a bot knows. */
export function estimate({ points, margin }: Hint, language: Language): string {
  const say = wordsIn(language);
  const told = pointsText(language, Math.round(points) + 0);
  if (margin === undefined) return fill(say.hintAlone, { points: told });
  const ahead = Math.round(margin);
  if (ahead === 0) return fill(say.hintLevel, { points: told });
  return fill(ahead > 0 ? say.hintAhead : say.hintBehind, { points: told, margin: Math.abs(ahead) });
}
