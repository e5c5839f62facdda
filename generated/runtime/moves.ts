// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import type { Codec, Value } from './codec.ts';
import { type Core, NONE, PASS } from './core.ts';
import type { GameData, OfferData } from './data.ts';
import { frozen, type Json } from './json.ts';

/** A move: who makes it, the action, and what is chosen, by the names of its choices. To pass is an action too. */
export interface Move {
  /** From 1. */
  readonly player: number;
  readonly action: string;
  /** Left out where there is nothing to choose. */
  readonly choices?: Readonly<Record<string, Json>>;
  /** Where the same action is offered several times at once: which of these offers, from 1. */
  readonly offer?: number;
}

/**
 * A move that the engine has listed. There is only one object for each move of a decision, made when it is first listed:
 * so a list of moves costs no more than its array, and playing one of them needs no looking up.
 */
class ListedMove implements Move {
  readonly player: number;
  readonly action: string;
  declare readonly choices?: Readonly<Record<string, Json>>;
  declare readonly offer?: number;
  readonly #book: DecisionBook;
  readonly #code: number;

  constructor(move: Move, book: DecisionBook, code: number) {
    this.player = move.player;
    this.action = move.action;
    if (move.choices) this.choices = move.choices;
    if (move.offer) this.offer = move.offer;
    this.#book = book;
    this.#code = code;
    Object.freeze(this);
  }

