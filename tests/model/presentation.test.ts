import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { fingerprintOf } from '../../compiler/2-model/rules.ts';
import { showsOf } from '../../compiler/4-emit/engine/facade/shows.ts';
import { compile } from '../../compiler/compile.ts';
import type { GameData } from '../../compiler/runtime/data.ts';
import { presentationOf } from '../../compiler/runtime/presentation.ts';
import { ROOT } from '../sources.ts';

const GAME = `game small
  players 2..3
  imaginary 1 with 2 players

kind Suit: red, blue

pieces Card
  2 of each Suit and value 1..3

table rounds by seats
  seats  | 2 | 3
  rounds | 5 | 4

table price by field
  field | 1 | 2
  coins | 3 | 4

each seat has
  kept: cards

each player has
  hand:  cards, seen by owner
  coins: 0..9

the table has
  deck:    cards, starts with all Card, seen by nobody
  stone:   seat or none for each Suit and 1..6
  yard:    place for Card, for each 1..2
  starter: player
  nth:     0..5
  spent:   yes or no

phase game
  chance chooses starter from players
  for each nth in 1..rounds[count of seats]
    if deck is not empty and not spent
      move first of deck to hand of starter
      stone[red, 1] becomes starter
      add price[1] to coins of starter
      move hand of starter to kept of starter
    if yard[1] is none and deck is not empty
      move first of deck to yard[1]
    spent becomes yes

winner player in players by most count of kept of player
  tie: joint win
`;

const LOOK = `
the table shows
  board
    stone as track, rows 2..1, columns 1..3
  yard    as row with price
  nth     as round of rounds[count of seats]
  starter as mark
  deck    as pile

each player shows
  hand, coins

each imaginary shows
  kept as pile

each Card shows as card
  suit  as colour
  value as number

each Suit shows
  red as red and heart
`;

function compiled(text: string, ...more: Source[]) {
  const { games, problems } = compile([{ file: 'small/small.regel', text }, ...more], { texts: false });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return { games, problems };
}

const fieldsOf = ({ model }: ReturnType<typeof compiled>['games'][number]) =>
  model.fields.map((field) => ({ ...field })) as unknown as GameData['fields'];

describe('how a game looks', () => {
  test('is nothing that its rules mean: neither fingerprints nor the intermediate form have it', () => {
    const [plain] = compiled(GAME).games;
    const { games, problems } = compiled(GAME + LOOK);
    expect(problems).toEqual([]);
    expect(games[0]!.game).toEqual(plain!.game);
    expect(fingerprintOf(games[0]!.game)).toBe(fingerprintOf(plain!.game));
  });

  test('comes out as it is written, with the number of rounds for everybody at the table', () => {
    const [game] = compiled(GAME + LOOK).games;
    expect(showsOf(game!)).toEqual({
      table: [
        {
          board: [{ field: 'stone', look: 'track', rows: { from: 2, to: 1 }, columns: { from: 1, to: 3 } }],
        },
        { field: 'yard', look: 'row', table: 'price' },
        {
          field: 'nth',
          look: 'round',
          totals: [
            { players: 2, imaginary: 1, total: 4 },
            { players: 3, imaginary: 0, total: 4 },
          ],
        },
        { field: 'starter', look: 'mark' },
        { field: 'deck', look: 'pile' },
      ],
      player: [{ field: 'hand' }, { field: 'coins' }],
      imaginary: [{ field: 'kept', look: 'pile' }],
      pieces: { Card: { form: 'card', roles: { suit: ['colour'], value: ['number'] } } },
      kinds: { Suit: { red: { colour: 'red', sign: 'heart' } } },
    });
  });

  test('is what is usual where nothing is said: bookkeeping is left out', () => {
    const [game] = compiled(GAME).games;
    const { table, player } = presentationOf({ fields: fieldsOf(game!) });
    const looks = (items: typeof table) =>
      items.flatMap((item) => (item.is === 'field' ? [[item.shown.field, item.shown.look]] : []));
    expect(looks(table)).toEqual([
      ['deck', 'pile'],
      ['stone', 'track'],
      ['yard', 'row'],
      ['starter', 'mark'],
      ['nth', 'counter'],
    ]);
    expect(looks(player)).toEqual([
      ['kept', 'row'],
      ['hand', 'hand'],
      ['coins', 'counter'],
    ]);
  });

  test('what only imaginary seats are said to have is not drawn before players', () => {
    const [game] = compiled(GAME + LOOK).games;
    const { player, imaginary } = presentationOf({ fields: fieldsOf(game!), shows: showsOf(game!)! });
    expect(player).toEqual([
      { is: 'field', shown: { field: 'hand', look: 'hand' } },
      { is: 'field', shown: { field: 'coins', look: 'counter' } },
    ]);
    expect(imaginary).toEqual([{ is: 'field', shown: { field: 'kept', look: 'pile' } }]);
  });

  test('a variant says only what looks otherwise, in the place of the older line', () => {
    const variant = `variant quick of small
  the table shows
    yard as counter
    nothing of starter
  each Suit shows
    red as green
`;
    const { games, problems } = compiled(GAME + LOOK, { file: 'small/variants/quick.regel', text: variant });
    expect(problems).toEqual([]);
    const shows = games.find(({ id }) => id === 'small/quick')!.model.presentation.shows;
    expect(shows.table?.map((item) => ('board' in item ? 'board' : `${item.field} ${item.look}`))).toEqual([
      'board',
      'yard counter',
      'nth round',
      'deck pile',
    ]);
    expect(shows.hidden).toEqual(['starter']);
    expect(shows.kinds).toEqual({ Suit: { red: { colour: 'green' } } });
  });

  test('what is used from another folder looks as it does there, without what did not come along', () => {
    const other = `game other
  players 2..2
use small: Card
the table has
  deck: cards, starts with all Card, seen by nobody
each player has
  hand: cards
phase game
  for each player in players
    if deck is not empty
      move first of deck to hand of player
winner player in players by most count of hand of player
  tie: joint win
`;
    const { games, problems } = compiled(GAME + LOOK, { file: 'other/other.regel', text: other });
    expect(problems).toEqual([]);
    const { shows } = games.find(({ id }) => id === 'other')!.model.presentation;
    expect(shows.pieces?.Card?.form).toBe('card');
    expect(shows.table).toEqual([{ field: 'deck', look: 'pile' }]);
    expect(shows.player?.map((item) => ('board' in item ? '' : item.field))).toEqual(['hand']);
  });
});

test('every game of the project says how it looks, and leaves nothing out', () => {
  const root = `${ROOT}rules`;
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.regel'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const { games } = compile(sources, { texts: false, runExamples: false });
  for (const { id, model } of games) expect(Object.keys(model.presentation.shows), id).toContain('table');
});
