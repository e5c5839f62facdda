/**
 * Measures the engines of Clever beside the anchors, all in one run: `npm run bench`, and `-- --help` for more.
 *
 * Machines are noisy, so what counts is a ratio: each contestant gets a process of its own in every round, the rounds
 * go through all of them, and medians over the rounds are compared. In a process, what counts is how fast it was while
 * nothing disturbed it (`measure.ts`).
 */
import { writeFileSync } from 'node:fs';
import { ROOT } from '../sources.ts';
import { CONTESTANTS } from './contestants/index.ts';
import { KERNELS } from './kernels.ts';
import type { Speed } from './measure.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { inOwnProcess, installPackages } from './processes.ts';
import { gamesTable, kernelsTable, type Measured, type Memory, short, wantedLines } from './table.ts';

const PAGE = 'compiler/4-emit/BENCH.md';
/** Room for all that is allocated while allocation is measured: no collection in between. */
const ROOMY = ['--min-semi-space-size=128', '--max-semi-space-size=128'];

const note = (text: string) => process.stderr.write(`${text}\n`);

/** Those who can take part; for the others it is said why they cannot. */
async function present(names: readonly string[]): Promise<string[]> {
  const needing = names.filter((name) => CONTESTANTS[name]!.needsPackages);
  const problem = needing.length > 0 ? installPackages() : undefined;
  if (needing.length > 0 && problem === undefined) await inOwnProcess({ args: ['agree'] });
  return names.filter((name) => {
    const { missing, needsPackages } = CONTESTANTS[name]!;
    const why = missing?.() ?? (needsPackages ? problem : undefined);
    if (why !== undefined) note(`${name} is left out: ${why}`);
    return why === undefined;
  });
}

/** From another one in every round, so that nobody always comes after the same. */
const rotated = <T>(items: readonly T[], by: number): T[] => {
  const at = by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};

async function measure(
  names: readonly string[],
  players: number,
  { rounds, most }: Options,
): Promise<Measured[]> {
  const speeds = new Map<string, Speed[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const name of rotated(names, round)) {
      const { warmUp, seconds, environment = {} } = CONTESTANTS[name]!;
      const args = ['speed', name, players, Math.min(warmUp, most.warmUp), Math.min(seconds, most.seconds)];
      const speed = await inOwnProcess<Speed>({ args, environment });
      speeds.get(name)!.push(speed);
      note(`round ${round + 1} of ${rounds}, ${name}: ${short(speed.rate)} games/s`);
    }
  const measured: Measured[] = [];
  for (const name of names) {
    const { warmUp, environment = {} } = CONTESTANTS[name]!;
    const args = ['memory', name, players, Math.min(warmUp, most.warmUp, 10)];
    const memory = await inOwnProcess<Memory>({ args, flags: ROOMY, environment });
    measured.push({ name, speeds: speeds.get(name)!, memory });
  }
  return measured;
}

async function measureKernels({ rounds, quick }: Options): Promise<string> {
  const speeds = new Map<string, Speed[]>(Object.keys(KERNELS).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const name of rotated([...speeds.keys()], round))
      speeds.get(name)!.push(await inOwnProcess<Speed>({ args: ['kernel', name, quick ? 0.3 : 1] }));
  const measured = Object.entries(KERNELS).map(([name, { title, of }]) => ({
    title,
    of,
    speeds: speeds.get(name)!,
  }));
  return `Hot parts of the Palace beside those by hand, CPU time, ${plural(rounds, 'process')} each\n\n${kernelsTable(measured)}\n`;
}

const plural = (count: number, word: string) =>
  count === 1 ? `1 ${word}` : `${count} ${word}${word.endsWith('s') ? 'es' : 's'}`;

async function measureGames(options: Options): Promise<string> {
  const names = await present(options.contestants);
  if (options.write && names.length < options.contestants.length)
    throw new Error('Nothing is written: some contestants are left out.');
  const parts: string[] = [];
  for (const players of options.players) {
    const measured = await measure(names, players, options);
    const wanted = players === 2 ? wantedLines(measured) : [];
    parts.push(
      `Clever, ${plural(players, 'player')}, random games, CPU time, ${plural(options.rounds, 'process')} each\n`,
      `${gamesTable(measured)}\n`,
      ...(wanted.length > 0 ? [`${wanted.join('\n')}\n`] : []),
    );
  }
  return parts.join('\n');
}

/** The page of the documentation: the tables, how they were made, and what the columns say. */
function page(tables: string, { players }: Options): string {
  const asked = players.join() === '2' ? '' : ` --players ${players.join(' ')}`;
  const { platform, arch, versions } = process;
  return `# How fast the engines are

Made by \`npm run bench -- --write${asked}\` with Node ${versions.node} on ${platform} ${arch}. Machines differ and are
noisy: compare ratios, and believe no single difference under 15 %.

${tables}
- *games/s* and *moves/s* are medians over processes that took turns, in CPU seconds after each had warmed up; of a
  process the speed counts that a quarter of its slices of some 25 to 50 ms surpassed.
  *Spread* is how far the middle half of the processes lies apart.
- *Times the limit* compares games per second. The hand-written engines settle bonuses in a fixed order where the
  rules let the player choose, so that their games have fewer moves.
- *Bytes/state* are the words of a state, or, where it is made of objects, what the heap grows by for each one held.
- *Bytes/move* are allocated while a game goes on, on the heap and for typed arrays.
- The hand-written engines, and Clever on boardgame.io, are in \`tests/bench/anchors\`.
`;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else {
    const parts = options.kernels ? [] : [await measureGames(options)];
    if (options.kernels || options.write) parts.push(await measureKernels(options));
    const tables = parts.join('\n');
    console.log(`\n${tables}`);
    if (options.quick)
      note('A quick run: boardgame.io has not settled, and differences under 30 % mean nothing.');
    if (options.write) writeFileSync(`${ROOT}${PAGE}`, page(tables, options));
  }
} catch (problem) {
  note(problem instanceof Error ? problem.message : String(problem));
  process.exitCode = 1;
}
