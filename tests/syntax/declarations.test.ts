import { expect, test } from 'vitest';
import { show, tree, trees } from './help.ts';

const ref = (name: string): object => ({ is: 'ref', name, args: [], hasArgs: false });
const number = (value: number): object => ({ is: 'number', value });
const type = (base: object, more: object = {}): object => ({ base, orNone: false, forEach: [], ...more });
const key = (name: string): object => ({ is: 'name', name });
const span = (from: number, to: number): object => ({
  is: 'span',
  from: { number: from },
  to: { number: to },
});

test('game', () => {
  const lines = [
    'players 1..5',
    'imaginary 2..4 with 1 player, usually 2',
    'imaginary 1 with 2 players, named Dirk',
  ];
  expect(tree(`game g\n  ${lines.join('\n  ')}\n  option a: no\n  players 3`)).toEqual({
    is: 'game',
    name: 'g',
    lines: [
      { is: 'players', from: 1, to: 5 },
      { is: 'imaginary', from: 2, to: 4, withPlayers: 1, usually: 2 },
      { is: 'imaginary', from: 1, to: 1, withPlayers: 2, named: 'Dirk' },
      { is: 'option', name: 'a', value: ref('no') },
      { is: 'players', from: 3, to: 3 },
    ],
  });
});

test('use, kind', () => {
  expect(trees('use palace: Tile, bag\nkind Area of Colour: red,\n  blue\nkind A: b')).toEqual([
    { is: 'use', folder: 'palace', names: ['Tile', 'bag'] },
    { is: 'kind', name: 'Area', part: 'Colour', values: ['red', 'blue'] },
    { is: 'kind', name: 'A', goesRound: false, values: ['b'] },
  ]);
});

test('pieces', () => {
  expect(
    tree('pieces Die, plural dice, with face 1..6\n  1 of each Colour and value 1..9\n  8 alike'),
  ).toEqual({
    is: 'pieces',
    name: 'Die',
    plural: 'dice',
    also: false,
    face: type(span(1, 6)),
    lines: [
      {
        is: 'each',
        count: 1,
        keys: [{ name: 'Colour' }, { name: 'value', from: { number: 1 }, to: { number: 9 } }],
      },
      { is: 'alike', count: 8 },
    ],
  });
  expect(tree('pieces Die, plural dice with face A\n  8 alike')).toMatchObject({
    plural: 'dice',
    face: type(key('A')),
  });
  expect(tree('pieces Tile, also\n  building | price |\n  tower    |    10 | north  east')).toMatchObject({
    also: true,
    lines: [
      { is: 'row', cells: ['building', 'price', ''] },
      { is: 'row', cells: ['tower', '10', 'north east'] },
    ],
  });
});

test('table', () => {
  expect(
    tree('table prize by Building, Scoring and place, otherwise 0\n        | A 1 | B 1\n  tower |   6 |'),
  ).toEqual({
    is: 'table',
    name: 'prize',
    keys: ['Building', 'Scoring', 'place'],
    otherwise: number(0),
    rows: [{ cells: ['', 'A 1', 'B 1'] }, { cells: ['tower', '6', ''] }],
  });
});

test('grid: a picture', () => {
  const text =
    'grid field[yellow] of pips 1..6, rows give bonus, diagonal gives fox\n   3  x | a\n   .  6 |\n  -------\n  10 14 | b';
  expect(tree(text)).toEqual({
    is: 'grid',
    name: 'field',
    member: ref('yellow'),
    of: { name: 'pips', from: { number: 1 }, to: { number: 6 } },
    margins: [
      { side: 'rows', gives: 'bonus' },
      { side: 'diagonal', gives: 'fox' },
    ],
    picture: [
      { words: ['3', 'x'], margin: 'a', rule: false },
      { words: ['.', '6'], margin: '', rule: false },
      { words: [], rule: true },
      { words: ['10', '14'], margin: 'b', rule: false },
    ],
  });
  expect(tree('grid city of Building\n  tower garden\n  garden tower').picture).toHaveLength(2);
  expect(tree('grid one\n  a | b').picture).toEqual([{ words: ['a'], margin: 'b', rule: false }]);
});

test('grid: a table', () => {
  expect(tree('grid field[green]\n  place | 1 | 2\n  bonus |   |').table).toEqual([
    { cells: ['place', '1', '2'] },
    { cells: ['bonus', '', ''] },
  ]);
});

test('grid: cells without print', () => {
  expect(tree('grid moor, rows -2..2, columns 1..3')).toEqual({
    is: 'grid',
    name: 'moor',
    margins: [],
    blank: {
      rows: { from: { number: -2 }, to: { number: 2 } },
      columns: { from: { number: 1 }, to: { number: 3 } },
    },
  });
  expect(tree('grid moor[high], rows 1..2, columns 1..3').member).toEqual(ref('high'));
});

