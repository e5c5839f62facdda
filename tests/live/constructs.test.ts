/** Every construct plays as a program of data as the interpreter plays it: without WebAssembly, and with nothing printed. */
import { expect, test } from 'vitest';
import { emitLive } from '../../compiler/4-emit/live.ts';
import { Agreement } from '../../compiler/agree/agree.ts';
import { engineFrom, RUNTIME_MODULES } from '../../compiler/agree/engine.ts';
import { runtimeSources } from '../../compiler/command-line/engines/emit-engines.ts';
import { openLive } from '../../compiler/runtime/live-game.ts';
import { compiledCase, files, readCase, sourcesOf } from '../constructs/case-file.ts';
import { ROOT } from '../sources.ts';

const sources = runtimeSources();
const runtime = await Promise.all(
  RUNTIME_MODULES.map((name) => import(`${ROOT}compiler/runtime/${name}.ts`) as Promise<object>),
);

test.each(files)('%s', (file) => {
  const one = readCase(file);
  const game = compiledCase(one);
  const live = structuredClone(emitLive(game, sourcesOf(one), sources, false));
  const { engine, createCore } = openLive(live);
  const agreement = new Agreement(
    game,
    engineFrom({ core: { createCore }, data: { data: live.data }, runtime }),
  );
  const way = { players: 2, imaginary: 1, options: { moonlight: true } };
  expect(agreement.play(way, file, 30, false).disagreement).toBeUndefined();
  // All points are explained.
  let state = engine.start({ players: 3, seed: file });
  for (let moves = 0; moves < 12 && !engine.isOver(state) && engine.toAct(state).length > 0; moves++) {
    const player = engine.toAct(state)[0]!;
    state = engine.play(state, engine.moves(state, player).at(-1)!, player);
  }
  const awarded = engine.why(state, 'server').awards.reduce((sum, { points }) => sum + points, 0);
  expect(awarded).toBe(engine.score(state).reduce((sum, { total }) => sum + total, 0));
});
