import type { Place, Problem, Problems } from '../problems/problem.ts';
import { sameData } from './same-data.ts';

/** The maps of an environment in which declarations are kept, by their names. */
export type Shelf =
  | 'kinds'
  | 'pieces'
  | 'tables'
  | 'grids'
  | 'fields'
  | 'options'
  | 'terms'
  | 'phases'
  | 'rules'
  | 'actions'
  | 'scorings'
  | 'reasons'
  | 'awardedFor';

/** What a memo must know of an environment. */
export interface Remembered extends Readonly<Record<Shelf, Map<string, unknown>>> {
  readonly problems: Problems;
  readonly unproven: Place[];
  readonly used: Set<string>;
  take(what: Taken['what'], count: number): boolean;
  hasRoomFor(all: readonly Taken[]): boolean;
}

/** What a piece of work has looked at, and what it found there. */
type Read<Env> =
  | { readonly is: 'one'; readonly shelf: Shelf; readonly key: string; readonly found: unknown }
  | { readonly is: 'has'; readonly shelf: Shelf; readonly key: string; readonly found: boolean }
  | { readonly is: 'names'; readonly shelf: Shelf; readonly found: readonly string[] }
  | { readonly is: 'all'; readonly shelf: Shelf; readonly found: readonly unknown[] }
  /** Another piece of work, with as much of its result as was of use. */
  | {
      readonly is: 'asked';
      readonly question: Question<Env>;
      readonly about: string;
      readonly answer: unknown;
    };

/** Asked of any environment; the answers are the same text, number or object where it makes no difference. */
export type Question<Env> = (env: Env, about: string) => unknown;

interface Written {
  readonly shelf: Shelf;
  readonly key: string;
  readonly value: unknown;
}

export interface Taken {
  readonly what: 'cells' | 'pieces' | 'words';
  readonly count: number;
}

/** A piece of work that has been done: what it depends on, what it came to and what it told. */
interface Unit<Env> {
  readonly label: string;
  readonly parts: readonly unknown[];
  readonly reads: readonly Read<Env>[];
  readonly written: readonly Written[];
  readonly taken: readonly Taken[];
  readonly used: readonly string[];
  readonly problems: readonly Problem[];
  readonly unproven: readonly Place[];
  readonly result: unknown;
}

/** A piece of work that is being done. */
class Doing<Env> {
  readonly reads: Read<Env>[] = [];
  readonly written: Written[] = [];
  readonly taken: Taken[] = [];
  readonly used: string[] = [];
  /** Stretches of problems and of unproven lines that belong to others. */
  readonly others: {
    readonly problems: readonly [number, number];
    readonly unproven: readonly [number, number];
  }[] = [];
  readonly seen = new Set<string>();
  /** It cannot be kept. */
  isSpoilt = false;
}

/**
 * Remembers what the declarations of a game came to, from one build to the next. Each piece of work notes down all that it looks
 * at. In the next build it is done again only if it would find something else there; else its result counts again, with all
 * that it told. It looks in the same order, up to the first difference, so that it is as if it had been done anew.
 */
export class Memo<Env extends Remembered = Remembered> {
  #before = new Map<unknown, Unit<Env>[]>();
  #now = new Map<unknown, Unit<Env>[]>();
  /** By shelf and key: what was put there in turn, so that what is alike stays the same object. */
  #putBefore = new Map<string, unknown[]>();
  #putNow = new Map<string, unknown[]>();
  #frame = '';
  #trees: ReadonlyMap<string, object> = new Map();
  #env!: Env;
  /** `undefined`: what is done here is noted by nobody. */
  readonly #stack: (Doing<Env> | undefined)[] = [];
  /** How many pieces of work were done, and how many were not needed. */
  done = 0;
  kept = 0;

  /** A new build begins. With another frame (how many may play, and the like) everything is done again. */
  begin(env: Env, frame: string): void {
    this.#env = env;
    const isOther = frame !== this.#frame;
    this.#frame = frame;
    this.#before = isOther ? new Map() : this.#now;
    this.#now = new Map();
    this.#putBefore = this.#putNow;
    this.#putNow = new Map();
    this.#stack.length = 0;
  }

  /** Nothing of the last build counts. */
  forget(): void {
    this.#now = new Map();
    this.#putNow = new Map();
  }

