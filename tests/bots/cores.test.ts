import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createBot } from '../../compiler/bots/bot.ts';
import { inWasm } from '../../compiler/bots/game.ts';
import { folderOfGame } from '../../compiler/runtime/game-folder.ts';
import { wasmModule } from '../../compiler/runtime/wasm-core.ts';
import { ROOT } from '../sources.ts';
import { ids, tableOf } from './table.ts';

test.each(ids)('a bot of %s chooses the same with a core in TypeScript and in WebAssembly', (id) => {
  const { game, machine, random, start, play } = tableOf(id);
  const module = wasmModule(readFileSync(`${ROOT}generated/${folderOfGame(id)}/core.wasm`));
  const inTypeScript = createBot('search', game);
  const inModule = createBot('search', inWasm(game.data, module));
  let state = start('cores');
  for (let position = 0; position < 3; position++) {
    state = play(state, () => random, { seed: `cores ${position}` }, 5 + 8 * position);
    const [player] = machine.toAct(state);
    if (player === undefined) break;
    const thinking = { seed: `cores ${position}`, tries: 20 };
    expect(inModule.consider(state, player, thinking)).toEqual(
      inTypeScript.consider(state, player, thinking),
    );
  }
});
