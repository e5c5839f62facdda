import type { GameData } from './data.ts';
import type { Json, JsonObject } from './json.ts';
import type { Entry, Saved, SeenEntry } from './saved.ts';
import type { Snapshot } from './snapshots.ts';
import type {
  Asked,
  Chance,
  GameRefusal,
  GameState,
  GameTypes,
  Loaded,
  Question,
  Result,
  SavedFor,
  Sight,
  Speaking,
  StartOptions,
  ToldEvent,
} from './types.ts';
import type { Award, Why } from './why-types.ts';

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
  /** Which game it is: `clever`, or of a variant `clever/quick`. */
  readonly id: G['id'];
  /** Names, types and fingerprints of the rules. */
  readonly data: GameData;

  /** A new game, up to its first stop. */
  start(setup: StartOptions<G>): GameState<G>;

  /** The players who are to act, from 1: several where they act at once, nobody while chance decides and at the end. */
  toAct(state: GameState<G>): readonly number[];
  /** Whether the game has ended: then nobody is to act, and there is a `result`. */
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
  /** The points of every seat so far, by scoring. What each of them is for tells `why`. */
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

/** Situations that are set up by hand, in the words of the engine protocol. */
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
