import { describe, expect, test } from 'vitest';
import { own } from '../../compiler/4-emit/code/build.ts';
import { dropIdle } from '../../compiler/4-emit/code/passes/drop-idle.ts';
import { dropUnused } from '../../compiler/4-emit/code/passes/drop-unused.ts';
import { plainly } from '../../compiler/4-emit/code/passes/plainly.ts';
import { shareCalls } from '../../compiler/4-emit/code/passes/share-calls.ts';
import { shareReads } from '../../compiler/4-emit/code/passes/share-reads.ts';
import { printProgram } from '../../compiler/4-emit/code/program.ts';
import { functions, stmts } from '../../compiler/4-emit/code/quote.ts';
import { Name, type Stmt } from '../../compiler/4-emit/code/tree.ts';
import { importsOf, withGiven, withRuntime } from '../../compiler/4-emit/engine/runtime-calls.ts';
import { evaluate, oneLine, runText, statementsOf } from './evaluate.ts';

describe('what nothing uses is left out', () => {
  test.each([
    ['a constant', 'const a = 1; f();', 'f();'],
    ['and those that only it uses', 'const a = 1; const b = a + 1; const c = b + m[a]; f();', 'f();'],
    [
      'inside of everything',
      'if (f()) { const a = 1; } for (;;) { let b: number; g(); }',
      'if (f()) {} for (;;) g();',
    ],
    [
      'not what is used in another function',
      'const a = 1; function g() { return a; }',
      'const a = 1; function g(): void { return a; }',
    ],
    [
      'not what does something',
      'const a = f(); const b = (n = 1); let c = n++;',
      'const a = f(); const b = n = 1; let c = n++;',
    ],
    ['not a variable that is written', 'let a = 1; a = 2;', 'let a = 1; a = 2;'],
    ['the variable of a loop that does not use it', 'for (let i = 0; ; ) { f(); }', 'for (;;) f();'],
    [
      'not the variable of a loop that does',
      'for (let i = 0; i < 2; i++) f();',
      'for (let i = 0; i < 2; i++) f();',
    ],
  ])('%s', (_, before, after) => {
    expect(oneLine(runText(dropUnused(statementsOf(before))))).toBe(after);
  });
});

describe('what does nothing is left out', () => {
  test.each([
    ['a function that does nothing, and its calls', 'function g(a: number): void {} g(m[1]); f();', 'f();'],
    [
      'not what such a call is given, where working it out does something',
      'function g(a: number): void {} g(f());',
      'function g(_a: number): void {} g(f());',
    ],
    ['what does nothing without it', 'function h(): void {} function g(): void { h(); } g(); f();', 'f();'],
    ['not what is named elsewhere', 'function g(): void {} g(); f(g);', 'function g(): void {} f(g);'],
  ])('%s', (_, before, after) => {
    expect(oneLine(runText(dropIdle(statementsOf(before))))).toBe(after);
  });
});

describe('what somebody would not write is left out', () => {
  test.each([
    ['braces that hold no names together', '{ f(); g(); }', 'f(); g();'],
    ['not those that do', '{ const a = f(); g(a); } f();', '{ const a = f(); g(a); } f();'],
    ['a condition under which nothing is done', 'if (m[1] === 2) {} f();', 'f();'],
    ['not one that does something', 'if (f()) {}', 'if (f()) {}'],
    [
      'what leaves a function that ends',
      'function g(): void { if (m[1] === 1) { f(); return; } if (m[1] === 2) { f(); return; } }',
      'function g(): void { if (m[1] === 1) { f(); return; } if (m[1] === 2) f(); }',
    ],
    [
      'the same work for one case after the other',
      'switch (m[1]) { case 1: f(); break; case 2: g(); break; case 3: f(); break; default: f(); }',
      'switch (m[1]!) { case 1: case 3: f(); break; case 2: g(); break; default: f(); }',
    ],
    [
      'not where a case runs into the next',
      'switch (m[1]) { case 1: f(); case 2: g(); break; case 3: f(); }',
      'switch (m[1]!) { case 1: f(); case 2: g(); break; case 3: f(); }',
    ],
    ['a switch that tells nothing apart', 'switch (m[1]) { default: return 1; }', 'return 1;'],
  ])('%s', (_, before, after) => {
    expect(oneLine(runText(plainly(statementsOf(before))))).toBe(after);
  });
});

describe('functions of the runtime', () => {
  const program = (source: string): readonly Stmt[] => statementsOf(source);

  test('are given the memory and the tables where their file wants them', () => {
    const text = oneLine(
      runText(withGiven(program('append(9, lowestIn(6)); sides(2, 3); nextEdge(1, 2, 3, 4);'))),
    );
    expect(text).toBe('append(m, 9, lowestIn(6)); sides(k, 2, 3); nextEdge(m, k, 1, 2, 3, 4);');
  });

  test('are imported from their files, those that are used and no others', () => {
    const imports = importsOf(program('append(9, lowestIn(6)); f(sum);'), '../runtime');
    expect(oneLine(runText(imports))).toBe(
      "import { lowestIn } from '../runtime/core-numbers.ts'; import { append, sum } from '../runtime/core-lists.ts';",
    );
  });

  test('have names inside of a core, but for what never comes back', () => {
    const core = functions`function createCore(): number { if (m[1] === 0) fault('x'); return lowestIn(m[2]); }`;
    expect(oneLine(runText(withRuntime(core, '../runtime')))).toBe(
      "import * as coreNumbers from '../runtime/core-numbers.ts'; import { fault } from '../runtime/core-numbers.ts'; " +
        "function createCore(): number { const { lowestIn } = coreNumbers; if (m[1] === 0) fault('x'); return lowestIn(m[2]!); }",
    );
  });

  test('are not meant by a name that is only spelt like theirs', () => {
    expect(importsOf(program('const append = 1; f(append);'), '../runtime')).toEqual([]);
  });
});

