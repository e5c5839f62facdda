import { expect, test } from 'vitest';
import type { Seen } from '../../site/src/game/shown.ts';
import { alikeIn } from '../../site/src/play/alike.ts';
import { chooseAction, chooseValue, touch } from '../../site/src/play/answers.ts';
import { beginChoosing, type Choosing, questionOf, slotsOf } from '../../site/src/play/choosing.ts';
import { paymentOf } from '../../site/src/play/payment.ts';
import { costOf, ghostsOf } from '../../site/src/play/previews.ts';
import { piecesOf, printedOnPiece } from '../../site/src/table/declared.ts';
import { loaded } from './loaded.ts';

const engineOf = (id: string) => loaded.find(({ engine }) => engine.id === id)!.engine;

/** The first turn of a game of Clever: six dice, and the reroll that everybody gets in the first round. */
const clever = engineOf('clever');
const rolled = clever.start({ players: 2, seed: 'previews' });
const [player = 1] = clever.toAct(rolled);
const state = clever.play(rolled, 'pass', player);
const choosingIn = (here: typeof state) =>
  beginChoosing(clever.data, clever.moves(here, player), clever.write);
const position = { engine: clever, state, player };
const start = choosingIn(state);
const seen = clever.view(state, player) as Seen;
const face = (die: string): number => Number(seen.faces.Die?.[die]);

test('rolling again costs the one reroll there is, a die costs nothing', () => {
  expect(costOf({ ...position, state: rolled }, choosingIn(rolled), 'roll-again')).toEqual([
    { field: 'stock', key: 'reroll', amount: -1, of: 1 },
  ]);
  expect(costOf(position, start, 'use-die')).toEqual([]);
});

test('bookkeeping costs nobody anything: coins that are taken come from those not yet circled', () => {
  const { data, ...engine } = engineOf('roll-and-write');
  let here = engine.start({ players: 2, seed: 'coins' });
  while (
    !engine.toAct(here).some((who) => engine.moves(here, who).some(({ action }) => action === 'take-coins'))
  )
    here = engine.play(here, engine.moves(here, engine.toAct(here)[0]!)[0]!, 'mover');
  const [who = 1] = engine.toAct(here);
  const choosing = beginChoosing(data, engine.moves(here, who), engine.write);
  const costs = costOf(
    { engine: engineOf('roll-and-write'), state: here, player: who },
    choosing,
    'take-coins',
  );
  expect(data.shows?.hidden).toContain('coins-on-sheet');
  expect(costs).toEqual([]);
});

test('cells show what would be entered: a cross, or the number of the die', () => {
  const die = chooseValue(chooseAction(start, 'use-die')!, 0, 'white')!;
  const ghosts = ghostsOf(position, die, questionOf(die));
  expect(ghosts.get('orange[1]')).toBe(face('white'));
  expect(ghosts.get('purple[1]')).toBe(face('white'));
  expect(ghosts.get('green[1]')).toBe(1);
  expect([...ghosts.keys()].filter((cell) => cell.startsWith('orange'))).toEqual(['orange[1]']);
});

test('another die takes the place of the first, and a cell goes before its die', () => {
  const dieOf = (choosing: Choosing | undefined) => choosing && slotsOf(choosing)[0]?.value;
  const first = touch(start, 'piece Die', 'white')!;
  expect(dieOf(first)).toBe('white');
  expect(dieOf(touch(first, 'piece Die', 'orange'))).toBe('orange');
  const cell = touch(start, 'cell sheet', 'orange[1]')!;
  const dice = questionOf(cell);
  expect(dice?.is === 'choice' && [...dice.options].sort()).toEqual(['orange', 'white']);
});

