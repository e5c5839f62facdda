/**
 * How large rules, texts and pages may be, and how much work checking them may take. Everything is counted, never timed: the same
 * files are accepted or refused on every machine. Which attack each limit stops is told in `compiler/SECURITY.md`; what an
 * engine accepts at play is limited in `compiler/runtime/limits.ts`.
 */

/** Interpreter and engines stop at the same. */
export { MOST_JUMPS, MOST_OUTCOMES, MOST_SETS } from './runtime/limits.ts';

// ---- what is read, in characters

/** All rules of a folder: many times the size of any game. */
export const FOLDER_LIMIT = 128_000;
/** The rules of a folder, once for the game and once for each variant: every variant is a whole game to check. */
export const VARIANTS_LIMIT = 2_000_000;
/** One declaration, and one line with those that go on with it. */
export const MAX_DECLARATION = 65_536;
export const MAX_LINE = 4_000;
/** Steps of indentation. */
export const MAX_INDENTATION = 20;
/** Brackets inside each other. */
export const MAX_BRACKETS = 40;
/** How deep a line may nest: each bracket, `not` and the like; the parser calls itself for each. */
export const MAX_NESTING = 100;
/** One file of texts. */
export const TEXTS_LIMIT = 256_000;
/** Opening brackets of one text: Fluent itself fills in a hundred places and no more. */
export const MOST_TEXT_BRACKETS = 100;
/** Spaces and ends of lines in a row, in a file of texts. */
export const MOST_BLANKS = 1000;
/** One text with all that it refers to, as it is said. */
export const LONGEST_TEXT = 20_000;
/** One language of a rulebook. */
export const PAGE_LIMIT = 256_000;
/** Maximum number of mistakes in a rulebook: behind the last the rest is not read. */
export const MOST_MISTAKES = 200;
/** From this number of problems on, no spelling is suggested: it is hardly a single word that is misspelt. */
export const MANY_PROBLEMS = 200;

// ---- what a game is made of

/** Cells of all grids together. */
export const MOST_CELLS = 5000;
/** Pieces of all sorts together: more than any box holds. */
export const MOST_PIECES = 2000;
/** What all fields take up, for all owners and keys, in words: it is copied at every move. */
export const MOST_WORDS = 1_000_000;
/** A move is one number in an engine: the most that it can tell apart, whatever else is offered beside it. */
export const MOST_MOVES = 2 ** 48;
/** Items of one collection. */
export const MOST_ITEMS = 100_000;
/** Values of a type that are listed. */
export const MOST_VALUES = 1_000_000;

// ---- what may be done

/**
 * Work is counted in steps: a pass of a loop, a call of a term, an item looked at, a value tried for a choice; some count for several. One
 * takes 20 to 100 ns. The largest call in random games of all five games is 150,000 steps.
 */
export const MOST_WORK = 2_000_000;
/** All examples of a folder together, in the game and in every variant. Those of all five games and their variants take 3,300,000. */
export const MOST_WORK_OF_EXAMPLES = 10_000_000;
/** The random games that are played when a game is checked. */
export const MOST_WORK_OF_TRIAL_GAMES = 2_000_000;
/** All expressions in the pages of a rulebook, in the game and in every variant. */
export const MOST_WORK_OF_PAGES = 10_000_000;
/** One request of the protocol, also one that loads a whole game. */
export const MOST_WORK_OF_REQUEST = 20_000_000;
/** Chance that decides so often without a player in between goes round in circles. */
export const MOST_EVENTS = 10_000;

// ---- what is shared by link or file

/** Characters of a link or file: a whole game with its variants and pages takes 200,000. */
export const MOST_SHARED_CHARACTERS = 1_000_000;
/** What they become when they are unpacked, in bytes. */
export const MOST_UNPACKED_BYTES = 4_000_000;
export const MOST_SHARED_FILES = 200;
/** Places in all files together that change. */
export const MOST_SHARED_PIECES = 20_000;
/** Below this a link fits a message of any chat: with the address before it, and a word from whoever sends it. */
export const SHORT_LINK = 1_800;
