import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { createInterpreter } from '../../compiler/interpret/index.ts';
import { game } from '../model/small-game.ts';

// A choice that is left open is not one that has been made, whatever every object has under its name.
test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])('a choice can be called %s', (name) => {
  const text = game(`action guess of player
  choose ${name} from 1..3
  choose second from 1..2
  need ${name} is not second else the-same

scoring luck for each player
  award 1

phase game
  for each player in players
    player must do one of
      guess
    otherwise
      nothing
  score luck`);
  const { games } = compile([{ file: 'small/small.regel', text }], { texts: false });
  const interpreter = createInterpreter(games[0]!.game);
  const state = interpreter.start({ players: 2, seed: '1' });
  const write = interpreter.moves(state, 0).map((move) => interpreter.notation.write(state, move));
  expect(write).toEqual(['guess 1 2', 'guess 2 1', 'guess 3 1', 'guess 3 2']);
  const open = { player: 0, action: 'guess', choices: { second: 2 } };
  expect(interpreter.notation.write(state, open)).toBe('guess ? 2');
  expect(interpreter.explain(state, open)).toBeUndefined();
  expect(() => interpreter.play(state, open)).toThrow(expect.objectContaining({ name: 'Refused' }));
  const next = interpreter.play(state, interpreter.moves(state, 0)[0]!);
  expect(interpreter.toAct(next)).toEqual([1]);
});
