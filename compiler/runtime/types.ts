import type { GameData } from './data.ts';
import type { Refusal } from './errors.ts';
import type { Json, JsonObject } from './json.ts';
import type { Move } from './moves.ts';
import type { Difference } from './replay.ts';
import type { Entry, Saved, SeenEntry } from './saved.ts';
import type { Snapshot } from './snapshots.ts';

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

export interface Score {
  readonly seat: number;
  readonly total: number;
  /** By scoring: all points, and what they are for where it gave any. */
  readonly by: Readonly<
    Record<string, { readonly total: number; readonly for?: Readonly<Record<string, number>> }>
  >;
}

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

/** Where points come from: every award that gave any, in order, and at the end of the game what decided it. */
export interface Why<G extends GameTypes = AnyGame> {
  readonly awards: readonly Award<G>[];
  readonly winner?: Decided<G>;
}

/** Points that a scoring gave to a seat. All of them together are the score. */
export interface Award<G extends GameTypes = AnyGame> {
  readonly seat: number;
  readonly scoring: ScoringOf<G>;
  /** What they are for, where the rules say so. */
  readonly for?: Json;
  readonly points: number;
  /** After how many entries of the log. */
  readonly after: number;
  /** There where a ranking gave them. */
  readonly rank?: Placed<G>;
  /** There where the engine cannot tell more than how many: a scoring in which lots are drawn. */
  readonly untold?: true;
  /** What was looked up on the way. */
  readonly from: readonly Source<G>[];
  /** What the scoring is called. */
  readonly text: Readonly<Record<G['language'], string>>;
}

type ScoringOf<G extends GameTypes> = keyof G['score']['by'] & string;

export interface Placed<G extends GameTypes = AnyGame> {
  readonly place: number;
  /**
   * The places that its points are for, the own one first: several where a tie is shared, as those who share take as many
   * places as they are. Who wins together has one place, the same for all.
   */
  readonly places: readonly number[];
  /** The number of the tie rule that decided; null: none was needed. */
  readonly tie: number | null;
  /** That rule, as in the texts: `scoring-majority.tie-1`. */
  readonly rule?: G['decidedBy'] | `scoring-${ScoringOf<G>}.tie-${number}`;
  /** What it says. */
  readonly text?: Readonly<Record<G['language'], string>>;
  /** The measure, then those of the tie rules. */
  readonly measures: readonly number[];
  /** By measure: what it came from. Points come from the awards. */
  readonly measured: readonly (readonly Source<G>[])[];
}

/** What points came from, and what that came from in turn. */
export interface Source<G extends GameTypes = AnyGame> {
  /**
   * A look-up in a table; the value of a term or of a field; what is printed on a piece, a cell or a line; all those that were
   * counted; or the one of them that points are about.
   */
  readonly is: 'table' | 'term' | 'field' | 'printed' | 'counted' | 'item';
  /** As in the texts: `table-rating`; for things those of their sort: `grid-sheet`, `pieces-Die`. */
  readonly id: string;
  /** Where the table has several. */
  readonly column?: string;
  /** Under which name it is printed. */
  readonly property?: string;
  /** Which things: there where what is printed, counted or meant belongs to pieces or a grid. */
  readonly thing?: 'piece' | 'cell' | 'line';
  /** The seat to which it belongs. */
  readonly of?: number;
  /** Keys, arguments, or what it is printed on. */
  readonly args: readonly Json[];
  /** Things as in notation: `green[3]`; a list of those that were counted. */
  readonly value: Json;
  readonly from: readonly Source<G>[];
  /** What the id is called. */
  readonly text: Readonly<Record<G['language'], string>>;
}

export interface Decided<G extends GameTypes = AnyGame> {
  /** Best first. */
  readonly ranking: readonly ({ readonly seat: number } & Placed<G>)[];
  /** What told the winner from the others: `winner`, or a tie rule, `winner.tie-1`. */
  readonly rule: 'winner' | G['decidedBy'];
  readonly text: Readonly<Record<G['language'], string>>;
}

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

/**
 * The engine of a game. States never change: every function gives a new one and leaves the old one as it is.
 *
 * Who asks is always said, and never by leaving it out: a player by their number, from 1, somebody who only looks on as
 * `'spectator'`, whoever keeps the game and may know everything as `'server'`, and whoever makes a move, unchecked, as `'mover'`.
 * Anything else is nobody, and is told nothing.
 *
 * What makes no sense is told by an error of its own class: `Refused` for a move or an outcome that is not allowed,
 * `Invalid` for a set-up, a state or a save that this game cannot have, or for somebody who does not play in it, where that
 * is no part of a move. A `Fault` is a mistake in the rules.
 */
