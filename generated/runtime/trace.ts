// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import type { Value } from './codec.ts';
import type { DoorPlaces } from './core-doors.ts';
import type { ValueType } from './data.ts';

/**
 * What a scoring looks up on its way to points. The scorings of a game are there a second time, in a form that tells all
 * this (`why.ts` of the game); the core itself never does, so it loses no time over it.
 */
export type Told = Declared | Printed | Picked;

interface Declared {
  readonly is: 'table' | 'term' | 'field';
  /** The position in the tables, terms or fields of the game. */
  readonly index: number;
  /** For a table with several: which column. */
  readonly column: number;
  /** Keys or arguments; what belongs to a seat has the seat first. */
  readonly args: readonly Value[];
  readonly value: Value;
  readonly from: readonly Told[];
}

/** What is printed on something, under the name of a property. */
interface Printed extends Sort {
  readonly is: 'printed';
  readonly property: string;
  readonly on: number;
  readonly value: number;
}

/** All that were counted, or the one that points are about. */
interface Picked extends Sort {
  readonly is: 'counted' | 'item';
  readonly value: Value;
}

/** What sort of things: pieces, or cells or lines of a grid. */
interface Sort {
  readonly thing: Thing;
  /** The position in the pieces or grids of the game. */
  readonly index: number;
}

export type Thing = 'piece' | 'cell' | 'line';

/** A place in a ranking: how many places are shared from there, the tie rule that decided, and all measures. */
export interface TracedPlace {
  readonly place: number;
  readonly shared: number;
  /** The number of the tie rule in its ranking; 0: none was needed. */
  readonly by: number;
  /** How many tie rules the rankings before it have, in the same scoring. */
  readonly tiesBefore: number;
  readonly measures: readonly number[];
  /** By measure: what it came from. */
  readonly measured: Measured;
}

export type Measured = readonly (readonly Told[])[];

/** What was measured in a ranking, by who or what is ranked. */
export type Ranking = Map<number, (readonly Told[])[]>;

export interface TracedAward {
  readonly scoring: number;
  readonly seat: number;
  /** `NONE` for points that are for nothing in particular. */
  readonly for: number;
  readonly points: number;
  readonly rank: TracedPlace | undefined;
  readonly from: readonly Told[];
  /** Noticed only by its points. */
  readonly untold?: true;
}

/** The scorings of a game in the form that tells. They work on a memory of their own. */
export interface Traced
  extends Pick<DoorPlaces, 'scratch' | 'given' | 'handedLists' | 'slots' | 'mostListed'> {
  readonly memory: Int32Array;
  /** Runs a scoring for each of its values, with the arguments that lie where `given` says. */
  score(scoring: number): void;
  /** Ranks as at the end of the game; returns how many. */
  rank(): number;
  /** The seat at a position, its place, how many share it, the tie rule that decided, and all measures. */
  ranked(position: number): readonly number[];
}

/** Hears what the scorings tell. What is begun inside of something belongs to it. */
export class Trace {
  awards: TracedAward[] = [];
  /** The types of the arguments of each term, the seat to which it belongs first. */
  readonly #params: readonly (readonly ValueType[])[];
  readonly #memory: () => Int32Array;
  #open: Told[][] = [[]];
  #notes = new Map<string, readonly Told[]>();
  #place: TracedPlace | undefined;
  /** The last that began. */
  #ranking: Ranking = new Map();

  constructor(params: readonly (readonly ValueType[])[], memory: () => Int32Array) {
    this.#params = params;
    this.#memory = memory;
  }

  /** Something begins; what it gives is to be handed back when it ends. */
  begin(): number {
    return this.#open.push([]) - 1;
  }

