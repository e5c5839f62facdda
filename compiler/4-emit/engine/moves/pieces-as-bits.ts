import type { Action, Choose, Expr, HeadLine } from '../../../3-ir/ir.ts';
import { isLocal, localsIn } from '../../../3-ir/walk.ts';
import { code, load, NONE } from '../../code/build.ts';
import { expr as quoted } from '../../code/quote.ts';
import { isSame } from '../../code/same.ts';
import type { Code, Stmt } from '../../code/tree.ts';
import type { Emitter, Writer } from '../emitter.ts';
import { fieldAddress } from '../values/fields.ts';
import { partsOf, planOf } from './plans.ts';
import type { Known } from './simplify.ts';

/**
 * For each grid the pieces that may go there, and what is left to ask of each. Undefined where that would be most of them: then
 * they are tried one after the other.
 */
export function partsByPiece(e: Emitter, choice: Choose, rest: readonly HeadLine[], known: Known) {
  const [inner, ...after] = rest;
  if (choice.type.is !== 'piece' || inner?.is !== 'choose' || inner.several || inner.from.op !== 'cells')
    return undefined;
  const { all } = e.gen.board.piecesOf(choice.type.pieces);
  if (all.length > 31) return undefined;
  const parts = partsOf(e, inner, known).map((part) => ({
    ...part,
    pieces: all.flatMap((piece) => {
      const now = new Map(known);
      now.set(choice.local, [piece]);
      if (part.cells) now.set(inner.local, part.cells);
      const plan = planOf(e, inner, part.cells, after, now);
      return plan ? [{ piece, plan }] : [];
    }),
  }));
  const many = parts.reduce((sum, part) => sum + part.pieces.length, 0);
  return many * 2 > parts.length * all.length ? undefined : parts;
}

/** The parameter of which a listing only asks which pieces there are: it is passed as bits, and no list is made for it. */
export function paramAsBits(e: Emitter, action: Action): string | undefined {
  const [choice, ...rest] = action.head;
  if (choice?.is !== 'choose' || choice.several || choice.from.op !== 'local' || action.tries)
    return undefined;
  const { local } = choice.from;
  if (!action.params.includes(local) || localsIn(rest).has(local)) return undefined;
  return partsByPiece(e, choice, rest, new Map()) ? local : undefined;
}

/** A bit for each piece of a collection. */
export function bitsOfPieces(w: Writer, from: Expr): Code {
  const bind = w.meant(from);
  if (bind && 'value' in bind) return bind.value;
  const place = from.op === 'field' ? w.gen.layout.fields.get(from.field) : undefined;
  if (place?.pieceBits) return load(place.pieceBits);
  const without = bitsWithout(w, from);
  if (without) return without;
  const here = w.let('here', 0);
  // From the last to the first, so that the count is read once.
  w.each(from, 'piece', (item, to) => to.code`${here} |= 1 << ${item};`, true);
  return code(here);
}

/** `all die in Die where die is not in used`: where what is used lies in bits too, the others are the other bits. */
function bitsWithout(w: Writer, from: Expr): Code | undefined {
  if (from.op !== 'all' || from.bound.in.op !== 'every piece') return undefined;
  const { bound, where } = from;
  const all = 2 ** w.gen.board.piecesOf(from.bound.in.pieces).all.length - 1;
  if (where?.op !== 'in' || !isLocal(where.left, bound.local)) return undefined;
  const { right } = where;
  if (right.op !== 'field' || right.whole || localsIn(right).has(bound.local)) return undefined;
  const { form, lowest, words } = w.gen.layout.field(right.field);
  if (form !== 'bits' || lowest !== 0 || words !== 1) return undefined;
  const used = load(fieldAddress(w, right));
  return where.not ? quoted`~${used} & ${all}` : quoted`${used} & ${all}`;
}

/** Pieces of code one behind the other; what asks first whether the same thing is there asks it once. */
export function underOneCondition(bodies: readonly Writer[]): readonly Stmt[] {
  const all: Stmt[] = [];
  for (const { statements } of bodies) {
    const [only, ...others] = statements;
    const before = all.at(-1);
    if (
      only?.is === 'if' &&
      before?.is === 'if' &&
      others.length + only.otherwise.length + before.otherwise.length === 0 &&
      asksForSomething(only.test) &&
      isSame(only.test, before.test)
    )
      all[all.length - 1] = { ...before, then: [...before.then, ...only.then] };
    else all.push(...statements);
  }
  return all;
}

/** `… !== NONE`. */
function asksForSomething(test: Code): boolean {
  return test.is === 'binary' && test.op === '!==' && isSame(test.right, NONE);
}
