import { describe, expect, test } from 'vitest';
import type { Value } from '../../compiler/2-model/model.ts';
import { compile } from '../../compiler/compile.ts';
import { createInterpreter, type State } from '../../compiler/interpret/index.ts';
import { draw, seeded } from '../../compiler/runtime/random.ts';
import { problemOf } from './faults.ts';

/** Cells and what lies around them, against other ways of working out the same. */

const SIZE = 7;
const SOURCE = `game moor
  players 2..3

pieces Hedge
  height | shut
  1      | north east
  2      | north east
  3      | south
  4      |

grid moor, rows -3..3, columns 1..7

each player has
  garden: place for Hedge, for each cell of moor

the table has
  shed:   hedges, starts with all Hedge
  corner: place for Hedge
  area:   set of cell of moor
  marked: set of cell of moor

term near = neighbours of area
term gaps = holes of area
term way[start: cell of moor] = all spot reached from start by next in neighbours of spot where next is in area
term longest = longest run of spot and side around area where spot is in marked or side is north
term ring = longest run of spot and side around area where side is in Side

action plant of player
  choose hedge from shed
  choose spot from moor
  need count of near + count of gaps + count of way[spot] + longest + ring is at most 300 else never
  move hedge to garden[spot]

action put of player
  choose hedge from shed
  move hedge to corner

phase game
  for each player in players
    repeat 3 times
      player must do one of
        plant
        put
      otherwise
        nothing
  for each player in players
    move garden of player to shed

winner player in players by most count of cells of garden of player
  tie: joint win

always all-there: count of shed + (if corner is none then 0 otherwise 1) +
    (total of count of garden of player for player in players) is 4
`;

const { games, problems } = compile([{ file: 'moor/moor.regel', text: SOURCE }], { texts: false });
const interpreter = createInterpreter(games[0]!.game);
const blank = interpreter.start({ players: 2, seed: 'moor' });

function withCells(area: readonly number[], marked: readonly number[] = []): State {
  return { ...blank, fields: { ...blank.fields, area: [...area], marked: [...marked] } };
}

function term(state: State, name: string, args: readonly number[] = []): Value {
  const model = games[0]!.game.terms.find((one) => one.name === name)!;
  return interpreter.evaluate(state, {
    op: 'term',
    term: name,
    args: args.map((value, index) => ({ op: 'constant', value, type: model.params[index]!.type })),
    type: model.type,
  });
}

const at = (row: number, column: number): number | null =>
  row >= 0 && row < SIZE && column >= 0 && column < SIZE ? row * SIZE + column : null;
const beside = (cell: number): (number | null)[] => {
  const [row, column] = [Math.floor(cell / SIZE), cell % SIZE];
  return [at(row - 1, column), at(row, column + 1), at(row + 1, column), at(row, column - 1)];
};

test('the game compiles, and its cells are those of its rows and columns', () => {
  expect(problems).toEqual([]);
  const [grid] = games[0]!.game.grids;
  expect(grid!.cells).toHaveLength(49);
  expect(grid!.cells[0]).toEqual({ member: 0, row: -3, column: 1, marked: false, values: [] });
  expect(interpreter.notation.value({ is: 'cell', grid: 'moor', members: [0] }, 48)).toBe('moor[3,7]');
  expect(interpreter.notation.readValue({ is: 'cell', grid: 'moor', members: [0] }, 'moor[-3,1]')).toBe(0);
});

const words = seeded('areas');
const areas = Array.from({ length: 300 }, (_, index) => {
  const often = 2 + (index % 4);
  const all = Array.from({ length: SIZE * SIZE }, (_, cell) => cell);
  return {
    area: all.filter(() => draw(words, often) > 0 === index % 2 > 0),
    marked: all.filter(() => draw(words, 3) > 0),
  };
});

test('neighbours of an area: beside it, and not in it', () => {
  for (const { area } of areas) {
    const expected = new Set(area.flatMap(beside).filter((cell) => cell !== null && !area.includes(cell)));
    expect(term(withCells(area), 'near')).toEqual([...expected].sort((a, b) => a! - b!));
  }
});

test('holes: what no way from the edge comes to', () => {
  for (const { area } of areas) {
    const free = new Set(Array.from({ length: SIZE * SIZE }, (_, cell) => cell));
    for (const cell of area) free.delete(cell);
    const open = [...free].filter((cell) => beside(cell).includes(null));
    for (const cell of open)
      for (const near of beside(cell))
        if (near !== null && free.has(near) && !open.includes(near)) open.push(near);
    expect(term(withCells(area), 'gaps')).toEqual([...free].filter((cell) => !open.includes(cell)));
  }
});