export interface Engine<G extends GameTypes> {
  readonly id: G['id'];
  /** Names, types and fingerprints of the rules. */
  readonly data: GameData;

  /** A new game, up to its first stop. */
  start(setup: StartOptions<G>): GameState<G>;

  /** The players who are to act, from 1: several where they act at once, nobody while chance decides and at the end. */
  toAct(state: GameState<G>): readonly number[];
  isOver(state: GameState<G>): boolean;
  /**
   * All legal moves of a player, or, for the `server`, of all who are to act. Where several pieces are chosen at once, sets
   * that differ only in pieces that are alike (in all properties and in their face) are one move, listed with the first of
   * these pieces: with `gulden-6-1` and `gulden-6-2` to choose from, `{gulden-6-1}` is listed, and `{gulden-6-2}` is allowed
   * all the same. Whether something else than what is listed is allowed is for `explain` to say.
   */
  moves(state: GameState<G>, player: number | 'server'): readonly G['move'][];
  /**
   * The state after a move of a player. It is given as an object, which names its player, or as it is written. An object that
   * names another player is refused: whoever passes on what a player has sent says who it was, and nobody moves for another. As
   * the `mover` there is no such check: it is a move of the player whom the object names, and a text is one of the only player
   * who is to act. Throws `Refused`, whatever is wrong with move or player.
   */
  play(state: GameState<G>, move: G['move'] | string, player: number | 'mover'): GameState<G>;
  /**
   * The same without an error, for whatever somebody has sent: the new state, or the refusal. What is no move of this game, or of no player of it, is
   * `no-such-move`; a text of the `mover` where several are to act is `whose-move`; where the rules themselves go wrong, it
   * is `fault`.
   */
  tryPlay(
    state: GameState<G>,
    move: unknown,
    player: number | 'mover',
  ): { readonly state: GameState<G> } | { readonly refusal: GameRefusal<G> };
  /** Whether something is a move of this game with all of its choices, allowed or not; `offer` may be left out. */
  isMove(given: unknown): given is G['move'];
  /** Whether as many can play it. */
  isPlayers(given: unknown): given is G['players'];
  /**
   * Why a move is not allowed, as `tryPlay` would say; undefined if it is. Choices may be left out: is there any such move?
   * The answer is for the player whose move it is: like `moves`, it tells what that player holds.
   */
  explain(
    state: GameState<G>,
    move: Question<G['move']> | string,
    player: number | 'mover',
  ): GameRefusal<G> | undefined;

  /** Everything, whoever may see it. */
  read(state: GameState<G>): Sight<G>;
  /** What a player may see, or somebody who only looks on. */
  view(state: GameState<G>, player: number | 'spectator'): Sight<G, G['seen']>;
  score(state: GameState<G>): readonly G['score'][];
  /** The ranking at the end; undefined while the game goes on. */
  result(state: GameState<G>): Result<G> | undefined;

  /**
   * Why there are these points: for each award the rule, what it looked up, and the place where a ranking gave it; at the
   * end also what decided who won. Of one seat, or, for the `server`, of all. It tells what the rules looked at, hidden or not.
   */
  why(state: GameState<G>, seat: number | 'server'): Why<G>;

  /** What chance is to decide, in a game where it is supplied; undefined: nothing. */
  chance(state: GameState<G>): Chance | undefined;
  /** The state after chance gave this: as it is written (`5 4 6`), or as a list of values, or the one option. Throws `Refused`: `no-chance` if there is nothing to decide. */
  supply(state: GameState<G>, outcome: string | Json): GameState<G>;

  /** A move as it is written, like a line of a chess score. Throws `Refused` for what is none of this game. */
  write(move: G['move']): string;
  /** The move that a text means, allowed or not. Throws `Refused` for what is none. */
  parse(state: GameState<G>, player: number, text: string): G['move'];

  /** Whether the last move can be taken back: nothing was drawn or revealed by it. */
  canUndo(state: GameState<G>): boolean;
  /** The state before the last move. Throws `Invalid` where it cannot be taken back. */
  undo(state: GameState<G>): GameState<G>;

  /**
   * For situations that no game has led to, as examples and score pads set them up: a session of the engine protocol, whose
   * states are states of this engine.
   */
  session(): Session<G>;

