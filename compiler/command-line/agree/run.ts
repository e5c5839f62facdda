import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprintOf } from '../../2-model/rules.ts';
import type { Game } from '../../3-ir/ir.ts';
import { Agreement, type Played } from '../../agree/agree.ts';
import type { Way } from '../../agree/ways.ts';
import { folderOfGame } from '../../runtime/game-folder.ts';
import { digestOf } from '../../runtime/json.ts';
import { loadEngine } from '../engines/load-engine.ts';
import { type Doing, doTasks } from '../shared/threads.ts';

/** A game and the folder of its generated engine. */
export interface AgreeSubject {
  readonly id: string;
  readonly game: Game;
  /** The folder `generated`. */
  readonly folder: string;
}

/** A few games of one way to play. The seed determines the games, on any thread. */
export interface AgreeTask {
  readonly way: Way;
  readonly seed: string;
  readonly moves: number;
}

export interface AgreeResult extends Played {
  readonly games: number;
}

/** Below this number of moves, starting threads takes longer than playing them. */
const WORTH_IT = 5000;
/** The size of a task: progress is reported after each. */
const MOVES_A_TASK = 2000;

export function hasEngine({ folder, id }: Pick<AgreeSubject, 'folder' | 'id'>): boolean {
  return (
    existsSync(join(folder, folderOfGame(id), 'core.ts')) && existsSync(join(folder, 'runtime', 'machine.ts'))
  );
}

/** Whether the rules have changed since the engine was generated; a comparison would then be meaningless. */
export async function isOutdated({ folder, id, game }: AgreeSubject): Promise<boolean> {
  const { data } = (await import(pathToFileURL(join(folder, folderOfGame(id), 'data.ts')).href)) as {
    readonly data: { readonly fingerprint: string };
  };
  return data.fingerprint !== fingerprintOf(game);
}

/** Distributes the moves for each number of players over the ways to play with that number. */
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
function runAgreeTask(agreement: Agreement, { way, seed, moves }: AgreeTask): AgreeResult {
  let [played, games] = [0, 0];
  const digests: string[] = [];
  while (played < moves) {
    const result = agreement.play(way, `${seed}/${games}`, moves - played, games % 2 === 1);
    played += result.moves;
    games++;
    digests.push(result.digest);
    if (result.disagreement)
      return { games, moves: played, digest: digestOf(digests), disagreement: result.disagreement };
    if (result.moves === 0) break; // the rules have no decisions
  }
  return { games, moves: played, digest: digestOf(digests), disagreement: undefined };
}

/** All tasks, on all cores where it pays, up to the first disagreement; `done` is called after each. */
export function agreeAll(
  subject: AgreeSubject,
  tasks: readonly AgreeTask[],
  done: (result: AgreeResult, task: AgreeTask) => void,
): Promise<void> {
  return doTasks<AgreeTask, AgreeResult>({
    tasks,
    script: new URL('./worker.ts', import.meta.url),
    workerData: subject,
    isWorthIt: tasks.reduce((sum, task) => sum + task.moves, 0) >= WORTH_IT,
    here: () => comparer(subject),
    done: (result, task, stop) => {
      if (result.disagreement) stop();
      done(result, task);
    },
  });
}

/** Plays interpreter and engine of one game side by side. */
export async function comparer(subject: AgreeSubject): Promise<Doing<AgreeTask, AgreeResult>> {
  const agreement = new Agreement(subject, await loadEngine(subject));
  return (task) => runAgreeTask(agreement, task);
}
