import type { Bound, Expr, Local, RankModel } from '../../2-model/model.ts';
import type { Type } from '../../2-model/types.ts';
import type { Extent } from '../../3-ir/bounds.ts';
import type { Action, Game, Step } from '../../3-ir/ir.ts';
import type { Operand } from '../code/build.ts';
import type { Out } from '../code/out.ts';
import type { Case, Code, Name, Stmt } from '../code/tree.ts';
import type { Facts } from './facts.ts';
import type { Bind, Gen, Scope } from './gen.ts';
import type { Secrets } from './secrets.ts';

/**
 * What the parts of the emitter find each other through. Expressions hold collections, collections hold conditions, effects hold
 * choices: so every part may need every other. Each part is given this and imports only from the folders before it (values,
 * collections, statements, moves, machine, core); `game-emitter.ts` puts them together.
 */
export interface Emitter {
  readonly gen: Gen;
  readonly facts: Facts;
  readonly secrets: Secrets;
  readonly streams: Streams;
  readonly statements: Statements;
  readonly ranks: Ranks;
  readonly trials: Trials;
  readonly graphs: Graphs;
  readonly pieces: Pieces;
  readonly machine: Frames;
  /** How look-ups and amounts tell what they come from: in `why`, never in a core. */
  readonly telling: Telling | undefined;

  /** The value of an expression; what must be worked out before it goes to `out`. */
  value(expr: Expr, scope: Scope, out: Out): Code;
  /** The same as a number; a collection of one stands for its item. */
  num(expr: Expr, scope: Scope, out: Out): Code;
  /** The same as a truth value. */
  cond(expr: Expr, scope: Scope, out: Out): Code;

  /** Writes a search that gives back what it finds as soon as it is found; false where an expression is no such search. */
  returned(expr: Expr, scope: Scope, out: Out, isTruth: boolean): boolean;

  action(name: string): Action;
  /** Whether an action may run as in the game, only to see whether it can, and the whole state is put back. */
  readonly mayTry: boolean;
  /** The constants for the number of a reason, and of an action. */
  reason(name: string): Name;
  actionNumber(action: Action): Name;
  /** From here on it is known that the move had to do with what somebody does not see: it cannot be taken back. */
  noteSecrets(out: Out): void;
  /** A name for a value; that of a seat comes with the address of its block. */
  bind(name: Name | Code, local: Local, out: Out): Bind;
  /** What a name stands for whose list lies at an address: there is room for as many items as the rules ever give it. */
  listAt(list: Operand, local: Local): Bind;
  /** The same for a choice of several. */
  chosenAt(list: Operand, action: Action, choice: string): Bind;
  /** The most that can be chosen where several are. */
  mostChosen(action: Action, choice: string): number;
  noteCodes(codes: number): void;
  readonly mostCodes: number;
  /** Whether the code of a move may be too large for a word of the memory. To be asked when all decisions are known. */
  readonly hasWideCodes: boolean;
  /** The rule as it is written, to stand above the code that does it. */
  doc(what: string, name: string): { doc?: string };
  /** The functions for phases, scorings and effects in which nobody decides anything. */
  phaseFunction(name: string): Name;
  scoringFunction(name: string): Name;
  effectFunction(action: Action): Name;
  /** What is passed to the effect of an action: who acts, and what its lines look at of parameters and choices. */
  effectArguments(action: Action): string[];
}

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;
type Gather = Extract<Expr, { bounds: readonly Bound[] }>;
type Term = Game['terms'][number];

// ---- collections

/** What is done with each item; the item is a name or a number. */
export type Body = (item: Code, out: Out) => void;

