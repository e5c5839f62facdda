import type { Board, Seating } from '../2-model/board.ts';
import { broken } from '../2-model/fault.ts';
import type { Local, Value } from '../2-model/model.ts';
import { isList, type List } from '../2-model/values.ts';
import type { Part } from '../3-ir/walk.ts';
import { MOST_ITEMS, MOST_JUMPS, MOST_WORK } from '../limits.ts';
import { Fault, type FaultCode } from './fault.ts';
import type { Field } from './fields.ts';
import type { Held, State } from './state.ts';

/** How much work may still be done, by all calls that share it: those of one check, or of one request. */
export interface Meter {
  left: number;
}

/** What expressions and steps are evaluated in; whoever calls in makes one. */
export class EvaluationContext {
  readonly state: State;
  readonly seating: Seating;
  /** The locals of the routine that is running, by slot. */
  locals: Value[] = [];
  /** Names bound inside expressions, and the parameters of terms. Nothing recurses, so each has a slot of its own. */
  readonly bound: Value[];
  /** The routine that is running. */
  routine = '';
  /** The part of it that is running: a step, the end of a block, or a line of the head of an action. */
  part: Part | undefined = undefined;
  /** The number of blocks, passes of loops and routines begun since the last stop. */
  jumps = 0;
  /** The work since the last call from outside: every pass of a loop, every call of a term, every candidate. */
  work = 0;
  readonly meter: Meter;
  /** The routines that have begun, for coverage; null if nobody asks. */
  begun: Set<string> | null = null;
  /** The changes to undo while a move is only tried; null otherwise. */
  changes: Change[] | null = null;

  constructor(state: State, seating: Seating, bound: Value[], meter: Meter) {
    this.state = state;
    this.seating = seating;
    this.bound = bound;
    this.meter = meter;
  }
}

/** The value of a place before a change; undefined if there was none. */
export interface Change {
  readonly box: Record<string | number, unknown>;
  readonly at: string | number;
  readonly before: unknown;
}

/** All changes of fields, faces and points while rules run go through here, so that they can be undone. */
export function change<T>(
  changes: Change[] | null,
  box: Record<string | number, T> | T[],
  at: string | number,
  now: T,
): void {
  const places = box as Record<string | number, T>;
  changes?.push({ box: places, at, before: places[at] });
  places[at] = now;
}

/** Reverts changes, the latest first. */
export function undo(changes: readonly Change[]): void {
  for (let index = changes.length - 1; index >= 0; index--) {
    const { box, at, before } = changes[index]!;
    if (before === undefined) delete box[at];
    else box[at] = before;
  }
}

/** A compiled expression. */
export type Code = (context: EvaluationContext) => Value;

export function fault(context: EvaluationContext, code: FaultCode, about = ''): never {
  throw new Fault(code, context.routine, about, context.part);
}

/** To write 2 ** 3 values side by side costs as much as a step. */
export const VALUES_A_STEP = 3;

/** Counts work, and stops rules that take too long. */
export function spend(context: EvaluationContext, work: number): void {
  context.work += work;
  context.meter.left -= work;
  if (context.work > MOST_WORK || context.meter.left < 0) fault(context, 'endless');
}

/** Counts jumps, and stops rules that never end. */
export function turn(context: EvaluationContext): void {
  if (++context.jumps > MOST_JUMPS) fault(context, 'endless');
  spend(context, 1);
}

/** Counts the items of one collection: more than there can be stop the game. */
export function checkCount(context: EvaluationContext, count: number): void {
  if (count > MOST_ITEMS) fault(context, 'too-many');
}

/** The value as a number. Values of a kind are compared by position; yes is more than no. */
export function numberIn(context: EvaluationContext, value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return fault(context, value === null ? 'none' : 'wrong-value');
}

/** The value as a seat. */
export function seatIn(context: EvaluationContext, value: Value): number {
  if (typeof value === 'number' && value >= 0 && value < context.seating.seats.length) return value;
  return fault(context, value === null ? 'none' : 'wrong-value');
}