  /**
   * What has happened so far, to be read; what `load` and `replay` take is a `save`. It tells the `server` everything, the order
   * of a shuffled deck too. For a player, or somebody who only looks on, it leaves out what they may not know. With `since`, only
   * what came after so many entries: who has the first part of a log asks for the rest, as no entry changes later. Throws `Invalid`
   * for a part that was forgotten.
   */
  log(state: GameState<G>, player: 'server', since?: number): readonly Entry[];
  log(state: GameState<G>, player: number | 'spectator', since?: number): readonly SeenEntry[];
  /** How many entries the log has, those included that were forgotten. */
  entries(state: GameState<G>): number;
  /**
   * What the last entry of the log was, in sentences, and what followed from it: of the start of a game what was set up by chance. A
   * player, or somebody who only looks on, is told what they may know. With `since`, an earlier state, all entries after it are told
   * as one: a move, and chance that was supplied after it.
   */
  tell(
    state: GameState<G>,
    player: number | 'spectator' | 'server',
    how: Speaking<G>,
    since?: GameState<G>,
  ): readonly ToldEvent[];
  /** The same of the whole game: of its start first, then of every entry of its log. What was told before is remembered. */
  story(
    state: GameState<G>,
    player: number | 'spectator' | 'server',
    how: Speaking<G>,
  ): readonly (readonly ToldEvent[])[];
  /** What the texts tell of how two states differ, wherever they come from: as `tell` does of what follows from a move. */
  changes(
    before: GameState<G>,
    after: GameState<G>,
    player: number | 'spectator' | 'server',
    how: Speaking<G>,
  ): readonly ToldEvent[];
  /** A move in a sentence, as if it were made here; for the player whose move it is. Throws `Refused` for one that is not allowed. */
  describe(state: GameState<G>, move: G['move'] | string, player: number | 'mover', how: Speaking<G>): string;
  /**
   * What a player is asked here: the question of the decision, and with a move of which choices may be left out the questions of those
   * choices. Undefined for somebody who is not to act.
   */
  ask(state: GameState<G>, player: number, how: Speaking<G>, move?: Question<G['move']>): Asked | undefined;
  /** The whole game, to be loaded again. It tells everything, and from a seed all that chance will give: it is not for players. */
  save(state: GameState<G>): Saved;
  /**
   * What a player may be sent, or somebody who only looks on: as much as they may see and know, without the seed and whatever
   * tells of the rest. It cannot be loaded. With `since`, as in `log`, only what came after so many entries: it then takes as long
   * as what is new, and not as the whole game.
   */
  saveFor(state: GameState<G>, player: number | 'spectator', since?: number): SavedFor<G>;
  /**
   * The game that was saved, as data or as text, also if it was played by other rules: older ones, or those of a variant. It is
   * then told from where on it differs, and where it stopped if not all of it could be played: what was saved is still whole,
   * and worth keeping. Throws `Invalid` for anything else, and, as about a `setup`, for a game that cannot even be begun
   * under these rules: one of four players where they are for three.
   */
  load(saved: unknown): Loaded<G>;
  /** The same with all states from the start on. */
  replay(saved: unknown): Loaded<G> & { readonly states: readonly GameState<G>[] };
  /** Sixteen hexadecimal digits that tell two states apart. */
  digest(state: GameState<G>): string;

  /**
   * Where the game stands, as plain data: to be copied to a worker, or to go on after a restart without playing it again. It holds
   * every secret, and not what has happened. Only the very engine that wrote it opens it: keep the log, or a `save`, beside it.
   */
  snapshot(state: GameState<G>): Snapshot;
  /**
   * The state of a snapshot, as data or as text, without what came before it. What was damaged, or is of another engine of the game,
   * throws `Invalid`. It is for what you have written yourself: whoever makes one up can have any state.
   */
  restore(snapshot: unknown): GameState<G>;
  /**
   * The same state without what came before it, so that memory is not needed for it: it cannot be undone, saved, replayed or told
   * from the start, and its log begins after so many `entries`.
   */
  forget(state: GameState<G>): GameState<G>;
}

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

export interface Session<G extends GameTypes> {
  /**
   * Asks as the engine protocol does (`{ do: 'situation', players: 2, … }`). It is about this game and need not name it; another
   * one is `no-such-game`. Never throws: `{ error }`.
   */
  ask(request: JsonObject): JsonObject;
  /** Where it stands; undefined before anything has been set up. */
  readonly state: GameState<G> | undefined;
  /** What the last request gave in points, and why. */
  awards(): readonly Award<G>[];
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

export interface GameStop<G extends GameTypes> {
  /** The number of the entry in the log that is no longer allowed, from 1. It is where the game differs, or comes after that. */
  readonly at: number;
  /** How many entries of the log are not played: this one and all that come after it. */
  readonly unplayed: number;
  readonly refusal: GameRefusal<G>;
}

export interface GameDifference<G extends GameTypes> extends Difference {
  /** What its rules are called, in the same order. */
  readonly text: Readonly<Record<G['language'], readonly string[]>>;
}
