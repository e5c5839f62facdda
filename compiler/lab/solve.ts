import { Codec } from '../runtime/codec.ts';
import { CHANCES, type Core, HEADER } from '../runtime/core.ts';
import type { GameData } from '../runtime/data.ts';
import { Fields } from '../runtime/fields.ts';

/** Where a game is larger than this, in positions or in ways from one to the next, it is not solved. */
const MOST_POSITIONS = 400_000;
const MOST_WAYS = 4_000_000;
/** One position has no more outcomes of chance than this. */
const MOST_OUTCOMES = 10_000;

/** Positions that lead back to each other are worked out again and again, until nothing changes by more than this. */
const PRECISION = 1e-12;
const MOST_ROUNDS = 100_000;

/** The value of a position for each seat: alone, the points to be expected; else the part of a win. */
export interface Solution {
  readonly values: readonly number[];
  readonly positions: number;
  /** The moves at the first decision, the best first; empty where chance comes first. */
  readonly moves: readonly { readonly move: number; readonly values: readonly number[] }[];
}

/** How everybody plays: as well as one can, or any move, all equally likely. */
export type Play = 'best' | 'random';

export type Unsolved = 'too-large' | 'not-settled';

/** A position in the graph of all that can follow. */
interface Position {
  /** The seat that chooses; -1 for chance, -2 for the end. */
  readonly seat: number;
  readonly values: Float64Array;
  /** By way: where it leads, and how likely it is. For a player's choice the moves, in the codes of the core. */
  readonly next: number[];
  readonly weights: number[];
  readonly moves: number[];
}

const CHANCE = -1;
const END = -2;

/**
 * Works out the position in a core exactly, if what can follow is little enough: every outcome of chance with its probability, and
 * everybody making the move that is best for them. Nothing is hidden from anybody here, so it is for games without secrets.
 *
 * The core must hold a game whose chance is supplied, so that every outcome can be tried.
 */
export function solve(core: Core, data: GameData, play: Play = 'best'): Solution | Unsolved {
  const graph = new Graph(core, data, play);
  if (!graph.explore()) return 'too-large';
  if (!graph.settle()) return 'not-settled';
  return graph.solution();
}

class Graph {
  readonly #core: Core;
  readonly #data: GameData;
  readonly #play: Play;
  readonly #words: number;
  readonly #players: number;
  readonly #positions: Position[] = [];
  readonly #known = new Map<string, number>();
  readonly #states: Int32Array[] = [];
  #ways = 0;

  constructor(core: Core, data: GameData, play: Play) {
    this.#core = core;
    this.#data = data;
    this.#play = play;
    this.#words = core.stateWords();
    this.#players = core.memory[HEADER.players]!;
  }

  /** Finds every position that can follow; false if they are too many. */
  explore(): boolean {
    this.#numberOf();
    for (let at = 0; at < this.#states.length; at++) {
      if (this.#states.length > MOST_POSITIONS || this.#ways > MOST_WAYS) return false;
      if (!this.#expand(at)) return false;
    }
    return true;
  }

  /** The number of the position that the core holds, which is known from now on. */
  #numberOf(): number {
    const words = this.#core.memory.slice(0, this.#words);
    const key = String.fromCharCode(...new Uint16Array(words.buffer));
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const number = this.#states.length;
    this.#known.set(key, number);
    this.#states.push(words);
    return number;
  }

  #enter(at: number): void {
    this.#core.memory.set(this.#states[at]!);
    this.#core.refresh();
  }

  #expand(at: number): boolean {
    const core = this.#core;
    this.#enter(at);
    const values = new Float64Array(this.#players);
    const make = (seat: number): Position => {
      const position = { seat, values, next: [], weights: [], moves: [] };
      this.#positions[at] = position;
      return position;
    };
    if (core.isOver()) {
      make(END);
      this.#worth(values);
      return true;
    }
    const bits = core.actors();
    if (bits === 0) return this.#expandChance(at, make(CHANCE));
    const seat = core.actorAt ? core.actorAt(0) : 31 - Math.clz32(bits & -bits);
    const position = make(seat);
    const count = core.moveCount(seat);
    const moves = Array.from({ length: count }, (_, index) => core.moveAt(index));
    for (const move of moves) {
      this.#enter(at);
      core.apply(seat, move);
      this.#lead(position, 1 / count, move);
    }
    return count > 0;
  }

  #lead(position: Position, weight: number, move: number): void {
    position.next.push(this.#numberOf());
    position.weights.push(weight);
    position.moves.push(move);
    this.#ways++;
  }

