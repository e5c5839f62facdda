import type { Emitter } from '../emitter.ts';
import type { Choose } from './several.ts';
import { type Known, simplify } from './simplify.ts';

/** A grid family is listed grid by grid: what the rules say of one grid is no concern of the others. */
export function partsOf(
  e: Emitter,
  choice: Choose,
  known: Known,
): { cells?: readonly number[]; about?: string }[] {
  const { from } = choice;
  if (from.op === 'cells') {
    const grid = e.gen.board.grid(from.grid);
    if (!from.member)
      return grid.cellsOf.map((cells, member) => {
        const value = grid.model.members[member]!.value;
        const about = grid.model.key
          ? `${from.grid}[${e.gen.board.words(grid.model.key.kind)[value!]}]`
          : from.grid;
        return { cells, about };
      });
    const member = simplify(e, from.member, known);
    if (member.op === 'constant') {
      const position = grid.model.members.findIndex(({ value }) => value === member.value);
      return [{ cells: grid.cellsOf[position]! }];
    }
  }
  if (from.op === 'every piece') return [{ cells: e.gen.board.piecesOf(from.pieces).all }];
  return [{}];
}
