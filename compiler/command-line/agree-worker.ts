import { parentPort, workerData } from 'node:worker_threads';
import { Agreement } from '../agree/agree.ts';
import { type AgreeSubject, type AgreeTask, loadEngine, runAgreeTask } from './agree-run.ts';

/** Plays interpreter and engine side by side, one task after the other. */
const subject = workerData as AgreeSubject;
const agreement = loadEngine(subject).then((engine) => new Agreement(subject, engine));
parentPort?.on('message', async (task: AgreeTask) => {
  parentPort?.postMessage(runAgreeTask(await agreement, task));
});