test('a program goes through all passes before it is printed', () => {
  const text = printProgram(functions`
function whole(a: number): number {
  const unused = a;
  return !(a < 1 + 1) ? a + 2 - 1 : 0;
}`);
  expect(oneLine(text)).toBe('function whole(a: number): number { return a >= 2 ? a + 1 : 0; }');
});

describe('what is known already is not read again', () => {
  const [x, y] = [new Name('X'), new Name('Y')];
  const slots = new Set([x, y]);
  const shared = (run: ReturnType<typeof stmts>): string => oneLine(runText(shareReads(run, slots)));

  test('a local of a routine', () => {
    expect(shared(stmts`const a = m[${x}]; const b = m[${x}]; f(a, b);`)).toBe('const a = m[X]!; f(a, a);');
    expect(shared(stmts`const a = m[t + ${x}]; { const b = m[t + ${x}]; f(b); }`)).toBe(
      'const a = m[t + X]!; { f(a); }',
    );
  });

  test('what is worked out from constants', () => {
    expect(
      shared(stmts`const a = m[${x}]; const b = a * 8 + 1; const c = m[${x}]; const d = c * 8 + 1; f(d);`),
    ).toBe('const a = m[X]!; const b = a * 8 + 1; f(b);');
  });

  test('what was written is known', () => {
    expect(shared(stmts`const a = m[${x}]; m[${y}] = a; const b = m[${y}]; f(b);`)).toBe(
      'const a = m[X]!; m[Y] = a; f(a);',
    );
  });

  test.each([
    ['another local', stmts`const a = m[${x}]; const b = m[${y}]; f(a, b);`],
    ['another script', stmts`const a = m[t + ${x}]; const b = m[other + ${x}]; f(a, b);`],
    ['another word', stmts`const a = m[5]; const b = m[5]; f(a, b);`],
    ['after it was written', stmts`const a = m[${x}]; m[${x}] = 1; const b = m[${x}]; f(a, b);`],
    ['after it was added to', stmts`const a = m[${x}]; m[${x}] += 1; const b = m[${x}]; f(a, b);`],
    ['after it was counted up', stmts`const a = m[${x}]; m[${x}]++; const b = m[${x}]; f(a, b);`],
    [
      'after it may have been written',
      stmts`const a = m[${x}]; if (a) { m[${x}] = 1; } const b = m[${x}]; f(a, b);`,
    ],
    [
      'in a loop that writes it later',
      stmts`const a = m[${x}]; while (a) { const b = m[${x}]; m[${x}] = b + 1; }`,
    ],
    [
      'after a variable in it has changed',
      stmts`let n = 1; const a = n + 1; n = 2; const b = n + 1; f(a, b);`,
    ],
    [
      'after a function was told where it lies',
      stmts`const a = m[t + ${x}]; fill(t + ${x}, 3); const b = m[t + ${x}]; f(a, b);`,
    ],
    ['what is declared in another block', stmts`{ const a = m[${x}]; f(a); } const b = m[${x}]; f(b);`],
    ['what does something', stmts`const a = f(); const b = f(); g(a, b);`],
    ['a variable', stmts`let a = m[${x}]; let b = m[${x}]; f(a++, b);`],
  ])('but %s is', (_, run) => {
    expect(shared(run)).toBe(oneLine(runText(run)));
  });

  test('so that it means the same', () => {
    const m = own('m');
    const run = stmts`
      const a = m[${x}];
      const b = m[${x}] ;
      for (let i = 0; i < 3; i++) {
        const c = m[${x}];
        m[${x}] = c + i;
        const d = m[${x}];
        m[${y}] = m[${y}] + d * b;
      }
      const e = m[${x}];
      return a + e * 100 + m[${y}] * 10000;`;
    const whole = (body: typeof run) =>
      printProgram([
        ...stmts`const ${x} = 0; const ${y} = 1;`,
        ...functions`function whole(${m}: number[]): number { ${body} }`,
      ]);
    const [before, after] = [run, shareReads(run, slots)].map((body) =>
      evaluate(`${whole(body)} return whole([7, 2]);`),
    );
    expect(after).toBe(before);
  });
});

describe('what is worked out twice in one statement is worked out once', () => {
  // Names are spelt by their hints here: the constant is another name than the function.
  const asks = 'function ask(a: number): number { return m[a]; }';
  test.each([
    [
      'where it is asked in any case',
      `${asks} function f(a: number): number { return ask(a) === 9 ? 8 : ask(a); }`,
      'const ask = ask(a); return ask === 9 ? 8 : ask;',
    ],
    [
      'not where it may not be asked at all',
      `${asks} function f(a: number): number { return a > 0 ? ask(a) + ask(a) : 0; }`,
      'return a > 0 ? ask(a) + ask(a) : 0;',
    ],
    [
      'not for something else',
      `${asks} function f(a: number): number { return ask(a) === 9 ? 8 : ask(1); }`,
      'return ask(a) === 9 ? 8 : ask(1);',
    ],
    [
      'not where something is changed',
      'function ask(a: number): number { return m[a]++; } function f(a: number): number { return ask(a) + ask(a); }',
      'return ask(a) + ask(a);',
    ],
    [
      'not by a function that calls one that changes something',
      'function go(): number { n = 1; return n; } function ask(a: number): number { return go() + a; } function f(a: number): number { return ask(a) + ask(a); }',
      'return ask(a) + ask(a);',
    ],
  ])('%s', (_, before, after) => {
    expect(oneLine(runText(shareCalls(statementsOf(before))))).toContain(`{ ${after} }`);
  });
});
