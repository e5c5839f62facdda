import { Tally, type TallyData } from './tally.ts';

/** Only so many games that went wrong are kept, those with the lowest numbers. */
const MOST_FAULTS = 10;

/** A game that the rules could not go on with. */
export interface FaultyGame {
  readonly game: number;
  readonly move: number;
  readonly code: string;
  readonly about: string;
}

/** Tallies and counters as plain data, each in the order of their names. */
export interface MeasuresData {
  readonly counters: Readonly<Record<string, number>>;
  readonly tallies: Readonly<Record<string, TallyData>>;
  readonly faults: readonly FaultyGame[];
}

/**
 * What was seen in some games, all in whole numbers: what two of them have seen comes to the same as what one would have seen in all
 * those games, whichever way they are put together.
 *
 * Tallies and counters have names made of words, so that nothing else needs to know which ones there are: `end-of-game.ts`
 * and `course.ts` fill them, `figures.ts` reads them.
 */
export class Measures {
  readonly #tallies = new Map<string, Tally>();
  readonly #counters = new Map<string, { value: number }>();
  #faults: FaultyGame[] = [];

  /** The tally of this name, which is there from now on. Keep it: looking it up takes longer than adding to it. */
  tally(name: string): Tally {
    const known = this.#tallies.get(name);
    if (known) return known;
    const made = new Tally();
    this.#tallies.set(name, made);
    return made;
  }

  counter(name: string): { value: number } {
    const known = this.#counters.get(name);
    if (known) return known;
    const made = { value: 0 };
    this.#counters.set(name, made);
    return made;
  }

  count(name: string): number {
    return this.#counters.get(name)?.value ?? 0;
  }

  /** The names of tallies and counters that begin like this, in order. */
  names(beginning: string): string[] {
    const all = [...this.#tallies.keys(), ...this.#counters.keys()];
    return all.filter((name) => name.startsWith(beginning)).sort();
  }

  get faults(): readonly FaultyGame[] {
    return this.#faults;
  }

  addFault(fault: FaultyGame): void {
    this.#keepFaults([...this.#faults, fault]);
  }

  #keepFaults(faults: readonly FaultyGame[]): void {
    this.#faults = faults.toSorted((one, other) => one.game - other.game).slice(0, MOST_FAULTS);
  }

  merge(other: Measures): void {
    for (const [name, tally] of other.#tallies) this.tally(name).merge(tally);
    for (const [name, { value }] of other.#counters) this.counter(name).value += value;
    this.#keepFaults([...this.#faults, ...other.#faults]);
  }

  toData(): MeasuresData {
    return {
      counters: inOrder(this.#counters, ({ value }) => value),
      tallies: inOrder(this.#tallies, (tally) => tally.toData()),
      faults: this.#faults,
    };
  }

  static from({ counters, tallies, faults }: MeasuresData): Measures {
    const measures = new Measures();
    for (const [name, value] of Object.entries(counters)) measures.counter(name).value = value;
    for (const [name, data] of Object.entries(tallies)) measures.#tallies.set(name, Tally.from(data));
    measures.#faults = [...faults];
    return measures;
  }
}

function inOrder<T, Data>(map: ReadonlyMap<string, T>, write: (value: T) => Data): Record<string, Data> {
  const names = [...map.keys()].sort();
  return Object.fromEntries(names.map((name) => [name, write(map.get(name)!)]));
}
