import type { Bound, Expr, Quantifier } from '../../../3-ir/ir.ts';
import { isLocal, localsIn } from '../../../3-ir/walk.ts';
import { binary, code, load, sum } from '../../code/build.ts';
import { expr as quoted, stmts } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import { type Emitter, Writer } from '../emitter.ts';
import type { BitPlace, FieldPlace } from '../layout.ts';
import { blockOf, eachSeat } from '../values/fields.ts';
import { gridOf, memberOf } from '../values/things.ts';
import { named } from './stream.ts';

/** Bits that answer a question about cells; `first` is what bit 0 stands for. */
interface Asked {
  readonly bits: Code;
  readonly first: Code;
}

const ANSWERS: { readonly [Op in Quantifier['op']]?: (asked: Asked) => Code } = {
  some: ({ bits }) => binary('!==', bits, 0),
  no: ({ bits }) => binary('===', bits, 0),
  'count of': ({ bits }) => quoted`countIn(${bits})`,
  'first of': ({ bits, first }) => quoted`firstIn(${bits}, ${first})`,
  'last of': ({ bits, first }) => quoted`lastIn(${bits}, ${first})`,
};

/**
 * Questions about which cells are free or taken, answered with a few operations on bits: `first cell in sheet[green] where
 * entry[cell] is none`. Undefined where a question is of another kind.
 */
export function askBits(w: Writer, expr: Quantifier): Code | undefined {
  const answer = expr.otherwise ? undefined : ANSWERS[expr.op];
  const asked = answer && cellsAsked(w, expr.bound, expr.where);
  return asked && answer(asked);
}

/** The cells for which it holds that they are free, or taken, as bits. Undefined where something else is asked. */
export function cellsAsked(w: Writer, bound: Bound, where: Expr | undefined): Asked | undefined {
  if (where?.op !== 'same') return undefined;
  const isNull = (side: Expr): boolean => side.op === 'constant' && side.value === null;
  const field = isNull(where.right) ? where.left : isNull(where.left) ? where.right : undefined;
  if (field?.op !== 'field' || field.keys.length !== 1) return undefined;
  const [key] = field.keys;
  if (!isLocal(key, bound.local) || (field.of && localsIn(field.of).has(bound.local))) return undefined;
  const place = w.gen.layout.field(field.field);
  const { there, inSeat } = place;
  const part = there && partOf(w, bound.in, there);
  if (!part) return undefined;
  const block = inSeat ? [blockOf(w, field.of!, place)] : [];
  const word = load(sum(...block, there.name, part.word));
  const bits = where.not ? quoted`${word} & ${part.mask}` : quoted`~${word} & ${part.mask}`;
  return { bits, first: part.first };
}

/** Some of the bits: the word they lie in, which of its bits, and what bit 0 of that word would stand for. */
interface Part {
  readonly word: Code;
  readonly mask: Code;
  readonly first: Code;
}

/** The bits of a grid, of a member of a grid family, or of a line; undefined where they do not lie in one word, in order. */
function partOf(w: Writer, cells: Expr, there: BitPlace): Part | undefined {
  const asked = setsOfCells(w.e, cells);
  if (!asked) return undefined;
  const { sets, about } = asked;
  const words = sets.map(([first]) => there.wordOf[first!]!);
  const firsts = sets.map(([first]) => first! - there.bitOf[first!]!);
  const areInOrder = sets.every((set, at) =>
    set.every(
      (cell, index) =>
        there.wordOf[cell] === words[at] &&
        cell - there.bitOf[cell]! === firsts[at] &&
        !(cell < set[index - 1]!),
    ),
  );
  if (!areInOrder) return undefined;
  const masks = sets.map((set) => set.reduce((mask, cell) => mask | (1 << there.bitOf[cell]!), 0));
  const which = named(w, asked.hint, asked.which(w));
  const table = (name: string, values: readonly number[]): Code => {
    if (which.is === 'number') return known(values[which.value]!);
    const isOne = values.every((one) => one === values[0]);
    return isOne ? known(values[0]!) : w.gen.at(`${about} ${name}`, values, which);
  };
  return { word: table('word', words), mask: table('mask', masks), first: table('first of word', firsts) };
}

