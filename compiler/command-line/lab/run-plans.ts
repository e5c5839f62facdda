import type { BotGame } from '../../bots/game.ts';
import { Measures, type MeasuresData } from '../../lab/measures.ts';
import { Pace } from '../../lab/pace.ts';
import type { Plan, Range } from '../../lab/plan.ts';
import { GamePlayer } from '../../lab/play-games.ts';
import { handedToThread, loadBotGame, type TemporaryEngine } from '../engines/temporary-engine.ts';
import { type Doing, doTasks } from '../shared/threads.ts';

/** Some games of a plan, to be played by one thread in one go. */
export interface PlanTask {
  readonly plan: Plan;
  readonly range: Range;
}

/** What is left of a plan. */
export interface Left {
  readonly plan: Plan;
  readonly ranges: readonly Range[];
}

export interface PlanRun {
  readonly engine: TemporaryEngine;
  readonly work: readonly Left[];
  readonly threads?: number | undefined;
  now(): number;
  /** Asked before each task: whether it is to be broken off. */
  isBrokenOff(): boolean;
  done(task: PlanTask, measures: Measures): void;
}

/** Plays what is left of some plans, one after the other, on all cores. How it is divided up changes nothing about the result. */
export function runPlans({ engine, work, threads, now, isBrokenOff, done }: PlanRun): Promise<void> {
  const began = new Map<PlanTask, number>();
  let pace = new Pace();
  function* tasks(): Generator<PlanTask> {
    for (const { plan, ranges } of work) {
      pace = new Pace();
      for (const [from, to] of ranges)
        for (let at = from; at < to && !isBrokenOff(); ) {
          const task: PlanTask = { plan, range: [at, Math.min(to, at + pace.games)] };
          at = task.range[1];
          began.set(task, now());
          yield task;
        }
    }
  }
  return doTasks<PlanTask, MeasuresData>({
    tasks: tasks(),
    script: new URL('./worker.ts', import.meta.url),
    workerData: handedToThread(engine),
    isWorthIt:
      threads !== 1 && work.some(({ ranges }) => ranges.some(([from, to]) => Pace.isMoreThanOne(to - from))),
    ...(threads === undefined ? {} : { most: threads }),
    here: () => plansPlayer(engine),
    done: (data, task) => {
      pace.took(task.range[1] - task.range[0], now() - began.get(task)!);
      began.delete(task);
      done(task, Measures.from(data));
    },
  });
}

/** Plays the games of tasks; what a plan needs is made once. */
export async function plansPlayer(engine: TemporaryEngine): Promise<Doing<PlanTask, MeasuresData>> {
  const game: BotGame = await loadBotGame(engine);
  let last: { readonly key: string; readonly player: GamePlayer } | undefined;
  return ({ plan, range }) => {
    const key = JSON.stringify(plan);
    if (last?.key !== key) last = { key, player: new GamePlayer(game, plan) };
    return last.player.play(range).toData();
  };
}
