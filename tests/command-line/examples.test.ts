import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, regel } from './console.ts';

const GAME = `game tiny
  players 2..4

term fee = 2

each player has
  coins: 0..20, starts at 3
  rich:  yes or no

phase game
  for each player in players
    do pay-fee of player
    do shop of player

phase pay-fee of player
  remove fee from coins
  rich becomes coins is at least 1

phase shop of player
  player may do one of
    buy

action buy of player
  pay 1 from coins else too-few

winner player in players by most coins of player
  tie: joint win

example paying
  players Kim, Nina
  when do pay-fee of Kim
  then coins of Kim is 1 and rich of Kim       # 3 - 2

example shopping
  players Kim, Nina
  given coins of Kim is 3
  when do pay-fee of Kim
   and do shop of Kim
  then Kim may buy
  when Kim does buy
  then coins of Kim is 0
`;

const VARIANT = 'rules/tiny/variants/own.regel';

/** A folder with the game and this variant. */
function tiny(variant: string): string {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'rules/tiny/variants'), { recursive: true });
  writeFileSync(join(folder, 'rules/tiny/tiny.regel'), GAME);
  writeFileSync(join(folder, VARIANT), variant);
  return folder;
}

test('shows each line of an example that is not so, old and new, and writes nothing', async () => {
  const cwd = tiny('variant dear of tiny\n  fee becomes 3\n');
  const { out, exit } = await regel(['examples', 'tiny/dear', 'paying'], { cwd });
  expect(exit).toBe(1);
  expect(out).toContain('- coins of Kim is 1\n  + coins of Kim is 0\n');
  expect(out).toContain('- rich of Kim\n  + not rich of Kim\n');
  expect(out).not.toContain('shopping');
  expect(readFileSync(join(cwd, VARIANT), 'utf8')).toBe('variant dear of tiny\n  fee becomes 3\n');
});

test('writes an example of the game into the variant when told to, without a comment that may be wrong', async () => {
  const cwd = tiny('variant dear of tiny\n  fee becomes 3\n');
  expect((await regel(['examples', 'tiny/dear', 'paying', '--accept'], { cwd })).exit).toBe(0);
  expect(readFileSync(join(cwd, VARIANT), 'utf8')).toBe(
    'variant dear of tiny\n  fee becomes 3\n\n  example paying\n    players Kim, Nina\n    when do pay-fee of Kim\n    then coins of Kim is 0 and not rich of Kim\n',
  );
  expect(readFileSync(join(cwd, 'rules/tiny/tiny.regel'), 'utf8')).toBe(GAME);
  expect((await regel(['examples', 'tiny/dear', 'paying'], { cwd })).exit).toBe(0);
});

test('leaves to a person what only a person can tell', async () => {
  const cwd = tiny('variant dear of tiny\n  fee becomes 3\n');
  const { out, exit } = await regel(['examples', 'tiny/dear', 'shopping', '--accept'], { cwd });
  expect(exit).toBe(1);
  expect(out).toContain('- Kim may buy\n  + Kim may not buy: too-few\n');
  expect(out).toContain('- Kim does buy\n    ?');
  expect(readFileSync(join(cwd, VARIANT), 'utf8')).toBe('variant dear of tiny\n  fee becomes 3\n');
});

test('mends an example of the variant, and one of the game, where they stand', async () => {
  const own =
    '  example paying\n    players Kim, Nina\n    when do pay-fee of Kim\n    then coins of Kim is 2\n';
  const cwd = tiny(`variant cheap of tiny\n  fee becomes 0\n\n${own}`);
  await regel(['examples', 'tiny/cheap', 'paying', '--accept'], { cwd });
  expect(readFileSync(join(cwd, VARIANT), 'utf8')).toContain('then coins of Kim is 3\n');
  writeFileSync(join(cwd, 'rules/tiny/tiny.regel'), GAME.replace('starts at 3', 'starts at 4'));
  await regel(['examples', 'tiny', 'paying', '--accept'], { cwd });
  expect(readFileSync(join(cwd, 'rules/tiny/tiny.regel'), 'utf8')).toContain(
    'then coins of Kim is 2 and rich of Kim\n',
  );
});

test('says that all is well, and which example there is', async () => {
  const cwd = tiny('variant cheap of tiny\n  fee becomes 1\n  without paying, shopping\n');
  expect(await regel(['examples', 'tiny/cheap'], { cwd })).toMatchObject({ exit: 0 });
  const { exit, err } = await regel(['examples', 'tiny', 'payng'], { cwd });
  expect(exit).toBe(2);
  expect(err).toContain('paying');
});
