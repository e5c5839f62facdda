import { expect, test } from 'vitest';
import { createEngine } from '../../generated/runtime/engine.ts';
import { emitted } from './emitted.ts';

/** A game in which much is done in secret, to see what is told of it and what is not. */
const SEALED = `game sealed
  players 2

pieces Card
  1 of each value 1..8

pieces Role
  1 of each value 1..4

pieces Die, plural dice, with face 1..6
  2 alike

each player has
  hand: cards, seen by owner
  bid:  0..9, seen by owner
  self: roles, seen by owner
  kept: place for Card, seen by owner
  cup:  dice, seen by owner

the table has
  deck:   cards, starts with all Card, seen by nobody
  shown:  cards
  dice:   dice, starts with all Die
  called: 0..9

action promise of player
  choose amount from 1..5
  bid becomes amount

action call of player
  choose amount from 1..5
  called becomes amount

action keep of player
  choose any cards from hand
  need count of cards is at most 1 else only-one
  move cards to kept

action show of player
  choose some cards from hand
  move cards to shown

action become of player
  choose role from all Role
  move role to self

action take-up of player
  choose some cards from shown
  move cards to hand

action bid-on of player
  choose card from shown
  bid becomes value of card

action sweep of player
  choose card from shown
  move card to hand
  move shown to deck

action shake of player
  move dice to cup
  roll cup

action throw of player
  roll dice

action let-fate-bid of player
  chance chooses amount from 1..3
  bid becomes amount

action peek of player
  called becomes value of the first card in deck

action name-card of player
  choose card from hand
  called becomes value of card

action count-hands of player
  called becomes total of count of hand of other for other in players

action outbid of player
  called becomes bid of next of player

phase game
  shuffle deck
  for each player in players
    repeat 3 times
      move the first card in deck to hand of player
  repeat 9 times
    for each player in players
      player may do one of
        promise
        call
        keep
        show
        take-up
        sweep
        bid-on
        become
        shake
        throw
        let-fate-bid
        peek
        name-card
        count-hands
        outbid

winner player in players by most called
  tie: joint win
`;

const { engine: loaded } = await emitted('sealed', [{ file: 'sealed/sealed.regel', text: SEALED }]);
const engine = createEngine(loaded.createCore(), loaded.data);
const { start, supply, play, log, saveFor, save } = engine;

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** A game in which chance gave the cards in this order. */
const begun = (cards: readonly number[] = CARDS) =>
  supply(start({ players: 2 }), cards.map((card) => String(card)).join(' '));

test('a shuffled deck is told to nobody', () => {
  expect(log(begun(), 'server')).toEqual([{ chance: '1 2 3 4 5 6 7 8' }]);
  expect(log(begun(), 1)).toEqual([{ chance: '?', hidden: true }]);
});

test('what is chosen in secret is told to who chose it, and to nobody else', () => {
  let state = begun();
  for (const move of ['promise 4', 'keep {4}', 'keep {1}', 'keep {}', 'call 3', 'show {5,6}'])
    state = play(state, move, 'mover');
  const all = log(state, 'server').slice(1);
  const told = (player: number) => log(state, player).slice(1);
  expect(told(1)).toEqual([
    all[0],
    { player: 2, move: 'keep ?', hidden: true },
    all[2],
    { player: 2, move: 'keep ?', hidden: true },
    all[4],
    all[5],
  ]);
  expect(told(2)).toEqual([
    { player: 1, move: 'promise ?', hidden: true },
    all[1],
    { player: 1, move: 'keep ?', hidden: true },
    all[3],
    all[4],
    all[5],
  ]);
});

test('cards that everybody saw go into a hand are told, and not which of those that went elsewhere too', () => {
  const shown = play(begun(), 'show {1,2,3}', 'mover');
  const taken = play(shown, 'take-up {1,3}', 'mover');
  for (const player of [1, 2])
    expect(log(taken, player).at(-1)).toEqual({ player: 2, move: 'take-up {1,3}' });
  expect(saveFor(taken, 'spectator').log.at(-1)).toEqual({ player: 2, move: 'take-up {1,3}' });
  const swept = play(shown, 'sweep 2', 'mover');
  expect(log(swept, 1).at(-1)).toEqual({ player: 2, move: 'sweep ?', hidden: true });
  expect(log(swept, 2).at(-1)).toEqual({ player: 2, move: 'sweep 2' });
  // A bid on a card is as secret as any other, and a role that lay in the box was seen by nobody.
  expect(log(play(shown, 'bid-on 2', 'mover'), 1).at(-1)).toEqual({
    player: 2,
    move: 'bid-on ?',
    hidden: true,
  });
  expect(log(play(begun(), 'become 3', 'mover'), 2).at(-1)).toEqual({
    player: 1,
    move: 'become ?',
    hidden: true,
  });
  // Of a single card it is known where it went.
  expect(log(play(play(begun(), 'show {2}', 'mover'), 'sweep 2', 'mover'), 1).at(-1)).toEqual({
    player: 2,
    move: 'sweep 2',
  });
});

