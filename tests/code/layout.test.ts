/** How printed code is laid out: on one line where there is room, or else broken where a reader would break it. */
import { describe, expect, test } from 'vitest';
import { code, comment, literal, own } from '../../compiler/4-emit/code/build.ts';
import {
  data,
  dataInLine,
  declarations,
  doc,
  joined,
  listed,
  listOf,
  oneOf,
  printDeclarations,
  union,
} from '../../compiler/4-emit/code/declarations.ts';
import { WIDTH } from '../../compiler/4-emit/code/layout.ts';
import { functions, stmts } from '../../compiler/4-emit/code/quote.ts';
import { Random } from '../fuzz/random.ts';
import { evaluate, runText, statementsOf, textOf } from './evaluate.ts';
import { randomTruth } from './random-trees.ts';

const word = (letter: string): string => letter.repeat(30);
const [A, B, C, D] = ['a', 'b', 'c', 'd'].map(word) as [string, string, string, string];

describe('statements that are too long for a line', () => {
  test.each([
    [
      'a call has its arguments below each other',
      `f(${A}, ${B}, ${C}, ${D});`,
      `f(\n  ${A},\n  ${B},\n  ${C},\n  ${D},\n);`,
    ],
    [
      'a list at the end of a call begins on its line',
      `f(a, [g(${A}), ${B}, ${C}, ${D}]);`,
      `f(a, [\n  g(${A}),\n  ${B},\n  ${C},\n  ${D},\n]);`,
    ],
    [
      'a sum stands behind the sign',
      `const ${D} = ${A} + ${B} - ${C};`,
      `const ${D} =\n  ${A} + ${B} - ${C};`,
    ],
    [
      'and below itself if that is not enough',
      `const x = ${A} + ${B} - f(${C}) * ${D};`,
      `const x =\n  ${A} +\n  ${B} -\n  f(${C}) * ${D};`,
    ],
    [
      'what is given stands in brackets',
      `return ${A} < ${B} && ${C} < ${D};`,
      `return (\n  ${A} < ${B} &&\n  ${C} < ${D}\n);`,
    ],
    [
      'a condition too, also without braces behind it',
      `if (${A} < ${B} && ${C} < ${D}) f();`,
      `if (\n  ${A} < ${B} &&\n  ${C} < ${D}\n)\n  f();`,
    ],
    [
      'what stands behind a condition goes to the next line',
      `if (${A} < ${B}) f(${C}, ${D});`,
      `if (${A} < ${B})\n  f(${C}, ${D});`,
    ],
    [
      'one of two values',
      `x = f(${A}) ? g(${B}, ${C}) : h(${D});`,
      `x = f(${A})\n  ? g(${B}, ${C})\n  : h(${D});`,
    ],
    [
      'what is written to can be long as well',
      `m[${A} + ${B} + ${C} + ${D}] = 1;`,
      `m[\n  ${A} +\n  ${B} +\n  ${C} +\n  ${D}\n] = 1;`,
    ],
    [
      'the head of a loop',
      `for (let i = ${A}; i < ${B} && i < ${C}; i += ${D}) f();`,
      `for (\n  let i = ${A};\n  i < ${B} && i < ${C};\n  i += ${D}\n)\n  f();`,
    ],
  ])('%s', (_, source, printed) => {
    expect(runText(statementsOf(source))).toBe(printed);
  });

  test('parameters stand below each other', () => {
    const made = functions`function f(${own(A)}: number, ${own(B)}: number, ${own(C)}: number): number {
      return ${own(A)} + ${own(B)} + ${own(C)};
    }`;
    expect(runText(made)).toMatch(
      `function f(\n  ${A}: number,\n  ${B}: number,\n  ${C}: number,\n): number {\n`,
    );
  });

  test('numbers and words of a list share lines, and so do members that are names', () => {
    const items = Array.from({ length: 100 }, (_, index) => literal(index));
    const lines = textOf({ is: 'array', items }).split('\n');
    expect(lines.length).toBeLessThan(8);
    expect(lines[1]).toMatch(/^ {2}0, 1, 2, /);
    const members = [A, B, C, D].map((name) => [name, code(own(name))] as const);
    expect(textOf({ is: 'object', members })).toBe(`{\n  ${A}, ${B}, ${C},\n  ${D},\n}`);
  });

  test('no line is too long that could be broken', () => {
    const random = new Random(7);
    for (let round = 0; round < 100; round++) {
      const lines = textOf(randomTruth(random, 6, true)).split('\n');
      // A single value between brackets, with signs around it, is all that can be left.
      for (const line of lines) if (line.length > WIDTH) expect(line).not.toMatch(/ (&&|\|\||\?|[+*-]) /);
      expect(lines.filter((line) => line !== line.trimEnd())).toEqual([]);
    }
  });
});

