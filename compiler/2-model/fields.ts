import type { Trait } from '../1-syntax/tree.ts';
import { type Entry, placeOf } from './collect.ts';
import { elaborateAs, place } from './elaborate.ts';
import type { Context, Environment } from './environment.ts';
import { reportTooLarge } from './field-size.ts';
import type { Expr, FieldModel } from './model.ts';
import { namedPiece } from './named-things.ts';
import { noteOlder } from './newest.ts';
import { Scope } from './scope.ts';
import { constantOf } from './terms.ts';
import { number, present } from './types.ts';
import { expressionsIn } from './walk.ts';

/** The fields: first what they are, so that terms in start values may mention any of them, then their start values. */
export function readFields(env: Environment, entries: readonly Entry[]): void {
  const fields = entries.filter((entry) => entry.sort === 'field');
  for (const entry of fields) env.fields.set(entry.name, shape(env, entry));
  for (const entry of fields) {
    const field = env.fields.get(entry.name)!;
    const whole = env.once('field', [entry.field!.node, entry.placed, field], () => {
      const read = { ...field, ...traits(env, entry, field) };
      reportTooLarge({ env, placed: entry.placed }, entry, read);
      return read;
    });
    env.fields.set(entry.name, whole);
  }
  reportStartsTwice(env, fields);
  noteOlder(env, entries);
}

function shape(env: Environment, entry: Entry): FieldModel {
  const { node, owner } = entry.field!;
  const keys = [
    ...node.type.forEach,
    ...node.traits.flatMap((trait) => (trait.is === 'for each' ? trait.keys : [])),
  ];
  const seen = node.traits.find(
    (trait): trait is Extract<Trait, { is: 'seen by' }> => trait.is === 'seen by',
  );
  const seenBy = seen?.whom.text;
  if (seen && seenBy !== 'owner' && seenBy !== 'nobody')
    env.problems.error('seen-by-whom', placeOf(entry.placed, seen.whom), { word: seen.whom.text });
  const type = env.type(entry.placed, node.type, true);
  const single = node.type.base.is === 'made' && node.type.base.form === 'place' && type.is !== 'unknown';
  return {
    name: entry.name,
    owner,
    type,
    ...(single ? { single } : {}),
    keys: keys.map((key) => env.oneOf(entry.placed, key)),
    moreIsLost: node.traits.some((trait) => trait.is === 'more is lost'),
    seenBy: seenBy === 'owner' || seenBy === 'nobody' ? seenBy : 'everyone',
    at: entry.nameAt,
  };
}

function traits(env: Environment, entry: Entry, field: FieldModel): Partial<FieldModel> {
  const { node } = entry.field!;
  const { type } = field;
  const context: Context = { env, placed: entry.placed };
  const scope = new Scope();
  const result: { start?: Expr; markedStart?: Expr; upTo?: number } = {};
  for (const trait of node.traits) {
    if (!hasUse(trait, field)) {
      env.problems.error('trait-without-use', placeOf(entry.placed, trait), {
        trait: trait.is === 'seen by' ? `seen by ${trait.whom.text}` : trait.is,
        name: entry.name,
      });
      continue;
    }
    if (trait.is === 'starts at' || trait.is === 'starts with') {
      result.start = elaborateAs(context, scope, trait.value, type);
      reportReading(context, trait, result.start);
      reportSeveralPlaces(context, trait, field, result.start);
    }
    if (trait.is === 'x starts at') {
      result.markedStart = elaborateAs(context, scope, trait.value, present(type));
      reportReading(context, trait, result.markedStart);
    }
    if (trait.is === 'up to') {
      const value = constantOf(context, scope, trait.value, number(0, 10_000));
      if (typeof value === 'number') result.upTo = value;
    }
  }
  const bounded = node.traits.some((trait) => trait.is === 'up to');
  if (type.is === 'collection' && type.form === 'list' && !bounded)
    env.problems.error('list-without-bound', placeOf(entry.placed, node.name), { name: entry.name });
  return result;
}

