import type { Player } from './plan.ts';

const MOST_TRIES = 1_000_000;

/** Reads a bot as it is typed: `random`, `search:500`, `prefer:use-die`; undefined if it is none. */
export function readBot(text: string): Player | undefined {
  const [, bot, more] = /^([a-z]+)(?::([\w.-]{1,100}))?$/.exec(text) ?? [];
  switch (bot) {
    case 'random':
    case 'greedy':
      return more === undefined ? { bot } : undefined;
    case 'search': {
      if (more === undefined) return { bot };
      const tries = /^\d{1,7}$/.test(more) ? Number(more) : 0;
      return tries >= 1 && tries <= MOST_TRIES ? { bot, tries } : undefined;
    }
    case 'prefer':
    case 'avoid':
      return more === undefined ? undefined : { bot, action: more };
    default:
      return undefined;
  }
}

/** The same way round; nothing where everybody plays at random, as that is usual. */
export function writeBots(bots: readonly Player[]): string | undefined {
  const all = bots.map(({ bot, tries, action }) =>
    [bot, tries ?? action].filter((part) => part !== undefined).join(':'),
  );
  return all.every((one) => one === 'random') ? undefined : all.join(',');
}
