import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { code, func, own } from '../../compiler/4-emit/code/build.ts';
import { spell } from '../../compiler/4-emit/code/names.ts';
import { expr, functions, stmts } from '../../compiler/4-emit/code/quote.ts';
import { type Code, Name, type Stmt } from '../../compiler/4-emit/code/tree.ts';
import { evaluate, spelt } from './evaluate.ts';

/** How names are spelt that are declared side by side at the top. */
function atTop(names: readonly Name[], others: readonly Stmt[] = []): string[] {
  const spelling = spell([...names.flatMap((name) => stmts`const ${name} = 1;`), ...others]);
  return names.map(spelling);
}

/** What the keyword table of TypeScript says is a word of the language, and not only in some places. */
const KEYWORDS = Array.from(
  { length: ts.SyntaxKind.LastFutureReservedWord - ts.SyntaxKind.FirstReservedWord + 1 },
  (_, index) => ts.tokenToString(ts.SyntaxKind.FirstReservedWord + index)!,
);

describe('a name at the top', () => {
  test('is spelt as its hint', () => {
    expect(atTop([new Name('cards'), new Name('HAND_CARDS'), new Name('useDie')])).toEqual([
      'cards',
      'HAND_CARDS',
      'useDie',
    ]);
  });

  test('gets the lowest number that is free', () => {
    const names = ['card', 'card', 'card', 'CARD', 'CARD'].map((hint) => new Name(hint));
    expect(atTop(names)).toEqual(['card', 'card2', 'card3', 'CARD', 'CARD2']);
  });

  test('never meets a number that is a hint', () => {
    const names = ['CARD', 'CARD2', 'CARD'].map((hint) => new Name(hint));
    expect(new Set(atTop(names)).size).toBe(3);
  });

  test('loses a number that only told two names of the rules apart', () => {
    expect(atTop([new Name('seat12')])).toEqual(['seat']);
    expect(atTop([new Name('seat'), new Name('seat12')])).toEqual(['seat', 'seat2']);
  });

  test('tries its longer hint before a number', () => {
    const long = () => new Name('points', 'number', { longHint: 'pointsOfRow' });
    expect(atTop([long(), long(), long()])).toEqual(['points', 'pointsOfRow', 'pointsOfRow2']);
  });

  test('has nothing in it that an identifier cannot have', () => {
    const hints = ['', '7', 'two words', 'né', '*/', "';", 'a-b', '__proto__', 'constructor'];
    for (const word of atTop(hints.map((hint) => new Name(hint)))) expect(word).toMatch(/^[A-Za-z_$][\w$]*$/);
  });

  test.each([...KEYWORDS, 'arguments', 'eval', 'await', 'async', 'undefined', 'NaN', 'globalThis'])(
    'is not %s',
    (word) => {
      expect(atTop([new Name(word)])).toEqual([`${word}2`]);
      const [inner] = stmts`const ${new Name(word)} = 1;`;
      expect(spelt(functions`function whole(): void { ${inner!} }`)).toContain(`const ${word}2 = 1;`);
    },
  );
});

describe("the engine's own names", () => {
  test('are spelt as they are, and nothing else is', () => {
    const mine = own('runThread');
    const others = [new Name('runThread'), new Name('runThread')];
    const program = stmts`const ${others[0]!} = 1; function ${mine}() { return ${others[1]!}; } const ${others[1]!} = 2;`;
    const spelling = spell(program);
    expect([mine, ...others].map(spelling)).toEqual(['runThread', 'runThread2', 'runThread3']);
  });

  test('are left alone inside of functions that use them, and only there', () => {
    const [sum, inner, other] = [own('sum'), new Name('sum'), new Name('sum')];
    const text = spelt([
      func(sum, { params: [], returns: 'number', body: stmts`return 40;` }),
      func(own('uses'), { params: [inner], returns: 'number', body: stmts`return sum() + ${inner};` }),
      func(own('hides'), { params: [other], returns: 'number', body: stmts`return ${other};` }),
    ]);
    expect(text).toContain('function uses(sum2: number)');
    expect(text).toContain('function hides(sum: number)');
    expect(evaluate(`${text} return [uses(2), hides(2)];`)).toEqual([42, 2]);
  });

  test('must be declared', () => {
    expect(() => spell(stmts`forgotten();`)).toThrow('nothing declares forgotten');
    expect(() => spell(functions`function f(): number { return Math.max(1, 2); }`)).not.toThrow();
  });
});

