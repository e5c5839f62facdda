import { describe, expect, test } from 'vitest';
import { createEngine, Fault, Invalid, Refused } from '../../compiler/runtime/engine.ts';
import { handMadeCore, handMadeData } from './hand-made.ts';

const rules = { price: 1 };
const texts = { nl: { 'reason-too-few-coins': 'Te weinig munten.' }, de: {} };
const engine = createEngine(handMadeCore(rules), handMadeData(rules), texts);
const { start, moves, play, tryPlay, explain, view, read, undo, canUndo, save, load, supply, write, parse } =
  engine;

/** The move that is written so, among those that are listed. */
function listed(state: ReturnType<typeof start>, player: number, text: string) {
  return moves(state, player).find((move) => write(move) === text)!;
}

describe('a set-up', () => {
  test('is completed by what is usual', () => {
    expect(read(start({ players: 1 }))).toMatchObject({ players: 1, imaginary: 1, options: { rich: false } });
    expect(read(start({ players: 1, imaginary: 0 }))).toMatchObject({ imaginary: 0 });
    expect(read(start({ players: 2, options: { rich: true } }))).toMatchObject({
      imaginary: 0,
      options: { rich: true },
    });
  });

  test.each([
    [{}, 'players'],
    [{ players: 0 }, 'players'],
    [{ players: 2.5 }, 'players'],
    [{ players: '2' }, 'players'],
    [{ players: 2, imaginary: 1 }, 'imaginary'],
    [{ players: 2, options: { poor: true } }, 'option poor'],
    [{ players: 2, options: { rich: 1 } }, 'option rich'],
    [{ players: 2, options: [] }, 'options'],
    [{ players: 2, seed: 7 }, 'seed'],
    [{ players: 2, seed: 'x'.repeat(1001) }, 'seed'],
    [{ players: 2, pirates: 3 }, 'pirates'],
    [null, 'players'],
  ])('%j is refused: %s', (setup, about) => {
    const error = caught(() => start(setup as never));
    expect(error).toBeInstanceOf(Invalid);
    expect(error).toMatchObject({ what: 'setup', about });
  });
});

