import { MANY_PROBLEMS } from '../limits.ts';
import type { Code } from './messages/index.ts';
import type { RelatedAs } from './messages/related.ts';
import { suggest } from './suggest.ts';

/** A stretch of a file. */
export interface Place {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** A further place, and what it is; its words are in `messages/related.ts`. */
export interface Related {
  readonly is: RelatedAs;
  readonly at: Place;
}

/**
 * A problem is data: what it is, where it is, and the words that its message needs. How it reads is
 * in `messages/`, how it looks on a screen in `render.ts`.
 */
export interface Problem {
  readonly code: Code;
  /** An `error` keeps the game from being compiled; with a `warning` it can be played but is not finished. */
  readonly severity: 'error' | 'warning';
  readonly at: Place;
  /** The second place, where two lines disagree. */
  readonly also?: Place;
  readonly data: Readonly<Record<string, string | number>>;
  /** Where else to look. */
  readonly related?: readonly Related[];
  /** The variant in which alone a line of the game is wrong. */
  readonly variant?: string;
  /** What lies behind it, told in its own sentences. */
  readonly because?: Pick<Problem, 'code' | 'data'>;
  /** What cures it, where that needs no thought. */
  readonly fix?: readonly Edit[];
}

/** A change of the source that cures a problem: this stretch becomes this text. */
export interface Edit {
  readonly at: Place;
  readonly text: string;
}

type More = Pick<Problem, 'related' | 'because' | 'fix'>;

/** Collects the problems of one run. */
export class Problems {
  readonly list: Problem[] = [];

  error(code: Code, at: Place, data: Problem['data'] = {}, also?: Place): void {
    this.#add('error', code, at, data, also);
  }

  warning(code: Code, at: Place, data: Problem['data'] = {}, also?: Place, more: More = {}): void {
    this.#add('warning', code, at, data, also, more);
  }

  /** The known word nearest to a misspelt one; where hundreds are unknown, none of them is just misspelt. */
  suggest(word: string, known: () => Iterable<string>): string | undefined {
    return this.list.length < MANY_PROBLEMS ? suggest(word, known()) : undefined;
  }

  get hasErrors(): boolean {
    return this.list.some((problem) => problem.severity === 'error');
  }

  /** By file, place and code; the same problem at the same place once. */
  sorted(): Problem[] {
    const order = (a: Problem, b: Problem): number =>
      compare(a.at.file, b.at.file) ||
      a.at.start - b.at.start ||
      a.at.end - b.at.end ||
      compare(a.code, b.code) ||
      compare(JSON.stringify(a.data), JSON.stringify(b.data)) ||
      compare(a.variant ?? '', b.variant ?? '');
    return [...this.list].sort(order).filter((problem, index, all) => {
      const before = all[index - 1];
      return before === undefined || order(before, problem) !== 0;
    });
  }

  #add(
    severity: Problem['severity'],
    code: Code,
    at: Place,
    data: Problem['data'],
    also?: Place,
    more: More = {},
  ): void {
    this.list.push({ code, severity, at, data, ...(also ? { also } : {}), ...more });
  }
}

/** Code-point order, the same on every machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Each place once, in order. */
export function uniquePlaces(places: readonly Place[]): Place[] {
  const byKey = new Map(places.map((place) => [`${place.file} ${place.start} ${place.end}`, place]));
  return [...byKey.values()].sort((a, b) => compare(a.file, b.file) || a.start - b.start || a.end - b.end);
}
