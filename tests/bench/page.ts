import type { Options } from './options.ts';

/** The page of the documentation: the tables, how they were made, and what the columns say. */
export function page(tables: string, { base, rounds, count }: Options): string {
  const { platform, arch, versions } = process;
  return `# How fast the engines are

Made by \`npm run bench -- --write${count ? ' --count' : ''}\` with Node ${versions.node} on ${platform} ${arch}, in CPU time, ${rounds} processes each. Machines
differ and are noisy: compare ratios, and believe no single difference under 15 %.

${tables}
- *games/s*, *searches/s* and *ns/move* are medians over processes that took turns, in CPU seconds after each had warmed up;
  of a process the speed counts that a quarter of its slices of some 25 to 50 ms surpassed.
  *Spread* is how far the middle half of the processes lies apart.
- *Times the base* compares with the core that revision ${base} had committed.
- A *search* tries up to 12 moves from one of 16 fixed positions and up to 12 answers to each of them, and takes all of them back.
- *Times the limit* compares games per second. The hand-written engines settle bonuses in a fixed order where the
  rules let the player choose, so that their games have fewer moves.
- *Bytes/state* are the words of a state, or, where it is made of objects, what the heap grows by for each one held.
- *Bytes/move* are allocated while a game goes on, on the heap and for typed arrays.
- *Instructions* are those of a game that is compiled, counted by callgrind on one thread.
- The hand-written engines, and Clever on boardgame.io, are in \`tests/bench/anchors\`.
`;
}
