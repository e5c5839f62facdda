import { readFileSync } from 'node:fs';
import { type BotGame, inWasm } from '../../compiler/bots/game.ts';
import { RandomNumbers } from '../../compiler/bots/random-numbers.ts';
import type { Plan } from '../../compiler/lab/plan.ts';
import { GamePlayer } from '../../compiler/lab/play-games.ts';
import type { GameData } from '../../compiler/runtime/data.ts';
import { wasmModule } from '../../compiler/runtime/wasm-core.ts';
import { bareGreedy, worldsFor } from './bare-greedy.ts';
import { GENERATED, type Way } from './games.ts';
import { cpuSeconds, median } from './measure.ts';
import { setSeed } from './seed.ts';

export type LabBot = 'random' | 'greedy';

export interface LabSpeed {
  /** Games a CPU second, or moves tried by greedy players: of the core alone, and of the lab, which measures them too. */
  readonly bare: number;
  readonly lab: number;
  readonly ratio: number;
}

/** CPU seconds of one slice. */
const SLICE = 0.1;
/** From this game on a run is as it is for nearly all of it: the first games are followed move by move. */
const FIRST_GAME = 70_000;
const MOST_MOVES = 1_000_000;

/** The core alone and the lab, in turn, so that whatever else the machine does slows both: the median of the ratios of neighbouring slices. */
export async function labBesideCore({ game, setup }: Way, bot: LabBot, seconds: number): Promise<LabSpeed> {
  const { data } = (await import(`${GENERATED}${game}/data.ts`)) as { data: GameData };
  const played = inWasm(data, wasmModule(readFileSync(`${GENERATED}${game}/core.wasm`)));
  const plan: Plan = {
    ...{ game, fingerprint: data.fingerprint, seed: 'bench', games: Number.MAX_SAFE_INTEGER },
    ...{ players: setup.players, imaginary: setup.imaginary, options: setup.options, bots: [{ bot }] },
  };
  const player = new GamePlayer(played, plan);
  let next = FIRST_GAME;
  const lab = (games: number): number => {
    const measures = player.play([next, next + games]);
    next += games;
    if (bot === 'random') return games;
    let tried = 0;
    for (const [count, times] of measures.tally('choices').counts())
      if (count > 1) tried += times * count * worldsFor(count);
    return tried;
  };
  const bare = bot === 'random' ? bareRandom(played, setup) : bareGreedy(played, setup);
  const games = gamesOfSlice(bare);
  const labGames = gamesOfSlice(lab);
  const [bareTimes, labTimes]: [number[], number[]] = [[], []];
  for (const start = cpuSeconds(); cpuSeconds() - start < seconds; ) {
    bareTimes.push(timePerWork(() => bare(games)));
    labTimes.push(timePerWork(() => lab(labGames)));
  }
  const ratios = bareTimes.map((time, at) => time / labTimes[at]!);
  return { bare: 1 / median(bareTimes), lab: 1 / median(labTimes), ratio: median(ratios) };
}

function timePerWork(work: () => number): number {
  const before = cpuSeconds();
  const done = work();
  return (cpuSeconds() - before) / done;
}

function gamesOfSlice(play: (games: number) => number): number {
  let games = 1;
  for (;;) {
    const before = cpuSeconds();
    play(games);
    if (cpuSeconds() - before >= SLICE) return games;
    games *= 2;
  }
}

/** What `core.ts` of the contestants does. */
function bareRandom({ createCore }: BotGame, { players, imaginary, options }: Way['setup']) {
  const core = createCore();
  const seed = [0, 0, 0, 0];
  const setup = { players, imaginary, options, seed };
  core.seedPlayouts(seed);
  let next = new RandomNumbers('bench').next();
  return (games: number): number => {
    for (let game = 0; game < games; game++) {
      setSeed(seed, next++);
      core.start(setup);
      core.playOut(MOST_MOVES);
    }
    return games;
  };
}
