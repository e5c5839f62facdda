import type { Expr, Value } from '../../2-model/model.ts';
import { itemType, present, type Type } from '../../2-model/types.ts';
import { asList } from '../../2-model/values.ts';
import type { Json, JsonObject } from '../../runtime/json.ts';
import type { Recorder } from './recorder.ts';

/**
 * The values that show whether a condition holds, as requests: every field, term, cell of a table, face, property and
 * number of points that it names. Where a field's key goes through several values, all of the field.
 */
export function questionsAbout(recorder: Recorder, condition: Expr): JsonObject[] {
  const requests = namedIn(condition).flatMap((expr) => questions(recorder, expr));
  const texts = requests.map((request) => JSON.stringify(request));
  return requests.filter((_, index) => texts.indexOf(texts[index]!) === index);
}

const NAMES = new Set<Expr['op']>([
  'field',
  'term',
  'table',
  'option',
  'face',
  'property',
  'points',
  'winners',
]);

/** Named things whose keys and owners are known; instead of one with open keys all of the field. */
function namedIn(expr: Expr): Expr[] {
  if (NAMES.has(expr.op)) {
    if (isClosed(expr)) return [expr];
    if (expr.op === 'field' && (!expr.of || isClosed(expr.of)))
      return [{ ...expr, keys: [], whole: true }, ...expr.keys.flatMap(namedIn)];
  }
  return partsOf(expr).flatMap(namedIn);
}

/** The expressions just below one. */
export function partsOf(node: unknown): Expr[] {
  if (Array.isArray(node)) return node.flatMap((item) => (isExpr(item) ? [item] : partsOf(item)));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, part]) =>
    name === 'type' ? [] : isExpr(part) ? [part] : partsOf(part),
  );
}

function isExpr(node: unknown): node is Expr {
  return typeof node === 'object' && node !== null && 'op' in node && 'type' in node;
}

/** Whether it can be worked out here: no name in it is bound outside of it. */
export function isClosed(expr: Expr, bound: readonly string[] = []): boolean {
  if (expr.op === 'local') return bound.includes(expr.local);
  const own = [...('bound' in expr ? [expr.bound] : []), ...('bounds' in expr ? expr.bounds : [])];
  const inside = [...bound, ...own.map(({ local }) => local)];
  return partsOf(expr).every((part) => isClosed(part, inside));
}

function questions(recorder: Recorder, expr: Expr): JsonObject[] {
  const { interpreter, codec, state } = recorder;
  const { game } = interpreter.program;
  const value = (part: Expr): Value => interpreter.evaluate(state, part);
  const json = (type: Type, part: Expr): Json => codec.write(type, value(part));
  const owner = (of: Expr | undefined): JsonObject =>
    of ? { of: json({ is: 'seat', player: false }, of) } : {};
  const ask = (name: string, members: JsonObject): JsonObject => ({ do: 'value', name, ...members });
  const args = (types: readonly Type[], parts: readonly Expr[]): JsonObject =>
    parts.length === 0
      ? {}
      : { args: parts.map((part, index) => listed(types[index]!, json(types[index]!, part))) };
  switch (expr.op) {
    case 'field': {
      const { keys } = game.fields.find(({ name }) => name === expr.field)!;
      return [ask(expr.field, { ...args(keys, expr.whole ? [] : expr.keys), ...owner(expr.of) })];
    }
    case 'term': {
      const { params } = game.terms.find(({ name }) => name === expr.term)!;
      const types = params.map(({ type }) => type);
      return [ask(expr.term, { ...args(types, expr.args), ...owner(expr.of) })];
    }
    case 'table': {
      const { keys, columns } = game.tables.find(({ name }) => name === expr.table)!;
      const types = keys.map(({ type }) => type);
      const column = columns.length > 1 ? { column: expr.column } : {};
      return [ask(expr.table, { ...column, ...args(types, expr.keys) })];
    }
    case 'option':
      return [ask(expr.option, {})];
    case 'winners':
      return [ask('winners', {})];
    case 'points': {
      const key = expr.for ? [codec.write(expr.for.type, value(expr.for))] : [];
      const which = expr.scoring === undefined ? {} : { args: [expr.scoring, ...key] };
      return [ask('points', { ...which, ...owner(expr.of) })];
    }
    case 'face':
    case 'property': {
      const type = present(itemType(expr.of.type));
      const among =
        type.is === 'piece' ? type.pieces : type.is === 'cell' || type.is === 'line' ? type.grid : '';
      return asList(value(expr.of)).map((thing) =>
        ask(expr.op === 'face' ? 'face' : expr.property, { in: among, of: codec.write(type, thing) }),
      );
    }
    default:
      return [];
  }
}

/** Where a collection is expected, one value is the collection of it alone. */
function listed(type: Type, json: Json): Json {
  return present(type).is === 'collection' && !Array.isArray(json) ? [json] : json;
}