describe('a name that nothing declares is told', () => {
  const lost = new Name('lost');
  const declared = () => stmts`const ${lost} = 1;`;

  test.each([
    ['at all', () => stmts`const a = ${lost};`],
    [
      'but inside of another function',
      () => stmts`function f() { ${declared()} } function g() { return ${lost}; }`,
    ],
    ['but inside of a block', () => stmts`{ ${declared()} } const a = ${lost};`],
    [
      'but in the head of a loop',
      () => stmts`for (let ${lost} = 0; ${lost} < 1; ) break; const a = ${lost};`,
    ],
    ['but as what an arrow takes', () => stmts`const a = [${arrow(lost)}, ${lost}];`],
  ])('%s', (_, program) => {
    expect(() => spelt(program())).toThrow('nothing declares lost where it is used');
  });

  test('if it is a label', () => {
    expect(() => spelt(stmts`for (;;) break ${lost};`)).toThrow('nothing declares lost');
  });
});

function arrow(param: Name): Code {
  return { is: 'arrow', params: [param], body: code(param) };
}

describe('names inside of functions', () => {
  test('hide only what is not used there', () => {
    const [table, first, second] = [new Name('card'), new Name('card'), new Name('card')];
    const text = spelt([
      ...stmts`const ${table} = 1;`,
      func(own('first'), { params: [first], returns: 'number', body: stmts`return ${first} + ${table};` }),
      func(own('second'), { params: [second], returns: 'number', body: stmts`return ${second};` }),
    ]);
    expect(text).toContain('function first(card2: number)');
    expect(text).toContain('function second(card: number)');
    expect(evaluate(`${text} return [first(10), second(10)];`)).toEqual([11, 10]);
  });

  test('hide nothing that is declared around them, used or not', () => {
    const names = Array.from({ length: 3 }, () => new Name('i'));
    const text = spelt(functions`
function whole(): void {
  for (let ${names[0]!} = 0; ${names[0]!} < 2; ${names[0]!}++) {
    for (const ${names[1]!} of []) { const ${names[2]!} = 1; }
  }
}`);
    expect(text).toContain('for (let i = 0; i < 2; i++) { for (const i2 of []) { const i3 = 1; } }');
  });

  test('begin again side by side', () => {
    const loop = () => stmts`for (let i = 0; i < 2; i++) { const item = i; }`;
    expect(spelt(functions`function whole(): void { ${[...loop(), ...loop()]} }`).match(/\bi\d?\b/g)).toEqual(
      Array.from({ length: 8 }, () => 'i'),
    );
  });

  test('a block leaves alone what is declared behind it', () => {
    const [early, late] = [new Name('card'), new Name('card')];
    const text = spelt(functions`
function whole(): number {
  { const ${early} = 1; ${late}; }
  const ${late} = 2;
}`);
    expect(text).toContain('{ const card2 = 1; card; } const card = 2;');
  });

  test('parameters of arrows, labels and what is caught are told apart', () => {
    const names = ['a', 'a', 'a', 'a'].map((hint) => new Name(hint));
    const [outer, label, caught, param] = names as [Name, Name, Name, Name];
    const arrow = { is: 'arrow', params: [param], body: expr`${param} + ${outer}` } as const;
    const text = spelt(functions`
function whole(): number {
  const ${outer} = 1;
  ${label}: { break ${label}; }
  try { throw 5; } catch (${caught}) { return ${caught} + ${arrow}(10) + ${outer}; }
}`);
    expect(evaluate(`${text} return whole();`)).toBe(17);
  });
});

describe('parameters that nothing uses', () => {
  test('begin with a line, as linters want it', () => {
    const text = spelt(functions`function whole(a: number, b: number): number { return b; }`);
    expect(text).toContain('function whole(_a: number, b: number)');
  });

  test('one that only another parameter uses is used', () => {
    const text = spelt(functions`function whole(a: number, b = a): number { return b; }`);
    expect(evaluate(`${text} return whole(3);`)).toBe(3);
  });

  test('never meet a name that begins with a line', () => {
    const [plain, lined] = [new Name('a'), new Name('_a')];
    const text = spelt(
      functions`function whole(${plain}: number, ${lined}: number): number { return ${lined}; }`,
    );
    expect(evaluate(`${text} return whole(1, 2);`)).toBe(2);
    const outer = new Name('_a');
    const other = spelt([
      ...stmts`const ${outer} = 5;`,
      func(own('uses'), { params: [new Name('a')], returns: 'number', body: stmts`return ${outer};` }),
    ]);
    expect(evaluate(`${other} return uses(1);`)).toBe(5);
  });
});
