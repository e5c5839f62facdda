import type { Seating } from '../runtime/codec.ts';
import { HEADER, NONE } from '../runtime/core.ts';
import type { FieldData } from '../runtime/data.ts';
import { placeOf, seatingOf } from '../runtime/fields.ts';
import type { Arena } from './arena.ts';
import { hiddenValues, type SeenValues } from './hidden-values.ts';
import type { RandomNumbers } from './random-numbers.ts';

/** A place that a seat does not see into. */
export interface HiddenSpot {
  readonly field: FieldData;
  readonly address: number;
  /** The same for the same place of other owners: what is known of one is known of all. */
  readonly kind: string;
}

/** Whether a piece can lie in a place, so far from its end. */
export type Fits = (spot: HiddenSpot, fromEnd: number, sort: number, piece: number) => boolean;

/** Everybody is somebody else. */
const NO_SEAT = -1;

const spotsOf = new WeakMap<Arena, Map<string, readonly HiddenSpot[]>>();

/** The places of a sort of piece that a seat does not see into; for no seat, all that are not open to everyone. */
export function hiddenSpots(
  arena: Arena,
  sort: string,
  seat: number,
  seating: Seating,
): readonly HiddenSpot[] {
  const known = spotsOf.get(arena) ?? new Map<string, readonly HiddenSpot[]>();
  spotsOf.set(arena, known);
  const id = `${sort} ${seat} ${seating.players} ${seating.seats}`;
  const found = known.get(id) ?? findHiddenSpots(arena, sort, seat, seating);
  known.set(id, found);
  return found;
}

function findHiddenSpots(
  { data, fields }: Arena,
  sort: string,
  seat: number,
  seating: Seating,
): HiddenSpot[] {
  const secret = data.fields.filter((field) => placeOf(field) === sort && field.seenBy !== 'everyone');
  return secret.flatMap((field) => {
    const inOrder = fields.spots(field, seating);
    return inOrder.flatMap(({ owner, address }) => {
      if (field.seenBy === 'owner' && owner >= 0 && owner === seat) return [];
      return [{ field, address, kind: `${field.name} ${address - fields.first(field, owner)}` }];
    });
  });
}

export function allHiddenSpots(arena: Arena, sort: string): readonly HiddenSpot[] {
  return hiddenSpots(arena, sort, NO_SEAT, seatingOf(arena.core.memory));
}

/** The slots of the hidden places of one sort of piece, and what can lie in each. */
interface Deal {
  /** Their addresses. */
  readonly slots: readonly number[];
  /** The pieces that lie in them, in the order of their numbers: who holds which is what the seat does not know. */
  readonly pieces: readonly number[];
  /** By piece, in the order of `pieces`, then by slot. */
  readonly fits: Uint8Array;
}

/**
 * What a seat does not see, dealt anew at random. It keeps how many pieces lie in each place, which everybody sees, and that
 * a piece lies only where it can lie. Nothing else of the true deal goes into it; hidden values are any that were seen in random games.
 */
export class Redealer {
  readonly #arena: Arena;
  readonly #deals: readonly Deal[];
  /** Of the pieces in hidden places: where their faces are, and which they can have. */
  readonly #faces: readonly { readonly at: number; readonly values: readonly number[] }[];
  readonly #values: readonly { readonly at: number; readonly couldBe: readonly number[][] }[];

  /** Whether the seat sees everything: then nothing is dealt. */
  readonly isOpen: boolean;

