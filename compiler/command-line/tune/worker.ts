import { workerData } from 'node:worker_threads';
import { answerTasks } from '../shared/threads.ts';
import { choicesPlayer, type TuneSubject } from './choices-player.ts';

answerTasks(choicesPlayer(workerData as TuneSubject));
