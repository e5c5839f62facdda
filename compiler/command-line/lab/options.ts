import { readBot } from '../../lab/bots-text.ts';
import type { Player } from '../../lab/plan.ts';
import { UsageError } from '../shared/io.ts';
import type { Say } from '../shared/words/index.ts';

const MOST_SHARDS = 1_000_000;

/** Reads `random`, `greedy,random`, `search:500,greedy` or `prefer:use-die,random`: one for all seats, or one for each. */
export function readBots(
  text: string | undefined,
  players: number,
  actions: readonly string[],
  say: Say,
): Player[] {
  const bots = (text ?? 'random').split(',').map((one): Player => {
    const bot = readBot(one);
    if (!bot || (bot.action !== undefined && !actions.includes(bot.action)))
      throw new UsageError(say('simulate-bots', { value: one }));
    return bot;
  });
  if (bots.length !== 1 && bots.length !== players)
    throw new UsageError(say('simulate-bots-count', { count: bots.length, players }));
  return bots;
}

/** Reads `2/7`: the second of seven parts, as a position from 0 and how many there are. */
export function readShard(text: string | undefined, say: Say): readonly [number, number] {
  if (text === undefined) return [0, 1];
  const [, part, parts] = (/^(\d{1,7})\/(\d{1,7})$/.exec(text) ?? []).map(Number);
  if (part === undefined || parts === undefined || part < 1 || part > parts || parts > MOST_SHARDS)
    throw new UsageError(say('simulate-shard', { value: text }));
  return [part - 1, parts];
}
