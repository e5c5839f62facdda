import { emitCore } from '../../compiler/4-emit/engine/core/core.ts';
import { gameData } from '../../compiler/4-emit/engine/facade/data.ts';
import { printCoreModule } from '../../compiler/4-emit/wasm/core-module.ts';
import { type BotGame, inWasm } from '../../compiler/bots/game.ts';
import { runtimeSources } from '../../compiler/command-line/engines/emit-engines.ts';
import type { Plan, Player } from '../../compiler/lab/plan.ts';
import { wasmModule } from '../../compiler/runtime/wasm-core.ts';
import { compiled } from '../engine/emitted.ts';
import { readSources } from '../sources.ts';

/** A game from its rules, ready to be played in the lab. */
export function labGame(rules: string): BotGame {
  const id = /^game (\S+)/m.exec(rules)![1]!;
  return gameOf(id, [{ file: `${id}/${id}.regel`, text: rules }]);
}

/** One of the games of the project. */
export function ownGame(id: string): BotGame {
  return gameOf(id, readSources());
}

function gameOf(id: string, sources: Parameters<typeof compiled>[1]): BotGame {
  const { game } = compiled(id, sources);
  const runtime = runtimeSources();
  const core = emitCore(id, game, new Map(), runtime);
  return inWasm(gameData(id, game, core), wasmModule(printCoreModule(core.parts, runtime)!));
}

export function planOf({ data }: BotGame, plan: Partial<Plan> & Pick<Plan, 'players'>): Plan {
  const random: Player = { bot: 'random' };
  return {
    ...{
      game: data.id,
      fingerprint: data.fingerprint,
      imaginary: 0,
      bots: [random],
      seed: 'test',
      games: 100,
    },
    options: data.options.map(({ value }) => value),
    ...plan,
  };
}
