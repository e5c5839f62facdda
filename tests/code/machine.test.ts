import { describe, expect, test } from 'vitest';
import { own } from '../../compiler/4-emit/code/build.ts';
import { groupCases } from '../../compiler/4-emit/code/passes/group-cases.ts';
import { stmts } from '../../compiler/4-emit/code/quote.ts';
import { Case, type Code, Name, type Stmt } from '../../compiler/4-emit/code/tree.ts';
import { stmtsIn } from '../../compiler/4-emit/code/walk.ts';
import { Random } from '../fuzz/random.ts';
import { evaluate, oneLine } from './evaluate.ts';
import { FIRST_SLOT, optimised, plainly, type SmallMachine } from './small-machine.ts';

/** A machine whose cases are written by hand: `jumps` makes a jump to the case of that position. */
function machine(
  count: number,
  write: (to: (at: number) => Stmt, done: Stmt) => readonly (readonly Stmt[])[],
): SmallMachine {
  const cases = Array.from({ length: count }, (_, index) => new Case('', `case ${index}`));
  const done = new Case('', 'done');
  const bodies = write((at) => ({ is: 'jump', to: cases[at]! }), { is: 'jump', to: done });
  cases.forEach((one, index) => {
    one.body = bodies[index]!;
  });
  return { cases: [...cases, done], done, slots: [] };
}

/** What a machine leaves in memory. */
function leaves(text: string, words = 8): unknown {
  return evaluate(`${text} const m = new Array(${words}).fill(0); return [run(m), ...m];`);
}

describe('a machine jumps less', () => {
  test('what only leads on is left out', () => {
    const make = () =>
      machine(4, (to, done) => [
        [...stmts`m[1] = 1;`, to(1)],
        [{ is: 'comment', text: 'on' }, to(2)],
        [to(3)],
        [...stmts`m[2] = 2;`, done],
      ]);
    const { text, cases } = optimised(make());
    expect(cases).toHaveLength(1);
    expect(leaves(text)).toEqual(leaves(plainly(make())));
  });

  test('what one place alone goes to becomes a part of that place', () => {
    const long = Array.from({ length: 20 }, (_, index) => stmts`m[${index}] = ${index};`).flat();
    const make = () =>
      machine(2, (to, done) => [
        [...stmts`m[30] = 1;`, to(1)],
        [...long, done],
      ]);
    const { text, cases } = optimised(make());
    expect(cases).toHaveLength(1);
    expect(leaves(text, 31)).toEqual(leaves(plainly(make()), 31));
  });

  test('what is long and gone to from two places stays', () => {
    const long = Array.from({ length: 20 }, (_, index) => stmts`m[${index}] = ${index};`).flat();
    const make = () =>
      machine(2, (to, done) => [
        [...stmts`if (m[25] === 1) { m[26] = 1; ${to(1)} } m[25] = 1;`, to(1)],
        [...long, ...stmts`if (m[27]++ < 3) { ${to(0)} }`, done],
      ]);
    const { text, cases } = optimised(make());
    expect(cases).toHaveLength(2);
    expect(leaves(text, 30)).toEqual(leaves(plainly(make()), 30));
  });

  test.each([
    [() => stmts`const seen = m[1]; for (const one of [seen]) m[3] += one;`, /const seen\d* = m\[1\]!/g],
    [() => stmts`h: { if (m[1] > 5) break h; m[4] = 1; }`, /m\[4\] = 1/g],
  ])('what is short is written wherever it is gone to, with names of its own', (short, written) => {
    const make = () =>
      machine(2, (to, done) => [
        [...stmts`m[1] = 5; if (m[2]++ < 1) { ${to(1)} } m[1] = 7;`, to(1)],
        [...short(), done],
      ]);
    const { text, cases } = optimised(make());
    expect(cases).toHaveLength(1);
    expect(text.match(written)).toHaveLength(2);
    expect(leaves(text)).toEqual(leaves(plainly(make())));
  });

  test('what names an arrow takes, or what is caught, are its own too', () => {
    const make = () =>
      machine(2, (to, done) => [
        [
          ...stmts`if (m[2]++ < 1) { const at = 3; m[1] = at; ${to(1)} } const other = 4; m[1] = other;`,
          to(1),
        ],
        [
          ...stmts`m[3] = [1, 2].map((at) => at * 2).length; try { throw m[1]; } catch (at) { m[4] = at; }`,
          done,
        ],
      ]);
    const { text } = optimised(make());
    expect(leaves(text)).toEqual(leaves(plainly(make())));
    const params = [...text.matchAll(/\((\w+)\) =>/g)].map(([, param]) => param);
    expect(params).toEqual(['at2', 'at']);
  });

  test('cases that lead in a circle end nowhere, and stay', () => {
    const make = () =>
      machine(3, (to, done) => [[...stmts`if (m[1] === 0) { ${done} }`, to(1)], [to(2)], [to(1)]]);
    expect(leaves(optimised(make()).text)).toEqual(leaves(plainly(make())));
  });

  test('what nothing leads to is left out', () => {
    const make = () =>
      machine(3, (_, done) => [[...stmts`m[3] = 3;`, done], stmts`m[1] = 1;`, stmts`m[2] = 2;`]);
    expect(optimised(make()).cases).toHaveLength(1);
  });
});

