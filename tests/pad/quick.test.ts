import { expect, test } from 'vitest';
import { seatsOf } from '../../site/src/pad/fields.ts';
import { blank, type Filled, readFilled, withValue } from '../../site/src/pad/filled.ts';
import { KeptSheets, MOST_KEPT } from '../../site/src/pad/kept.ts';
import { rowOf } from '../../site/src/pad/ordered.ts';
import { quickMost, quickRows, quickValue, withQuickValue } from '../../site/src/pad/quick.ts';
import { Counter } from '../../site/src/pad/situation.ts';
import { known } from './known.ts';

const gameOf = (id: string) => {
  const game = known.find((one) => one.id === id)!;
  const { scratch, learnt, book } = game;
  return {
    ...game,
    data: game.engine.data,
    counter: new Counter({ scratch, book, fields: learnt.fields, relations: learnt.relations }),
  };
};

test('rows that are filled from the first field on are known, those of free order are not', () => {
  const { learnt } = gameOf('clever');
  const entry = learnt.fields.find(({ name }) => name === 'entry')!;
  for (const colour of ['green', 'orange', 'purple'])
    expect(rowOf(learnt, entry, `${colour}[4]`)?.slice(0, 2)).toEqual([`${colour}[1]`, `${colour}[2]`]);
  expect(rowOf(learnt, entry, 'yellow[1,1]')).toBeUndefined();
  expect(rowOf(learnt, entry, 'blue[1,2]')).toBeUndefined();
});

test('a falling purple row and a fox that was not earned are told', () => {
  const { learnt, counter, data } = gameOf('clever');
  const fieldOf = (name: string) => learnt.fields.find((field) => field.name === name)!;
  const written = (numbers: readonly number[]): Filled =>
    numbers.reduce(
      (filled, number, at) =>
        withValue(filled, { field: fieldOf('entry'), seat: 1, keys: [`purple[${at + 1}]`] }, number),
      blank(data),
    );
  expect(counter.count(written([2, 3, 5])).broken).toBeUndefined();
  // After a 6 it begins anew; a 6 can be a bonus.
  expect(counter.count(written([5, 6, 1, 6])).broken).toBeUndefined();
  expect(counter.count(written([4, 2])).broken).toBe('purple-rises');
  expect(counter.count(written([4, 4])).broken).toBe('purple-rises');
  const fox = withValue(blank(data), { field: fieldOf('foxes'), seat: 1, keys: [] }, 1);
  expect(counter.count(fox).broken).toBe('every-fox-is-earned');
  // The seventh purple field has one printed.
  const earned = withValue(written([1, 2, 3, 4, 5, 6, 1]), { field: fieldOf('foxes'), seat: 1, keys: [] }, 1);
  expect(counter.count(earned).broken).toBeUndefined();
});

test('a palace is counted by how many buildings and how long a wall', () => {
  const { learnt, counter, data } = gameOf('palace');
  const scorings = ['majority', 'outer-wall'];
  let filled: Filled = blank(data, 4);
  const rows = quickRows(learnt, scorings, filled);
  expect(rows.map(({ is }) => is)).toEqual([...Array(6).fill('count'), 'points']);
  const seats = seatsOf(filled);
  // Pavilions 3, 2, 2, 0: 16 for the first; 8 + 1 for the two who share; walls 5, 0, 0, 12.
  [3, 2, 2, 0].forEach((count, at) => {
    filled = withQuickValue(filled, rows[0]!, at + 1, count, seats);
  });
  [5, 0, 0, 12].forEach((points, at) => {
    filled = withQuickValue(filled, rows[6]!, at + 1, points, seats);
  });
  expect(seats.map((seat) => quickValue(filled, rows[0]!, seat))).toEqual([3, 2, 2, 0]);
  expect(counter.count(filled).scored?.scores.map(({ total }) => total)).toEqual([21, 4, 4, 12]);
  // There are seven pavilions: nobody can have one that another has.
  expect(quickMost(filled, rows[0]!, 4, seats)).toBe(0);
  expect(readFilled(data, JSON.parse(JSON.stringify(filled)))).toEqual({
    ...filled,
    names: ['', '', '', ''],
    before: [0, 0, 0, 0],
  });
});

test('games without a plot are quick already', () => {
  for (const id of ['clever', 'roll-and-write', 'dice-game', 'pig']) {
    const { learnt, data } = gameOf(id);
    const scorings = data.scorings.map(({ name }) => name);
    expect([id, quickRows(learnt, scorings, blank(data))]).toEqual([id, []]);
  }
});

test('games of a table are kept, the newest first, and whatever lies in the store does no harm', () => {
  const { data } = gameOf('pig');
  const store = new Map<string, string>();
  const kept = new KeptSheets(data, () => ({
    getItem: (key) => store.get(key) ?? null,
    setItem: (key, value) => void store.set(key, value),
  }));
  expect(kept.read()).toEqual([]);
  for (let when = 1; when <= MOST_KEPT + 5; when++)
    kept.add({ when, filled: blank(data), totals: [when, 0] });
  expect(kept.read().length).toBe(MOST_KEPT);
  expect(kept.read()[0]!.when).toBe(MOST_KEPT + 5);
  expect(kept.remove(MOST_KEPT + 5)[0]!.when).toBe(MOST_KEPT + 4);
  for (const spoilt of ['{', '7', '[7, null, {"when": "x"}]', '[{"when": 1, "totals": 3}]']) {
    store.set(`regel-pad-kept ${data.id}`, spoilt);
    expect(kept.read()).toEqual([]);
  }
});
