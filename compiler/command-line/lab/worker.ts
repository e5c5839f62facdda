import { workerData } from 'node:worker_threads';
import type { TemporaryEngine } from '../engines/temporary-engine.ts';
import { answerTasks } from '../shared/threads.ts';
import { plansPlayer } from './run-plans.ts';

answerTasks(await plansPlayer(workerData as TemporaryEngine));
