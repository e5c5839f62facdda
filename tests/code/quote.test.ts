import { describe, expect, test } from 'vitest';
import { own } from '../../compiler/4-emit/code/build.ts';
import { expr, functions, owned, stmts } from '../../compiler/4-emit/code/quote.ts';
import { type Code, Name, type Stmt } from '../../compiler/4-emit/code/tree.ts';
import { codesIn, stmtsIn } from '../../compiler/4-emit/code/walk.ts';
import { evaluate, expressionOf, oneLine, runText, spelt, statementsOf, textOf } from './evaluate.ts';

/** Each construct as it is written in a quotation and as it is printed. */
const EXPRESSIONS = [
  '7',
  '-7',
  '0xff',
  'true',
  'false',
  "'\"'",
  'a',
  'm[a]!',
  'm[m[a]!]!',
  'a.length',
  '-a',
  '!a',
  '~a',
  'a + b - c',
  'a - (b - c)',
  'm[a] === b && c !== d',
  'a instanceof Error',
  'a ?? b',
  'a ? b : c ? d : e',
  'a = b',
  'm[a] = b = c',
  'm[a]! += 1',
  'a -= b *= c |= d &= e ^= 1',
  'a <<= b >>= c >>>= d',
  'a &&= b ||= c',
  'a++',
  '--m[a]!',
  'f()',
  'f(a, g(b), [c, d])',
  '[]',
  'new Error(a)',
  '() => a',
  '(at) => m[at]!',
];

const STATEMENTS = [
  'const a = 1;',
  'let a: number;',
  '/** Says it. */ const a = 1;',
  'let a: readonly (number | undefined)[] = [];',
  'f();',
  'if (a) b();',
  'if (a) { b(); c(); }',
  'if (a) { b(); } else { c(); }',
  'if (a) { b(); } else if (c) { d(); } else { e(); }',
  'if (a) { if (b) c(); }',
  'for (let i = 0; i < n; i++) f(i);',
  'for (;;) { f(); g(); }',
  'for (const item of items) f(item);',
  'while (a) f();',
  'while (a) if (b) f();',
  'switch (a) { case 1: f(); break; case 2: case 3: g(); break; default: h(); }',
  'switch (a) { case 1: { const b = 1; f(b); break; } }',
  '{ f(); }',
  'outer: { for (;;) break outer; }',
  'for (;;) continue;',
  'return;',
  'return a;',
  '// because',
  "throw new Error('no');",
  'try { f(); } catch (error) { g(error); }',
  'try { f(); } finally { g(); }',
  'try { f(); } catch (error) { g(error); } finally { h(); }',
  'function f(a: number, b?: string, c = 1): boolean { return a < c && b; }',
];

/** Where few readers know which sign binds more closely, brackets are printed that need not be written. */
const WITH_BRACKETS = [
  ['a * b / c % d', '((a * b) / c) % d'],
  ['a + b % c', 'a + (b % c)'],
  ['a << b >> c >>> d', '((a << b) >> c) >>> d'],
  ['a & b | c ^ d', '(a & b) | (c ^ d)'],
  ['a | b + c', 'a | (b + c)'],
  ['a < b && b <= c || c > d && d >= a', '(a < b && b <= c) || (c > d && d >= a)'],
  ["'it\\'s'", '"it\'s"'],
] as const;

describe('what is quoted is printed as it was written', () => {
  test.each(WITH_BRACKETS)('%s as %s', (source, printed) => {
    expect(textOf(expressionOf(source))).toBe(printed);
  });

  test.each(EXPRESSIONS)('%s', (source) => {
    expect(textOf(expressionOf(source))).toBe(source);
  });

  test.each(STATEMENTS)('%s', (source) => {
    expect(oneLine(runText(statementsOf(source)))).toBe(source);
  });

  test('with what is said above a function', () => {
    const made = functions`
/** Adds one. */
function addOne(a: number): number {
  return a + 1;
}

/**
 * Says nothing.
 * Twice.
 */
function nothing(): void {}`;
    expect(runText(made)).toBe(
      '/** Adds one. */\nfunction addOne(a: number): number {\n  return a + 1;\n}\n' +
        '\n/**\n * Says nothing.\n * Twice.\n */\nfunction nothing(): void {}',
    );
  });

  test('and the quotations above have every node of the tree that a quotation can have', () => {
    // Objects, imports, cases of the machine and jumps are built by functions alone.
    const kinds: Record<
      Exclude<Code['is'] | Stmt['is'], 'object' | 'import' | 'unpack' | 'case' | 'jump'>,
      true
    > = {
      number: true,
      truth: true,
      name: true,
      item: true,
      unary: true,
      binary: true,
      either: true,
      assign: true,
      step: true,
      call: true,
      text: true,
      member: true,
      array: true,
      arrow: true,
      new: true,
      declare: true,
      do: true,
      if: true,
      for: true,
      'for of': true,
      while: true,
      switch: true,
      block: true,
      break: true,
      continue: true,
      return: true,
      comment: true,
      function: true,
      throw: true,
      try: true,
    };
    const whole = [...EXPRESSIONS.map((source) => `${source};`), ...STATEMENTS].flatMap(statementsOf);
    const found = new Set([...codesIn(whole), ...stmtsIn(whole)].map(({ is }) => is));
    expect([...found].sort()).toEqual(Object.keys(kinds).sort());
  });
});

