import type { Value } from '../../2-model/model.ts';
import type { Type } from '../../2-model/types.ts';
import { Board } from '../../3-ir/board.ts';
import type { Game } from '../../3-ir/ir.ts';
import { awardedFor } from './awards.ts';
import { HELPERS } from './helpers/helpers.ts';
import { Layout } from './layout.ts';
import { renumbered } from './renumber.ts';
import { constant, markUnused, Names, type Out } from './text.ts';

/** A value as JavaScript: a whole number, or a truth value. */
export interface Js {
  readonly js: string;
  readonly bool: boolean;
}

export const number = (js: string): Js => ({ js, bool: false });
export const truth = (js: string): Js => ({ js, bool: true });

/**
 * What a name of the rules stands for: a value, or the address of a list. A seat has the address of its block too; a list may
 * come with a quick way to ask whether something is in it.
 */
export type Bind =
  | { readonly value: Js; readonly block?: string }
  | { readonly list: string; readonly room: number; readonly has?: (item: string) => string };

/** The same, or how to find it when it is first asked for. */
export type Binding = Bind | { readonly later: () => Bind };

export type Scope = ReadonlyMap<string, Binding>;

export function lookUp(scope: Scope, name: string): Bind | undefined {
  const found = scope.get(name);
  return found && 'later' in found ? found.later() : found;
}

/** A table in `k`: its numbers as text, or what works them out. */
export interface Static {
  readonly name: string;
  readonly text: string;
  readonly js?: string;
  /** How many numbers it has; where that depends on the layout, it is known when that is finished. */
  readonly words: number | (() => number);
}

/** Everything that the parts of the emitter share while a core is written. */
export class Gen {
  readonly game: Game;
  readonly board: Board;
  /** The names of the core; functions have inner ones. */
  readonly names = new Names();
  readonly layout: Layout;
  /** Functions by what they do, in the order of their making. */
  readonly functions = new Map<string, { readonly name: string; text: string }>();
  readonly #statics = new Map<string, Static>();
  readonly #made = new Map<string, string>();
  /** Whether look-ups and terms tell what they give: for `why`, never in a core. */
  traced = false;
  /** The names of the function that is being written. */
  local: Names;

  constructor(game: Game) {
    this.game = game;
    this.board = new Board(game);
    for (const name of RESERVED) this.names.take(name);
    this.layout = new Layout(
      game,
      this.board,
      this.names,
      (scoring) => awardedFor(game, this.board, scoring).values,
    );
    this.local = this.names.inner();
  }

  /**
   * Where a table of numbers that never changes begins in `k`. All tables lie in one array: V8 reads a large array that
   * it knows with one instruction, a small one with ten.
   */
  array(about: string, values: readonly number[]): string {
    const text = values.map((value) => (value === -0x80000000 ? '-' : value)).join(' ');
    const known = this.#statics.get(text);
    if (known) return known.name;
    const name = this.names.take(constant(about));
    this.#statics.set(text, { name, text, words: values.length });
    return name;
  }

  /** The same for a table that is worked out when the core is made. */
  computed(about: string, words: Static['words'], js: string): string {
    const known = this.#statics.get(js);
    if (known) return known.name;
    const name = this.names.take(constant(about));
    this.#statics.set(js, { name, text: '', js, words });
    return name;
  }

  /** Something that is made once for each key. */
  once(key: string, make: () => string): string {
    const known = this.#made.get(key) ?? make();
    this.#made.set(key, known);
    return known;
  }

  /** One number of such a table. */
  at(about: string, values: readonly number[], index: string): string {
    return `k[${this.array(about, values)} + ${index}]!`;
  }

  /** Lists that never change, one behind the other, and where each begins. */
  lists(about: string, lists: readonly (readonly number[])[]): { items: string; from: string } {
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

  /** The function with this key, written when it is first asked for. */
  function(key: string, about: string, write: (name: string) => string): string {
    const known = this.functions.get(key);
    if (known) return known.name;
    const entry = { name: this.names.take(about), text: '' };
    this.functions.set(key, entry);
    const outer = this.local;
    this.local = this.names.inner();
    entry.text = write(entry.name);
    this.local = outer;
    // A function stands behind those that it uses.
    this.functions.delete(key);
    this.functions.set(key, entry);
    return entry.name;
  }

  /** Functions that are whole: each parameter is used or says that it is not, and no local has a number that it does not need. */
  whole(functions: readonly string[]): string {
    const isTaken = (name: string): boolean => this.names.has(name) || name in HELPERS;
    return functions.map((text) => renumbered(markUnused(text), isTaken)).join('\n\n');
  }

  fresh(about: string): string {
    return this.local.take(about);
  }

  /** Room for a list outside of the state: nothing recurses, so every list has a place of its own. */
  scratch(about: string, room: number): string {
    return this.layout.take('scratch', room + 1, `list ${about}`).name;
  }
}

const RESERVED =
  `memory tables asked start blank copyFrom sets Sets isOver actors decisionOf moveCount moveAt apply refusal reasonChoice chance event outcomes chanceType supply
  run standAt score end isRunning list term table rank rankedSeat rankedPlace rankedBy solo broken stateWords fault draw moves derive refresh outcome SEATS SEAT_WORDS
  SCRATCH_AT MAIN THREAD NOTE_WORDS DONE EVENT REFUSED MOST_JUMPS PLAYERS IMAGINARY OVER SEEDED RANDOM listed listedFor watch trace made`.split(
    /\s+/,
  );

/** How many numbers all these tables have. */
export function wordsOf(statics: readonly Static[]): number {
  return statics.reduce((sum, { words }) => sum + (typeof words === 'number' ? words : words()), 0);
}

export function literal(value: number): string {
  return value === -0x80000000 ? 'NONE' : String(value);
}

export function word(value: Value | undefined): number {
  if (value === null || value === undefined || typeof value === 'object') return -0x80000000;
  return typeof value === 'number' ? value : value === true ? 1 : 0;
}

export const NONE = 'NONE';

export function at(address: string): string {
  return `m[${address}]!`;
}

export function asNumber({ js, bool }: Js): string {
  if (!bool) return js;
  return js === 'true' ? '1' : js === 'false' ? '0' : `(${js} ? 1 : 0)`;
}

export function asTruth({ js, bool }: Js): string {
  return bool ? js : `(${js} === 1)`;
}

/** The value of a word in memory, by its type. */
export function loaded(address: string, type: Type): Js {
  return type.is === 'yes or no' ? truth(`(${at(address)} === 1)`) : number(at(address));
}

/** What cannot be written yet: the game keeps its interpreter until it can. */
export class Unsupported extends Error {}

export function unsupported(what: string): never {
  throw new Unsupported(what);
}

export function fault(code: string, about = ''): string {
  return about === '' ? `fault('${code}')` : `fault('${code}', '${about}')`;
}

export type { Out };
