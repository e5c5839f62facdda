import { describe, expect, test } from 'vitest';
import type { Expr, MoveModel } from '../../compiler/2-model/model.ts';
import { collection, PLAYER, YES_OR_NO } from '../../compiler/2-model/types.ts';
import type { Example, Game } from '../../compiler/3-ir/ir.ts';
import { createInterpreter, type ExampleProblem, runExample } from '../../compiler/interpret/index.ts';
import { CARD, DIE, face, field, is, N, target, value, values } from './build.ts';
import { tinyGame } from './tiny-game.ts';

type Fact = Example['facts'][number];

const interpreter = createInterpreter(tinyGame);
const run = (facts: readonly Fact[], more: Partial<Example> = {}, game: Game = tinyGame): ExampleProblem[] =>
  runExample(
    game,
    { name: 'by-hand', players: ['Ann', 'Bob'], options: [], facts, ...more },
    game === tinyGame ? interpreter : undefined,
  );

const DICE = collection(DIE, 'place');
const CARDS = collection(CARD, 'place');
const who = (player: number): Expr => value(player, PLAYER);
const coinsAre = (player: number, amount: number): Fact => ({
  is: 'given',
  target: target('coins', N, [], who(player)),
  value: value(amount),
});
const facesAre = (...faces: number[]): Fact => ({
  is: 'given',
  target: { is: 'face', of: values([0, 1, 2], DIE), type: N },
  value: values(faces),
});
const poolIs = (...dice: number[]): Fact => ({
  is: 'given',
  target: target('pool', DICE),
  value: values(dice, DIE),
});
const handIs = (player: number, ...cards: number[]): Fact => ({
  is: 'given',
  target: target('hand', CARDS, [], who(player)),
  value: values(cards, CARD),
});
const isTo = (player: number, action: string): Fact => ({
  is: 'is to',
  who: player,
  action,
  phase: 'turn',
  args: [],
});
const turnOf = (player: number): Fact => ({ is: 'do', phase: 'turn', args: [], of: who(player) });
const gives = (...outcome: number[]): Fact => ({
  is: 'chance gives',
  values: outcome.map((one) => value(one)),
});
const move = (
  player: number,
  action: string,
  choices: Record<string, number | readonly number[]> = {},
): MoveModel => ({
  who: player,
  action,
  args: [],
  with: Object.entries(choices).map(([choice, one]) => ({
    choice,
    value: typeof one === 'number' ? value(one) : values(one),
  })),
});
const does = (...of: Parameters<typeof move>): Fact => ({ is: 'does', move: move(...of) });
const may = (...of: Parameters<typeof move>): Fact => ({ is: 'may', move: move(...of) });
const mayNot = (reason: string, ...of: Parameters<typeof move>): Fact => ({
  is: 'may not',
  move: move(...of),
  reason,
});
const holds = (condition: Expr): Fact => ({ is: 'holds', condition });
const coinsOf = (player: number): Expr => field('coins', N, [], who(player));
const stonesOf = (player: number): Expr => field('stones', N, [], who(player));
const codes = (problems: readonly ExampleProblem[]): string[] =>
  problems.map(({ fact, code }) => `${fact} ${code}`);

