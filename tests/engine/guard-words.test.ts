import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { Json, JsonObject } from '../../compiler/runtime/json.ts';
import { ROOT } from '../sources.ts';
import { both } from './both.ts';
import { numbers, spoiled } from './hostile.ts';

vi.setConfig({ testTimeout: 600_000 });

// More by `TRIES=100000 npx vitest run tests/engine/guard-words.test.ts`.
const TRIES = Number(process.env.TRIES ?? 800);
const SEED = Number(process.env.SEED ?? 1);

type Pick = ReturnType<typeof numbers>;

const CARDS = ['calm', 'breeze', 'storm'].flatMap((weather) =>
  [1, 2, 3, 4, 5].flatMap((value) => [1, 2, 3].map((copy) => `${weather}-${value}-${copy}`)),
);
const DICE = [1, 2, 3, 4].map((number) => `die-${number}`);
const WEATHER = ['calm', 'breeze', 'storm'];

/** How many items: few, about as many as there are, or far too many. */
function count(pick: Pick): number {
  return [pick(4), pick(8), 40 + pick(10), 85 + pick(10), 200 + pick(200), 5000][pick(6)]!;
}

function several(pick: Pick, of: readonly Json[]): Json[] {
  return Array.from({ length: count(pick) }, () => of[pick(of.length)]!);
}

/** The same, each once. */
function different(pick: Pick, of: readonly string[]): string[] {
  return [...new Set(several(pick, of) as string[])];
}

/** A question or a step that fits the game but for the length of its lists. */
function request(pick: Pick): JsonObject {
  const player = 1 + pick(3);
  const cards = several(pick, CARDS);
  switch (pick(10)) {
    case 0:
      return { do: 'value', name: ['worth', 'doubled', 'low'][pick(3)]!, args: [cards] };
    case 1:
      return { do: 'value', name: 'mix', args: [several(pick, [0, 1, 2, 200])] };
    case 2:
      return { do: 'value', name: 'beside', args: [several(pick, [1, 2, 3])] };
    case 3:
      return { do: 'run', phase: 'spread', args: [cards, several(pick, [1, 2, 3])] };
    case 4:
      return { do: 'score', scorings: [{ scoring: ['riches', 'rest-of'][pick(2)]!, args: [cards] }] };
    case 5: {
      const sets = [different(pick, CARDS), different(pick, CARDS)].map((set) => `{${set.join(',')}}`);
      return { do: 'explain', player, move: `trade ${sets.join(' ')}` };
    }
    case 6:
      return { do: 'explain', player, move: `roll-some {${several(pick, DICE).join(',')}}` };
    case 7: {
      const given = [
        { name: 'deck', value: different(pick, CARDS) },
        { name: 'hand', of: player, value: different(pick, CARDS) },
        { name: 'won', of: player, value: several(pick, WEATHER) },
        { name: 'likes', of: player, value: different(pick, WEATHER) },
        { name: 'sums', value: several(pick, [1, 20]) },
      ];
      return { do: 'situation', game: 'small', players: 3, given: [given[pick(given.length)]!] };
    }
    case 8:
      return { do: 'chance', outcome: different(pick, [CARDS, DICE][pick(2)]!).join(' ') };
    default:
      return { do: 'chances' };
  }
}

test('whatever is asked, nothing is written behind a list, and interpreter and engine answer alike', async () => {
  const text = readFileSync(`${ROOT}tests/engine/guard-words.regel`, 'utf8');
  const { ask, overrun } = await both(text, true);
  const pick = numbers(SEED);
  const words = [...CARDS, ...DICE, ...WEATHER];
  const begin = (): void => {
    const seed = pick(2) === 0 ? {} : { seed: `s${pick(1000)}` };
    const how = pick(3) === 0 ? 'situation' : 'start';
    ask({ do: how, game: 'small', players: 2 + pick(2), ...seed });
  };
  let accepted = 0;
  begin();
  for (let index = 0; index < TRIES; index++) {
    const whole = request(pick);
    const answer = ask(pick(4) === 0 ? (spoiled(pick, words, whole) as JsonObject) : whole);
    if (!('error' in answer)) accepted++;
    if (index % 8 === 0) goOn();
    expect(overrun()).toEqual([]);
  }
  // Else the lists are only ever refused.
  expect(accepted).toBeGreaterThan(TRIES / 10);

  /** On to another state: the questions meet the game everywhere. */
  function goOn(): void {
    const { moves = {} } = ask({ do: 'moves', player: 'server' }) as { moves?: Record<string, string[]> };
    const { chance } = ask({ do: 'chances' }) as {
      chance?: { options?: string[]; pieces?: string[]; is: string };
    };
    const [player, legal = []] = Object.entries(moves)[0] ?? [];
    if (pick(20) === 0) begin();
    else if (player !== undefined && legal.length > 0)
      ask({ do: 'play', player: Number(player), move: legal[pick(legal.length)]! });
    else if (chance?.is === 'roll') ask({ do: 'chance', outcome: chance.pieces!.map(() => '3').join(' ') });
    else if (chance) ask({ do: 'chance', outcome: chance.pieces?.join(' ') ?? chance.options![0]! });
    else if (pick(2) === 0) begin();
    else ask({ do: 'run', phase: 'count-up' });
  }
});
