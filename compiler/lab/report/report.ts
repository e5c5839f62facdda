import type { LabLanguage } from '../say-figure.ts';

/** How often values came: each bin begins at a value and is as wide as the others. */
export interface Histogram {
  readonly is: 'histogram';
  /** What lies along the axis: “moves”. */
  readonly axis: string;
  readonly isShare?: boolean;
  /** Drawn one below the other, on one axis. */
  readonly series: readonly {
    readonly name: string;
    readonly width: number;
    readonly bins: readonly (readonly [from: number, times: number])[];
    readonly mean: number;
    readonly count: number;
  }[];
}

/** Figures with their intervals, one below the other. */
export interface Intervals {
  readonly is: 'intervals';
  readonly axis: string;
  readonly isShare?: boolean;
  /** A line to compare with: what would be fair, or no difference. */
  readonly reference?: { readonly at: number; readonly name: string };
  /** As far from the reference as this does not matter. */
  readonly band?: number;
  readonly rows: readonly {
    readonly name: string;
    readonly value: number;
    readonly low: number;
    readonly high: number;
    /** It differs from the reference, and not only by chance. */
    readonly isReal?: boolean;
    /** Below another row, to which it belongs. */
    readonly isPart?: boolean;
    /** The figure in words, where it is not that of the axis. */
    readonly said?: string;
  }[];
}

/** Points in a plane, for trade-offs: the further to the lower left, the better. */
export interface Scatter {
  readonly is: 'scatter';
  readonly axes: readonly [string, string];
  readonly points: readonly {
    readonly name: string;
    readonly at: readonly [number, number];
    readonly sort: 'other' | 'best' | 'present';
  }[];
}

export type Chart = Histogram | Intervals | Scatter;

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** One thing that is told: sentences, and a picture of the same. */
export interface Part {
  readonly sentences: readonly string[];
  readonly chart?: Chart;
  readonly table?: Table;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  /** What its figures mean, where that is not plain. */
  readonly about?: string;
  readonly parts: readonly Part[];
}

/** What is printed as a page, or shown on one: words and numbers only, so that any thread can make it. */
export interface Report {
  readonly language: LabLanguage;
  readonly title: string;
  /** What was played: in pairs of a name and what it is. */
  readonly facts: readonly (readonly [string, string])[];
  /** What a hurried reader should know. */
  readonly findings: readonly string[];
  readonly sections: readonly Section[];
  /** What gives the very same figures again. */
  readonly command: string;
  /** The SHA-256 of the result as a file. */
  readonly digest?: string;
  /** Where the same rules can be opened and the same figures made again, in a browser. */
  readonly link?: string;
}
