import { parentPort, workerData } from 'node:worker_threads';
import { loadQuickEngine } from './quick-games.ts';
import { runTask, type Task } from './simulation.ts';
import type { Subject } from './workers.ts';

/** Plays the games that it is sent, one task after the other. */
const { game, engine } = workerData as Subject;
const machine = engine && (await loadQuickEngine(engine));
parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(runTask(game, machine, task));
});
