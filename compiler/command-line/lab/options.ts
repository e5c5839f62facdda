import type { Player } from '../../lab/plan.ts';
import { UsageError } from '../shared/io.ts';
import type { Say } from '../shared/words/index.ts';

const MOST_TRIES = 1_000_000;
const MOST_SHARDS = 1_000_000;

/** Reads `random`, `greedy,random` or `search:500,greedy`: one for all seats, or one for each. */
export function readBots(text: string | undefined, players: number, say: Say): Player[] {
  const bots = (text ?? 'random').split(',').map((one): Player => {
    const [, bot, tries] = /^(random|greedy|search)(?::(\d{1,7}))?$/.exec(one) ?? [];
    const isWrong = bot === undefined || (tries !== undefined && bot !== 'search');
    const count = tries === undefined ? undefined : Number(tries);
    if (isWrong || (count !== undefined && (count < 1 || count > MOST_TRIES)))
      throw new UsageError(say('simulate-bots', { value: one }));
    return { bot: bot as Player['bot'], ...(count === undefined ? {} : { tries: count }) };
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

/** As `readBots` reads them; nothing where everybody plays at random, as that is usual. */
export function writeBots(bots: readonly Player[]): string | undefined {
  const all = bots.map(({ bot, tries }) => (tries === undefined ? bot : `${bot}:${tries}`)).join(',');
  return all === 'random' ? undefined : all;
}

/** A command as a person would type it. */
export function commandText(
  name: string,
  words: readonly string[],
  options: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(options).flatMap(([option, value]) =>
    value === undefined ? [] : [`--${option}`, quoted(String(value))],
  );
  return ['regel', name, ...words.map(quoted), ...given].join(' ');
}

/** As a shell wants it: what is not plain is put between quotation marks. */
function quoted(word: string): string {
  return /^[\w./:,@=+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
