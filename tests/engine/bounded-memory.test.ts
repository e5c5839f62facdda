import { expect, test } from 'vitest';
import type { JsonObject } from '../../compiler/runtime/json.ts';
import { createCore } from '../../generated/palace/core.ts';
import { data } from '../../generated/palace/data.ts';
import { createEngine } from '../../generated/runtime/engine.ts';
import { both } from './both.ts';
import { numbers } from './hostile.ts';

/** What a request gets whose argument is not what the rules ask for. */
const BAD_ARGUMENT = { error: { code: 'bad-argument', about: 'args' } };
const TOO_MANY = { error: { code: 'fault', about: 'too-many' } };

const repeated = <T>(item: T, times: number): T[] => Array.from({ length: times }, () => item);

test('a question with far more cards than there are is refused, and no other game of the engine notices', () => {
  const [asked, untouched] = [createEngine(createCore(), data), createEngine(createCore(), data)];
  let [state, same] = [asked, untouched].map((engine) => engine.start({ players: 3, seed: 'beside' }));
  const pick = numbers(3);
  for (let move = 0; move < 60; move++) {
    const session = asked.session();
    session.ask({ do: 'start', players: 4, seed: 'hostile' });
    const cards = repeated('gulden-1-1', 25_521);
    expect(session.ask({ do: 'value', name: 'worth', args: [cards] })).toEqual(BAD_ARGUMENT);
    const question = { player: 1, action: 'take-money', choices: { cards } };
    expect(asked.explain(state!, question as never, 'mover')).toMatchObject({ reason: 'no-such-move' });
    const legal = asked.moves(state!, 'server');
    expect(legal).toEqual(untouched.moves(same!, 'server'));
    if (legal.length === 0) break;
    const chosen = pick(legal.length);
    state = asked.play(state!, legal[chosen]!, 'mover');
    same = untouched.play(same!, untouched.moves(same!, 'server')[chosen]!, 'mover');
    expect(asked.digest(state)).toBe(untouched.digest(same));
  }
});

test('two choices of several, of 400 cards, are told apart', async () => {
  const { ask } = await both(`game small
  players 2..2

pieces Card
  400 alike

the table has
  deck: cards, starts with all Card
  gone: cards

action trade of player
  choose some given from deck
  need count of given is at least 300                       else too-few
  choose some taken from deck
  need count of taken is at most 1                          else too-many-taken
  need no card in taken where card is not in given          else not-given
  move given to gone

phase game
  for each player in players
    player may do one of
      trade

winner player in players by most 0
  tie: joint win
`);
  const cards = (from: number, to: number): string =>
    `{${Array.from({ length: to - from + 1 }, (_, index) => `card-${from + index}`).join(',')}}`;
  const explained = (move: string) => ask({ do: 'explain', player: 1, move }).reason;
  ask({ do: 'start', game: 'small', players: 2, seed: 'x' });
  expect(explained(`trade ${cards(1, 299)} {card-1}`)).toBe('too-few');
  expect(explained(`trade ${cards(101, 400)} {card-1}`)).toBe('not-given');
  expect(explained(`trade ${cards(101, 400)} {card-101,card-102}`)).toBe('too-many-taken');
  expect(explained(`trade ${cards(1, 400)} {card-400}`)).toBeNull();
  ask({ do: 'play', player: 1, move: `trade ${cards(2, 400)} {card-400}` });
  expect(ask({ do: 'value', name: 'gone' }).value).toHaveLength(399);
});

