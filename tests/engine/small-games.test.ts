import { afterAll, expect, test } from 'vitest';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { Agreement } from '../../compiler/agree/agree.ts';
import { compiledCase, files, readCase, sourcesOf } from '../constructs/case-file.ts';
import { compiled, EngineFolder, emitted, engineFiles } from './emitted.ts';
import { problemsIn, STRICTEST } from './strict.ts';

/** As little as a game can be, and a little more each time: what such a game does not need must not be left lying about. */
const TINY: Readonly<Record<string, string>> = {
  nothing: `phase game
  score rest`,
  decision: `action wait of player

phase game
  for each player in players
    player must do one of
      wait
  score rest`,
  never: `action wait of player
  need 1 is 2 else too-early

phase game
  for each player in players
    player may do one of
      wait
  score rest`,
  chance: `pieces Die, plural dice, with face 1..6
  2 alike

the table has
  cup: dice, starts with all Die

phase game
  roll cup
  score rest`,
  impossible: `each player has
  coins: 0..9

phase pay of player
  if coins of player is 9
    impossible
    coins of player becomes 0

phase game
  for each player in players
    do pay of player
  score rest`,
  counter: `each player has
  coins: 0..9

phase turn of player
  add 1 to coins of player

phase game
  for each player in players
    do turn of player
  score rest`,
};

const folder = new EngineFolder();
afterAll(() => folder.remove());

test('engines of small games are as strict as can be', { timeout: 300_000 }, () => {
  for (const file of files) {
    const one = readCase(file);
    folder.write(idOf(file), engineFiles({ ...compiledCase(one), id: idOf(file) }, sourcesOf(one)));
  }
  for (const id of Object.keys(TINY))
    folder.write(id, engineFiles(compiled(id, sourcesOfTiny(id)), sourcesOfTiny(id)));
  const engines = [...files.map(idOf), ...Object.keys(TINY)].map((id) => `${id}/engine.ts`);
  expect(problemsIn(`${folder.path}/`, engines, STRICTEST)).toEqual({});
});

test.each(Object.keys(TINY))('a game of %s is played as the interpreter plays it', async (id) => {
  const { game, engine } = await emitted(id, sourcesOfTiny(id));
  const agreement = new Agreement({ id, game }, engine);
  for (const players of [1, 2, 3])
    expect(
      agreement.play({ players, imaginary: 0, options: {} }, `tiny ${players}`, 20, false).disagreement,
    ).toBeUndefined();
});

function sourcesOfTiny(id: string): Source[] {
  return [{ file: `${id}/${id}.regel`, text: gameOf(id, TINY[id]!) }];
}

function idOf(file: string): string {
  return file.replace(/\.case$/, '').replaceAll(/[/.]/g, '-');
}

function gameOf(id: string, rules: string): string {
  return `game ${id}
  players 1..3

${rules}

scoring rest for each player
  award 3

winner player in players by most points of player
  tie: joint win
`;
}
