import { checkFreshEngine } from './fresh-engine.ts';
import { answerTasks } from './threads.ts';

answerTasks(checkFreshEngine);
