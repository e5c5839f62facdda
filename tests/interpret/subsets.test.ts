import { expect, test } from 'vitest';
import type { Game } from '../../compiler/3-ir/ir.ts';
import { compile } from '../../compiler/compile.ts';
import { createInterpreter, type Move, type State } from '../../compiler/interpret/index.ts';
import { draw, seeded } from '../../compiler/runtime/random.ts';
import { games } from '../games.ts';

/** Choosing several at once: each set once, and what is left out early would have been refused. */

const NEEDS = [
  'need total of value of card for card in cards is at least 7 else few',
  'need total of value of card for card in cards is at most 9 else many',
  'need count of cards is at most 3 else many',
  'need count of cards is at least 2 and total of value of card for card in cards is at most 12 else few',
  'need no card in cards where colour of card is red else many',
  'need some card in cards where colour of card is blue else few',
  'need Card[blue, 2] is in cards else few',
  'need not (count of cards is more than 2 or worth[cards] is more than 8) else many',
  'need worth[cards] - 2 * count of cards is at least 2 else few',
  'need worth[cards] is 7 else few',
  'need purse is at least 3 else few',
  'need count of cards is 2 else few',
  'need count of cards is in 2..3 else few',
  'need purse is count of cards + 2 else few',
  'need count of cards is less than 3 else many',
  'need count of cards is at most 2 if purse is 5 else many',
];

function sourceOf(lines: readonly string[], several: string): string {
  return `game purse
  players 2..2

kind Colour: red, blue

pieces Card
  2 of each Colour and value 1..4

each player has
  hand: cards
  purse: 0..9, starts at 5

the table has
  deck: cards, starts with all Card

term worth[cards] = total of value of card for card in cards

action pay of player
  choose ${several} cards from hand
  let sum = worth[cards]
  ${lines.join('\n  ')}
  move cards to deck
  add sum to purse

phase game
  for each player in players
    player may do one of
      pay

winner player in players by most purse of player
  tie: joint win
`;
}

function withoutPrunes(game: Game): Game {
  const bare = JSON.parse(JSON.stringify(game)) as Game;
  for (const { head } of bare.actions) {
    for (const line of head) {
      delete (line as { prunes?: unknown }).prunes;
      delete (line as { full?: unknown }).full;
    }
  }
  return bare;
}

const words = seeded('hands');
const hands = Array.from({ length: 12 }, () =>
  Array.from({ length: 16 }, (_, card) => card).filter(() => draw(words, 2) === 0),
);

const pairs = NEEDS.flatMap((first, index) => [[first], [first, NEEDS[(index * 3 + 4) % NEEDS.length]!]]);

const SIZES = [
  'some',
  'any',
  '3',
  'at most 2',
  'at least 2',
  '2..3',
  'purse - 2',
  'at most purse / 2 rounded up',
];

test.each(pairs.flatMap((lines) => SIZES.map((size) => [size, lines] as const)))(
  'choose %s with %s: the same moves and reasons, whether or not sets are left out early',
  (several, lines) => {
    const { games, problems } = compile([{ file: 'purse/purse.regel', text: sourceOf(lines, several) }], {
      texts: false,
    });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { game } = games[0]!;
    const [pruned, plain] = [createInterpreter(game), createInterpreter(withoutPrunes(game))];
    const blank = pruned.blank({ players: 2, seed: 'x' });
    for (const hand of hands) {
      const base: State = {
        ...blank,
        fields: { ...blank.fields, hand: [hand, []], deck: [] },
        main: [{ routine: 'game', block: decisionBlock(game), locals: localsOf(game) }],
      };
      expect(pruned.moves(base, 0)).toEqual(plain.moves(base, 0));
      const question = { player: 0, action: 'pay' } as Move;
      expect(pruned.explain(base, question)).toEqual(plain.explain(base, question));
    }
  },
);

/** What the first player may choose of a hand of so many different cards, and how many sets were looked at. */
function looked(game: Game, hand: readonly number[]): { sets: number; moves: readonly Move[] } {
  const meter = { left: Number.MAX_SAFE_INTEGER };
  const interpreter = createInterpreter(game, meter);
  const blank = interpreter.blank({ players: 2, seed: 'x' });
  const state: State = {
    ...blank,
    fields: { ...blank.fields, hand: [hand, []], deck: [] },
    main: [{ routine: 'game', block: decisionBlock(game), locals: localsOf(game) }],
  };
  const before = meter.left;
  const moves = interpreter.moves(state, 0);
  // Every set takes five steps, every move in the list fifty, but for the pass.
  return { sets: (before - meter.left - 50 * (moves.length - 1)) / 5, moves };
}

function cardGame(lines: readonly string[]): Game {
  const text = sourceOf([], 'any')
    .replace('2 of each Colour and value 1..4', '1 of each Colour and value 1..12')
    .replace(/ {2}choose any cards[\s\S]*? {2}move/, `  ${lines.join('\n  ')}\n  move`)
    .replace('  add sum to purse\n', '');
  const { games, problems } = compile([{ file: 'purse/purse.regel', text }], { texts: false });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return games[0]!.game;
}

/** The number of sets of up to `most` of `n` things. */
function setsUpTo(n: number, most: number): number {
  let [sets, ofSize] = [1, 1];
  for (let size = 1; size <= most; size++) {
    ofSize = (ofSize * (n - size + 1)) / size;
    sets += ofSize;
  }
  return sets;
}

