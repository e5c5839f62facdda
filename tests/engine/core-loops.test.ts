import { describe, expect, it } from 'vitest';
import { boxOf, holesInBox, neighboursInBox } from '../../compiler/runtime/core-boxes.ts';
import { largestSet, noteAlike } from '../../compiler/runtime/core-choices.ts';
import { holesIn, neighboursOf } from '../../compiler/runtime/core-grids.ts';
import { sides } from '../../compiler/runtime/core-tables.ts';
import { draw, seeded } from '../../compiler/runtime/random.ts';

const listAt = (m: Int32Array, address: number): number[] => [
  ...m.subarray(address + 1, address + 1 + m[address]!),
];

describe('cells as bits of a box around them', () => {
  it.each([
    [40, 35],
    [33, 64],
    [7, 6],
  ])(
    'have the neighbours and holes that are found cell by cell, in a grid of %i rows and %i columns',
    (rows, columns) => {
      const size = rows * columns;
      const table = new Int32Array(1 + size * 4);
      table[0] = 1;
      const sidesOfGrid = sides(table, rows, columns);
      const words = seeded(`a box in ${rows} by ${columns}`);
      const [list, marks, queue, one, box, closed, other] = [0, 1, 2, 3, 4, 5, 6].map(
        (at) => at * (size + 40),
      );
      let fitting = 0;
      for (let round = 0; round < 400; round++) {
        const m = new Int32Array(7 * (size + 40));
        const [height, width] = [1 + draw(words, Math.min(rows, 33)), 1 + draw(words, Math.min(columns, 33))];
        const places = [0, draw(words, rows - height + 1), rows - height];
        const top = places[round % 3]!;
        const left = [0, draw(words, columns - width + 1), columns - width][(round >> 2) % 3]!;
        const cells = Array.from({ length: height * width }, (_, at) => at)
          .filter(() => draw(words, 10) <= round % 10)
          .map((at) => (top + Math.floor(at / width)) * columns + left + (at % width));
        m.set([cells.length, ...cells], list!);
        const found = boxOf(m, list!, columns, box!);
        const across = cells.map((cell) => cell % columns);
        const down = cells.map((cell) => Math.floor(cell / columns));
        const most = Math.max(...[across, down].map((all) => Math.max(...all) - Math.min(...all) + 1));
        expect(found > 0).toBe(cells.length > 0 && most <= 29);
        if (found === 0) continue;
        fitting++;
        neighboursOf(m, table, list!, sidesOfGrid, marks!, 1, one!);
        neighboursInBox(m, box!, found, rows, columns, other!);
        expect(listAt(m, other!)).toEqual(listAt(m, one!));
        holesIn(m, table, list!, sidesOfGrid, marks!, 2, size, one!, queue!);
        holesInBox(m, box!, found, columns, other!, closed!);
        expect(listAt(m, other!)).toEqual(listAt(m, one!));
      }
      expect(fitting).toBeGreaterThan(250);
    },
  );
});

describe('items of which some are alike', () => {
  it('are taken one after the other', () => {
    const [ITEMS, SET, BEFORE, TAKEN, LARGEST] = [0, 10, 20, 30, 40];
    const m = new Int32Array(50);
    m.set([5, 0, 1, 2, 3, 4], ITEMS);
    // 0, 2 and 3 are alike, and so are 1 and 4.
    noteAlike(m, Int32Array.from([7, 8, 7, 7, 8]), ITEMS, 0, -1, BEFORE);
    expect([...m.subarray(BEFORE + 1, BEFORE + 6)]).toEqual([0, 0, 1, 3, 2]);
    const largestFrom = (next: number): number[] => {
      largestSet(m, ITEMS, BEFORE, TAKEN, SET, next, LARGEST);
      return listAt(m, LARGEST);
    };
    m.set([1, 0], SET);
    m[TAKEN + 1] = 1;
    expect(largestFrom(2)).toEqual([0, 1, 2, 3, 4]);
    // The first of those that are like 4 is left out, so it cannot come any more.
    expect(largestFrom(3)).toEqual([0, 2, 3]);
  });
});
