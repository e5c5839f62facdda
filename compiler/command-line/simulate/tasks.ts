import type { Game } from '../../3-ir/ir.ts';
import type { Way } from '../../agree/ways.ts';
import type { Coverage } from '../../interpret/coverage.ts';
import { playRandomGames, type Simulation } from '../../interpret/simulate.ts';
import { compare } from '../../problems/problem.ts';
import { type Doing, doTasks } from '../shared/threads.ts';

/** A few random games of one way to play, which the interpreter plays and notes what they reach. */
export interface Task {
  readonly way: Way;
  readonly games: number;
  readonly seed: string;
}

/** What was reached, and the first games that went wrong, with the line of the rules. */
export interface Reached extends Pick<Simulation, 'faults'> {
  readonly way: Way;
  readonly coverage: Coverage;
}

const GAMES_A_TASK = 25;
/** No more games of each way are played by the interpreter: it is slow, and what is reached at all is reached soon. */
const MOST_GAMES = 100;
/** Fewer games than this are played sooner than threads have started. */
const WORTH_IT = 200;

export function tasksFor(way: Way, games: number, seed: string): Task[] {
  const name = `${seed}/${way.players}+${way.imaginary}${JSON.stringify(way.options)}`;
  const wanted = Math.min(games, MOST_GAMES);
  const tasks: Task[] = [];
  for (let done = 0; done < wanted; done += GAMES_A_TASK)
    tasks.push({ way, games: Math.min(GAMES_A_TASK, wanted - done), seed: `${name}/${done}` });
  return tasks;
}

/** What the interpreter reaches in random games. */
export async function reachedIn(
  game: Game,
  tasks: readonly Task[],
  done: (task: Task) => void,
): Promise<Reached[]> {
  const found = new Map<Task, Reached>();
  await doTasks<Task, Reached>({
    tasks,
    script: new URL('./worker.ts', import.meta.url),
    workerData: game,
    isWorthIt: tasks.reduce((total, task) => total + task.games, 0) > WORTH_IT,
    here: () => reacher(game),
    done: (reached, task) => {
      found.set(task, reached);
      done(task);
    },
  });
  return tasks.flatMap((task) => found.get(task) ?? []);
}

export function reacher(game: Game): Doing<Task, Reached> {
  return ({ way, games, seed }) => {
    const { coverage, faults } = playRandomGames(game, way, games, seed);
    return { way, coverage, faults };
  };
}

export function mergeCoverage(all: readonly Coverage[]): Coverage {
  const part = (sort: keyof Coverage): Coverage[typeof sort] => {
    const names = all[0] ? [...all[0][sort].reached, ...all[0][sort].missed].sort(compare) : [];
    const seen = new Set(all.flatMap((one) => one[sort].reached));
    return {
      reached: names.filter((name) => seen.has(name)),
      missed: names.filter((name) => !seen.has(name)),
    };
  };
  return {
    routines: part('routines'),
    actions: part('actions'),
    offers: part('offers'),
    reasons: part('reasons'),
  };
}
