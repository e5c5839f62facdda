import type { Bound, Expr } from '../../../2-model/model.ts';
import { present } from '../../../2-model/types.ts';
import type { Emitter } from '../emitter.ts';
import { localsIn } from '../facts.ts';
import { type Js, number, type Scope, truth } from '../gen.ts';
import type { BitPlace, FieldPlace } from '../layout.ts';
import { camel, type Out, plus } from '../text.ts';
import { num } from '../values/expressions.ts';
import { blockOf } from '../values/fields.ts';
import { memberOf } from '../values/things.ts';

type Quantifier = Extract<Expr, { bound: Bound }>;

/** Which bits a question is about: the word they lie in, and what bit 0 of that word would stand for. */
interface Part {
  readonly word: string;
  readonly mask: string;
  readonly first: string;
}

/**
 * Questions about which cells are free or taken, answered with a few operations on bits: `first cell in sheet[green] where
 * entry[cell] is none`. Undefined where a question is of another kind.
 */
export function askBits(e: Emitter, expr: Quantifier, scope: Scope, out: Out): Js | undefined {
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
      return truth(`((${bits}) !== 0)`);
    case 'no':
      return truth(`((${bits}) === 0)`);
    case 'count of':
      return number(`countIn(${bits})`);
    case 'first of':
      return number(`firstIn(${bits}, ${part.first})`);
    case 'last of':
      return number(`lastIn(${bits}, ${part.first})`);
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
): { bits: string; first: string } | undefined {
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
): string {
  const block = place.inSeat ? `${blockOf(e, of!, scope, out)} + ` : '';
  const word = plus(`${block}${there.name}`, part.word);
  return `${isNone ? '~' : ''}m[${word}]! & ${part.mask}`;
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
    const member = cells.member ? memberOf(e, cells.grid, cells.member, scope, out) : '0';
    const words = members.map((those) => there.wordOf[those[0]!]!);
    if (/^\d+$/.test(member))
      return {
        word: String(words[Number(member)]),
        mask: String(masks[Number(member)]),
        first: String(first[Number(member)]),
      };
    const name = e.gen.fresh('member');
    out.push(`const ${name} = ${member};`);
    const table = (about: string, values: readonly number[]): string =>
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
    const js = num(e, cells.of, scope, out);
    const line = /^[\w$]+$/.test(js) ? js : e.gen.fresh('line');
    if (line !== js) out.push(`const ${line} = ${js};`);
    const table = (about: string, values: readonly number[]): string =>
      values.every((one) => one === values[0])
        ? String(values[0])
        : e.gen.at(`${model.name} ${about}`, values, line);
    return {
      word: table(
        'line word',
        model.lines.map(({ cells: those }) => there.wordOf[those[0]!]!),
      ),
      mask: table('line mask', masks as number[]),
      first: '0',
    };
  }
  return undefined;
}

/** The function that keeps the bit of one cell; another one where it is known that the cell holds something. */
export function noteFunction(e: Emitter, place: FieldPlace, isThere = false): string {
  const there = place.there!;
  const about = `note ${place.model.name}${isThere ? ' there' : ''}`;
  return e.gen.function(about, camel(about), (name) => {
    const block = place.inSeat ? 'block + ' : '';
    const { columns } = there;
    const wordOf = (): string =>
      columns ? `((cell / ${columns}) | 0)` : e.gen.at(`${place.model.name} word`, there.wordOf, 'cell');
    const bitOf = (): string =>
      columns ? `(cell % ${columns})` : e.gen.at(`${place.model.name} bit`, there.bitOf, 'cell');
    const word = there.words === 1 ? '' : ` + ${wordOf()}`;
    const isPlain = there.bitOf.every((bit, cell) => bit === cell);
    const bit = isPlain ? 'cell' : bitOf();
    const params = place.inSeat ? 'block: number, cell: number' : 'cell: number';
    if (isThere)
      return `/** Keeps the bits that tell which \`${place.model.name}\` holds something: this one does. */
function ${name}(${params}): void {
  m[${block}${there.name}${word}]! |= 1 << ${bit};
}`;
    return `/** Keeps the bits that tell which \`${place.model.name}\` holds something. */
function ${name}(${params}): void {
  const word = ${block}${there.name}${word};
  const bit = 1 << ${bit};
  m[word] = m[${block}${place.name} + cell] === NONE ? m[word]! & ~bit : m[word]! | bit;
}`;
  });
}

/** Brings all bits in line with what the fields hold. */
export function deriveAll(e: Emitter): string {
  const lines = [...e.gen.layout.fields.values()].flatMap((place) => {
    if (!place.there) return [];
    const size = place.keys[0]!.size;
    const note = noteFunction(e, place);
    if (!place.inSeat) return [`for (let cell = 0; cell < ${size}; cell++) ${note}(cell);`];
    const seats = place.model.owner === 'seat' ? 'm[PLAYERS]! + m[IMAGINARY]!' : 'm[PLAYERS]!';
    return [
      `for (let seat = 0; seat < ${seats}; seat++) for (let cell = 0; cell < ${size}; cell++) ${note}(SEATS + seat * SEAT_WORDS, cell);`,
    ];
  });
  return [...lines, ...e.pieces.deriveHomes()].join('\n');
}
