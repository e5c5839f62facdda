import { type Codec, isList, type Seating, type Value } from './codec.ts';
import { Fault, NONE } from './core.ts';
import type { FieldData, GameData, ValueType } from './data.ts';
import { type Fields, itemsOf, placeOf, seatingOf } from './fields.ts';

/** A game whose fields are written by hand. */
interface Written {
  readonly data: Pick<GameData, 'fields'>;
  readonly codec: Codec;
  readonly fields: Fields;
}

/**
 * Puts a value into a field, as the rules would: checked, a set in order, pieces taken from where they lie.
 * Only for situations that are made by hand; in a game the core does this.
 */
export function putField(
  game: Written,
  memory: Int32Array,
  field: FieldData,
  owner: number,
  keys: readonly number[],
  value: Value,
): void {
  const seating = seatingOf(memory);
  const address = game.fields.address(field, owner, keys, seating);
  const { type, upTo, moreIsLost = false } = field;
  const given = !isList(value) && moreIsLost ? atMost(type, value) : value;
  if (!game.codec.fits(type, given, seating)) throw new Fault(misfit(type, given), field.name);
  const pieces = placeOf(field);
  if (pieces !== undefined) {
    takeAway(game, memory, pieces, itemsOf(given), seating);
    write(memory, field, address, [...new Set(itemsOf(given))]);
    return;
  }
  if (!isList(given)) {
    memory[address] = given;
    return;
  }
  const kept = field.form === 'bits' ? [...new Set(given)].sort((a, b) => a - b) : given;
  const room = upTo ?? (field.form === 'list' ? field.words - 1 : kept.length);
  if (kept.length > room && !moreIsLost) throw new Fault('too-many', field.name);
  write(memory, field, address, kept.slice(0, room));
}

function write(memory: Int32Array, field: FieldData, address: number, items: readonly number[]): void {
  memory.fill(0, address, address + field.words);
  if (field.form === 'word') memory[address] = items[0] ?? NONE;
  else if (field.form === 'list') memory.set([items.length, ...items], address);
  else
    for (const item of items) {
      const bit = item - field.lowest;
      memory[address + (bit >> 5)]! |= 1 << (bit & 31);
    }
}

/** Takes pieces out of whatever places they lie in. */
function takeAway(
  { data, fields }: Written,
  memory: Int32Array,
  pieces: string,
  items: readonly number[],
  seating: Seating,
): void {
  for (const field of data.fields) {
    if (placeOf(field) !== pieces) continue;
    for (const { address } of fields.spots(field, seating)) {
      if (field.form === 'word') {
        if (items.includes(memory[address]!)) memory[address] = NONE;
        continue;
      }
      const here = itemsOf(fields.value(memory, field, address));
      const left = here.filter((piece) => !items.includes(piece));
      if (left.length < here.length) write(memory, field, address, left);
    }
  }
}

function atMost(type: ValueType, value: number): number {
  const range = type.is === 'optional' ? type.of : type;
  return range.is === 'number' && value !== NONE ? Math.min(value, range.to) : value;
}

/** Why a value does not fit, as the rules would put it. */
function misfit(type: ValueType, value: Value): string {
  if (value === NONE) return 'none';
  const exact = type.is === 'optional' ? type.of : type;
  return exact.is === 'number' ? 'out-of-range' : 'wrong-value';
}
