/**
 * The core of an engine: mutable, whole numbers only, nothing allocated while it plays (but for a set of many
 * values, such as cards from a hand, when it comes up for the first time). Bots and simulations use it directly; the
 * façade (`engine.ts`) wraps it. All games have the same core interface.
 *
 * A core has one working memory. Its first `stateWords(…)` words are the state: copy them out, copy them back in and
 * say so (`refresh`). What can be worked out from them, such as the cells of a large grid, lies behind them.
 * Every value is one word: a number, 0 or 1 for no and yes, the position of a word in its kind, the number of
 * a seat, piece, cell or line from 0, or `NONE`. A list is the address of a word that tells how many items follow.
 */
export interface Core {
  readonly memory: Int32Array;

  /** The words of the state in memory. It depends on the number of seats only. */
  stateWords(): number;

  /** Begins a game and goes on to the first stop. */
  start(setup: CoreSetup): void;
  /** The same without its first phase: nothing has been played, not even the set-up. */
  blank(setup: CoreSetup): void;

  /** Goes on from where another core of the same game stands. */
  copyFrom(other: Core): void;
  /** To be called when somebody has written the words of a state into the memory, before anything else is asked. */
  refresh(): void;
  /** The same when fields were written instead: brings what the core works out once and keeps in line with them. */
  derive(): void;

  isOver(): boolean;
  /** A bit for each player who is to act; 0 at a chance event and at the end. */
  actors(): number;
  /** The same in the order in which they are asked: the player at this position, from 0; -1 behind the last. */
  actorAt?(position: number): number;
  /** The decision at which a player stands, as a position in `decisions`; -1 if that player is not to act. */
  decisionOf(player: number): number;

  /** Lists the legal moves of a player who is to act, and counts them. */
  moveCount(player: number): number;
  /**
   * A move of the list made last. `PASS` is 0; the others say which offer and what is chosen: see `Offer.first`. It means
   * the same to every core that shares `sets`, as all do that one module makes, while the program runs; what is to be
   * kept longer, or sent to others, is written as notation.
   */
  moveAt(index: number): number;
  /** Plays a legal move. */
  apply(player: number, move: number): void;
  /** Four words from which the random numbers begin that choose moves in playouts. */
  seedPlayouts(words: readonly number[]): void;
  /** Plays random moves for everybody until the game stops, or until this many were played; gives how many. */
  playOut(most: number): number;
  /**
   * Where something is hidden: whether the rules, since the last `apply`, looked at what somebody does not see (but for the
   * number of pieces in a place), or wrote there. Pieces that were moved do not count.
   */
  usedSecrets?(): boolean;

  /**
   * Why a move is not allowed: a position in `reasons`, -1 if it is. `action` is a position in `actions`, or -1 for a pass;
   * `offer` is a position in the decision, or -1 for any. The values chosen are words, `OPEN` for those left open.
   * `reasonChoice` is then the choice whose value is not on offer, or for which nothing is; or -1.
   */
  refusal(player: number, action: number, offer: number, choices: readonly number[]): number;
  readonly reasonChoice: () => number;

  /** What chance is to decide: a position in `CHANCES`, -1 for nothing. Its pieces or options are in the list at `event`. */
  chance(): number;
  /** The address of the list that `chance` fills. */
  readonly event: number;
  /** For a roll until something holds: the fitting outcomes one after the other, as the words of a list; else empty. */
  outcomes(): readonly (readonly number[])[];
  /** The type of what chance decides about, as a position in `chances`: the sort of piece that is rolled or shuffled, or that of the options. */
  chanceType(): number;
  /** Goes on with an outcome that is possible: a face for each piece, the new order, or the one option. */
  supply(outcome: readonly number[]): void;

  /** For situations: begins a phase, or puts the script at a decision; `owner` is -1 where there is none. Lists are addresses. */
  run(phase: number, owner: number, args: readonly number[]): void;
  jumpToDecision(entry: number, player: number, args: readonly number[]): void;
  score(scoring: number, args: readonly number[]): void;
  /** The game is over, wherever it stood. */
  end(): void;
  /** Whether a phase that was begun has not ended yet. */
  isRunning(): boolean;
  /**
   * A list in scratch memory, to be passed as an argument or a choice; `slot` is the position of that. The next call with
   * the same slot writes over it. A slot that no list is passed in, or more than `mostListed` items, is a fault.
   */
  list(slot: number, items: readonly number[]): number;
  /** The longest list that can be passed: longer than any that can be chosen. */
  readonly mostListed: number;

  /** Where a choice of several has `sets`: their numbers, which are given as sets come up. */
  readonly sets?: {
    numberOf(memory: Int32Array, list: number): number;
    itemsOf(set: number): readonly number[];
    itemsInto(memory: Int32Array, list: number, set: number): void;
  };

  /** The value of a term; lists as addresses, yes and no as 1 and 0. */
  term(term: number, owner: number, args: readonly number[]): number;
  /** A cell of a table. */
  table(table: number, column: number, keys: readonly number[]): number;

  /** Ranks the seats as at the end of the game; returns how many. Then ask for each position, best first. */
  rank(): number;
  rankedSeat(position: number): number;
  rankedPlace(position: number): number;
  /** The tie rule that gave the place, from 1; 0: the measure itself. */
  rankedBy(position: number): number;
  /** What the game reports where only one is ranked. */
  solo(seat: number): number;

  /** The first of the `always` rules that does not hold, as a position; -1 if all hold. */
  broken(): number;
}

/** How a game begins in a core. */
export interface CoreSetup {
  readonly players: number;
  readonly imaginary: number;
  /** The values of the options, in order. */
  readonly options: readonly number[];
  /** The four words of the random generator; without them every outcome of chance is supplied. */
  readonly seed?: readonly number[];
}

/** Hears of every scoring that is about to run, with its arguments in the words of the core: for `why`. */
export type Watch = (scoring: number, args: readonly (number | boolean)[]) => void;

/** Stands for none. */
export const NONE = -0x80000000;
/** In `refusal`: a choice left open. */
export const OPEN = -0x7fffffff;
export const PASS = 0;
export const CHANCES = ['roll', 'shuffle', 'draw', 'lot'] as const;

/** The words at the start of every state. */
export const HEADER = {
  players: 0,
  imaginary: 1,
  /** 1 when the game is over. */
  over: 2,
  /** 1 where there are random numbers, else 0. */
  seeded: 3,
  /** Four words. */
  random: 4,
} as const;

/** The rules cannot go on: a mistake in the rules, told by its code. */
export class Fault extends Error {
  readonly code: string;
  readonly about: string;

  constructor(code: string, about = '') {
    super(about === '' ? code : `${code}: ${about}`);
    this.name = 'Fault';
    this.code = code;
    this.about = about;
  }
}
