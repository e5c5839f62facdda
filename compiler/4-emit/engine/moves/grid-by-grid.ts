import type { Choose, Expr } from '../../../3-ir/ir.ts';
import type { Emitter } from '../emitter.ts';
import { type Known, simplify } from './simplify.ts';

/** Some of the values of a choice. */
export interface ChoicePart {
  /** The values, where they are known. */
  readonly cells?: readonly number[];
  readonly about?: string;
  /** What they come from, where it is not all that can be chosen from. */
  readonly from?: Expr;
  /** They are cells at which this field holds something. */
  readonly holds?: Expr;
}

/** A grid family is listed grid by grid: what the rules say of one grid is no concern of the others. */
export function partsOf(e: Emitter, choice: Choose, known: Known): ChoicePart[] {
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

/** What a collection is joined of, each part with what is known of its values. */
export function joinedParts(e: Emitter, expr: Expr, known: Known): ChoicePart[] {
  if (expr.op === 'joined') return [expr.left, expr.right].flatMap((part) => joinedParts(e, part, known));
  const from = simplify(e, expr, known);
  if (from.op === 'joined') return joinedParts(e, from, known);
  if (from.op === 'constant' && typeof from.value === 'number') return [{ from, cells: [from.value] }];
  return [{ from, ...(from.op === 'cells of field' ? { holds: from.of } : {}) }];
}
