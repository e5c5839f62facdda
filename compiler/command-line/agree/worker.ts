import { workerData } from 'node:worker_threads';
import { answerTasks } from '../shared/threads.ts';
import { type AgreeSubject, comparer } from './run.ts';

answerTasks(await comparer(workerData as AgreeSubject));