  /** The code of a move that is in this listing; -1 for everything else. */
  static code(move: unknown, listing: number): number {
    if (typeof move !== 'object' || move === null || !(#code in move)) return -1;
    return move.#book.isIn(move.#code, listing) ? move.#code : -1;
  }
}

/**
 * Where a decision has more codes than this, its moves are looked at anew when they are played, and those of the last listings are
 * kept: as many as this, and all of the listing with which they became more.
 */
const MOST_CODES = 100_000;
const MOST_KEPT = 2_000;

/** The moves of one player at one decision, as far as they have been listed. */
class DecisionBook {
  /** The pass, then the others by code. */
  readonly #known: (ListedMove | undefined)[];
  /** For each of them the number of the listing in which it came up last. */
  readonly #listings: Int32Array;
  /** Those of a decision with too many codes for that, by code; those before are forgotten when these become too many too. */
  #kept: Map<number, ListedMove> | undefined;
  #keptBefore: ReadonlyMap<number, ListedMove> = new Map();
  readonly #lowest: number;
  readonly #player: number;
  readonly #decision: number;
  readonly #data: GameData;
  readonly #codec: Codec;

  constructor(data: GameData, codec: Codec, player: number, decision: number) {
    this.#data = data;
    this.#codec = codec;
    this.#player = player;
    this.#decision = decision;
    const { offers } = data.decisions[decision]!;
    this.#lowest = Math.min(...offers.map(({ first }) => first)) - 1;
    const end = Math.max(...offers.map(({ first, choices }) => first + count(choices)));
    const isLarge = end - this.#lowest > MOST_CODES;
    const size = isLarge ? 0 : end - this.#lowest;
    this.#known = new Array(size);
    this.#listings = new Int32Array(size);
    this.#kept = isLarge ? new Map() : undefined;
  }

  /** The moves that the core has listed, each marked as one of this listing. */
  list(core: Core, moves: number, listing: number): ListedMove[] {
    if (this.#kept) return this.#listSome(core, moves);
    const known = this.#known;
    const listings = this.#listings;
    const lowest = this.#lowest;
    const list: ListedMove[] = new Array(moves);
    for (let index = 0; index < moves; index++) {
      const code = core.moveAt(index);
      const at = code === PASS ? 0 : code - lowest;
      listings[at] = listing;
      list[index] = known[at] ??= this.#make(core, code);
    }
    return list;
  }

  #listSome(core: Core, moves: number): ListedMove[] {
    // Not in the middle of a listing: one that is longer would find none of its moves the next time.
    if (this.#kept!.size > MOST_KEPT) {
      this.#keptBefore = this.#kept!;
      this.#kept = new Map();
    }
    const kept = this.#kept!;
    const list: ListedMove[] = new Array(moves);
    for (let index = 0; index < moves; index++) {
      const code = core.moveAt(index);
      let move = kept.get(code);
      if (!move) {
        move = this.#keptBefore.get(code) ?? this.#make(core, code);
        kept.set(code, move);
      }
      list[index] = move;
    }
    return list;
  }

  isIn(code: number, listing: number): boolean {
    return this.#listings[code === PASS ? 0 : code - this.#lowest] === listing;
  }

  #make(core: Core, code: number): ListedMove {
    const move = moveWith(core, this.#data, this.#codec, this.#player, this.#decision, code);
    return new ListedMove(move, this, code);
  }
}

/** All moves that have been listed: by player and decision. */
export class MoveBook {
  readonly #data: GameData;
  readonly #codec: Codec;
  readonly #books: DecisionBook[] = [];

  constructor(data: GameData, codec: Codec) {
    this.#data = data;
    this.#codec = codec;
  }

  /** The legal moves of a player, from 0, who stands at a decision. */
  list(core: Core, player: number, listing: number): Move[] {
    const decision = core.decisionOf(player);
    if (decision < 0) return [];
    const at = player * this.#data.decisions.length + decision;
    this.#books[at] ??= new DecisionBook(this.#data, this.#codec, player, decision);
    return this.#books[at].list(core, core.moveCount(player), listing);
  }
}

export const listedCode = ListedMove.code;

// ---- codes

/** What must be known of a game to say what the code of a move means. */
export interface Listable {
  readonly actions: readonly Pick<GameData['actions'][number], 'name' | 'choices'>[];
  readonly decisions: readonly { readonly offers: readonly OfferData[] }[];
}

/** The move of a player, from 0, that has a code at a decision. */
export function moveWith(
  core: Pick<Core, 'sets'>,
  data: Listable,
  codec: Codec,
  seat: number,
  decision: number,
  code: number,
): Move {
  const player = seat + 1;
  if (code === PASS) return { player, action: 'pass' };
  const { offers } = data.decisions[decision]!;
  const at = offerOf(offers, code);
  const offer = offers[at]!;
  const action = data.actions[offer.action]!;
  const values = decode(core, data, offer, code);
  const choices = action.choices.map(({ name, type }, index) => [name, codec.write(type, values[index]!)]);
  const number = ordinal(offers, at);
  return {
    player,
    action: action.name,
    ...(choices.length > 0 ? { choices: frozen(Object.fromEntries(choices)) } : {}),
    ...(number > 1 ? { offer: number } : {}),
  };
}

/** Which of the offers of a decision a code belongs to; -1 for the pass. */
export function offerOf(offers: readonly OfferData[], code: number): number {
  return offers.reduce((found, { first }, index) => (first <= code ? index : found), -1);
}

/** How many moves an offer has codes for. */
function count(choices: OfferData['choices']): number {
  return choices.reduce((product, { codes }) => product * codes, 1);
}

/** Which of the offers of the same action this one is, from 1. */
export function ordinal(offers: readonly OfferData[], at: number): number {
  const { action } = offers[at]!;
  return offers.slice(0, at + 1).filter((offer) => offer.action === action).length;
}

/** What a move chooses, from its code: the last choice changes fastest. */
export function decode(
  core: Pick<Core, 'sets'>,
  { actions }: Pick<Listable, 'actions'>,
  offer: OfferData,
  code: number,
): Value[] {
  const { choices } = actions[offer.action]!;
  let rest = code - offer.first;
  const values: Value[] = [];
  for (let index = offer.choices.length - 1; index >= 0; index--) {
    const { lowest, codes, sets } = offer.choices[index]!;
    const digit = rest % codes;
    rest = Math.floor(rest / codes);
    const { type, several } = choices[index]!;
    if (several) values[index] = sets ? core.sets!.itemsOf(digit) : bitsOf(digit, lowest);
    else values[index] = type.is === 'optional' && digit === codes - 1 ? NONE : lowest + digit;
  }
  return values;
}

/** The code of a move of this offer. */
export function encode(core: Core, offer: OfferData, values: readonly Value[]): number {
  let code = 0;
  offer.choices.forEach(({ lowest, codes, sets }, index) => {
    const value = values[index]!;
    const digit =
      typeof value !== 'number'
        ? sets
          ? core.sets!.numberOf(core.memory, core.list(index, value))
          : value.reduce((mask, item) => mask + 2 ** (item - lowest), 0)
        : value === NONE
          ? codes - 1
          : value - lowest;
    code = code * codes + digit;
  });
  return offer.first + code;
}

/** A choice of several is coded as a number with one bit for each value. */
function bitsOf(digit: number, lowest: number): number[] {
  const found: number[] = [];
  for (let bit = 0, rest = digit; rest > 0; bit++, rest = Math.floor(rest / 2))
    if (rest % 2 === 1) found.push(lowest + bit);
  return found;
}