test('chance decides about as many pieces as there are', async () => {
  const { ask } = await both(`game small
  players 2..2

pieces Card
  400 alike

the table has
  deck: cards, starts with all Card
  hand: cards
  spot: 0..400

action look of player

phase game
  shuffle deck
  chance chooses card from all card in deck where card is not top of deck
  otherwise
    impossible
  spot becomes position[card] of deck
  rank card in deck by most 0, first 1
    tie: by lot
    move card to hand
  for each player in players
    player may do one of
      look

winner player in players by most 0
  tie: joint win
`);
  ask({ do: 'start', game: 'small', players: 2 });
  const { pieces } = ask({ do: 'chances' }).chance as { pieces: string[] };
  expect(pieces).toHaveLength(400);
  ask({ do: 'chance', outcome: [...pieces].reverse().join(' ') });
  expect(ask({ do: 'mayGive', outcome: 'card-400' })).toEqual({ may: false });
  ask({ do: 'chance', outcome: 'card-1' });
  expect(ask({ do: 'value', name: 'spot' })).toEqual({ value: 400 });
  expect((ask({ do: 'chances' }).chance as { options: string[] }).options).toHaveLength(400);
  ask({ do: 'chance', outcome: 'card-7' });
  expect(ask({ do: 'value', name: 'hand' })).toEqual({ value: ['card-7'] });
});

test('a game is saved and loaded in which a thousand pieces are shuffled and chosen', async () => {
  const { engine } = await both(`game small
  players 2..2

kind Suit: suit-of-the-golden-bells, suit-of-the-scarlet-hearts, suit-of-the-verdant-leaves, suit-of-the-brown-acorns

pieces Card
  1 of each Suit and value 1..250

the table has
  deck: cards, starts with all Card
  gone: cards

action drop of player
  choose some cards from deck
  need count of cards is at least 1000 else too-few
  move cards to gone

action rest of player

phase game
  shuffle deck
  for each player in players
    player must do one of
      drop
      rest

winner player in players by most 0
  tie: joint win
`);
  const begun = engine.start({ players: 2 });
  const { pieces } = engine.chance(begun) as unknown as { pieces: string[] };
  const shuffled = engine.supply(begun, [...pieces].reverse().join(' '));
  const dropped = engine.play(
    shuffled,
    { player: 1, action: 'drop', choices: { cards: pieces } } as never,
    'mover',
  );
  const rested = engine.play(dropped, 'rest', 2);
  expect((engine.read(rested).fields as { gone: string[] }).gone).toHaveLength(1000);
  const { state } = engine.load(JSON.stringify(engine.save(rested)));
  expect(engine.digest(state)).toBe(engine.digest(rested));
});

/** A game in which lists become as long as the rules say. `script` runs first, and then everybody may look. */
const small = (script: string, more = ''): string => `game small
  players 2..3

kind Weather: calm, breeze, storm

pieces Die, plural dice, with face 1..6
  3 alike

grid wide, rows 1..3, columns 1..4

the table has
  wind:    dice, starts with all Die
  blown:   dice
  full:    dice, up to 1
  tags:    set of Weather, up to 2
  few:     set of 1..40, up to 3, more is lost
  diary:   list of 1..6, up to 4
  names:   list of Die, up to 9
  number:  0..2000000
  marked:  0..5 for each 1..3
  mark-of: 0..5 for each seat
  wet:     list of 1..6, up to 100, for each 1..2000
${more}
action look of player

phase game
${script}
  do watch

phase watch
  for each player in players
    player must do one of
      look

winner player in players by most 0
  tie: joint win
`;

/** What a field holds once the script has run. */
async function after(script: string, field: string, more = ''): Promise<unknown> {
  const { ask } = await both(small(script, more));
  const begun = ask({ do: 'start', game: 'small', players: 2, seed: 'x' });
  return 'error' in begun ? begun : ask({ do: 'value', name: field }).value;
}

test.each([
  ['a set', '  add calm to tags\n  add storm to tags\n  add breeze to tags', 'tags'],
  ['a set that is set', '  tags becomes Weather', 'tags'],
  ['a list', '  add (1, 2, 3) to diary\n  add (4, 5) to diary', 'diary'],
  ['a list that is set', '  diary becomes (1, 2, 3, 4, 5)', 'diary'],
  ['a place, where the game stops', '  move wind to full', 'full'],
  ['a range', '  number becomes 100001\n  number becomes count of (1..number)', 'number'],
  ['a loop', '  number becomes 100001\n  for each step in 1..number\n    do watch', 'number'],
  ['two together', '  number becomes 99999\n  number becomes count of ((1..number) + (1..2))', 'number'],
  ['what is gathered', '  number becomes count of (all of a for a in 1..400, b in 1..400)', 'number'],
  [
    'a whole field',
    '  for each key in 1..2000\n    wet[key] becomes all of 1 for x in 1..51\n  number becomes count of wet',
    'number',
  ],
])('%s that would hold too much stops the game', async (_, script, field) => {
  expect(await after(script, field)).toEqual(TOO_MANY);
});