  /** Declarations of which a variant has made others: the trees of the last build where they say the same, as they are known by. */
  sameTrees<T extends { readonly sort: string; readonly name: string; readonly tree: object }>(
    all: readonly T[],
  ): T[] {
    const times = new Map<string, number>();
    const trees = new Map<string, object>();
    const same = all.map((one) => {
      const name = `${one.sort} ${one.name}`;
      const key = `${name} ${times.get(name) ?? 0}`;
      times.set(name, (times.get(name) ?? 0) + 1);
      const before = this.#trees.get(key);
      const tree = before !== undefined && sameData(before, one.tree) ? before : one.tree;
      trees.set(key, tree);
      return tree === one.tree ? one : { ...one, tree };
    });
    this.#trees = trees;
    return same;
  }

  /** A piece of work: `parts` are what it is made of. */
  unit<T>(label: string, parts: readonly unknown[], work: () => T): T {
    const before = this.#before.get(parts[0])?.find((one) => one.label === label && isSame(one.parts, parts));
    if (before && this.#stillHolds(before)) {
      this.kept++;
      this.#replay(before);
      this.#keep(before);
      return before.result as T;
    }
    this.done++;
    const { problems, unproven } = this.#env;
    const doing = new Doing<Env>();
    const [firstProblem, firstUnproven] = [problems.list.length, unproven.length];
    this.#stack.push(doing);
    let result = work();
    this.#stack.pop();
    if (before && sameData(before.result, result)) result = before.result as T;
    if (doing.isSpoilt) return result;
    const own = <Item>(list: readonly Item[], first: number, which: 'problems' | 'unproven'): Item[] => {
      const holes = doing.others.map((one) => one[which]);
      return list
        .slice(first)
        .filter((_, at) => !holes.some(([from, to]) => from <= first + at && first + at < to));
    };
    this.#keep({
      label,
      parts,
      reads: doing.reads,
      written: doing.written,
      taken: doing.taken,
      used: doing.used,
      problems: own(problems.list, firstProblem, 'problems'),
      unproven: own(unproven, firstUnproven, 'unproven'),
      result,
    });
    return result;
  }

  /** The same for work that looks at nothing but its parts. */
  whole<T>(label: string, parts: readonly unknown[], work: () => T): T {
    return this.unit(label, parts, () => this.#apart(undefined, work));
  }

  /** Asks for another piece of work; what that looks at is its own affair. */
  ask<T>(about: string, work: () => T, question: Question<Env>, answerOf: (result: T) => unknown): T {
    const doing = this.#stack.at(-1);
    const result = this.#apart(doing, work);
    doing?.reads.push({ is: 'asked', question, about, answer: answerOf(result) });
    return result;
  }

  /** Whether something is being done that notes what it looks at. */
  get isNoting(): boolean {
    return this.#stack.at(-1) !== undefined;
  }

  /** Notes an answer that is not another piece of work. */
  note(about: string, question: Question<Env>, answer: unknown): void {
    this.#stack.at(-1)?.reads.push({ is: 'asked', question, about, answer });
  }

  /** What is being done depends on what is being done around it: it cannot be kept. */
  spoil(): void {
    for (const doing of this.#stack) if (doing) doing.isSpoilt = true;
  }

  noteUsed(name: string): void {
    this.#stack.at(-1)?.used.push(name);
  }

  noteTaken(what: Taken['what'], count: number, fits: boolean): void {
    this.#stack.at(-1)?.taken.push({ what, count });
    if (!fits) this.spoil();
  }

  noteOne(shelf: Shelf, key: string, found: unknown): void {
    const doing = this.#stack.at(-1);
    if (!doing) return;
    const name = `${shelf} ${key}`;
    if (doing.seen.has(name)) return;
    doing.seen.add(name);
    doing.reads.push({ is: 'one', shelf, key, found });
  }

  noteHas(shelf: Shelf, key: string, found: boolean): void {
    const doing = this.#stack.at(-1);
    const name = `${shelf}?${key}`;
    if (!doing || doing.seen.has(name) || doing.seen.has(`${shelf} ${key}`)) return;
    doing.seen.add(name);
    doing.reads.push({ is: 'has', shelf, key, found });
  }

  noteNames(shelf: Shelf, found: () => Iterable<string>): void {
    this.#stack.at(-1)?.reads.push({ is: 'names', shelf, found: [...found()] });
  }

  noteAll(shelf: Shelf, found: () => Iterable<unknown>): void {
    const doing = this.#stack.at(-1);
    if (!doing) return;
    const name = `${shelf}*`;
    if (doing.seen.has(name)) return;
    doing.seen.add(name);
    doing.reads.push({ is: 'all', shelf, found: [...found()] });
  }

  /** What is put on a shelf: the object that was put there the last time, if it says the same. */
  put<V>(shelf: Shelf, key: string, value: V): V {
    const doing = this.#stack.at(-1);
    if (doing) {
      doing.seen.add(`${shelf} ${key}`);
      doing.written.push({ shelf, key, value });
    }
    const name = `${shelf} ${key}`;
    const now = this.#putNow.get(name) ?? [];
    this.#putNow.set(name, now);
    const before = this.#putBefore.get(name)?.[now.length];
    const kept = before !== undefined && sameData(before, value) ? (before as V) : value;
    now.push(kept);
    return kept;
  }

  #apart<T>(doing: Doing<Env> | undefined, work: () => T): T {
    const { problems, unproven } = this.#env;
    const [problem, line] = [problems.list.length, unproven.length];
    this.#stack.push(undefined);
    const result = work();
    this.#stack.pop();
    doing?.others.push({ problems: [problem, problems.list.length], unproven: [line, unproven.length] });
    return result;
  }

  #stillHolds({ reads, taken }: Unit<Env>): boolean {
    const env = this.#env;
    const watching = new Doing<Env>();
    this.#stack.push(watching, undefined);
    const holds =
      env.hasRoomFor(taken) &&
      reads.every((read) => {
        if (read.is === 'asked') return read.question(env, read.about) === read.answer;
        const shelf: ReadonlyMap<string, unknown> = env[read.shelf];
        if (read.is === 'has') return shelf.has(read.key) === read.found;
        if (read.is === 'names') return isSame([...shelf.keys()], read.found);
        return read.is === 'one'
          ? shelf.get(read.key) === read.found
          : isSame([...shelf.values()], read.found);
      });
    this.#stack.pop();
    this.#stack.pop();
    return holds && !watching.isSpoilt;
  }

  #replay({ written, taken, used, problems, unproven }: Unit<Env>): void {
    const env = this.#env;
    for (const { what, count } of taken) env.take(what, count);
    for (const name of used) env.used.add(name);
    for (const { shelf, key, value } of written) env[shelf].set(key, value);
    env.problems.list.push(...problems);
    env.unproven.push(...unproven);
  }

  #keep(unit: Unit<Env>): void {
    const [first] = unit.parts;
    this.#now.set(first, [...(this.#now.get(first) ?? []), unit]);
  }
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}

