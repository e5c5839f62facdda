import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyGame, Engine, GameState, Result } from '../../../generated/runtime/engine.ts';
import type { LinkTo } from '../game/rulebooks.ts';
import type { Seen, Shown } from '../game/shown.ts';
import { describe, enumerate, seatName, word } from '../table/describe.ts';
import { Why } from '../table/Why.tsx';
import { pointsText } from '../table/words.ts';
import { ScoreSheet } from './screen/ScoreSheet.tsx';
import { type ScoringEvent, sheetOf } from './screen/scoring-events.ts';
import { capital, fill, wordsIn } from './words.ts';

interface FinalSheetProps {
  readonly engine: Engine<AnyGame>;
  readonly shown: Shown;
  readonly state: GameState<AnyGame>;
  readonly names: readonly string[];
  readonly linkTo: LinkTo;
  readonly events: readonly ScoringEvent[];
  readonly onAgain: () => void;
  readonly onSettings: () => void;
}

/** Who won, why, and where every point comes from. */
export function FinalSheet({
  engine,
  shown,
  state,
  names,
  linkTo,
  events,
  onAgain,
  onSettings,
}: FinalSheetProps) {
  const say = wordsIn(shown.language);
  const result = engine.result(state);
  const why = useMemo(() => engine.why(state, 'server'), [engine, state]);
  const title = useRef<HTMLHeadingElement>(null);
  // The table may have been scrolled to its other end when the last move was made.
  useEffect(() => title.current?.focus(), []);
  if (!result) return null;
  const seen = engine.view(state, 'spectator') as Seen;
  const { players } = seen;
  const named = (seat: number) => seatName(shown, names, seat, players);
  const contenders = result.ranking.map(({ seat }) => seat);
  const others = seen.scores.filter(({ seat }) => !contenders.includes(seat)).map(({ seat }) => named(seat));
  return (
    <section class="p-final" aria-label={say.over}>
      <h2 ref={title} tabIndex={-1}>
        {verdict(shown, result, named)}
      </h2>
      {result.decidedBy && <p>{fill(say.decidedBy, { rule: word(shown, result.decidedBy) })}</p>}
      {result.solo !== null && shown.data.winner.solo && (
        <p class="p-solo">
          {capital(word(shown, 'winner.solo'))}:{' '}
          <strong>{describe(shown, shown.data.winner.solo, result.solo)}</strong>
        </p>
      )}
      {result.ranking.length > 1 && (
        <ol class="p-ranking" aria-label={say.ranking}>
          {result.ranking.map(({ seat, place, points, tie }) => (
            <li key={seat} value={place}>
              <strong>{named(seat)}</strong>: {pointsText(shown.language, points)}
              {tie !== null && <small> ({word(shown, `winner.tie-${tie}`)})</small>}
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <p class="p-outside">{fill(say.cannotWin, { names: enumerate(shown, others) })}</p>
      )}
      <div class="p-decide">
        <button type="button" class="button main" onClick={onAgain}>
          {say.playAgain}
        </button>
        <button type="button" class="button" onClick={onSettings}>
          {say.changeSettings}
        </button>
      </div>
      <h3>{say.scores}</h3>
      <ScoreSheet
        {...{ shown, seen, names, linkTo }}
        parts={sheetOf(shown, events, names)}
        {...{ contenders }}
        isWhole
      />
      <h3>{say.whyScores}</h3>
      <Why shown={shown} why={why} names={names} players={players} linkTo={linkTo} />
    </section>
  );
}

function verdict(shown: Shown, { ranking }: Result<AnyGame>, named: (seat: number) => string): string {
  const say = wordsIn(shown.language);
  const winners = ranking.filter(({ place }) => place === ranking[0]?.place);
  const [first, ...others] = winners;
  if (!first || ranking.length === 1) return say.soloEnd;
  if (others.length === 0) return fill(say.wins, { name: named(first.seat) });
  return fill(say.winTogether, {
    names: enumerate(
      shown,
      winners.map(({ seat }) => named(seat)),
    ),
  });
}
