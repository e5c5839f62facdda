import { workerData } from 'node:worker_threads';
import { answerTasks } from '../shared/threads.ts';
import { playerOf, type Subject } from './run-tasks.ts';

answerTasks(await playerOf(workerData as Subject));