  #expandChance(at: number, position: Position): boolean {
    const core = this.#core;
    const outcomes = this.#outcomes();
    if (!outcomes) return false;
    for (const outcome of outcomes) {
      this.#enter(at);
      core.chance();
      core.supply(outcome);
      this.#lead(position, 1 / outcomes.length, 0);
    }
    return outcomes.length > 0;
  }

  /** All that chance can decide, equally likely; undefined if it is too much. */
  #outcomes(): readonly (readonly number[])[] | undefined {
    const core = this.#core;
    const chance = CHANCES[core.chance()];
    const fitting = core.outcomes();
    if (fitting.length > 0) return fitting;
    const { event, memory } = core;
    const among = Array.from(memory.subarray(event + 1, event + 1 + memory[event]!));
    if (chance === 'draw' || chance === 'lot') return among.map((one) => [one]);
    if (chance === 'shuffle') return orders(among);
    if (chance !== 'roll') return undefined;
    const { type } = this.#data.chances[core.chanceType()]!;
    const pieces =
      type.is === 'piece' ? this.#data.pieces.find(({ name }) => name === type.pieces) : undefined;
    const seating = { players: this.#players, seats: this.#players };
    const faces = pieces?.face && new Codec(this.#data).domain(pieces.face.type, seating);
    return faces && combinations(faces, among.length);
  }

  /** What the end is worth to each seat: alone its points, else its part of the win. */
  #worth(values: Float64Array): void {
    const core = this.#core;
    if (this.#players === 1) {
      values[0] = this.#pointsOf(0);
      return;
    }
    const ranked = core.rank();
    const best = ranked === 0 ? 0 : core.rankedPlace(0);
    const winners: number[] = [];
    for (let position = 0; position < ranked; position++)
      if (core.rankedPlace(position) === best) winners.push(core.rankedSeat(position));
    for (const seat of winners) if (seat < this.#players) values[seat] = 1 / winners.length;
  }

  #pointsOf(seat: number): number {
    const block = new Fields(this.#data, new Codec(this.#data)).block(seat);
    let total = 0;
    for (const { at, awardedFor } of this.#data.scorings)
      for (let word = 0; word <= (awardedFor?.values.length ?? 0); word++)
        total += this.#core.memory[block + at + word]!;
    return total;
  }

  /** Works out every position from those that follow, the last ones first, until nothing changes any more. */
  settle(): boolean {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      let change = 0;
      for (let at = this.#positions.length - 1; at >= 0; at--)
        change = Math.max(change, this.#update(this.#positions[at]!));
      if (change < PRECISION) return true;
    }
    return false;
  }

  #update({ seat, values, next, weights }: Position): number {
    if (seat === END) return 0;
    let change = 0;
    if (seat === CHANCE || this.#play === 'random')
      for (let of = 0; of < values.length; of++) {
        let value = 0;
        for (let way = 0; way < next.length; way++)
          value += weights[way]! * this.#positions[next[way]!]!.values[of]!;
        change = Math.max(change, Math.abs(value - values[of]!));
        values[of] = value;
      }
    else {
      let best = next[0]!;
      for (const one of next)
        if (this.#positions[one]!.values[seat]! > this.#positions[best]!.values[seat]!) best = one;
      for (let of = 0; of < values.length; of++) {
        const value = this.#positions[best]!.values[of]!;
        change = Math.max(change, Math.abs(value - values[of]!));
        values[of] = value;
      }
    }
    return change;
  }

  solution(): Solution {
    const first = this.#positions[0]!;
    const { seat, next, moves } = first;
    const found =
      seat < 0
        ? []
        : next.map((at, index) => ({ move: moves[index]!, values: [...this.#positions[at]!.values] }));
    return {
      values: [...first.values],
      positions: this.#positions.length,
      moves: found.toSorted((one, other) => other.values[seat]! - one.values[seat]!),
    };
  }
}

/** Every order of some things; undefined if there are too many. */
function orders(items: readonly number[]): number[][] | undefined {
  let all: number[][] = [[]];
  for (const item of items) {
    all = all.flatMap((order) =>
      Array.from({ length: order.length + 1 }, (_, at) => [...order.slice(0, at), item, ...order.slice(at)]),
    );
    if (all.length > MOST_OUTCOMES) return undefined;
  }
  return all;
}

/** A face for each of so many pieces, in every way; undefined if there are too many. */
function combinations(faces: readonly number[], pieces: number): number[][] | undefined {
  if (faces.length ** pieces > MOST_OUTCOMES) return undefined;
  let all: number[][] = [[]];
  for (let piece = 0; piece < pieces; piece++)
    all = all.flatMap((rolled) => faces.map((face) => [...rolled, face]));
  return all;
}