/** The sets of cells of which a collection is one, and what tells which. */
function setsOfCells(e: Emitter, cells: Expr) {
  if (cells.op === 'cells') {
    const { grid, member } = cells;
    const { cellsOf, all } = e.gen.board.grid(grid);
    const which = (w: Writer): Code => (member ? memberOf(w, grid, member) : code(0));
    return { sets: member ? cellsOf : [all], about: grid, hint: 'member', which };
  }
  if (cells.op !== 'cells of line') return undefined;
  const { model } = gridOf(e, cells.of);
  const which = (w: Writer): Code => w.num(cells.of);
  return { sets: model.lines.map((line) => line.cells), about: `${model.name} line`, hint: 'line', which };
}

/** A number that is known; the highest bit alone is no word for none. */
function known(value: number): Code {
  return { is: 'number', value };
}

/** The function that keeps the bit of one cell; another one where it is known that the cell holds something. */
export function noteFunction(e: Emitter, place: FieldPlace, isThere = false): Name {
  const there = place.there!;
  const about = `note ${place.model.name}${isThere ? ' there' : ''}`;
  return e.gen.function(about, about, () => {
    const cell = e.gen.fresh('cell');
    const block = place.inSeat ? [e.gen.fresh('block')] : [];
    const { hasSpan } = there;
    const wordOf = (): Code =>
      hasSpan ? quoted`${cell} >> 5` : e.gen.at(`${place.model.name} word`, there.wordOf, cell);
    const bitOf = (): Code =>
      hasSpan ? quoted`${cell} & 31` : e.gen.at(`${place.model.name} bit`, there.bitOf, cell);
    const word = sum(...block, there.name, there.words === 1 ? 0 : wordOf());
    const isPlain = there.bitOf.every((bit, at) => bit === at);
    const bit = isPlain ? code(cell) : bitOf();
    const params = [...block, cell];
    const keeps = `Keeps the bits that tell which \`${place.model.name}\` holds something`;
    const body = new Writer(e);
    const span = sum(...block, there.name, there.words);
    if (isThere) {
      body.code`m[${word}] |= 1 << ${bit};`;
      if (hasSpan) body.code`widen(${span}, ${there.words}, ${wordOf()});`;
      return { doc: `${keeps}: this one does.`, params, body };
    }
    const value = load(sum(...block, place.name, cell));
    const noted = e.gen.fresh('word');
    body.code`
      const ${noted} = ${word};
      const bit = 1 << ${bit};
      m[${noted}] = ${value} === NONE ? m[${noted}] & ~bit : m[${noted}] | bit;
    `;
    if (hasSpan) body.code`if (${value} !== NONE) widen(${span}, ${there.words}, ${wordOf()});`;
    return { doc: `${keeps}.`, params, body };
  });
}

/** Brings the bits of all cells in line with what the fields hold. */
export function deriveBits(e: Emitter): readonly Stmt[] {
  return [...e.gen.layout.fields.values()].flatMap((place) => {
    if (!place.there) return [];
    const { name: bits, words, hasSpan } = place.there;
    const note = noteFunction(e, place, true);
    const cell = e.gen.fresh('cell');
    return eachSeat(e, place, (block) => {
      const args = [...(place.inSeat ? [block] : []), cell].map(code);
      const end = sum(block, bits, words + (hasSpan ? 2 : 0));
      return stmts`
        m.fill(0, ${sum(block, bits)}, ${end});
        for (let ${cell} = 0; ${cell} < ${place.count}; ${cell}++)
          if (m[${sum(block, place.name, cell)}] !== NONE) ${note}(${args});`;
    });
  });
}
