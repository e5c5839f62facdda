/**
 * Measures the engines of all games, those of Clever beside the anchors: `npm run bench`, and `-- --help` for more.
 *
 * Machines are noisy, so what counts is a ratio: each contestant gets a process of its own in every round, the rounds
 * go through all of them, and medians over the rounds are compared. In a process, what counts is how fast it was while
 * nothing disturbed it (`measure.ts`).
 */
import { rmSync, writeFileSync } from 'node:fs';
import { ROOT } from '../sources.ts';
import { BASE_FOLDER } from './contestants/base.ts';
import type { Entry } from './contestants/contestant.ts';
import { contestant } from './contestants/index.ts';
import { canCount, instructionsPerGame } from './count.ts';
import { earlierEngines } from './earlier.ts';
import { type Way, waysToPlay } from './games.ts';
import { KERNELS } from './kernels.ts';
import type { LabSpeed } from './lab.ts';
import { median, type Speed } from './measure.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { page } from './page.ts';
import { inOwnProcess, installPackages } from './processes.ts';
import {
  kernelsTable,
  type Measured,
  type Memory,
  markdown,
  short,
  spread,
  wantedLines,
  workTable,
} from './table.ts';
import { WORKS, type Work } from './works.ts';

const PAGE = 'compiler/4-emit/BENCH.md';
/** Room for all that is allocated while allocation is measured: no collection in between. */
const ROOMY = ['--min-semi-space-size=128', '--max-semi-space-size=128'];

const note = (text: string) => process.stderr.write(`${text}\n`);

const plural = (count: number, word: string) =>
  count === 1 ? `1 ${word}` : `${count} ${word}${word.endsWith('s') ? 'es' : 's'}`;

/** Those who can take part; for the others it is said why they cannot. */
async function present(names: readonly string[]): Promise<Entry[]> {
  const entries = names.map(contestant);
  const needing = entries.filter(({ needsPackages }) => needsPackages);
  const problem = needing.length > 0 ? installPackages() : undefined;
  if (needing.length > 0 && problem === undefined) await inOwnProcess({ task: 'agree' });
  return entries.filter(({ name, needsPackages }) => {
    const why = needsPackages ? problem : undefined;
    if (why !== undefined) note(`${name} is left out: ${why}`);
    return why === undefined;
  });
}

