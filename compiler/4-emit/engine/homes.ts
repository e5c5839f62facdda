import type { Bound, Expr } from '../../2-model/model.ts';
import type { Emitter } from './emitter.ts';
import { fieldAddress, num } from './expressions.ts';
import { localsIn } from './facts.ts';
import { type Js, number, type Scope } from './gen.ts';
import type { Out } from './text.ts';

type Quantifier = Extract<Expr, { bound: Bound }>;
type FieldRead = Extract<Expr, { op: 'field' }>;

/**
 * How many pieces with something printed on them lie in some places: `count of tile in palace where building of tile is garden`.
 * Where it is noted for every piece where it lies, only those with that print are looked at, however much lies in the places.
 * Undefined where a question is of another kind.
 */
export function countByHome(e: Emitter, expr: Quantifier, scope: Scope, out: Out): Js | undefined {
  if (expr.op !== 'count of' || e.gen.traced) return undefined;
  const { bound, where } = expr;
  const fields = fieldsIn(bound.in);
  const asked = where && printedAsked(where, bound.local);
  if (!fields || !asked) return undefined;
  const places = fields.map(({ field }) => e.gen.layout.fields.get(field)!);
  const { pieces, property, value } = asked;
  const homes = e.gen.layout.homes.get(pieces);
  const lying = e.gen.layout.placesOf(pieces);
  // A place that is named twice counts twice.
  const isPlain = new Set(places).size === places.length && places.every((place) => lying.includes(place));
  if (!homes || !isPlain || e.facts.mayFault(value)) return undefined;
  const { model } = e.gen.board.piecesOf(pieces);
  const index = model.properties.findIndex(({ name }) => name === property);
  const { type } = model.properties[index]!;
  if (type.is !== 'kind' || value.type.is !== 'kind') return undefined;
  const lists = Array.from({ length: e.gen.layout.span(type).size }, (_, word) =>
    model.pieces.flatMap((piece, number) => (piece[index] === word ? [number] : [])),
  );
  const { items, from } = e.gen.lists(`${pieces} by ${property}`, lists);
  const [print, i, home, count] = ['print', 'i', 'home', 'count'].map((name) => e.gen.fresh(name)) as [
    string,
    string,
    string,
    string,
  ];
  out.push(`const ${print} = ${num(e, value, scope, out)};`);
  const tests = fields.map((field, at) => {
    const { keys, words } = places[at]!;
    const isWhole = field.whole && keys.length > 0;
    const { field: name, of } = field;
    const address = fieldAddress(
      e,
      { field: name, keys: isWhole ? [] : field.keys, ...(of ? { of } : {}) },
      scope,
      out,
    );
    const start = e.gen.fresh('start');
    out.push(`const ${start} = ${address};`);
    const size = isWhole ? keys.reduce((product, key) => product * key.size, words) : 1;
    return size === 1 ? `isSame(${home}, ${start})` : `liesWithin(${home}, ${start}, ${start} + ${size - 1})`;
  });
  out.push(
    `let ${count} = 0;`,
    `for (let ${i} = k[${from} + ${print}]!, end = k[${from} + ${print} + 1]!; ${i} < end; ${i}++) {`,
    `const ${home} = m[${homes} + k[${items} + ${i}]!]! >> 1;`,
    `${count} += ${tests.join(' | ')};`,
    '}',
  );
  return number(count);
}

/** The fields whose pieces are gone through, one behind the other. */
function fieldsIn(expr: Expr): FieldRead[] | undefined {
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
      side.of.op === 'local' &&
      side.of.local === local &&
      side.of.type.is === 'piece' &&
      !localsIn(value).has(local)
    )
      return { pieces: side.of.type.pieces, property: side.property, value };
  return undefined;
}
