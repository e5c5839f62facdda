import type { Seating } from './codec.ts';
import type { GameData } from './data.ts';
import type { Move } from './moves.ts';

/** How a game was begun: the numbers of players and of seats that nobody plays, and its options as words. */
export interface Setup {
  readonly players: number;
  readonly imaginary: number;
  readonly options: readonly number[];
}

/** What plays a game. Nothing else can read the states that it makes. */
export interface StateOwner {
  readonly data: GameData;
  wordsOf(state: State): Words;
  /** A state as JSON; throws where it cannot be written. */
  toJson(state: State): unknown;
}

/** What all states of one game share. */
export interface Begun {
  readonly machine: StateOwner;
  readonly setup: Setup;
  readonly seating: Seating;
  /** Undefined: chance is supplied from outside. */
  readonly seed: string | undefined;
  /** Whether its first state was set up by hand, and is not how a game begins. */
  readonly blank: boolean;
}

/** A state in the words of its core. */
export type Words = readonly number[];

/**
 * Where a game stands. Nothing in it ever changes, whatever a caller tries: all states that came after it share it.
 *
 * A state knows how it came about, and only now and then a copy of its words is kept: to copy them after every move
 * would take longer than to make the move. Those in between are played again when somebody comes back to them.
 */
export class State {
  readonly #game: Begun;
  readonly #previous: State | undefined;
  readonly #by: Move | string | undefined;
  readonly #code: number;
  readonly #since: number;
  #words: Words | undefined;

  constructor(
    game: Begun,
    previous: State | undefined,
    by: Move | string | undefined,
    code: number,
    since: number,
    words: Words | undefined,
  ) {
    this.#game = game;
    this.#previous = previous;
    this.#by = by;
    this.#code = code;
    this.#since = since;
    this.#words = words;
  }

  get game(): Begun {
    return this.#game;
  }

  /** The state before, and what led from there to here: a move, or what chance gave. Undefined at the start. */
  get previous(): State | undefined {
    return this.#previous;
  }

  get by(): Move | string | undefined {
    return this.#by;
  }

  /** The move in the words of the core. */
  get code(): number {
    return this.#code;
  }

  /** How many moves ago the words of a state were kept. */
  get since(): number {
    return this.#since;
  }

  /** Whether it was made here, whatever else has been given its prototype. */
  static is(given: unknown): given is State {
    return typeof given === 'object' && given !== null && #words in given;
  }

  /** Its words, if they are kept. */
  static wordsOf(state: State): Words | undefined {
    return state.#words;
  }

  static keepWords(state: State, words: Words): void {
    state.#words = words;
  }

  /** So that `JSON.stringify` writes what `load` reads, and says so where it cannot. */
  toJSON(): unknown {
    return this.#game.machine.toJson(this);
  }
}

/** The states from the start of the game to this one. */
export function historyOf(state: State): State[] {
  const states: State[] = [];
  for (let one: State | undefined = state; one; one = one.previous) states.push(one);
  return states.reverse();
}
