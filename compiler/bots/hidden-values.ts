import type { Seating } from '../runtime/codec.ts';
import { NONE } from '../runtime/core.ts';
import type { FieldData } from '../runtime/data.ts';
import { placeOf, seatingOf } from '../runtime/fields.ts';
import type { Arena } from './arena.ts';

/** A value that a seat does not see, such as a bid: not a place for pieces. */
export interface HiddenValue {
  readonly field: FieldData;
  readonly address: number;
}

/** Of each sort so many different ones are kept. */
const MOST_KEPT = 64;

/** The values that a seat does not see; for seat -1 all that are not open to everyone. */
export function hiddenValues({ data, fields }: Arena, seat: number, seating: Seating): HiddenValue[] {
  const secret = data.fields.filter((field) => field.seenBy !== 'everyone' && placeOf(field) === undefined);
  return secret.flatMap((field) =>
    fields
      .spots(field, seating)
      .filter(({ owner }) => field.seenBy !== 'owner' || owner < 0 || owner !== seat)
      .map(({ address }) => ({ field, address })),
  );
}

/** The values that hidden fields had in random games. What somebody has hidden from a bot is taken to be one of them. */
export class SeenValues {
  readonly #seen = new Map<string, number[][]>();

  /** Notes the values of the state in the arena. */
  note(arena: Arena): void {
    const { memory } = arena.core;
    for (const { field, address } of hiddenValues(arena, -1, seatingOf(memory))) {
      const words = [...memory.subarray(address, address + field.words)];
      const like = this.#like(field, shapeOf(field, memory, address));
      const isNew = !like.some((one) => one.every((word, at) => word === words[at]));
      if (isNew && like.length < MOST_KEPT) like.push(words);
    }
  }

  /** What a hidden value could be, in the words of the core: there is one at least. */
  couldBe({ codec }: Arena, { field, address }: HiddenValue, memory: Int32Array): readonly number[][] {
    const like = this.#like(field, shapeOf(field, memory, address));
    if (like.length > 0) return like;
    const rest = Array.from({ length: field.words - 1 }, () => 0);
    if (field.form !== 'word') return [[0, ...rest]];
    return codec.domain(field.type, seatingOf(memory)).map((value) => [value]);
  }

  #like({ name }: FieldData, shape: string): number[][] {
    const id = `${name} ${shape}`;
    const known = this.#seen.get(id) ?? [];
    this.#seen.set(id, known);
    return known;
  }
}

/** What everybody knows of a hidden value: whether there is one, as people see who has chosen; and of a list, how long it is. */
function shapeOf({ form }: FieldData, memory: Int32Array, address: number): string {
  if (form === 'bits') return 'set';
  if (form === 'list') return String(memory[address]);
  return memory[address] === NONE ? 'none' : 'some';
}
