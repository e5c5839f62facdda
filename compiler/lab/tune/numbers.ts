import { RandomNumbers } from '../../bots/random-numbers.ts';

/** A number of the rules that may be another: as a line of a variant names it, and the values that it may have. */
export interface Adjustable {
  /** `goal`, `line-points[5]`: what stands before `becomes`. */
  readonly name: string;
  readonly values: readonly number[];
}

const MOST_VALUES = 200;

/** Reads `line-points[5] 3..8` or `goal 50..150 by 10`; undefined if it is none. */
export function readAdjustable(text: string): Adjustable | undefined {
  const [, name, from, to, by = '1'] =
    /^(\S.*?) +(-?\d{1,9})\.\.(-?\d{1,9})(?: +by +(\d{1,9}))?$/.exec(text.trim()) ?? [];
  // It becomes part of a variant: one line, and nothing that begins another.
  if (name === undefined || /[#\n\r]|\bbecomes\b/.test(name)) return undefined;
  const [low, high, step] = [Number(from), Number(to), Number(by)];
  if (low > high || step < 1) return undefined;
  const count = Math.floor((high - low) / step) + 1;
  if (count > MOST_VALUES) return undefined;
  return { name, values: Array.from({ length: count }, (_, index) => low + index * step) };
}

/** One value for each adjustable number, as positions in their values; -1 leaves it as it is. */
export type Choice = readonly number[];

/** All choices where they are few; else so many of them, any ones, each number at its ends and its middle among them. */
export function choicesOf(adjustable: readonly Adjustable[], most: number, seed: string): Choice[] {
  const count = adjustable.reduce((product, { values }) => product * values.length, 1);
  const present = adjustable.map(() => -1);
  if (count <= most) {
    let all: number[][] = [[]];
    for (const { values } of adjustable)
      all = all.flatMap((choice) => values.map((_, index) => [...choice, index]));
    return [present, ...all];
  }
  const random = new RandomNumbers(`tune/${seed}`);
  const chosen = new Map<string, Choice>([[present.join(), present]]);
  const keep = (choice: Choice): void => {
    if (chosen.size <= most) chosen.set(choice.join(), choice);
  };
  for (const [at, { values }] of adjustable.entries())
    for (const value of [0, values.length >> 1, values.length - 1])
      keep(present.map((one, index) => (index === at ? value : one)));
  while (chosen.size <= most) keep(adjustable.map(({ values }) => random.below(values.length)));
  return [...chosen.values()];
}

/** The lines of a variant that make this choice. */
export function linesOf(adjustable: readonly Adjustable[], choice: Choice): string[] {
  return choice.flatMap((at, index) => {
    const { name, values } = adjustable[index]!;
    return at < 0 ? [] : [`${name} becomes ${values[at]}`];
  });
}
