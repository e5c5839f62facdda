import type { Local, Value } from '../2-model/model.ts';
import { MOST_ITEMS } from '../2-model/types.ts';
import { isList, type List } from '../2-model/values.ts';
import type { Board, Seating } from '../3-ir/board.ts';
import { broken } from '../3-ir/fault.ts';
import type { Part } from '../3-ir/walk.ts';
import { Fault, type FaultCode } from './fault.ts';
import type { Field } from './fields.ts';
import type { Held, State } from './state.ts';

/** What an expression is worked out in. One scene serves one interpreter; whoever enters sets it up. */
export interface Scene {
  state: State;
  seating: Seating;
  /** The locals of the routine that is running, by slot. */
  locals: Value[];
  /** Names bound inside expressions, and all names of terms. Nothing recurses: each has a slot of its own. */
  readonly bound: Value[];
  /** The routine that is running. */
  routine: string;
  /** What of it: a step, the end of a block, or a line of the head of an action. */
  part: Part | undefined;
  /** Blocks, passes of loops and routines begun since the last stop. */
  jumps: number;
  /** What was done since somebody last asked something: every turn of a loop, every call of a term, every candidate. */
  work: number;
  /** Where routines that begin are noted down, for coverage. */
  begun: Set<string> | null;
  /** What stood where before it was changed, while a move is only tried. */
  changes: Change[] | null;
}

/** What stood in a place; undefined: nothing did. */
export interface Change {
  readonly box: Record<string | number, unknown>;
  readonly at: string | number;
  readonly before: unknown;
}

/** The one way in which fields, faces and points change while rules run: it can be undone. */
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

/** Puts everything back to where it was, the latest change first. */
export function undo(changes: readonly Change[]): void {
  for (let index = changes.length - 1; index >= 0; index--) {
    const { box, at, before } = changes[index]!;
    if (before === undefined) delete box[at];
    else box[at] = before;
  }
}

/** An expression made ready to be worked out. */
export type Code = (scene: Scene) => Value;

export function fault(scene: Scene, code: FaultCode, about = ''): never {
  throw new Fault(code, scene.routine, about, scene.part);
}

/** Far more than any rule needs between two questions, and done within a second or two. */
const MOST_WORK = 20_000_000;

/** Counts what is done: rules that would go on for ages are stopped. */
export function spend(scene: Scene, work: number): void {
  scene.work += work;
  if (scene.work > MOST_WORK) fault(scene, 'endless');
}

const MOST_JUMPS = 100_000;

/** Counts what may go round and round: rules that never stop are stopped. */
export function turn(scene: Scene): void {
  if (++scene.jumps > MOST_JUMPS) fault(scene, 'endless');
  spend(scene, 1);
}

/** So many items in one collection: more than there can be stop the game. */
export function checkCount(scene: Scene, count: number): void {
  if (count > MOST_ITEMS) fault(scene, 'too-many');
}

/** The number that must be here. Values of a kind are compared by position, yes counts more than no. */
export function numberIn(scene: Scene, value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return fault(scene, value === null ? 'none' : 'wrong-value');
}

/** The seat that must be here. */
export function seatIn(scene: Scene, value: Value): number {
  if (typeof value === 'number' && value >= 0 && value < scene.seating.seats.length) return value;
  return fault(scene, value === null ? 'none' : 'wrong-value');
}

/** How often a loop runs. */
export function timesIn(scene: Scene, value: Value): number {
  const times = numberIn(scene, value);
  return times < 0 ? fault(scene, 'out-of-range', 'times') : times;
}

/** The number of the piece, cell or line that must be here; a collection of one stands for it. */
export function thing(scene: Scene, of: Code): number {
  const value = of(scene);
  if (typeof value === 'number') return value;
  if (isList(value)) return value.length === 1 ? (value[0] as number) : fault(scene, 'not-exactly-one');
  return fault(scene, 'none');
}

/** What a seat has of a field. */
export function ownedBy(field: Field, of: Code): (scene: Scene) => Held {
  return (scene) => {
    const held = (scene.state.fields[field.name] as Held[])[seatIn(scene, of(scene))];
    return held === undefined ? fault(scene, 'no-such-key', field.name) : held;
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
export class Names {
  readonly #counter: { next: number };
  readonly #slots: Slots | undefined;
  readonly #bound: ReadonlyMap<string, number>;

  constructor(counter: { next: number }, slots?: Slots, bound: ReadonlyMap<string, number> = new Map()) {
    this.#counter = counter;
    this.#slots = slots;
    this.#bound = bound;
  }

  /** The names inside of what binds one more. */
  bind(name: string): { names: Names; slot: number } {
    const slot = this.#counter.next++;
    return { names: new Names(this.#counter, this.#slots, new Map([...this.#bound, [name, slot]])), slot };
  }

  read(name: string): Code {
    const bound = this.#bound.get(name);
    if (bound !== undefined) return (scene) => scene.bound[bound]!;
    const slot = this.#slots?.slot(name) ?? broken(`local ${name}`);
    return (scene) => scene.locals[slot]!;
  }
}

/** Everything expressions refer to. */
export interface Book {
  readonly board: Board;
  readonly fields: ReadonlyMap<string, Field>;
  /** Counts the slots for bound names. */
  readonly counter: { next: number };
  term(name: string): TermCode;
  /** Of `term NAME`, `action NAME`, `scoring NAME`, or of a phase by its name. */
  signature(key: string): Signature;
  /** Runs a routine that never stops. */
  run(scene: Scene, key: string, owner: Value | undefined, args: readonly Value[]): void;
  /** What a scoring is run for. */
  scored(scene: Scene, scoring: string): List;
  /** Those with the best place if the game ended now. */
  winners(scene: Scene): readonly Value[];
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
