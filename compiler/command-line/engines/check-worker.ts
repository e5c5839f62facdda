import { answerTasks } from '../shared/threads.ts';
import { checkFreshEngine } from './fresh-engine.ts';

answerTasks(checkFreshEngine);
