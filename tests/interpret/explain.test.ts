// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the intermediate form; nothing here is awaited
import { describe, expect, test } from 'vitest';
import { PLAYER } from '../../compiler/2-model/types.ts';
import type { Block, Game, Offer } from '../../compiler/3-ir/ir.ts';
import { createInterpreter, type State } from '../../compiler/interpret/index.ts';
import { action, CARD, compare, local, makeGame, N, value, values } from './build.ts';
import { problemOf } from './faults.ts';
import { tinyGame } from './tiny-game.ts';

const tiny = createInterpreter(tinyGame);

/** The first player's turn: the dice show 1, 3, 1, and both players have a card: red-1 is 0, red-2 is 1, green is 2. */
function turn(): State {
  return [0, [2, 0, 1], [1, 3, 1]].reduce(
    (state, outcome) => tiny.supply(state, outcome as number),
    tiny.start({ players: 2 }),
  );
}
const passed = (state: State): State => tiny.play(state, { player: 0, action: 'pass' });
const ruleOf = (state: State, move: unknown): string | undefined => tiny.explain(state, move)?.rule;
const turnDie = (die?: number, step?: number) => ({
  player: 0,
  action: 'turn-die',
  choices: { ...(die === undefined ? {} : { die }), ...(step === undefined ? {} : { step }) },
});

describe('a move that is offered', () => {
  const state = turn();
  test('allowed', () => expect(tiny.explain(state, turnDie(0, 1))).toBe(undefined));
  test('the first line that fails gives the reason', () => {
    expect(tiny.explain(state, turnDie(0, -1))).toEqual({ rule: 'not-past-the-ends', action: 'turn-die' });
    const broke: State = { ...state, fields: { ...state.fields, coins: [0, 3] } };
    expect(ruleOf(broke, turnDie(0, -1))).toBe('not-past-the-ends');
    expect(ruleOf(broke, turnDie(0, 1))).toBe('too-few-coins');
  });
  test('a value that cannot be chosen now, and one that never can', () => {
    expect(tiny.explain(state, turnDie(0, 0))).toEqual({
      rule: 'turn-die.step.none',
      action: 'turn-die',
      choice: 'step',
    });
    expect(ruleOf(state, turnDie(0, 2))).toBe('no-such-move');
    const less: State = { ...state, fields: { ...state.fields, pool: [1, 2], tray: [0] } };
    expect(tiny.explain(less, turnDie(0, 1))).toEqual({
      rule: 'turn-die.die.none',
      action: 'turn-die',
      choice: 'die',
    });
  });
  test('a condition of the offer', () => {
    const one: State = { ...passed(state), fields: { ...state.fields, pool: [1], tray: [0, 2] } };
    expect(ruleOf(one, { player: 0, action: 'take', choices: { die: 1 } })).toBe('last-die');
  });
  test('a condition with `when`', () => {
    const poor: State = { ...passed(state), fields: { ...state.fields, coins: [2, 3] } };
    expect(ruleOf(poor, { player: 0, action: 'take', choices: { die: 0 } })).toBe('too-low');
    expect(ruleOf(passed(state), { player: 0, action: 'take', choices: { die: 0 } })).toBe(undefined);
  });
  test('a condition after a change is tried', () => {
    const poor: State = { ...passed(state), fields: { ...state.fields, coins: [1, 3] } };
    expect(ruleOf(poor, { player: 0, action: 'sell', choices: { cards: [2] } })).toBe('too-little');
    expect(ruleOf(passed(state), { player: 0, action: 'sell', choices: { cards: [2] } })).toBe(undefined);
    expect(ruleOf(passed(state), { player: 0, action: 'sell', choices: { cards: [1] } })).toBe(
      'sell.cards.none',
    );
    expect(ruleOf(passed(state), { player: 0, action: 'sell', choices: { cards: [] } })).toBe(
      'sell.cards.none',
    );
  });
});

describe('choices left out', () => {
  const state = turn();
  test('allowed if some completion is', () => {
    expect(tiny.explain(state, turnDie())).toBe(undefined);
    expect(tiny.explain(state, turnDie(1))).toBe(undefined);
    expect(tiny.explain(state, { player: 0, action: 'turn-die' })).toBe(undefined);
  });
  test('otherwise the one that gets furthest answers', () => {
    const broke: State = { ...state, fields: { ...state.fields, coins: [0, 3] } };
    expect(ruleOf(broke, turnDie())).toBe('too-few-coins');
    const ends: State = { ...broke, faces: { Die: [3, 3, 3] } };
    expect(ruleOf(ends, turnDie(undefined, 1))).toBe('not-past-the-ends');
    expect(ruleOf(ends, turnDie(1))).toBe('too-few-coins');
  });
  test('nothing to choose from', () => {
    const empty: State = { ...passed(state), fields: { ...state.fields, hand: [[], []] } };
    expect(tiny.explain(empty, { player: 0, action: 'sell' })).toEqual({
      rule: 'sell.cards.none',
      action: 'sell',
      choice: 'cards',
    });
  });
  test('but to be played a move must be complete', () =>
    expect(problemOf(() => tiny.play(state, turnDie(0)))).toBe('no-such-move'));
});

