import { Board } from '../../2-model/board.ts';
import type { Type } from '../../2-model/types.ts';
import { Bounds } from '../../3-ir/bounds.ts';
import type { Game, Value } from '../../3-ir/ir.ts';
import { asTruth, func, load, type Operand, printed, sum, type Unnamed } from '../code/build.ts';
import { camel, constant } from '../code/hints.ts';
import { type Code, type Func, Name } from '../code/tree.ts';
import { Layout } from './layout.ts';

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
  readonly #functions = new Map<string, { readonly name: Name; readonly written?: Func }>();
  readonly #statics = new Map<string, Static>();
  readonly #made = new Map<string, unknown>();

  constructor(game: Game) {
    this.game = game;
    this.board = new Board(game);
    this.bounds = new Bounds(game, this.board);
    this.layout = new Layout(game, this.board, this.bounds);
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
    return [...this.#functions.values()].flatMap(({ written }) => written ?? []);
  }

  /** The function with this key, written when it is first asked for. `hint` is what it would like to be called, in words. */
  function(key: string, hint: string, write: () => Unnamed): Name {
    const known = this.#functions.get(key);
    if (known) return known.name;
    const name = new Name(camel(hint));
    this.#functions.set(key, { name });
    const written = func(name, write());
    // A function stands behind those that it uses.
    this.#functions.delete(key);
    this.#functions.set(key, { name, written });
    return name;
  }

  /** A new local name. `hint` is what it would like to be called, in words; its spelling is settled when everything is written. */
  fresh(hint: string, type: 'number' | 'boolean' = 'number'): Name {
    return new Name(camel(hint), type);
  }

  /** Words outside of the state. */
  words(about: string, count: number): Name {
    return this.layout.take('scratch', count, about).name;
  }

  /** Room for a list outside of the state: nothing recurses, so every list has a place of its own. */
  scratch(about: string, room: number): Name {
    return this.words(`list ${about}`, room + 1);
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