  #end(mark: number): readonly Told[] {
    const from = this.#open[mark] ?? [];
    this.#open.length = mark;
    return from;
  }

  #tell(told: Told): void {
    this.#open.at(-1)?.push(told);
  }

  look(mark: number, table: number, column: number, value: number, keys: readonly number[]): number {
    this.#tell({ is: 'table', index: table, column, args: keys, value, from: this.#end(mark) });
    return value;
  }

  term(mark: number, term: number, value: number, args: readonly number[]): number {
    const types = this.#params[term]!;
    const values = args.map((word, index) => this.#value(types[index], word));
    this.#tell({ is: 'term', index: term, column: 0, args: values, value, from: this.#end(mark) });
    return value;
  }

  /** A condition is worth telling where it holds; where it does not, nothing came from it. */
  holds(mark: number, term: number, value: boolean, args: readonly number[]): boolean {
    if (value) this.term(mark, term, 1, args);
    else this.#end(mark);
    return value;
  }

  /** The value of a field that went straight into a sum or the like. */
  field(field: number, value: Value, args: readonly number[]): void {
    this.#tell({ is: 'field', index: field, column: 0, args, value, from: [] });
  }

  printed(thing: Thing, index: number, property: string, on: number, value: number): void {
    this.#tell({ is: 'printed', thing, index, property, on, value });
  }

  counted(thing: Thing, index: number, value: readonly number[]): void {
    if (value.length > 0) this.#tell({ is: 'counted', thing, index, value });
  }

  /** What points are about where nothing else says so: the row that a scoring has come to. */
  item(thing: Thing, index: number, value: number): void {
    this.#tell({ is: 'item', thing, index, value });
  }

  /** What was told since `mark` counts: it belongs to what was begun before. */
  keep(mark: number): void {
    for (const told of this.#end(mark)) this.#tell(told);
  }

  /** The same, and nothing that was told there before: something better was found. */
  keepOnly(mark: number): void {
    this.#open[mark - 1] = [...this.#end(mark)];
  }

  /** What was told since `mark`, and not kept, has given nothing. */
  drop(mark: number): void {
    this.#open.length = mark;
  }

  /** A collection is the address of its list. */
  #value(type: ValueType | undefined, word: number): Value {
    const exact = type?.is === 'optional' ? type.of : type;
    return exact?.is === 'collection' ? this.listAt(word) : word;
  }

  listAt(address: number): readonly number[] {
    const memory = this.#memory();
    return Array.from(memory.subarray(address + 1, address + 1 + memory[address]!));
  }

  /** What was told since `mark` is behind a name, and told again wherever that is used. */
  note(mark: number, name: string): void {
    this.#notes.set(name, this.#end(mark));
  }

  recall(name: string): void {
    for (const told of this.#notes.get(name) ?? []) this.#tell(told);
  }

  // ---- rankings

  ranking(): Ranking {
    this.#ranking = new Map();
    return this.#ranking;
  }

  /** What was told since `mark` is what the next measure of one who is ranked came from. */
  measured(ranking: Ranking, item: number, mark: number): void {
    const before = ranking.get(item) ?? [];
    ranking.set(item, [...before, this.#end(mark)]);
  }

  /** From here on it is about one who is ranked, in the words of `Traced.ranked`. */
  ranked(ranking: Ranking, tiesBefore: number, words: readonly number[]): void {
    this.#place = placeIn(ranking, tiesBefore, words);
  }

  /** From here on it is about nobody in particular. */
  unranked(): void {
    this.#place = undefined;
  }

  /** A place in the last ranking of all, from the same words. */
  lastRanked(words: readonly number[]): TracedPlace {
    return placeIn(this.#ranking, 0, words);
  }

  /** The amount of an award begins. */
  open(): void {
    this.#open = [[]];
  }

  award(scoring: number, seat: number, reason: number, points: number): void {
    const from = this.#open[0]!;
    this.awards.push({ scoring, seat, for: reason, points, rank: this.#place, from });
    this.#open = [[]];
  }
}

function placeIn(ranking: Ranking, tiesBefore: number, words: readonly number[]): TracedPlace {
  const [item = 0, place = 0, shared = 1, by = 0, ...measures] = words;
  return { place, shared, by, tiesBefore, measures, measured: ranking.get(item) ?? [] };
}
