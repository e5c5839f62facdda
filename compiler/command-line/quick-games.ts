import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { memberOf } from '../2-model/values.ts';
import type { Game } from '../3-ir/ir.ts';
import { emitCore } from '../4-emit/engine/core/core.ts';
import { gameData } from '../4-emit/engine/facade/data.ts';
import type { Way } from '../agree/ways.ts';
import { CoverageNotes } from '../interpret/coverage.ts';
import { draw, seeded } from '../interpret/random.ts';
import { countGames, MOST_MOVES, type PlayedGame, type Simulation } from '../interpret/simulate.ts';
import { type Core, Fault } from '../runtime/core.ts';
import type { GameData } from '../runtime/data.ts';
import { Machine } from '../runtime/machine.ts';
import { totalOf } from '../runtime/show.ts';

/** The engine of a game as the emitter writes it, ready to be loaded by any thread. */
export interface QuickEngine {
  /** The address of its core. */
  readonly core: string;
  readonly data: GameData;
}

/** Writes the engine of these rules for as long as the work takes: rules that are being edited have no other. */
export async function withQuickEngine<T>(game: Game, work: (engine: QuickEngine) => Promise<T>): Promise<T> {
  const id = 'game';
  const folder = mkdtempSync(join(tmpdir(), 'regel-simulate-'));
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return pathToFileURL(path).href;
  };
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const interrupted = (): void => {
    remove();
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    const core = emitCore(id, game, new Map());
    for (const name of ['core', 'sets']) {
      const runtime = new URL(`../runtime/${name}.ts`, import.meta.url).href;
      write(`runtime/${name}.ts`, `export * from ${JSON.stringify(runtime)};\n`);
    }
    return await work({ core: write(`${id}/core.ts`, core.text), data: gameData(id, game, core) });
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    remove();
  }
}

export async function loadQuickEngine({ core, data }: QuickEngine): Promise<Machine> {
  const { createCore } = (await import(core)) as { createCore: () => Core };
  return new Machine(createCore(), data);
}

/**
 * Random games as the reference plays them, but on the core of an engine. Nobody looks on: what was reached is not
 * known afterwards, only how the games ended.
 */
export function playQuickGames(game: Game, machine: Machine, way: Way, seeds: readonly string[]): Simulation {
  const counted = countGames(seeds, (seed) => playOne(game, machine, way, seed));
  return { ...counted, coverage: new CoverageNotes().against(game) };
}

function playOne(
  { always }: Game,
  machine: Machine,
  { players, imaginary, options }: Way,
  seed: string,
): PlayedGame {
  const { core, data } = machine;
  const words = seeded(`${seed}/players`);
  const check = (): void => {
    const broken = core.broken();
    if (broken >= 0) throw new Fault('always', always[broken]!.name);
  };
  let moves = 0;
  try {
    const values = data.options.map(({ name, value }) => Number(memberOf(options, name) ?? value));
    core.start({ players, imaginary, options: values, seed: seeded(seed) });
    check();
    for (; !core.isOver() && moves < MOST_MOVES; moves++) {
      const player = oneOf(core.actors(), words);
      core.apply(player, core.moveAt(draw(words, core.moveCount(player))));
      check();
    }
    return core.isOver() ? { moves, totals: totalsOf(machine, players + imaginary) } : { moves };
  } catch (problem) {
    if (!(problem instanceof Fault)) throw problem;
    return { moves, fault: { code: problem.code, routine: '', about: problem.about } };
  }
}

/** One of the bits that are set. */
function oneOf(bits: number, words: number[]): number {
  const set: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) set.push(31 - Math.clz32(rest & -rest));
  return set[draw(words, set.length)]!;
}

function totalsOf(machine: Machine, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => totalOf(machine, machine.core.memory, seat));
}