describe('what stands in a hole', () => {
  const name = new Name('cards');

  test('is a value where a value is wanted', () => {
    expect(textOf(expr`m[${name}] + ${3} * ${expr`a + b`}`)).toBe('m[cards]! + 3 * (a + b)');
    expect(textOf(expr`f(${[expr`a`, expr`b`]}, ${true})`)).toBe('f(a, b, true)');
  });

  test('is a name where something is declared', () => {
    const run = stmts`const ${name} = 1; for (const ${name} of list) f(${name});`;
    expect(oneLine(runText(run))).toBe('const cards = 1; for (const cards of list) f(cards);');
  });

  test('is one statement, several, or none', () => {
    const run = stmts`if (a) { ${stmts`f(); g();`} } ${stmts``} ${expr`h()`} ${stmts`return;`}`;
    expect(oneLine(runText(run))).toBe('if (a) { f(); g(); } h(); return;');
  });

  test('are the cases of a switch', () => {
    const cases = [1, 2].map((label) => ({ labels: [expr`${label}`], body: stmts`return ${label};` }));
    expect(oneLine(runText(stmts`switch (a) { ${cases} default: return 0; }`))).toBe(
      'switch (a) { case 1: return 1; case 2: return 2; default: return 0; }',
    );
  });

  test('keeps its own meaning whatever stands around it', () => {
    expect(textOf(expr`${expr`a ? b : c`} ? 1 : ${expr`a = b`}`)).toBe('(a ? b : c) ? 1 : a = b');
    expect(textOf(expr`-${-3}`)).toBe('3');
    expect(textOf(expr`!${expr`a === b`}`)).toBe('!(a === b)');
  });

  test('must be what is wanted there', () => {
    expect(() => expr`1 + ${stmts`f();`}`).toThrow('statements stand where a value is wanted');
    expect(() => stmts`const ${3} = 1;`).toThrow('a name is wanted here');
  });
});

describe('hygiene', () => {
  const count = (of: Code) => stmts`const sum = ${of} + 1; return sum;`;

  test('a name that is declared is a new one in each use', () => {
    const [one, other] = [count(expr`a`), count(expr`a`)].map(([declared]) => declared!);
    expect(one!.is === 'declare' && other!.is === 'declare' && one!.name !== other!.name).toBe(true);
  });

  test('so a quotation in a hole never sees the names around it', () => {
    const m = own('m');
    const inner = stmts`const sum = 5; m[0] = sum;`;
    const whole = functions`
function whole(${m}: number[]): number {
  const sum = 2;
  ${inner}
  return sum * m[0];
}`;
    expect(evaluate(`${spelt(whole)} return whole([0]);`)).toBe(10);
  });

  test('a value in a hole keeps the names of where it was written', () => {
    const name = new Name('sum');
    const whole = functions`function whole(): number { const ${name} = 4; ${count(expr`${name}`)} }`;
    expect(evaluate(`${spelt(whole)} return whole();`)).toBe(5);
  });

  test('what is declared is not known in its own value, nor outside of its block', () => {
    const whole = functions`
function whole(a: number, found: number[]): number {
  const b = a;
  if (b > 0) {
    const a = b + 1;
    const b = a * 10;
    found[0] = b;
  }
  for (let b = 5; b < 6; b++) found[1] = b;
  return a + b;
}`;
    expect(evaluate(`const found = []; ${spelt(whole)} return [whole(3, found), ...found];`)).toEqual([
      6, 40, 5,
    ]);
  });

  test('every other word is a name of the engine, and the same one everywhere', () => {
    const [left, right] = [expr`limit`, expr`limit`];
    expect(left.is === 'name' && left.name.isOwn).toBe(true);
    expect(left.is === 'name' && right.is === 'name' && left.name === right.name).toBe(true);
    expect(left.is === 'name' && left.name).toBe(own('limit'));
  });

  test('parameters, loops, labels and what is caught belong to their quotation', () => {
    const run = stmts`
      function f(a: number, b = a): number { return a + b; }
      out: { for (const item of f) break out; }
      try { f(); } catch (error) { g(error); }
      h((at) => at);`;
    const own = [...codesIn(run)].flatMap((code) =>
      code.is === 'name' && code.name.isOwn ? [code.name.hint] : [],
    );
    expect(own).toEqual(['g', 'h']);
  });
});

