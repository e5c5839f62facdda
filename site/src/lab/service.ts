import type { BotGame } from '../../../compiler/bots/game.ts';
import { PairPlayer } from '../../../compiler/lab/compare.ts';
import type { MeasuresData } from '../../../compiler/lab/measures.ts';
import { GamePlayer } from '../../../compiler/lab/play-games.ts';
import { coreOf } from '../../../compiler/runtime/live-game.ts';
import type { LabAnswer, LabSubject, LabTask } from './messages.ts';

/** Plays games as it is asked to. It is what runs in the worker, but knows nothing of workers. */
export function createLabService(
  load: (game: string) => Promise<BotGame>,
): (task: LabTask) => Promise<LabAnswer> {
  const games = new Map<string, Promise<BotGame>>();
  // What a plan needs is made once.
  let last: { readonly key: string; readonly play: (range: LabTask['range']) => MeasuresData } | undefined;

  const gameOf = (subject: LabSubject): Promise<BotGame> => {
    if (typeof subject !== 'string')
      return Promise.resolve({ data: subject.data, createCore: coreOf(subject.core) });
    const known = games.get(subject) ?? load(subject);
    games.set(subject, known);
    // What could not be loaded may be there the next time.
    known.catch(() => games.delete(subject));
    return known;
  };

  const playerOf = async ({
    subjects,
    what,
  }: LabTask): Promise<(range: LabTask['range']) => MeasuresData> => {
    const [first, second] = await Promise.all(subjects.map(gameOf));
    if (!('a' in what)) {
      const player = new GamePlayer(first!, what);
      return (range) => player.play(range).toData();
    }
    const player = new PairPlayer(first!, second!, what);
    return (range) => player.play(range).toData();
  };

  return async (task) => {
    try {
      const key = JSON.stringify(task.what);
      if (last?.key !== key) last = { key, play: await playerOf(task) };
      return { is: 'measures', measures: last.play(task.range) };
    } catch (problem) {
      return { is: 'error', message: problem instanceof Error ? problem.message : String(problem) };
    }
  };
}