test.each([
  ['a set', '  add (storm, calm) to tags', 'tags', ['calm', 'storm']],
  ['a set from which more is lost', '  few becomes 30..40\n  add (1, 33) to few', 'few', [1, 30, 31]],
  ['a list', '  add (1, 2) to diary\n  add (3, 4) to diary', 'diary', [1, 2, 3, 4]],
  [
    'a place, until the game stops',
    '  move wind to full\n  number becomes count of full\n  move full to wind',
    'number',
    3,
  ],
  [
    'the numbers of a full place',
    '  move wind to full\n  let each = 1..count of full\n  move full to wind\n  diary becomes each',
    'diary',
    [1, 2, 3],
  ],
  ['a range', '  number becomes 100000\n  number becomes count of (1..number)', 'number', 100_000],
  [
    'a range that is only looked at',
    '  number becomes 1500000\n  if number is in 1..(number * 2)\n    number becomes 7',
    'number',
    7,
  ],
  [
    'two together',
    '  number becomes 99998\n  number becomes count of ((1..number) + (1..2))',
    'number',
    100_000,
  ],
  [
    'what is gathered',
    '  number becomes count of (all of a for a in 1..400, b in 1..400 where a is b)',
    'number',
    400,
  ],
  [
    'collections that are gathered',
    '  number becomes count of (all of neighbours of c for c in wide)',
    'number',
    34,
  ],
  [
    'a whole field',
    '  wet becomes (all of 1 for x in 1..50)\n  number becomes count of wet',
    'number',
    100_000,
  ],
] as const)('%s holds as much as it may', async (_, script, field, expected) => {
  expect(await after(script, field)).toEqual(expected);
});

test('a list is kept whole while the game stops', async () => {
  const dice = repeated('wind', 14).join(' + ');
  const script = `  let many = ${dice}
  let steps = 1..wanted
  let seen = all step in steps where step is more than 5000
  do watch
  number becomes count of many * 20000 + count of steps + count of seen + count of (all die in many where die is Die[2])`;
  const { ask } = await both(small(script, '  wanted: 0..9999, starts at 9000\n'));
  ask({ do: 'start', game: 'small', players: 2, seed: 'x' });
  ask({ do: 'play', player: 1, move: 'look' });
  ask({ do: 'play', player: 2, move: 'look' });
  expect(ask({ do: 'value', name: 'number' })).toEqual({ value: 42 * 20_000 + 9000 + 4000 + 14 });
});

test.each([
  ['move (Die[1], Die[2], Die[1]) to blown', ['die-1', 'die-2']],
  ['move (Die[3], Die[2], Die[3]) to blown at 1', ['die-3', 'die-2']],
  ['blown becomes (Die[2], Die[1], Die[2])', ['die-2', 'die-1']],
  ['move wind + wind to blown', ['die-1', 'die-2', 'die-3']],
  ['names becomes (Die[2], Die[1], Die[2])\n  move names to blown', ['die-2', 'die-1']],
  ['names becomes (Die[2], Die[1])\n  move all die in names where die is not Die[1] to blown', ['die-2']],
])('a piece that is named twice lies in its place once: %s', async (script, expected) => {
  expect(await after(`  ${script}`, 'blown')).toEqual(expected);
});

