import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../sources.ts';
import { cpuMilliseconds } from './clock.ts';
import type { Player } from './player.ts';

/** The revision with the bots before they became a library: they thought in TypeScript, on the page's side. */
export const EARLIER = 'afc69f5';

/** As much of that revision as is used here; its types are its own. */
interface EarlierMachine {
  begin(setup: object, chance: object): object;
  play(state: object, move: string, player: number): object;
}
interface EarlierBot {
  chooseNow(
    state: object,
    player: number,
    thinking: { readonly seed: string; readonly milliseconds?: number; readonly iterations?: number },
  ): object;
}

/** Writes the bots of that revision into a new folder, beside the engines of today: what is compared is how they think, by the same rules. */
export function earlierBots(): string {
  const folder = mkdtempSync(join(tmpdir(), 'regel-bots-'));
  const packed = execFileSync('git', ['archive', EARLIER, 'site/src/bots', 'package.json'], {
    cwd: ROOT,
    maxBuffer: 1 << 28,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: packed });
  symlinkSync(join(ROOT, 'generated'), join(folder, 'generated'));
  return folder;
}

export async function earlierPlayer(kind: string, game: string, folder: string): Promise<Player> {
  // They ask this clock whether time is up. What counts here is CPU time.
  globalThis.performance.now = cpuMilliseconds;
  const load = async <Module>(file: string): Promise<Module> =>
    (await import(pathToFileURL(join(folder, file)).href)) as Module;
  const { createBot } = await load<{ createBot: (kind: string, game: object) => EarlierBot }>(
    'site/src/bots/bot.ts',
  );
  const { data } = await load<{ data: object }>(`generated/${game}/data.ts`);
  const { createCore } = await load<{ createCore: () => object }>(`generated/${game}/core.ts`);
  const { Machine } = await load<{ Machine: new (core: object, data: object) => EarlierMachine }>(
    'generated/runtime/machine.ts',
  );
  const { fromSeed } = await load<{ fromSeed: (seed: string) => object }>(
    'generated/runtime/chance-source.ts',
  );
  const { writeMove } = await load<{ writeMove: (machine: object, move: object) => string }>(
    'generated/runtime/notation.ts',
  );
  const bot = createBot(kind, { data, createCore });
  const machine = new Machine(createCore(), data);
  let state: object;
  return {
    name: `${kind} of ${EARLIER}`,
    begin(setup, seed) {
      state = machine.begin(setup, fromSeed(seed));
    },
    follow(move, player) {
      const next = machine.play(state, move, player - 1);
      if ('reason' in next) throw new Error(`${move} is not allowed: ${String(next.reason)}`);
      state = next;
    },
    choose(player, { milliseconds, tries }, seed) {
      const thinking = {
        seed,
        ...(milliseconds === undefined ? {} : { milliseconds }),
        ...(tries === undefined ? {} : { iterations: tries }),
      };
      return writeMove(machine, bot.chooseNow(state, player, thinking));
    },
  };
}
