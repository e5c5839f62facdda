// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the intermediate form; nothing here is awaited
import { describe, expect, test } from 'vitest';
import type { Value } from '../../compiler/2-model/model.ts';
import { collection, number, PLAYER } from '../../compiler/2-model/types.ts';
import type { Block, Game } from '../../compiler/3-ir/ir.ts';
import { createInterpreter, type Move } from '../../compiler/interpret/index.ts';
import {
  action,
  compare,
  field,
  fieldModel,
  held,
  local,
  makeGame,
  N,
  players,
  routine,
  target,
  value,
  values,
} from './build.ts';
import { problemOf } from './faults.ts';

/** Small scripts, one construct each. */

const LOG = collection(N, 'list');
const log = (what: number | ReturnType<typeof local>): Block['steps'][number] => ({
  do: 'add',
  target: target('log', LOG),
  value: typeof what === 'number' ? value(what) : what,
  to: 'list',
  moreIsLost: false,
});
const fields = [fieldModel('log', 'table', LOG, { upTo: 99 }), fieldModel('done', 'player', number(0, 9))];

function script(blocks: readonly Block[], more: Partial<Game> = {}): Game {
  return makeGame({ fields, blocks, ...more });
}

function logOf(game: Game, setup = { players: 2 }): Value {
  return held(createInterpreter(game).start(setup), 'log');
}

describe('loops', () => {
  const loop = (list: ReturnType<typeof value>, backwards: boolean, withLocal = true): Block[] => [
    { steps: [{ do: 'let', local: 'rest~', value: list }], end: { end: 'jump', to: 1 } },
    {
      steps: [],
      end: {
        end: 'next',
        list: 'rest~',
        ...(withLocal ? { local: 'x' } : {}),
        ...(backwards ? { backwards: true as const } : {}),
        body: 2,
        then: 3,
      },
    },
    { steps: [log(withLocal ? local('x') : 7)], end: { end: 'jump', to: 1 } },
    { steps: [log(99)], end: { end: 'return' } },
  ];
  test('through a list', () => expect(logOf(script(loop(values([4, 5, 6]), false)))).toEqual([4, 5, 6, 99]));
  test('backwards', () => expect(logOf(script(loop(values([4, 5, 6]), true)))).toEqual([6, 5, 4, 99]));
  test('through nothing', () => expect(logOf(script(loop(values([]), false)))).toEqual([99]));
  test('so many times', () => expect(logOf(script(loop(value(3), false, false)))).toEqual([7, 7, 7, 99]));
  test('no times', () => expect(logOf(script(loop(value(0), false, false)))).toEqual([99]));
  test('never less than no times', () =>
    expect(problemOf(() => logOf(script(loop(value(-1), false, false))))).toBe('out-of-range'));
});

describe('decisions that nobody is asked', () => {
  const choice = (who: ReturnType<typeof value>, how: 'must' | 'may'): Block[] => [
    {
      steps: [],
      end: {
        end: 'choice',
        who,
        how,
        offers: [{ action: 'do-it', args: [], chosen: [], then: 1 }],
        otherwise: 2,
      },
    },
    { steps: [log(1)], end: { end: 'return' } },
    { steps: [log(2)], end: { end: 'return' } },
  ];
  const possible = [action('do-it')];
  const never = [action('do-it', { head: [{ is: 'need', condition: value(false), reason: 'never' }] })];

  test('an imaginary seat takes the other way, and nothing is remembered', () => {
    const state = createInterpreter(script(choice(value(1, PLAYER), 'must'), { actions: possible })).start({
      players: 1,
    });
    expect(held(state, 'log')).toEqual([2]);
    expect(state.skipped).toEqual([]);
  });
  test('without a legal move too, and it is remembered', () => {
    const state = createInterpreter(script(choice(value(0, PLAYER), 'must'), { actions: never })).start({
      players: 1,
    });
    expect(held(state, 'log')).toEqual([2]);
    expect(state.skipped).toEqual([{ who: 0, routine: 'game', block: 0, locals: [] }]);
  });
  test('must: no pass; may: a pass', () => {
    const names = (how: 'must' | 'may'): string[] => {
      const interpreter = createInterpreter(script(choice(value(0, PLAYER), how), { actions: possible }));
      return interpreter.moves(interpreter.start({ players: 1 })).map((move) => move.action);
    };
    expect(names('must')).toEqual(['do-it']);
    expect(names('may')).toEqual(['do-it', 'pass']);
  });
  test('what was skipped is forgotten with the next move', () => {
    const blocks: Block[] = [
      {
        steps: [],
        end: {
          end: 'choice',
          who: value(0, PLAYER),
          how: 'must',
          offers: [{ action: 'never', args: [], chosen: [], then: 1 }],
          otherwise: 1,
        },
      },
      {
        steps: [],
        end: {
          end: 'choice',
          who: value(0, PLAYER),
          how: 'must',
          offers: [{ action: 'do-it', args: [], chosen: [], then: 1 }],
          otherwise: 1,
        },
      },
    ];
    const interpreter = createInterpreter(
      script(blocks, { actions: [...possible, { ...never[0]!, name: 'never' }] }),
    );
    const first = interpreter.start({ players: 1 });
    expect(interpreter.explain(first, { player: 0, action: 'never' })?.rule).toBe('never');
    const second = interpreter.play(first, interpreter.moves(first)[0]!);
    expect(interpreter.explain(second, { player: 0, action: 'never' })?.rule).toBe('not-now');
  });
});

