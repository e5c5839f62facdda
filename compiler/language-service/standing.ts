import { Broken } from '../1-syntax/broken.ts';
import { type ParseCache, parseFile } from '../1-syntax/parse.ts';
import type { Source } from '../1-syntax/source.ts';
import type { Declaration, Placed } from '../1-syntax/tree.ts';
import type { ReadFile } from '../2-model/folders.ts';
import { type Place, type Problem, Problems, type Related } from '../problems/problem.ts';

/** More than a file of rules can have characters. */
const ROOM = 2 ** 17;

interface Stand {
  /** The number of its place, which it keeps. */
  readonly number: number;
  readonly placed: Placed;
}

/**
 * The declarations of files that are edited. While a declaration stays as it is, it stays the same object with the same places, wherever
 * edits above move it to: so what has been worked out of it need not be worked out again because of its places. Inside, each
 * declaration stands at a place of its own, far behind the end of any file; `inFile` says where that is now.
 */
export class Standing {
  readonly #cache: ParseCache;
  readonly #files = new Map<
    string,
    { readonly text: string; readonly read: ReadFile; readonly stands: readonly Stand[] }
  >();
  /** By number: where it is now. */
  readonly #offsets = new Map<number, number>();
  readonly #free: number[] = [];
  #last = 0;

  constructor(cache: ParseCache) {
    this.#cache = cache;
  }

  /** What a file came to; the same object as long as its text is the same. */
  read({ file, text }: Source): ReadFile {
    const before = this.#files.get(file);
    if (before?.text === text) return before.read;
    const [broken, problems] = [new Broken(), new Problems()];
    const declarations = parseFile(file, text, problems, this.#cache, broken);
    const stands = this.#place(file, declarations, before?.stands ?? []);
    const placed = stands.map((stand) => stand.placed);
    const read = { declarations: placed, broken, problems: problems.list };
    this.#files.set(file, { text, read, stands });
    return read;
  }

  forget(file: string): void {
    for (const { number } of this.#files.get(file)?.stands ?? []) this.#release(number);
    this.#files.delete(file);
  }

  /** A place where it is in the file now. */
  inFile<P extends Place>(place: P): P {
    const number = Math.floor(place.start / ROOM);
    const offset = number === 0 ? undefined : this.#offsets.get(number);
    if (offset === undefined) return place;
    const moved = offset - number * ROOM;
    return { ...place, start: place.start + moved, end: place.end + moved };
  }

  /** A problem with all of its places where they are now. */
  told(problem: Problem): Problem {
    const { at, also, related } = problem;
    const first = this.inFile(at);
    if (first === at && !also && !related && !problem.fix) return problem;
    return {
      ...problem,
      at: first,
      ...(also ? { also: this.inFile(also) } : {}),
      ...(related ? { related: related.map((one): Related => ({ ...one, at: this.inFile(one.at) })) } : {}),
      ...(problem.fix ? { fix: problem.fix.map((one) => ({ ...one, at: this.inFile(one.at) })) } : {}),
    };
  }

  /** Each declaration keeps the place of the one that it was, or of the one in whose stead it stands. */
  #place(file: string, declarations: readonly Placed[], before: readonly Stand[]): Stand[] {
    const known = new Map<Declaration, Stand[]>();
    for (const stand of before)
      known.set(stand.placed.tree, [...(known.get(stand.placed.tree) ?? []), stand]);
    const kept = declarations.map(({ tree }) => known.get(tree)?.shift());
    const left = before.filter((stand) => known.get(stand.placed.tree)?.includes(stand));
    const stands = declarations.map(({ offset, tree }, index) => {
      const stand = kept[index] ?? this.#anew(file, tree, left);
      this.#offsets.set(stand.number, offset);
      return stand;
    });
    for (const { number } of left) this.#release(number);
    return stands;
  }

  #anew(file: string, tree: Declaration, left: Stand[]): Stand {
    const name = titleOf(tree);
    const same = left.findIndex((stand) => titleOf(stand.placed.tree) === name);
    const [old] = same < 0 ? [] : left.splice(same, 1);
    const number = old?.number ?? this.#free.pop() ?? ++this.#last;
    return { number, placed: { file, offset: number * ROOM, tree } };
  }

  #release(number: number): void {
    this.#offsets.delete(number);
    this.#free.push(number);
  }
}

/** The sort and the name of a declaration. */
function titleOf(tree: Declaration): string {
  const name = 'head' in tree ? tree.head.name : 'name' in tree ? tree.name : undefined;
  return `${tree.is} ${name?.text ?? ''}`;
}
