import type { Bound, Expr } from '../../2-model/model.ts';
import type { Emitter } from './emitter.ts';
import { fieldAddress, num } from './expressions.ts';
import { localsIn } from './facts.ts';
import { type Binding, type Js, number, type Scope } from './gen.ts';
import type { FieldPlace } from './layout.ts';
import { argument } from './terms.ts';
import { camel, type Out } from './text.ts';

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
  const lists = listsByPrint(e, fields, asked);
  if (!lists) return undefined;
  const places = fields.map(({ field }) => e.gen.layout.fields.get(field)!);
  const { homes, items, from } = lists;
  const { value } = asked;
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

/**
 * The same for all seats at once, where a ranking asks it of each: `rank seat in seats by most owned[building] of seat`. Gives where
 * the count of a seat is found then. The pieces are looked at once, not once for every seat.
 */
export function countForAll(
  e: Emitter,
  expr: Expr,
  seat: string,
  scope: Scope,
  out: Out,
): ((seat: string) => string) | undefined {
  if (expr.op !== 'term' || expr.of?.op !== 'local' || expr.of.local !== seat || e.gen.traced)
    return undefined;
  const { owner, params, lets, cases, otherwise } = e.facts.term(expr.term);
  if (!owner || lets.length + cases.length > 0 || otherwise.op !== 'count of') return undefined;
  if (JSON.stringify(owner.type) !== JSON.stringify(expr.of.type)) return undefined;
  if (expr.args.some((arg) => localsIn(arg).has(seat) || e.facts.mayFault(arg))) return undefined;
  const fields = fieldsIn(otherwise.bound.in);
  const asked = otherwise.where && printedAsked(otherwise.where, otherwise.bound.local);
  const lists = fields && asked && listsByPrint(e, fields, asked);
  if (!lists || localsIn(asked.value).has(owner.name)) return undefined;
  const places = fields.map((field) => ({ field, place: e.gen.layout.fields.get(field.field)! }));
  const areOwn = places.every(
    ({ field: { of, whole, keys }, place }) =>
      place.inSeat && of?.op === 'local' && of.local === owner.name && (whole || keys.length === 0),
  );
  if (!areOwn) return undefined;
  const inner = new Map<string, Binding>();
  for (const [index, arg] of expr.args.entries())
    inner.set(params[index]!.name, { value: number(argument(e, arg, params[index]!, scope, out)) });
  const { layout } = e.gen;
  // Behind the counts of the seats one of what nobody has.
  const counts = layout.take('scratch', layout.seats + 1, 'counts').name;
  const [print, i, home] = ['print', 'i', 'home'].map((name) => e.gen.fresh(name)) as [
    string,
    string,
    string,
  ];
  const whose = ownersOf(
    e,
    places.map(({ place }) => place),
  );
  out.push(
    `const ${print} = ${num(e, asked.value, inner, out)};`,
    ...Array.from(
      { length: layout.seats },
      (_, seat) => `m[${counts}${seat === 0 ? '' : ` + ${seat}`}] = 0;`,
    ),
    `for (let ${i} = k[${lists.from} + ${print}]!, end = k[${lists.from} + ${print} + 1]!; ${i} < end; ${i}++) {`,
    `const ${home} = m[${lists.homes} + k[${lists.items} + ${i}]!]! >> 1;`,
    `m[${counts} + k[${whose} + ${home}]!]!++;`,
    '}',
  );
  return (one) => `m[${counts} + ${one}]!`;
}

/** A table that tells for every word of the state whose it is, where it belongs to one of some places of seats. */
function ownersOf(e: Emitter, places: readonly FieldPlace[]): string {
  const { layout } = e.gen;
  const about = places.map(({ model }) => model.name).join(' and ');
  const owner = e.gen.function(`owner of ${about}`, camel(`owner of ${about}`), (own) => {
    const tests = places.map(({ name, keys, words }) => {
      const size = keys.reduce((product, key) => product * key.size, words);
      return keys.length === 0 ? `at === ${name}` : `(at >= ${name} && at < ${name} + ${size})`;
    });
    return [
      `/** Whose \`${about.replace(' and ', '` and `')}\` a word of the state is part of; ${layout.seats} for nobody. */`,
      `function ${own}(address: number): number {`,
      `if (address < SEATS) return ${layout.seats};`,
      'const at = (address - SEATS) % SEAT_WORDS;',
      `return ${tests.join(' || ')} ? ((address - SEATS) / SEAT_WORDS) | 0 : ${layout.seats};`,
      '}',
    ].join('\n');
  });
  const words = (): number => {
    const thread = layout.size('thread');
    return layout.size('table') + thread + layout.seats * (layout.size('seat') + thread);
  };
  return e.gen.computed(
    `owner of ${about}`,
    words,
    `workedOut(SEATS + ${layout.seats} * SEAT_WORDS, ${owner})`,
  );
}

/** Where every piece lies, and the pieces by what is printed on them; undefined where that is not known. */
function listsByPrint(
  e: Emitter,
  fields: readonly FieldRead[],
  { pieces, property, value }: NonNullable<ReturnType<typeof printedAsked>>,
): { homes: string; items: string; from: string } | undefined {
  const places = fields.map(({ field }) => e.gen.layout.fields.get(field)!);
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
  return { homes, ...e.gen.lists(`${pieces} by ${property}`, lists) };
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
