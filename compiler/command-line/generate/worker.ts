import { parentPort, workerData } from 'node:worker_threads';
import { emitTest, emitVectors } from '../../4-emit/conformance/index.ts';
import type { Emitted } from '../../4-emit/emitted.ts';
import { emitEngine } from '../../4-emit/engine/index.ts';
import { emitRulebook } from '../../4-emit/rulebook/index.ts';
import { compileRules, type MakeTask } from './make.ts';

/** Makes files of one game after the other. Each thread compiles the rules itself: a model is more than data. */
const { sources, games, rulebooks } = compileRules(workerData as string, false);

async function make({ part, id }: MakeTask): Promise<Emitted[]> {
  const game = games.find((one) => one.id === id)!;
  switch (part) {
    case 'engine':
      return [...(await emitEngine(game, sources)), await emitTest(game)];
    case 'rulebook':
      return emitRulebook(game, rulebooks, sources);
    case 'vectors':
      return [emitVectors(game)];
  }
}

parentPort?.on('message', async (task: MakeTask) => parentPort?.postMessage(await make(task)));
