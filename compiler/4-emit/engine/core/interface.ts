import { code, own } from '../../code/build.ts';
import { expr } from '../../code/quote.ts';
import type { Code, Stmt } from '../../code/tree.ts';
import type { GameEmitter } from '../game-emitter.ts';

type Member = readonly [name: string, value: Code];

/** What is given under the name that it has in the core. */
const SAME: readonly Member[] =
  `memory stateWords start blank copyFrom refresh derive actors actorAt decisionOf moveCount apply refusal chance event
  outcomes chanceType supply run standAt score end isRunning list term table rank rankedSeat rankedPlace rankedBy solo broken`
    .split(/\s+/)
    .map((name) => [name, code(own(name))]);

/** What a core gives to whoever has made it: see `Core` in the runtime. */
export function interfaceOf(e: GameEmitter, hasSets: boolean): Stmt {
  const members: Member[] = [
    ...SAME,
    ['isOver', expr`() => m[OVER] === 1`],
    ['moveAt', expr`(index) => moves[index]`],
    ['reasonChoice', expr`() => deepestChoice`],
  ];
  if (hasSets) members.push(['setNumber', expr`setNumber`], ['itemsOfSet', expr`itemsOfSet`]);
  if (e.secrets.exist) members.push(['usedSecrets', expr`() => m[USED_SECRETS] === 1`]);
  return { is: 'return', value: { is: 'object', members } };
}
