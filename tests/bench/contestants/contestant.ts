import type { Chooser } from '../chooser.ts';
import type { Way } from '../games.ts';

/** One who takes part, as data: the driver makes the tables from the list of these. */
export interface Entry {
  readonly name: string;
  /** Its row in the table, and what it is called in a sentence. */
  readonly title: string;
  readonly called: string;
  /** The games that it can play; all, if they are not listed. */
  readonly games?: readonly string[];
  /** CPU seconds until it no longer gets faster, then those that count. */
  readonly warmUp: number;
  readonly seconds: number;
  /** Why it cannot play a game; undefined if it can. */
  readonly missing?: (game: string) => string | undefined;
  /** Whether it needs the packages of the anchors. */
  readonly needsPackages?: boolean;
  /** What its process finds in its environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Only when asked for by name. */
  readonly onlyIfNamed?: boolean;
  /** Loads what it needs, so that the processes of others need not. */
  readonly create: Create;
}

export type Create = (way: Way, chooser: Chooser) => Promise<Contestant>;

/** An engine made ready to play. */
export interface Contestant {
  /** Plays a random game to its end; returns how many moves were played. */
  play(seed: number): number;
  /** Searches from a fixed position, the same for everybody; returns how many moves were tried. */
  search?(position: number): number;
  /** Bytes of a state that is nothing but words. */
  readonly stateBytes?: number;
  /** Where a state is made of objects: one in the middle of a game, so that what it holds can be measured. */
  middle?(seed: number): unknown;
}

/** After how many moves a state is taken as one in the middle of a game. */
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
