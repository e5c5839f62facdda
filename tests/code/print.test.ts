import { describe, expect, test } from 'vitest';
import {
  binary,
  call,
  code,
  comment,
  either,
  hex,
  literal,
  own,
  text,
} from '../../compiler/4-emit/code/build.ts';
import { docComment, inComment, quoted } from '../../compiler/4-emit/code/print-words.ts';
import { expr, stmts } from '../../compiler/4-emit/code/quote.ts';
import { type BinaryOp, Case, type Code, Name, type Stmt } from '../../compiler/4-emit/code/tree.ts';
import { Random } from '../fuzz/random.ts';
import { evaluate, oneLine, runText, textOf } from './evaluate.ts';
import { MEMORY, meaning, newMemory, randomNumber, randomTruth } from './random-trees.ts';

const [a, b, c] = ['a', 'b', 'c'].map((spelling) => code(own(spelling))) as [Code, Code, Code];
const negative = (of: Code): Code => ({ is: 'unary', op: '-', of });
const object: Code = { is: 'object', members: [['a', literal(1)]] };

describe('values', () => {
  const trees: readonly (readonly [tree: Code, printed: string])[] = [
    // The closer sign first needs no brackets, the other way round it does.
    [binary('+', a, binary('*', b, c)), 'a + b * c'],
    [binary('*', binary('+', a, b), c), '(a + b) * c'],
    [binary('-', binary('-', a, b), c), 'a - b - c'],
    [binary('-', a, binary('-', b, c)), 'a - (b - c)'],
    [binary('+', a, binary('+', b, c)), 'a + (b + c)'],
    [binary('/', a, binary('*', b, c)), 'a / (b * c)'],
    [binary('|', binary('<<', a, 2), 1), '(a << 2) | 1'],
    [binary('<<', a, binary('|', b, 1)), 'a << (b | 1)'],
    [binary('===', binary('&', a, b), 0), '(a & b) === 0'],
    [binary('===', binary('===', a, b), c), '(a === b) === c'],
    [binary('===', a, binary('===', b, c)), 'a === (b === c)'],
    [binary('<', binary('+', a, 1), b), 'a + 1 < b'],
    [binary('&&', binary('||', a, b), c), '(a || b) && c'],
    [binary('||', a, binary('&&', b, c)), 'a || (b && c)'],
    [binary('&&', a, binary('&&', b, c)), 'a && (b && c)'],
    // `??` may not stand beside `&&` and `||` without brackets.
    [binary('??', binary('||', a, b), c), '(a || b) ?? c'],
    [binary('??', a, binary('&&', b, c)), 'a ?? (b && c)'],
    [binary('||', binary('??', a, b), c), '(a ?? b) || c'],
    [binary('??', binary('??', a, b), binary('|', b, c)), 'a ?? b ?? b | c'],
    // Conditions.
    [either(a, b, either(b, 1, 2)), 'a ? b : b ? 1 : 2'],
    [either(either(a, b, c), 1, 2), '(a ? b : c) ? 1 : 2'],
    [either(a, either(b, 1, 2), 3), 'a ? b ? 1 : 2 : 3'],
    [binary('+', either(a, b, c), 1), '(a ? b : c) + 1'],
    [{ is: 'unary', op: '!', of: binary('<', a, b) }, '!(a < b)'],
    [{ is: 'unary', op: '!', of: { is: 'unary', op: '!', of: a } }, '!!a'],
    // Signs that would run into each other.
    [negative(literal(5)), '-5'],
    [negative(literal(-5)), '-(-5)'],
    [negative(negative(a)), '-(-a)'],
    [negative({ is: 'step', op: '--', of: a, after: false }), '-(--a)'],
    [binary('-', a, literal(-5)), 'a - -5'],
    [binary('-', a, negative(b)), 'a - -b'],
    [binary('*', literal(-5), a), '-5 * a'],
    [binary('-', { is: 'step', op: '--', of: a, after: true }, b), 'a-- - b'],
    [{ is: 'item', of: a, at: literal(-1) }, 'a[-1]!'],
    [{ is: 'member', of: literal(-5), member: 'length' }, '(-5).length'],
    // Numbers.
    [literal(99_999), '99999'],
    [literal(-1_234_567), '-1_234_567'],
    [hex(-0x80000000), '-0x80000000'],
    // Assignments, steps, calls.
    [expr`a = b ? 1 : c = 2`, 'a = b ? 1 : c = 2'],
    [binary('+', expr`a = b`, 1), '(a = b) + 1'],
    [binary('===', expr`m[a]`, expr`m[b]`), 'm[a] === m[b]'],
    [binary('<', expr`m[a]`, expr`m[b]`), 'm[a]! < m[b]!'],
    [expr`m[a] = m[b]`, 'm[a] = m[b]!'],
    [expr`m[a] += 1`, 'm[a]! += 1'],
    [call({ is: 'arrow', params: [], body: a }, []), '(() => a)()'],
    [{ is: 'new', of: call(a, []), args: [] }, 'new (a())()'],
    [{ is: 'arrow', params: [own('a')], body: object }, '(a) => ({ a: 1 })'],
    [
      {
        is: 'object',
        members: [
          ['a', a],
          ['b', a],
          ['true', code(true)],
        ],
      },
      '{ a, b: a, true: true }',
    ],
  ];
  test.each(trees.map(([tree, printed]) => ({ printed, tree })))('$printed', ({ tree, printed }) => {
    expect(textOf(tree)).toBe(printed);
    expect(() => evaluate(`return () => [${printed}];`)).not.toThrow();
  });

  test('every pair of signs means what the tree says', () => {
    const signs: BinaryOp[] = '+ - * % << >> >>> & | ^ === !== < <= > >= && || ??'.split(' ') as BinaryOp[];
    const trees = signs.flatMap((outer) =>
      signs.flatMap((inner) => [
        binary(outer, binary(inner, a, b), c),
        binary(outer, a, binary(inner, b, c)),
      ]),
    );
    const found = evaluate(`${MEMORY} return [${trees.map(textOf).join(',\n')}];`);
    expect(found).toEqual(trees.map((tree) => meaning(tree, newMemory())));
  });

  test.each([1, 2, 3])(
    'random trees mean the same printed as worked out (seed %i)',
    { timeout: 60_000 },
    (seed) => {
      const random = new Random(seed);
      const trees = Array.from({ length: 200 }, (_, index) =>
        index % 4 === 0 ? randomTruth(random, 4, true) : randomNumber(random, 4, true),
      );
      const each = trees.map((tree) => `(() => { ${MEMORY} return [${textOf(tree)}, a, b, c, m]; })()`);
      const expected = trees.map((tree) => {
        const memory = newMemory();
        return [meaning(tree, memory), memory.a, memory.b, memory.c, memory.m];
      });
      const found = evaluate(`return [\n${each.join(',\n')}\n];`) as unknown[];
      for (const [index, tree] of trees.entries())
        expect(found[index], textOf(tree)).toEqual(expected[index]);
    },
  );
});

