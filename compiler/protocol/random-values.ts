import type { Seating } from '../2-model/board.ts';
import type { Value } from '../2-model/model.ts';
import { itemType, present, type Type } from '../2-model/types.ts';
import { asList } from '../2-model/values.ts';
import { type Field, keysAt, ownersOf, sizeOf, spotOf } from '../interpret/fields.ts';
import type { Interpreter, State } from '../interpret/index.ts';
import type { JsonObject } from '../runtime/json.ts';
import { draw, pick } from '../runtime/random.ts';
import type { Codec } from './codec.ts';

/** Of a number with a larger range, only the lowest values are drawn. */
const MANY_VALUES = 100;
/** 1 in N changes clears the field: seldom, so that values accumulate. */
const EMPTIED = 16;

/**
 * A random value for one entry of a field (of this seat, if the field belongs to seats), as an item of `given` in a request.
 * It need not be reachable in play, and may even be invalid: then the engine refuses it.
 */
export function randomGiven(
  { program }: Interpreter,
  codec: Codec,
  state: State,
  words: number[],
  field: Field,
  seat: number,
): JsonObject {
  const { seating } = program.contextOf(state);
  const owners = ownersOf(field, seating);
  const owner = owners.includes(seat) ? seat : pick(words, owners);
  const index = draw(words, sizeOf(field, seating));
  const { box, at } = spotOf(state, field, owner, index);
  const any = (type: Type): Value => anyValue(program, seating, words, type);
  const value = otherValue(field, box[at] as Value, words, any);
  const keys = keysAt(field, program.board, seating, index).map((key, position) =>
    codec.write(field.keys[position]!.type, key),
  );
  return {
    name: field.name,
    ...(keys.length > 0 ? { keys } : {}),
    ...(owner === null ? {} : { of: owner + 1 }),
    value: codec.write(field.model.type, value),
  };
}

/** A collection gets one item more or less; a single value is replaced. */
function otherValue(field: Field, now: Value, words: number[], any: (type: Type) => Value): Value {
  const { type } = field.model;
  const isEmptied = draw(words, EMPTIED) === 0;
  if (field.form !== undefined) {
    if (isEmptied) return [];
    const item = any(itemType(type));
    const items = asList(now);
    return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
  }
  return type.is === 'optional' && isEmptied ? null : any(present(type));
}

function anyValue({ board }: Interpreter['program'], seating: Seating, words: number[], type: Type): Value {
  if (type.is === 'number') return type.from + draw(words, Math.min(MANY_VALUES, type.to - type.from + 1));
  const values = board.domain(type, seating);
  return values.length === 0 ? null : pick(words, values);
}