describe('functions of the machine', () => {
  const body = (lines: number, to: readonly Case[]): readonly Stmt[] => [
    ...Array.from({ length: lines }, (_, index) => stmts`m[${index}] = 1;`).flat(),
    ...to.map((one): Stmt => ({ is: 'jump', to: one })),
  ];
  const routines = (cases: readonly Case[]): string[] => groupCases(cases).map(({ routine }) => routine);

  test('each routine has one, with all its cases', () => {
    const [turn, again, round] = [new Case('turn'), new Case('turn'), new Case('round')];
    const groups = groupCases([turn, round, again]);
    expect(groups.map(({ routine, cases }) => [routine, cases])).toEqual([
      ['turn', [turn, again]],
      ['round', [round]],
    ]);
  });

  test('a short routine that one other goes to stands beside it', () => {
    const inner = new Case('settle', '', body(3, []));
    expect(routines([new Case('turn', '', body(3, [inner])), inner])).toEqual(['turn']);
  });

  test('a routine that two others go to, or that is long, does not', () => {
    const shared = new Case('settle', '', body(3, []));
    const long = new Case('score', '', body(260, []));
    const turn = new Case('turn', '', body(3, [shared, long]));
    const round = new Case('round', '', body(3, [shared]));
    expect(routines([turn, round, shared, long])).toEqual(['turn', 'round', 'settle', 'score']);
  });
});

describe('numbers of cases', () => {
  test('a jump says where it leads, and the end is a number of its own', () => {
    const make = () => machine(2, (to, done) => [[to(1)], [...stmts`if (m[1] === 0) { ${done} }`, to(0)]]);
    expect(oneLine(plainly(make()))).toContain(
      'case 1: { // case 0 pc = 2; // case 1 continue; } case 2: { // case 1 if (m[1] === 0) { m[t] = DONE; return STOPS; } pc = 1; // case 0 continue; }',
    );
  });

  test('a case that is named is a number', () => {
    const one = new Case('', 'one', stmts`m[1] = 1; return 7;`);
    const made = machine(1, (_, done) => [[...stmts`m[2] = ${one}; m[3] = ${one} + 1;`, done]]);
    const cases = [made.cases[0]!, one, made.done];
    expect(leaves(plainly({ ...made, cases }))).toEqual([-2, 0, 0, 2, 3, 0, 0, 0, 0]);
  });

  test('a case that has no number, as it is not of the machine, is a mistake', () => {
    const made = machine(1, () => [[{ is: 'jump', to: new Case('', 'lost') }]]);
    expect(() => plainly(made)).toThrow('the case “lost” has no number');
  });
});

