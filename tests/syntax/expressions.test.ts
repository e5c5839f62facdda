import { expect, test } from 'vitest';
import { parseFile } from '../../compiler/1-syntax/parse.ts';
import { Problems } from '../../compiler/problems/problem.ts';
import { tree, value } from './help.ts';

test.each([
  // names
  ['a', 'a'],
  ['-1', '-1'],
  ['height[garden, 3] of seat', 'height[garden, 3] of seat'],
  ['a[]', 'a[]'],
  ['count of own of player', 'count of own of player'],
  ['last of still-owed', 'last of still-owed'],
  ['first', 'first'],
  ['no', 'no'],
  ['x of cell', 'x of cell'],
  // school order
  ['a + b * c - d', '<<a + <b * c>> - d>'],
  ['a - b - c', '<<a - b> - c>'],
  ['(a - b) * 2', '<(<a - b>) * 2>'],
  ['a / 2 rounded down + 1', '<<a / 2 down> + 1>'],
  ['a * b / 2 rounded up', '<<a * b> / 2 up>'],
  ['1..6', '<1..6>'],
  ['(field + 1)..24', '<(<field + 1>)..24>'],
  ['yellow..purple', '<yellow..purple>'],
  // conditions
  ['a is b', '<a is b>'],
  ['a is not b', '<a is not b>'],
  ['a is at least 1', '<a is at least 1>'],
  ['a is at most 1', '<a is at most 1>'],
  ['a is more than b + 1', '<a is more than <b + 1>>'],
  ['a is less than 1', '<a is less than 1>'],
  ['a is in 1..6', '<a is in <1..6>>'],
  ['a is not in b', '<a is not in b>'],
  ['a is empty', '<a is empty>'],
  ['a + b is not empty', '<<a + b> is not empty>'],
  ['not a is b', '<not <a is b>>'],
  ['not not a', '<not <not a>>'],
  ['a and not b and c', '<a and <not b> and c>'],
  ['a or (b and c)', '<a or (<b and c>)>'],
  ['if a is 1 then b otherwise c', '<if <a is 1> then b otherwise c>'],
  // collections
  ['(a, -1, b of c)', '(a, -1, b of c)'],
  ['all Die', '<all Die>'],
  ['all die in pool', '<all die in pool>'],
  ['all die in pool where face of die is 1', '<all die in pool where <face of die is 1>>'],
  ['some x in a where b', '<some x in a where b>'],
  ['no x in a where b or c', '<no x in a where <b or c>>'],
  ['count of x in a where b', '<count x in a where b>'],
  ['first x in a where b, otherwise 24', '<first x in a where b otherwise 24>'],
  ['last x in a where b', '<last x in a where b>'],
  ['the first of a', '<the first of a>'],
  ['the x in a', '<the x in a>'],
  ['the first x in a where b', '<the first x in a where b>'],
  ['the last x in a where b', '<the last x in a where b>'],
  ['total of a of x for x in b where c', '<total of a of x for x in b where c>'],
  ['highest of a for x in b, y in c, otherwise 0', '<highest of a for x in b, y in c otherwise 0>'],
  ['all of city[r, c] for r in a, c in b', '<all of city[r, c] for r in a, c in b>'],
  ['lowest of (found, left)', '<lowest of (found, left) for >'],
  ['total of a for x in b is at most 5', '<<total of a for x in b> is at most 5>'],
  ['clockwise from starter', '<clockwise starter>'],
  ['all spot reached from centre by near in ways', '<all spot from centre by near in ways>'],
  ['all x reached from a by y in b + c where y is d', '<all x from a by y in <b + c> where <y is d>>'],
  ['longest run of cell and side around built where wall', '<run of cell and side around built where wall>'],
  ['longest', 'longest'],
  ['longest of run', 'longest of run'],
])('%s', (written, read) => {
  expect(value(written)).toBe(read);
});

test('places count from the first character of the declaration', () => {
  const text = '# x\n\nterm t =\n    first y in a + b where not c is 2 and d\n';
  const [placed] = parseFile('f', text, new Problems());
  const at = (span: { start: number; end: number }): string =>
    text.slice(placed!.offset + span.start, placed!.offset + span.end);
  const term = placed!.tree;
  if (term.is !== 'term' || term.otherwise?.is !== 'quantify') throw new Error('no term');
  expect(at(term.span)).toBe(text.slice(5, -1));
  expect(at(term.otherwise.span)).toBe('first y in a + b where not c is 2 and d');
  expect(at(term.otherwise.binder.variable.span)).toBe('y');
  expect(at(term.otherwise.binder.in.span)).toBe('a + b');
  const where = term.otherwise.where;
  if (where?.is !== 'and') throw new Error('no and');
  expect(where.parts.map((part) => at(part.span))).toEqual(['not c is 2', 'd']);
});

test('a name can be a word of the language, unless it is reserved', () => {
  expect(tree('term most[total, set: list] of table = players + place[x]').head).toEqual({
    name: 'most',
    params: [{ name: 'total' }, { name: 'set', type: expect.anything() }],
    owner: 'table',
  });
});
