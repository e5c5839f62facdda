/**
 * One contestant in one process. The driver starts it; it prints one line of JSON.
 *
 *   worker.ts speed <contestant> <players> <seconds to warm up> <seconds>
 *   worker.ts memory <contestant> <players> <seconds to warm up>
 *   worker.ts kernel <kernel> <seconds>
 *   worker.ts agree
 */
import { compareBgio } from './agree.ts';
import { Chooser } from './chooser.ts';
import { CONTESTANTS } from './contestants/index.ts';
import { KERNELS } from './kernels.ts';
import { bytesPerMove, bytesPerState, playFor } from './measure.ts';

const [task, name = '', ...numbers] = process.argv.slice(2);

async function run(): Promise<object> {
  if (task === 'agree') return compareBgio();
  if (task === 'kernel') {
    const { prepare } = KERNELS[name]!;
    const call = prepare();
    const [seconds = 1] = numbers.map(Number);
    playFor(seconds, call, 0);
    return playFor(seconds, call, 0);
  }
  const [players = 2, warmUp = 1, seconds = 1] = numbers.map(Number);
  const create = await CONTESTANTS[name]!.load();
  const contestant = await create(players, new Chooser(7));
  const play = (seed: number) => contestant.play(seed);
  playFor(warmUp, play, 1);
  if (task === 'speed') return playFor(seconds, play, 500_000_000);
  return {
    bytesPerMove: await bytesPerMove(play),
    bytesPerState: (await bytesPerState(contestant)) ?? null,
  };
}

console.log(JSON.stringify(await run()));
// boardgame.io leaves timers behind
process.exit(0);
