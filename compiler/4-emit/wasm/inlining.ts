import type { Func, Name, Stmt } from '../code/tree.ts';
import { eachCode } from '../code/walk.ts';

/** What must be known of a function: how many nodes it has, and which functions it calls, as often as it does. */
interface Known {
  readonly size: number;
  readonly calls: readonly Name[];
}

function knownOf(code: Func | readonly Stmt[]): Known {
  const calls: Name[] = [];
  let size = 0;
  eachCode('body' in code ? [code] : code, (code) => {
    size++;
    if (code.is === 'call' && code.of.is === 'name') calls.push(code.of.name);
  });
  return { size, calls };
}

/**
 * A function with so few nodes is written wherever a hot one calls it, one with more of them where it is called from many places and so
 * most likely often, or from one alone; in other functions only what is shorter than its call.
 */
const SHORT = 260;
const MANY_PLACES = 5;
const SHORT_FOR_MANY = 400;
const LONG_CALLED_ONCE = 20_000;
const SHORTEST = 12;

/** In a hot function, loops are written out with so many nodes at most, those of all passes together. */
const SHORT_UNROLLED = 600;

/** The functions that take most of the time; and those that are called from there, but rarely. */
export interface HowOften {
  readonly hot: readonly Name[];
  readonly cold: readonly Name[];
}

/** Which calls are replaced by what the function does, by the function that calls and the one that is called. */
export class Inlining {
  readonly #all: ReadonlyMap<Name, Known>;
  readonly #roots: ReadonlySet<Name>;
  readonly #hot: ReadonlySet<Name>;
  readonly #counts = new Map<Name, number>();
  readonly #sizes = new Map<Name, number>();
  readonly #recursive = new Set<Name>();

  constructor(functions: readonly Func[], roots: readonly Name[], { hot, cold }: HowOften) {
    this.#all = new Map(functions.map((func) => [func.name, knownOf(func)]));
    this.#roots = new Set(roots);
    this.#hot = this.#reachedFrom(hot, () => false, cold);
    for (const name of this.#reachedFrom(roots, () => false))
      for (const called of this.#all.get(name)?.calls ?? [])
        this.#counts.set(called, (this.#counts.get(called) ?? 0) + 1);
  }

  /** The functions that are left: those that are called from the roots, but for those whose calls are all replaced. */
  get left(): ReadonlySet<Name> {
    return this.#reachedFrom([...this.#roots], (caller, called) => this.replaces(caller, called));
  }

  replaces(caller: Name, called: Name): boolean {
    if (!this.#all.has(called)) return false;
    const size = this.#size(called);
    if (this.#recursive.has(called)) return false;
    if (!this.#hot.has(caller)) return size <= SHORTEST;
    const places = this.#counts.get(called) ?? 0;
    if (places === 1 && !this.#roots.has(called)) return size <= LONG_CALLED_ONCE;
    return size <= (places >= MANY_PLACES ? SHORT_FOR_MANY : SHORT);
  }

  unrolls(caller: Name, body: readonly Stmt[], times: number): boolean {
    if (!this.#hot.has(caller)) return false;
    const { size, calls } = knownOf(body);
    const inner = calls.filter((called) => this.replaces(caller, called)).map((called) => this.#size(called));
    return times * inner.reduce((sum, one) => sum + one, size) <= SHORT_UNROLLED;
  }

  /** The functions that are called from the roots, of the host too. One whose calls are replaced only leads on to others. */
  #reachedFrom(
    roots: readonly Name[],
    replaces: (caller: Name, called: Name) => boolean,
    without: readonly Name[] = [],
  ): ReadonlySet<Name> {
    const found = new Set<Name>();
    const visit = (name: Name): void => {
      if (found.has(name) || without.includes(name) || !this.#all.has(name)) return;
      found.add(name);
      follow(name, name, new Set());
    };
    const follow = (caller: Name, name: Name, seen: Set<Name>): void => {
      if (seen.has(name)) return;
      seen.add(name);
      for (const called of this.#all.get(name)!.calls) {
        if (!this.#all.has(called)) found.add(called);
        else if (replaces(caller, called)) follow(caller, called, seen);
        else visit(called);
      }
    };
    for (const root of roots) visit(root);
    return found;
  }

  /** The number of nodes, with those of what is written in the function in turn. */
  #size(name: Name): number {
    const known = this.#sizes.get(name);
    // One that is asked for while it is being counted calls itself.
    if (known === Number.POSITIVE_INFINITY) this.#recursive.add(name);
    if (known !== undefined) return known;
    this.#sizes.set(name, Number.POSITIVE_INFINITY);
    const { size, calls } = this.#all.get(name)!;
    const inner = calls.filter((called) => this.replaces(name, called)).map((called) => this.#size(called));
    const total = inner.reduce((sum, one) => sum + one, size);
    this.#sizes.set(name, total);
    return total;
  }
}
