import { expect, test } from 'vitest';
import { ParseCache, parseFile } from '../../compiler/1-syntax/parse.ts';
import { Problems } from '../../compiler/problems/problem.ts';
import { codes, problems, rulesFiles } from './help.ts';

const phase = (...lines: string[]): string => ['phase p', ...lines.map((line) => `  ${line}`)].join('\n');

test.each<[string, [string, string, object][]]>([
  // declarations
  ['phse game\n  leave', [['unknown-declaration', 'phse', { word: 'phse', suggestion: 'phase' }]]],
  ['function f\n  leave', [['unknown-declaration', 'function', { word: 'function', suggestion: 'phase' }]]],
  ['(x)', [['unknown-declaration', '(x)', { word: '(x)', suggestion: '' }]]],
  ['need x else y', [['not-indented', 'need', { word: 'need' }]]],
  ['option a: no', [['only-in-variant', 'option', { word: 'option' }]]],
  ['rounds[3] becomes 4', [['only-in-variant', 'rounds', { word: 'becomes' }]]],
  ['phase p', [['missing-body', 'phase p', { word: 'phase' }]]],
  ['table t by k', [['missing-body', 'table t by k', { word: 'table' }]]],
  ['variant v of g', [['missing-body', 'variant v of g', { word: 'variant' }]]],
  ['kind Colour: red, of', [['reserved-word', 'of', { word: 'of' }]]],
  ['kind Colour red', [['syntax', 'red', { expected: '":"', found: 'red' }]]],
  ['phase p of\n  leave', [['syntax', '', { expected: 'a name', found: 'the end of the line' }]]],
  ['kind A: b\n  c', [['unexpected-body', 'c', { word: 'kind' }]]],
  [
    'game g\n  player 3',
    [
      [
        'unknown-line',
        'player',
        { word: 'player', suggestion: 'players', known: '"players", "imaginary" or "option"' },
      ],
    ],
  ],
  [
    'example e\n  given a\n   adn b',
    [['unknown-line', 'adn', { word: 'adn', suggestion: 'and', known: '"and"' }]],
  ],
  [
    'term t\n  if a: 1\n  otherwise: 2\n  if b: 3',
    [['syntax', 'if', { expected: 'the end of the body', found: 'if' }]],
  ],
  [
    'variant v of g\n  rounds[3] becoms 4',
    [['syntax', 'becoms', { expected: '"becomes"', found: 'becoms' }]],
  ],
  // statements
  [phase('ad 1 to coins'), [['unknown-statement', 'ad', { word: 'ad', suggestion: 'add' }]]],
  [phase('needs x else y'), [['unknown-statement', 'needs', { word: 'needs', suggestion: 'need' }]]],
  [
    phase('if x', '  leave', 'else', '  leave'),
    [['unknown-statement', 'else', { word: 'else', suggestion: 'otherwise' }]],
  ],
  [phase('frobnicate'), [['unknown-statement', 'frobnicate', { word: 'frobnicate', suggestion: '' }]]],
  [phase('if x', 'leave'), [['missing-body', 'if x', { word: 'if' }]]],
  [phase('leave', '  leave'), [['unexpected-body', 'leave', { word: 'leave' }]]],
  [phase('leave', 'otherwise', '  leave'), [['stray-otherwise', 'otherwise', {}]]],
  [phase('need x'), [['need-without-reason', 'need x', { word: 'need' }]]],
  [phase('need x if y else'), [['need-without-reason', 'need x if y else', { word: 'need' }]]],
  [phase('pay 1 from x'), [['need-without-reason', 'pay 1 from x', { word: 'pay' }]]],
  [phase('p must do one of', '  a if b'), [['need-without-reason', 'a if b', { word: 'if' }]]],
  [phase('let for = 3'), [['reserved-word', 'for', { word: 'for' }]]],
  [phase('add 1 to'), [['syntax', '', { expected: 'a value', found: 'the end of the line' }]]],
  [phase('choose a form b'), [['syntax', 'b', { expected: '"from"', found: 'b' }]]],
  [
    phase('player must do two of', '  a'),
    [
      [
        'syntax',
        'must',
        { expected: '"becomes", "may do one of", "may repeat" or "must do one of"', found: 'must' },
      ],
    ],
  ],
  // words of other languages
  ['toString x', [['unknown-declaration', 'toString', { word: 'toString', suggestion: '' }]]],
  [phase('constructor x'), [['unknown-statement', 'constructor', { word: 'constructor', suggestion: '' }]]],
  ['// a\nkind A: b', [['written-otherwise', '//', { written: '//', instead: '#' }]]],
  [phase('// a', 'leave'), [['written-otherwise', '//', { written: '//', instead: '#' }]]],
  [phase('roll a // b'), [['written-otherwise', '//', { written: '//', instead: '#' }]]],
  ['each p has\n  // a\n  b: c', [['written-otherwise', '//', { written: '//', instead: '#' }]]],
  [phase('coins of p = 3'), [['symbol-for-words', '=', { symbol: '=', instead: 'becomes' }]]],
  [phase('coins += 3'), [['symbol-for-words', '+=', { symbol: '+=', instead: 'add … to …' }]]],
  [
    phase('for every a in b', '  leave'),
    [['written-otherwise', 'for every', { written: 'for every', instead: 'for each' }]],
  ],
  [phase('for a in b', '  leave'), [['written-otherwise', 'for', { written: 'for', instead: 'for each' }]]],
  [
    phase('repeat until a', '  leave'),
    [['written-otherwise', 'repeat until', { written: 'repeat until', instead: 'repeat while not' }]],
  ],
  [
    phase('repeat until a or b', '  leave'),
    [['written-otherwise', 'repeat until', { written: 'repeat until', instead: 'repeat while not (…)' }]],
  ],
  [phase('roll a and b'), [['written-otherwise', 'and', { written: 'and', instead: '+' }]]],
  [phase('move a and b to c'), [['written-otherwise', 'and', { written: 'and', instead: '+' }]]],
  ['game g\n  players 2-4', [['written-otherwise', '2-4', { written: '2-4', instead: '2..4' }]]],
  ['game g\n  players 2 to 4', [['written-otherwise', '2 to 4', { written: '2 to 4', instead: '2..4' }]]],
  [
    'term t = sum of face of d for d in dice',
    [['written-otherwise', 'sum of', { written: 'sum of', instead: 'total of' }]],
  ],
  [phase('if a:', '  leave'), [['left-over', ':', { word: ':' }]]],
  [phase('repeat 3 times:', '  leave'), [['left-over', ':', { word: ':' }]]],
  [phase('p must do one of:', '  a'), [['left-over', ':', { word: ':' }]]],
  ['term t:\n  otherwise: 2', [['left-over', ':', { word: ':' }]]],
  [phase('if a then', '  leave'), [['left-over', 'then', { word: 'then' }]]],
  [phase('if a then leave'), [['missing-body', 'then leave', { word: 'if' }]]],
  [phase('for each a in b: leave'), [['missing-body', ': leave', { word: 'for' }]]],
  ['term t: 3', [['syntax', ':', { expected: '"=" or an indented body', found: ':' }]]],
  [
    'each p has\n  a: 0..3 starts at 3',
    [['syntax', 'starts', { expected: '","', found: 'starts', suggestion: ', starts at' }]],
  ],
  [
    phase('rank a in b by most c at least 3'),
    [['syntax', 'at', { expected: '","', found: 'at', suggestion: ', at least' }]],
  ],
  [
    phase('need a at least 3 else b'),
    [['syntax', 'at', { expected: '"is"', found: 'at', suggestion: 'is at least' }]],
  ],
  ...[
    ['is not at least', 'is less than'],
    ['is not at most', 'is more than'],
    ['is not more than', 'is at most'],
    ['is not less than', 'is at least'],
    ['is greater than', 'is more than'],
    ['is smaller than or equal to', 'is at most'],
    ['is equal to', 'is'],
  ].map(([written, instead]): [string, [string, string, object][]] => [
    `term t = a ${written} 3`,
    [['written-otherwise', written!, { written, instead }]],
  ]),
  // expressions
  ['term t = a and b or c', [['mixed-and-or', 'or', { word: 'or' }]]],
  ['term t = a or (b or c) and d', [['mixed-and-or', 'and', { word: 'and' }]]],
  ['term t = a and (b or c and d)', [['mixed-and-or', 'and', { word: 'and' }]]],
  ['term t = (a and b) c', [['syntax', 'c', { expected: 'the end of the line', found: 'c' }]]],
  ['term t = a / 2', [['division-not-rounded', '/ 2', {}]]],
  ['term t = (a / b + 1) * 2', [['division-not-rounded', '/ b ', {}]]],
  ['term t = a >= 2', [['symbol-for-words', '>=', { symbol: '>=', instead: 'is at least' }]]],
  ['term t = a is 2 && b', [['symbol-for-words', '&&', { symbol: '&&', instead: 'and' }]]],
  [phase('if a = 2', '  leave'), [['symbol-for-words', '=', { symbol: '=', instead: 'is' }]]],
  ['term t = a -1', [['tight-sign', '-', { sign: '-' }]]],
  ['term t = 3-1', [['tight-sign', '-', { sign: '-' }]]],
])('%j', (text, expected) => {
  expect(problems(text)).toEqual(expected);
});

