import type { Game } from '../../../3-ir/ir.ts';
import { MOST_JUMPS } from '../../../runtime/limits.ts';
import { call, comment, literal, own, text } from '../../code/build.ts';
import type { CaseNumbers } from '../../code/passes/number-cases.ts';
import { owned } from '../../code/quote.ts';
import type { Case, Code, Name, Stmt } from '../../code/tree.ts';
import type { GameEmitter } from '../game-emitter.ts';
import { type Static, wordsOf } from '../gen.ts';
import type { Area, Meaning } from '../layout.ts';

/** Where the parts of the memory begin: the script of the game, the seats, and room for work behind the state. */
interface Areas {
  readonly main: number;
  readonly seats: number;
  readonly seatWords: number;
  /** The grids of the first seat behind the state, and how many words those of each have. */
  readonly grids: number;
  readonly gridWords: number;
  readonly scratch: number;
  readonly words: number;
}

export function areasOf({ gen: { layout } }: GameEmitter): Areas {
  const main = layout.size('table');
  const seats = main + layout.size('thread');
  const seatWords = layout.size('seat') + layout.size('thread');
  const grids = seats + layout.seats * seatWords;
  const gridWords = layout.size('grids');
  const scratch = grids + layout.seats * gridWords;
  return { main, seats, seatWords, grids, gridWords, scratch, words: scratch + layout.size('scratch') };
}

interface Declared {
  readonly numbers: CaseNumbers;
  readonly noteWords: number;
  /** The declaration of the list of moves. */
  readonly moves: readonly Stmt[];
  /** The names that the functions of the core use. */
  readonly uses: ReadonlyMap<Name, number>;
}

/** The constants, tables and variables of a core. What nothing uses is left out when the core is printed. */
export function declarations(e: GameEmitter, { numbers, noteWords, moves, uses }: Declared): readonly Stmt[] {
  const { layout, game } = e.gen;
  const areas = areasOf(e);
  const statics = e.gen.statics.filter(({ name }) => uses.has(name));
  const constants = (area: Area | Meaning, about: string): readonly Stmt[] => {
    const found = layout.constants
      .filter((one) => one.area === area && uses.has(one.name))
      // Addresses are made in order already; what stands for a word is named when it first comes up.
      .sort((a, b) => a.value - b.value);
    const from = area === 'scratch' || area === 'grids' ? areas[area] : 0;
    const declared = found.map(({ name, value }) => declare(name, literal(from + value)));
    return declared.length === 0 ? [] : [comment(''), comment(about), ...declared];
  };
  const sitesOf = (sites: readonly { readonly case: Case }[]): Code =>
    printedTable(
      Array.from({ length: numbers.count }, (_, number) =>
        number === 0 ? -1 : sites.findIndex((site) => numbers.of(site.case) === number),
      ),
    );
  return owned`
/** No value. */
const NONE = -0x80000000;
/** In a question: a choice left open. */
const OPEN = -0x7fffffff;
${legend(game)}
${constants('word', 'Those that the rules ask for by name.')}
${constants('action', 'Actions.')}
${constants('reason', 'Reasons.')}

// What every state begins with.
const PLAYERS = 0;
const IMAGINARY = 1;
const OVER = 2;
const SEEDED = 3;
const RANDOM = 4;
${constants('table', 'The table, and the scripts that run for the whole game.')}

/** The script of the whole game; those of players who act at once lie in their blocks. */
const MAIN = ${areas.main};
/** The blocks of the seats: where the first begins, and how many words each has. */
const SEATS = ${areas.seats};
const SEAT_WORDS = ${areas.seatWords};
/** Where a seat's own script lies in its block. */
const THREAD = ${layout.size('seat')};
/** How many words a note of a decision without a move takes. */
const NOTE_WORDS = ${noteWords};
${constants('seat', 'In the block of a seat.')}
${constants('thread', 'In a script: where it stands, for whom it waits, and the names of its phases.')}

/** The grids behind the state, which are worked out from it: where those of the first seat begin, and how many words each has. */
const GRIDS = ${areas.grids};
const GRID_WORDS = ${areas.gridWords};
${constants('grids', 'On the grids, of the first seat.')}
${constants('scratch', 'For work, outside of the state.')}

// What is printed: one table behind the other, in one array. Its first word tells where the next one goes.
const tables = new Int32Array(${1 + 2 * numbers.count + wordsOf(statics)});
const k = tables;
k[0] = 1;
${statics.map((one) => declare(one.name, tableOf(one)))}

/** By case: the decision, or the chance event, at which the script waits there; -1 for none. */
const DECISION_OF_CASE = ${sitesOf(e.machine.decisions)};
const CHANCE_OF_CASE = ${sitesOf(e.machine.chances)};

/** All that changes: the state, and behind it room for work. */
const memory = new Int32Array(${areas.words});
const m = memory;
${moves}
/** Where a script stands that has come to its end. */
const DONE = 0;
/** Why a script does not go on: it waits for a player, or for chance or those who act at once. */
const WAITS = -1;
const STOPS = -2;
/** More jumps than this in a row are taken for a loop without end. */
const MOST_JUMPS = ${MOST_JUMPS};
/** The state before an action that is only tried. */
const before = new Int32Array(${areas.grids});
/** The move that is being played. */
let made = 0;
/** Whether an action is only tried. */
let trying = false;
/** Why it is refused; -1 if it is not. */
let refusal = -1;
/** Whether somebody hears of scorings. */
const isWatched = watch !== undefined;`;
}

export function declare(name: Name, value: Code): Stmt {
  return { is: 'declare', how: 'const', name, value };
}

export function tableOf({ values, made }: Static): Code {
  return made ?? printedTable(values!);
}

function printedTable(numbers: readonly number[]): Code {
  return call(own('printed'), [text(inRuns(numbers))]);
}

/** Numbers as a core prints them: a dash for none; one that comes many times in a row once, with how often. */
function inRuns(numbers: readonly number[]): string {
  const words: string[] = [];
  for (let at = 0; at < numbers.length; ) {
    let end = at + 1;
    while (end < numbers.length && numbers[end] === numbers[at]) end++;
    const word = numbers[at] === -0x80000000 ? '-' : String(numbers[at]);
    const run = end - at;
    if (run > MOST_ALONE) words.push(`${word}×${run}`);
    else for (let count = 0; count < run; count++) words.push(word);
    at = end;
  }
  return words.join(' ');
}

/** Up to this number of equal numbers are written one by one. */
const MOST_ALONE = 3;

/** Room for a line of a comment. */
const WIDTH = 107;

/** What the numbers in a core stand for: a comment for who reads it. */
function legend({ kinds }: Game): readonly Stmt[] {
  // A part has the numbers of its whole.
  const whole = kinds.filter(({ partOf }) => !partOf);
  if (whole.length === 0) return [];
  return [
    '',
    'Numbers stand for these words, counted from 0 as the rules name them.',
    ...whole.flatMap(({ name, values }) => wrapped(`${name}: ${values.join(', ')}`)),
  ].map(comment);
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : `  ${word}`);
  }
  return lines;
}