/** Cases with reads and writes of locals, conditions, loops, and jumps to anywhere; each takes one from what is left in word 1. */
function randomMachine(seed: number): SmallMachine {
  const random = new Random(seed);
  const slots = ['A', 'B', 'C'].map((hint) => new Name(`SLOT_${hint}`));
  const cases = Array.from(
    { length: random.between(2, 9) },
    (_, index) => new Case(random.pick(['turn', 'round', 'score']), `part: ${index}`),
  );
  const done = new Case('', 'done');
  const jump = (): Stmt => ({ is: 'jump', to: random.chance(0.1) ? done : random.pick(cases) });
  const address = () => {
    const slot = random.pick(slots);
    return random.chance(0.5)
      ? slot
      : ({ is: 'binary', op: '+', left: T, right: { is: 'name', name: slot } } as const);
  };
  const number = () => random.between(1, 9);
  const simple = (): readonly Stmt[] => {
    const known = new Name(random.pick(['seat', 'card', 'block']));
    switch (random.below(5)) {
      case 0:
        return stmts`const ${known} = m[${address()}]; const twice = ${known} * 2; m[2] = (m[2] * 7 + twice) % 10007;`;
      case 1:
        return stmts`const ${known} = m[${address()}]; m[${address()}] = ${known};`;
      case 2:
        return stmts`m[${address()}] = (m[2] + ${number()}) % 50;`;
      case 3:
        return stmts`for (let i = 0; i < 2; i++) { const ${known} = m[${address()}]; m[${address()}] = (${known} + i + ${number()}) % 50; }`;
      default:
        return stmts`m[${address()}]++;`;
    }
  };
  const some = (): readonly Stmt[] => Array.from({ length: random.below(3) }, simple).flat();
  for (const one of cases) {
    const isEmpty = random.chance(0.2);
    const branches = random.chance(0.6)
      ? stmts`if ((m[2] + m[${address()}]) % 3 === 0) { ${[...some(), jump()]} }`
      : [];
    one.body = isEmpty
      ? [{ is: 'jump', to: cases[(cases.indexOf(one) + 1) % cases.length]! }]
      : [
          ...stmts`if (m[1]-- <= 0) { ${{ is: 'jump', to: done } as const} }`,
          ...some(),
          ...branches,
          ...some(),
          jump(),
        ];
  }
  // Somewhere the count goes down, whatever leads to what.
  const [first] = cases;
  first!.body = [...stmts`if (m[1]-- <= 0) { ${{ is: 'jump', to: done } as const} }`, ...some(), jump()];
  return { cases: [...cases, done], done, slots };
}

const T: Code = { is: 'name', name: own('t') };

describe('random machines do the same after all passes', () => {
  test.each([1, 2, 3])('twenty of them (%i)', (group) => {
    const texts: string[] = [];
    let jumps = 0;
    let left = 0;
    for (let seed = group * 1000; seed < group * 1000 + 20; seed++) {
      const before = randomMachine(seed);
      jumps += before.cases.length;
      const { text, cases } = optimised(randomMachine(seed));
      left += cases.length;
      for (const one of cases) expect([...stmtsIn(one.body)].length).toBeGreaterThan(0);
      const both = [plainly(before), text].map(
        (run) => `(() => { ${run}; const m = start.slice(); run(m); return m; })()`,
      );
      texts.push(`[${both.join(',\n')}]`);
    }
    const start = [0, 60, 5, ...new Array(FIRST_SLOT - 3).fill(0), 1, 2, 3];
    const results = evaluate(`const start = ${JSON.stringify(start)}; return [${texts.join(',\n')}];`) as [
      unknown,
      unknown,
    ][];
    for (const [index, [before, after]] of results.entries())
      expect(after, `seed ${group * 1000 + index}`).toEqual(before);
    expect(left).toBeLessThan(jumps);
  });
});