describe('moves', () => {
  test('are listed as objects, one for each, always the same', () => {
    const state = start({ players: 2, seed: 'owl' });
    expect(engine.toAct(state)).toEqual([1]);
    expect(moves(state, 1)).toEqual([
      { player: 1, action: 'pay', choices: { amount: 1 } },
      { player: 1, action: 'pay', choices: { amount: 2 } },
      { player: 1, action: 'mark', choices: { cell: 'board[1,1]' } },
      { player: 1, action: 'mark', choices: { cell: 'board[1,2]' } },
      { player: 1, action: 'mark', choices: { cell: null } },
      { player: 1, action: 'draw' },
      { player: 1, action: 'throw' },
      { player: 1, action: 'pass' },
    ]);
    expect(moves(state, 1)[3]).toBe(moves(state, 'server')[3]);
    expect(moves(state, 2)).toEqual([]);
    expect(Object.isFrozen(moves(state, 1)[0])).toBe(true);
  });

  test('are written and read', () => {
    const state = start({ players: 2, options: { rich: true } });
    expect(moves(state, 1).map(write)).toEqual([
      ...['pay 1', 'pay 2', 'mark board[1,1]', 'mark board[1,2]', 'mark none', 'draw', 'throw'],
      ...['pay 1 @2', 'pass'],
    ]);
    for (const move of moves(state, 1)) expect(parse(state, 1, write(move))).toEqual(move);
    for (const text of [
      '',
      'pay',
      'pay 3',
      'pay 1 1',
      'pay 1 @3',
      'pay one',
      'mark',
      'mark board[2,1]',
      'pass 1',
      'toString',
    ])
      expect(caught(() => parse(state, 1, text))).toMatchObject({ name: 'Refused', reason: 'no-such-move' });
  });

  test('an object, its text and a copy of it are the same move', () => {
    const state = start({ players: 2 });
    const move = listed(state, 1, 'pay 2');
    const digests = [move, { ...move }, JSON.parse(JSON.stringify(move)), 'pay 2'].map((one) =>
      engine.digest(play(state, one, 'mover')),
    );
    expect(new Set(digests).size).toBe(1);
    expect(read(play(state, 'pay 2', 'mover')).fields).toMatchObject({ pot: 2, coins: [1, 3] });
  });

  test('change nothing in the state before', () => {
    const state = start({ players: 2, seed: 'owl' });
    const before = JSON.stringify(read(state));
    const after = moves(state, 1).map((move) => play(state, move, 'mover'));
    expect(JSON.stringify(read(state))).toBe(before);
    // Playing on from the first of them, long after it was made.
    expect(read(play(after[0]!, 'pay 2', 'mover')).fields).toMatchObject({ pot: 3, coins: [2, 1] });
  });

  test('a move of an earlier state is looked at anew', () => {
    const state = start({ players: 1, imaginary: 0 });
    const two = listed(state, 1, 'pay 2');
    const poor = play(state, two, 'mover');
    expect(caught(() => play(poor, two, 'mover'))).toMatchObject({
      name: 'Refused',
      reason: 'too-few-coins',
      rule: 'action-pay',
      text: { nl: 'Te weinig munten.', de: 'too-few-coins' },
    });
    moves(poor, 1);
    expect(caught(() => play(poor, two, 'mover'))).toBeInstanceOf(Refused);
    expect(tryPlay(poor, two, 'mover')).toMatchObject({ refusal: { reason: 'too-few-coins' } });
  });

  test('without a number, it is the first offer that allows it', () => {
    const rich = start({ players: 1, imaginary: 0, options: { rich: true } });
    expect(read(play(rich, 'pay 1', 'mover')).fields).toMatchObject({ pot: 1 });
    expect(read(play(rich, 'pay 1 @2', 'mover')).fields).toMatchObject({ pot: 2 });
    expect(
      read(play(rich, { player: 1, action: 'pay', choices: { amount: 1 }, offer: 2 }, 'mover')).fields,
    ).toMatchObject({ pot: 2 });
    const poor = start({ players: 1, imaginary: 0 });
    expect(explain(poor, 'pay 1 @2', 'mover')).toMatchObject({ reason: 'not-rich' });
    for (const number of ['@02', '@2e0', '@0x2', '@+2', '@2.0', '@', '@0'])
      expect(explain(rich, `pay 1 ${number}`, 'mover'), number).toMatchObject({ reason: 'no-such-move' });
  });

  test('are explained, also where choices are left open', () => {
    const state = start({ players: 2 });
    expect(explain(state, 'pay', 'mover')).toBeUndefined();
    expect(explain(state, { player: 1, action: 'mark', choices: {} }, 'mover')).toBeUndefined();
    expect(caught(() => play(state, { player: 1, action: 'mark' }, 'mover'))).toMatchObject({
      reason: 'no-such-move',
    });
    expect(explain(state, { player: 2, action: 'pass' }, 'mover')).toMatchObject({ reason: 'not-your-turn' });
    expect(explain(state, 'pass', 2)).toMatchObject({ reason: 'not-your-turn' });
    expect(explain(state, { player: 3, action: 'pass' }, 'mover')).toMatchObject({ reason: 'no-such-move' });
    const over = playOn(start({ players: 1, imaginary: 0 }), 'pass', 'pass', 'pass');
    expect(engine.isOver(over)).toBe(true);
    expect(explain(over, 'pass', 'mover')).toMatchObject({ reason: 'game-over' });
    expect(engine.result(over)).toEqual({
      ranking: [{ seat: 1, place: 1, points: 3, tie: null }],
      decidedBy: null,
      solo: null,
    });
  });
});

