import type { MeasuresData } from '../../lab/measures.ts';
import type { Plan, Range } from '../../lab/plan.ts';
import { playForWishes } from '../../lab/tune/player.ts';
import type { Wish } from '../../lab/tune/wishes.ts';
import { coreOf, type LiveGame } from '../../runtime/live-game.ts';
import type { Doing } from '../shared/threads.ts';

/** Every choice as a game of its own, and what is looked at. */
export interface TuneSubject {
  readonly games: readonly Pick<LiveGame, 'data' | 'core'>[];
  readonly wishes: readonly Wish[];
}

export interface TuneTask {
  /** The position in `games`. */
  readonly index: number;
  readonly plan: Plan;
  readonly range: Range;
}

/** Plays games of choices; the last one is kept ready. */
export function choicesPlayer({ games, wishes }: TuneSubject): Doing<TuneTask, MeasuresData> {
  let last: { readonly key: string; readonly play: ReturnType<typeof playForWishes> } | undefined;
  return ({ index, plan, range }) => {
    const key = `${index} ${plan.seed}`;
    if (last?.key !== key) {
      const { data, core } = games[index]!;
      last = { key, play: playForWishes({ data, createCore: coreOf(core) }, plan, wishes) };
    }
    return last.play(range).toData();
  };
}