describe("declarations of the engine's own", () => {
  test('are the same names everywhere; what is declared inside of them is not', () => {
    const [limit, next] = owned`
/** How many. */
const limit = 7;
function next(limit: number): number { const step = 1; return limit + step; }`;
    expect(limit?.is === 'declare' && limit.name).toBe(own('limit'));
    expect(next?.is === 'function' && next.name).toBe(own('next'));
    const inside = [...codesIn([next!])].flatMap((code) => (code.is === 'name' ? [code.name.isOwn] : []));
    expect(inside).toEqual([false, false]);
  });

  test('keep the empty lines between them', () => {
    const made = owned`
const one = 1;
const two = [
  2,

  3,
];

// The rest.
const three = 3;`;
    expect(runText(made)).toBe('const one = 1;\nconst two = [2, 3];\n\n// The rest.\nconst three = 3;');
  });
});

describe('a wrong quotation says what is wrong and where', () => {
  test.each([
    ['a +', 'a value is wanted in a quotation, before: '],
    ['a b', 'this is too much in a quotation, before: b'],
    ['(a', '“)” is wanted in a quotation, before: '],
    ['m[a', '“]” is wanted in a quotation, before: '],
    ['f(', 'a value is wanted in a quotation, before: '],
    ['f(a b)', '“,” is wanted in a quotation, before: b)'],
    ['a ? b', '“:” is wanted in a quotation, before: '],
    ['(a, b) => a', '“)” is wanted in a quotation, before: , b) => a'],
    ['a.', 'the name of a member is wanted in a quotation, before: '],
    ['1.5', 'the name of a member is wanted in a quotation, before: 5'],
    ['new', 'a value is wanted in a quotation, before: '],
    ['new Error', '“(” is wanted in a quotation, before: '],
    ['a toString b', 'this is too much in a quotation, before: toString b'],
    ['a @ b', 'cannot read this quotation from here: @ b'],
    ["'open", "cannot read this quotation from here: 'open"],
    ["'a\\tb'", 'only a quote and a backslash may follow a backslash in a quotation, before: '],
  ])('%s', (source, message) => {
    expect(() => expressionOf(source)).toThrow(message);
  });

  test.each([
    ['f()', '“;” is wanted in a quotation, before: '],
    ['const', 'a name is wanted in a quotation, before: '],
    ['const 1 = 2;', 'a name is wanted in a quotation, before: 1 = 2;'],
    ['const a', '“;” is wanted in a quotation, before: '],
    ['let a: number', 'a type does not end in a quotation, before: '],
    ['let a: (number = 1;', 'a type does not end in a quotation, before: '],
    ['if a', '“(” is wanted in a quotation, before: a'],
    ['if (a)', 'a value is wanted in a quotation, before: '],
    ['{ f();', '“}” is wanted in a quotation, before: '],
    ['f(); }', 'this is too much in a quotation, before: }'],
    ['for (i = 0; i < 3; i++) f();', '“const” or “let” is wanted in a quotation, before: i = 0'],
    ['for (x y of z) f();', '“const” is wanted in a quotation, before: x y of z'],
    ['switch (a) { f(); }', '“case” or “default” is wanted in a quotation, before: f(); }'],
    ['switch (a) { case 1: f();', '“case” or “default” is wanted in a quotation, before: '],
    ['try { f(); }', '“catch” or “finally” is wanted in a quotation, before: '],
    ['function f(a { }', '“,” is wanted in a quotation, before: { }'],
    ['function (a) { }', 'a name is wanted in a quotation, before: (a) { }'],
    ['/** Says it. */ f();', 'a value is wanted in a quotation, before: /** Says it. */ f();'],
    ['out: { for (;;) continue out; }', '“continue” stands alone in a quotation, before: out; }'],
  ])('%s', (source, message) => {
    expect(() => statementsOf(source)).toThrow(message);
  });

  test('a hole in a text or in a comment is no hole', () => {
    expect(() => expr`'${1}'`).toThrow("a hole in a text or comment of a quotation: '…'");
    expect(() => stmts`// ${1}`).toThrow('a hole in a text or comment of a quotation: // …');
  });

  test('only functions stand among functions', () => {
    expect(() => functions`const a = 1;`).toThrow('declare stands among functions');
  });
});