test.each([
  [['choose 3 cards from hand']],
  [['choose some cards from hand', 'need count of cards is 3 else three']],
  [['choose any cards from hand', 'need count of cards is in 3..3 else three']],
  [['choose any cards from hand', 'let many = count of cards', 'need 3 is many else three']],
])('no set beyond three cards is looked at, however it is written: %s', (lines) => {
  const game = cardGame(lines);
  const twelve = Array.from({ length: 12 }, (_, card) => card);
  const all = Array.from({ length: 24 }, (_, card) => card);
  // Without it, every set of the twelve cards is looked at: of 24 there would be sixteen million.
  expect(looked(withoutPrunes(game), twelve).sets).toBeGreaterThanOrEqual(2 ** 12 - 1);
  expect(looked(game, twelve).sets).toBeLessThan(2 ** 12 / 4 + 1);
  expect(looked(game, twelve).moves).toEqual(looked(withoutPrunes(game), twelve).moves);
  const { sets, moves } = looked(game, all);
  expect(moves).toHaveLength(2025);
  // Behind a name of the rules the number is seen to be too large, not to be full: one card more is tried.
  expect(sets).toBeLessThanOrEqual(3 * setsUpTo(24, lines.length > 2 ? 4 : 3));
});

function decisionBlock(game: Game): number {
  return game.routines.find(({ name }) => name === 'game')!.decisions[0]!.block;
}

/** The loop over the players in its first pass. */
function localsOf(game: Game): number[] {
  const { locals } = game.routines.find(({ name }) => name === 'game')!;
  return locals.map(() => 0);
}

const palace = games.find(({ id }) => id === 'palace')!.game;

/** A turn of the first player with these cards, four tiles to buy and nothing built. */
function turnWith(hand: readonly number[]): State {
  const interpreter = createInterpreter(palace);
  for (let seed = 0; ; seed++) {
    const state = interpreter.start({ players: 3, seed: `hand ${seed}` });
    if (interpreter.toAct(state)[0] !== 0) continue;
    const { fields } = JSON.parse(JSON.stringify(state)) as State;
    for (const place of ['deck', 'market', 'discard'])
      fields[place] = (fields[place] as number[]).filter((card) => !hand.includes(card));
    fields.hand = (fields.hand as number[][]).map((own) => own.filter((card) => !hand.includes(card)));
    (fields.hand as number[][])[0] = [...hand];
    return { ...state, fields };
  }
}

test('twenty-five cards in four colours: every payment once, alike cards are one choice', () => {
  const interpreter = createInterpreter(palace);
  const [cards] = palace.pieces.filter(({ name }) => name === 'Card');
  const hand = Array.from({ length: 25 }, (_, index) => (index * 13) % 108);
  const state = turnWith(hand);
  const buys = interpreter.moves(state, 0).filter(({ action }) => action === 'buy');
  const looks = (move: Move): string =>
    JSON.stringify([
      move.choices!.field,
      (move.choices!.cards as number[]).map((card) => cards!.pieces[card]!.slice(0, 2)).sort(),
    ]);
  expect(new Set(buys.map(looks)).size).toBe(buys.length);
  // Counted by hand: all sets of cards that look different, in the currency of the field, worth at least the price.
  const tiles = palace.pieces.find(({ name }) => name === 'Tile')!.pieces;
  let expected = 0;
  for (const [index, tile] of (state.fields.yard as number[]).entries()) {
    const values = hand
      .filter((card) => cards!.pieces[card]![0] === index)
      .map((card) => cards!.pieces[card]![1]!);
    const sets = new Set<string>();
    for (let bits = 1; bits < 2 ** values.length; bits++) {
      const set = values.filter((_, at) => bits & (2 ** at)).map(Number);
      if (set.reduce((sum, value) => sum + value, 0) >= Number(tiles[tile]![1])) sets.add(set.sort().join());
    }
    expected += sets.size;
  }
  expect(buys).toHaveLength(expected);
});

test('what a larger set can only meet, or only fail, is noted', () => {
  const noted = (name: string) =>
    palace.actions
      .find((action) => action.name === name)!
      .head.flatMap((line) => (line.is === 'need' ? [[line.reason, line.prunes]] : []));
  expect(noted('buy')).toEqual([
    ['nothing-to-buy', undefined],
    ['too-little-money', 'growing'],
  ]);
  expect(noted('take-money')).toEqual([['more-than-five', 'shrinking']]);
});

test('nobody sees the cards of another', () => {
  const interpreter = createInterpreter(palace);
  const hand = [3, 30, 57, 84];
  const state = turnWith(hand);
  for (const seat of [1, 2, 'spectator'] as const) {
    const { fields } = interpreter.view(state, seat);
    expect((fields.hand as unknown[])[0]).toEqual({ hidden: true, count: 4 });
    expect(fields.deck).toMatchObject({ hidden: true });
    expect(fields.bag).toMatchObject({ hidden: true });
  }
  expect((interpreter.view(state, 0).fields.hand as unknown[])[0]).toEqual(hand);
  // Why a payment is refused does not tell where the card lies.
  const reasons = Array.from({ length: 108 }, (_, card) =>
    interpreter.explain(state, { player: 1, action: 'buy', choices: { field: 1, cards: [card] } }),
  );
  expect(new Set(reasons.map((reason) => reason?.rule))).toEqual(new Set(['not-your-turn']));
  const own = (card: number) =>
    interpreter.explain(state, { player: 0, action: 'buy', choices: { field: 1, cards: [card] } })?.rule;
  const elsewhere = [...(state.fields.hand as number[][])[1]!, ...(state.fields.deck as number[])];
  expect(new Set(elsewhere.map(own))).toEqual(new Set(['other-currency']));
});
