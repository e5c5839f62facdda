/** A core keeps nothing of what was done in it before: whatever that was, it plays on as a new one does. */
import { describe, test } from 'vitest';
import { emitLive } from '../../compiler/4-emit/live.ts';
import { Twins } from '../../compiler/agree/twins.ts';
import { runtimeSources, withCommonTexts } from '../../compiler/command-line/engines/emit-engines.ts';
import { type Core, type CoreSetup, OPEN } from '../../compiler/runtime/core.ts';
import type { GameData } from '../../compiler/runtime/data.ts';
import { draw, seeded } from '../../compiler/runtime/random.ts';
import { openLive } from '../../generated/runtime/live-game.ts';
import { games as all } from '../games.ts';
import { readSources } from '../sources.ts';

const sources = withCommonTexts(readSources());
const runtime = runtimeSources();
const games = all.filter(({ id }) => !id.includes('/'));

function setupOf({ players, imaginary, options }: GameData, words: number[]): CoreSetup {
  const number = players.from + draw(words, players.to - players.from + 1);
  return {
    players: number,
    imaginary: imaginary.find(({ withPlayers }) => withPlayers === number)?.usually ?? 0,
    options: options.map(({ value }) => value),
    seed: [1, 2, 3, 4].map(() => draw(words, 2 ** 31)),
  };
}

/** Questions about moves that may or may not be possible. */
function ask(core: Core, { actions }: GameData, words: number[]): void {
  for (const [action, { choices }] of actions.entries()) {
    const chosen = choices.map(({ several }, slot) => {
      if (draw(words, 3) === 0) return OPEN;
      return several ? core.list(slot, [draw(words, 10), 10 + draw(words, 10)]) : draw(words, 20);
    });
    core.refusal(draw(words, 2), action, -1, chosen);
  }
}

/** What others do in a core: games with other players, chance that gives nonsense, a table on which nothing has been played. */
const DEEDS: readonly ((core: Core, data: GameData, words: number[]) => void)[] = [
  (core, data, words) => {
    core.start(setupOf(data, words));
    core.playOut(draw(words, 60));
    for (let player = 0; player < data.players.to; player++)
      for (let count = core.moveCount(player), at = 0; at < count; at++) core.moveAt(at);
    ask(core, data, words);
  },
  (core, data, words) => {
    const { seed: _, ...setup } = setupOf(data, words);
    core.start(setup);
    if (core.chance() < 0) return;
    core.supply(Array.from({ length: draw(words, 6) }, () => draw(words, 6)));
  },
  (core, data, words) => {
    core.blank(setupOf(data, words));
    core.derive();
    core.rank();
  },
];

/** The same core, in which something else is done whenever it is asked whether the game is over; then its state is put back. */
function disturbed(core: Core, data: GameData, words: number[]): Core {
  return {
    ...core,
    isOver() {
      ask(core, data, words);
      const state = core.memory.slice(0, core.stateWords());
      try {
        DEEDS[draw(words, DEEDS.length)]!(core, data, words);
      } catch {
        // No such outcome: the rules stop half-way.
      }
      core.memory.set(state);
      core.refresh();
      return core.isOver();
    },
  };
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test.each([true, false])('plays on as if it were new; as a module: %s', (isModule) => {
    const live = emitLive(game, sources, runtime, isModule);
    const { createCore } = openLive(live);
    // Sets get numbers as they come up: the new core has a module or a program of its own, in which none did.
    const other = openLive(live);
    const words = seeded(`worn ${id}`);
    const worn = disturbed(createCore(), live.data, words);
    for (let round = 0; round < 2; round++)
      new Twins(other.createCore(), worn, live.data).play(setupOf(live.data, words), words, 30);
  });
});
