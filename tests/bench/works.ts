import type { Contestant } from './contestants/contestant.ts';

/** What the contestants are given to do: the same for each of them. */
export interface Work {
  readonly name: string;
  readonly title: string;
  /** What is counted, in the heads of columns. */
  readonly one: string;
  readonly many: string;
  /** Does it once, with a number counted on; returns how many moves were made. Undefined for one who cannot. */
  of(contestant: Contestant): ((number: number) => number) | undefined;
}

export const WORKS: readonly Work[] = [
  {
    name: 'games',
    title: 'random games',
    one: 'game',
    many: 'games',
    of: (contestant) => (seed) => contestant.play(seed),
  },
  {
    name: 'search',
    title: 'searches two moves deep from fixed positions',
    one: 'search',
    many: 'searches',
    of: ({ search }) => search && ((position) => search(position)),
  },
];

export function work(name: string): Work {
  const found = WORKS.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is no work.`);
  return found;
}
