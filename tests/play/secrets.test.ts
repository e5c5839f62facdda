import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { RandomNumbers } from '../../compiler/bots/random-numbers.ts';
import type { AnyGame, GameState } from '../../generated/runtime/engine.ts';
import type { Loaded } from '../../site/src/game/load.ts';
import { LANGUAGES } from '../../site/src/game/shown.ts';
import { GameLog, tellEntry } from '../../site/src/play/GameLog.tsx';
import { describeDrawn, supplyAtRandom } from '../../site/src/play/outcomes.ts';
import { type Secrets, secretEntries, secretsOf } from '../../site/src/play/secrets.ts';
import { loaded, shownOf } from './loaded.ts';

/** A game with real dice, from its start on. */
function played(game: Loaded, entries: number): GameState<AnyGame>[] {
  const { engine } = game;
  const random = new RandomNumbers(engine.id);
  const shown = shownOf(game, 'nl');
  const states = [engine.start({ players: engine.data.players.to })];
  while (states.length <= entries) {
    const state = states.at(-1)!;
    const chance = engine.chance(state);
    const legal = engine.moves(state, 'server');
    if (!chance && legal.length === 0) break;
    const attempt = (outcome: string) => {
      try {
        return engine.supply(state, outcome);
      } catch {
        return undefined;
      }
    };
    states.push(
      chance
        ? supplyAtRandom(shown, chance, attempt, () => random.fraction())!
        : engine.play(state, legal[random.below(legal.length)]!, 'mover'),
    );
  }
  return states;
}

describe.each(loaded.map((game) => [game.engine.id, game] as const))('the log of %s', (_, game) => {
  const { engine } = game;
  const states = played(game, 60);
  const log = engine.log(states.at(-1)!, 'server');
  const secret = secretEntries(engine, states);

  test('knows what is secret also where a move brings several entries: chance that the engine draws', () => {
    let state = engine.start({ players: engine.data.players.to, chance: 'secure' });
    let known: Secrets | undefined;
    for (let made = 0; made < 20 && !engine.isOver(state); made++) {
      known = secretsOf(engine, state, known);
      expect(known.entries).toEqual(secretsOf(engine, state).entries);
      state = engine.play(state, engine.moves(state, 'server')[0]!, 'mover');
    }
  });

  test.each(LANGUAGES)('names no piece that not everybody saw (%s)', (language) => {
    const shown = shownOf(game, language);
    const story = engine.story(states.at(-1)!, 'spectator', { language, names: [] });
    const pieces = new Set(engine.data.pieces.flatMap(({ names }) => names));
    log.forEach((entry, index) => {
      if (!('chance' in entry)) return;
      const drawn = entry.chance.split(' ').filter((one) => pieces.has(one));
      const open = JSON.stringify(engine.view(states[index + 1]!, 'spectator').fields);
      const isHidden = drawn.some((one) => !open.includes(`"${one}"`));
      expect(secret.has(index + 1), entry.chance).toBe(isHidden);
      const told = tellEntry(story[index + 1]);
      if (!isHidden) return;
      const listed = render(h(GameLog, { shown, story, log: [entry], secret: new Set([1]) }));
      expect(listed).toContain('<pre>?</pre>');
      for (const one of drawn.slice(0, 12)) {
        expect(told).not.toContain(describeDrawn(shown, one, []));
      }
    });
  });

  test('is as secret while the game goes on as when one looks back', () => {
    expect(secretsOf(engine, states.at(-1)!).entries).toEqual(secret);
    let known: Secrets | undefined;
    for (const state of states) known = secretsOf(engine, state, known);
    expect(known?.entries).toEqual(secret);
    const early = Math.min(20, states.length - 2);
    const back = secretsOf(engine, states[early]!, known);
    expect(back.entries).toEqual(secretEntries(engine, states.slice(0, early + 1)));
    // Where nothing is hidden, nothing is kept back.
    const hides = engine.data.fields.some(({ seenBy }) => seenBy !== 'everyone');
    if (!hides) expect(secret.size).toBe(0);
  });
});

test('hidden decks are shuffled in some game', () => {
  const game = loaded.find(({ engine }) => engine.data.fields.some(({ seenBy }) => seenBy === 'owner'))!;
  expect(secretEntries(game.engine, played(game, 30)).size).toBeGreaterThan(0);
});
