/**
 * What an engine takes from outside (moves, saves, lines of the protocol), and what its rules may do. Everything is counted,
 * never timed, so that the same input is taken or refused on every machine. Which attack each limit stops is told in
 * `compiler/SECURITY.md`; rules have theirs in `compiler/limits.ts`.
 */

/** A line of the protocol, in UTF-16 units: a save of thousands of moves. */
export const LONGEST_LINE = 1_000_000;
/** A save as text, in UTF-16 units. */
export const LONGEST_SAVE = 4_000_000;
/** A move or an outcome of chance as text, in UTF-16 units: all pieces of a game by their names. */
export const LONGEST_MOVE = 100_000;
/** A seed, in UTF-16 units. */
export const LONGEST_SEED = 1000;

/** Moves and outcomes of a save, or requests of one: many times the longest game. */
export const MOST_ENTRIES = 10_000;
/** Rules whose fingerprints a save lists. */
export const MOST_RULES = 5000;
/** Items of one list in a request. */
export const MOST_LISTED = 20_000;
/** Scorings that one request runs. */
export const MOST_SCORINGS = 100;
/** Points that a situation may have for one thing, and as many below none: so that no sum of them is too large. */
export const MOST_POINTS = 1_000_000;

/** Moves that `count` makes, and moves that it lists. */
export const MOST_PLAYED = 20_000;
export const MOST_COUNTED = 2_000_000;

/** How deep data of a caller is read, and how many parts of it. */
export const DEEPEST = 32;
export const MOST_PARTS = 500_000;

// What the rules may do while a game is played.

/** Blocks, passes of loops that can stop, and routines, between two stops: more are taken for a loop without end. */
export const MOST_JUMPS = 100_000;
/** Outcomes of a `roll … until`, which are listed one by one. */
export const MOST_OUTCOMES = 50_000;
/** The most sets that are numbered as they come up, where a set has many values: the codes of moves leave no room for more. */
export const MOST_SETS = 2 ** 24;
