import { useMemo } from 'preact/hooks';
import { shownIn } from '../game/load.ts';
import type { Language } from '../game/shown.ts';
import { word } from '../table/describe.ts';
import { Why } from '../table/Why.tsx';
import { nameOfSeat, told } from './editing.ts';
import { Stepper } from './editors/Stepper.tsx';
import { addressOf, fieldsBehind, placesOf, seatsOf, valueIn } from './fields.ts';
import { blank, type Filled, MOST_POINTS } from './filled.ts';
import type { Learnt } from './learn.ts';
import type { PadGame } from './load.ts';
import { Winner } from './OutcomeView.tsx';
import { peopleIn } from './people.ts';
import { Counter } from './situation.ts';
import { usePad } from './use-pad.ts';

const NO_SCORING: readonly string[] = [];

/** Who wins with how many points, and what parts those who have as many. */
export function WinnerExplorer({ game, language }: { readonly game: PadGame; readonly language: Language }) {
  const shown = shownIn(game, language);
  const { learnt } = game;
  const start = useMemo(() => startOf(learnt), [learnt]);
  const pad = usePad({
    shown,
    learnt,
    only: NO_SCORING,
    start: () => start,
    names: (filled) => peopleIn(language).slice(0, filled.players),
    compact: true,
  });
  const { edit, filled, outcome, change } = pad;
  const winner = outcome.scored?.winner;
  const put = (seat: number, points: number) => {
    if (Math.abs(points) <= MOST_POINTS) change({ ...filled, before: filled.before.with(seat - 1, points) });
  };
  return (
    <section class="s-explore" aria-label={word(shown, 'winner')}>
      <p class="s-explore-title">{told(edit, 'exploreOf', { what: word(shown, 'winner') })}</p>
      <div class="s-explore-seats">
        {seatsOf(filled).map((seat) => (
          <Stepper
            key={seat}
            language={language}
            label={told(edit, 'pointsOf', { seat: nameOfSeat(edit, seat) })}
            value={filled.before[seat - 1] ?? 0}
            from={-MOST_POINTS}
            to={MOST_POINTS}
            onChange={(points) => put(seat, points)}
          />
        ))}
      </div>
      <Winner edit={edit} outcome={outcome} />
      {winner && (
        <Why shown={shown} why={{ awards: [], winner }} names={edit.names} players={filled.players} />
      )}
    </section>
  );
}

/** Two with the same points, and sheets from a game, so that what parts equals has something to measure. */
function startOf({ desk, book, observed, fields, relations }: Learnt): Filled {
  const { data } = desk;
  const counter = new Counter({ desk, book, fields, relations, only: NO_SCORING });
  const starts = observed.ends
    .filter(({ imaginary, players }) => imaginary === 0 && players > 1)
    .slice(0, 12)
    .map((seen): Filled => {
      const values = fieldsBehind(data, [], true).flatMap((field) =>
        placesOf(data, field, seen).map((place) => [addressOf(place), valueIn(seen, place)]),
      );
      const before = seatsOf(seen).map((seat) => (seat < 3 ? 50 : 42));
      return { ...blank(data, seen.players), imaginary: 0, before, values: Object.fromEntries(values) };
    });
  const decided = starts.find((start) => {
    const [first, second] = counter.count(start).scored?.result?.ranking ?? [];
    return first?.points === second?.points && second?.place === 2;
  });
  return decided ?? starts[0] ?? { ...blank(data), before: [50, 50] };
}
