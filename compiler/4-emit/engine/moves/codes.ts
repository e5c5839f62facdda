import { itemType, present } from '../../../2-model/types.ts';
import type { Action, Choice, Choose } from '../../../3-ir/ir.ts';
import { choicesOf, endsOf } from '../../../3-ir/walk.ts';
import { MOST_SETS } from '../../../runtime/limits.ts';
import { call, names, type Operand } from '../../code/build.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import type { Emitter } from '../emitter.ts';

/** Of this number of values at the most a set is one number, with a bit for each; larger ones are numbered as they come up. */
const MOST_BITS = 20;

/** How the values of a choice become codes; `sets`: the code is the number of a set. */
export interface Codes {
  readonly lowest: number;
  readonly codes: number;
  readonly sets?: true;
}

/** Up to this number of codes of an action, those of each choice are a power of two: then a move is taken apart by bits, without dividing. */
const MOST_IN_BITS = 2 ** 16;

/** The codes of all choices of an action. */
export function codesOf(e: Emitter, { head, name }: Pick<Action, 'head' | 'name'>): readonly Codes[] {
  return e.gen.once(`codes of ${name}`, () => {
    const exact = choicesOf({ head }).map((line) => exactCodes(e, line));
    const inBits = exact.map((one) => ({ ...one, codes: 2 ** Math.ceil(Math.log2(one.codes)) }));
    return productOf(inBits) <= MOST_IN_BITS ? inBits : exact;
  });
}

/** The codes of a choice, as many as it has values. */
export function exactCodes(e: Emitter, { type, several }: Choose): Codes {
  const { lowest, size } = e.gen.layout.span(present(several ? itemType(type) : type));
  if (!several) return { lowest, codes: size + (type.is === 'optional' ? 1 : 0) };
  return size <= MOST_BITS ? { lowest, codes: 2 ** size } : { lowest: 0, codes: MOST_SETS, sets: true };
}

function productOf(all: readonly Codes[]): number {
  return all.reduce((product, { codes }) => product * codes, 1);
}

/** The code of a set that is in a list. */
export function codeOfSet(e: Emitter, choice: Choose, list: Operand): Code {
  const { lowest, sets } = exactCodes(e, choice);
  return sets ? expr`sets.numberOf(m, ${list})` : expr`bitsOf(${list}, ${lowest})`;
}

/**
 * Whether moves of an action are listed with the set that is chosen beside them, and only those that somebody asks for get a number for
 * it: most are never asked for. Their codes are words.
 */
export function numbersSetsLater(e: Emitter, action: Action): boolean {
  const codes = codesOf(e, action);
  const last = Math.max(...listedAt(e, action).firsts) + productOf(codes);
  return codes.filter(({ sets }) => sets).length === 1 && last < 2 ** 31;
}

/** Room for moves that are listed with their sets: the first word tells how much is in use. */
const MOST_LATER = 2048;
export function laterMoves(e: Emitter): Name {
  return e.gen.once('later moves', () => e.gen.words('later moves', MOST_LATER + 1));
}

/** The code of a move whose set has no number yet: where there is room for it, less than 0, and where it is to be found. */
export function laterMove(e: Emitter, codes: readonly Codes[], move: Code, set: Name): Code {
  const factor = productOf(codes.slice(codes.findIndex(({ sets }) => sets) + 1));
  return call(laterFunction(e), [move, factor, set]);
}

function laterFunction(e: Emitter): Name {
  return e.gen.function('later move', 'laterMove', () => {
    const [code, times, set] = names('code', 'times', 'set');
    const [room, at, words] = [laterMoves(e), ...names('at', 'words')];
    const doc =
      'Keeps a move with the set that is chosen, which gets a number when somebody asks for the move.';
    const body = stmts`
      const ${words} = m[${set}] + 3;
      if (m[${room}] + ${words} > ${MOST_LATER}) return ${code} + ${times} * sets.numberOf(m, ${set});
      const ${at} = ${room} + 1 + m[${room}];
      m[${room}] += ${words};
      m[${at}] = ${code};
      m[${at} + 1] = ${times};
      setList(${at} + 2, ${set});
      return -1 - ${at};`;
    return { doc, params: [code, times, set], returns: 'number', body };
  });
}

/** Puts the set of a code into a list. */
export function setOfCode(e: Emitter, choice: Choose, code: Operand, list: Operand): readonly Stmt[] {
  const { lowest, sets } = exactCodes(e, choice);
  return sets ? stmts`sets.itemsInto(m, ${list}, ${code});` : stmts`setOfBits(${code}, ${lowest}, ${list});`;
}

/** Which codes the moves of an action can begin at, and whether they are always the first to be listed. */
export function listedAt(e: Emitter, action: Action): { firsts: readonly number[]; isAlone: boolean } {
  const firsts = new Set<number>();
  let isAlone = true;
  for (const end of endsOf(e.gen.game))
    for (const [index, offer] of (end.end === 'choice' ? withCodes(e, end) : []).entries())
      if (offer.action === action) {
        firsts.add(offer.first);
        isAlone &&= index === 0;
      }
  return { firsts: [...firsts], isAlone };
}

/** The offers of a decision: the codes of each begin where those of the one before it end; 0 is not to do anything. */
export function withCodes(e: Emitter, { offers }: Choice) {
  let next = 1;
  return offers.map((offer) => {
    const [action, first] = [e.action(offer.action), next];
    next += codeCount(e, action);
    return { ...offer, action, first };
  });
}

/** How many codes the moves of an action need. */
export function codeCount(e: Emitter, action: Action): number {
  return productOf(codesOf(e, action));
}