test('what is reached: each once, the nearest first', () => {
  for (const { area } of areas) {
    const [start = 0] = area;
    const found = term(withCells(area), 'way', [start]) as number[];
    expect(new Set(found).size).toBe(found.length);
    const expected = new Set([start]);
    for (const cell of expected)
      for (const near of beside(cell)) if (near !== null && area.includes(near)) expected.add(near);
    expect(found).toEqual([...expected]);
  }
});

/** Two sides belong together if they share a corner and are of one cell, or in line, or face the same cell. */
function runs(area: readonly number[], isMeant: (cell: number, side: number) => boolean): number {
  const sides = area.flatMap((cell) =>
    [0, 1, 2, 3].flatMap((side) => {
      const behind = beside(cell)[side]!;
      return (behind === null || !area.includes(behind)) && isMeant(cell, side) ? [{ cell, side }] : [];
    }),
  );
  const position = (cell: number): [number, number] => [Math.floor(cell / SIZE), cell % SIZE];
  const ends = ({ cell, side }: { cell: number; side: number }): string[] => {
    const [row, column] = position(cell);
    const corners = [
      `${row} ${column}`,
      `${row} ${column + 1}`,
      `${row + 1} ${column + 1}`,
      `${row + 1} ${column}`,
    ];
    return [corners[side]!, corners[(side + 1) % 4]!];
  };
  const behindOf = ({ cell, side }: { cell: number; side: number }): string => {
    const [row, column] = position(cell);
    const [down, right] = [
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ][side]!;
    return `${row + down!} ${column + right!}`;
  };
  const touch = (a: (typeof sides)[number], b: (typeof sides)[number]): boolean => {
    if (!ends(a).some((end) => ends(b).includes(end))) return false;
    if (a.cell === b.cell) return true;
    if (a.side === b.side) return beside(a.cell).includes(b.cell);
    if (behindOf(a) !== behindOf(b)) return false;
    // Round an inner corner, unless the two cells only touch: then the cell between them is missing.
    const [one, other] = [beside(a.cell), beside(b.cell)];
    return one.some((cell) => cell !== null && area.includes(cell) && other.includes(cell));
  };
  let most = 0;
  const left = new Set(sides);
  for (const first of left) {
    const run = [first];
    left.delete(first);
    for (const side of run)
      for (const other of [...left])
        if (touch(side, other)) {
          left.delete(other);
          run.push(other);
        }
    most = Math.max(most, run.length);
  }
  return most;
}

test('the longest run around: the same as counting what hangs together', () => {
  for (const { area, marked } of areas) {
    const state = withCells(area, marked);
    expect(term(state, 'longest')).toBe(runs(area, (cell, side) => marked.includes(cell) || side === 0));
    expect(term(state, 'ring')).toBe(runs(area, () => true));
  }
});

describe('a place for one', () => {
  test('holds one piece, which leaves where it lay', () => {
    let state = interpreter.play(blank, { player: 0, action: 'plant', choices: { hedge: 2, spot: 5 } });
    expect((state.fields.garden as Value[][])[0]![5]).toBe(2);
    expect(state.fields.shed).toEqual([0, 1, 3]);
    state = interpreter.play(state, { player: 0, action: 'put', choices: { hedge: 3 } });
    expect(state.fields.corner).toBe(3);
    expect(state.fields.shed).toEqual([0, 1]);
  });

  test('a second piece does not fit in', () => {
    const state = interpreter.play(blank, { player: 0, action: 'put', choices: { hedge: 3 } });
    expect(
      problemOf(() => interpreter.play(state, { player: 0, action: 'put', choices: { hedge: 1 } })),
    ).toBe('too-many');
  });
});

describe('several words in a cell', () => {
  const [hedges] = games[0]!.game.pieces;
  test('are a set, in the order of the kind; nothing is the empty set', () => {
    expect(hedges!.pieces.map((piece) => piece[1])).toEqual([[0, 1], [0, 1], [2], []]);
    expect(hedges!.properties[1]!.type).toMatchObject({ is: 'collection', form: 'set' });
  });

  test('name the piece', () => {
    const type = { is: 'piece', pieces: 'Hedge' } as const;
    expect([0, 2, 3].map((piece) => interpreter.notation.value(type, piece))).toEqual([
      '1-north-east',
      '3-south',
      '4',
    ]);
  });
});