describe('at once', () => {
  const blocks: Block[] = [
    {
      steps: [{ do: 'let', local: 'extra', value: value(5) }],
      end: { end: 'at once', over: players, local: 'q', routine: 'game/q', captured: ['extra'], then: 1 },
    },
    { steps: [log(99)], end: { end: 'return' } },
  ];
  const q = local('q', PLAYER);
  const done = field('done', N, [], q);
  const body = (steps: number): Block[] => [
    {
      steps: [],
      end: { end: 'branch', condition: compare('less', done, value(steps)), then: 1, otherwise: 2 },
    },
    {
      steps: [],
      end: {
        end: 'choice',
        who: q,
        how: 'must',
        offers: [{ action: 'work', args: [local('extra')], chosen: [], then: 0 }],
        otherwise: 0,
      },
    },
    { steps: [], end: { end: 'return' } },
  ];
  const work = action('work', {
    params: ['extra'],
    blocks: [
      {
        steps: [
          {
            do: 'add',
            target: target('done', N, [], local('player', PLAYER)),
            value: value(1),
            to: 'number',
            moreIsLost: false,
          },
          log(local('extra')),
        ],
        end: { end: 'return' },
      },
    ],
  });
  const game = (steps: number): Game =>
    script(blocks, {
      actions: [work],
      routines: [routine('game', blocks), routine('game/q', body(steps), { owner: 'q', params: ['extra'] })],
    });

  test('each has a script of its own; it goes on when all are through', () => {
    const interpreter = createInterpreter(game(2));
    let state = interpreter.start({ players: 3 });
    expect(interpreter.toAct(state)).toEqual([0, 1, 2]);
    for (const player of [2, 0, 2]) state = interpreter.play(state, { player, action: 'work' });
    expect(interpreter.toAct(state)).toEqual([0, 1]);
    expect(interpreter.explain(state, { player: 2, action: 'work' })?.rule).toBe('not-your-turn');
    for (const player of [1, 1, 0]) state = interpreter.play(state, { player, action: 'work' });
    expect(state.over).toBe(true);
    expect(held(state, 'log')).toEqual([5, 5, 5, 5, 5, 5, 99]);
    expect(state.branches).toBe(null);
  });
  test('if nobody has anything to do it goes on', () => expect(logOf(game(0))).toEqual([99]));
  test('over nobody', () => {
    const empty: Block[] = [
      { ...blocks[0]!, end: { ...blocks[0]!.end, over: values([]) } as Block['end'] },
      blocks[1]!,
    ];
    expect(
      logOf({
        ...game(1),
        routines: [routine('game', empty), routine('game/q', body(1), { owner: 'q', params: ['extra'] })],
      }),
    ).toEqual([99]);
  });
  test('chance inside a branch is supplied before anybody acts', () => {
    const draw: Block[] = [
      {
        steps: [],
        end: { end: 'draw', from: values([1, 2]), into: { local: 'got' }, then: 1, otherwise: 1 },
      },
      { steps: [log(local('got'))], end: { end: 'return' } },
    ];
    const interpreter = createInterpreter({
      ...game(1),
      routines: [routine('game', blocks), routine('game/q', draw, { owner: 'q', params: ['extra'] })],
    });
    const start = interpreter.start({ players: 2 });
    const end = interpreter.supply(interpreter.supply(start, 2), 1);
    expect(held(end, 'log')).toEqual([2, 1, 99]);
  });
});

describe('faults', () => {
  test('a script that never stops', () =>
    expect(problemOf(() => logOf(script([{ steps: [], end: { end: 'jump', to: 0 } }])))).toBe('endless'));
  test('a script that never stops, with a seed', () => {
    const game = script([
      {
        steps: [],
        end: {
          end: 'roll',
          what: { op: 'every piece', pieces: 'Die', type: collection({ is: 'piece', pieces: 'Die' }) },
          then: 0,
        },
      },
    ]);
    expect(problemOf(() => createInterpreter(game).start({ players: 2, seed: 'x' }))).toBe('endless');
  });
  test('an always rule, at a stop and at chance; not in between, not unless asked', () => {
    const always = [
      {
        name: 'short-log',
        condition: compare('less', { op: 'count', of: field('log', LOG), type: N }, value(2)),
      },
    ];
    const clear = { do: 'set', target: target('log', LOG), value: values([]) } as const;
    const start = (blocks: readonly Block[], checkAlways: boolean) =>
      problemOf(() =>
        createInterpreter(script(blocks, { always })).start({ players: 2, seed: 'x', checkAlways }),
      );
    const between: Block[] = [{ steps: [log(1), log(2), clear], end: { end: 'return' } }];
    const atEnd: Block[] = [{ steps: [log(1), log(2)], end: { end: 'return' } }];
    const atChance: Block[] = [
      {
        steps: [log(1), log(2)],
        end: { end: 'draw', from: players, into: { local: 'x' }, then: 1, otherwise: 1 },
      },
      { steps: [clear], end: { end: 'return' } },
    ];
    expect([start(between, true), start(atEnd, true), start(atChance, true)]).toEqual([
      'none',
      'always',
      'always',
    ]);
    expect([start(atEnd, false), start(atChance, false)]).toEqual(['none', 'none']);
  });
  test('the state that was played from is as before', () => {
    const boom = action('boom', {
      blocks: [{ steps: [log(1), { do: 'impossible', rule: 'boom' }], end: { end: 'return' } }],
    });
    const interpreter = createInterpreter(
      script(
        [
          {
            steps: [],
            end: {
              end: 'choice',
              who: value(0, PLAYER),
              how: 'must',
              offers: [{ action: 'boom', args: [], chosen: [], then: 0 }],
              otherwise: 0,
            },
          },
        ],
        { actions: [boom] },
      ),
    );
    const state = interpreter.start({ players: 1 });
    const before = JSON.stringify(state);
    expect(problemOf(() => interpreter.play(state, interpreter.moves(state)[0] as Move))).toBe('impossible');
    expect(JSON.stringify(state)).toBe(before);
  });
});
