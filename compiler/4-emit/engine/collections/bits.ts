import type { Bound, Expr } from '../../../2-model/model.ts';
import { present } from '../../../2-model/types.ts';
import { binary, code, func, load, sum } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr as quoted } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import type { Emitter } from '../emitter.ts';
import { localsIn } from '../facts.ts';
import type { Scope } from '../gen.ts';
import type { BitPlace, FieldPlace } from '../layout.ts';
import { blockOf } from '../values/fields.ts';
import { memberOf } from '../values/things.ts';
import { named } from './stream.ts';

type Quantifier = Extract<Expr, { bound: Bound }>;

/** Which bits a question is about: the word they lie in, and what bit 0 of that word would stand for. */
interface Part {
  readonly word: Code;
  readonly mask: Code;
  readonly first: Code;
}

/**
 * Questions about which cells are free or taken, answered with a few operations on bits: `first cell in sheet[green] where
 * entry[cell] is none`. Undefined where a question is of another kind.
 */
export function askBits(e: Emitter, expr: Quantifier, scope: Scope, out: Out): Code | undefined {
  const asked = fieldAsked(e, expr);
  if (!asked) return undefined;
  const { place, there, of, isNone } = asked;
  if (
    expr.op !== 'some' &&
    expr.op !== 'no' &&
    expr.op !== 'count of' &&
    expr.op !== 'first of' &&
    expr.op !== 'last of'
  )
    return undefined;
  if (expr.otherwise) return undefined;
  const part = partOf(e, expr.bound.in, there, scope, out);
  if (!part) return undefined;
  const bits = bitsAt(e, place, there, part, of, isNone, scope, out);
  switch (expr.op) {
    case 'some':
      return binary('!==', bits, 0);
    case 'no':
      return binary('===', bits, 0);
    case 'count of':
      return quoted`countIn(${bits})`;
    case 'first of':
      return quoted`firstIn(${bits}, ${part.first})`;
    case 'last of':
      return quoted`lastIn(${bits}, ${part.first})`;
  }
}

/**
 * The cells for which it holds that they are free, or taken, as bits; `first` is what bit 0 stands for. Undefined where something
 * else is asked.
 */
export function cellsAsked(
  e: Emitter,
  bound: Bound,
  where: Expr | undefined,
  scope: Scope,
  out: Out,
): { bits: Code; first: Code } | undefined {
  const asked = fieldAsked(e, { bound, where });
  if (!asked || bound.in.op !== 'cells') return undefined;
  const { place, there, of, isNone } = asked;
  const part = partOf(e, bound.in, there, scope, out);
  return part && { bits: bitsAt(e, place, there, part, of, isNone, scope, out), first: part.first };
}

function bitsAt(
  e: Emitter,
  place: FieldPlace,
  there: BitPlace,
  part: Part,
  of: Expr | undefined,
  isNone: boolean,
  scope: Scope,
  out: Out,
): Code {
  const block = place.inSeat ? [blockOf(e, of!, scope, out)] : [];
  const word = load(sum(...block, there.name, part.word));
  return isNone ? quoted`~${word} & ${part.mask}` : quoted`${word} & ${part.mask}`;
}

function fieldAsked(e: Emitter, { bound, where }: { bound: Bound; where?: Expr | undefined }) {
  if (where?.op !== 'same') return undefined;
  const isNull = (side: Expr): boolean => side.op === 'constant' && side.value === null;
  const field = isNull(where.right) ? where.left : isNull(where.left) ? where.right : undefined;
  if (field?.op !== 'field' || field.keys.length !== 1) return undefined;
  const [key] = field.keys;
  if (key?.op !== 'local' || key.local !== bound.local || (field.of && localsIn(field.of).has(bound.local)))
    return undefined;
  const place = e.gen.layout.fields.get(field.field)!;
  return place.there && { place, there: place.there, of: field.of, isNone: !where.not };
}

