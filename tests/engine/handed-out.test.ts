import { describe, expect, test } from 'vitest';
import * as clever from '../../generated/clever/engine.ts';
import { palace } from '../../generated/palace/engine.ts';

/** What an engine hands out belongs to all its games: nobody who has it can change a game with it. */

function played(): clever.State {
  let state = clever.start({ players: 2, seed: 'owl' });
  for (let [who] = clever.toAct(state); who; [who] = clever.toAct(state))
    state = clever.play(state, clever.moves(state, who)[0]!, 'mover');
  return state;
}

/** Everything in a value, itself included. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

describe('moves', () => {
  test('cannot be changed, nor what is chosen in them', () => {
    const begin = () => palace.start({ players: 3, seed: 'owl' });
    const state = begin();
    const listed = palace.moves(state, 'server');
    const before = JSON.stringify(listed);
    const lists = listed.flatMap(({ action, ...move }) =>
      'choices' in move ? Object.values(move.choices).filter(Array.isArray) : [],
    );
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) expect(() => list.push('gulden-1-1')).toThrow(TypeError);
    expect(JSON.stringify(palace.moves(begin(), 'server'))).toBe(before);
    expect(listed.flatMap(parts).filter((part) => !Object.isFrozen(part))).toEqual([]);
  });

  test('come in a list of the caller’s own', () => {
    const state = clever.start({ players: 2, seed: 'owl' });
    const listed = clever.moves(state, 'server') as clever.Move[];
    const count = listed.length;
    listed.length = 0;
    expect(clever.moves(state, 'server')).toHaveLength(count);
  });
});

test('where points come from cannot be changed', () => {
  const state = played();
  const told = clever.why(state, 'server');
  expect(told.awards.length).toBeGreaterThan(0);
  expect(told.winner).toBeDefined();
  expect(parts(told).filter((part) => !Object.isFrozen(part))).toEqual([]);
});

describe('states', () => {
  test('show nothing, and nothing written into them changes a game', () => {
    const state = played();
    const before = JSON.stringify(clever.save(state));
    expect(Reflect.ownKeys(state)).toEqual([]);
    for (const name of ['previous', 'words', 'by', 'since', 'code', 'game'])
      Reflect.set(state, name, undefined);
    expect(JSON.stringify(clever.save(state))).toBe(before);
    const elsewhere = clever.start({ players: 2 });
    expect(clever.toAct(elsewhere)).toEqual([]);
    expect(clever.read(state).over).toBe(true);
  });

  test('are the same object for the same state', () => {
    const state = clever.start({ players: 2, seed: 'owl' });
    const pass = clever.play(state, 'pass', 'mover');
    expect(clever.canUndo(pass)).toBe(true);
    expect(clever.undo(pass)).toBe(state);
  });

  test('of a session become JSON where they can be saved, and say so where they cannot', () => {
    const session = clever.session();
    session.ask({ do: 'start', players: 2, seed: 'owl' });
    const begun = session.state!;
    expect(JSON.parse(JSON.stringify({ begun }))).toEqual({ begun: clever.save(begun) });
    session.ask({ do: 'situation', players: 2, at: 'end' });
    const byHand = session.state!;
    const refused = expect.objectContaining({ name: 'Invalid', what: 'state', about: 'situation' });
    expect(() => clever.save(byHand)).toThrow(refused);
    expect(() => JSON.stringify({ byHand })).toThrow(refused);
  });
});