describe('examples that hold', () => {
  test('nothing is played before set-up', () => {
    const log = field('log', collection(N, 'list'));
    expect(
      run([holds(is(coinsOf(0), value(3))), holds({ op: 'empty', not: false, of: log, type: YES_OR_NO })]),
    ).toEqual([]);
  });
  test('a turn, its chance given', () => {
    expect(
      run([
        turnOf(1),
        gives(1, 3, 1),
        may(1, 'turn-die', { die: 0 }),
        { is: 'may pass', who: 1, not: false },
        does(1, 'turn-die', { die: 0, step: 1 }),
        holds(is(face(value(0, DIE)), value(2))),
        { is: 'passes', who: 1 },
        { is: 'may pass', who: 1, not: true },
        does(1, 'take', { die: 1 }),
        holds(is(stonesOf(1), value(3))),
        { is: 'score', scorings: [{ scoring: 'stars', args: [] }] },
        holds(is({ op: 'points', of: who(1), type: N }, value(6))),
      ]),
    ).toEqual([]);
  });
  test('a decision in the middle of a phase, in a given situation', () => {
    expect(
      run([
        isTo(0, 'take'),
        facesAre(2, 1, 1),
        coinsAre(0, 2),
        does(0, 'take'),
        holds(is(stonesOf(0), value(2))),
      ]),
    ).toEqual([]);
  });
  test('what is left out is clear if one value is legal', () => {
    expect(
      run([
        coinsAre(0, 1),
        facesAre(1, 1, 1),
        isTo(0, 'turn-die'),
        does(0, 'turn-die', { die: 2 }),
        holds(is(face(value(2, DIE)), value(2))),
      ]),
    ).toEqual([]);
  });
  test('refusals, at a decision and at one that was skipped', () => {
    expect(
      run([
        coinsAre(0, 0),
        facesAre(1, 1, 3),
        isTo(0, 'turn-die'),
        mayNot('too-few-coins', 0, 'turn-die'),
        mayNot('not-past-the-ends', 0, 'turn-die', { die: 2, step: 1 }),
        mayNot('too-low', 0, 'take', { die: 1 }),
        mayNot('not-your-turn', 1, 'take'),
        may(0, 'take', { die: 2 }),
      ]),
    ).toEqual([]);
  });
  test('one value for a collection; other pieces leave', () => {
    expect(
      run([
        { is: 'given', target: target('tray', DICE), value: value(1, DIE) },
        holds({
          op: 'same set',
          not: false,
          left: field('pool', DICE),
          right: values([0, 2], DIE),
          type: YES_OR_NO,
        }),
      ]),
    ).toEqual([]);
  });
  test('chance that may and may not come; then it is drawn when a step needs it', () => {
    expect(
      run([
        turnOf(0),
        { is: 'chance may give', not: false, values: [value(3), value(1), value(1)] },
        { is: 'chance may give', not: true, values: [value(1), value(1), value(1)] },
        { is: 'chance may give', not: true, values: [value(3), value(1)] },
        holds(is(face(value(0, DIE)), value(1))),
        { is: 'passes', who: 0 },
      ]),
    ).toEqual([]);
  });
  test('chance decides at once if it is told to', () => {
    expect(run([turnOf(0), { is: 'chance decides' }, may(0, 'turn-die')])).toEqual([]);
    expect(codes(run([turnOf(0), may(0, 'turn-die')]))).toEqual(['1 example-before-chance']);
  });
  test('lots', () => {
    const start = [facesAre(1, 1, 1), coinsAre(0, 3), isTo(0, 'take'), does(0, 'take', { die: 1 })];
    expect(
      run([
        ...start,
        gives(2),
        holds(is({ op: 'count', of: field('log', collection(N)), type: N }, value(1))),
      ]),
    ).toEqual([]);
    expect(codes(run([...start, gives(2, 0)]))).toEqual(['4 example-chance']);
  });
  test('options and imaginary seats', () => {
    const alone = { players: ['Ann'], imaginary: 2, options: [{ option: 'double', value: true }] };
    expect(
      run(
        [
          holds({ op: 'option', option: 'double', type: YES_OR_NO }),
          holds(is({ op: 'count', of: { op: 'seats', type: collection(N) }, type: N }, value(3))),
        ],
        alone,
      ),
    ).toEqual([]);
  });
});

