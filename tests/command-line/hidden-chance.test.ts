import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, regel } from './console.ts';

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
  test('is not told where nobody may see it', async () => {
    const { out } = await regel(['play', 'alcazaba', '--players', '3', '--seed', 'a', '--language', 'nl']);
    // The five tiles from the bag are named; none of the thirty in the stacks.
    expect(out).toMatch(/^De gebouwenkaartjes worden over de stapels verdeeld\.$/m);
    const [, tiles = ''] = /^Uit de buidel: (.*)\.$/m.exec(out)!;
    const counts = tiles.split(/, | en /).map((one) => (one.startsWith('twee keer ') ? 2 : 1));
    expect(counts.reduce<number>((sum, count) => sum + count, 0)).toBe(5);
    expect(out).toContain('20 × ?');
  });

  test('is told where everyone who looks at the screen may see it', async () => {
    const cwd = emptyFolder();
    mkdirSync(join(cwd, 'rules/secret'), { recursive: true });
    writeFileSync(join(cwd, 'rules/secret/secret.regel'), SECRET);
    const told = async (...args: string[]) => {
      const all = ['play', 'secret', '--players', '3', '--seed', '1', '--language', 'nl', ...args];
      const { out } = await regel(all, { cwd });
      return [...out.matchAll(/^Speler (\d) trekt \d\.$/gm)].map((found) => Number(found[1]));
    };
    // The three in the open, each by whom it was drawn; who is alone at the screen, the own card too.
    expect(await told()).toEqual([1, 2, 3]);
    expect(await told('--bot', '3')).toEqual([1, 2, 3]);
    expect(await told('--bot', '1,3')).toEqual([2, 1, 2, 3]);
    expect(await told('--bot', '1,2,3')).toEqual([1, 2, 3]);
  });
});
