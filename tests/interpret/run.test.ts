// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the intermediate form; nothing here is awaited
import { describe, expect, test } from 'vitest';
import { PLAYER } from '../../compiler/2-model/types.ts';
import { createInterpreter, type State } from '../../compiler/interpret/index.ts';
import { held } from './build.ts';
import { problemOf } from './faults.ts';
import { tinyGame } from './tiny-game.ts';

const tiny = createInterpreter(tinyGame);
const at = (state: State): string[] =>
  tiny.moves(state, 'server').map((move) => `${move.player} ${tiny.notation.write(state, move)}`);

/** Plays lines: `2 take red-1` is a move of the player in seat 2 counted from 0, `= 1 3 2` an outcome of chance. */
function play(state: State, ...lines: string[]): State {
  let now = state;
  for (const line of lines) {
    if (line.startsWith('=')) {
      const event = tiny.chance(now)!;
      const read = tiny.notation.readOutcome(event, line.slice(1));
      now = tiny.supply(now, 'outcome' in read ? read.outcome : null);
    } else {
      const read = tiny.notation.read(now, line.slice(2), Number(line[0]));
      if ('problem' in read) throw new Error(`${line}: ${JSON.stringify(read.problem)}`);
      now = tiny.play(now, read.move);
    }
  }
  return now;
}

describe('a game from start to end, by hand', () => {
  const start = tiny.start({ players: 2, checkAlways: true });
  const opening = ['= seat-2', '= 2 1-1 1-2', '= 1 3 1'];

  test('without a seed it stops at chance: who starts', () => {
    expect(tiny.chance(start)).toEqual({ is: 'draw', options: [0, 1], type: PLAYER });
    expect(tiny.toAct(start)).toEqual([]);
    expect(tiny.moves(start, 'server')).toEqual([]);
    expect(held(start, 'pool')).toEqual([0, 1, 2]);
  });

  test('the deck is shuffled, and its top goes to each', () => {
    const shuffled = play(start, '= seat-2');
    expect(held(shuffled, 'starter')).toBe(1);
    expect(tiny.chance(shuffled)).toEqual({ is: 'shuffle', of: 'Card', pieces: [0, 1, 2] });
    const dealt = play(shuffled, '= 2 1-1 1-2');
    expect(held(dealt, 'hand')).toEqual([[2], [0]]);
    expect(held(dealt, 'deck')).toEqual([1]);
  });

  test('a roll until: only outcomes that fit', () => {
    const roll = play(start, '= seat-2', '= 2 1-1 1-2');
    const event = tiny.chance(roll)!;
    expect(event).toMatchObject({ is: 'roll', of: 'Die', pieces: [0, 1, 2] });
    // 27 outcomes, 8 of them without a 3; the last die changes fastest
    expect(event.is === 'roll' && event.outcomes).toHaveLength(19);
    expect(event.is === 'roll' && event.outcomes!.slice(0, 3)).toEqual([
      [1, 1, 3],
      [1, 2, 3],
      [1, 3, 1],
    ]);
    expect(tiny.mayGive(roll, [1, 3, 1])).toBe(true);
    expect(problemOf(() => tiny.supply(roll, [1, 2, 1]))).toBe('no-such-move');
    expect(roll.faces).toEqual({ Die: [1, 1, 1] });
    expect(play(roll, '= 1 3 1').faces).toEqual({ Die: [1, 3, 1] });
  });

  test('the moves, offer by offer, in the order of the values, then the pass', () => {
    expect(at(play(start, ...opening))).toEqual([
      '1 turn-die red-1 1',
      '1 turn-die red-2 -1',
      '1 turn-die green 1',
      '1 pass',
    ]);
  });

  test('may repeat comes back until a pass, or until nothing is possible', () => {
    const once = play(start, ...opening, '1 turn-die red-1 1');
    expect(once.faces.Die).toEqual([2, 3, 1]);
    expect(held(once, 'coins')).toEqual([3, 2]);
    expect(tiny.toAct(once)).toEqual([1]);
    const broke = play(once, '1 turn-die red-1 -1', '1 turn-die red-1 1');
    expect(held(broke, 'coins')).toEqual([3, 0]);
    // no coin is left, so the next decision is asked; a red 2 is not too low, the green 1 is
    expect(at(broke)).toEqual(['1 take red-1', '1 take red-2']);
    expect(broke.skipped).toMatchObject([{ who: 1, routine: 'turn', block: 1 }]);
  });

  test('a move that must be tried: selling a card of 1 is enough with 3 coins', () => {
    expect(at(play(start, ...opening, '1 pass'))).toEqual([
      '1 take red-1',
      '1 take red-2',
      '1 take green',
      '1 sell {1-1}',
    ]);
    expect(at(play(start, ...opening, '1 turn-die red-1 1', '1 pass'))).toEqual([
      '1 take red-1',
      '1 take red-2',
    ]);
  });

  test('what an offer chose is known behind it; a lot decides which lowest die counts', () => {
    const taken = play(start, ...opening, '1 pass', '1 take red-2');
    expect([held(taken, 'stones'), held(taken, 'pool'), held(taken, 'tray')]).toEqual([[0, 3], [0, 2], [1]]);
    expect(tiny.chance(taken)).toMatchObject({ is: 'lot', options: [0, 2] });
    const written = play(taken, '= green');
    expect(held(written, 'log')).toEqual([1]);
    expect(tiny.chance(written)).toMatchObject({ is: 'roll', pieces: [0, 2] });
  });

  test('the other turn, then all at once, in any order, then the score', () => {
    const turns = [
      ...opening,
      '1 pass',
      '1 sell {1-1}',
      '= red-1',
      '= 3 3 3',
      '0 pass',
      '0 take green',
      '= red-1',
    ];
    const both = play(start, ...turns);
    expect(held(both, 'coins')).toEqual([3, 4]);
    expect(held(both, 'log')).toEqual([1, 3]);
    expect(tiny.toAct(both)).toEqual([0, 1]);
    expect(at(both)).toEqual(['0 save', '0 pass', '1 save', '1 pass']);
    const first = play(both, '1 save');
    expect(held(first, 'coins')).toEqual([3, 5]);
    expect(tiny.toAct(first)).toEqual([0]);
    const [one, other] = [play(first, '0 save'), play(both, '0 save', '1 save')];
    expect(one).toEqual(other);
    expect(one.over).toBe(true);
    expect(one.main).toEqual([]);
    expect(tiny.score(one).map(({ total }) => total)).toEqual([6, 0]);
    expect(tiny.result(one)).toEqual({
      ranking: [
        { seat: 0, place: 1, points: 6, tie: null },
        { seat: 1, place: 2, points: 0, tie: null },
      ],
      decidedBy: null,
      solo: null,
    });
    expect([tiny.toAct(one), tiny.moves(one, 'server'), tiny.chance(one)]).toEqual([[], [], undefined]);
  });
});

