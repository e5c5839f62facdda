import { type Entry, placeOf } from './collect.ts';
import { valuesOf } from './collections.ts';
import type { Context } from './environment.ts';
import type { FieldModel } from './model.ts';
import { itemType, present, type Type } from './types.ts';

/** Reports a field with which all fields together are too large to be kept. */
export function reportTooLarge(context: Context, entry: Entry, field: FieldModel): void {
  const { env } = context;
  const { name, keys, owner, type } = field;
  if ([type, ...keys].some((one) => itemType(one).is === 'unknown')) return;
  const owners = { table: 1, player: env.playerCounts.to, seat: env.seatCounts.to }[owner];
  const values = keys.reduce((product, key) => product * valuesOf(context, present(key)), owners);
  if (!env.take('words', values * wordsOf(context, field)))
    env.problems.error('field-too-large', placeOf(entry.placed, entry.field!.node.name), { name });
}

/** How many words one value takes: a set has a bit for each value, a list and a place the number of items before them. */
function wordsOf(context: Context, { type, upTo = 0 }: FieldModel): number {
  const exact: Type = present(type);
  if (exact.is !== 'collection') return 1;
  if (exact.form === 'set') return Math.ceil(valuesOf(context, exact.of) / 32);
  return 1 + (exact.form === 'place' ? valuesOf(context, exact.of) : upTo);
}
