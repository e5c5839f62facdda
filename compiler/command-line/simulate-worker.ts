import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '../3-ir/ir.ts';
import { runTask, type Task } from './simulation.ts';

/** Plays the games that it is sent, one task after the other. */
const game = workerData as Game;
parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(runTask(game, task));
});
