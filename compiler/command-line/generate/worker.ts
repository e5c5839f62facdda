import { workerData } from 'node:worker_threads';
import { answerTasks } from '../shared/threads.ts';
import { compileRules, maker } from './make.ts';

// Each thread compiles the rules itself: what a compilation gives is more than data that can be handed over.
answerTasks(maker(compileRules(workerData as string, false)));
