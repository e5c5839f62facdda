import type { ChanceSource } from './chance-source.ts';
import type { Seating } from './codec.ts';
import type { GameData } from './data.ts';
import { Invalid } from './errors.ts';
import type { Move } from './moves.ts';

/** How a game was set up: the numbers of players and of imaginary seats, and its options as words of the core. */
export interface Setup {
  readonly players: number;
  readonly imaginary: number;
  readonly options: readonly number[];
}

/** What created a state. Only this one can read it. */
export interface StateOwner {
  readonly data: GameData;
  wordsOf(state: State): MemoryWords;
  /** A state as JSON; throws where it cannot be written. */
  toJson(state: State): unknown;
}

/** What all states of one game share. */
export interface Begun {
  readonly machine: StateOwner;
  readonly setup: Setup;
  readonly seating: Seating;
  readonly chance: ChanceSource;
  /** Whether its first state was set up by hand, and is not how a game begins. */
  readonly blank: boolean;
}

/** A state as the words of memory in which its core has it. */
export type MemoryWords = readonly number[];

/**
 * A state of a game. It is immutable, whatever a caller tries: all later states share it.
 *
 * A state knows the one before it and the move in between. Only some states keep a copy of their words, since copying after
 * every move would take longer than the move, and keeping all copies would fill the memory of a server. The others are replayed
 * from the nearest copy when they are needed again.
 */
export class State {
  readonly #game: Begun;
  readonly #previous: State | undefined;
  readonly #by: Move | string | undefined;
  readonly #code: number | readonly number[];
  readonly #since: number;
  readonly #entries: number;
  #words: MemoryWords | undefined;
  #isPassed = false;

  /** `entries`: of a state without a previous one, how many entries of the log came before it. */
  constructor(
    game: Begun,
    previous: State | undefined,
    by: Move | string | undefined,
    code: number | readonly number[],
    since: number,
    words: MemoryWords | undefined,
    entries = 0,
  ) {
    this.#game = game;
    this.#previous = previous;
    this.#by = by;
    this.#code = code;
    this.#since = since;
    this.#entries = previous === undefined ? entries : previous.#entries + 1;
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

  /** The move in the words of the core, or what chance gave. */
  get code(): number | readonly number[] {
    return this.#code;
  }

  /** The number of moves and outcomes since a state that keeps its words for good. */
  get since(): number {
    return this.#since;
  }

  /** How many entries the log has up to here, those that were forgotten included. */
  get entries(): number {
    return this.#entries;
  }

  /** Whether this is a real state, and not another object with its prototype. */
  static is(given: unknown): given is State {
    return typeof given === 'object' && given !== null && #words in given;
  }

  /** Its words, if they are kept. */
  static wordsOf(state: State): MemoryWords | undefined {
    return state.#words;
  }

  static keepWords(state: State, words: MemoryWords): void {
    state.#words = words;
  }

  /**
   * The game goes on from here. Words that were kept because somebody came back, from other games on a server, are forgotten the
   * first time; who comes back once more tries several moves, and finds them kept.
   */
  static pass(state: State): void {
    if (state.#isPassed || state.#since === 0 || !state.#words) return;
    state.#isPassed = true;
    state.#words = undefined;
  }

  /** Lets `JSON.stringify` write what `load` reads; throws where that is not possible. */
  toJSON(): unknown {
    return this.#game.machine.toJson(this);
  }
}

/** The states from the start of the game to this one; where that is forgotten, as far back as is known. With `since`, from that entry of the log on. */
export function historyOf(state: State, since = 0): State[] {
  const states = [state];
  for (let one = state; one.previous && one.entries > since; one = one.previous) states.push(one.previous);
  return states.reverse();
}

/** The same for what needs the whole game; throws where its beginning is forgotten. */
export function wholeHistoryOf(state: State): State[] {
  const states = historyOf(state);
  if (states[0]!.entries > 0) throw new Invalid('state', 'history', 'its beginning was forgotten');
  return states;
}

/** The states behind the entries of the log, after the first `since` of them. */
export function entriesOf(state: State, since: number): State[] {
  return historyOf(state, since).slice(1);
}
