import { describe, expect, test } from 'vitest';
import { RandomNumbers } from '../../compiler/bots/random-numbers.ts';
import {
  beginMatch,
  type Match,
  readMatch,
  resumed,
  saveMatch,
  settingsOf,
  undone,
} from '../../site/src/play/match.ts';
import { isOneOf, supplyAtRandom } from '../../site/src/play/outcomes.ts';
import { freshSeed, usualSettings, withPlayers } from '../../site/src/play/settings.ts';
import { loaded, shownOf } from './loaded.ts';

describe.each(loaded.map((game) => [game.engine.id, game] as const))('a match of %s', (_, game) => {
  const { engine } = game;
  const shown = shownOf(game, 'nl');

  test('begins with every number of players', () => {
    const { from, to } = engine.data.players;
    for (let players = from; players <= to; players++) {
      const settings = withPlayers(engine.data, usualSettings(engine.data), players);
      expect(settings.seats.length).toBe(players);
      const match = beginMatch(engine, settings, settings.names);
      expect(settingsOf(engine, match)).toEqual({ ...settings, options: expect.anything() });
      expect(readMatch(JSON.parse(JSON.stringify(saveMatch(engine, match))))).toEqual(
        saveMatch(engine, match),
      );
    }
  });

  test('takes back the last move of a person, with those of the bots after it', () => {
    const random = new RandomNumbers('undo');
    let match: Match = beginMatch(engine, { ...usualSettings(engine.data), seed: 'undo' }, []);
    for (let move = 0; move < 40; move++) {
      const legal = engine.moves(match.state, 'server');
      if (legal.length === 0) break;
      match = { ...match, state: engine.play(match.state, legal[random.below(legal.length)]!, 'mover') };
      const back = undone(engine, match);
      const players = engine
        .log(match.state, 'server')
        .map((entry) => ('player' in entry ? entry.player : 0));
      if (!back) continue;
      // Person 1 made the first of the moves that are gone, and only that one.
      expect(players.slice(engine.log(back, 'server').length).filter((player) => player === 1)).toEqual([1]);
      expect(players[engine.log(back, 'server').length]).toBe(1);
    }
  });

  test('is played with real dice: chance can be entered, or left to chance, and taken back', () => {
    const random = new RandomNumbers(engine.id);
    const settings = { ...usualSettings(engine.data), realDice: true };
    let match: Match = beginMatch(engine, settings, []);
    for (let step = 0; step < 60; step++) {
      const { state } = match;
      const chance = engine.chance(state);
      const legal = engine.moves(state, 'server');
      if (!chance && legal.length === 0) break;
      const next = chance
        ? supplyAtRandom(
            shown,
            chance,
            (outcome) => {
              if (isOneOf(chance)) expect(chance.options).toContain(outcome);
              try {
                return engine.supply(state, outcome);
              } catch {
                return undefined;
              }
            },
            () => random.fraction(),
          )
        : engine.play(state, legal[random.below(legal.length)]!, 'mover');
      expect(next).toBeDefined();
      match = { ...match, state: next! };
    }
    const before = engine.log(match.state, 'server');
    const back = undone(engine, match);
    const gone = before.slice(back && engine.log(back, 'server').length);
    // One entry of a person or of chance, and whatever the bots did after it.
    expect(gone.findLastIndex((entry) => !('player' in entry) || entry.player === 1)).toBe(0);
  });
});

test('a game that goes otherwise under the rules of today leaves what was kept alone', () => {
  const { engine } = loaded[0]!;
  const settings = { ...usualSettings(engine.data), seed: 'resumed' };
  let { state } = beginMatch(engine, settings, []);
  for (let made = 0; made < 4; made++) state = engine.play(state, engine.moves(state, 'server')[0]!, 'mover');
  const match = { id: 'mine', names: [], seats: settings.seats, state };
  const saved = saveMatch(engine, match);
  expect(resumed(engine, saved, 'mine').id).toBe('mine');
  const { rules, log } = saved.saved;
  const other = { ...saved.saved, rules: { ...rules!, fingerprint: '0'.repeat(16) } };
  expect(resumed(engine, { ...saved, saved: other }, 'mine').id).toBe('mine');
  const impossible = log.map((entry, at) => (at === 2 ? { player: 1, move: 'no-such-thing' } : entry));
  const cut = resumed(engine, { ...saved, saved: { ...other, log: impossible } }, 'mine');
  expect(cut.id).not.toBe('mine');
  expect(engine.log(cut.state, 'server').length).toBe(2);
});

test('a game with secure chance is not one with real dice: what chance gave is not taken back', () => {
  for (const { engine } of loaded) {
    let state = engine.start({ players: engine.data.players.from, chance: 'secure' });
    const match = (): Match => ({ id: 'x', names: [], seats: ['person'], state });
    expect(settingsOf(engine, match()).realDice).toBe(false);
    expect(undone(engine, match())).toBeUndefined();
    for (let made = 0; made < 30 && !engine.isOver(state); made++) {
      const before = engine.log(state, 'server').length;
      state = engine.play(state, engine.moves(state, 'server')[0]!, 'mover');
      if (engine.log(state, 'server').length > before + 1) expect(undone(engine, match())).toBeUndefined();
    }
  }
});

test('seeds differ', () => {
  expect(freshSeed()).toMatch(/^[a-z]{28}$/);
  expect(freshSeed()).not.toBe(freshSeed());
});
