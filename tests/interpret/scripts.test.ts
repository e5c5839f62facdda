// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the intermediate form; nothing here is awaited
import { describe, expect, test } from 'vitest';
import type { Expr, Value } from '../../compiler/2-model/model.ts';
import { collection, number, PLAYER } from '../../compiler/2-model/types.ts';
import type { Block, Game, Loop, Routine, Step } from '../../compiler/3-ir/ir.ts';
import { createInterpreter, type Fault, type Move } from '../../compiler/interpret/index.ts';
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
  is: 'add',
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
  const each = (list: ReturnType<typeof value>, backwards = false): Loop => ({
    over: 'items',
    local: 'x',
    in: list,
    backwards,
  });
  const often = (times: number): Loop => ({ over: 'times', times: value(times) });
  const cases: [string, Loop, Value | string][] = [
    ['through a list', each(values([4, 5, 6])), [4, 5, 6, 99]],
    ['backwards', each(values([4, 5, 6]), true), [6, 5, 4, 99]],
    ['through nothing', each(values([])), [99]],
    ['through one value', each(value(4)), [4, 99]],
    ['a number of times', often(3), [7, 7, 7, 99]],
    ['no times', often(0), [99]],
    ['never less than no times', often(-1), 'out-of-range'],
  ];
  const run = (routines: Game['routines']): Value | string => {
    let found: Value = null;
    const problem = problemOf(() => {
      found = logOf(script([], { routines }));
    });
    return problem === 'none' ? found : problem;
  };
  const body = (loop: Loop): Step => log(loop.over === 'items' ? local('x') : 7);

  test.each(cases)('%s, in one step', (_, loop, expected) => {
    const { over: __, ...rest } = loop;
    const is = loop.over === 'items' ? 'for each' : 'repeat';
    const steps = [{ ...rest, is, body: [body(loop)] } as Step, log(99)];
    expect(run([routine('game', [{ steps, end: { end: 'return' } }])])).toEqual(expected);
  });
  /** A loop that may stop inside; `isInside`: one that begins in its first pass. */
  const inBlocks = (loop: Loop, isInside: boolean): Game['routines'] => [
    routine(
      'game',
      [
        { steps: [{ is: 'start', loop: 0, isInside }], end: { end: 'jump', to: isInside ? 2 : 1 } },
        { steps: [], end: { end: 'next', loop: 0, body: 2, then: 3 } },
        { steps: [body(loop)], end: { end: 'jump', to: 1 } },
        { steps: [log(99)], end: { end: 'return' } },
      ],
      { loops: [loop] },
    ),
  ];
  test.each(cases)('%s, in blocks', (_, loop, expected) =>
    expect(run(inBlocks(loop, false))).toEqual(expected),
  );
  test.each(cases.filter(([, , expected]) => expected !== 'out-of-range' && String(expected) !== '99'))(
    '%s, from inside',
    (_, loop, expected) => expect(run(inBlocks(loop, true))).toEqual(expected),
  );
  test('a ranking from inside: the first who could be ranked, in place 1, and nobody after', () => {
    const rank = { local: 'x', in: values([4, 5]), by: { most: true, value: local('x') }, ties: [] };
    const loop: Loop = { over: 'ranking', rank, place: 'place', shared: 'shared~' };
    const [game] = inBlocks(loop, true);
    const notes = [log(local('x')), log(local('place')), log(local('shared~'))];
    const blocks = game!.blocks.with(2, { steps: notes, end: { end: 'jump', to: 1 } });
    expect(run([{ ...game!, blocks }])).toEqual([4, 1, 1, 99]);
  });
});

