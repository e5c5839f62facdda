/** Games that were never printed as code play as those that were: every game, variant and game to begin with. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompiledGame } from '../../compiler/3-ir/compiled.ts';
import { emitLive } from '../../compiler/4-emit/live.ts';
import { Twins } from '../../compiler/agree/twins.ts';
import { runtimeSources, withCommonTexts } from '../../compiler/command-line/engines/emit-engines.ts';
import { folderOfGame } from '../../compiler/runtime/game-folder.ts';
import { seeded } from '../../compiler/runtime/random.ts';
import { games as generated } from '../../generated/games.ts';
import type { AnyGame, Engine } from '../../generated/runtime/engine.ts';
import { type LiveGame, openLive } from '../../generated/runtime/live-game.ts';
import { games } from '../games.ts';
import { ROOT, readSources } from '../sources.ts';

const sources = withCommonTexts(readSources());
const runtime = runtimeSources();

/** As it comes out of a worker. */
function sent(game: CompiledGame, hasModules: boolean): LiveGame {
  return structuredClone(emitLive(game, sources, runtime, hasModules));
}

/** A random game of as many moves at most. */
function played(engine: Engine<AnyGame>, players: number, most: number) {
  const words = seeded(`live ${players}`);
  let state = engine.start({ players, seed: `live ${players}` });
  for (let moves = 0; moves < most && !engine.isOver(state); moves++) {
    const player = engine.toAct(state)[0]!;
    const all = engine.moves(state, player);
    state = engine.play(state, all[words[0]! % all.length]!, player);
    words[0] = (Math.imul(words[0]!, 1664525) + 1013904223) >>> 0;
  }
  return state;
}

test('all games are here', () => {
  expect(games.map(({ id }) => id).sort()).toEqual(generated.map(({ data }) => data.id).sort());
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const path = `${ROOT}generated/${folderOfGame(id)}`;
  const printed = generated.find(({ data }) => data.id === id)!;
  let live: LiveGame;
  beforeAll(() => {
    live = sent(game, true);
  });

  test('is the same module, with the same data and texts', async () => {
    const { texts, sentences } = (await import(`${path}/texts.ts`)) as Pick<LiveGame, 'texts' | 'sentences'>;
    expect(live.core.is).toBe('module');
    if (live.core.is === 'module')
      expect(Buffer.from(live.core.bytes).equals(readFileSync(`${path}/core.wasm`))).toBe(true);
    // Snapshots are of the printed core: a live game has no fingerprint of one, and opens none.
    const { core: _, ...data } = printed.data;
    expect(live.data).toEqual(data);
    expect({ texts: live.texts, sentences: live.sentences }).toEqual({ texts, sentences });
  });

  test('knows where points come from', async () => {
    const front = (await import(`${path}/engine.ts`)) as Engine<AnyGame>;
    const { engine } = openLive(live);
    const { players } = live.data;
    const [one, other] = [played(front, players.to, 300), played(engine, players.to, 300)];
    expect(engine.why(other, 'server')).toEqual(front.why(one, 'server'));
  });
});

// Variants are of the same constructs, each of which has cases of its own.
const wholeGames = games.filter(({ id }) => !id.includes('/')).map((game) => [game.id, game] as const);

test.each(wholeGames)('%s plays the same without a module, word by word', async (id, game) => {
  const printed = generated.find(({ data }) => data.id === id)!;
  const live = sent(game, true);
  const { core } = sent(game, false);
  expect(core.is).toBe('program');
  // Sets are numbered as they come up: in the printed core others came up before.
  played(
    (await import(`${ROOT}generated/${folderOfGame(id)}/engine.ts`)) as Engine<AnyGame>,
    live.data.players.to,
    40,
  );
  const [one, other] = [printed.createCore(), openLive({ ...live, core }).createCore()];
  const twins = new Twins(one, other, live.data);
  const { players, imaginary, options } = live.data;
  const seats = imaginary.find(({ withPlayers }) => withPlayers === players.from)?.usually ?? 0;
  const setup = { players: players.from, imaginary: seats, options: options.map(({ value }) => value) };
  twins.play({ ...setup, seed: seeded('live') }, seeded('players'), 60);
});
