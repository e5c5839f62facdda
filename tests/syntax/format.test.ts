import { describe, expect, test } from 'vitest';
import { formatFile } from '../../compiler/1-syntax/format.ts';
import { rulesFiles, trees } from './help.ts';

const commentsOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => /(?:^|\s)(#.*?)\s*$/.exec(line)?.[1] ?? []);

/** Each line on its own, so that a failing test shows them. */
const formatted = (...lines: string[]): string[] => formatFile(lines.join('\n')).split('\n').slice(0, -1);

describe.each(rulesFiles)('%s', (_file, text) => {
  const once = formatFile(text);

  test('formatted twice it is the same as formatted once', () => {
    expect(formatFile(once)).toBe(once);
  });

  test('meaning and comments stay', () => {
    expect(trees(once)).toEqual(trees(text));
    expect(commentsOf(once)).toEqual(commentsOf(text));
  });

  test('it finds its way back from another layout', () => {
    const squeezed = text.replace(
      /^( *)(.*)$/gm,
      (_line, indent: string, rest: string) => indent.repeat(2) + rest.replace(/ +/g, ' '),
    );
    const back = formatFile(squeezed.replaceAll('\n', '\r\n'));
    expect(trees(back)).toEqual(trees(text));
    expect(commentsOf(back).map((comment) => comment.replace(/ +/g, ' '))).toEqual(
      commentsOf(text).map((comment) => comment.replace(/ +/g, ' ')),
    );
    expect(formatFile(back)).toBe(back);
  });
});

test('space in a line', () => {
  expect(formatted('term  t[a ,b:1 .. 6]of p=( a [1] ,-1 ) + b- 1 *2/  3 rounded down')).toEqual([
    'term t[a, b: 1..6] of p = (a[1], -1) + b - 1 * 2 / 3 rounded down',
  ]);
});

test('indentation, empty lines, the end of the file', () => {
  expect(
    formatFile('\n\nphase p\n     if a\n          leave   \n\n\n     leave\n\n\n\nkind A: b\n\n\n'),
  ).toBe('phase p\n  if a\n    leave\n\n  leave\n\nkind A: b\n');
  expect(formatFile('')).toBe('');
  expect(formatFile('\n \n')).toBe('');
  expect(formatFile('\uFEFFkind A: b,\r\n\tc\r\n')).toBe('kind A: b,\n        c\n');
});

test('sentences that go on keep their breaks', () => {
  expect(formatted('always a: no b in c where', '  b is d or', '        e')).toEqual([
    'always a: no b in c where',
    '    b is d or',
    '    e',
  ]);
  expect(formatted('phase p', '  rank a in b by', '   most c', '    tie: nobody')).toEqual([
    'phase p',
    '  rank a in b by',
    '      most c',
    '    tie: nobody',
  ]);
});

test('lists below each other share a column', () => {
  expect(
    formatted('kind A: a,', '  b', 'kind Longer of A: c', '', 'kind B:   d', 'use x: y', 'use longer: z'),
  ).toEqual([
    'kind A:           a,',
    '                  b',
    'kind Longer of A: c',
    '',
    'kind B: d',
    'use x:      y',
    'use longer: z',
  ]);
});

test('fields', () => {
  expect(
    formatted(
      'each player has',
      '  a: 0..3 # x',
      '  long-name: yes or no',
      '  # y',
      '  b:   a or none,',
      '   starts at c',
    ),
  ).toEqual([
    'each player has',
    '  a:         0..3                        # x',
    '  long-name: yes or no',
    '  # y',
    '  b:         a or none,',
    '      starts at c',
  ]);
});

test('choices, conditions and reasons', () => {
  expect(
    formatted(
      'action a of p',
      '  choose b from c else d',
      '  choose longer from e',
      '  need f if g else h',
      '  need longer if i     else j',
      '  pay 1 from k else l',
    ),
  ).toEqual([
    'action a of p',
    '  choose b      from c                                           else d',
    '  choose longer from e',
    '  need f       if g                                              else h',
    '  need longer  if i                                              else j',
    '  pay 1 from k                                                   else l',
  ]);
  const long = `  need ${'a or '.repeat(14)}b else c`;
  const far = `  need a${' '.repeat(92)}else b`;
  expect(formatted('rules r', '  need a else b', long)).toEqual([
    'rules r',
    `  need a${' '.repeat(57)}else b`,
    long,
  ]);
  expect(formatted('rules r', far, far)).toEqual(['rules r', far, far]);
});

test('reasons and conditions without a space before them', () => {
  const once = formatted(
    'phase turn of player',
    '  player may repeat',
    '    buy when(coins is 3)else too-poor',
    '    save[1]when coins is 3 else too-rich',
  );
  expect(once).toEqual([
    'phase turn of player',
    '  player may repeat',
    `    buy when (coins is 3)${' '.repeat(40)}else too-poor`,
    `    save[1] when coins is 3${' '.repeat(38)}else too-rich`,
  ]);
  expect(formatted(...once)).toEqual(once);
});

test.each([
  ['\r', ''],
  ['kind A:  b\r', 'kind A: b\n'],
  ['kind A:  b\r\r\nkind B: c\r\r\r\n\r', 'kind A: b\nkind B: c\n'],
  ['kind A:  b\rkind B: c\r', 'kind A:  b\rkind B: c\n'],
  ['# a\r # b\r\r\n', '# a\r # b\n'],
  ['phase p\r\r\n  ad  1\r\r\n', 'phase p\n  ad  1\n'],
  ['\uFEFF\uFEFF\r \n', '\r \n'],
  ['\uFEFF# \u200B\n', '# \u200B\n'],
  ['\n \r\n\uFEFFkind A:  b', 'kind A: b\n'],
  ['# a\n\uFEFF\uFEFF# b', '# a\n\uFEFF\uFEFF# b\n'],
])('returns and marks at odd places: %j', (text, expected) => {
  expect(formatFile(text)).toBe(expected);
  expect(formatFile(expected)).toBe(expected);
});

test('tables: numbers right, words left, the head as its column', () => {
  expect(formatted('table t by k', '    k|name|  n |m', '  aa | b | 10|', '   a |longer|9|1..3')).toEqual([
    'table t by k',
    '  k  | name   |  n |    m',
    '  aa | b      | 10 |',
    '  a  | longer |  9 | 1..3',
  ]);
  expect(formatted('table t by k and l', '  |A 1|B 2', '  a|1|12345')).toEqual([
    'table t by k and l',
    '    | A 1 |   B 2',
    '  a |   1 | 12345',
  ]);
});

test('sheets', () => {
  expect(formatted('grid g', '  place|1|2', '  bonus||extra-die')).toEqual([
    'grid g',
    '  place | 1 |         2',
    '  bonus |   | extra-die',
  ]);
  expect(formatted('grid g, rows give a', ' 1 x .|fox', ' 2 3 4|', ' ---', ' 10 a 12|b  # c')).toEqual([
    'grid g, rows give a',
    '   1  x   . | fox',
    '   2  3   4 |',
    '  -----------',
    '  10  a  12 | b                          # c',
  ]);
  expect(formatted('grid g of A', '  tower   b', ' c garden')).toEqual([
    'grid g of A',
    '  tower b',
    '  c     garden',
  ]);
});

test('examples: `and` stands one space further in', () => {
  expect(formatted('example e', '    given a', '      and b', '      and c', '    then d')).toEqual([
    'example e',
    '  given a',
    '   and b',
    '   and c',
    '  then d',
  ]);
});

test('variants', () => {
  expect(
    formatted(
      'variant v of g',
      '    a becomes  3 # x',
      '',
      '',
      '    # y',
      '    table t by k',
      '        k|1',
      '        v|10',
    ),
  ).toEqual([
    'variant v of g',
    '  a becomes 3                            # x',
    '',
    '  # y',
    '  table t by k',
    '    k |  1',
    '    v | 10',
  ]);
});

test('comments at the ends of lines share the author’s column, or the usual one', () => {
  expect(formatted('phase p # a', '  leave  # b')).toEqual([
    `phase p${' '.repeat(34)}# a`,
    `  leave${' '.repeat(34)}# b`,
  ]);
  const far = [`phase p${' '.repeat(53)}# a`, `  leave${' '.repeat(53)}# b`];
  expect(formatted(...far)).toEqual(far);
  const long = `  do ${'a'.repeat(40)}    # c`;
  expect(formatted('phase p # a', long)).toEqual([`phase p${' '.repeat(34)}# a`, long]);
  expect(formatted('phase p', `  do ${'a'.repeat(40)} # c`)).toEqual([
    'phase p',
    `  do ${'a'.repeat(40)}  # c`,
  ]);
});

test('comments on lines of their own', () => {
  expect(
    formatted(
      '  # a',
      'phase p',
      '# b',
      '      # c',
      '  leave',
      '      # d',
      '# e',
      '',
      '   # f',
      'kind A: b',
    ),
  ).toEqual(['# a', 'phase p', '  # b', '  # c', '  leave', '  # d', '# e', '', '  # f', 'kind A: b']);
});

test('a declaration with a mistake stays as it is', () => {
  const wrong = 'phase p  \n     ad  1 to x\n\n\n   # y\n     leave   ';
  expect(formatFile(`kind A:  b\n${wrong}\nkind B:  c\n`)).toBe(`kind A: b\n${wrong}\nkind B: c\n`);
  const odd = 'kind A:  b # \uE000';
  expect(formatFile(`${odd}\n#  \u200B\n  stray   line`)).toBe(`${odd}\n#  \u200B\n  stray   line\n`);
  expect(formatFile('  stray   line\n')).toBe('  stray   line\n');
});