describe('examples that do not hold', () => {
  const start = [facesAre(1, 3, 1), isTo(0, 'turn-die')];
  test('example-fails: with what was compared', () => {
    const condition: Expr = { op: 'and', parts: [value(true), is(coinsOf(0), value(4))], type: YES_OR_NO };
    expect(run([holds(condition), holds(is(coinsOf(1), value(9)))])).toEqual([
      { fact: 0, code: 'example-fails', conjunct: 1, data: { left: '3', right: '4' } },
      { fact: 1, code: 'example-fails', conjunct: 0, data: { left: '3', right: '9' } },
    ]);
  });
  test('example-fails: it is allowed, or possible', () => {
    expect(codes(run([...start, mayNot('too-few-coins', 0, 'turn-die')]))).toEqual(['2 example-allowed']);
    expect(codes(run([...start, { is: 'may pass', who: 0, not: true }]))).toEqual(['2 example-allowed']);
    expect(
      codes(run([turnOf(0), { is: 'chance may give', not: true, values: [value(3), value(1), value(1)] }])),
    ).toEqual(['1 example-fails']);
  });
  test('example-not-allowed: with the reason, and then it is over', () => {
    expect(run([...start, does(0, 'turn-die', { die: 0, step: -1 }), holds(value(false))])).toEqual([
      {
        fact: 2,
        code: 'example-not-allowed',
        data: { move: 'turn-die with die = red-1, step = -1', reason: 'not-past-the-ends' },
      },
    ]);
    expect(run([...start, may(0, 'take')])).toEqual([
      { fact: 2, code: 'example-not-allowed', data: { move: 'take', reason: 'not-now' } },
    ]);
    expect(run([facesAre(1, 3, 1), isTo(0, 'take'), { is: 'passes', who: 0 }])).toEqual([
      { fact: 2, code: 'example-not-allowed', data: { move: 'pass', reason: 'must-choose' } },
    ]);
    expect(codes(run([isTo(0, 'save')]))).toEqual(['0 example-not-allowed']);
  });
  test('example-unclear: with the moves', () => {
    expect(run([...start, does(0, 'turn-die', { step: 1 })])).toEqual([
      {
        fact: 2,
        code: 'example-unclear',
        data: { move: 'turn-die with step = 1', moves: 'turn-die red-1 1 | turn-die green 1' },
      },
    ]);
  });
  test('example-refused-otherwise', () => {
    expect(run([...start, mayNot('too-few-coins', 0, 'turn-die', { die: 0, step: -1 })])).toEqual([
      {
        fact: 2,
        code: 'example-refused-otherwise',
        data: {
          move: 'turn-die with die = red-1, step = -1',
          expected: 'too-few-coins',
          found: 'not-past-the-ends',
        },
      },
    ]);
  });
  test('example-chance: it is not asked, or cannot give it', () => {
    expect(codes(run([...start, gives(1)]))).toEqual(['2 example-chance']);
    expect(codes(run([turnOf(0), gives(1, 1, 1)]))).toEqual(['1 example-chance']);
    expect(codes(run([{ is: 'chance may give', not: false, values: [value(1)] }]))).toEqual([
      '0 example-chance',
    ]);
  });
  test('example-unfinished: a script is still going on', () => {
    expect(codes(run([...start, turnOf(1)]))).toEqual(['2 example-unfinished']);
  });
  test('example-fault', () => {
    expect(run([coinsAre(0, 11)])).toEqual([
      { fact: 0, code: 'example-fault', data: { fault: 'out-of-range', routine: '', about: 'coins' } },
    ]);
    expect(codes(run([holds(value(true))], { imaginary: 7 }))).toEqual(['0 example-fault']);
  });
  test('an always rule that holds at first must go on holding', () => {
    // the pool loses a die to nowhere: the rule of three dice does not hold from the start, so nothing is said
    expect(run([poolIs(0, 1), facesAre(1, 3, 1), isTo(0, 'take'), does(0, 'take', { die: 1 })])).toEqual([]);
    const lost = {
      ...tinyGame,
      actions: tinyGame.actions.map((one) =>
        one.name === 'take'
          ? {
              ...one,
              effect: {
                ...one.effect,
                blocks: [
                  {
                    steps: [{ is: 'set' as const, target: target('pool', DICE), value: values([], DIE) }],
                    end: { end: 'return' as const },
                  },
                ],
              },
            }
          : one,
      ),
    };
    expect(
      run([facesAre(1, 3, 1), handIs(0), isTo(0, 'take'), does(0, 'take', { die: 1 })], {}, lost),
    ).toEqual([
      {
        fact: 3,
        code: 'example-fault',
        data: { fault: 'always', routine: 'turn', about: 'dice-stay' },
        stopped: { end: 'return' },
      },
    ]);
  });
});
