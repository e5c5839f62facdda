// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the intermediate form; nothing here is awaited
import type { Expr } from '../../compiler/2-model/model.ts';
import { collection, number, PLAYER, SEAT } from '../../compiler/2-model/types.ts';
import type { Game } from '../../compiler/3-ir/ir.ts';
import {
  action,
  all,
  CARD,
  compare,
  DIE,
  face,
  field,
  fieldModel,
  isIn,
  local,
  makeGame,
  N,
  players,
  range,
  routine,
  scoring,
  sum,
  target,
  value,
  values,
} from './build.ts';

/**
 * A game by hand that uses every step and every end of a block. Each player in turn rolls the dice until one
 * shows a 3, may turn dice for a coin each, takes a die or sells cards, and the lowest die that is left is written
 * down; then all at once may save a coin; then everybody gets two points a stone.
 *
 *   phase game                                    phase turn of player
 *     chance chooses starter from players           roll pool until some die in pool where face of die is 3
 *     shuffle deck                                   player may repeat
 *     move top of deck to hand of each player          turn-die
 *     let gift = 1                                   player must do one of
 *     for each p in clockwise from starter             take[pool] when count of pool is at least 2 else last-die
 *       do turn of p                                     move die to tray
 *     for each q in players, at once                   sell
 *       q may do one of                              if coins is at least 9
 *         save[gift]                                   remove 1 from coins
 *     score stars                                    rank die in pool by least face of die, first 1
 *                                                      tie: by lot
 *                                                      add face of die to log
 */

const DICE = collection(DIE, 'place');
const CARDS = collection(CARD, 'place');
const COINS = number(0, 10);
const player = local('player', PLAYER);
const die = local('die', DIE);
const pool = field('pool', DICE);
const coins = field('coins', COINS, [], player);
const hand = field('hand', CARDS, [], player);
const coinsTo = target('coins', COINS, [], player);
const worth: Expr = {
  op: 'total of',
  value: { op: 'property', property: 'value', of: local('card', CARD), type: N },
  bounds: [{ local: 'card', in: local('cards', collection(CARD)) }],
  type: N,
};

const actions: Game['actions'] = [
  action('turn-die', {
    head: [
      { is: 'choose', local: 'die', from: pool, type: DIE, reason: 'turn-die.die.none' },
      {
        is: 'choose',
        local: 'step',
        from: values([-1, 1]),
        type: number(-1, 1),
        reason: 'turn-die.step.none',
      },
      { is: 'let', local: 'now', value: sum(face(die), local('step')) },
      { is: 'need', condition: isIn(local('now'), range(value(1), value(3))), reason: 'not-past-the-ends' },
      { is: 'need', condition: compare('at least', coins, value(1)), reason: 'too-few-coins' },
    ],
    blocks: [
      {
        steps: [
          { is: 'remove', target: coinsTo, value: value(1), to: 'number', moreIsLost: false },
          { is: 'set', target: { is: 'face', of: die, type: number(1, 3) }, value: local('now') },
        ],
        end: { end: 'return' },
      },
    ],
  }),
  action('take', {
    params: ['dice'],
    locals: [{ name: 'dice', type: collection(DIE) }],
    head: [
      { is: 'choose', local: 'die', from: local('dice', collection(DIE)), type: DIE, reason: 'not-here' },
      {
        is: 'need',
        condition: compare('at least', face(die), value(2)),
        when: compare('less', coins, value(3)),
        reason: 'too-low',
      },
    ],
    blocks: [
      { steps: [], end: { end: 'call', routine: 'gain', args: [face(die)], of: player, then: 1 } },
      { steps: [], end: { end: 'return' } },
    ],
  }),
  action('sell', {
    tries: true,
    head: [
      {
        is: 'choose',
        local: 'cards',
        from: hand,
        type: collection(CARD),
        several: 'some',
        reason: 'sell.cards.none',
      },
    ],
    blocks: [
      {
        steps: [
          { is: 'move', what: local('cards', collection(CARD)), to: target('deck', CARDS) },
          { is: 'add', target: coinsTo, value: worth, to: 'number', moreIsLost: true },
          { is: 'need', condition: compare('at least', coins, value(4)), reason: 'too-little' },
        ],
        end: { end: 'return' },
      },
    ],
  }),
  action('save', {
    params: ['gift'],
    head: [],
    blocks: [
      {
        steps: [{ is: 'add', target: coinsTo, value: local('gift'), to: 'number', moreIsLost: true }],
        end: { end: 'return' },
      },
    ],
  }),
];

