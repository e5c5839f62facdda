import type { Game } from '../../3-ir/ir.ts';
import type { Simulation } from '../../interpret/simulate.ts';
import {
  loadTemporaryEngine,
  type TemporaryEngine,
  withTemporaryEngine,
} from '../engines/temporary-engine.ts';
import { type Doing, doTasks } from '../shared/threads.ts';
import { runTask, type Task } from './tasks.ts';

/** What a thread needs to play: without an engine the interpreter plays every game. */
export interface Subject {
  readonly game: Game;
  readonly engine: TemporaryEngine | undefined;
}

/** Fewer games than this are played sooner than threads have started. */
const WORTH_IT = 200;

/** Plays all tasks, on all cores where it pays; `done` is called after each, with its position. */
export function runTasks(
  game: Game,
  tasks: readonly Task[],
  done: (result: Simulation, index: number) => void,
): Promise<void> {
  const needsEngine = tasks.some(({ games, watched }) => watched < games);
  if (!needsEngine) return runAll({ game, engine: undefined }, tasks, done);
  return withTemporaryEngine(game, (engine) => runAll({ game, engine }, tasks, done));
}

function runAll(
  subject: Subject,
  tasks: readonly Task[],
  done: (result: Simulation, index: number) => void,
): Promise<void> {
  return doTasks<Task, Simulation>({
    tasks,
    script: new URL('./worker.ts', import.meta.url),
    workerData: subject,
    isWorthIt: tasks.reduce((total, task) => total + task.games, 0) > WORTH_IT,
    here: () => playerOf(subject),
    done,
  });
}

/** Plays the games of tasks. */
export async function playerOf({ game, engine }: Subject): Promise<Doing<Task, Simulation>> {
  const machine = engine && (await loadTemporaryEngine(engine));
  return (task) => runTask(game, machine, task);
}