describe('a move that is not offered', () => {
  const state = turn();
  test('not now', () => {
    expect(ruleOf(state, { player: 0, action: 'take', choices: { die: 0 } })).toBe('not-now');
    expect(ruleOf(passed(state), turnDie(0, 1))).toBe('not-now');
    expect(ruleOf(tiny.start({ players: 2 }), turnDie(0, 1))).toBe('not-now');
  });
  test('a pass where one must choose', () => {
    expect(ruleOf(state, { player: 0, action: 'pass' })).toBe(undefined);
    expect(ruleOf(passed(state), { player: 0, action: 'pass' })).toBe('must-choose');
  });
  test('not your turn', () => expect(ruleOf(state, { ...turnDie(0, 1), player: 1 })).toBe('not-your-turn'));
  test('game over', () => expect(ruleOf({ ...state, over: true }, turnDie(0, 1))).toBe('game-over'));
  test('skipped for want of a move: why it was not possible', () => {
    const broke = [1, -1, 1].reduce(
      (now, step) => tiny.play(now, { player: 0, action: 'turn-die', choices: { die: 0, step } }),
      state,
    );
    expect(tiny.toAct(broke)).toEqual([0]);
    expect(ruleOf(broke, turnDie(0, 1))).toBe('too-few-coins');
    expect(ruleOf(broke, turnDie(1, 1))).toBe('not-past-the-ends');
  });
  test('no such move', () => {
    const wrong: unknown[] = [
      null,
      undefined,
      3,
      'turn-die',
      [],
      {},
      { player: 0 },
      { player: 0, action: 'dance' },
      { player: 5, action: 'pass' },
      { player: '0', action: 'pass' },
      { player: 0, action: 'turn-die', choices: 3 },
      { player: 0, action: 'turn-die', choices: [0] },
      { player: 0, action: 'turn-die', choices: { die: 9 } },
      { player: 0, action: 'turn-die', choices: { die: '0' } },
      { player: 0, action: 'turn-die', choices: { die: { a: 1 } } },
      { player: 0, action: 'turn-die', choices: { other: 0 } },
      { player: 0, action: 'turn-die', choices: { die: 0.5 } },
      { player: 0, action: 'turn-die', choices: { die: null } },
      { player: 0, action: 'turn-die', choices: { die: [0] } },
      { player: 0, action: 'sell', choices: { cards: 0 } },
      { player: 0, action: 'sell', choices: { cards: [0, 0] } },
      { player: 0, action: 'sell', choices: { cards: { length: 1 } } },
      { player: 0, action: 'pass', choices: { die: 0 } },
      { player: 0, action: 'turn-die', offer: 'first' },
      { player: 0, action: 'constructor' },
      { player: 0, action: { toString: null } },
      JSON.parse('{"player":0,"action":"turn-die","choices":{"__proto__":1}}'),
    ];
    for (const move of wrong) expect([move, ruleOf(state, move)]).toEqual([move, 'no-such-move']);
  });
  test('a move that is refused says so when it is played', () => {
    expect(problemOf(() => tiny.play(state, turnDie(0, -1)))).toBe('not-past-the-ends');
    expect(problemOf(() => tiny.play(state, { player: 1, action: 'pass' }))).toBe('not-your-turn');
  });
});

test('a move is allowed just if it is listed', () => {
  let state = tiny.start({ players: 2, seed: 'all moves' });
  for (let step = 0; !state.over; step++) {
    for (const player of [0, 1]) {
      const listed = tiny.moves(state, player).map((move) => JSON.stringify(move.choices ?? 'pass'));
      for (const die of [0, 1, 2])
        for (const step of [-1, 0, 1]) {
          const move = { player, action: 'turn-die', choices: { die, step } };
          expect(tiny.explain(state, move) === undefined).toBe(listed.includes(JSON.stringify(move.choices)));
        }
    }
    const moves = tiny.moves(state, 'server');
    state = tiny.play(state, moves[(step * 5) % moves.length]!);
  }
});