/** A collection as it is gone through. */
export interface Stream {
  /** How many loops stand one after the other. */
  readonly loops: number;
  /** The address of the list, if it is one already. */
  readonly address?: Code;
  /** Whether that list was made just now, for this one use: nothing that happens later changes it. */
  readonly isOwn?: true;
  /** The address of a bit for each cell of a grid, a word a row. */
  readonly words?: Code;
  /** A number with a bit for each value, where all are small. */
  readonly bits?: Code;
  /** What it is made of, one behind the other. */
  readonly parts?: readonly Stream[];
  /** Goes through it, from the first item or from the last. The name is for the item, where it needs one. */
  each(out: Out, name: Name, body: Body, backwards: boolean): void;
  /** A quick way to ask whether an item is in it. */
  has?(item: Operand, out: Out): Code;
  /** A quick way to count. */
  count?(out: Out): Code;
}

/** Collections: never made where they can be gone through; as lists in scratch memory where they must be made. */
export interface Streams {
  of(expr: Expr, scope: Scope, out: Out): Stream;
  /** The same without a look at how many there are: for whoever does not keep them. */
  uncounted(expr: Expr, scope: Scope, out: Out): Stream;
  /** What an expression gives for every combination of its names. */
  gather(expr: Gather, scope: Scope, out: Out): Stream;
  /** All combinations of the names, the last changing fastest, for which the condition holds. */
  combinations(expr: Gather, scope: Scope, out: Out, body: (scope: Scope, out: Out) => void): void;
  /** The scope in which a name of a loop stands for an item. */
  bound(bound: Bound, item: Operand, scope: Scope, out: Out): Scope;
  /** The address of a list with the items; what is a list already stays where it is. */
  list(expr: Expr, scope: Scope, out: Out): Code;
  /** A list of its own, whatever happens to where the items come from. */
  copy(expr: Expr, about: string, scope: Scope, out: Out): Code;
  /** A list that nothing changes for as long as a name stands for it: a copy, unless it was made for this one use. */
  settled(expr: Expr, about: string, scope: Scope, out: Out): Bind;
  /** Puts the items into a list that has room for them. */
  fill(expr: Expr, address: Operand, scope: Scope, out: Out): void;
  /** The same without an item twice, where the items may repeat. */
  distinct(expr: Expr, about: string, scope: Scope, out: Out): Code;
  /** How long a collection can become. */
  extent(expr: Expr, scope: Scope): Extent;
  /** The most items that a collection ever has. */
  most(expr: Expr, scope: Scope): number;
  each(expr: Expr, name: Name, scope: Scope, out: Out, body: Body, backwards?: boolean): void;
  /** The same with each item once, where it first stands. */
  eachOnce(expr: Expr, name: Name, scope: Scope, out: Out, body: Body): void;
}

/** Cells and their neighbours: what can be reached, what is enclosed, how long a wall is. */
export interface Graphs {
  /** The table that gives the cell on each side of a cell: four words a cell, north first. */
  beyond(grid: string): Name;
  beyondCell(expr: Of<'beyond'>, scope: Scope, out: Out): Code;
  neighboursOf(expr: Of<'neighbours'>, scope: Scope, out: Out): Code;
  holes(expr: Of<'holes'>, scope: Scope, out: Out): Code;
  /** Everything that can be reached, in the order in which it is found; each item is marked too. */
  reached(expr: Of<'reached'>, scope: Scope, out: Out): { readonly address: Code; has(item: Operand): Code };
  longestRun(expr: Of<'longest run'>, scope: Scope, out: Out): Code;
}

// ---- statements

/** What a step must know of what is around it. */
export interface Around {
  /** Inside a ranking: where what stands before its loop is written, and the names that are known there. */
  readonly beforeLoop?: { readonly out: Out; readonly scope: Scope } | undefined;
  /** What is done where a condition after a change does not hold; where nothing can be done, it was tried before and holds. */
  readonly refusal?: (reason: Name) => readonly Stmt[];
}

/** Steps as plain code: nobody has to decide anything in them. */
export interface Statements {
  all(steps: readonly Step[], scope: Scope, out: Out, around?: Around): void;
  /** Writes one step; gives the scope of what comes after. */
  one(step: Step, scope: Scope, out: Out, around?: Around): Scope;
}

