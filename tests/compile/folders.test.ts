import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';

const game = (name: string, more: string) => `game ${name}
  players 2

use woods: Tree

each player has
  favourite: Tree

phase game
  for each player in players
    favourite of player becomes oak
  score trees

scoring trees for each player
  award 1 for favourite

winner player in players by most points of player
  tie: joint win
${more}`;
const woods = { file: 'woods/woods.regel', text: 'kind Tree: oak, pine\n' };

function idsOf(...sources: { file: string; text: string }[]): string[] {
  return compile(sources, { texts: false }).games.map(({ id }) => id);
}

test('a variant with an error leaves its game alone', () => {
  const variant = {
    file: 'one/variants/odd.regel',
    text: 'variant odd of one\n  phase game\n    do nothing-known\n',
  };
  expect(idsOf(woods, { file: 'one/one.regel', text: game('one', '') }, variant)).toEqual(['one']);
});

test('a game that replaces what it uses leaves others that use it alone', () => {
  const two = { file: 'two/two.regel', text: game('two', '\nkind Tree: pine, birch\n') };
  expect(idsOf(woods, { file: 'one/one.regel', text: game('one', '') }, two)).toEqual(['one']);
});

test('an error in a library of a library counts', () => {
  const deeper = { file: 'deep/deep.regel', text: 'kind Leaf: green,, red\n' };
  const library = { file: 'woods/woods.regel', text: 'use deep: Leaf\n\nkind Tree: oak, pine\n' };
  expect(idsOf(deeper, library, { file: 'one/one.regel', text: game('one', '') })).toEqual([]);
});

test('folders that use each other in many ways are gathered in no time', () => {
  const folders = Array.from({ length: 30 }, (_, index) => ({
    file: `f${index + 1}/f.regel`,
    text: `use f${index}: Tree\nuse f${index}: Tree\n\nkind K${index + 1}: a${index + 1}\n`,
  }));
  const start = performance.now();
  compile([{ file: 'f0/f.regel', text: 'kind Tree: oak\n' }, ...folders], { texts: false });
  expect(performance.now() - start).toBeLessThan(5000);
});
