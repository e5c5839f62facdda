import { expect, expectTypeOf, test } from 'vitest';
import * as clever from '../../generated/clever/engine.ts';
import * as palace from '../../generated/palace/engine.ts';

/** What somebody sends is `unknown` until a guard has looked at it. */
const SENT: unknown = JSON.parse(
  '{"player":1,"action":"use-die","choices":{"die":"white","cell":"green[3]"}}',
);

test('a move of the game is told from anything else, allowed or not', () => {
  expect(clever.isMove(SENT)).toBe(true);
  if (clever.isMove(SENT)) expectTypeOf(SENT).toEqualTypeOf<clever.Move>();
  expect(clever.isMove({ player: 4, action: 'pass' })).toBe(true);
  for (const other of [
    undefined,
    null,
    'pass',
    [],
    { action: 'pass' },
    { player: 5, action: 'pass' },
    { player: '1', action: 'pass' },
    { player: 1, action: 'use-die' },
    { player: 1, action: 'use-die', choices: { die: 'white' } },
    { player: 1, action: 'use-die', choices: { die: 'white', cell: 'green[12]' } },
    { player: 1, action: 'use-die', choices: { die: 'white', cell: 'green[3]', more: 1 } },
    { player: 1, action: 'buy', choices: {} },
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no keys');
        },
      },
    ),
  ])
    expect(clever.isMove(other)).toBe(false);
});

test('every listed move passes, in a game where several pieces are chosen at once', () => {
  let state = palace.start({ players: 3, seed: 'guards' });
  for (let turn = 0; turn < 40; turn++) {
    const moves = palace.moves(state, 'server');
    for (const move of moves) expect(palace.isMove(JSON.parse(JSON.stringify(move)))).toBe(true);
    state = palace.play(state, moves[turn % moves.length]!, 'mover');
  }
});

test('as many players as the rules allow', () => {
  expect([0, 1, 4, 5, 1.5, '2', null, Number.NaN].map(clever.isPlayers)).toEqual([
    false,
    ...[true, true],
    ...[false, false, false, false, false],
  ]);
  expect([1, 2, 6, 7].map(palace.isPlayers)).toEqual([false, true, true, false]);
  const wanted: unknown = 2;
  if (clever.isPlayers(wanted))
    expect(clever.toAct(clever.start({ players: wanted, seed: 'owl' }))).toEqual([1]);
});

test('whatever somebody sends can be tried', () => {
  const state = clever.start({ players: 2, seed: 'owl' });
  expect(clever.tryPlay(state, SENT, 1)).toMatchObject({ refusal: { reason: 'not-now' } });
  expect(clever.tryPlay(state, 17, 1)).toMatchObject({ refusal: { reason: 'no-such-move' } });
});
