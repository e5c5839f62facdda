import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { lightModules } from '../../compiler/4-emit/package/light.ts';
import { runtimeSources } from '../../compiler/command-line/engines/emit-engines.ts';
import type { AnyGame } from '../../compiler/runtime/engine.ts';
import { folderOfGame } from '../../compiler/runtime/game-folder.ts';
import type { Light, LightState } from '../../compiler/runtime/light.ts';
import { expectSame } from '../same.ts';
import { type Fresh, freshEngine } from './fresh.ts';

/** The light engine beside the whole one of the same rules. */
async function lightOf({ game, folder }: Fresh): Promise<Light<AnyGame>> {
  const at = join(folder, folderOfGame(game.id));
  for (const [name, text] of lightModules(game, runtimeSources(), '../'.repeat(game.id.split('/').length)))
    writeFileSync(join(at, `${name}.ts`), text);
  return (await import(pathToFileURL(join(at, 'light.ts')).href)) as Light<AnyGame>;
}

describe.each([
  ...['clever', 'clever/quick', 'roll-and-write', 'dice-game', 'alcazaba', 'palace'],
  ...['pig', 'tic-tac-toe', 'whist'],
])('the light engine of %s', (id) => {
  test('plays, lists and shows what the whole one does, with states that were cloned', async () => {
    const fresh = await freshEngine(id);
    const [light, { engine }] = [await lightOf(fresh), fresh];
    const { from, to } = fresh.game.game.players;
    for (let players = from; players <= to; players++) {
      const begin = { players, seed: `light ${players}` };
      let whole = engine.start(begin);
      let state: LightState<AnyGame> = light.start(begin);
      for (let turn = 0; !engine.isOver(whole); turn++) {
        const moves = engine.moves(whole, 'server');
        expectSame(light.toAct(state), engine.toAct(whole));
        const listed = light.moves(state, 'server');
        expectSame(listed, moves);
        if (turn % 8 === 0) {
          expectSame(light.read(state), engine.read(whole));
          for (const player of [
            ...Array.from({ length: players }, (_, seat) => seat + 1),
            'spectator',
          ] as const)
            expectSame(light.view(state, player), engine.view(whole, player));
        }
        const move = moves[(turn * 7) % moves.length]!;
        const before = state;
        // As it was listed, as somebody sent it, and from a state that a worker sent.
        state =
          turn % 3 === 0
            ? light.play(state, listed[(turn * 7) % moves.length]!, 'mover')
            : light.play(structuredClone(state), JSON.parse(JSON.stringify(move)), move.player);
        whole = engine.play(whole, move, 'mover');
        if (turn % 5 === 0) expectSame(light.moves(before, 'server'), moves);
      }
      expect(light.isOver(state)).toBe(true);
      expect(light.score(state)).toEqual(engine.score(whole));
      expect(light.result(state)).toEqual(engine.result(whole));
    }
  });
});

describe('what a light engine refuses', async () => {
  const light = await lightOf(await freshEngine('pig'));
  const state = light.start({ players: 2, seed: 'refused' });
  const [player = 0] = light.toAct(state);
  const [move] = light.moves(state, player);

  test('moves that are not listed, of others, and at the end', () => {
    const tried =
      (given: unknown, player: number | 'mover' = 'mover') =>
      () =>
        light.play(state, given as typeof move & object, player);
    expect(tried({ ...move, player: 3 - player })).toThrow('not-your-turn');
    expect(tried(move, 3 - player)).toThrow('no-such-move');
    expect(tried({ player, action: 'fly' })).toThrow('no-such-move');
    expect(tried({ player, action: 'hold', choices: { deep: { deep: [[]] } } })).toThrow('no-such-move');
    for (const nothing of [undefined, null, 'hold', [], 7]) expect(tried(nothing)).toThrow('not-your-turn');
    expect(light.moves(state, player)).toContainEqual(move);
  });

  test('states of other rules, and set-ups that there are not', () => {
    const moves = (given: object) => () => light.moves({ ...state, ...given }, player);
    for (const wrong of [
      { game: 'whist' },
      { core: '' },
      { words: [] },
      { words: [...state.words, 0] },
      { words: 7 },
    ])
      expect(moves(wrong)).toThrow('state');
    expect(() => light.view(state, 3)).toThrow('player');
    expect(() => light.start({ players: 17 })).toThrow('players');
    expect(() => light.start({ players: 2, chance: 'secure' } as never)).toThrow('chance');
    expect(moves({})()).toContainEqual(move);
  });

  test('without a seed no two games are alike', () => {
    const [one, other] = [light.start({ players: 2 }), light.start({ players: 2 })];
    expect(one.words).not.toEqual(other.words);
  });
});
