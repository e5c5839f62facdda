import { workerData } from 'node:worker_threads';
import { answerTasks } from '../shared/threads.ts';
import { type PairSubject, pairsPlayer } from './pairs-player.ts';

answerTasks(await pairsPlayer(workerData as PairSubject));