/** A shelf of an environment that tells its memo who looks and who puts something there. */
export class NotedMap<V> extends Map<string, V> {
  readonly #shelf: Shelf;
  readonly #memo: Pick<Memo, 'noteOne' | 'noteHas' | 'noteNames' | 'noteAll' | 'put'>;

  constructor(shelf: Shelf, memo: Pick<Memo, 'noteOne' | 'noteHas' | 'noteNames' | 'noteAll' | 'put'>) {
    super();
    this.#shelf = shelf;
    this.#memo = memo;
  }

  override get(key: string): V | undefined {
    const found = super.get(key);
    this.#memo.noteOne(this.#shelf, key, found);
    return found;
  }

  override has(key: string): boolean {
    const found = super.has(key);
    this.#memo.noteHas(this.#shelf, key, found);
    return found;
  }

  override set(key: string, value: V): this {
    return super.set(key, this.#memo.put(this.#shelf, key, value));
  }

  override keys(): MapIterator<string> {
    this.#memo.noteNames(this.#shelf, () => super.keys());
    return super.keys();
  }

  override values(): MapIterator<V> {
    this.#note();
    return super.values();
  }

  override entries(): MapIterator<[string, V]> {
    this.#note();
    return super.entries();
  }

  override [Symbol.iterator](): MapIterator<[string, V]> {
    return this.entries();
  }

  #note(): void {
    this.#memo.noteAll(this.#shelf, () => super.values());
  }
}

/** Names that are used, told to the memo. */
export class NotedSet extends Set<string> {
  readonly #memo: Pick<Memo, 'noteUsed'>;

  constructor(memo: Pick<Memo, 'noteUsed'>) {
    super();
    this.#memo = memo;
  }

  override add(name: string): this {
    this.#memo.noteUsed(name);
    return super.add(name);
  }
}