test('a player who is named twice acts at once only once', async () => {
  const { ask } = await both(
    small('  for each player in players + players, at once\n    player must do one of\n      look'),
  );
  ask({ do: 'start', game: 'small', players: 3, seed: 'x' });
  expect(ask({ do: 'moves', player: 'server' })).toEqual({
    moves: { 1: ['look'], 2: ['look'], 3: ['look'] },
  });
  ask({ do: 'play', player: 2, move: 'look' });
  expect(ask({ do: 'moves', player: 'server' })).toEqual({ moves: { 1: ['look'], 3: ['look'] } });
});

const CALLED = `
term how-many[dice] = count of dice
term highest-of[values: list of 1..100] = highest of value for value in values, otherwise 0

phase mark-one[key: 1..3]
  marked[key] becomes 5

phase mark-each[those: set of seat]
  for each seat in those
    mark-of[seat] becomes 1
  do watch

phase nine[a: 1..3, b: 1..3, c: 1..3, d: 1..3, e: 1..3, f: 1..3, g: 1..3, h: 1..3, dice]
  number becomes count of dice + a + h
`;

const calls = () =>
  both(
    small(
      `  do mark-one[1]
  do mark-each[players]
  do nine[1, 1, 1, 1, 1, 1, 1, 1, wind + wind]
  number becomes how-many[wind + blown + wind] + highest-of[(1, 2)]`,
    ).replace('action look', `${CALLED}\naction look`),
  );

test('arguments from outside are of their type, and no longer than the rules could make them', async () => {
  const { ask } = await calls();
  ask({ do: 'situation', game: 'small', players: 2 });
  const dice = (times: number): JsonObject => ({
    do: 'value',
    name: 'how-many',
    args: [repeated('die-1', times)],
  });
  // A die lies in `wind` or in `blown`: with `wind` again these are six.
  expect(ask(dice(6))).toEqual({ value: 6 });
  for (const times of [7, 300, 30_000]) expect(ask(dice(times))).toEqual(BAD_ARGUMENT);
  for (const args of [[4], [0], [-7], [1_000_000], [2 ** 31 - 1]])
    expect(ask({ do: 'run', phase: 'mark-one', args })).toEqual(BAD_ARGUMENT);
  for (const args of [[[1, 3]], [[9]], [repeated(1, 4)]])
    expect(ask({ do: 'run', phase: 'mark-each', args })).toEqual(BAD_ARGUMENT);
  const values = (args: unknown) => ask({ do: 'value', name: 'highest-of', args: [args] } as JsonObject);
  expect(values(Array.from({ length: 100 }, (_, index) => index + 1))).toEqual({ value: 100 });
  expect(values(repeated(1, 101))).toEqual(BAD_ARGUMENT);
  expect(values([101])).toEqual(BAD_ARGUMENT);
  ask({ do: 'run', phase: 'nine', args: [1, 1, 1, 1, 1, 1, 1, 2, repeated('die-3', 6)] });
  expect(ask({ do: 'value', name: 'number' })).toEqual({ value: 9 });
  expect(ask({ do: 'run', phase: 'nine', args: [1, 1, 1, 1, 1, 1, 1, 2, repeated('die-3', 7)] })).toEqual(
    BAD_ARGUMENT,
  );
  expect(ask({ do: 'value', name: 'marked', args: [3] })).toEqual({ value: 0 });
  ask({ do: 'run', phase: 'mark-one', args: [3] });
  expect(ask({ do: 'value', name: 'marked', args: [3] })).toEqual({ value: 5 });
});

test('a core takes no list for which it has no room', async () => {
  const { core } = await calls();
  // As many as there are numbers that `highest-of` can be asked about.
  expect(core.mostListed).toBe(100);
  const long = repeated(7, core.mostListed);
  core.list(8, long);
  const words = [...core.memory];
  expect(() => core.list(8, [...long, 8])).toThrow('too-many');
  expect(() => core.list(9, [8])).toThrow('too-many');
  expect([...core.memory]).toEqual(words);
  // There is room for it, but `how-many` is never asked about that many.
  expect(() => core.term(0, -1, [core.list(0, repeated(0, 7))])).toThrow('too-many');
});