const routines: Game['routines'] = [
  routine(
    'game',
    [
      {
        steps: [],
        end: {
          end: 'draw',
          from: players,
          into: { target: target('starter', PLAYER) },
          then: 1,
          otherwise: 3,
        },
      },
      { steps: [], end: { end: 'shuffle', place: target('deck', CARDS), then: 2 } },
      {
        steps: [
          { is: 'let', local: 'gift', value: value(1) },
          {
            is: 'for each',
            local: 'to',
            in: players,
            backwards: false,
            body: [
              {
                is: 'move',
                what: { op: 'first', of: field('deck', CARDS), type: CARD },
                to: target('hand', CARDS, [], local('to', PLAYER)),
              },
            ],
          },
          { is: 'start', loop: 0, isInside: false },
        ],
        end: { end: 'jump', to: 4 },
      },
      { steps: [{ is: 'impossible', rule: 'game' }], end: { end: 'return' } },
      { steps: [], end: { end: 'next', loop: 0, body: 5, then: 6 } },
      { steps: [], end: { end: 'call', routine: 'turn', args: [], of: local('p', PLAYER), then: 4 } },
      {
        steps: [],
        end: { end: 'at once', over: players, local: 'q', routine: 'game/q', captured: ['gift'], then: 7 },
      },
      {
        steps: [{ is: 'score', scorings: [{ scoring: 'stars', args: [] }] }],
        end: { end: 'return' },
      },
    ],
    {
      loops: [
        {
          over: 'items',
          local: 'p',
          in: { op: 'clockwise', of: field('starter', PLAYER), type: collection(PLAYER) },
          backwards: false,
        },
      ],
    },
  ),
  routine(
    'game/q',
    [
      {
        steps: [],
        end: {
          end: 'choice',
          who: local('q', PLAYER),
          how: 'may',
          offers: [{ action: 'save', args: [local('gift')], chosen: [], then: 1 }],
          otherwise: 1,
          after: 1,
        },
      },
      { steps: [], end: { end: 'return' } },
    ],
    { owner: 'q', params: ['gift'] },
  ),
  routine(
    'turn',
    [
      {
        steps: [],
        end: {
          end: 'roll',
          what: pool,
          until: {
            op: 'some',
            bound: { local: 'd', in: pool },
            where: { op: 'same', not: false, left: face(local('d', DIE)), right: value(3), type: N },
            type: N,
          },
          then: 1,
        },
      },
      {
        steps: [],
        end: {
          end: 'choice',
          who: player,
          how: 'may repeat',
          offers: [{ action: 'turn-die', args: [], chosen: [], then: 1 }],
          otherwise: 2,
          after: 2,
        },
      },
      {
        steps: [],
        end: {
          end: 'choice',
          who: player,
          how: 'must',
          offers: [
            {
              action: 'take',
              args: [pool],
              when: {
                condition: compare('at least', { op: 'count', of: pool, type: N }, value(2)),
                reason: 'last-die',
              },
              chosen: [{ choice: 'die', local: 'taken' }],
              then: 3,
            },
            { action: 'sell', args: [], chosen: [], then: 4 },
          ],
          otherwise: 4,
          after: 4,
        },
      },
      {
        steps: [{ is: 'move', what: local('taken', DIE), to: target('tray', DICE) }],
        end: { end: 'jump', to: 4 },
      },
      {
        steps: [],
        end: { end: 'branch', condition: compare('at least', coins, value(9)), then: 5, otherwise: 6 },
      },
      {
        steps: [{ is: 'remove', target: coinsTo, value: value(1), to: 'number', moreIsLost: false }],
        end: { end: 'jump', to: 6 },
      },
      {
        steps: [],
        end: { end: 'rank', loop: 0, then: 7 },
      },
      { steps: [], end: { end: 'next', loop: 0, body: 8, then: 9 } },
      {
        steps: [
          {
            is: 'add',
            target: target('log', collection(N, 'list')),
            value: face(die),
            to: 'list',
            moreIsLost: false,
          },
        ],
        end: { end: 'jump', to: 7 },
      },
      { steps: [], end: { end: 'return' } },
    ],
    {
      owner: 'player',
      loops: [
        {
          over: 'ranking',
          rank: {
            local: 'die',
            in: pool,
            by: { most: false, value: face(die) },
            first: value(1),
            ties: [{ is: 'by lot' }],
          },
          place: 'place',
          shared: 'shared~',
        },
      ],
      decisions: [
        { block: 1, actions: ['turn-die'], before: [] },
        { block: 2, actions: ['take', 'sell'], before: [] },
      ],
    },
  ),
  routine(
    'gain',
    [
      {
        steps: [
          {
            is: 'add',
            target: target('stones', N, [], player),
            value: local('amount'),
            to: 'number',
            moreIsLost: false,
          },
        ],
        end: { end: 'return' },
      },
    ],
    { owner: 'player', params: ['amount'] },
  ),
];

export const tinyGame: Game = makeGame({
  fields: [
    fieldModel('pool', 'table', DICE, { start: all('Die') }),
    fieldModel('tray', 'table', DICE),
    fieldModel('deck', 'table', CARDS, { start: all('Card'), seenBy: 'nobody' }),
    fieldModel('starter', 'table', PLAYER),
    fieldModel('log', 'table', collection(N, 'list'), { upTo: 9 }),
    fieldModel('coins', 'player', COINS, { start: value(3) }),
    fieldModel('hand', 'player', CARDS, { seenBy: 'owner' }),
    fieldModel('stones', 'seat', number(0, 9)),
  ],
  routines,
  actions,
  scorings: [
    scoring('stars', SEAT, 'seat', [
      {
        steps: [
          {
            is: 'award',
            scoring: 'stars',
            amount: {
              op: 'multiply',
              left: field('stones', N, [], local('seat', SEAT)),
              right: value(2),
              type: N,
            },
            to: local('seat', SEAT),
          },
        ],
        end: { end: 'return' },
      },
    ]),
  ],
  always: [
    {
      name: 'dice-stay',
      condition: {
        op: 'same',
        not: false,
        left: sum({ op: 'count', of: pool, type: N }, { op: 'count', of: field('tray', DICE), type: N }),
        right: value(3),
        type: N,
      },
    },
  ],
  reasons: ['not-past-the-ends', 'too-few-coins', 'not-here', 'too-low', 'too-little', 'last-die'],
});
