import { code, own } from '../../code/build.ts';
import { expr } from '../../code/quote.ts';
import type { Code, Stmt } from '../../code/tree.ts';
import type { GameEmitter } from '../game-emitter.ts';
import { aroundDoors } from './waiting.ts';

type Member = readonly [name: string, value: Code];

/** What is given under the name that it has in the core. What is alike in all cores comes from the runtime. */
const SAME: readonly Member[] =
  'memory derive event outcomes run standAt score list term table rank rankedSeat rankedPlace rankedBy solo broken'
    .split(' ')
    .map((name) => [name, code(own(name))]);

/** What a core gives to whoever has made it: see `Core` in the runtime. */
export function interfaceOf(e: GameEmitter, hasSets: boolean, mostListed: number): Stmt {
  const members: Member[] = [
    ...SAME,
    ...aroundDoors(e).map(({ name }): Member => [name.hint, code(name)]),
    ['mostListed', code(mostListed)],
    ['moveAt', expr`(index) => moves[index]`],
  ];
  if (hasSets) members.push(['sets', expr`sets`]);
  if (e.secrets.exist) members.push(['usedSecrets', expr`() => m[USED_SECRETS] === 1`]);
  return { is: 'return', value: { is: 'object', like: code(own('doors')), members } };
}