/** Whether a trait says something about such a field. */
function hasUse(trait: Trait, { type, keys, owner }: FieldModel): boolean {
  const { is } = present(type);
  if (is === 'unknown') return true;
  switch (trait.is) {
    case 'starts with':
    case 'up to':
      return is === 'collection';
    case 'more is lost':
      return is === 'collection' || is === 'number';
    case 'x starts at':
      return keys.some((key) => key.is === 'cell' || key.is === 'unknown');
    case 'seen by':
      return trait.whom.text !== 'owner' || owner !== 'table';
    default:
      return true;
  }
}

type Start = Extract<Trait, { value: unknown }>;

/** At the start nothing has happened yet: start values do not depend on what changes. */
function reportReading(context: Context, trait: Start, value: Expr): void {
  const { env } = context;
  const seen = new Set<string>();
  const read = (node: unknown): string | undefined => {
    for (const expr of expressionsIn(node)) {
      if (expr.op === 'field') return expr.field;
      if (expr.op === 'face' || expr.op === 'points' || expr.op === 'winners') return expr.op;
      if (expr.op !== 'term' || seen.has(expr.term)) continue;
      seen.add(expr.term);
      const found = read(env.terms.get(expr.term));
      if (found) return found;
    }
    return undefined;
  };
  const name = read(value);
  if (name) env.problems.error('start-reads', place(context, trait.value), { name });
}

/** A piece lies in one place: two fields cannot both start with it. */
function reportStartsTwice(env: Environment, fields: readonly Entry[]): void {
  const before: { readonly entry: Entry; readonly pieces: StartPieces }[] = [];
  for (const entry of fields) {
    const field = env.fields.get(entry.name)!;
    const pieces = isPlace(field) ? startPieces(env, field.start) : undefined;
    if (!pieces) continue;
    const other = before.find((one) => shareOne(one.pieces, pieces));
    if (other)
      env.problems.error(
        'starts-twice',
        entry.nameAt,
        { name: entry.name, other: other.entry.name },
        other.entry.nameAt,
      );
    before.push({ entry, pieces });
  }
}

/** With which pieces a field starts: all of them, certain ones, or some that are not plain from the rules. */
type StartPieces = { readonly of: string; readonly which: 'all' | 'some' | ReadonlySet<number> };

function startPieces(env: Environment, start: Expr | undefined): StartPieces | undefined {
  if (!start || (start.op === 'list' && start.items.length === 0)) return undefined;
  const type = start.type.is === 'collection' ? start.type.of : start.type;
  if (type.is !== 'piece') return undefined;
  if (start.op === 'every piece') return { of: type.pieces, which: 'all' };
  const named = (start.op === 'list' ? start.items : [start]).map((item) =>
    item.op === 'piece' ? namedPiece(env, item) : undefined,
  );
  const known = named.filter((piece) => piece !== undefined);
  return { of: type.pieces, which: known.length < named.length ? 'some' : new Set(known) };
}

function shareOne(a: StartPieces, b: StartPieces): boolean {
  if (a.of !== b.of) return false;
  if (a.which === 'all' || b.which === 'all') return true;
  if (a.which === 'some' || b.which === 'some') return false;
  const others = b.which;
  return [...a.which].some((piece) => others.has(piece));
}

function isPlace({ type, single }: FieldModel): boolean {
  return type.is === 'collection' ? type.form === 'place' : single === true;
}

/** A piece lies in one place: a field that is there several times cannot start with it each time. */
function reportSeveralPlaces(context: Context, trait: Start, field: FieldModel, start: Expr): void {
  const { env } = context;
  const { keys, owner, name } = field;
  if (!isPlace(field) || (start.op === 'list' && start.items.length === 0)) return;
  const owners = { table: 1, player: env.playerCounts.to, seat: env.seatCounts.to }[owner];
  if (owners > 1 || keys.length > 0)
    env.problems.error('pieces-several-times', place(context, trait.value), { name });
}
