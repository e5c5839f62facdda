// Code generated from compiler/4-emit/engine/runtime by Regelwerk. DO NOT EDIT.
import type { Seating } from './codec.ts';
import type { Move } from './moves.ts';

/** How a game was begun: the numbers of players and of seats that nobody plays, and its options as words. */
export interface Setup {
  readonly players: number;
  readonly imaginary: number;
  readonly options: readonly number[];
}

/** What all states of one game share. */
export interface Begun {
  /** The engine that plays it: no other can read its states. */
  readonly machine: object;
  readonly setup: Setup;
  readonly seating: Seating;
  /** Undefined: chance is supplied from outside. */
  readonly seed: string | undefined;
  /** Whether its first state was set up by hand, and is not how a game begins. */
  readonly blank: boolean;
  /** For `JSON.stringify`: the game up to a state. */
  readonly save: ((state: State) => unknown) | undefined;
}

/** A state in the words of its core. */
export type Words = readonly number[];

/**
 * Where a game stands. Seen from outside, nothing in it ever changes.
 *
 * A state knows how it came about, and only now and then a copy of its words is kept: to copy them after every move
 * would take longer than to make the move. Those in between are played again when somebody comes back to them.
 */
export class State {
  /** What only a state has that was made here, whatever else has been given its prototype. */
  readonly #isReal = true;
  readonly game: Begun;
  /** The state before, and what led from there to here: a move, or what chance gave. Undefined at the start. */
  readonly previous: State | undefined;
  readonly by: Move | string | undefined;
  /** The move in the words of the core. */
  readonly code: number;
  /** How many moves ago the words of a state were kept. */
  readonly since: number;
  /** Its words, if they are kept. */
  words: Words | undefined;

  constructor(
    game: Begun,
    previous: State | undefined,
    by: Move | string | undefined,
    code: number,
    since: number,
    words: Words | undefined,
  ) {
    this.game = game;
    this.previous = previous;
    this.by = by;
    this.code = code;
    this.since = since;
    this.words = words;
  }

  static is(given: unknown): given is State {
    return typeof given === 'object' && given !== null && #isReal in given;
  }

  /** So that `JSON.stringify` writes what `load` reads. */
  toJSON(): unknown {
    return this.game.save?.(this);
  }
}

/** The states from the start of the game to this one. */
export function historyOf(state: State): State[] {
  const states: State[] = [];
  for (let one: State | undefined = state; one; one = one.previous) states.push(one);
  return states.reverse();
}
