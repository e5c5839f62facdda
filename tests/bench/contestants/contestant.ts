import type { Chooser } from '../chooser.ts';

/** An engine made ready to play random games of Clever. */
export interface Contestant {
  /** Plays a random game to its end; returns how many moves were played. */
  play(seed: number): number;
  /** Bytes of a state that is nothing but words. */
  readonly stateBytes?: number;
  /** Where a state is made of objects: one in the middle of a game, so that what it holds can be measured. */
  middle?(seed: number): unknown;
}

export type Create = (players: number, chooser: Chooser) => Promise<Contestant>;

/** After so many moves a state is taken as one in the middle of a game. */
export const MIDDLE = 30;

export interface Immutable<State> {
  start(seed: number): State;
  /** The state after a random move; undefined when the game is over. */
  step(state: State): State | undefined;
}

/** A contestant whose state is replaced at every move. */
export function immutable<State>({ start, step }: Immutable<State>): Contestant {
  return {
    play(seed) {
      let moves = 0;
      for (let state = step(start(seed)); state !== undefined; state = step(state)) moves++;
      return moves;
    },
    middle(seed) {
      let state = start(seed);
      for (let moves = 0; moves < MIDDLE; moves++) state = step(state) ?? state;
      return state;
    },
  };
}
