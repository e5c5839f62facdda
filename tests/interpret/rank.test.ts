// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the intermediate form; nothing here is awaited
import { describe, expect, test } from 'vitest';
import type { Expr, RankModel, TieModel, Value } from '../../compiler/2-model/model.ts';
import { collection, number, SEAT } from '../../compiler/2-model/types.ts';
import type { Block, Game, Loop, Routine, Step } from '../../compiler/3-ir/ir.ts';
import { createInterpreter, type State } from '../../compiler/interpret/index.ts';
import {
  COLOUR,
  compare,
  field,
  fieldModel,
  held,
  local,
  makeGame,
  N,
  routine,
  scoring,
  seats,
  target,
  value,
} from './build.ts';
import { problemOf } from './faults.ts';

const seat = local('seat', SEAT);
const stones = field('stones', N, [], seat);
const pearls = field('pearls', N, [], seat);
const rank = (ties: readonly TieModel[], more: Partial<RankModel> = {}): RankModel => ({
  local: 'seat',
  in: seats,
  by: { most: true, value: stones },
  ties,
  ...more,
});
const measure = (most: boolean): TieModel => ({ is: 'measure', measure: { most, value: pearls } });

const note = (what: Expr): Step => ({
  is: 'add',
  target: target('order', N),
  value: what,
  to: 'list',
  moreIsLost: false,
});
const notes = [note(seat), note(local('place')), note(local('shared~'))];

/** Ranks in a loop that may stop. */
function inBlocks(model: RankModel): Routine {
  const loop: Loop = { over: 'ranking', rank: model, place: 'place', shared: 'shared~' };
  const blocks: Block[] = [
    { steps: [], end: { end: 'rank', loop: 0, then: 1 } },
    { steps: [], end: { end: 'next', loop: 0, body: 2, then: 3 } },
    { steps: notes, end: { end: 'jump', to: 1 } },
    { steps: [], end: { end: 'return' } },
  ];
  return routine('game', blocks, { loops: [loop] });
}

/** Ranks in one step: without lots. */
function inOneStep(model: RankModel): Routine {
  const steps: Step[] = [{ is: 'rank', rank: model, place: 'place', shared: 'shared~', body: notes }];
  return routine('game', [{ steps, end: { end: 'return' } }]);
}

/** A game that ranks all seats by their stones and writes down who has which place, and how many share it. */
function ranking(game: Routine, checks: Partial<Game> = {}): Game {
  return makeGame({
    fields: [
      fieldModel('stones', 'seat', number(0, 9)),
      fieldModel('pearls', 'seat', number(0, 9)),
      fieldModel('order', 'table', collection(N, 'list'), { upTo: 99 }),
    ],
    routines: [game],
    ...checks,
  });
}

/** Who is ranked, as [seat, place, sum of the places shared]; the same in a loop and in one step. */
function ranked(
  model: RankModel,
  has: readonly number[],
  pearlsOf: readonly number[] = [0, 0, 0],
  lots: readonly Value[] = [],
): number[][] {
  const inLoop = rankedIn(inBlocks(model), has, pearlsOf, lots);
  if (model.ties.at(-1)?.is !== 'by lot')
    expect(rankedIn(inOneStep(model), has, pearlsOf, lots)).toEqual(inLoop);
  return inLoop;
}

function rankedIn(
  game: Routine,
  has: readonly number[],
  pearlsOf: readonly number[],
  lots: readonly Value[],
): number[][] {
  const interpreter = createInterpreter(ranking(game));
  let state = before(interpreter.program.game, has, pearlsOf);
  for (const lot of lots) state = interpreter.supply(state, lot);
  expect(interpreter.chance(state)).toBe(undefined);
  const flat = held(state, 'order') as number[];
  return Array.from({ length: flat.length / 3 }, (_, index) => {
    const [who, place, shared] = flat.slice(index * 3, index * 3 + 3) as [number, number, number];
    return [who, place, shared * place + (shared * (shared - 1)) / 2];
  });
}

