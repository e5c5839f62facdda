import type { Value } from './codec.ts';
import type { ValueType } from './data.ts';

/**
 * What a scoring looks up on its way to points. The scorings of a game are there a second time, in a form that tells all
 * this (`why.ts` of the game); the core itself never does, so it loses no time over it.
 */
export interface Told {
  readonly is: 'table' | 'term' | 'field';
  /** The position in the tables, terms or fields of the game. */
  readonly index: number;
  /** For a table with several: which column. */
  readonly column: number;
  /** Keys or arguments; what belongs to a seat has the seat first. */
  readonly args: readonly Value[];
  readonly value: number;
  readonly from: readonly Told[];
}

/** A place in a ranking: how many places are shared from there, the tie rule that decided, and all measures. */
export interface TracedPlace {
  readonly place: number;
  readonly shared: number;
  readonly by: number;
  readonly measures: readonly number[];
}

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
export interface Traced {
  readonly memory: Int32Array;
  /** Runs a scoring for each of its values. */
  score(scoring: number, args: readonly number[]): void;
  /** A list in scratch memory, to be passed as an argument. */
  list(slot: number, items: readonly number[]): number;
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
  field(field: number, value: number, args: readonly number[]): void {
    this.#tell({ is: 'field', index: field, column: 0, args, value, from: [] });
  }

  /** A collection is the address of its list. */
  #value(type: ValueType | undefined, word: number): Value {
    const exact = type?.is === 'optional' ? type.of : type;
    if (exact?.is !== 'collection') return word;
    const memory = this.#memory();
    return Array.from(memory.subarray(word + 1, word + 1 + memory[word]!));
  }

  /** What was told since `mark` is behind a name, and told again wherever that is used. */
  note(mark: number, name: string): void {
    this.#notes.set(name, this.#end(mark));
  }

  recall(name: string): void {
    for (const told of this.#notes.get(name) ?? []) this.#tell(told);
  }

  /** From here on it is about one who is ranked; without a place, about nobody in particular. */
  ranked(place?: number, shared = 1, by = 0, measures: readonly number[] = []): void {
    this.#place = place === undefined ? undefined : { place, shared, by, measures };
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
