import { describe, expect, it } from 'vitest';
import { Agreement } from '../../compiler/agree/agree.ts';
import { findWays } from '../../compiler/runtime/core-reach.ts';
import { draw, seeded } from '../../compiler/runtime/random.ts';
import { emitted } from './emitted.ts';

// Rooms with doors that lead only outwards are laid on a board, around a hall that is itself one of its cells.
const RULES = `game small
  players 1..2

pieces Room
  doors
  north east south west
  north east
  east south west
  south
  west north
  north east south west
  north south
  east west
  north east south west

grid board, rows -1..2, columns -1..1

each player has
  rooms: place for Room, for each cell of board
  mine:  rooms

the table has
  store: rooms, starts with all Room

term doorways[cell] of player = all of beyond[side] of cell for side in Side where leads[cell, side]
term leads[cell, side] of player
  let room = rooms[cell]
  if room is none: cell is board[0, 0]
  otherwise: side is in doors of room

term walked of player = all cell reached from board[0, 0] by near in doorways[cell] where
    near is not none and rooms[near] is not none

rules all-are-reached of player
  let found = walked
  need no cell in cells of rooms where cell is not in found                          else not-reached

phase game
  repeat 12 times
    for each player in players
      player may do one of
        take
        lay
        drop
        clear
        shift

action take of player
  choose room from store
  move room to mine

action lay of player
  choose room from mine
  choose cell from board
  need rooms[cell] is none                                                           else taken
  move room to rooms[cell]
  follow all-are-reached

action drop of player
  choose room from mine
  choose cell from board
  need rooms[cell] is none                                                           else taken
  move room to rooms[cell]

action clear of player
  choose cell from cells of rooms
  move rooms[cell] to mine
  follow all-are-reached

action shift of player
  choose room from rooms
  choose cell from board
  need rooms[cell] is none                                                           else taken
  move room to rooms[cell]
  follow all-are-reached

scoring rest for each player
  award count of rooms

winner player in players by most points of player
  tie: joint win
`;

/** The same rules with some lines more at the end of those that are asked after a move. */
const withRule = (lines: string): string => RULES.replace(NOT_REACHED, `${NOT_REACHED}\n${lines}`);
const NOT_REACHED = 'else not-reached';

/** Plays a game beside the interpreter; gives the text of its core. */
async function playedAlike(rules: string): Promise<string> {
  const { game, core, engine } = await emitted('small', [{ file: 'small/small.regel', text: rules }]);
  const agreement = new Agreement({ id: 'small', game }, engine);
  for (const players of [1, 2])
    for (let round = 0; round < 12; round++) {
      const setup = { players, imaginary: 0, options: {} };
      expect(agreement.play(setup, `ways ${round}`, 60, true).disagreement).toBeUndefined();
    }
  return core;
}

describe('what is seen before a piece is moved', { timeout: 120_000 }, () => {
  it('tells whether all is reached afterwards, whatever lies there', async () => {
    const core = await playedAlike(RULES);
    for (const action of ['Lay', 'Clear', 'Shift']) expect(core).toContain(`function judge${action}(`);
  });

  it.each([
    ['cells of rooms', 'of cells of rooms'],
    ['cells of rooms and others', 'of (cells of rooms + board[0, 0] + board[1, -1])'],
  ])('tells whether %s enclose something', async (_, cells) => {
    const core = await playedAlike(
      withRule(`  let gaps = holes ${cells}
  need gaps is empty                                                                 else encloses`),
    );
    expect(core).toContain('leavesWays(');
    expect(core).toContain('hasFreeSide(');
  });

  it('is not asked where more than two cells decide about a way', async () => {
    const far = RULES.replace(
      'rooms[near] is not none',
      'rooms[near] is not none and count of rooms is at most 3',
    );
    expect(await playedAlike(far)).not.toContain('function judge');
  });

  it('is not asked where conditions look at something else', async () => {
    const looking = withRule('  need count of rooms is at most 6                    else too-many-rooms');
    expect(await playedAlike(looking)).not.toContain('function judge');
  });
});

describe('ways from one to the next', () => {
  it('show what is reached only through what', () => {
    const words = seeded('ways');
    for (let round = 0; round < 300; round++) {
      const size = 2 + draw(words, 9);
      const all = Array.from({ length: size }, () =>
        Array.from({ length: size }, (_, to) => to).filter(() => draw(words, 10) < 1 + (round % 4)),
      );
      const reachedWithout = (gone: number): number[] => {
        const found = gone === 0 ? [] : [0];
        for (const one of found)
          for (const to of all[one]!) if (to !== gone && !found.includes(to)) found.push(to);
        return found;
      };
      const found = reachedWithout(-1);
      const count = found.length;
      const m = new Int32Array(400);
      const [FIRST, WAYS, THROUGH, WANTED] = [0, 50, 300, 350];
      let way = 0;
      for (const [index, one] of found.entries()) {
        m[FIRST + index + 1] = way;
        for (const to of all[one]!) m[WAYS + way++] = found.indexOf(to) + 1;
        const from = found.findIndex((other) => all[other]!.includes(one));
        m[THROUGH + index + 1] = index === 0 ? 0 : from + 1;
        m[WANTED + index + 1] = index === 0 ? 4 : one % 2;
      }
      m[FIRST + count + 1] = way;
      findWays(m, count, FIRST, WAYS, THROUGH, WANTED);
      for (const [index, one] of found.entries()) {
        if (index === 0) continue;
        const left = reachedWithout(one);
        const isLost = found.some((other) => other !== one && other % 2 === 1 && !left.includes(other));
        expect((m[WANTED + index + 1]! & 2) !== 0).toBe(isLost);
      }
    }
  });
});
