import { isCollection, itemType } from '../../2-model/types.ts';
import { type Extent, SINGLE } from '../../3-ir/bounds.ts';
import type { Action, Bound, Expr, ExprOf, Gather, Local, Step, Term } from '../../3-ir/ir.ts';
import { asNumber, asTruth, binary, code, isTruth, not, type Operand } from '../code/build.ts';
import { camel } from '../code/hints.ts';
import { Out } from '../code/out.ts';
import { expr as quoted } from '../code/quote.ts';
import type { Case, Code, Name, Stmt } from '../code/tree.ts';
import type { Facts } from './facts.ts';
import type { Gen } from './gen.ts';
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
  /** How look-ups and amounts are traced to what they come from: in `why`, never in a core. */
  readonly tracing: Tracing | undefined;

  /** The value of an expression. */
  value(w: Writer, expr: Expr): Code;
  /** Writes a search that returns what it finds as soon as it is found; false if the expression is no search. */
  returned(w: Writer, expr: Expr, isTruth: boolean): boolean;

  /** Writes a step in which nobody decides anything; gives where the next is written, with what the step has named. */
  step(w: Writer, step: Step, around?: StepContext): Writer;
  /** The ranking at the end of the game. */
  winner(): WinnerRanking;

  action(name: string): Action;
  /** Whether an action may run as in the game, only to see whether it can, and the whole state is put back. */
  readonly mayTry: boolean;
  /** Hands the effect of an action that may stop what names stand for here; gives where it begins, and the word for where to go on after it. */
  enter(w: Writer, action: Action, names: readonly string[]): { readonly entry: Case; readonly back: Code };
  /** The constants for the number of a reason, and of an action. */
  reason(name: string): Name;
  actionNumber(action: Action): Name;
  /** Marks the move as having used or changed hidden information: it cannot be taken back. */
  noteSecrets(w: Writer): void;
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

/**
 * What a name of the rules stands for: a value, or the address of a list. A seat has the address of its block too; of a list
 * it is known how large it can become, and there may be a quick way to ask whether something is in it.
 */
export type Bind =
  | { readonly value: Code; readonly block?: Code; readonly grids?: Code }
  | { readonly list: Code; readonly extent: Extent; readonly has?: (item: Operand) => Code };

/** The same, or how to find it when it is first asked for. */
export type Binding = Bind | { readonly later: () => Bind };

export type Scope = ReadonlyMap<string, Binding>;

/**
 * Where code is written: the statements so far, and what the names of the rules stand for there. What must be worked out before
 * a value can be used goes to these statements.
 */
export class Writer extends Out {
  readonly e: Emitter;
  readonly scope: Scope;

  constructor(e: Emitter, scope: Scope = new Map(), statements: Stmt[] = []) {
    super(statements);
    this.e = e;
    this.scope = scope;
  }

  get gen(): Gen {
    return this.e.gen;
  }

  get facts(): Facts {
    return this.e.facts;
  }

  /** Statements of their own, in which names stand for the same. */
  inside(): Writer {
    return new Writer(this.e, this.scope);
  }

  /** The same, written here where a condition holds. */
  when(test: Operand): Writer {
    const then = this.inside();
    this.push({ is: 'if', test: code(test), then: then.statements, otherwise: [] });
    return then;
  }

  /** Statements of their own where a condition does not hold; where it does, something else is done. */
  unless(test: Operand, done: readonly Stmt[]): Writer {
    const otherwise = this.inside();
    this.push({ is: 'if', test: code(test), then: done, otherwise: otherwise.statements });
    return otherwise;
  }

  /** A new name for a value. */
  const(hint: string, value: Operand): Name {
    return this.#declared('const', hint, value);
  }

  /** The same for one that changes. */
  let(hint: string, value: Operand): Name {
    return this.#declared('let', hint, value);
  }