/** The value as the number of passes of a loop. */
export function timesIn(context: EvaluationContext, value: Value): number {
  const times = numberIn(context, value);
  return times < 0 ? fault(context, 'out-of-range', 'times') : times;
}

/** The value as a piece, cell or line; a collection of one stands for its item. */
export function thing(context: EvaluationContext, of: Code): number {
  const value = of(context);
  if (typeof value === 'number') return value;
  if (isList(value)) return value.length === 1 ? (value[0] as number) : fault(context, 'not-exactly-one');
  return fault(context, 'none');
}

/** What a seat has of a field. */
export function ownedBy(field: Field, of: Code): (context: EvaluationContext) => Held {
  return (context) => {
    const held = (context.state.fields[field.name] as Held[])[seatIn(context, of(context))];
    return held === undefined ? fault(context, 'no-such-key', field.name) : held;
  };
}

/** The slots of the locals of one routine. */
export class Slots {
  readonly #slots = new Map<string, number>();
  readonly #defined = new Set<string>();

  get size(): number {
    return this.#slots.size;
  }

  slot(name: string): number {
    const slot = this.#slots.get(name) ?? this.#slots.size;
    this.#slots.set(name, slot);
    return slot;
  }

  /** The slot of a local that gets its value here. */
  define(name: string): number {
    this.#defined.add(name);
    return this.slot(name);
  }

  /** A local that is read and gets a value nowhere is a mistake in the compiler. */
  check(routine: string): void {
    for (const name of this.#slots.keys())
      if (!this.#defined.has(name)) broken(`local ${name} of ${routine}`);
  }
}

/** What the names in an expression stand for: bound on the way to it, or a local of the routine. */
export class NameScope {
  readonly #counter: { next: number };
  readonly #slots: Slots | undefined;
  readonly #bound: ReadonlyMap<string, number>;

  constructor(counter: { next: number }, slots?: Slots, bound: ReadonlyMap<string, number> = new Map()) {
    this.#counter = counter;
    this.#slots = slots;
    this.#bound = bound;
  }

  /** The names inside of what binds one more. */
  bind(name: string): { names: NameScope; slot: number } {
    const slot = this.#counter.next++;
    return {
      names: new NameScope(this.#counter, this.#slots, new Map([...this.#bound, [name, slot]])),
      slot,
    };
  }

  read(name: string): Code {
    const bound = this.#bound.get(name);
    if (bound !== undefined) return (context) => context.bound[bound]!;
    const slot = this.#slots?.slot(name) ?? broken(`local ${name}`);
    return (context) => context.locals[slot]!;
  }
}

/** Everything expressions refer to. */
export interface Book {
  readonly board: Board;
  readonly fields: ReadonlyMap<string, Field>;
  /** By kind of piece: the fields in which such pieces can lie; places for one last, as a board has hundreds of them. */
  readonly places: ReadonlyMap<string, readonly Field[]>;
  /** Counts the slots for bound names. */
  readonly counter: { next: number };
  term(name: string): TermCode;
  /** Of `term NAME`, `action NAME`, `scoring NAME`, or of a phase by its name. */
  signature(key: string): Signature;
  /** Runs a routine that never stops. */
  run(context: EvaluationContext, key: string, owner: Value | undefined, args: readonly Value[]): void;
  /** What a scoring is run for. */
  scored(context: EvaluationContext, scoring: string): List;
  /** Those with the best place if the game ended now. */
  winners(context: EvaluationContext): readonly Value[];
}

export interface TermCode {
  /** The slots of the owner (-1 for none) and of the parameters. */
  readonly owner: number;
  readonly params: readonly Param[];
  readonly value: Code;
}

export interface Param {
  readonly slot: number;
  /** A collection is expected: one value stands for the collection of it alone. */
  readonly wrap: boolean;
}

/** What a term, routine, action or scoring is called with. */
export interface Signature {
  readonly owner?: Local | undefined;
  readonly params: readonly Local[];
}

export function fieldOf(book: Book, name: string): Field {
  return book.fields.get(name) ?? broken(`field ${name}`);
}