describe('what somebody sees', () => {
  test('is not what others hold', () => {
    const state = playOn(start({ players: 2 }), 'draw', 'draw');
    expect(read(state).fields).toEqual({
      pot: 0,
      deck: ['blue-1', 'blue-2'],
      coins: [2, 2],
      hand: [['red-1'], ['red-2']],
      marks: [[], []],
    });
    expect(view(state, 2).fields).toMatchObject({
      deck: { hidden: true, count: 2 },
      hand: [{ hidden: true, count: 1 }, ['red-2']],
    });
    expect(view(state, 'spectator').fields).toMatchObject({
      hand: [
        { hidden: true, count: 1 },
        { hidden: true, count: 1 },
      ],
    });
    expect(caught(() => view(state, 3))).toMatchObject({ name: 'Invalid', what: 'player' });
  });

  test('points are told by scoring, and what they are for where there are any', () => {
    const state = supply(play(start({ players: 1, imaginary: 0 }), 'throw', 'mover'), '5 2');
    expect(engine.score(playOn(state, 'pass', 'pass'))).toEqual([
      { seat: 1, total: 8, by: { wealth: { total: 8, for: { red: 5 } } } },
    ]);
  });
});

describe('chance', () => {
  test('is supplied where there is no seed', () => {
    const state = play(start({ players: 2 }), 'throw', 'mover');
    expect(engine.toAct(state)).toEqual([]);
    expect(engine.chance(state)).toEqual({ is: 'roll', of: 'Die', pieces: ['white', 'black'] });
    for (const outcome of ['5 2', [5, 2]]) {
      const after = supply(state, outcome);
      expect(read(after)).toMatchObject({ faces: { Die: { white: 5, black: 2 } }, toAct: [2] });
      expect(engine.chance(after)).toBeUndefined();
      expect(caught(() => supply(after, outcome))).toMatchObject({ name: 'Refused', reason: 'no-chance' });
    }
    for (const outcome of [
      '',
      '5',
      '5 7',
      '5 2 1',
      'five two',
      '{5,2}',
      [5],
      [5, null],
      [5, '2'],
      5,
      null,
      { 0: 5, 1: 2 },
    ])
      expect(caught(() => supply(state, outcome))).toMatchObject({ name: 'Refused', reason: 'no-such-move' });
  });
});

describe('undo', () => {
  test('goes back move by move', () => {
    const first = start({ players: 2, seed: 'owl' });
    const second = play(first, 'pay 1', 'mover');
    const third = play(second, 'mark none', 'mover');
    expect([first, second, third].map(canUndo)).toEqual([false, true, true]);
    expect(undo(undo(third))).toBe(first);
    expect(caught(() => undo(first))).toMatchObject({ name: 'Invalid', what: 'undo' });
  });

  test.each([
    ['dice from the seed', () => play(start({ players: 2, seed: 'owl' }), 'throw', 'mover')],
    ['dice from outside', () => supply(play(start({ players: 2 }), 'throw', 'mover'), '1 1')],
    ['a card from the deck', () => play(start({ players: 2 }), 'draw', 'mover')],
  ])('not past %s', (_, state) => {
    expect(canUndo(state())).toBe(false);
    const further = play(state(), 'pay 1', 'mover');
    expect(canUndo(further)).toBe(true);
    expect(canUndo(undo(further))).toBe(false);
  });

  test('a throw that has not come down yet can be taken back', () => {
    expect(canUndo(play(start({ players: 2 }), 'throw', 'mover'))).toBe(true);
  });
});

describe('what is no move', () => {
  const state = start({ players: 2 });

  test.each([
    null,
    undefined,
    'pay 1',
    {},
    { player: 1, action: 'toString' },
    { player: 1, action: 'pay', choices: { amount: 'x' } },
    { player: 1, action: 'pay', choices: { amount: 7 } },
    { player: 1, action: 'pay', choices: { price: 1 } },
    { player: 1, action: 'pay', choices: { amount: 1 }, offer: 'second' },
    { player: 1, action: 'pay', choices: { amount: 1 }, amount: 2 },
    { player: 1, action: 'pass', choices: null },
    { player: 1, action: 'pass', extra: 1 },
    { player: 0, action: 'pass' },
    { player: JSON.parse('{"toString":1}'), action: 'pass' },
  ])('is not written: %j', (move) => {
    expect(caught(() => write(move as never))).toMatchObject({ name: 'Refused', reason: 'no-such-move' });
  });

  test.each([[['pass']], [JSON.parse('{"toString":1}')], [1], [null]])('is not read: %j', (text) => {
    expect(caught(() => parse(state, 1, text as never))).toMatchObject({
      name: 'Refused',
      reason: 'no-such-move',
    });
  });

  test('leaves open what it may leave open', () => {
    expect(write({ player: 1, action: 'pay' } as never)).toBe('pay ?');
  });
});

