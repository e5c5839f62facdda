import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Game } from '../3-ir/ir.ts';
import { fingerprintOf } from '../3-ir/rules.ts';
import { Agreement, type Played } from '../agree/agree.ts';
import { engineFrom, type GeneratedEngine, RUNTIME_MODULES } from '../agree/engine.ts';
import type { Way } from '../agree/ways.ts';
import { folderOfGame } from '../runtime/game-folder.ts';

/** What is compared: a game, and where the engine made from it lies. */
export interface AgreeSubject {
  readonly id: string;
  readonly game: Game;
  /** The folder `generated`. */
  readonly folder: string;
}

/** A few games of one way; the same seed, the same games, whichever thread plays them. */
export interface AgreeTask {
  readonly way: Way;
  readonly seed: string;
  readonly moves: number;
}

export interface AgreeResult extends Played {
  readonly games: number;
}

/** Fewer moves than this are played sooner than other threads have started. */
const WORTH_IT = 5000;
/** A thread tells how far it is after so many moves. */
const MOVES_A_TASK = 2000;

export function hasEngine({ folder, id }: Pick<AgreeSubject, 'folder' | 'id'>): boolean {
  return (
    existsSync(join(folder, folderOfGame(id), 'core.ts')) && existsSync(join(folder, 'runtime', 'machine.ts'))
  );
}

/** Whether the rules have changed since the engine was generated: a difference would then tell nothing. */
export async function isOutdated({ folder, id, game }: AgreeSubject): Promise<boolean> {
  const { data } = (await import(pathToFileURL(join(folder, folderOfGame(id), 'data.ts')).href)) as {
    readonly data: { readonly fingerprint: string };
  };
  return data.fingerprint !== fingerprintOf(game);
}

/** The engine of a game as it was generated. */
export async function loadEngine({
  folder,
  id,
}: Pick<AgreeSubject, 'folder' | 'id'>): Promise<GeneratedEngine> {
  const load = (file: string): Promise<object> => import(pathToFileURL(join(folder, `${file}.ts`)).href);
  return engineFrom({
    core: await load(`${folderOfGame(id)}/core`),
    data: await load(`${folderOfGame(id)}/data`),
    runtime: await Promise.all(RUNTIME_MODULES.map((name) => load(`runtime/${name}`))),
  });
}

/** So many moves for each number of players, shared out among the ways to play with so many. */
export function agreeTasks(ways: readonly Way[], moves: number, seed: string): AgreeTask[] {
  const tasks: AgreeTask[] = [];
  for (const way of ways) {
    const alike = ways.filter(({ players }) => players === way.players).length;
    const share = Math.ceil(moves / alike);
    const name = `${seed}/${way.players}+${way.imaginary}${JSON.stringify(way.options)}`;
    for (let done = 0; done < share; done += MOVES_A_TASK)
      tasks.push({ way, seed: `${name}/${done}`, moves: Math.min(MOVES_A_TASK, share - done) });
  }
  return tasks;
}

/** Plays games until there are enough moves; in every second of them chance is supplied to both sides. */
export function runAgreeTask(agreement: Agreement, { way, seed, moves }: AgreeTask): AgreeResult {
  let [played, games] = [0, 0];
  while (played < moves) {
    const result = agreement.play(way, `${seed}/${games}`, moves - played, games % 2 === 1);
    played += result.moves;
    games++;
    if (result.disagreement) return { games, moves: played, disagreement: result.disagreement };
    if (result.moves === 0) break; // rules without a decision
  }
  return { games, moves: played, disagreement: undefined };
}

/** All tasks, on all cores where it is worth it, up to the first disagreement; `done` hears of each as it ends. */
export async function agreeAll(
  subject: AgreeSubject,
  tasks: readonly AgreeTask[],
  done: (result: AgreeResult, task: AgreeTask) => void,
): Promise<void> {
  const moves = tasks.reduce((sum, task) => sum + task.moves, 0);
  const workers = Math.min(availableParallelism(), tasks.length);
  let next = 0;
  const tell = (result: AgreeResult, task: AgreeTask): void => {
    if (result.disagreement) next = tasks.length;
    done(result, task);
  };
  // A thread starts from a TypeScript file: only where Node reads those itself.
  if (moves < WORTH_IT || workers < 2 || !process.features.typescript) {
    const agreement = new Agreement(subject, await loadEngine(subject));
    while (next < tasks.length) {
      const task = tasks[next++]!;
      tell(runAgreeTask(agreement, task), task);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return;
  }
  try {
    await Promise.all(Array.from({ length: workers }, () => work(subject, tasks, () => next++, tell)));
  } finally {
    next = tasks.length; // after an accident the other threads stop too
  }
}

/** One thread, which takes the next task whenever it has ended one. */
function work(
  subject: AgreeSubject,
  tasks: readonly AgreeTask[],
  next: () => number,
  done: (result: AgreeResult, task: AgreeTask) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./agree-worker.ts', import.meta.url), { workerData: subject });
    let task: AgreeTask | undefined;
    const send = (): void => {
      task = tasks[next()];
      if (task) worker.postMessage(task);
      else void worker.terminate().then(() => resolve());
    };
    const fail = (error: unknown): void => {
      void worker.terminate();
      reject(error);
    };
    worker.on('message', (result: AgreeResult) => {
      try {
        done(result, task!);
        send();
      } catch (error) {
        fail(error);
      }
    });
    worker.on('error', fail);
    send();
  });
}
