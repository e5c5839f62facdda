import { expect, test } from 'vitest';
import { RandomNumbers } from '../../compiler/bots/random-numbers.ts';
import { scoringEvents, sheetOf } from '../../site/src/play/screen/scoring-events.ts';
import { loaded, shownOf } from './loaded.ts';

/** A game to its end, at random. */
function played(id: string, players: number) {
  const game = loaded.find(({ engine }) => engine.id === id)!;
  const { engine } = game;
  const random = new RandomNumbers(id);
  let state = engine.start({ players, seed: 'sheet' });
  while (!engine.isOver(state)) {
    const moves = engine.moves(state, 'server');
    state = engine.play(state, moves[random.below(moves.length)]!, 'mover');
  }
  const parts = sheetOf(shownOf(game, 'nl'), scoringEvents(engine, state), []);
  const totals = engine.score(state).map(({ seat, total }) => [seat, total]);
  const sums = totals.map(([seat]) => [
    seat,
    parts.flatMap(({ rows }) => rows).reduce((sum, { points }) => sum + (points.get(seat!) ?? 0), 0),
  ]);
  return { parts, totals, sums };
}

test('the sheet of Clever has a row for each colour and one for the foxes', () => {
  const { parts, totals, sums } = played('clever', 2);
  expect(parts.map(({ title }) => title)).toEqual([undefined]);
  const names = parts[0]!.rows.map(({ name }) => name);
  const order = ['Geel', 'Blauw', 'Groen', 'Oranje', 'Paars', 'Vossen'];
  expect(names).toEqual(order.filter((name) => names.includes(name)));
  expect(names.length).toBeGreaterThan(3);
  expect(sums).toEqual(totals);
});

test('the sheet of the Palace has a part for each of its three scorings', () => {
  const { parts, totals, sums } = played('palace', 3);
  expect(parts.map(({ title }) => title)).toEqual(['Waardering A', 'Waardering B', 'Waardering C']);
  expect(sums).toEqual(totals);
});