describe('states are plain data', () => {
  /** Every stop of a seeded game in which the first, the last, the first … move is made. */
  function stops(seed: string, more: { stopAtChance?: boolean } = {}): State[] {
    const all = [tiny.start({ players: 3, seed, ...more })];
    for (;;) {
      const state = all.at(-1)!;
      if (state.over) return all;
      const moves = tiny.moves(state, 'server');
      if (moves.length === 0) all.push(tiny.letChanceDecide(state));
      else all.push(tiny.play(state, moves[all.length % 2 === 0 ? 0 : moves.length - 1]!));
    }
  }

  test('every stop can be saved and goes on alike', () => {
    for (const state of stops('save', { stopAtChance: true })) {
      const loaded: State = JSON.parse(JSON.stringify(state));
      expect(loaded).toEqual(state);
      expect(tiny.moves(loaded, 'server')).toEqual(tiny.moves(state, 'server'));
      for (const move of tiny.moves(state, 'server'))
        expect(tiny.play(loaded, move)).toEqual(tiny.play(state, move));
      if (tiny.chance(state)) expect(tiny.letChanceDecide(loaded)).toEqual(tiny.letChanceDecide(state));
    }
  });

  test('nothing that is asked or played changes the state that is given', () => {
    for (const state of stops('still', { stopAtChance: true })) {
      const before = JSON.stringify(state);
      for (const move of tiny.moves(state, 'server')) tiny.play(state, move);
      tiny.explain(state, { player: 0, action: 'sell', choices: { cards: [0, 1] } });
      tiny.view(state, 0);
      tiny.score(state);
      if (tiny.chance(state)) tiny.letChanceDecide(state);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  test('the same seed, the same game; stopping at chance draws the same numbers', () => {
    expect(stops('one')).toEqual(stops('one'));
    const end = (states: State[]): State => ({ ...states.at(-1)!, stopAtChance: false });
    const line = (seed: string, stopAtChance: boolean): State => {
      let state = tiny.start({ players: 2, seed, stopAtChance });
      while (!state.over)
        state = tiny.chance(state)
          ? tiny.letChanceDecide(state)
          : tiny.play(state, tiny.moves(state, 'server')[0]!);
      return { ...state, stopAtChance: false };
    };
    expect(line('two', true)).toEqual(line('two', false));
    expect(end(stops('a')).random).not.toEqual(end(stops('b')).random);
  });

  test('a seeded game takes an outcome that is supplied, and does not draw for it', () => {
    const start = tiny.start({ players: 2, seed: 'x', stopAtChance: true });
    expect(tiny.supply(start, 1).random).toEqual(start.random);
    expect(tiny.letChanceDecide(start).random).not.toEqual(start.random);
  });
});

describe('setups', () => {
  test('players, imaginary seats and options that the game does not have', () => {
    expect(problemOf(() => tiny.start({ players: 4 }))).toBe('setup');
    expect(problemOf(() => tiny.start({ players: 0 }))).toBe('setup');
    expect(problemOf(() => tiny.start({ players: 2, imaginary: 1 }))).toBe('setup');
    expect(problemOf(() => tiny.start({ players: 1, imaginary: 3 }))).toBe('setup');
    expect(problemOf(() => tiny.start({ players: 2, options: { other: true } }))).toBe('setup');
    expect(problemOf(() => tiny.start({ players: 2, options: { double: 1 } }))).toBe('setup');
  });
  test('as many imaginary seats as usual, options as the rules say', () => {
    expect(tiny.blank({ players: 1 }).setup).toEqual({
      players: 1,
      imaginary: 1,
      options: { double: false },
    });
    expect(tiny.blank({ players: 1, imaginary: 2, options: { double: true } }).setup).toEqual({
      players: 1,
      imaginary: 2,
      options: { double: true },
    });
  });
});