test('each … has, the table has', () => {
  const fields = [
    'a: 1..18 or none for each cell of field and Kept, x starts at 1',
    'b: list of seat, up to 7, for each 0..12',
    'c: cards, starts with all Card, seen by nobody',
    'd: yes or no',
    'e: -3..3, starts at 0, more is lost',
    'f: yellow..purple',
    'set: set of cell of city',
    'h: place for Tile for each 1..4',
  ];
  const has = tree(`each player has\n  ${fields.join('\n  ')}`);
  expect(has.owner).toBe('player');
  expect(has.fields).toEqual([
    {
      name: 'a',
      type: type(span(1, 18), { orNone: true, forEach: [{ is: 'cell', grid: 'field' }, key('Kept')] }),
      traits: [{ is: 'x starts at', value: number(1) }],
    },
    {
      name: 'b',
      type: type({ is: 'made', form: 'list', of: key('seat') }),
      traits: [
        { is: 'up to', value: number(7) },
        { is: 'for each', keys: [span(0, 12)] },
      ],
    },
    {
      name: 'c',
      type: type(key('cards')),
      traits: [
        { is: 'starts with', value: { is: 'every', name: 'Card' } },
        { is: 'seen by', whom: 'nobody' },
      ],
    },
    { name: 'd', type: type({ is: 'yes-or-no' }), traits: [] },
    {
      name: 'e',
      type: type(span(-3, 3)),
      traits: [{ is: 'starts at', value: number(0) }, { is: 'more is lost' }],
    },
    { name: 'f', type: type({ is: 'span', from: { name: 'yellow' }, to: { name: 'purple' } }), traits: [] },
    { name: 'set', type: type({ is: 'made', form: 'set', of: { is: 'cell', grid: 'city' } }), traits: [] },
    {
      name: 'h',
      type: type({ is: 'made', form: 'place', of: key('Tile') }, { forEach: [span(1, 4)] }),
      traits: [],
    },
  ]);
  expect(tree('the table has\n  a: player').owner).toBe('table');
});

test('term', () => {
  expect(tree('term a[b, c: 1..6 or none] of player = 3')).toEqual({
    is: 'term',
    head: {
      name: 'a',
      params: [{ name: 'b' }, { name: 'c', type: type(span(1, 6), { orNone: true }) }],
      owner: 'player',
    },
    lets: [],
    cases: [],
    otherwise: number(3),
  });
  expect(tree('term a\n  let b = 1\n  if b: 2\n  if c: 3\n  otherwise: 4')).toEqual({
    is: 'term',
    head: { name: 'a', params: [] },
    lets: [{ name: 'b', value: number(1) }],
    cases: [
      { when: ref('b'), value: number(2) },
      { when: ref('c'), value: number(3) },
    ],
    otherwise: number(4),
  });
});

test('phase, action, rules, scoring', () => {
  expect(tree('phase p of seat\n  leave')).toEqual({
    is: 'phase',
    head: { name: 'p', params: [], owner: 'seat' },
    body: [{ is: 'leave' }],
  });
  expect(tree('action a of player')).toMatchObject({ is: 'action', body: [] });
  expect(tree('rules r\n  need a else b')).toMatchObject({ is: 'rules', body: [{ is: 'need' }] });
  expect(tree('scoring s[scoring] for each building\n  award 1')).toMatchObject({
    is: 'scoring',
    name: 's',
    params: [{ name: 'scoring' }],
    forEach: 'building',
    body: [{ is: 'award' }],
  });
});

test('winner, always', () => {
  const winner = tree(
    'winner seat in seats where a by most points of seat\n  tie: least b of seat\n  tie: joint win\n  solo: c',
  );
  expect(winner).toMatchObject({
    is: 'winner',
    binder: { variable: 'seat' },
    where: ref('a'),
    by: { most: true },
    solo: ref('c'),
  });
  expect(winner.ties).toEqual([
    { is: 'measure', measure: { most: false, value: expect.anything() } },
    { is: 'joint win' },
  ]);
  expect(tree('winner p in players by least x')).toMatchObject({ ties: [], by: { most: false } });
  expect(tree('always six: a is 6')).toMatchObject({
    is: 'always',
    name: 'six',
    condition: { is: 'compare' },
  });
});

test('example', () => {
  const lines = [
    'players Kim, Nina',
    'imaginary 2',
    'option a: yes',
    'given b of Kim is 3',
    ' and Kim is to use-die[pool] in turn of Kim',
    'when do turn of Kim',
    ' and score majority[B], walls',
    ' and chance gives 1, Die[red]',
    ' and Kim does buy with field = 3, cards = (a, b)',
    ' and Nina passes',
    'then Kim may buy',
    ' and Kim may not buy with field = 1: buy.field.none',
    ' and chance may give 3',
    ' and chance may not give 4',
    ' and not c',
  ];
  const example = tree(`example e\n  ${lines.join('\n  ')}`);
  expect(example.lines.slice(0, 3)).toEqual([
    { is: 'players', names: ['Kim', 'Nina'] },
    { is: 'imaginary', count: 2 },
    { is: 'option', name: 'a', value: ref('yes') },
  ]);
  const facts = example.lines.slice(3);
  expect(facts.map((line: { is: string; fact: { is: string } }) => `${line.is} ${line.fact.is}`)).toEqual([
    'given holds',
    'given is to',
    'when do',
    'when score',
    'when chance gives',
    'when does',
    'when passes',
    'then may',
    'then may not',
    'then chance may give',
    'then chance may not give',
    'then holds',
  ]);
  expect(facts[1].fact).toMatchObject({ who: 'Kim', action: { name: 'use-die' }, phase: { name: 'turn' } });
  expect(
    facts[5].fact.with.map((it: { name: string; value: object }) => `${it.name} ${show(it.value)}`),
  ).toEqual(['field 3', 'cards (a, b)']);
  expect(facts[8].fact).toMatchObject({ reason: 'buy.field.none', with: [{ name: 'field' }] });
});

test('variant', () => {
  const variant = tree(
    'variant v of g\n  rounds[4] becomes 5\n  option a: no\n\n  table t by k\n    k | 1\n    v | 2\n  phase p\n    if x\n      leave',
  );
  expect(variant).toMatchObject({ is: 'variant', name: 'v', game: 'g' });
  expect(variant.members.map((member: { is: string }) => member.is)).toEqual([
    'change',
    'option',
    'table',
    'phase',
  ]);
  expect(variant.members[0]).toMatchObject({
    target: { name: 'rounds', args: [number(4)] },
    value: number(5),
  });
});
