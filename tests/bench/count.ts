import { spawnSync } from 'node:child_process';
import { inOwnProcess } from './processes.ts';
import type { Played } from './worker.ts';

/** Whether instructions can be counted here. */
export const canCount = (): boolean => spawnSync('valgrind', ['--version']).status === 0;

const CALLGRIND = [
  'valgrind',
  '--tool=callgrind',
  '--callgrind-out-file=/dev/null',
  '--smc-check=all-non-file',
];

/** CPU seconds of moves that are played until everything is compiled, however quick the game is; the same again is counted. */
const SECONDS = 0.1;

/**
 * Instructions for each game, the same on every machine of its sort however busy: those of a long run without those of one half as
 * long, which has the same beginning. One thread, so that nothing is compiled beside it.
 */
export async function instructionsPerGame(played: Played, movesPerSecond: number): Promise<number> {
  const moves = Math.ceil(SECONDS * movesPerSecond);
  const run = async (most: number) => {
    const { result, said } = await inOwnProcess<{ games: number }>(
      { ...played, task: 'count', moves: most },
      { under: CALLGRIND, flags: ['--single-threaded'] },
    );
    return { games: result.games, instructions: Number(/Collected : (\d+)/.exec(said)?.[1]) };
  };
  const [short, long] = [await run(moves), await run(2 * moves)];
  return (long.instructions - short.instructions) / (long.games - short.games);
}