/** The bits of a member of a grid family, or of a line. */
function partOf(e: Emitter, cells: Expr, there: BitPlace, scope: Scope, out: Out): Part | undefined {
  const maskOf = (those: readonly number[]): number | undefined =>
    those.every((cell) => there.wordOf[cell] === there.wordOf[those[0]!])
      ? those.reduce((mask, cell) => mask | (1 << there.bitOf[cell]!), 0)
      : undefined;
  if (cells.op === 'cells') {
    const grid = e.gen.board.grid(cells.grid);
    const members = cells.member ? grid.cellsOf : [grid.all];
    const masks = members.map(maskOf);
    const first = members.map((those) => those[0]! - there.bitOf[those[0]!]!);
    const inRow = members.every((those, member) =>
      those.every((cell) => cell - there.bitOf[cell]! === first[member]),
    );
    if (masks.includes(undefined) || !inRow) return undefined;
    const member = cells.member ? memberOf(e, cells.grid, cells.member, scope, out) : code(0);
    const words = members.map((those) => there.wordOf[those[0]!]!);
    if (member.is === 'number')
      return {
        word: known(words[member.value]!),
        mask: known(masks[member.value]!),
        first: known(first[member.value]!),
      };
    const name = e.gen.fresh('member');
    out.code`const ${name} = ${member};`;
    const table = (about: string, values: readonly number[]): Code =>
      e.gen.at(`${cells.grid} ${about}`, values, name);
    return {
      word: table('word', words),
      mask: table('mask', masks as number[]),
      first: table('first of word', first),
    };
  }
  if (cells.op === 'cells of line') {
    const type = present(cells.of.type);
    if (type.is !== 'line') return undefined;
    const { model } = e.gen.board.grid(type.grid);
    const masks = model.lines.map((line) => maskOf(line.cells));
    if (masks.includes(undefined)) return undefined;
    const line = named(e, 'line', e.num(cells.of, scope, out), out);
    const table = (about: string, values: readonly number[]): Code =>
      values.every((one) => one === values[0])
        ? known(values[0]!)
        : e.gen.at(`${model.name} ${about}`, values, line);
    return {
      word: table(
        'line word',
        model.lines.map(({ cells: those }) => there.wordOf[those[0]!]!),
      ),
      mask: table('line mask', masks as number[]),
      first: code(0),
    };
  }
  return undefined;
}

/** A number that is known; the highest bit alone is no word for none. */
function known(value: number): Code {
  return { is: 'number', value };
}

/** The function that keeps the bit of one cell; another one where it is known that the cell holds something. */
export function noteFunction(e: Emitter, place: FieldPlace, isThere = false): Name {
  const there = place.there!;
  const about = `note ${place.model.name}${isThere ? ' there' : ''}`;
  return e.gen.function(about, camel(about), (name) => {
    const cell = e.gen.fresh('cell');
    const block = place.inSeat ? [e.gen.fresh('block')] : [];
    const { columns } = there;
    const wordOf = (): Code =>
      columns ? quoted`(${cell} / ${columns}) | 0` : e.gen.at(`${place.model.name} word`, there.wordOf, cell);
    const bitOf = (): Code =>
      columns ? quoted`${cell} % ${columns}` : e.gen.at(`${place.model.name} bit`, there.bitOf, cell);
    const word = sum(...block, there.name, there.words === 1 ? 0 : wordOf());
    const isPlain = there.bitOf.every((bit, at) => bit === at);
    const bit = isPlain ? code(cell) : bitOf();
    const params = [...block, cell];
    const keeps = `Keeps the bits that tell which \`${place.model.name}\` holds something`;
    const body = new Out();
    const rows = sum(...block, there.name, there.words);
    if (isThere) {
      body.code`m[${word}] |= 1 << ${bit};`;
      if (columns) body.code`m[${rows}] |= 1 << ${wordOf()};`;
      return func(name, { doc: `${keeps}: this one does.`, params }, body.statements);
    }
    const value = load(sum(...block, place.name, cell));
    const noted = e.gen.fresh('word');
    body.code`
      const ${noted} = ${word};
      const bit = 1 << ${bit};
      m[${noted}] = ${value} === NONE ? m[${noted}] & ~bit : m[${noted}] | bit;
    `;
    if (columns)
      body.code`
        const row = 1 << (${noted} - ${sum(...block, there.name)});
        m[${rows}] = m[${noted}] === 0 ? m[${rows}] & ~row : m[${rows}] | row;
      `;
    return func(name, { doc: `${keeps}.`, params }, body.statements);
  });
}

/** Brings all bits in line with what the fields hold. */
export function deriveAll(e: Emitter): readonly Stmt[] {
  const out = new Out();
  for (const place of e.gen.layout.fields.values()) {
    if (!place.there) continue;
    const size = place.keys[0]!.size;
    const note = noteFunction(e, place);
    if (!place.inSeat) {
      out.code`for (let cell = 0; cell < ${size}; cell++) ${note}(cell);`;
      continue;
    }
    const seats = place.model.owner === 'seat' ? quoted`m[PLAYERS] + m[IMAGINARY]` : quoted`m[PLAYERS]`;
    out.code`
      for (let seat = 0; seat < ${seats}; seat++)
        for (let cell = 0; cell < ${size}; cell++) ${note}(SEATS + seat * SEAT_WORDS, cell);
    `;
  }
  out.push(...e.pieces.deriveHomes());
  return out.statements;
}
