import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';

const BASE = `game base
  players 2..4

the table has
  turns: 0..9
  noted: 0..9

phase game
  do rounds

phase rounds
  add 1 to turns
  do note

phase note
  noted becomes turns

winner player in players by most points of player
  tie: joint win
`;

const OTHER = `game other
  players 2..4

use base: rounds

phase game
  do rounds

phase note
  nothing

winner player in players by most points of player
  tie: joint win
`;

test('what only a replaced declaration mentions does not come along', () => {
  const { problems, games } = compile(
    [
      { file: 'base/base.regel', text: BASE },
      { file: 'other/other.regel', text: OTHER },
    ],
    { texts: false },
  );
  expect(problems).toEqual([]);
  const other = games.find(({ id }) => id === 'other')!;
  expect(other.model.fields.map(({ name }) => name)).toEqual(['turns']);
});
