import { expect, test } from 'vitest';
import { show, statements } from './help.ts';

const ref = (name: string): object => ({ is: 'ref', name, args: [], hasArgs: false });

test.each([
  ['let a = b', { is: 'let', name: 'a', value: ref('b') }],
  ['a becomes b', { is: 'becomes', target: ref('a'), value: ref('b') }],
  ['add a to b', { is: 'add', value: ref('a'), target: ref('b') }],
  ['remove a from b', { is: 'remove', value: ref('a'), target: ref('b') }],
  ['move a to b', { is: 'move', what: ref('a'), to: ref('b') }],
  ['move a to b at c', { is: 'move', what: ref('a'), to: ref('b'), at: ref('c') }],
  ['roll a', { is: 'roll', what: ref('a') }],
  ['roll a until b', { is: 'roll', what: ref('a'), until: ref('b') }],
  ['shuffle a', { is: 'shuffle', what: ref('a') }],
  ['chance chooses a from b', { is: 'chance', name: 'a', from: ref('b') }],
  ['choose a from b', { is: 'choose', name: 'a', from: ref('b') }],
  ['choose some a from b else c', { is: 'choose', several: 'some', name: 'a', from: ref('b'), reason: 'c' }],
  ['choose any a from b', { is: 'choose', several: 'any', name: 'a', from: ref('b') }],
  ['choose n a from b', { is: 'choose', several: 'exactly', size: ref('n'), name: 'a', from: ref('b') }],
  [
    'choose at most n a from b',
    { is: 'choose', several: 'at most', size: ref('n'), name: 'a', from: ref('b') },
  ],
  [
    'choose at least n a from b',
    { is: 'choose', several: 'at least', size: ref('n'), name: 'a', from: ref('b') },
  ],
  ['need a else b', { is: 'need', condition: ref('a'), reason: 'b' }],
  ['need a if b else c', { is: 'need', condition: ref('a'), when: ref('b'), reason: 'c' }],
  ['pay a from b else c', { is: 'pay', amount: ref('a'), from: ref('b'), reason: 'c' }],
  ['follow a', { is: 'follow', what: ref('a') }],
  ['do a', { is: 'do', what: ref('a') }],
  ['award a', { is: 'award', amount: ref('a') }],
  ['award a to b for c', { is: 'award', amount: ref('a'), to: ref('b'), for: ref('c') }],
  ['score a, b', { is: 'score', what: [ref('a'), ref('b')] }],
  ['leave', { is: 'leave' }],
  ['nothing', { is: 'nothing' }],
  ['impossible', { is: 'impossible' }],
])('%s', (line, read) => {
  expect(statements(line)).toEqual([read]);
});

test('if', () => {
  expect(
    statements('if a', '  leave', 'otherwise if b', '  nothing', 'otherwise', '  impossible', 'leave'),
  ).toEqual([
    {
      is: 'if',
      branches: [
        { condition: ref('a'), body: [{ is: 'leave' }] },
        { condition: ref('b'), body: [{ is: 'nothing' }] },
      ],
      otherwise: [{ is: 'impossible' }],
    },
    { is: 'leave' },
  ]);
});

test('repeat, for each', () => {
  const body = [{ is: 'leave' }];
  expect(statements('repeat', '  leave', 'repeat while a', '  leave', 'repeat 3 times', '  leave')).toEqual([
    { is: 'repeat', body },
    { is: 'repeat', while: ref('a'), body },
    { is: 'repeat', times: { is: 'number', value: 3 }, body },
  ]);
  const binder = { variable: 'a', in: ref('b') };
  expect(
    statements(
      'for each a in b where c, at once',
      '  leave',
      'for each a in b, backwards',
      '  leave',
      'for each a in b',
      '  leave',
    ),
  ).toEqual([
    { is: 'for each', binder, where: ref('c'), manner: 'at once', body },
    { is: 'for each', binder, manner: 'backwards', body },
    { is: 'for each', binder, body },
  ]);
});

test('chance that finds nothing', () => {
  expect(statements('chance chooses a from b', 'otherwise', '  leave')).toEqual([
    { is: 'chance', name: 'a', from: ref('b'), otherwise: [{ is: 'leave' }] },
  ]);
});

test('decisions', () => {
  expect(
    statements(
      'player must do one of',
      '  a[b]',
      '    leave',
      '  c if d else e',
      'otherwise',
      '  nothing',
      'next of p may do one of',
      '  a',
      'p may repeat',
      '  a',
    ),
  ).toEqual([
    {
      is: 'decide',
      who: ref('player'),
      how: 'must',
      offers: [
        { action: { is: 'ref', name: 'a', args: [ref('b')], hasArgs: true }, body: [{ is: 'leave' }] },
        { action: ref('c'), when: { condition: ref('d'), reason: 'e' }, body: [] },
      ],
      otherwise: [{ is: 'nothing' }],
    },
    {
      is: 'decide',
      who: { ...ref('next'), of: ref('p') },
      how: 'may',
      offers: [{ action: ref('a'), body: [] }],
    },
    { is: 'decide', who: ref('p'), how: 'may repeat', offers: [{ action: ref('a'), body: [] }] },
  ]);
});

test('rank', () => {
  const [rank, bare] = statements(
    'rank a in b where c by',
    '    most d, at least 1, from place e + 1, first 3',
    '  tie: least f',
    '  tie: share, rounded down',
    '  tie: by lot',
    '  tie: nobody',
    '  tie: impossible',
    '  award 1 to a',
    'rank a in b by least c',
  );
  expect(rank).toMatchObject({
    is: 'rank',
    binder: { variable: 'a' },
    where: ref('c'),
    by: { most: true, value: ref('d') },
  });
  expect([rank.atLeast, rank.fromPlace, rank.first].map(show)).toEqual(['1', '<e + 1>', '3']);
  expect(rank.ties.map((tie: { is: string }) => tie.is)).toEqual([
    'measure',
    'share',
    'by lot',
    'nobody',
    'impossible',
  ]);
  expect(rank.body).toMatchObject([{ is: 'award' }]);
  expect(bare).toEqual({
    is: 'rank',
    binder: { variable: 'a', in: ref('b') },
    by: { most: false, value: ref('c') },
    ties: [],
    body: [],
  });
});
