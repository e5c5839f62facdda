import type { Bound, Expr, ExprOf, Gather, Local } from '../../2-model/model.ts';

import type { Extent } from '../../3-ir/bounds.ts';
import type { Action, Step, Term } from '../../3-ir/ir.ts';
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
  readonly trials: Trials;
  readonly machine: Frames;
  /** How look-ups and amounts are traced to what they come from: in `why`, never in a core. */
  readonly tracing: Tracing | undefined;

  /** The value of an expression; what must be worked out before it goes to `out`. */
  value(expr: Expr, scope: Scope, out: Out): Code;
  /** The same as a number; a collection of one stands for its item. */
  num(expr: Expr, scope: Scope, out: Out): Code;
  /** The same as a truth value. */
  cond(expr: Expr, scope: Scope, out: Out): Code;

  /** Writes a search that returns what it finds as soon as it is found; false if the expression is no search. */
  returned(expr: Expr, scope: Scope, out: Out, isTruth: boolean): boolean;

  /** The ranking at the end of the game. */
  winner(): WinnerRanking;

  action(name: string): Action;
  /** Whether an action may run as in the game, only to see whether it can, and the whole state is put back. */
  readonly mayTry: boolean;
  /** The constants for the number of a reason, and of an action. */
  reason(name: string): Name;
  actionNumber(action: Action): Name;
  /** Marks the move as having used or changed hidden information: it cannot be taken back. */
  noteSecrets(out: Out): void;
  /** A name for a value; that of a seat comes with the address of its block. */
  bind(name: Name | Code, local: Local, out: Out): Bind;
  /** The binding of a local whose list is at an address. */
  listAt(list: Operand, local: Local): Bind;
  /** The same for a choice of several. */
  chosenAt(list: Operand, action: Action, choice: string): Bind;
  /** The most items of a choice of several. */
  mostChosen(action: Action, choice: string): number;
  /** The most codes that the moves of one decision need, as far as decisions are known. */
  mostCodes: number;
  /** Whether the code of a move may be too large for a word of the memory. To be asked when all decisions are known. */
  readonly hasWideCodes: boolean;
  /** The rule as it is written, to stand above the code that does it. */
  doc(what: string, name: string): { doc?: string };
}

// ---- collections

/** Writes what is done with each item; the item is a name or a number. */
export type Body = (item: Code, out: Out) => void;

/** A collection as it is gone through. */
export interface Stream {
  /** How many loops are needed to go through it. */
  readonly loops: number;
  /** The address of the list, if it is one already. */
  readonly address?: Code;
  /** Whether that list was made for this one use: nothing changes it later. */
  readonly isOwn?: true;
  /** The address of a bit for each cell of a grid, a word a row. */
  readonly words?: Code;
  /** The streams that it is a concatenation of. */
  readonly parts?: readonly Stream[];
  /** Goes through it, from the first item or from the last. The name is for the item, where it needs one. */
  each(out: Out, name: Name, body: Body, backwards?: boolean): void;
  /** A quick way to ask whether an item is in it. */
  has?(item: Operand, out: Out): Code;
  /** A quick way to count. */
  count?(out: Out): Code;
}

/** Collections: never made where they can be gone through; as lists in scratch memory where they must be made. */
export interface Streams {
  of(expr: Expr, scope: Scope, out: Out): Stream;
  /** The same without a check of how many there are, for uses that keep no list. */
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
  /** Where it is traced: the name under which the measures are kept with what they came from. */
  readonly ranking?: Name;
}

/** `rank` is the function that ranks, and returns how many are ranked. */
export type WinnerRanking = RankPlaces & { readonly rank: Name };

// ---- moves and the machine

/** Actions whose conditions can only be judged after a change: the effect is tried, and taken back. */
export interface Trials {
  /** The reason that a move would be refused for; -1: it is allowed. */
  reason(action: Action, scope: Scope): Code;
  allowed(action: Action, scope: Scope): Code;
  /** What stands before actions are tried in a situation: what is known of another is forgotten. */
  forget(actions: readonly Action[]): readonly Stmt[];
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
    /** Hands a routine what the names stand for here; names that are not known here are left out. */
    passNames(frame: Frame, names: readonly string[], scope: Scope, out: Out): void;
  };
}

// ---- why

/** How amounts are written where they are traced: around the same code as everywhere. */
export interface Tracing {
  /** A term that traces its arguments and its value; the first parameter is where the trace began. */
  term(e: Emitter, term: Term): Name;
  /** A traced look-up, and what its keys come from. */
  lookUp(e: Emitter, expr: ExprOf<'table'>, scope: Scope, out: Out): Code;
  /** A traced call. If its arguments are traced too, inside of it, the call is made at once, before anything else is traced. */
  call(
    e: Emitter,
    traced: Name,
    args: readonly Expr[],
    scope: Scope,
    out: Out,
    write: (before: Out) => readonly Code[],
  ): Code;
  /** Traces what goes straight into an amount. Tables, terms and totals are traced where they are worked out. */
  amount(e: Emitter, expr: Expr, scope: Scope, out: Out): void;
  /**
   * A total, or the highest or lowest of all: what gives nothing is not traced. Of several that are the highest, each is. Undefined
   * where there is nothing to go through one by one.
   */
  gathered(e: Emitter, expr: Gather, scope: Scope, out: Out): Name | undefined;
  /** A measure of one who is ranked, kept with what it came from. */
  measure(e: Emitter, value: Expr, ranking: Name, item: Operand, scope: Scope, out: Out): Code;
}