test('dice in a cup are told to who looks into it, dice on the table to everyone', () => {
  const state = supply(play(supply(play(begun(), 'throw', 'mover'), '3 4'), 'shake', 'mover'), '6 1');
  const hidden = { chance: '?', hidden: true };
  expect(log(state, 1)).toEqual([
    hidden,
    { player: 1, move: 'throw' },
    { chance: '3 4' },
    { player: 2, move: 'shake' },
    hidden,
  ]);
  expect(log(state, 2).at(-1)).toEqual({ chance: '6 1' });
});

test('what a player is sent is what that player sees and may know, without seed and digests', () => {
  const state = play(start({ players: 2, seed: 'owl' }), 'promise 4', 'mover');
  expect(saveFor(state, 2)).toEqual({
    format: 'regelwerk view',
    version: 3,
    rules: engine.data.fingerprint,
    player: 2,
    view: engine.view(state, 2),
    log: [{ player: 1, move: 'promise ?', hidden: true }],
  });
  expect(saveFor(state, 'spectator')).toEqual({
    format: 'regelwerk view',
    version: 3,
    rules: engine.data.fingerprint,
    player: 'spectator',
    view: engine.view(state, 'spectator'),
    log: [{ player: 1, move: 'promise ?', hidden: true }],
  });
  expect(save(state)).toMatchObject({ seed: 'owl', log: [{ move: 'promise 4' }] });
});

test('other bids, other cards: the same log and the same save for who may not know', () => {
  const first = play(play(begun(), 'promise 4', 'mover'), 'pass', 'mover');
  const second = play(play(begun([3, 7, 8, 4, 5, 6, 2, 1]), 'promise 1', 'mover'), 'pass', 'mover');
  expect(saveFor(second, 2)).toEqual(saveFor(first, 2));
  expect(saveFor(second, 1)).not.toEqual(saveFor(first, 1));
});

test('it cannot be loaded, and is for players of this game only', () => {
  const state = begun();
  expect(() => engine.load(saveFor(state, 1))).toThrow('save: format');
  for (const player of [0, 3, 1.5, null, '1', {}, Object.create(null)])
    for (const ask of [() => log(state, player as never), () => saveFor(state, player as never)])
      expect(ask).toThrow(/^player: /);
});

test('a secret that stays as it was is still a secret', () => {
  const twice = play(play(play(begun(), 'promise 3', 'mover'), 'call 1', 'mover'), 'promise 3', 'mover');
  expect(log(twice, 2).at(-1)).toEqual({ player: 1, move: 'promise ?', hidden: true });
  const fated = (amount: string) => supply(play(begun(), 'let-fate-bid', 'mover'), amount);
  const again = supply(play(play(fated('2'), 'pass', 'mover'), 'let-fate-bid', 'mover'), '2');
  for (const state of [fated('1'), again])
    expect(log(state, 2).at(-1)).toEqual({ chance: '?', hidden: true });
});

test.each([
  ['call 3', true],
  ['count-hands', true],
  // Written where not everybody sees it, with another value or the same.
  ['promise 3', false],
  ['keep {1}', false],
  // Looked at, and told by what becomes of it.
  ['peek', false],
  ['name-card 2', false],
  ['outbid', false],
])('whether “%s” can be taken back: %s', (move, isPossible) => {
  const before = play(play(begun(), 'promise 3', 'mover'), 'promise 3', 'mover');
  const after = play(before, move, 'mover');
  expect(engine.canUndo(after)).toBe(isPossible);
  // Asked once more, and after looking elsewhere.
  engine.view(before, 1);
  expect(engine.canUndo(after)).toBe(isPossible);
  if (isPossible) expect(engine.undo(after)).toBe(before);
});
