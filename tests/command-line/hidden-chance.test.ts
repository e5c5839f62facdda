import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { emptyFolder, regel } from './console.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Every player draws a card in secret, then one that all may see. */
const SECRET = `game secret
  players 2..3

pieces Card
  1 of each value 1..9

each player has
  hand:  cards, seen by owner
  shown: cards

the table has
  bag: cards, starts with all Card, seen by nobody

action end of player
  nothing

phase game
  for each player in players
    chance chooses card from bag
    otherwise
      impossible
    move card to hand of player
  for each player in players
    chance chooses card from bag
    otherwise
      impossible
    move card to shown of player
  for each player in players
    player must do one of
      end

winner player in players by most count of shown of player
  tie: joint win
`;

describe('what chance gives', () => {
  const drawn = (shown: string) => [...shown.matchAll(/^(?:Getrokken: |Het lot wijst )/gm)].length;

  test('is not told where nobody may see it', async () => {
    const { out } = await regel(['play', 'alcazaba', '--players', '3', '--seed', 'a', '--language', 'nl']);
    // Who starts, a tile for each of the five spaces, and the column of the start-player token; none of the thirty in the stacks.
    expect(drawn(out)).toBe(1 + 5 + 1);
    expect(out).toContain('20 × ?');
  });

  test('is told where everyone who looks at the screen may see it', async () => {
    const cwd = emptyFolder();
    mkdirSync(join(cwd, 'rules/secret'), { recursive: true });
    writeFileSync(join(cwd, 'rules/secret/secret.regel'), SECRET);
    const told = async (...args: string[]) =>
      drawn((await regel(['play', 'secret', '--players', '3', '--seed', '1', ...args], { cwd })).out);
    // The three in the open; who is alone at the screen, the own card too.
    expect(await told()).toBe(3);
    expect(await told('--bot', '3')).toBe(3);
    expect(await told('--bot', '1,3')).toBe(4);
    expect(await told('--bot', '1,2,3')).toBe(3);
  });
});
