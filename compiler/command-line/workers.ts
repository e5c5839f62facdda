import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Game } from '../3-ir/ir.ts';
import type { Simulation } from '../interpret/simulate.ts';
import { loadQuickEngine, type QuickEngine, withQuickEngine } from './quick-games.ts';
import { runTask, type Task } from './simulation.ts';

/** What a thread needs to play: without an engine the reference plays every game. */
export interface Subject {
  readonly game: Game;
  readonly engine: QuickEngine | undefined;
}

/** Fewer games than this are played sooner than other threads have started. */
const WORTH_IT = 200;

/** Plays all tasks, on all cores where it is worth it; `done` hears of each as it ends. */
export function runTasks(
  game: Game,
  tasks: readonly Task[],
  done: (result: Simulation, index: number) => void,
): Promise<void> {
  const needsEngine = tasks.some(({ games, watched }) => watched < games);
  if (!needsEngine) return runAll({ game, engine: undefined }, tasks, done);
  return withQuickEngine(game, (engine) => runAll({ game, engine }, tasks, done));
}

async function runAll(
  subject: Subject,
  tasks: readonly Task[],
  done: (result: Simulation, index: number) => void,
): Promise<void> {
  const games = tasks.reduce((total, task) => total + task.games, 0);
  const workers = Math.min(availableParallelism(), tasks.length);
  // A thread starts from a TypeScript file: only where Node reads those itself.
  if (games <= WORTH_IT || workers < 2 || !process.features.typescript) {
    const machine = subject.engine && (await loadQuickEngine(subject.engine));
    for (const [index, task] of tasks.entries()) {
      done(runTask(subject.game, machine, task), index);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return;
  }
  let next = 0;
  try {
    await Promise.all(Array.from({ length: workers }, () => work(subject, tasks, () => next++, done)));
  } finally {
    next = tasks.length; // after an accident the other threads stop too
  }
}

/** One thread, which takes the next task whenever it has ended one. */
function work(
  subject: Subject,
  tasks: readonly Task[],
  next: () => number,
  done: (result: Simulation, index: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./simulate-worker.ts', import.meta.url), { workerData: subject });
    let index = -1;
    const send = (): void => {
      index = next();
      if (index < tasks.length) worker.postMessage(tasks[index]);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('message', (result: Simulation) => {
      done(result, index);
      send();
    });
    worker.on('error', (error) => {
      void worker.terminate();
      reject(error);
    });
    send();
  });
}