test('every wrong line is told, and the other declarations are not affected', () => {
  const text = `kind A: b\n${phase('ad 1 to x', 'leave', 'roll', 'if a and b or c', '  needs d')}\nkind B: c\n`;
  expect(codes(text)).toEqual(['unknown-statement', 'syntax', 'mixed-and-or', 'unknown-statement']);
  expect(parseFile('f', text, new Problems()).map(({ tree }) => tree.is)).toEqual(['kind', 'kind']);
});

test('but not more than twenty in one declaration', () => {
  expect(codes(phase(...Array<string>(200).fill('ad 1 to x')))).toHaveLength(20);
});

test('a wrong member of a variant leaves the others', () => {
  const found = new Problems();
  const [placed] = parseFile('f', 'variant v of g\n  option a no\n  option b: no', found);
  expect(found.list.map(({ code }) => code)).toEqual(['syntax']);
  expect(placed!.tree.is === 'variant' && placed!.tree.members).toHaveLength(1);
});

test('whatever is cut out of the rules, there is no fault, and every problem has its place', () => {
  const cache = new ParseCache();
  for (const [file, text] of rulesFiles) {
    for (let at = 17; at < text.length; at += 211) {
      const cut = text.slice(0, at) + text.slice(at + 5);
      const found = new Problems();
      parseFile(file, cut, found, cache);
      for (const { at: place, data } of found.list) {
        expect(place.start >= 0 && place.start <= place.end && place.end <= cut.length).toBe(true);
        expect(JSON.stringify(data)).not.toMatch(/[\uE000-\uF8FF]/);
      }
    }
  }
});
