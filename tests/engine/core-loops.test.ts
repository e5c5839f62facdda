import { describe, expect, it } from 'vitest';
import { largestOpen, noteAlikeAfter } from '../../compiler/runtime/core-choices.ts';
import { holesIn, holesInBox, neighboursOf } from '../../compiler/runtime/core-grids.ts';
import { boxOf, holesInRows, neighboursInBox, neighboursInRows } from '../../compiler/runtime/core-rows.ts';
import { sides } from '../../compiler/runtime/core-tables.ts';
import { draw, seeded } from '../../compiler/runtime/random.ts';

const [ROWS, COLUMNS] = [7, 6];
const SIZE = ROWS * COLUMNS;

/** Where things lie in the memory of these tests. */
const [CELLS, MARKS, QUEUE, ONE_BY_ONE, IN_ROWS, WORDS, CLOSED] = [0, 100, 200, 300, 400, 500, 600];

const listAt = (m: Int32Array, address: number): number[] => [
  ...m.subarray(address + 1, address + 1 + m[address]!),
];

describe('cells as bits, a word for each row', () => {
  const k = new Int32Array(1 + SIZE * 4);
  k[0] = 1;
  const beyond = sides(k, ROWS, COLUMNS);

  it('have the neighbours and holes that are found cell by cell, whatever lies above and below them', () => {
    const words = seeded('cells as bits');
    for (let round = 0; round < 300; round++) {
      const m = new Int32Array(700);
      m.fill(-1, WORDS, WORDS + ROWS);
      const cells = Array.from({ length: SIZE }, (_, cell) => cell).filter(
        () => draw(words, 10) < round % 10,
      );
      m.set([cells.length, ...cells], CELLS);
      const rows = cells.map((cell) => Math.floor(cell / COLUMNS));
      const held = rows.reduce((bits, row) => bits | (1 << row), 0);
      for (let row = Math.min(...rows); row <= Math.max(...rows); row++) m[WORDS + row] = 0;
      for (const cell of cells) m[WORDS + Math.floor(cell / COLUMNS)]! |= 1 << (cell % COLUMNS);
      neighboursOf(m, k, CELLS, beyond, MARKS, 1, ONE_BY_ONE);
      neighboursInRows(m, WORDS, held, ROWS, COLUMNS, IN_ROWS);
      expect(listAt(m, IN_ROWS)).toEqual(listAt(m, ONE_BY_ONE));
      holesIn(m, k, CELLS, beyond, MARKS, 2, SIZE, ONE_BY_ONE, QUEUE);
      holesInBox(m, k, CELLS, beyond, MARKS, 3, COLUMNS, IN_ROWS, QUEUE);
      expect(listAt(m, IN_ROWS)).toEqual(listAt(m, ONE_BY_ONE));
      holesInRows(m, WORDS, held, COLUMNS, IN_ROWS, CLOSED, 0);
      expect(listAt(m, IN_ROWS)).toEqual(listAt(m, ONE_BY_ONE));
    }
  });

  it.each([
    [40, 35],
    [33, 64],
    [7, 6],
  ])(
    'of a box in a grid of %i rows and %i columns too, at its edges and corners as well',
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
        holesInRows(m, box! + 1, (1 << (found - 1)) - 2, columns, other!, closed!, m[box!]!);
        expect(listAt(m, other!)).toEqual(listAt(m, one!));
      }
      expect(fitting).toBeGreaterThan(250);
    },
  );
});

describe('items of which some are alike', () => {
  it('are taken one after the other', () => {
    const [ITEMS, SET, AFTER, LARGEST] = [0, 10, 20, 30];
    const m = new Int32Array(40);
    m.set([5, 0, 1, 2, 3, 4], ITEMS);
    // 0, 2 and 3 are alike, and so are 1 and 4.
    const k = Int32Array.from([7, 8, 7, 7, 8]);
    expect(noteAlikeAfter(m, k, ITEMS, 0, -1, AFTER)).toBe(0b00011);
    expect([...m.subarray(AFTER, AFTER + 5)]).toEqual([0b00100, 0b10000, 0b01000, 0, 0]);
    m.set([1, 0], SET);
    largestOpen(m, ITEMS, SET, 0b00110, AFTER, LARGEST);
    expect(listAt(m, LARGEST)).toEqual([0, 1, 2, 3, 4]);
    largestOpen(m, ITEMS, SET, 0b00100, AFTER, LARGEST);
    expect(listAt(m, LARGEST)).toEqual([0, 2, 3]);
  });
});
