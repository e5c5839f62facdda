import { describe, expect, test } from 'vitest';
import { linesOf, nest, readLines, splitBlocks } from '../../compiler/1-syntax/layout.ts';
import { mark } from '../../compiler/1-syntax/mark.ts';
import { parseFile } from '../../compiler/1-syntax/parse.ts';
import { cleanText } from '../../compiler/1-syntax/text.ts';
import { Problems } from '../../compiler/problems/problem.ts';
import { codes, problems, tree, trees } from './help.ts';

const ignore = (): void => {};

/** The marked text with readable marks: `{` `}` for a body, `;` for the end of a line, `w`, `n`, `r`. */
function marked(text: string): string {
  const marks = mark(text, nest(text, linesOf(text), ignore)!, ignore)!;
  const names: Record<string, string> = {
    '\uE000': '{',
    '\uE001': '}',
    '\uE002': ';',
    '\uE003': 'w',
    '\uE004': 'n',
    '\uE005': 'r',
  };
  return marks.text.replace(/[\uE000-\uE005]/g, (character) => names[character]!);
}

describe('lines', () => {
  test('a comment begins at the start of a line or after a space', () => {
    const [first, second, third] = readLines('a#b # c\n# d\n  e');
    expect([first!.end, first!.comment]).toEqual([3, 4]);
    expect([second!.start === second!.end, second!.comment]).toEqual([true, 8]);
    expect([third!.begin, third!.start, third!.comment]).toEqual([12, 14, -1]);
  });

  test('a declaration goes from its first column to the last line with something in it', () => {
    const text = '# x\nkind A: b # c\n\nphase p\n  leave\n\n  # d\n# e\n';
    expect(splitBlocks(text, ignore)).toEqual([
      { offset: 4, text: 'kind A: b' },
      { offset: 19, text: 'phase p\n  leave' },
    ]);
  });

  test('bodies, line ends, words, numbers and rows', () => {
    expect(marked('phase p\n  if y is 3\n    do b[2]\n  leave')).toBe('phase w{if wis n{do w[n];}leave ;}');
    expect(marked('table t by k\n  a | 1\n   b |')).toBe('table wby w{rr}');
    expect(marked('pieces D\n  3 of each C\n  3 | x\n  a')).toBe('pieces w{nof each w;rr}');
    expect(marked('term a = b - -1 + c')).toBe('term w=w- -n+ w;');
  });

  test('every marked character knows where it comes from', () => {
    const text = 'term abc = if  x then 12 otherwise y';
    const marks = mark(text, nest(text, linesOf(text), ignore)!, ignore)!;
    const at = marks.text.indexOf('then ');
    expect(text.slice(marks.starts[at], marks.ends[at])).toBe('then');
    expect(text.slice(marks.starts[at + 5], marks.ends[at + 5])).toBe('12');
  });

  test.each([',', ' =', ' +', ' and', ' or', ' where', ' for', ' by'])(
    'a line that ends in "%s" goes on below',
    (end) => {
      expect(nest(`a b${end}\n    c`, linesOf(`a b${end}\n    c`), ignore)!.parts).toHaveLength(2);
    },
  );

  test('but not after a word that only ends like one, and not in a line as far left', () => {
    const text = 'phase p\n  do stand-by\n  leave';
    expect(tree(text).body).toHaveLength(2);
    expect(problems('phase p\n  let x =\n  leave')).toEqual([
      ['syntax', '', { expected: 'a value', found: 'the end of the line' }],
    ]);
  });

  test('comments and empty lines inside a sentence', () => {
    expect(tree('kind A: b, # one\n\n  # two\n  c').values).toEqual(['b', 'c']);
  });
});