/** The first stop of the game with these stones and pearls. */
function before(game: Game, has: readonly number[], pearlsOf: readonly number[]): State {
  const fields = game.fields.map((one) => one);
  const steps = has.flatMap((number, index) => [
    { is: 'set' as const, target: target('stones', N, [], value(index, SEAT)), value: value(number) },
    {
      is: 'set' as const,
      target: target('pearls', N, [], value(index, SEAT)),
      value: value(pearlsOf[index] ?? 0),
    },
  ]);
  const [first, ...rest] = game.routines[0]!.blocks;
  const blocks = [{ ...first!, steps: [...steps, ...first!.steps] }, ...rest];
  return createInterpreter({ ...game, fields, routines: [{ ...game.routines[0]!, blocks }] }).start({
    players: 3,
  });
}

describe('who is ranked', () => {
  const shared: TieModel[] = [{ is: 'share' }];
  test('best first', () =>
    expect(ranked(rank(shared), [2, 9, 4])).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [0, 3, 3],
    ]));
  test('least first', () =>
    expect(ranked(rank(shared, { by: { most: false, value: stones } }), [2, 9, 4])).toEqual([
      [0, 1, 1],
      [2, 2, 2],
      [1, 3, 3],
    ]));
  test('where', () =>
    expect(ranked(rank(shared, { where: compare('less', stones, value(9)) }), [2, 9, 4])).toEqual([
      [2, 1, 1],
      [0, 2, 2],
    ]));
  test('at least', () =>
    expect(ranked(rank(shared, { atLeast: value(4) }), [2, 9, 4])).toEqual([
      [1, 1, 1],
      [2, 2, 2],
    ]));
  test('from a place on', () =>
    expect(ranked(rank(shared, { fromPlace: value(3) }), [2, 9, 4])).toEqual([
      [1, 3, 3],
      [2, 4, 4],
      [0, 5, 5],
    ]));
  test('the first places only', () =>
    expect(ranked(rank(shared, { first: value(2) }), [2, 9, 4])).toEqual([
      [1, 1, 1],
      [2, 2, 2],
    ]));
  test('nobody', () => expect(ranked(rank(shared, { atLeast: value(1) }), [0, 0, 0])).toEqual([]));
});

describe('ties', () => {
  test('share: two at the top take the places 1 and 2, the third has place 3', () => {
    expect(ranked(rank([{ is: 'share' }]), [5, 2, 5])).toEqual([
      [0, 1, 3],
      [2, 1, 3],
      [1, 3, 3],
    ]);
  });
  test('share: all', () =>
    expect(ranked(rank([{ is: 'share' }]), [5, 5, 5])).toEqual([
      [0, 1, 6],
      [1, 1, 6],
      [2, 1, 6],
    ]));
  test('joint win: the same place, the next one is skipped', () => {
    expect(ranked(rank([{ is: 'joint win' }]), [5, 2, 5])).toEqual([
      [0, 1, 1],
      [2, 1, 1],
      [1, 3, 3],
    ]);
  });
  test('nobody: those tied and everyone behind are left out', () => {
    expect(ranked(rank([{ is: 'nobody' }]), [5, 2, 5])).toEqual([]);
    expect(ranked(rank([{ is: 'nobody' }]), [5, 9, 5])).toEqual([[1, 1, 1]]);
  });
  test('impossible', () => {
    expect(ranked(rank([{ is: 'impossible' }]), [5, 2, 4])).toHaveLength(3);
    expect(problemOf(() => ranked(rank([{ is: 'impossible' }]), [5, 2, 5]))).toBe('tie');
  });
  test('another measure decides, then the rule behind it', () => {
    const model = rank([measure(true), { is: 'joint win' }]);
    expect(ranked(model, [5, 5, 5], [1, 2, 3])).toEqual([
      [2, 1, 1],
      [1, 2, 2],
      [0, 3, 3],
    ]);
    expect(ranked(model, [5, 5, 5], [1, 2, 2])).toEqual([
      [1, 1, 1],
      [2, 1, 1],
      [0, 3, 3],
    ]);
    expect(ranked(rank([measure(false), { is: 'joint win' }]), [5, 5, 6], [1, 0, 9])).toEqual([
      [2, 1, 1],
      [1, 2, 2],
      [0, 3, 3],
    ]);
  });
  test('by lot: a lot for each place, the last one is free', () => {
    const model = rank([{ is: 'by lot' }]);
    expect(ranked(model, [5, 5, 5], [], [2, 0])).toEqual([
      [2, 1, 1],
      [0, 2, 2],
      [1, 3, 3],
    ]);
    expect(ranked(model, [5, 2, 5], [], [2])).toEqual([
      [2, 1, 1],
      [0, 2, 2],
      [1, 3, 3],
    ]);
    expect(ranked(model, [1, 2, 3])).toEqual([
      [2, 1, 1],
      [1, 2, 2],
      [0, 3, 3],
    ]);
  });
  test('by lot: only as far as the places go', () => {
    expect(ranked(rank([{ is: 'by lot' }], { first: value(1) }), [5, 5, 5], [], [1])).toEqual([[1, 1, 1]]);
    expect(ranked(rank([{ is: 'by lot' }], { first: value(1) }), [5, 5, 9])).toEqual([[2, 1, 1]]);
  });
  test('a lot is among those still tied', () => {
    const interpreter = createInterpreter(ranking(inBlocks(rank([{ is: 'by lot' }]))));
    const start = before(interpreter.program.game, [5, 5, 5], [0, 0, 0]);
    expect(interpreter.chance(start)).toEqual({ is: 'lot', options: [0, 1, 2], type: SEAT });
    const next = interpreter.supply(start, 1);
    expect(interpreter.chance(next)).toEqual({ is: 'lot', options: [0, 2], type: SEAT });
    expect(problemOf(() => interpreter.supply(next, 1))).toBe('no-such-move');
  });
});

