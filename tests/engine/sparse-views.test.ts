import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';
import type { JsonObject } from '../../compiler/runtime/json.ts';
import * as palace from '../../generated/palace/engine.ts';
import { compiled, EngineFolder, engineFiles } from './emitted.ts';

/** One field of each sort that has keys: what may be none, pieces, a list, a set, two keys; a number and yes or no; secrets. */
const RULES = `
game shelf
  players 2

kind Colour: red, blue

pieces Token
  2 of each Colour

grid board, rows 1..2, columns 1..2

each player has
  hand: tokens, for each Colour, seen by owner

the table has
  on:     place for Token, for each cell of board
  heap:   tokens, for each Colour
  queue:  list of Colour, up to 3, for each 1..2
  marked: set of Colour, for each 1..2
  far:    1..3 or none for each Colour and 1..2
  score:  0..9 for each Colour
  open:   yes or no for each Colour
  secret: 1..3 or none for each Colour, seen by nobody
  spare:  tokens, starts with all Token

phase game
  for each player in players
    player may do one of
      wait

action wait of player

winner player in players by most count of hand of player
  tie: joint win
`;

const sources = [{ file: 'shelf/shelf.regel', text: RULES }];
const folder = new EngineFolder();
afterAll(() => folder.remove());

const ask = new Map<string, (request: JsonObject) => JsonObject>();

beforeAll(async () => {
  const game = compiled('shelf', sources);
  const session = new ReferenceSession([game]);
  ask.set('interpreter', (request) => session.ask(request));
  folder.write('shelf', engineFiles(game, sources));
  const played = (await folder.facade('shelf')).session();
  ask.set('engine', (request) => played.ask(request));
});

const SITUATION: JsonObject = { do: 'situation', game: 'shelf', players: 2 };
const EMPTY = {
  on: {},
  heap: {},
  queue: {},
  marked: {},
  far: {},
  score: { red: 0, blue: 0 },
  open: { red: false, blue: false },
};

describe.each(['interpreter', 'engine'])('what the %s shows', (which) => {
  const say = (request: JsonObject): JsonObject => ask.get(which)!(request);
  const fields = (request: JsonObject): unknown =>
    ((say(request).view ?? say(request).state) as JsonObject).fields;

  test('has no key where there is nothing; numbers, yes and no are always there', () => {
    say(SITUATION);
    expect(fields({ do: 'state' })).toEqual({
      ...EMPTY,
      hand: [{}, {}],
      secret: {},
      spare: ['red-1', 'red-2', 'blue-1', 'blue-2'],
    });
  });

  test('has the keys where there is something, at every depth', () => {
    const given = [
      { name: 'on', keys: ['board[2,1]'], value: 'red-1' },
      { name: 'heap', keys: ['blue'], value: ['blue-2'] },
      { name: 'queue', keys: [2], value: ['red', 'red'] },
      { name: 'marked', keys: [1], value: ['blue'] },
      { name: 'far', keys: ['blue', 2], value: 3 },
      { name: 'hand', keys: ['red'], of: 2, value: ['red-2'] },
    ];
    say({ ...SITUATION, given });
    expect(fields({ do: 'state' })).toEqual({
      ...EMPTY,
      on: { 'board[2,1]': 'red-1' },
      heap: { blue: ['blue-2'] },
      queue: { 2: ['red', 'red'] },
      marked: { 1: ['blue'] },
      far: { blue: { 2: 3 } },
      hand: [{}, { red: ['red-2'] }],
      secret: {},
      spare: ['blue-1'],
    });
    expect(say({ do: 'value', name: 'far' })).toEqual({ value: { blue: { 2: 3 } } });
    expect(say({ do: 'value', name: 'far', args: ['red', 1] })).toEqual({ value: null });
  });

  test('does not tell by a missing key whether something hidden is there', () => {
    const hidden = { hidden: true };
    for (const value of [null, 2]) {
      say({ ...SITUATION, given: [{ name: 'secret', keys: ['red'], value }] });
      expect(fields({ do: 'view', player: 1 })).toMatchObject({ secret: { red: hidden, blue: hidden } });
      expect(fields({ do: 'view', player: 1 })).toMatchObject({
        hand: [{}, { red: { hidden: true, count: 0 }, blue: { hidden: true, count: 0 } }],
      });
    }
  });
});

test('an empty plot takes no room', () => {
  const state = palace.start({ players: 6, seed: 'owl' });
  const seen = palace.view(state, 'spectator');
  expect(seen.fields.palace).toEqual(Array.from({ length: 6 }, () => ({})));
  expect(JSON.stringify(seen).length).toBeLessThan(2500);
});
