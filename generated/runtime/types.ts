// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import type { Refusal } from './errors.ts';
import type { Json } from './json.ts';
import type { Move } from './moves.ts';
import type { Difference } from './replay.ts';
import type { SeenEntry } from './saved.ts';

/**
 * What the types of an engine are made of. Every game fills them in, in its own `engine.ts`; an engine for any game has
 * these.
 */
export interface GameTypes {
  readonly id: string;
  readonly language: string;
  /** How many can play it. */
  readonly players: number;
  readonly move: Move;
  readonly options: object;
  /** By name, as they are; and as somebody sees them who may not see everything. */
  readonly fields: object;
  readonly seen: object;
  /** By sort of piece, by piece. */
  readonly faces: object;
  readonly score: Score;
  /** What is reported where only one is ranked. */
  readonly solo: Json;
  /** The tie rules by which a game can be won. */
  readonly decidedBy: string;
  readonly reason: string;
  readonly phase: string;
}

export interface AnyGame extends GameTypes {
  readonly options: Readonly<Record<string, Json>>;
  readonly fields: Readonly<Record<string, Json>>;
  readonly seen: Readonly<Record<string, Json>>;
  readonly faces: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

declare const game: unique symbol;

/**
 * Where a game stands. It never changes; `read` and `view` tell what there is to see. As JSON it is its `save`, and tells
 * everything: it is for those who keep the game, not for players.
 */
export interface GameState<G extends GameTypes> {
  readonly [game]?: G;
}

/** The game of a state. */
export type GameTypesOf<S> = S extends GameState<infer G> ? G : never;

/**
 * How a game begins. Chance is decided by the engine, from a `seed` or with `chance: 'secure'`; with neither of them from outside,
 * by real dice and cards: `chance`, `supply`.
 */
export interface StartOptions<G extends GameTypes> {
  readonly players: G['players'];
  /** How many seats nobody plays; as many as usual if left out. */
  readonly imaginary?: number;
  /** Options that differ from what the rules say. */
  readonly options?: Partial<G['options']>;
  /**
   * The same seed, the same game: for tests, examples, and people who want to play the same cards. Whoever knows it, or guesses
   * it, knows every card; what it protects and what not stands in `random.ts`.
   */
  readonly seed?: string;
  /**
   * `secure`, in place of a seed: what chance gives is drawn when it is needed, from the cryptographic random numbers of the
   * machine. For servers: nothing that players see tells anything about what comes. Playing the same move from the same state
   * once more draws once more, so keep the state that `play` gives.
   */
  readonly chance?: 'secure';
}

/** In place of what somebody may not see; of a place the number of pieces. */
export interface Hidden {
  readonly hidden: true;
  readonly count?: number;
}

/** All that there is to see: the protocol's `state`, and its `view`. Seats are numbers from 1. */
export interface Sight<G extends GameTypes, Fields = G['fields']> {
  readonly game: G['id'];
  readonly players: G['players'];
  readonly imaginary: number;
  readonly options: G['options'];
  /**
   * A field of seats or players is a list, one for each; a field with keys is an object by key. What may be none or a
   * collection is there only at keys where there is something: an empty plot is `{}`.
   */
  readonly fields: Fields;
  readonly faces: G['faces'];
  readonly scores: readonly G['score'][];
  readonly toAct: readonly number[];
  /** In a view, the phase in which somebody is to decide, or chance; of several who act at once, that of the first. */
  readonly phase?: G['phase'];
  /** There while chance is to decide. */
  readonly chance?: ChanceSort;
  /** There when the game has ended. */
  readonly over?: true;
}

/** The points of a seat. */
export interface Score {
  readonly seat: number;
  readonly total: number;
  /** By scoring: all points, and what they are for where it gave any. */
  readonly by: Readonly<
    Record<string, { readonly total: number; readonly for?: Readonly<Record<string, number>> }>
  >;
}

/** How a game has ended. */
export interface Result<G extends GameTypes> {
  /** Best first. `tie` is the number of the tie rule that gave the place; null: none was needed. */
  readonly ranking: readonly {
    readonly seat: number;
    readonly place: number;
    readonly points: number;
    readonly tie: number | null;
  }[];
  /** The tie rule that decided who won: `winner.tie-1`. */
  readonly decidedBy: G['decidedBy'] | null;
  readonly solo: G['solo'] | null;
}

/** How chance decides: dice, a new order of cards, one of several, one of the players. */
export type ChanceSort = 'roll' | 'shuffle' | 'draw' | 'lot';

/** What chance is to decide: a face for each of the pieces, a new order for them, or one of the options. */
export type Chance =
  | {
      readonly is: 'roll';
      readonly of: string;
      readonly pieces: readonly string[];
      readonly outcomes?: number;
    }
  | { readonly is: 'shuffle'; readonly of: string; readonly pieces: readonly string[] }
  | { readonly is: 'draw' | 'lot'; readonly options: readonly string[] };

/** Why a move is not allowed, with the names of this game. */
export interface GameRefusal<G extends GameTypes> extends Refusal {
  readonly reason: G['reason'];
  readonly rule?: `action-${Exclude<G['move']['action'], 'pass'>}`;
  readonly choice?: ChoiceOf<G['move']>;
  readonly text: Readonly<Record<G['language'], string>>;
}

/** The names of all that is chosen in moves. */
type ChoiceOf<M extends Move> = M extends { readonly choices?: infer C }
  ? keyof NonNullable<C> & string
  : never;

/** A move of which choices may be left out. */
export type Question<M extends Move> = M extends unknown
  ? Omit<M, 'choices'> & { readonly choices?: Partial<M['choices']> }
  : never;

/** Something that has happened, in a sentence. */
export interface ToldEvent {
  /** A move; what chance gave; what the rules then changed, where the texts tell of it; a phase that begins; points. */
  readonly is: 'move' | 'chance' | 'change' | 'phase' | 'score';
  readonly text: string;
  /** Whom it is about. */
  readonly seat?: number;
  /** Of points: how many, by which scoring. */
  readonly points?: number;
  readonly scoring?: string;
}

/** What a player is asked. */
export interface Asked {
  /** What is to be decided. */
  readonly text: string;
  /** What it is called to do nothing, where that is allowed. */
  readonly pass?: string;
  /** The question of every choice that is still open, by its name: there where an action is told. */
  readonly choices: Readonly<Record<string, string>>;
}

/** In which language something is told, and what the seats are called; one without a name is told by its number. */
export interface Speaking<G extends GameTypes> {
  readonly language: G['language'];
  readonly names?: readonly string[];
}

/** A game as one player may see it. */
export interface SavedFor<G extends GameTypes> {
  readonly format: 'regelwerk view';
  readonly version: 3;
  /** The fingerprint of the rules. */
  readonly rules: string;
  readonly player: number | 'spectator';
  /** How it stands, and how it was set up. */
  readonly view: Sight<G, G['seen']>;
  readonly log: readonly SeenEntry[];
}

/** A game that was saved, as it is under the rules of this engine. */
export interface Loaded<G extends GameTypes> {
  /** The end of the game; where a move is no longer allowed, the state before it. */
  readonly state: GameState<G>;
  /** Whether it was saved under the rules of this engine. */
  readonly sameRules: boolean;
  /**
   * Whether it was saved with a seed when seeds still meant other games (version 1). It is the game that it was and goes on so;
   * but a new one with the same seed is another game.
   */
  readonly isSeedEarlier: boolean;
  /** From where on it goes otherwise under these rules, and why; undefined: all is as it was. */
  readonly differs: GameDifference<G> | undefined;
  /** Where these rules do not let it go on, before its end; undefined: all of it was played. */
  readonly stopped: GameStop<G> | undefined;
}

/** Where a game that was saved cannot go on under these rules. */
export interface GameStop<G extends GameTypes> {
  /** The number of the entry in the log that is no longer allowed, from 1. It is where the game differs, or comes after that. */
  readonly at: number;
  /** How many entries of the log are not played: this one and all that come after it. */
  readonly unplayed: number;
  readonly refusal: GameRefusal<G>;
}

/** From where on a game that was saved goes otherwise under these rules. */
export interface GameDifference<G extends GameTypes> extends Difference {
  /** What its rules are called, in the same order. */
  readonly text: Readonly<Record<G['language'], readonly string[]>>;
}
