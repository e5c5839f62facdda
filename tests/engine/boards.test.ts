import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Agreement } from '../../compiler/agree/agree.ts';
import { createInterpreter, type State } from '../../compiler/interpret/index.ts';
import { draw, seeded } from '../../compiler/runtime/random.ts';
import { compiled, emitted } from './emitted.ts';

/** Games on boards, each a page long, that ask for straight lines and surroundings. */

function sourcesOf(id: string) {
  return [
    { file: `${id}/${id}.regel`, text: readFileSync(new URL(`boards/${id}.regel`, import.meta.url), 'utf8') },
  ];
}

test.each(['gomoku', 'four', 'reversi'])('%s: interpreter and engines agree', async (id) => {
  const { game, engine } = await emitted(id, sourcesOf(id));
  const agreement = new Agreement({ id, game }, engine);
  const played = agreement.play({ players: 2, imaginary: 0, options: {} }, id, 400, false);
  expect(played.disagreement).toBeUndefined();
});

test('Reversi has as many positions after four moves as others have counted', () => {
  const interpreter = createInterpreter(compiled('reversi', sourcesOf('reversi')).game);
  const ways = (state: State, depth: number): number => {
    if (depth === 0) return 1;
    const who = interpreter.toAct(state)[0]!;
    return interpreter
      .moves(state, who)
      .reduce((sum, move) => sum + ways(interpreter.play(state, move), depth - 1), 0);
  };
  const start = interpreter.start({ players: 2, seed: 'perft' });
  expect([1, 2, 3, 4].map((depth) => ways(start, depth))).toEqual([4, 12, 56, 244]);
});

const ROWS = { gomoku: 15, four: 6 } as const;
const COLUMNS = { gomoku: 15, four: 7 } as const;
const WANTED = { gomoku: 5, four: 4 } as const;

/** Whether a board has so many of a colour in a row: every window of that length is looked at. */
function hasLine(id: keyof typeof ROWS, board: readonly (number | null)[], colour: number): boolean {
  const [rows, columns, wanted] = [ROWS[id], COLUMNS[id], WANTED[id]];
  const at = (row: number, column: number): number | null | undefined =>
    row < 0 || column < 0 || row >= rows || column >= columns ? undefined : board[row * columns + column];
  return board.some((_, cell) =>
    [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, -1],
    ].some(([down, right]) =>
      Array.from({ length: wanted }, (_, step) =>
        at(Math.floor(cell / columns) + step * down!, (cell % columns) + step * right!),
      ).every((found) => found === colour),
    ),
  );
}

describe.each(['gomoku', 'four'] as const)('%s', (id) => {
  const interpreter = createInterpreter(compiled(id, sourcesOf(id)).game);
  test.each([1, 2, 3, 4])('ends with the first line, and not before: game %i', (number) => {
    const words = seeded(`${id} ${number}`);
    let state = interpreter.start({ players: 2, seed: `${number}` });
    for (;;) {
      const [who] = interpreter.toAct(state);
      const board = state.fields.stone as (number | null)[];
      const lines = [0, 1].map((colour) => hasLine(id, board, colour));
      if (who === undefined) {
        expect(lines.includes(true) || !board.includes(null)).toBe(true);
        return;
      }
      expect(lines).toEqual([false, false]);
      const moves = interpreter.moves(state, who);
      state = interpreter.play(state, moves[draw(words, moves.length)]!);
    }
  });
});
