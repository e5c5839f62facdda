import type { Expr, ExprOf, Quantifier } from '../../../3-ir/ir.ts';
import { isLocal, localsIn } from '../../../3-ir/walk.ts';
import { binary, chain, code, type Operand } from '../../code/build.ts';
import { expr as quoted, stmts } from '../../code/quote.ts';
import type { Code, Name } from '../../code/tree.ts';
import type { Binding, Emitter, Writer } from '../emitter.ts';
import type { FieldPlace } from '../layout.ts';
import { fieldAddress } from '../values/fields.ts';
import { argument } from '../values/terms.ts';

/**
 * How many pieces with something printed on them lie in some places: `count of tile in yard where colour of tile is red`.
 * Where it is noted for every piece where it lies, only those with that print are looked at, however much lies in the places.
 * Undefined where a question is of another kind.
 */
export function countByHome(w: Writer, expr: Quantifier): Code | undefined {
  const asked = expr.op === 'count of' && !w.e.tracing ? countAsked(w.e, expr) : undefined;
  if (!asked) return undefined;
  const print = w.const('print', w.num(asked.value));
  const ranges = asked.places.map(({ field, place }) => {
    const isWhole = field.whole && place.keys.length > 0;
    const start = w.const('start', fieldAddress(w, isWhole ? { ...field, keys: [] } : field));
    return { start, size: isWhole ? place.count * place.words : 1 };
  });
  const isAt = (home: Name): Code =>
    ranges
      .map(({ start, size }) =>
        size === 1
          ? quoted`isSame(${home}, ${start})`
          : quoted`liesWithin(${home}, ${start}, ${start} + ${size - 1})`,
      )
      .reduce((left, right) => binary('|', left, right));
  return code(addedUp(w, asked, print, 'count', isAt));
}

/** Adds up something for every piece with a print; `adds` tells what, from where the piece lies. */
function addedUp(
  w: Writer,
  { homes, items, from }: CountAsked,
  print: Name,
  hint: string,
  adds: (home: Name) => Code,
): Name {
  const [total, home] = [w.gen.fresh(hint), w.gen.fresh('home')];
  w.code`
    let ${total} = 0;
    const end = k[${from} + ${print} + 1];
    for (let i = k[${from} + ${print}]; i < end; i++) {
      const ${home} = m[${homes} + k[${items} + i]] >> 1;
      ${total} += ${adds(home)};
    }
  `;
  return total;
}

/** How many each seat has of something: a few bits of one word for each seat, side by side. */
export interface SeatCounts {
  /** The name of the word. */
  readonly word: Name;
  /** The bits for one seat: those of its count, and one above them that is free. */
  readonly width: number;
}

/** The count of one seat. */
export function countIn({ word, width }: SeatCounts, seat: Operand): Code {
  return quoted`(${word} >>> (${seat} * ${width})) & ${2 ** (width - 1) - 1}`;
}

/**
 * The same for all seats at once, where a ranking asks it of each: `rank seat in seats by most owned[building] of seat`. The pieces
 * are looked at once, not once for every seat. Undefined too where the counts do not fit into a word.
 */
export function countForAll(w: Writer, expr: Expr, seat: string): SeatCounts | undefined {
  if (expr.op !== 'term' || !isLocal(expr.of, seat) || w.e.tracing) return undefined;
  const { value, given: [its, ...others] = [] } = w.facts.inline(expr) ?? {};
  if (!its || value?.op !== 'count of') return undefined;
  const owner = its.param;
  if (JSON.stringify(owner.type) !== JSON.stringify(expr.of.type)) return undefined;
  if (others.some(({ arg }) => localsIn(arg).has(seat) || w.facts.mayFault(arg))) return undefined;
  const asked = countAsked(w.e, value);
  if (!asked || localsIn(asked.value).has(owner.name)) return undefined;
  const areOwn = asked.places.every(
    ({ field: { of, whole, keys }, place }) =>
      place.inSeat && isLocal(of, owner.name) && (whole || keys.length === 0),
  );
  const width = widthFor(asked.longest, w.gen.layout.seats);
  if (!areOwn || width === undefined) return undefined;
  const inner = new Map<string, Binding>();
  for (const { param, arg } of others) inner.set(param.name, { value: argument(w, arg, param) });
  const owned = ownersOf(
    w.e,
    asked.places.map(({ place }) => place),
    width,
  );
  const print = w.const('print', w.in(inner).num(asked.value));
  return { word: addedUp(w, asked, print, 'counts', (home) => quoted`k[${owned} + ${home}]`), width };
}

/** The bits that each seat needs to count up to `most`; undefined if they do not all fit into a word. */
function widthFor(most: number, seats: number): number | undefined {
  // How many seats there are must fit too: `countsFrom` adds them up in the bits of one.
  const width = 33 - Math.clz32(Math.max(most, seats));
  return width * seats < 32 ? width : undefined;
}