describe('steps with steps inside', () => {
  const run = (steps: readonly Step[], more: readonly Routine[] = []): Value =>
    logOf(script([], { routines: [routine('game', [{ steps, end: { end: 'return' } }]), ...more] }));
  const isIt = (yes: boolean): Expr => value(yes);
  const leave: Step = { is: 'leave' };

  test('the first branch that holds, or the other', () => {
    const choose = (one: boolean, two: boolean): Value =>
      run([
        {
          is: 'if',
          branches: [
            { condition: isIt(one), body: [log(1)] },
            { condition: isIt(two), body: [log(2)] },
          ],
          otherwise: [log(3)],
        },
        log(99),
      ]);
    expect([choose(true, true), choose(false, true), choose(false, false)]).toEqual([
      [1, 99],
      [2, 99],
      [3, 99],
    ]);
  });
  test('while something holds', () => {
    const short = compare('less', { op: 'count', of: field('log', LOG), type: N }, value(3));
    expect(run([{ is: 'repeat', while: short, body: [log(7)] }, log(99)])).toEqual([7, 7, 7, 99]);
  });
  test('leave: out of all loops, and only out of this routine', () => {
    const inner = routine('inner', [
      {
        steps: [
          {
            is: 'for each',
            local: 'x',
            in: values([1, 2, 3]),
            backwards: false,
            body: [
              log(local('x')),
              {
                is: 'if',
                branches: [{ condition: compare('at least', local('x'), value(2)), body: [leave] }],
                otherwise: [],
              },
            ],
          },
          log(50),
        ],
        end: { end: 'return' },
      },
    ]);
    const call: Step = { is: 'do', phase: 'inner', args: [] };
    expect(run([call, { is: 'repeat', times: value(1), body: [call] }, log(99)], [inner])).toEqual([
      1, 2, 1, 2, 99,
    ]);
    expect(run([{ is: 'repeat', body: [log(1), leave] }, log(99)])).toEqual([1]);
  });
  test('what is called has locals of its own', () => {
    const inner = routine(
      'inner',
      [
        {
          steps: [{ is: 'let', local: 'x', value: value(5) }, log(local('x')), log(local('given'))],
          end: { end: 'return' },
        },
      ],
      { params: ['given'] },
    );
    const steps: Step[] = [
      { is: 'let', local: 'x', value: value(1) },
      { is: 'do', phase: 'inner', args: [local('x')] },
      log(local('x')),
    ];
    expect(run(steps, [inner])).toEqual([5, 1, 1]);
  });
  test('a step that never ends', () =>
    expect(problemOf(() => run([{ is: 'repeat', body: [] }]))).toBe('endless'));
  test('a fault names the innermost step, or the loop whose condition it is', () => {
    const oneBy = (by: Expr): Expr => ({ op: 'divide', left: value(1), right: by, rounded: 'down', type: N });
    const at = (steps: readonly Step[]): unknown => {
      try {
        run(steps);
      } catch (problem) {
        return (problem as Fault).part;
      }
      return undefined;
    };
    const wrong: Step = { is: 'let', local: 'y', value: oneBy(value(0)) };
    expect(at([log(1), { is: 'repeat', times: value(1), body: [wrong] }])).toBe(wrong);
    // When the log has one entry, it divides by zero.
    const count: Expr = { op: 'count', of: field('log', LOG), type: N };
    const left: Expr = { op: 'subtract', left: value(1), right: count, type: N };
    const condition = compare('less', oneBy(left), value(9));
    const loop: Step = { is: 'repeat', while: condition, body: [log(1)] };
    expect(at([loop])).toBe(loop);
  });
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
        after: 2,
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
      return interpreter.moves(interpreter.start({ players: 1 }), 'server').map((move) => move.action);
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
          after: 1,
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
          after: 1,
        },
      },
    ];
    const interpreter = createInterpreter(
      script(blocks, { actions: [...possible, { ...never[0]!, name: 'never' }] }),
    );
    const first = interpreter.start({ players: 1 });
    expect(interpreter.explain(first, { player: 0, action: 'never' })?.rule).toBe('never');
    const second = interpreter.play(first, interpreter.moves(first, 'server')[0]!);
    expect(interpreter.explain(second, { player: 0, action: 'never' })?.rule).toBe('not-now');
  });
});

describe('at once', () => {
  const blocks: Block[] = [
    {
      steps: [{ is: 'let', local: 'extra', value: value(5) }],
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
        after: 0,
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
            is: 'add',
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
    const clear = { is: 'set', target: target('log', LOG), value: values([]) } as const;
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
      blocks: [{ steps: [log(1), { is: 'impossible', rule: 'boom' }], end: { end: 'return' } }],
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
              after: 0,
            },
          },
        ],
        { actions: [boom] },
      ),
    );
    const state = interpreter.start({ players: 1 });
    const before = JSON.stringify(state);
    expect(problemOf(() => interpreter.play(state, interpreter.moves(state, 'server')[0] as Move))).toBe(
      'impossible',
    );
    expect(JSON.stringify(state)).toBe(before);
  });
});
