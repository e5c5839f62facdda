import { workerData } from 'node:worker_threads';
import type { Game } from '../../3-ir/ir.ts';
import { answerTasks } from '../shared/threads.ts';
import { reacher } from './tasks.ts';

answerTasks(reacher(workerData as Game));