describe('statements', () => {
  test.each<[string, readonly Stmt[], string]>([
    [
      'a condition in a condition has braces, so that `else` belongs to the right one',
      [
        {
          is: 'if',
          test: a,
          then: [{ is: 'if', test: b, then: stmts`f();`, otherwise: [] }],
          otherwise: stmts`g();`,
        },
      ],
      'if (a) { if (b) f(); } else { g(); }',
    ],
    [
      'the same in a loop',
      stmts`if (a) { for (;;) if (b) f(); } else g();`,
      'if (a) { for (;;) if (b) f(); } else { g(); }',
    ],
    ['a loop in a condition has braces', stmts`if (a) while (b) f();`, 'if (a) { while (b) f(); }'],
    ['a declaration has braces', stmts`if (a) { const d = 1; }`, 'if (a) { const d = 1; }'],
    ['nothing has braces', stmts`if (a) {} else {}`, 'if (a) {}'],
    [
      'what an object does has brackets',
      [{ is: 'do', what: { is: 'member', of: object, member: 'a' } }],
      '({ a: 1 }.a);',
    ],
    [
      'a loop that begins with no declaration',
      [
        {
          is: 'for',
          first: { is: 'do', what: expr`a = 0` },
          test: expr`a < 3`,
          next: expr`a++`,
          body: stmts`f();`,
        },
      ],
      'for (a = 0; a < 3; a++) f();',
    ],
    [
      'cases with a declaration have braces, as names are told apart case by case',
      stmts`switch (a) { case 1: const d = 1; f(d); break; case 2: const e = 2; f(e); }`,
      'switch (a) { case 1: { const d = 1; f(d); break; } case 2: { const e = 2; f(e); } }',
    ],
    [
      'what a case or a statement is about',
      [
        {
          is: 'switch',
          on: a,
          cases: [
            { labels: [literal(1)], body: [{ is: 'do', what: b, about: 'to\nb' }], about: 'one\u2028two' },
          ],
        },
      ],
      'switch (a) { case 1: { // one two b; // to b } }',
    ],
  ])('%s', (_, run, printed) => {
    expect(oneLine(runText(run))).toBe(printed);
  });

  test('a case or a jump that has no number yet cannot be printed', () => {
    const one = new Case('');
    expect(() => textOf({ is: 'case', case: one })).toThrow('a case is printed before it has a number');
    expect(() => runText([{ is: 'jump', to: one }])).toThrow('a jump is printed before cases have numbers');
  });
});