function whoPlay(entries: readonly Entry[], game: string): Entry[] {
  return entries.filter(({ name, games, missing }) => {
    if (games && !games.includes(game)) return false;
    const why = missing?.(game);
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
  entries: readonly Entry[],
  way: Way,
  work: Work,
  options: Options,
): Promise<Measured[]> {
  const { rounds, most, count } = options;
  const speeds = new Map<Entry, Speed[]>(entries.map((entry) => [entry, []]));
  for (let round = 0; round < rounds; round++)
    for (const entry of rotated([...speeds.keys()], round)) {
      const { name, environment = {} } = entry;
      const [warmUp, seconds] = [Math.min(entry.warmUp, most.warmUp), Math.min(entry.seconds, most.seconds)];
      const task = { task: 'speed', name, way, work: work.name, warmUp, seconds } as const;
      const { result } = await inOwnProcess<Speed | null>(task, { environment });
      if (result) speeds.get(entry)!.push(result);
      else speeds.delete(entry);
    }
  const measured: Measured[] = [];
  for (const [entry, own] of speeds) {
    const { name, environment = {} } = entry;
    const warmUp = Math.min(entry.warmUp, most.warmUp, 10);
    const played = { name, way, work: work.name };
    const { result: memory } = await inOwnProcess<Memory>(
      { ...played, task: 'memory', warmUp },
      { flags: ROOMY, environment },
    );
    const isCounted = count && ['limit', 'core', 'wasm', 'base'].includes(name);
    const movesPerSecond = median(own.map(({ rate, moves, games }) => (rate * moves) / games));
    const instructions = isCounted ? await instructionsPerGame(played, movesPerSecond) : undefined;
    measured.push({ entry, speeds: own, memory, instructions });
  }
  return measured;
}

async function measureGames(options: Options): Promise<string> {
  const entries = await present(options.contestants);
  if (options.write && entries.length < options.contestants.length)
    throw new Error('Nothing is written: some contestants are left out.');
  const parts: string[] = [];
  for (const way of await waysToPlay(options.games, options.players))
    for (const work of WORKS) {
      const { game, setup } = way;
      const measured = await measure(whoPlay(entries, game), way, work, options);
      if (measured.length === 0) continue;
      const wanted = work.name === 'games' ? wantedLines(measured, game) : [];
      const title = `${game}, ${plural(setup.players, 'player')}, ${work.title}`;
      note(title);
      parts.push(
        `### ${title}\n`,
        `${workTable(work, measured)}\n`,
        ...(wanted.length > 0 ? [`${wanted.join('\n')}\n`] : []),
      );
    }
  return parts.join('\n');
}

/** Random games of the generated cores in one thread and in two. */
async function measureThreads({ games, rounds, quick }: Options): Promise<string> {
  const rows: string[][] = [];
  for (const way of await waysToPlay(games, [2])) {
    const rates: Record<1 | 2, number[]> = { 1: [], 2: [] };
    const [warmUp, seconds] = quick ? [0.3, 0.5] : [1, 2];
    for (let round = 0; round < rounds; round++)
      for (const threads of rotated([1, 2] as const, round)) {
        const task = { task: 'threads', name: 'core', way, work: 'games', threads, warmUp, seconds } as const;
        const { result } = await inOwnProcess<{ rate: number }>(task);
        rates[threads].push(result.rate);
      }
    const ratio = median(rates[2]) / median(rates[1]);
    rows.push([way.game, short(median(rates[1])), short(median(rates[2])), short(ratio), spread(rates[2])]);
  }
  return `### One thread and two, random games of 2 players, time of the clock\n\n${markdown(
    ['game', 'games/s in one', 'games/s in two', 'ratio', 'spread'],
    rows,
  )}\n`;
}

async function measureKernels({ rounds, quick }: Options): Promise<string> {
  const speeds = new Map<string, Speed[]>(Object.keys(KERNELS).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const kernel of rotated([...speeds.keys()], round)) {
      const { result } = await inOwnProcess<Speed>({ task: 'kernel', kernel, seconds: quick ? 0.3 : 1 });
      speeds.get(kernel)!.push(result);
    }
  const measured = Object.entries(KERNELS).map(([name, { title, of }]) => ({
    title,
    of,
    speeds: speeds.get(name)!,
  }));
  return `### Hot parts of the Palace beside those by hand\n\n${kernelsTable(measured)}\n`;
}

/** What the lab wants of the speed of the core alone. */
const WANTED_OF_LAB = { random: 0.9, greedy: 0.5 } as const;

/** Both in one process, in turn; games of the usual number of players, two or three. */
async function measureLab({ games, players, rounds, quick }: Options): Promise<string> {
  const rows: string[][] = [];
  for (const game of games)
    for (const way of (await waysToPlay([game], players ?? [2, 3])).slice(0, 1))
      for (const bot of ['random', 'greedy'] as const) {
        const unit = bot === 'random' ? ' games/s' : ' tries/s';
        const task = { task: 'lab', way, bot, seconds: quick ? 2 : 6 } as const;
        const speeds: LabSpeed[] = [];
        for (let round = 0; round < rounds; round++) speeds.push((await inOwnProcess<LabSpeed>(task)).result);
        const ratio = median(speeds.map((one) => one.ratio));
        const wanted = WANTED_OF_LAB[bot];
        rows.push([
          `${game}, ${plural(way.setup.players, 'player')}, ${bot}`,
          short(median(speeds.map((one) => one.bare))) + unit,
          short(median(speeds.map((one) => one.lab))) + unit,
          short(ratio),
          `${wanted}; ${ratio >= wanted ? 'reached' : 'missed'}`,
        ]);
        note(rows.at(-1)!.join(' | '));
      }
  return `### The lab beside the core alone\n\n${markdown(
    ['games', 'the core', 'the lab', 'ratio', 'wanted'],
    rows,
  )}\n`;
}

async function run(options: Options): Promise<void> {
  if (options.count && !canCount()) throw new Error('valgrind is not installed: nothing can be counted.');
  const folder = earlierEngines(options.base);
  process.env[BASE_FOLDER] = folder;
  try {
    const parts: string[] = [];
    if (!options.kernels && !options.lab)
      parts.push(await measureGames(options), await measureThreads(options));
    if (options.kernels || options.write) parts.push(await measureKernels(options));
    if (options.lab || options.write) parts.push(await measureLab(options));
    const tables = parts.join('\n');
    console.log(`\n${tables}`);
    if (options.quick) note('A quick run: differences under 30 % mean nothing.');
    if (options.write) writeFileSync(`${ROOT}${PAGE}`, page(tables, options));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else await run(options);
} catch (problem) {
  note(problem instanceof Error ? problem.message : String(problem));
  process.exitCode = 1;
}