  #declared(how: 'const' | 'let', hint: string, value: Operand): Name {
    const name = this.gen.fresh(hint, isTruth(value) ? 'boolean' : 'number');
    this.push({ is: 'declare', how, name, value: code(value) });
    return name;
  }

  /** The same statements, where names stand for something else. */
  in(scope: Scope): Writer {
    return new Writer(this.e, scope, this.statements);
  }

  /** The same statements, where one more name is known. */
  with(name: string, binding: Binding): Writer {
    return this.in(new Map(this.scope).set(name, binding));
  }

  /** The same statements, where a name of a loop stands for an item. */
  bound({ local, in: items }: Bound, item: Operand): Writer {
    return this.with(local, this.bind(item, { name: local, type: itemType(items.type) }));
  }

  /** What a local stands for; a seat comes with the address of its block. */
  bind(operand: Operand, { name, type }: Local): Bind {
    const value = code(operand);
    if (type.is === 'yes or no') return { value: asTruth(value) };
    if (type.is !== 'seat') return { value };
    const hint = value.is === 'name' ? value.name.hint : camel(name);
    const block = this.const(`${hint}At`, quoted`SEATS + ${value} * SEAT_WORDS`);
    if (this.gen.layout.size('grids') === 0) return { value, block: code(block) };
    const grids = this.const(`${hint}Grids`, quoted`${value} * GRID_WORDS`);
    return { value, block: code(block), grids: code(grids) };
  }

  /** What a name stands for. */
  known(name: string): Bind | undefined {
    const found = this.scope.get(name);
    return found && 'later' in found ? found.later() : found;
  }

  /** What an expression stands for that is a name. */
  meant(expr: Expr | undefined): Bind | undefined {
    return expr?.op === 'local' ? this.known(expr.local) : undefined;
  }

  /** What a name stands for as it is passed on: a list as its address, yes and no as numbers. */
  passed(name: string): Code {
    const found = this.known(name)!;
    return 'list' in found ? found.list : asNumber(found.value);
  }

  /** How long a collection can become. */
  extent(expr: Expr): Extent {
    return this.gen.bounds.of(expr, (name) => {
      const bind = this.known(name);
      return bind && 'list' in bind ? bind.extent : SINGLE;
    });
  }

  value(expr: Expr): Code {
    return this.e.value(this, expr);
  }

  /** The value as a number; a collection of one stands for its item. */
  num(expr: Expr): Code {
    return isCollection(expr.type) ? quoted`only(${this.list(expr)})` : asNumber(this.value(expr));
  }

  /** The value as yes or no. */
  cond(expr: Expr): Code {
    return asTruth(this.value(expr));
  }

  /** Asks one after the other, as `and` and `or` do: what takes more than an expression is worked out only if it matters. */
  inTurn(op: '&&' | '||', parts: readonly ((to: Writer) => Code)[]): Code {
    let all: Code | undefined;
    let held: Name | undefined;
    for (const part of parts) {
      const before = this.inside();
      const one = part(before);
      if (before.isEmpty) {
        all = all ? binary(op, all, one) : one;
        continue;
      }
      if (!all) {
        this.append(before);
        all = one;
        continue;
      }
      if (held) this.code`${held} = ${all};`;
      else held = this.let('holds', all);
      this.code`if (${op === '&&' ? held : not(held)}) { ${before} ${held} = ${one}; }`;
      all = code(held);
    }
    return all!;
  }

  steps(steps: readonly Step[], around?: StepContext): void {
    let inner: Writer = this;
    for (const step of steps) inner = this.e.step(inner, step, around);
  }

  stream(expr: Expr): Stream {
    return this.e.streams.of(this, expr);
  }

  /** The address of a list with the items; what is a list already stays where it is. */
  list(expr: Expr): Code {
    return this.e.streams.list(this, expr);
  }

  /** Goes through a collection; the item would like to be called `hint`. */
  each(expr: Expr, hint: string, body: Body, backwards?: boolean): void {
    this.stream(expr).each(this, this.gen.fresh(hint), body, backwards);
  }
}

// ---- collections

/** Writes what is done with each item; the item is a name or a number. */
export type Body = (item: Code, w: Writer) => void;

/** A collection as it is gone through. */
export interface Stream {
  /** How many loops are needed to go through it. */
  readonly loops: number;
  /** The address of the list, if it is one already. */
  readonly address?: Code;
  /** Whether that list was made for this one use: nothing changes it later. */
  readonly isOwn?: true;
  /** Goes through it, from the first item or from the last. The name is for the item, where it needs one. */
  each(w: Writer, name: Name, body: Body, backwards?: boolean): void;
  /** A quick way to ask whether an item is in it. */
  has?(item: Operand, w: Writer): Code;
  /** A quick way to count. */
  count?(w: Writer): Code;
}

/** Collections: never made where they can be gone through; as lists in scratch memory where they must be made. */
export interface Streams {
  of(w: Writer, expr: Expr): Stream;
  /** The same without a check of how many there are, for uses that keep no list. */
  uncounted(w: Writer, expr: Expr): Stream;
  /** What an expression gives for every combination of its names. */
  gather(w: Writer, expr: Gather): Stream;
  /** All combinations of the names, the last changing fastest, for which the condition holds. */
  combinations(w: Writer, expr: Gather, body: (to: Writer) => void): void;
  /** The address of a list with the items; what is a list already stays where it is. */
  list(w: Writer, expr: Expr): Code;
  /** A list of its own, whatever happens to where the items come from. */
  copy(w: Writer, expr: Expr, about: string): Code;
  /** A list that nothing changes for as long as a name stands for it: a copy, unless it was made for this one use. */
  settled(w: Writer, expr: Expr, about: string): Bind;
  /** Puts the items into a list that has room for them. */
  fill(w: Writer, expr: Expr, address: Operand): void;
  /** The same without an item twice, where the items may repeat. */
  distinct(w: Writer, expr: Expr, about: string): Code;
  /** Goes through each item once, where it first stands. */
  eachOnce(w: Writer, expr: Expr, hint: string, body: Body): void;
}

// ---- statements

/** What a step must know of what is around it. */
export interface StepContext {
  /** What is done where a condition after a change does not hold; where nothing can be done, it was tried before and holds. */
  readonly refusal?: (reason: Name) => readonly Stmt[];
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

// ---- why

/** How amounts are written where they are traced: around the same code as everywhere. */
export interface Tracing {
  /** A term that traces its arguments and its value; the first parameter is where the trace began. */
  term(e: Emitter, term: Term): Name;
  /** A traced look-up, and what its keys come from. */
  lookUp(w: Writer, expr: ExprOf<'table'>): Code;
  /** A traced call. If its arguments are traced too, inside of it, the call is made at once, before anything else is traced. */
  call(w: Writer, traced: Name, args: readonly Expr[], write: (before: Writer) => readonly Code[]): Code;
  /** Traces what goes straight into an amount. Tables, terms and totals are traced where they are worked out. */
  amount(w: Writer, expr: Expr): void;
  /**
   * A total, or the highest or lowest of all: what gives nothing is not traced. Of several that are the highest, each is. Undefined
   * where there is nothing to go through one by one.
   */
  gathered(w: Writer, expr: Gather): Name | undefined;
  /** A measure of one who is ranked, kept with what it came from. */
  measure(w: Writer, value: Expr, ranking: Name, item: Operand): Code;
}