test.each([[JSON.parse('{"toString":1}')], [Object.create(null)], [[1]], [Symbol('one')]])(
  'nobody is that player: %o',
  (player) => {
    const state = start({ players: 2 });
    for (const ask of [
      () => view(state, player as never),
      () => moves(state, player as never),
      () => parse(state, player as never, 'pass'),
    ])
      expect(caught(ask)).toMatchObject({ name: 'Invalid', what: 'player' });
    const refusal = { reason: 'no-such-move' };
    expect(explain(state, 'pay 1', player as never)).toMatchObject(refusal);
    expect(tryPlay(state, 'pay 1', player as never)).toMatchObject({ refusal });
    expect(caught(() => play(state, 'pay 1', player as never))).toMatchObject({
      name: 'Refused',
      ...refusal,
    });
    expect(caught(() => engine.why(state, player as never))).toMatchObject({ name: 'Invalid', what: 'seat' });
  },
);

test('nobody makes a move of another, however it is handed in', () => {
  const state = start({ players: 2, seed: 'owl' });
  const [move] = moves(state, 'server');
  const { player } = move!;
  for (const given of [move!, { ...move! }, JSON.parse(JSON.stringify(move)) as typeof move & object]) {
    for (const sender of [3 - player, 99, 0, -1, 1.5, String(player), null]) {
      const refusal = { reason: sender === 3 - player ? 'not-your-turn' : 'no-such-move' };
      expect(tryPlay(state, given, sender as never), String(sender)).toMatchObject({ refusal });
      expect(explain(state, given, sender as never), String(sender)).toMatchObject(refusal);
      expect(caught(() => play(state, given, sender as never))).toMatchObject({
        name: 'Refused',
        ...refusal,
      });
    }
    expect(engine.digest(play(state, given, player))).toBe(engine.digest(play(state, given, 'mover')));
    expect(explain(state, given, player)).toBeUndefined();
  }
});

test('rules that go wrong are a fault, which a try answers, and leave the state as it was', () => {
  const core = {
    ...handMadeCore(rules),
    apply() {
      throw new Fault('impossible', 'turn');
    },
  };
  const broken = createEngine(core, handMadeData(rules), { nl: { 'reason-fault': 'Het loopt vast.' } });
  const state = broken.start({ players: 2, seed: 'owl' });
  const before = broken.digest(state);
  const [move] = broken.moves(state, 'server');
  expect(caught(() => broken.play(state, move!, 'mover'))).toMatchObject({
    name: 'Fault',
    code: 'impossible',
  });
  for (const given of [move!, { ...move! }, broken.write(move!)])
    expect(broken.tryPlay(state, given, 'mover')).toMatchObject({
      refusal: { reason: 'fault', text: { nl: 'Het loopt vast.' } },
    });
  expect(broken.digest(state)).toBe(before);
});

describe('states', () => {
  test('of other engines are refused', () => {
    const other = createEngine(handMadeCore(rules), handMadeData(rules));
    for (const state of [
      other.start({ players: 2 }),
      {},
      null,
      undefined,
      JSON.parse(JSON.stringify(start({ players: 2 }))),
      Object.create(Object.getPrototypeOf(start({ players: 2 }))),
      { ...start({ players: 2 }) },
    ])
      expect(caught(() => moves(state as never, 1))).toMatchObject({ name: 'Invalid', what: 'state' });
  });

  test('become saves when they are written as JSON', () => {
    const state = playOn(start({ players: 2, seed: 'owl' }), 'pay 1', 'throw');
    expect(JSON.parse(JSON.stringify({ state })).state).toEqual(save(state));
    expect(engine.digest(load(JSON.stringify(state)).state)).toBe(engine.digest(state));
  });
});

function playOn(state: ReturnType<typeof start>, ...texts: string[]) {
  return texts.reduce((here, text) => play(here, text, 'mover'), state);
}

function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}
