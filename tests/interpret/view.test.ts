import { expect, test } from 'vitest';
import { collection, number } from '../../compiler/2-model/types.ts';
import { createInterpreter } from '../../compiler/interpret/index.ts';
import { all, DIE, fieldModel, makeGame, N, value } from './build.ts';

test('what is hidden is not shown; the number of pieces is', () => {
  const game = makeGame({
    fields: [
      fieldModel('open', 'table', number(0, 9), { start: value(4) }),
      fieldModel('bag', 'table', collection(DIE, 'place'), { start: all('Die'), seenBy: 'nobody' }),
      fieldModel('hand', 'player', collection(DIE, 'place'), { seenBy: 'owner' }),
      fieldModel('plan', 'player', N, { keys: [number(1, 2)], start: value(5), seenBy: 'owner' }),
    ],
  });
  const interpreter = createInterpreter(game);
  const blank = interpreter.start({ players: 2, seed: 'secret' });
  const state = {
    ...blank,
    fields: { ...blank.fields, bag: [0], hand: [[1], [2]] },
    faces: { Die: [3, 2, 1] },
  };
  const hidden = { hidden: true };
  const own = interpreter.view(state, 1);
  expect(own.fields).toEqual({
    open: 4,
    bag: { hidden: true, count: 1 },
    hand: [{ hidden: true, count: 1 }, [2]],
    plan: [
      [hidden, hidden],
      [5, 5],
    ],
  });
  expect(own.faces).toEqual({ Die: [null, null, 1] });
  const stranger = interpreter.view(state, 'spectator');
  expect(stranger.fields.hand).toEqual([
    { hidden: true, count: 1 },
    { hidden: true, count: 1 },
  ]);
  expect(stranger.faces).toEqual({ Die: [null, null, null] });
  expect(Object.keys(own).sort()).toEqual(['faces', 'fields', 'game', 'over', 'points', 'setup', 'toAct']);
  expect(JSON.stringify(own)).not.toContain(String(state.random![0]));
});