describe('characters', () => {
  test('a tab is told once a line and read as a space', () => {
    const text = 'phase p\n\tdo\ta\n  leave # x\ty';
    expect(problems(text)).toEqual([
      ['tab', '\t', {}],
      ['tab', '\t', {}],
    ]);
    expect(parseFile('f', text.replace('  leave', ' leave'), new Problems())).toHaveLength(1);
  });

  test.each([
    ['\u0000', 'U+0000'],
    ['\u0007', 'U+0007'],
    ['\r', 'U+000D'],
    ['\u00A0', 'U+00A0'],
    ['\u200B', 'U+200B'],
    ['\u202E', 'U+202E'],
    ['\uE000', 'U+E000'],
    ['\uE002', 'U+E002'],
    ['\uF8FF', 'U+F8FF'],
    ['\uFEFF', 'U+FEFF'],
    ['\uFFFD', 'U+FFFD'],
    ['\uD800', 'U+D800'],
    ['\u{10FFFD}', 'U+10FFFD'],
  ])('the odd character %j', (character, name) => {
    const text = `phase p\n  do${character}a`;
    expect(problems(text)).toEqual([['odd-character', character, { character: name }]]);
    expect(cleanText(text, ignore)).toHaveLength(text.length);
  });

  test('other alphabets and pictures may stand in comments', () => {
    expect(trees('phase p # größer, 城, 🎲\n  leave')).toHaveLength(1);
  });

  test('line ends of Windows and the mark at the beginning of a file', () => {
    const plain = 'kind A: b,\n  c\n\nphase p\n  if x\n    leave\n';
    const windows = `\uFEFF${plain.replaceAll('\n', '\r\n')}`;
    expect(trees(windows)).toEqual(trees(plain));
    const placed = parseFile('f', windows, new Problems());
    expect(placed.map(({ offset }) => windows.slice(offset, offset + 5))).toEqual(['kind ', 'phase']);
    const bad = `\uFEFF# x\r\nphase p\r\n  do a b\r\n`;
    expect(problems(bad)).toEqual([['syntax', 'b', { expected: 'the end of the line', found: 'b' }]]);
  });
});

describe('what does not fit together', () => {
  test('an indented line before any declaration', () => {
    expect(problems('# x\n  leave\n  leave\nphase p\n  leave')).toEqual([['stray-indent', 'leave', {}]]);
  });

  test('a line level with none above', () => {
    expect(problems('phase p\n  if x\n      leave\n    leave')).toEqual([['uneven-indent', 'leave', {}]]);
    expect(problems('phase p\n    leave\n  leave')).toEqual([['uneven-indent', 'leave', {}]]);
    expect(codes('variant v of g\n    option a: yes\n  option b: no')).toEqual(['uneven-indent']);
  });

  test('brackets', () => {
    expect(problems('phase p\n  add (1 to x\n  do a[1')).toEqual([
      ['unclosed-bracket', '(', { bracket: '(' }],
      ['unclosed-bracket', '[', { bracket: '[' }],
    ]);
    expect(problems('term t = (a]')).toEqual([['unclosed-bracket', '(', { bracket: '(' }]]);
    expect(problems('term t = a)')).toEqual([['unopened-bracket', ')', { bracket: ')' }]]);
  });

  test('too deep', () => {
    const brackets = (depth: number): string => `term t = ${'('.repeat(depth)}1${')'.repeat(depth)}`;
    expect(codes(brackets(40))).toEqual([]);
    expect(problems(brackets(41))).toEqual([['too-deep', '(', { what: 'brackets', limit: 40 }]]);
    const bodies = (depth: number): string =>
      ['phase p', ...Array.from({ length: depth }, (_, i) => `${' '.repeat(i + 1)}repeat`)]
        .join('\n')
        .replace(/repeat$/, 'leave');
    expect(codes(bodies(20))).toEqual([]);
    expect(problems(bodies(21))).toEqual([['too-deep', 'leave', { what: 'indentation', limit: 20 }]]);
    expect(codes(`term t = ${'not '.repeat(100)}x`)).toEqual([]);
    expect(codes(`term t = ${'if a then b otherwise '.repeat(33)}x`)).toEqual([]);
    expect(codes(`term t = ${'some x in y where '.repeat(50)}x`)).toEqual([]);
    expect(codes(`term t = ${'count of '.repeat(100)}x`)).toEqual([]);
    expect(problems(`term t = ${'a of '.repeat(101)}x`)[0]![2]).toEqual({ what: 'nesting', limit: 100 });
  });

  test('too long', () => {
    expect(codes(`kind A: ${'a, '.repeat(1300)}b`)).toEqual([]);
    expect(problems(`kind A: ${'a, '.repeat(1400)}b`)[0]![2]).toEqual({ what: 'line', limit: 4000 });
    expect(problems(`phase p\n${'  do something\n'.repeat(4500)}`)[0]!.slice(0, 2)).toEqual([
      'too-long',
      'phase p',
    ]);
  });

  test('names that cannot be names', () => {
    expect(problems('term t = größe + my_name + 3x')).toEqual([
      ['bad-name', 'größe', { word: 'größe', suggestion: 'grosse' }],
      ['bad-name', 'my_name', { word: 'my_name', suggestion: 'my-name' }],
      ['bad-name', '3x', { word: '3x', suggestion: 'x' }],
    ]);
    expect(codes('term t = 1234567890')).toEqual(['number-too-large']);
  });
});
