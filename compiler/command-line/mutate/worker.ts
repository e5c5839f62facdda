import { workerData } from 'node:worker_threads';
import { answerTasks } from '../shared/threads.ts';
import { judgeOf, type MutateSubject } from './judge-all.ts';

answerTasks(judgeOf(workerData as MutateSubject));
