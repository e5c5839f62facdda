import { describe, expect, test } from 'vitest';
import { createBot } from '../../compiler/bots/bot.ts';
import { fromSeed } from '../../compiler/runtime/chance-source.ts';
import { Machine } from '../../compiler/runtime/machine.ts';
import { showResult } from '../../compiler/runtime/show.ts';
import { winners } from '../../compiler/runtime/sight.ts';
import { State } from '../../compiler/runtime/state.ts';
import { emitted } from '../engine/emitted.ts';

/** Everybody writes a number down, unseen by the others, and gets it as points. Who has fewest at the end wins. */
const GOLF = `game golf
  players 2..3

each player has
  strokes: 1..6 or none, seen by owner

action write-down of player
  choose number from 1..6
  strokes becomes number

scoring holes for each player
  if strokes is not none
    award strokes

phase game
  repeat 4 times
    for each player in players, at once
      player must do one of
        write-down
    score holes
    for each player in players
      strokes of player becomes none

winner player in players by least points of player
  tie: joint win
`;

/** Alone: there is nobody to be ranked before. */
const GOLF_ALONE = GOLF.replace('players 2..3', 'players 1..3');

/** Points there are none: who has most coins wins. */
const MISERS = `game misers
  players 2..3

each player has
  coins: 0..99

action take of player
  choose number from 1..6
  add number to coins

phase game
  repeat 3 times
    for each player in players
      player must do one of
        take

winner player in players by most coins of player
  tie: joint win
`;

async function tableOf(id: string, text: string, players = 2) {
  const { engine } = await emitted(id, [{ file: `rules/${id}/${id}.regel`, text }]);
  const { data, createCore } = engine;
  const machine = new Machine(createCore(), data);
  const state = machine.begin({ players, imaginary: 0, options: [] }, fromSeed('unseen'));
  const play = (from: State, move: string, player: number): State => {
    const next = machine.play(from, move, player - 1);
    if (!(next instanceof State)) throw new Error(next.reason);
    return next;
  };
  return { machine, state, play, game: { data, createCore } };
}

describe('in games that nobody has seen before', () => {
  test.each(['greedy', 'search'] as const)('%s tries to have fewest where fewest wins', async (kind) => {
    const { machine, state, game } = await tableOf('golf', GOLF);
    const bot = createBot(kind, game);
    const [player = 1] = machine.toAct(state);
    expect(bot.choose(state, player, { seed: 'golf', tries: 60 }).text).toBe('write-down 1');
  });

  test('who is alone tries to have fewest too', async () => {
    const { machine, state, game } = await tableOf(
      'golf-alone',
      GOLF_ALONE.replaceAll('golf', 'golf-alone'),
      1,
    );
    for (const kind of ['greedy', 'search'] as const) {
      const bot = createBot(kind, game);
      const [player = 1] = machine.toAct(state);
      expect(bot.choose(state, player, { seed: 'golf', tries: 60 }).text).toBe('write-down 1');
      const [best, ...others] = bot.consider(state, player, { seed: 'golf', tries: 60 }, 6);
      expect(others.every(({ points }) => points > best!.points)).toBe(true);
    }
  });

  test('fewest wins to the end: who leads on the way, and the places', async () => {
    const { machine, state, play, game } = await tableOf('golf', GOLF);
    const bot = createBot('greedy', game);
    let now = state;
    let standing: readonly number[] = [];
    for (let [player] = machine.toAct(now); player !== undefined; [player] = machine.toAct(now)) {
      // The first plays for fewest, the second writes down a six each time.
      const text = player === 1 ? bot.choose(now, player, { seed: 'golf', tries: 60 }).text : 'write-down 6';
      now = play(now, text, player);
      standing = winners(machine.enter(now));
    }
    expect(standing).toEqual([0]);
    expect(showResult(machine, now)).toMatchObject({
      ranking: [
        { seat: 1, place: 1, points: 4 },
        { seat: 2, place: 2, points: 24 },
      ],
    });
  });

  test('search tries to have most of what wins, also where there are no points', async () => {
    const { machine, state, game } = await tableOf('misers', MISERS);
    const bot = createBot('search', game);
    const [player = 1] = machine.toAct(state);
    expect(bot.choose(state, player, { seed: 'misers', tries: 300 }).text).toBe('take 6');
  });

  test('what another has written down makes no difference', async () => {
    const { state, play, game } = await tableOf('golf', GOLF);
    const bot = createBot('search', game);
    const choices = [1, 2, 6].map((number) =>
      bot.consider(play(state, `write-down ${number}`, 1), 2, { seed: 'unseen', tries: 60 }),
    );
    expect(choices[1]).toEqual(choices[0]);
    expect(choices[2]).toEqual(choices[0]);
  });
});