describe('awards', () => {
  const prize = { op: 'table', table: 'prize', column: 'points', keys: [local('place')], type: N } as const;
  /** Majorities in each colour, as seats have stones there. */
  const game = makeGame({
    fields: [fieldModel('stones', 'seat', number(0, 9), { keys: [COLOUR], start: value(0) })],
    blocks: [{ steps: [], end: { end: 'return' } }],
    scorings: [
      scoring('majority', COLOUR, 'colour', [
        {
          steps: [
            {
              is: 'rank',
              rank: rank([{ is: 'share' }], {
                by: { most: true, value: field('stones', N, [local('colour', COLOUR)], seat) },
                atLeast: value(1),
              }),
              place: 'place',
              shared: 'shared~',
              body: [
                {
                  is: 'award',
                  scoring: 'majority',
                  amount: prize,
                  to: seat,
                  for: local('colour', COLOUR),
                  pooled: { place: 'place', shared: 'shared~' },
                },
              ],
            },
          ],
          end: { end: 'return' },
        },
      ]),
      scoring('stars', SEAT, 'seat', [
        { steps: [{ is: 'award', scoring: 'stars', amount: value(2), to: seat }], end: { end: 'return' } },
      ]),
    ],
  });
  /** Points by seat for each colour: the stones in red, in green, in blue. */
  function awards(red: readonly number[], green: readonly number[], blue: readonly number[]): State {
    const steps = [red, green, blue].flatMap((counts, colour) =>
      counts.map(
        (number, index): Step => ({
          is: 'set',
          target: target('stones', N, [value(colour, COLOUR)], value(index, SEAT)),
          value: value(number),
        }),
      ),
    );
    const scorings = ['majority', 'stars'].map((name) => ({ scoring: name, args: [] }));
    const blocks: Block[] = [{ steps: [...steps, { is: 'score', scorings }], end: { end: 'return' } }];
    const routines = [routine('game', blocks)];
    return createInterpreter({ ...game, routines }).start({ players: 3 });
  }
  test('the prizes are 6, 3, 1; those who share pool their places and round down', () => {
    // red: 6, 3, 1; green: two share (6 + 3) / 2 = 4, the third gets 1; blue: (3 + 1) / 2 = 2 behind the first
    const { points } = awards([3, 2, 1], [2, 2, 1], [1, 5, 1]);
    expect(points.majority).toEqual({ '0': [6, 3, 1], '1': [4, 4, 1], '2': [2, 6, 2] });
  });
  test('three share (6 + 3 + 1) / 3; without a stone there is nothing', () => {
    expect(awards([4, 4, 4], [0, 1, 0], [0, 0, 0]).points.majority).toEqual({
      '0': [3, 3, 3],
      '1': [0, 6, 0],
    });
  });
  test('points by scoring, by value, in total', () => {
    const interpreter = createInterpreter(game);
    const state = awards([3, 2, 1], [2, 2, 1], [1, 5, 1]);
    expect(state.points.stars).toEqual({ '': [2, 2, 2] });
    const [first] = interpreter.score(state);
    expect(first).toEqual({
      seat: 0,
      total: 14,
      by: { majority: { total: 12, for: { '0': 6, '1': 4, '2': 2 } }, stars: { total: 2, for: {} } },
    });
  });
});

