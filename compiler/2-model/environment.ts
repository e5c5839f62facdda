import type { Bound, Expr as ExprNode, Placed, Span, TypeKey, TypeNode } from '../1-syntax/tree.ts';
import { MOST_CELLS, MOST_PIECES, MOST_WORDS } from '../limits.ts';
import type { Place, Problems } from '../problems/problem.ts';
import type { Entry, Sort } from './collect.ts';
import { placeOf } from './collect.ts';
import { type Memo, NotedMap, NotedSet, type Shelf } from './memo.ts';
import type {
  Expr,
  FieldModel,
  GridModel,
  KindModel,
  Local,
  OptionModel,
  PiecesModel,
  ScoringModel,
  ScriptModel,
  TableModel,
  TermModel,
} from './model.ts';
import type { Scope } from './scope.ts';
import { showType } from './show.ts';
import { collection, MANY, number, optional, PLAYER, SEAT, type Type, UNKNOWN, YES_OR_NO } from './types.ts';

/** The words the language itself gives a meaning, wherever a name is expected. */
export const BUILT_IN_WORDS: readonly string[] = [
  ...'players seats imaginary winners others next previous newest points place player seat'.split(' '),
  ...'none empty yes no count first last top position face copy'.split(' '),
  ...'rows columns lines cells row column line cell'.split(' '),
  ...'neighbours beyond opposite holes Side side north east south west'.split(' '),
];

export interface Signature {
  readonly entry: Entry;
  readonly owner?: Local;
  readonly params: readonly Local[];
}

/** What an expression is worked out in: the game's declarations, and the declaration it stands in. */
export interface Context {
  readonly env: Environment;
  readonly placed: Placed;
}

/**
 * Expressions hold expressions, and a script may need an action that is not read yet: the parts that read them find each other
 * here, as none of them can import all others.
 */
export interface Readers {
  readonly expression: (context: Context, scope: Scope, node: ExprNode, expected: Type | undefined) => Expr;
  readonly action: (env: Environment, entry: Entry) => ScriptModel;
}

/** What the declarations of one game mean so far; scripts and terms are worked out when they are first asked for. */
export class Environment {
  readonly kinds: Map<string, KindModel>;
  readonly pieces: Map<string, PiecesModel>;
  readonly tables: Map<string, TableModel>;
  readonly grids: Map<string, GridModel>;
  readonly fields: Map<string, FieldModel>;
  readonly options: Map<string, OptionModel>;
  readonly terms: Map<string, TermModel>;
  readonly phases: Map<string, ScriptModel>;
  readonly rules: Map<string, ScriptModel>;
  readonly actions: Map<string, ScriptModel>;
  readonly scorings: Map<string, ScoringModel>;
  readonly reasons: Map<string, Place>;
  readonly signatures = new Map<string, Signature>();
  /** By scoring: what its points are given for, and the first place that says so. */
  readonly awardedFor: Map<string, { readonly type: Type; readonly at: Place }>;
  /** Names of declarations that some other declaration or the game's course uses. */
  readonly used: Set<string>;
  /** Lines where a number is only known to fit when it happens. */
  readonly unproven: Place[] = [];
  readonly playerCounts: { readonly from: number; readonly to: number };
  readonly seatCounts: { readonly from: number; readonly to: number };
  readonly imaginaryCounts: { readonly from: number; readonly to: number };
  readonly problems: Problems;
  readonly readers: Readers;
  /** Knows the last build of the same game, where it is built again and again. */
  readonly memo: Memo<Environment> | undefined;
  readonly #broken: ReadonlySet<string>;
  /** What is left of what a game may be made of. */
  readonly #room = { cells: MOST_CELLS, pieces: MOST_PIECES, words: MOST_WORDS };
  readonly #entries = new Map<string, Entry>();

