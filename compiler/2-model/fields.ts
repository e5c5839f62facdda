import type { Trait } from '../1-syntax/tree.ts';
import { type Entry, placeOf } from './collect.ts';
import { type Context, elaborateAs } from './elaborate.ts';
import type { Environment } from './environment.ts';
import type { Expr, FieldModel } from './model.ts';
import { Scope } from './scope.ts';
import { constantOf } from './terms.ts';
import { collection, number, present, type Type } from './types.ts';

/** The fields: first what they are, so that start values may mention any of them, then their start values. */
export function readFields(env: Environment, entries: readonly Entry[]): void {
  const fields = entries.filter((entry) => entry.sort === 'field');
  for (const entry of fields) env.fields.set(entry.name, shape(env, entry));
  for (const entry of fields)
    env.fields.set(entry.name, {
      ...env.fields.get(entry.name)!,
      ...traits(env, entry, env.fields.get(entry.name)!.type),
    });
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
  const seenBy = seen?.whom.text ?? 'everyone';
  if (seenBy !== 'everyone' && seenBy !== 'owner' && seenBy !== 'nobody')
    env.unknown(entry.placed, seen!.whom, ['everyone', 'owner', 'nobody']);
  return {
    name: entry.name,
    owner,
    type: env.type(entry.placed, node.type, true),
    keys: keys.map((key) => env.keyType(entry.placed, key)),
    moreIsLost: node.traits.some((trait) => trait.is === 'more is lost'),
    seenBy: seenBy === 'owner' || seenBy === 'nobody' ? seenBy : 'everyone',
    at: entry.nameAt,
  };
}

function traits(env: Environment, entry: Entry, type: Type): Partial<FieldModel> {
  const { node } = entry.field!;
  const context: Context = { env, placed: entry.placed };
  const scope = new Scope();
  const result: { start?: Expr; markedStart?: Expr; upTo?: number } = {};
  for (const trait of node.traits) {
    if (trait.is === 'starts at') result.start = elaborateAs(context, scope, trait.value, type);
    if (trait.is === 'starts with')
      result.start = elaborateAs(
        context,
        scope,
        trait.value,
        type.is === 'collection' ? type : collection(type),
      );
    if (trait.is === 'x starts at')
      result.markedStart = elaborateAs(context, scope, trait.value, present(type));
    if (trait.is === 'up to') {
      const value = constantOf(context, scope, trait.value, number(0, 10_000));
      if (typeof value === 'number') result.upTo = value;
    }
  }
  if (type.is === 'collection' && type.form === 'list' && result.upTo === undefined)
    env.problems.error('list-without-bound', placeOf(entry.placed, node.name), { name: entry.name });
  return result;
}