describe('the result', () => {
  const points = { op: 'points', of: seat, type: N } as const;
  const game = (ties: readonly TieModel[]): Game =>
    makeGame({
      fields: [fieldModel('pearls', 'seat', number(0, 9))],
      winner: {
        rank: { local: 'seat', in: seats, by: { most: true, value: points }, ties },
        solo: { op: 'table', table: 'prize', column: 'points', keys: [points], type: N },
      },
      scorings: [scoring('x', SEAT, 'seat', [{ steps: [], end: { end: 'return' } }])],
    });
  const finished = (ties: readonly TieModel[], totals: readonly number[], pearlsOf: readonly number[]) => {
    const interpreter = createInterpreter(game(ties));
    const state = interpreter.start({ players: 3 });
    return interpreter.result({
      ...state,
      points: { x: { '': [...totals] } },
      fields: { pearls: [...pearlsOf] },
    });
  };
  test('by points alone', () => {
    expect(finished([measure(true), { is: 'joint win' }], [4, 9, 2], [0, 0, 0])).toEqual({
      ranking: [
        { seat: 1, place: 1, points: 9, tie: null },
        { seat: 0, place: 2, points: 4, tie: null },
        { seat: 2, place: 3, points: 2, tie: null },
      ],
      decidedBy: null,
      solo: null,
    });
  });
  test('by the first tie rule', () => {
    const result = finished([measure(true), { is: 'joint win' }], [9, 9, 2], [1, 2, 0]);
    expect(result?.ranking.map(({ seat: who, place, tie }) => [who, place, tie])).toEqual([
      [1, 1, 1],
      [0, 2, 1],
      [2, 3, null],
    ]);
    expect(result?.decidedBy).toEqual({ tie: 1, id: 'winner.tie.1' });
  });
  test('by the last one, for some', () => {
    const result = finished([measure(true), { is: 'joint win' }], [9, 9, 9], [1, 2, 2]);
    expect(result?.ranking.map(({ seat: who, place, tie }) => [who, place, tie])).toEqual([
      [1, 1, 2],
      [2, 1, 2],
      [0, 3, 1],
    ]);
    expect(result?.decidedBy).toEqual({ tie: 2, id: 'winner.tie.2' });
  });
  test('alone', () => {
    const interpreter = createInterpreter(game([{ is: 'joint win' }]));
    const alone = {
      ...interpreter.program.game,
      winner: {
        ...interpreter.program.game.winner,
        rank: {
          ...interpreter.program.game.winner.rank,
          in: { op: 'players', type: collection(SEAT) } as const,
        },
      },
    };
    const solo = createInterpreter(alone);
    const state = solo.start({ players: 1 });
    expect(solo.result({ ...state, points: { x: { '': [2, 0] } } })?.solo).toBe(3);
  });
  test('nothing before the end', () => {
    const interpreter = createInterpreter(game([{ is: 'joint win' }]));
    expect(interpreter.result(interpreter.blank({ players: 2 }))).toBe(undefined);
  });
});
