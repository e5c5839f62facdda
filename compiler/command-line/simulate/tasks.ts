import type { Game } from '../../3-ir/ir.ts';
import type { Way } from '../../agree/ways.ts';
import { playRandomGames, type Simulation, seedsOf } from '../../interpret/simulate.ts';
import { compare } from '../../problems/problem.ts';
import type { Machine } from '../../runtime/machine.ts';
import { playEngineGames } from './engine-games.ts';

/** A few games of one way to play. The seed determines the games, on any thread. */
export interface Task {
  readonly way: Way;
  readonly games: number;
  readonly seed: string;
  /** How many of them the interpreter plays, which records coverage; an engine plays the others, much faster. */
  readonly watched: number;
}

const GAMES_A_TASK = 25;
/** The first games of each way are all watched; after these, only the first of each task. */
const ALL_WATCHED = 100;

export function tasksFor(way: Way, games: number, seed: string): Task[] {
  const name = `${seed}/${way.players}+${way.imaginary}${JSON.stringify(way.options)}`;
  const tasks: Task[] = [];
  for (let done = 0; done < games; done += GAMES_A_TASK) {
    const count = Math.min(GAMES_A_TASK, games - done);
    const watched = done < ALL_WATCHED ? count : 1;
    tasks.push({ way, games: count, seed: `${name}/${done}`, watched });
  }
  return tasks;
}

/** Plays the games of a task; without an engine the interpreter plays them all. */
export function runTask(
  game: Game,
  machine: Machine | undefined,
  { way, games, seed, watched }: Task,
): Simulation {
  if (!machine) return playRandomGames(game, way, games, seed);
  const seen = playRandomGames(game, way, watched, seed);
  if (watched === games) return seen;
  return merge([seen, playEngineGames(game, machine, way, seedsOf(seed, watched, games))]);
}

type Points = Simulation['points'][number];

/** Combines the results of several runs of the same way into one. */
export function merge(parts: readonly Simulation[]): Simulation {
  const seats = Math.max(0, ...parts.map((part) => part.points.length));
  const sum = (of: (part: Simulation) => number) => parts.reduce((total, part) => total + of(part), 0);
  return {
    games: sum((part) => part.games),
    moves: sum((part) => part.moves),
    longest: Math.max(0, ...parts.map((part) => part.longest)),
    unfinished: sum((part) => part.unfinished),
    points: Array.from({ length: seats }, (_, seat) =>
      pool(
        parts.flatMap((part) =>
          part.points[seat] ? [{ points: part.points[seat], count: finished(part) }] : [],
        ),
      ),
    ),
    faults: parts.flatMap((part) => part.faults),
    coverage: mergeCoverage(parts.map((part) => part.coverage)),
  };
}

export function finished({ games, unfinished, faults }: Simulation): number {
  return Math.max(1, games - unfinished - faults.length);
}

/** Combined mean and standard deviation. */
export function pool(parts: readonly { readonly points: Points; readonly count: number }[]): Points {
  const count = parts.reduce((total, part) => total + part.count, 0);
  const mean = parts.reduce((total, part) => total + part.points.mean * part.count, 0) / count;
  const square = parts.reduce(
    (total, { points, count: n }) => total + n * (points.deviation ** 2 + (points.mean - mean) ** 2),
    0,
  );
  return {
    mean,
    deviation: Math.sqrt(square / count),
    lowest: Math.min(...parts.map(({ points }) => points.lowest)),
    highest: Math.max(...parts.map(({ points }) => points.highest)),
  };
}

type Coverage = Simulation['coverage'];

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