/** What could end a text or a comment, or make a reader see something else than is there. */
const HOSTILE = [
  '*/ throw 1; /*',
  '**//',
  "'; throw 1; //",
  '"',
  '`$\u007bthrow 1}`',
  '\\',
  "\\'",
  'one\ntwo',
  'one\r\ntwo',
  'one\u2028throw 1',
  'one\u2029throw 1',
  'nul\0' + '7',
  'bidi \u202e\u2066 override',
  'soft\u00adhyphen \u200b \ufeff',
  '\u{e0041} tag',
  'half \ud83d',
  '$& $1 $$',
  '</script><!--',
  'ŝtrange 漢字 🎲',
];

test('the name of a member is a member, whatever it is', () => {
  const words = ['a', 'two words', '__proto__', 'constructor', "'; throw 1; //", '7'];
  const members = words.map((word, index) => [word, literal(index)] as const);
  const made = evaluate(`return Object.entries(${textOf({ is: 'object', members })});`) as unknown[];
  expect(made).toHaveLength(words.length);
  expect(made).toEqual(expect.arrayContaining(members.map(([word], index) => [word, index])));
});

describe('texts and comments', () => {
  test.each(HOSTILE)('%j is the same text when it is read again', (words) => {
    expect(evaluate(`return ${quoted(words)};`)).toBe(words);
    expect(evaluate(`return ${textOf(text(words))};`)).toBe(words);
    expect(quoted(words)).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
  });

  test.each(HOSTILE)('%j in a comment is only a comment', (words) => {
    const run: readonly Stmt[] = [
      comment(words),
      { is: 'declare', how: 'const', name: new Name('d'), value: literal(1), doc: words },
      { is: 'do', what: literal(2), about: words },
      {
        is: 'function',
        name: new Name('f'),
        params: [],
        returns: 'void',
        body: [],
        doc: `${words}\n${words}`,
      },
    ];
    expect(evaluate(`${runText(run)} return 3;`)).toBe(3);
    expect(inComment(words)).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
    expect(docComment(words).indexOf('*/')).toBe(docComment(words).trimEnd().length - 2);
  });
});