test('functions stand apart, and so does what begins something else', () => {
  const run = [
    comment(''),
    ...stmts`a();`,
    comment(''),
    comment(''),
    comment('More.'),
    ...stmts`b();`,
    ...functions`function c() {} function d() {}`,
    ...stmts`e();`,
  ];
  expect(runText(run)).toBe(
    'a();\n\n// More.\nb();\n\nfunction c(): void {}\n\nfunction d(): void {}\n\ne();',
  );
});

describe('declarations', () => {
  test('lines in a hole begin where the line with the hole does', () => {
    const inner = declarations`${doc('One\ntwo')}a: {\n  b: 1\n},`;
    expect(printDeclarations(declarations`const x = {\n  ${joined([inner, inner], '\n')}\n};`)).toBe(
      'const x = {\n  /**\n   * One\n   * two\n   */\n  a: {\n    b: 1\n  },\n  /**\n   * One\n   * two\n   */\n  a: {\n    b: 1\n  },\n};',
    );
  });

  test('data that is too long for a line is broken part by part, and stays what it is', () => {
    const value = {
      a: { b: [1, 2], c: A + B },
      list: [A, B, C, D],
      things: [
        { a: A, b: B },
        { c: C, d: D },
      ],
    };
    const printed = printDeclarations(declarations`return ${data(value)};`);
    expect(printed).toBe(
      `return {\n  a: { b: [1, 2], c: '${A}${B}' },\n  list: [\n    '${A}', '${B}', '${C}',\n    '${D}',\n  ],\n` +
        `  things: [\n    { a: '${A}', b: '${B}' },\n    { c: '${C}', d: '${D}' },\n  ],\n};`,
    );
    expect(evaluate(printed)).toEqual(value);
    const line = printDeclarations(declarations`return ${dataInLine(value)};`);
    expect(line).not.toContain('\n');
    expect(evaluate(line)).toEqual(value);
  });

  test('a long text stands below its name', () => {
    const printed = printDeclarations(declarations`return ${data({ [A]: A + B + C })};`);
    expect(printed).toBe(`return {\n  ${A}:\n    '${A}${B}${C}',\n};`);
  });

  test('types of which one is one', () => {
    expect(printDeclarations(declarations`type X = ${union([oneOf([1, 2]), declarations`null`])};`)).toBe(
      'type X = 1 | 2 | null;',
    );
    expect(printDeclarations(declarations`type X = ${oneOf([A, B, C, D])};`)).toBe(
      `type X =\n  | '${A}' | '${B}' | '${C}'\n  | '${D}';`,
    );
    expect(printDeclarations(oneOf([]))).toBe('never');
  });

  test('lists of them', () => {
    const printed = (type: Parameters<typeof listOf>[0]): string => printDeclarations(listOf(type));
    expect(printed(declarations`number`)).toBe('readonly number[]');
    expect(printed(declarations`${declarations`Seat`}`)).toBe('readonly Seat[]');
    expect(printed(oneOf([1]))).toBe('readonly 1[]');
    expect(printed(oneOf([1, 2]))).toBe('readonly (1 | 2)[]');
    expect(printed(declarations`${oneOf([1, 2])}`)).toBe('readonly (1 | 2)[]');
    expect(printed(listOf(declarations`number`))).toBe('readonly (readonly number[])[]');
  });

  test('names in braces', () => {
    const names = (all: readonly string[]): string =>
      printDeclarations(
        declarations`import ${listed(all.map((name) => declarations`${own(name)}`))} from 'x';`,
      );
    expect(names(['a', 'b'])).toBe("import { a, b } from 'x';");
    expect(names([A, B, C, D])).toBe(`import {\n  ${A}, ${B}, ${C},\n  ${D},\n} from 'x';`);
  });
});