  /** For the state that the arena holds. */
  constructor(arena: Arena, seat: number, fits: Fits, seen: SeenValues) {
    this.#arena = arena;
    const { data, codec } = arena;
    const { memory } = arena.core;
    const seating = seatingOf(memory);
    const deals: Deal[] = [];
    const faces: { at: number; values: readonly number[] }[] = [];
    for (const [sort, { name, face }] of data.pieces.entries()) {
      const spots = hiddenSpots(arena, name, seat, seating);
      const deal = dealOf(spots, memory, sort, fits);
      if (deal.slots.length === 0) continue;
      deals.push(deal);
      if (face) {
        const values = codec.domain(face.type, seating);
        for (const piece of deal.pieces) faces.push({ at: face.at + piece, values });
      }
    }
    this.#deals = deals;
    this.#faces = faces;
    this.#values = hiddenValues(arena, seat, seating).map((value) => ({
      at: value.address,
      couldBe: seen.couldBe(arena, value, memory),
    }));
    this.isOpen = deals.length + this.#values.length === 0;
  }

  /** Leaves nothing in the memory of the arena that the seat does not see: pieces lie there in order, and chance is forgotten. */
  conceal(): void {
    const { memory } = this.#arena.core;
    for (const { slots, pieces } of this.#deals)
      for (const [slot, address] of slots.entries()) memory[address] = pieces[slot]!;
    for (const { at, values } of this.#faces) memory[at] = values[0]!;
    for (const { at, couldBe } of this.#values) memory.set(couldBe[0]!, at);
    memory.fill(0, HEADER.random, HEADER.random + 4);
    this.#settle();
  }

  /** Deals anew in the memory of the arena, which holds the same state, or one that was made of it by dealing. */
  redeal(random: RandomNumbers): void {
    const { core } = this.#arena;
    for (const { slots, pieces, fits } of this.#deals) {
      const dealt = Array.from(pieces.keys());
      random.shuffle(dealt);
      mend(dealt, fits, random);
      for (const [slot, address] of slots.entries()) core.memory[address] = pieces[dealt[slot]!]!;
    }
    for (const { at, values } of this.#faces) core.memory[at] = values[random.below(values.length)]!;
    for (const { at, couldBe } of this.#values) core.memory.set(couldBe[random.below(couldBe.length)]!, at);
    this.#settle();
  }

  #settle(): void {
    const { core } = this.#arena;
    if (this.#deals.length + this.#values.length > 0) core.derive();
    else core.refresh();
  }
}

function dealOf(spots: readonly HiddenSpot[], memory: Int32Array, sort: number, fits: Fits): Deal {
  const slots: number[] = [];
  const where: { spot: HiddenSpot; fromEnd: number }[] = [];
  for (const spot of spots) {
    const { field, address } = spot;
    const isSingle = field.form === 'word';
    const count = isSingle ? Number(memory[address] !== NONE) : memory[address]!;
    for (let item = 0; item < count; item++) {
      slots.push(isSingle ? address : address + 1 + item);
      where.push({ spot, fromEnd: count - 1 - item });
    }
  }
  const pieces = slots.map((address) => memory[address]!).sort((a, b) => a - b);
  const table = new Uint8Array(pieces.length * slots.length);
  for (const [row, piece] of pieces.entries())
    for (const [slot, { spot, fromEnd }] of where.entries())
      table[row * slots.length + slot] = Number(fits(spot, fromEnd, sort, piece));
  return { slots, pieces, fits: table };
}

/**
 * Moves what lies where it cannot lie, and no more than that takes: a matching of slots and pieces, completed by augmenting
 * paths. `dealt` has a piece for each slot, both by their positions in the deal.
 */
function mend(dealt: number[], fits: Uint8Array, random: RandomNumbers): void {
  const count = dealt.length;
  const slotOf = new Int32Array(count).fill(-1);
  const visited = new Int32Array(count).fill(-1);
  const open: number[] = [];
  for (const [slot, piece] of dealt.entries())
    if (fits[piece * count + slot] === 1) slotOf[piece] = slot;
    else open.push(slot);

  const lay = (piece: number, slot: number): true => {
    slotOf[piece] = slot;
    dealt[slot] = piece;
    return true;
  };
  const fill = (slot: number, round: number): boolean => {
    const start = random.below(count);
    const candidates: number[] = [];
    for (let step = 0; step < count; step++) {
      const piece = (start + step) % count;
      if (fits[piece * count + slot] !== 1 || visited[piece] === round) continue;
      if (slotOf[piece]! < 0) return lay(piece, slot);
      candidates.push(piece);
    }
    // Nothing that fits is left over: something that lies elsewhere comes here, if its slot can be filled again.
    for (const piece of candidates) {
      if (visited[piece] === round) continue;
      visited[piece] = round;
      if (fill(slotOf[piece]!, round)) return lay(piece, slot);
    }
    return false;
  };

  const hopeless = open.filter((slot) => !fill(slot, slot));
  if (hopeless.length === 0) return;
  const left = [...slotOf.keys()].filter((piece) => slotOf[piece]! < 0);
  for (const [index, slot] of hopeless.entries()) dealt[slot] = left[index]!;
}
