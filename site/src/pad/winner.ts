import { addressOf, fieldsBehind, placesOf, seatsOf, valueIn } from './fields.ts';
import { blank, type Filled } from './filled.ts';
import type { Learnt } from './learn.ts';
import { Counter } from './situation.ts';

/** Where only the winner is asked for, points are filled in as they are. */
export const NO_SCORING: readonly string[] = [];

export function winnerCounter({ scratch, book, fields, relations }: Learnt): Counter {
  return new Counter({ scratch, book, fields, relations, only: NO_SCORING });
}

/** Two with the same points, and sheets from a game, so that what parts equals has something to measure. */
export function startOfWinner(learnt: Learnt): Filled {
  const { scratch, observed } = learnt;
  const { data } = scratch;
  const counter = winnerCounter(learnt);
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