/** A table that tells for every word of the state what a piece there adds to the counts, where it belongs to some places of seats. */
function ownersOf(e: Emitter, places: readonly FieldPlace[], width: number): Name {
  const { layout } = e.gen;
  const fields = places.map(({ model }) => model.name);
  const about = fields.join(' and ');
  const owner = e.gen.function(`owner of ${about} ${width}`, `owner of ${about}`, () => {
    const [address, at] = [e.gen.fresh('address'), e.gen.fresh('at')];
    const isOneOf = (those: readonly FieldPlace[]): Code =>
      those.length === 0
        ? code(false)
        : chain(
            '||',
            those.map(({ name, keys, count, words }) =>
              keys.length === 0
                ? quoted`${at} === ${name}`
                : quoted`${at} >= ${name} && ${at} < ${name} + ${count * words}`,
            ),
          );
    const outside = places.filter(({ isOutside }) => isOutside);
    const onGrids = stmts`
      if (${address} >= GRIDS) {
        const ${at} = ((${address} - GRIDS) % GRID_WORDS) + GRIDS;
        return ${isOneOf(outside)} ? 1 << ((((${address} - GRIDS) / GRID_WORDS) | 0) * ${width}) : 0;
      }`;
    const doc = `A one in the ${width} bits of the seat whose \`${fields.join('` and `')}\` a word of the state is part of; 0 for nobody.`;
    const isOwn = isOneOf(places.filter(({ isOutside }) => !isOutside));
    const body = stmts`
      if (${address} < SEATS) return 0;
      ${outside.length > 0 ? onGrids : []}
      const ${at} = (${address} - SEATS) % SEAT_WORDS;
      return ${isOwn} ? 1 << ((((${address} - SEATS) / SEAT_WORDS) | 0) * ${width}) : 0;`;
    return { doc, params: [address], returns: 'number', body };
  });
  const words = (): number => {
    const thread = layout.size('thread');
    return (
      layout.size('table') + thread + layout.seats * (layout.size('seat') + thread + layout.size('grids'))
    );
  };
  return e.gen.computed(
    `owner of ${about} ${width}`,
    `owner of ${about}`,
    words,
    () => quoted`workedOut(GRIDS + ${layout.seats} * GRID_WORDS, ${owner})`,
  );
}

/** Pieces that are counted by what is printed on them. */
interface CountAsked {
  readonly places: readonly { readonly field: ExprOf<'field'>; readonly place: FieldPlace }[];
  /** What is to be printed on a piece. */
  readonly value: Expr;
  /** Where each piece lies, and the pieces by what is printed on them; the longest of these lists has `longest`. */
  readonly homes: Name;
  readonly items: Name;
  readonly from: Name;
  readonly longest: number;
}

/** What is counted; undefined where it is something else, or where it is not noted where each piece lies. */
function countAsked(e: Emitter, { bound, where }: Quantifier): CountAsked | undefined {
  const { layout, board } = e.gen;
  const asked = where && printedAsked(where, bound.local);
  const places = fieldsIn(bound.in)?.map((field) => ({ field, place: layout.field(field.field) }));
  if (!asked || !places) return undefined;
  const { pieces, property, value } = asked;
  const homes = layout.homes.get(pieces);
  const lying = layout.placesOf(pieces);
  // A place that is named twice counts twice.
  const areDifferent = new Set(places.map(({ place }) => place)).size === places.length;
  if (!homes || !areDifferent || !places.every(({ place }) => lying.includes(place))) return undefined;
  const { model } = board.piecesOf(pieces);
  const index = model.properties.findIndex(({ name }) => name === property);
  const { type } = model.properties[index]!;
  if (type.is !== 'kind' || value.type.is !== 'kind' || e.facts.mayFault(value)) return undefined;
  const lists = Array.from({ length: layout.span(type).size }, (_, word) =>
    model.pieces.flatMap((piece, number) => (piece[index] === word ? [number] : [])),
  );
  const longest = Math.max(...lists.map(({ length }) => length));
  return { places, value, homes, longest, ...e.gen.lists(`${pieces} by ${property}`, lists) };
}

/** The fields whose pieces are gone through, one behind the other. */
function fieldsIn(expr: Expr): ExprOf<'field'>[] | undefined {
  if (expr.op === 'field') return [expr];
  if (expr.op !== 'joined') return undefined;
  const [left, right] = [fieldsIn(expr.left), fieldsIn(expr.right)];
  return left && right && [...left, ...right];
}

/** What must be printed on a piece: one property that is the same as something that has nothing to do with the piece. */
function printedAsked(where: Expr, local: string) {
  if (where.op !== 'same' || where.not) return undefined;
  for (const [side, value] of [
    [where.left, where.right],
    [where.right, where.left],
  ] as const)
    if (
      side.op === 'property' &&
      isLocal(side.of, local) &&
      side.of.type.is === 'piece' &&
      !localsIn(value).has(local)
    )
      return { pieces: side.of.type.pieces, property: side.property, value };
  return undefined;
}