  constructor(
    entries: readonly Entry[],
    counts: Record<'players' | 'seats' | 'imaginary', { from: number; to: number }>,
    broken: ReadonlySet<string>,
    problems: Problems,
    readers: Readers,
    memo?: Memo<Environment>,
  ) {
    const shelf = <V>(name: Shelf): Map<string, V> =>
      memo ? new NotedMap<V>(name, memo) : new Map<string, V>();
    this.kinds = shelf('kinds');
    this.pieces = shelf('pieces');
    this.tables = shelf('tables');
    this.grids = shelf('grids');
    this.fields = shelf('fields');
    this.options = shelf('options');
    this.terms = shelf('terms');
    this.phases = shelf('phases');
    this.rules = shelf('rules');
    this.actions = shelf('actions');
    this.scorings = shelf('scorings');
    this.reasons = shelf('reasons');
    this.awardedFor = shelf('awardedFor');
    this.used = memo ? new NotedSet(memo) : new Set();
    this.memo = memo;
    this.problems = problems;
    this.readers = readers;
    this.#broken = broken;
    this.playerCounts = counts.players;
    this.seatCounts = counts.seats;
    this.imaginaryCounts = counts.imaginary;
    for (const entry of entries)
      if (!this.#entries.has(`${entry.sort} ${entry.name}`))
        this.#entries.set(`${entry.sort} ${entry.name}`, entry);
    memo?.begin(this, JSON.stringify(counts));
  }

  /** A piece of work that is done once, as long as nothing changes that it looks at; `parts` are what it reads. */
  once<T>(label: string, parts: readonly unknown[], work: () => T): T {
    return this.memo ? this.memo.unit(label, parts, work) : work();
  }

  /** Takes up room for a number of items more; false if there is not enough, and then nothing is taken. */
  take(what: 'cells' | 'pieces' | 'words', count: number): boolean {
    const fits = count <= this.#room[what];
    if (fits) this.#room[what] -= count;
    this.memo?.noteTaken(what, count, fits);
    return fits;
  }

  hasRoomFor(
    all: readonly { readonly what: 'cells' | 'pieces' | 'words'; readonly count: number }[],
  ): boolean {
    const left = { ...this.#room };
    return all.every(({ what, count }) => {
      left[what] -= count;
      return left[what] >= 0;
    });
  }

  /** A word of a declaration that could not be read. */
  isBroken(word: string): boolean {
    this.#note(word, isBrokenIn);
    return this.hasBroken(word);
  }

  /** A declaration, as it can be named. Who reads what stands in it says so, by `reads`. */
  entry(sort: Sort, name: string): Entry | undefined {
    const key = `${sort} ${name}`;
    this.#note(key, headIn);
    return this.#entries.get(key);
  }

  /** Notes that what is being done depends on all that stands in a declaration. */
  reads({ sort, name }: Entry): void {
    this.#note(`${sort} ${name}`, treeIn);
  }

  /** The declaration itself, for questions of a memo. */
  entryNamed(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  #note(about: string, question: (env: Environment, about: string) => unknown): void {
    if (this.memo?.isNoting) this.memo.note(about, question, question(this, about));
  }

  names(...sorts: readonly Sort[]): string[] {
    this.#note('', allNamesIn);
    return [...this.#entries.values()]
      .filter((entry) => sorts.includes(entry.sort))
      .map((entry) => entry.name);
  }

  hasBroken(word: string): boolean {
    return this.#broken.has(word);
  }

  allNames(): string {
    return [...this.#entries.keys()].join();
  }

  // ---- kinds

  /** The type of a kind, whole or part. */
  kindType(name: string): Extract<Type, { is: 'kind' }> | undefined {
    const kind = this.kinds.get(name);
    if (!kind) return undefined;
    this.used.add(`kind ${name}`);
    if (kind.partOf) {
      this.used.add(`kind ${kind.partOf.kind}`);
      return { is: 'kind', kind: kind.partOf.kind, values: kind.partOf.values };
    }
    return { is: 'kind', kind: name, values: kind.values.map((_, index) => index) };
  }

  /** The whole kinds that have this word among their values. */
  kindsWith(word: string): KindModel[] {
    const all = [...this.kinds.values()].filter((kind) => !kind.partOf && kind.values.includes(word));
    const declared = all.filter((kind) => !kind.builtIn);
    // `north` is a side, unless a direction is expected.
    return declared.length > 0 ? declared : all.slice(0, 1);
  }

  /** The type of the one whole kind that has all of these words; of two that every game has, the first. */
  kindWithAll(words: readonly string[]): Extract<Type, { is: 'kind' }> | undefined {
    const all = [...this.kinds.values()].filter(
      (kind) => !kind.partOf && words.every((word) => kind.values.includes(word)),
    );
    const declared = all.filter((kind) => !kind.builtIn);
    const [only, other] = declared.length > 0 ? declared : all;
    return only && (!other || only.builtIn) ? this.kindType(only.name) : undefined;
  }

  /** A value of a kind by its word. */
  valueOf(kind: string, word: string): number | undefined {
    const index = this.kinds.get(kind)?.values.indexOf(word) ?? -1;
    return index < 0 ? undefined : index;
  }

  // ---- types

  /** The type that a word has without saying so: a kind or piece in small letters, `player`, `seat`, `cell`, `line`, a plural. */
  typeOfWord(word: string): Type | undefined {
    if (word === 'player') return PLAYER;
    if (word === 'seat') return SEAT;
    if (word === 'cell' || word === 'line') {
      // Where there are several, the one that is printed is meant.
      const all = [...this.grids.values()];
      const printed = all.filter(({ members }) => members.every(({ firstRow }) => firstRow === undefined));
      const [grid, ...others] = all.length > 1 ? printed : all;
      if (!grid || others.length > 0) return undefined;
      return word === 'cell' ? this.cellType(grid) : this.lineType(grid);
    }
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    const kind = word === capital ? undefined : this.kindType(capital);
    if (kind) return kind;
    for (const pieces of this.pieces.values()) {
      if (lower(pieces.name) === word) return this.pieceType(pieces.name);
      if (pieces.plural === word) return collection(this.pieceType(pieces.name), 'several');
    }
    return undefined;
  }

  pieceType(name: string): Type {
    this.used.add(`pieces ${name}`);
    return { is: 'piece', pieces: name };
  }

  cellType(grid: GridModel, members: readonly number[] = grid.members.map((_, index) => index)): Type {
    this.used.add(`grid ${grid.name}`);
    return { is: 'cell', grid: grid.name, members };
  }

  lineType(grid: GridModel): Type {
    this.used.add(`grid ${grid.name}`);
    return {
      is: 'line',
      grid: grid.name,
      members: grid.members.map((_, index) => index),
      sorts: ['row', 'column', 'diagonal'],
    };
  }

  /** The type with all values of its kind, all numbers, all cells: what could be meant where a part of them is known. */
  whole(type: Type): Type {
    switch (type.is) {
      case 'number':
        return number(-MANY, MANY);
      case 'kind':
        return this.kindType(type.kind) ?? type;
      case 'seat':
        return SEAT;
      case 'cell':
      case 'line': {
        const grid = this.grids.get(type.grid);
        if (!grid) return type;
        return type.is === 'cell' ? this.cellType(grid) : this.lineType(grid);
      }
      case 'optional':
        return optional(this.whole(type.of));
      case 'collection':
        return { ...type, of: this.whole(type.of) };
      default:
        return type;
    }
  }

  /** What a written type means; a plural as a field is a place. */
  type(placed: Placed, node: TypeNode, asField: boolean): Type {
    const base = node.base;
    let type: Type;
    if (base.is === 'yes-or-no') type = YES_OR_NO;
    else if (base.is === 'made') {
      if (base.form === 'place') type = this.#placeForOne(placed, base, asField);
      else type = collection(this.oneOf(placed, base.of), base.form);
    } else {
      type = this.keyType(placed, base);
      if (asField && type.is === 'collection') type = collection(type.of, 'place');
    }
    return node.orNone ? optional(type) : type;
  }

  /** `place for Letter`: one piece or none. Only a field is a place. */
  #placeForOne(placed: Placed, base: { readonly of: TypeKey; readonly span: Span }, asField: boolean): Type {
    const type = this.oneOf(placed, base.of);
    const at = placeOf(placed, base);
    if (!asField) this.problems.error('place-not-field', at, {});
    else if (type.is === 'piece') return optional(type);
    else if (type.is !== 'unknown')
      this.problems.error('place-for-what', at, { found: showType(this, type) });
    return UNKNOWN;
  }

  /** What a key or an item is: one thing, not several. */
  oneOf(placed: Placed, key: TypeKey): Type {
    const type = this.keyType(placed, key);
    if (type.is !== 'collection') return type;
    this.problems.error('other-type', placeOf(placed, key), {
      expected: showType(this, type.of),
      found: showType(this, collection(type.of, 'place')),
    });
    return UNKNOWN;
  }

  keyType(placed: Placed, key: TypeKey): Type {
    if (key.is === 'cell') {
      const grid = this.grids.get(key.grid.text);
      if (grid) return this.cellType(grid);
      return this.unknown(placed, key.grid, [...this.grids.keys()]);
    }
    if (key.is === 'span') return this.spanType(placed, key.from, key.to, key.span);
    const word = key.name.text;
    if (this.pieces.has(word)) return this.pieceType(word);
    const type = this.kindType(word) ?? this.typeOfWord(word);
    if (type) return type;
    const plurals = [...this.pieces.values()].map((pieces) => pieces.plural);
    return this.unknown(placed, key.name, [
      ...this.kinds.keys(),
      ...this.pieces.keys(),
      ...plurals,
      'player',
      'seat',
      'yes or no',
    ]);
  }

  /** `1..6`, or `yellow..purple`. */
  spanType(placed: Placed, from: Bound, to: Bound, span: Span): Type {
    if ('number' in from && 'number' in to) {
      if (from.number <= to.number) return number(from.number, to.number);
      this.problems.error('range-backwards', placeOf(placed, { span }), { from: from.number, to: to.number });
      return UNKNOWN;
    }
    if ('name' in from && 'name' in to) {
      const { text } = from.name;
      const kind = this.kindsWith(text).find((candidate) => candidate.values.includes(to.name.text));
      if (kind) {
        const [first, last] = [kind.values.indexOf(text), kind.values.indexOf(to.name.text)];
        this.used.add(`kind ${kind.name}`);
        if (first <= last)
          return {
            is: 'kind',
            kind: kind.name,
            values: kind.values.map((_, i) => i).filter((i) => i >= first && i <= last),
          };
        this.problems.error('range-backwards', placeOf(placed, { span }), { from: text, to: to.name.text });
        return UNKNOWN;
      }
      const values = [...this.kinds.values()].flatMap((candidate) => candidate.values);
      return this.unknown(placed, this.kindsWith(text).length === 0 ? from.name : to.name, values);
    }
    this.problems.error('mixed-range', placeOf(placed, { span }), {});
    return UNKNOWN;
  }

  unknownValue(
    placed: Placed,
    name: { readonly text: string; readonly span: Span },
    kind: string,
    words: readonly string[],
  ): void {
    if (this.isBroken(name.text)) return;
    const suggestion = this.problems.suggest(name.text, () => words);
    this.problems.error('unknown-value', placeOf(placed, name), {
      value: name.text,
      kind,
      ...(suggestion ? { suggestion } : {}),
    });
  }

  unknown(
    placed: Placed,
    name: { readonly text: string; readonly span: Span },
    known: Iterable<string>,
  ): Type {
    if (this.isBroken(name.text)) return UNKNOWN;
    const suggestion = this.problems.suggest(name.text, () => known);
    this.problems.error('unknown-name', placeOf(placed, name), {
      name: name.text,
      ...(suggestion ? { suggestion } : {}),
    });
    return UNKNOWN;
  }
}

/** What others may know of a declaration without reading all of it: where its name stands, and its head. */
function headIn(env: Environment, key: string): string {
  const entry = env.entryNamed(key);
  if (!entry) return '';
  const known = HEADS.get(entry);
  if (known !== undefined) return known;
  const { tree, nameAt } = entry;
  const head = 'head' in tree ? tree.head : tree.is === 'scoring' ? [tree.params, tree.forEach ?? ''] : [];
  const text = JSON.stringify([nameAt, tree.is, head]);
  HEADS.set(entry, text);
  return text;
}

const HEADS = new WeakMap<Entry, string>();

function treeIn(env: Environment, key: string): unknown {
  return env.entryNamed(key)?.tree;
}

function isBrokenIn(env: Environment, word: string): boolean {
  return env.hasBroken(word);
}

function allNamesIn(env: Environment): string {
  return env.allNames();
}

export function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