test('the price is that of the tile, and the sum that of the cards', () => {
  const palace = engineOf('palace');
  const numberOn = (sort: string, piece: string) =>
    printedOnPiece(piecesOf(palace.data, sort)!, piece)
      .filter(({ name }) => name === 'price' || name === 'value')
      .map(({ value }) => Number(value))[0];
  let told = 0;
  let asked = 0;
  for (let game = 0; game < 12; game++) {
    let here = palace.start({ players: 3, seed: `price ${game}` });
    for (let move = 0; move < 12; move++) {
      const [who = 1] = palace.toAct(here);
      const moves = palace.moves(here, who);
      const sight = palace.view(here, who) as Seen;
      const choosing = beginChoosing(palace.data, moves, palace.write);
      for (const { values } of choosing.candidates.filter(({ action }) => action === 'buy')) {
        const [field, cards] = values as [string, readonly string[]];
        const bought = chooseValue(chooseAction(choosing, 'buy')!, 0, field);
        const paying = bought && touch(bought, 'piece Card', cards[0]!);
        const question = paying && questionOf(paying);
        if (!paying || question?.is !== 'choice' || !question.several) continue;
        const tile = (sight.fields.yard as Record<string, string>)[field]!;
        const payment = paymentOf(paying, question, sight)!;
        asked++;
        expect(payment.sum).toBe(
          question.several.items.reduce((sum, card) => sum + numberOn('Card', card)!, 0),
        );
        if (payment.price === undefined) continue;
        told++;
        expect(payment.price).toBe(numberOn('Tile', tile));
      }
      here = palace.play(here, moves[(move * 7 + game) % moves.length]!, who);
    }
  }
  expect(asked).toBeGreaterThan(20);
  expect(told).toBe(asked);
});

test('pieces that look the same in the same place are taken for one another', () => {
  const palace = engineOf('palace');
  const all = Array.from({ length: 20 }, (_, index) => {
    const here = palace.start({ players: 3, seed: `alike ${index}` });
    return palace.view(here, palace.toAct(here)[0] ?? 1) as Seen;
  });
  const pieces = piecesOf(palace.data, 'Card')!;
  const look = (card: string) => JSON.stringify(printedOnPiece(pieces, card).map(({ value }) => value));
  let pairs = 0;
  for (const sight of all) {
    const alike = alikeIn(palace.data, sight);
    const market = sight.fields.market as readonly string[];
    for (const card of market) {
      const expected = market.filter((other) => other !== card && look(other) === look(card));
      expect(alike.others('piece Card', card)).toEqual(expected);
      pairs += expected.length;
    }
  }
  expect(pairs).toBeGreaterThan(0);
});

/** The first decision of random games in which an action can be begun. */
function decisionFor(id: string, action: string) {
  const engine = engineOf(id);
  let random = 11;
  for (let game = 0; game < 6; game++) {
    let here = engine.start({ players: 2, seed: `cost ${game}` });
    for (let move = 0; move < 80 && !engine.isOver(here); move++) {
      const [who = 1] = engine.toAct(here);
      const moves = engine.moves(here, who);
      if (moves.some((one) => one.action === action)) {
        const choosing = beginChoosing(engine.data, moves, engine.write);
        return { position: { engine, state: here, player: who }, choosing };
      }
      random = (random * 48_271) % 0x7fffffff;
      here = engine.play(here, moves[random % moves.length]!, who);
    }
  }
  throw new Error(`no game came to ${action}`);
}

test('a token that is used up is a cost, and a throw is none', () => {
  const { position, choosing } = decisionFor('dice-game', 'show-black-die');
  const [cost, ...more] = costOf(position, choosing, 'show-black-die');
  expect(more).toEqual([]);
  expect(cost).toMatchObject({ field: 'tokens', amount: -1 });
  expect(cost!.piece).toMatch(/^black-die/);
  expect(costOf(position, choosing, 'throw')).toEqual([]);
});

test('a tile that is given away is a cost, one that is built, kept or bought is not', () => {
  const given = decisionFor('palace', 'give-away');
  expect(costOf(given.position, given.choosing, 'give-away')).toMatchObject([
    { field: 'bought', amount: -1 },
  ]);
  expect(costOf(given.position, given.choosing, 'build')).toEqual([]);
  expect(costOf(given.position, given.choosing, 'put-in-reserve')).toEqual([]);
  const bought = decisionFor('palace', 'buy');
  expect(costOf(bought.position, bought.choosing, 'buy')).toEqual([]);
});
