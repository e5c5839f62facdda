import { Board } from '../../2-model/board.ts';
import type { Value } from '../../2-model/model.ts';
import type { Type } from '../../2-model/types.ts';
import { Bounds, type Extent } from '../../3-ir/bounds.ts';
import type { Game } from '../../3-ir/ir.ts';
import { asNumber, asTruth, load, type Operand, printed, sum } from '../code/build.ts';
import { camel, constant } from '../code/hints.ts';
import { type Code, type Func, Name } from '../code/tree.ts';
import { awardedFor } from './awards.ts';
import { Layout } from './layout.ts';

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

export function lookUp(scope: Scope, name: string): Bind | undefined {
  const found = scope.get(name);
  return found && 'later' in found ? found.later() : found;
}

/** What a name stands for as it is passed on: a list as its address, yes and no as numbers. */
export function passed(scope: Scope, name: string): Code {
  const found = lookUp(scope, name)!;
  return 'list' in found ? found.list : asNumber(found.value);
}

/** A table in `k`: its numbers, or what works them out. */
export interface Static {
  readonly name: Name;
  readonly values?: readonly number[];
  readonly made?: Code;
  /** How many numbers it has; where that depends on the layout, it is known when that is finished. */
  readonly words: number | (() => number);
}

/** Everything that the parts of the emitter share while a core is written. */
export class Gen {
  readonly game: Game;
  readonly board: Board;
  readonly bounds: Bounds;
  readonly layout: Layout;
  /** Functions by what they do, in the order of their making. */
  readonly #functions = new Map<string, { readonly name: Name; func: Func | undefined }>();
  readonly #statics = new Map<string, Static>();
  readonly #made = new Map<string, unknown>();

  constructor(game: Game) {
    this.game = game;
    this.board = new Board(game);
    this.bounds = new Bounds(game, this.board);
    const awarded = (scoring: string): readonly number[] => awardedFor(game, this.board, scoring).values;
    this.layout = new Layout(game, this.board, this.bounds, awarded);
  }

  /**
   * Where a table of numbers that never changes begins in `k`. All tables lie in one array: V8 reads a large array that
   * it knows with one instruction, a small one with ten.
   */
  array(about: string, values: readonly number[]): Name {
    return this.#static(values.join(' '), about, () => ({ values, words: values.length }));
  }

  /** The same for a table that is worked out when the core is made, once for each key. */
  computed(key: string, about: string, words: Static['words'], make: () => Code): Name {
    return this.#static(`computed ${key}`, about, () => ({ made: make(), words }));
  }

  #static(key: string, about: string, make: () => Omit<Static, 'name'>): Name {
    const known = this.#statics.get(key) ?? { name: new Name(constant(about)), ...make() };
    this.#statics.set(key, known);
    return known.name;
  }

  /** Something that is made once for each key. */
  once<T>(key: string, make: () => T): T {
    if (!this.#made.has(key)) this.#made.set(key, make());
    return this.#made.get(key) as T;
  }

  /** One number of such a table. */
  at(about: string, values: readonly number[], index: Operand): Code {
    return printed(sum(this.array(about, values), index));
  }

  /** Lists that never change, one behind the other, and where each begins. */
  lists(about: string, lists: readonly (readonly number[])[]): { items: Name; from: Name } {
    let next = 0;
    const starts = lists.map((list) => {
      const start = next;
      next += list.length;
      return start;
    });
    return { items: this.array(about, lists.flat()), from: this.array(`${about} from`, [...starts, next]) };
  }

  get statics(): readonly Static[] {
    return [...this.#statics.values()];
  }

  /** The functions that are whole, each behind those that it uses. */
  get functions(): readonly Func[] {
    return [...this.#functions.values()].flatMap(({ func }) => (func ? [func] : []));
  }

  /** The function with this key, written when it is first asked for. `hint` is what it would like to be called, in words. */
  function(key: string, hint: string, write: (name: Name) => Func): Name {
    const known = this.#functions.get(key);
    if (known) return known.name;
    const entry: { readonly name: Name; func: Func | undefined } = {
      name: new Name(camel(hint)),
      func: undefined,
    };
    this.#functions.set(key, entry);
    entry.func = write(entry.name);
    // A function stands behind those that it uses.
    this.#functions.delete(key);
    this.#functions.set(key, entry);
    return entry.name;
  }

  /** A new local name. `hint` is what it would like to be called, in words; its spelling is settled when everything is written. */
  fresh(hint: string, type: 'number' | 'boolean' = 'number'): Name {
    return new Name(camel(hint), type);
  }

  /** Room for a list outside of the state: nothing recurses, so every list has a place of its own. */
  scratch(about: string, room: number): Name {
    return this.layout.take('scratch', room + 1, `list ${about}`).name;
  }
}

/** How many numbers all these tables have. */
export function wordsOf(statics: readonly Static[]): number {
  return statics.reduce(
    (total, { words }) => total + Math.max(1, typeof words === 'number' ? words : words()),
    0,
  );
}

/** Every way to take one of each, the last changing fastest. */
export function combinations<T>(all: readonly (readonly T[])[]): T[][] {
  return all.reduce<T[][]>(
    (before, some) => before.flatMap((one) => some.map((next) => [...one, next])),
    [[]],
  );
}

/** A value of the rules as a word of the memory. */
export function word(value: Value | undefined): number {
  if (value === null || value === undefined || typeof value === 'object') return -0x80000000;
  return typeof value === 'number' ? value : value === true ? 1 : 0;
}

/** The value of a word in memory, by its type. */
export function loaded(address: Operand, type: Type): Code {
  return type.is === 'yes or no' ? asTruth(load(address)) : load(address);
}

/** Rules that the checker lets through and no code can be written for: a mistake of the compiler. */
export function unsupported(what: string): never {
  throw new Error(`no code can be written for ${what}`);
}