describe('two offers of one action', () => {
  const low = action('mark', {
    params: ['most'],
    head: [
      { is: 'choose', local: 'x', from: values([1, 2, 3]), type: N, reason: 'mark.x.none' },
      { is: 'need', condition: compare('at most', local('x'), local('most')), reason: 'too-high' },
      { is: 'need', condition: compare('more', local('x'), value(1)), reason: 'too-low' },
    ],
  });
  const offer = (most: number, then: number, when?: Offer['when']): Offer => ({
    action: 'mark',
    args: [value(most)],
    ...(when ? { when } : {}),
    chosen: [],
    then,
  });
  const blocks: Block[] = [
    {
      steps: [],
      end: {
        end: 'choice',
        who: value(0, PLAYER),
        how: 'must',
        offers: [offer(0, 0, { condition: value(true), reason: 'never' }), offer(2, 0)],
        otherwise: 0,
        after: 0,
      },
    },
  ];
  const game: Game = makeGame({ blocks, actions: [low] });
  const interpreter = createInterpreter(game);
  const state = interpreter.start({ players: 1 });
  const mark = (x: number, more = {}) =>
    interpreter.explain(state, { player: 0, action: 'mark', choices: { x }, ...more })?.rule;

  test('the one that gets furthest answers; one that is asked for answers alone', () => {
    expect([mark(1), mark(2), mark(3)]).toEqual(['too-low', undefined, 'too-high']);
    expect([
      mark(1, { offer: 0 }),
      mark(2, { offer: 0 }),
      mark(2, { offer: 1 }),
      mark(2, { offer: 7 }),
    ]).toEqual(['too-high', 'too-high', undefined, 'not-now']);
  });
  test('the notation tells them apart', () => {
    const [move] = interpreter.moves(state, 'server');
    expect(move).toEqual({ player: 0, action: 'mark', offer: 1, choices: { x: 2 } });
    expect(interpreter.notation.write(state, move!)).toBe('mark 2 @2');
    expect(interpreter.notation.read(state, 'mark 2 @2', 0)).toEqual({ move });
    expect(interpreter.notation.read(state, 'mark 2', 0)).toEqual({ move: { ...move, offer: 0 } });
    expect(interpreter.notation.read(state, 'mark 2 @3', 0)).toEqual({
      problem: { code: 'no-offer', text: '@3' },
    });
  });
});

describe('choose some, choose any', () => {
  // cards 0 and 1 are alike, card 2 is another
  const game = (several: 'some' | 'any', from: readonly number[]): Game =>
    makeGame({
      blocks: [
        {
          steps: [],
          end: {
            end: 'choice',
            who: value(0, PLAYER),
            how: 'must',
            offers: [{ action: 'show', args: [], chosen: [], then: 0 }],
            otherwise: 0,
            after: 0,
          },
        },
      ],
      actions: [
        action('show', {
          head: [
            {
              is: 'choose',
              local: 'cards',
              from: values(from, CARD),
              type: CARD,
              several,
              reason: 'show.cards.none',
            },
          ],
        }),
      ],
    });
  const sets = (several: 'some' | 'any', from: readonly number[]) => {
    const interpreter = createInterpreter(game(several, from));
    return interpreter.moves(interpreter.start({ players: 1 }), 'server').map((move) => move.choices!.cards);
  };
  test('each set once, those alike count as one', () => {
    expect(sets('some', [2, 0, 1])).toEqual([[0], [0, 1], [0, 1, 2], [0, 2], [2]]);
    expect(sets('some', [1, 2])).toEqual([[1], [1, 2], [2]]);
    expect(sets('any', [0, 1])).toEqual([[], [0], [0, 1]]);
  });
  test('the other one of two alike may be named as well', () => {
    const interpreter = createInterpreter(game('some', [0, 1, 2]));
    const state = interpreter.start({ players: 1 });
    expect(interpreter.explain(state, { player: 0, action: 'show', choices: { cards: [2, 1] } })).toBe(
      undefined,
    );
  });
});

test('a value that can be chosen twice is one move', () => {
  const interpreter = createInterpreter(
    makeGame({
      blocks: [
        {
          steps: [],
          end: {
            end: 'choice',
            who: value(0, PLAYER),
            how: 'must',
            offers: [{ action: 'show', args: [], chosen: [], then: 0 }],
            otherwise: 0,
            after: 0,
          },
        },
      ],
      actions: [
        action('show', {
          head: [{ is: 'choose', local: 'x', from: values([3, 1, 3]), type: N, reason: 'show.x.none' }],
        }),
      ],
    }),
  );
  expect(interpreter.moves(interpreter.start({ players: 1 }), 'server').map((move) => move.choices)).toEqual([
    { x: 3 },
    { x: 1 },
  ]);
});