/** Where the results of a ranking lie: one word each, side by side. */
export interface RankPlaces {
  /** Who or what is ranked, best first. */
  readonly value: Name;
  readonly place: Name;
  /** How many places are shared. */
  readonly shared: Name;
  /** The tie rule that decided, from 1; 0: the measure itself. */
  readonly by: Name;
  readonly keys: Name;
  /** Where it is told: the name under which the measures are kept with what they came from. */
  readonly ranking?: Name;
}

/** Rankings: everybody with their measures, in order, with their places. */
export interface Ranks {
  places(rank: RankModel, scope: Scope): RankPlaces;
  /** Writes what ranks; gives how many are ranked. With lots, `picks` is the list of those drawn. */
  rank(rank: RankModel, at: RankPlaces, scope: Scope, out: Out, picks?: Operand, isEnd?: boolean): Code;
  /** A ranking in which no lot is drawn, with what is done for each. */
  statement(step: Extract<Step, { is: 'rank' }>, around: Around, scope: Scope, out: Out): void;
  /** The ranking at the end of the game: a function that gives how many are ranked. */
  winner(): RankPlaces & { readonly rank: Name };
}

/** Pieces and the places in which they lie: the functions that take and lay them. */
export interface Pieces {
  hasHomes(pieces: string): boolean;
  take(pieces: string): Name;
  lay(pieces: string): Name;
  layAlone(pieces: string, field: string): Name;
  become(pieces: string): Name;
  hold(pieces: string): Name;
  position(piece: Operand, home: Operand): Code;
  putBack(pieces: string): Name;
  gather(pieces: string): Name;
  noteBits(pieces: string, address: Operand): readonly Stmt[];
  deriveHomes(): readonly Stmt[];
}

// ---- moves and the machine

/** Actions whose conditions can only be judged after a change: the effect is tried, and taken back. */
export interface Trials {
  /** The reason that a move would be refused for; -1: it is allowed. */
  reason(action: Action, scope: Scope): Code;
  allowed(action: Action, scope: Scope): Code;
  takesBack(action: Action): boolean;
}

/** Where a routine keeps its names while it waits: every name has a place of its own, since nothing recurses. */
export interface Frame {
  readonly name: string;
  readonly owner: string | undefined;
  /** It may run for several players at a time. */
  readonly isShared: boolean;
  /** It is what players do at once: their scripts are over when it is. */
  readonly isBranch: boolean;
  readonly slots: Map<string, Code>;
  readonly locals: Map<string, Local>;
  /** Owner and parameters: they never change while the routine runs. */
  readonly fixed: readonly string[];
  /** What players have chosen: it changes only where a move is played. */
  readonly chosen: Set<string>;
  /** The word that says where to go on after the routine. */
  readonly back: Code;
  readonly entry: Case;
}

/** The machine, as far as those before it need it: where the effect of an action that stops keeps its names. */
export interface Frames {
  effect(action: Action): Frame;
  readonly frames: {
    slotOf(frame: Frame, local: string): Code;
    typeOf(frame: Frame, local: string): Type;
  };
}

// ---- why

/** How amounts are written where they tell what they come from: around the same code as everywhere. */
export interface Telling {
  /** A term that tells its arguments and its value; the first parameter is where it began. */
  term(term: Term): Name;
  /** A look-up of which the keys tell where they come from. */
  lookUp(expr: Of<'table'>, column: number, scope: Scope, out: Out): Code;
  /** A call that tells, and what its arguments tell inside of it: then it is made at once, before anything else is told. */
  call(
    telling: Name,
    args: readonly Expr[],
    scope: Scope,
    out: Out,
    write: (before: Out) => readonly Code[],
  ): Code;
  /** Tells what goes straight into an amount. Tables, terms and totals tell by themselves. */
  amount(expr: Expr, scope: Scope, out: Out): void;
  /** A total, or the highest or lowest of all; undefined where there is nothing to go through one by one. */
  gathered(expr: Gather, scope: Scope, out: Out): Name | undefined;
  /** A measure of one who is ranked, kept with what it came from. */
  measure(value: Expr, ranking: Name, item: Operand, scope: Scope, out: Out): Code;
}
