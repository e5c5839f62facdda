import { expect, test } from 'vitest';
import { listSets } from '../../compiler/runtime/core-choices.ts';

/** All sets of some items in order, a set before those that add to it. */
function setsOf(items: readonly number[]): number[][] {
  return items.flatMap((item, index) => [
    [item],
    ...setsOf(items.slice(index + 1)).map((set) => [item, ...set]),
  ]);
}

const FACES = 0;
const INTO = 8;

test.each([
  { all: 0, faces: [], least: 0 },
  { all: 0b1011, faces: [0, 1, 2, 3], least: 0 },
  { all: 0b111111, faces: [0, 0, 0, 0, 0, 0], least: 0 },
  { all: 0b11111111, faces: [2, 1, 2, 0, 1, 2, 5, 0], least: 0 },
  { all: 0b11111111, faces: [2, 1, 2, 0, 1, 2, 5, 0], least: 8 },
  { all: 0b10111101, faces: [1, 1, 2, 2, 1, 1, 2, 2], least: 3 },
  { all: 0b111, faces: [0, 1, 2], least: 4 },
])('$all with faces $faces, at least $least', ({ all, faces, least }) => {
  const m = new Int32Array(INTO + 256);
  m.set(faces, FACES);
  const k = new Int32Array(8);
  const items = faces.map((_, item) => item).filter((item) => (all >> item) & 1);
  // Of those that are alike only the first ones are taken.
  const isFirst = (set: readonly number[], item: number): boolean =>
    items.every((other) => other >= item || faces[other] !== faces[item] || set.includes(other));
  const expected = setsOf(items).filter(
    (set) => set.length >= least && set.every((item) => isFirst(set, item)),
  );
  const count = listSets(m, k, all, least, 0, FACES, INTO);
  const found = Array.from(m.subarray(INTO, INTO + count), (set) =>
    items.filter((item) => (set >> item) & 1),
  );
  expect(found).toEqual(expected);
});

test('items of which none is like another', () => {
  const m = new Int32Array(8);
  expect(listSets(m, new Int32Array(1), 0b101, 0, -1, -1, 0)).toBe(3);
  expect(Array.from(m.subarray(0, 3), (set) => set & 0xff)).toEqual([0b001, 0b101, 0b100]);
});
