import { Measures, type MeasuresData } from '../../lab/measures.ts';
import type { Plan } from '../../lab/plan.ts';
import type { Tuning } from '../../lab/report/tuning.ts';
import {
  CONFIRMATION,
  FIRST_GAMES,
  GROWTH,
  judged,
  type Standing,
  standings,
  survivors,
} from '../../lab/tune/race.ts';
import type { Wish } from '../../lab/tune/wishes.ts';
import { doTasks } from '../shared/threads.ts';
import type { Candidate } from './candidates.ts';
import { choicesPlayer, type TuneSubject, type TuneTask } from './choices-player.ts';

const IN_ONE_GO = 200;
/** The seats of games that are played again have other chance than those that the choice was made by. */
const OTHER_CHANCE = 'confirmation';

export interface SearchFor {
  /** The rules as they are first. */
  readonly candidates: readonly Candidate[];
  readonly wishes: readonly Wish[];
  readonly seed: string;
  /** No choice plays more games than this while it is looked for. */
  readonly mostGames: number;
  readonly threads?: number | undefined;
  planOf(candidate: Candidate, seed: string, games: number): Plan;
  show(part: number): void;
}

/**
 * Plays all choices with the same chance, a little at first, the better half of them more, and so on; then the best, and the rules as
 * they are, again with other chance: having been picked says nothing about those games.
 */
export async function search(asked: SearchFor): Promise<Tuning> {
  const { candidates, wishes, seed, mostGames, planOf } = asked;
  const measured = new Map<number, Measures>(candidates.map((_, index) => [index, new Measures()]));
  let ranked: Standing[] = [];
  /** By choice, when it was last looked at. */
  const last = new Map<number, Standing>();
  let left = candidates.map((_, index) => index);
  let [done, total] = [0, 0];
  for (let games = Math.min(FIRST_GAMES, mostGames); ; games = Math.min(mostGames, games * GROWTH)) {
    await playMore(asked, measured, left, seed, [done, games]);
    total += left.length * (games - done);
    done = games;
    ranked = standings(wishes, new Map(left.map((index) => [index, measured.get(index)!])));
    for (const standing of ranked) last.set(standing.index, standing);
    const next = survivors(ranked);
    if (games >= mostGames) break;
    left = next;
  }
  const finalists = survivors(ranked).slice(0, 4);
  const again = new Map<number, Measures>(finalists.map((index) => [index, new Measures()]));
  const confirmationGames = CONFIRMATION * done;
  await playMore(asked, again, finalists, `${seed}/${OTHER_CHANCE}`, [0, confirmationGames]);
  total += finalists.length * confirmationGames;
  const together = finalists.length * wishes.length;
  return {
    plan: planOf(candidates[0]!, seed, done),
    wishes,
    tried: candidates.map((candidate, index) => ({
      lines: candidate.lines,
      steps: candidate.lines.length,
      standing: last.get(index)!,
    })),
    confirmed: finalists.map((index) => ({
      lines: candidates[index]!.lines,
      wishes: wishes.map((wish) => judged(wish, again.get(index)!, again.get(0)!, together)),
    })),
    games: total,
    confirmationGames,
  };
}

async function playMore(
  { candidates, wishes, threads, planOf, show }: SearchFor,
  measured: ReadonlyMap<number, Measures>,
  indexes: readonly number[],
  seed: string,
  [from, to]: readonly [number, number],
): Promise<void> {
  const subject: TuneSubject = { games: candidates.map(({ data, core }) => ({ data, core })), wishes };
  const tasks: TuneTask[] = indexes.flatMap((index) => {
    const plan = planOf(candidates[index]!, seed, to);
    return Array.from({ length: Math.ceil((to - from) / IN_ONE_GO) }, (_, part): TuneTask => {
      const at = from + part * IN_ONE_GO;
      return { index, plan, range: [at, Math.min(to, at + IN_ONE_GO)] };
    });
  });
  let finished = 0;
  await doTasks<TuneTask, MeasuresData>({
    tasks,
    script: new URL('./worker.ts', import.meta.url),
    workerData: subject,
    isWorthIt: threads !== 1 && tasks.length > 8,
    ...(threads === undefined ? {} : { most: threads }),
    here: () => choicesPlayer(subject),
    done: (data, { index }) => {
      measured.get(index)!.merge(Measures.from(data));
      show(++finished / tasks.length);
    },
  });
}
