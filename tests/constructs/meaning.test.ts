/** What the code of each construct does is what the interpreter does. */
import { afterAll, describe, expect, test } from 'vitest';
import type { CompiledGame } from '../../compiler/3-ir/compiled.ts';
import { termDialogues } from '../../compiler/4-emit/conformance/terms.ts';
import { Agreement } from '../../compiler/agree/agree.ts';
import type { GeneratedEngine } from '../../compiler/agree/engine.ts';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';
import type { Json, JsonObject } from '../../compiler/runtime/json.ts';
import { EngineSession } from '../../generated/runtime/engine-session.ts';
import { EngineFolder, engineFiles } from '../engine/emitted.ts';
import { compiledCase, files, ID, readCase, sourcesOf } from './case-file.ts';

const folder = new EngineFolder();
afterAll(() => folder.remove());

describe('the meaning of', () => {
  test.each(files.map((file, index) => [file, index] as const))('%s', async (file, index) => {
    const one = readCase(file);
    // Each engine has a folder of its own, since a module is loaded once.
    const game = { ...compiledCase(one), id: `${ID}-${index}` };
    folder.write(game.id, engineFiles(game, sourcesOf(one)));
    const engine = await folder.load(game.id);
    const agreement = new Agreement(game, engine);
    for (const [players, imaginary] of [
      [2, 1],
      [3, 0],
    ] as const) {
      const way = { players, imaginary, options: { moonlight: players === 2 } };
      expect(agreement.play(way, file, 100, players === 3).disagreement).toBeUndefined();
    }
    sameValues(game, engine);
  });
});

/** The terms of a case at each decision of a game: both sides give the same values. */
function sameValues(game: CompiledGame, engine: GeneratedEngine): void {
  const questions = termDialogues(game)
    .flatMap(({ steps }) => steps.map(({ request }) => request))
    .filter((request) => request.do === 'value');
  const [reference, session] = [new ReferenceSession([game]), new EngineSession([engine])];
  const ask = (request: JsonObject): JsonObject => {
    const expected = reference.ask(request);
    const found = JSON.parse(session.answer(JSON.stringify(request))) as Json;
    expect({ request, answer: found }).toEqual({ request, answer: expected });
    return expected;
  };
  let { toAct } = ask({ do: 'start', game: game.id, players: 3, seed: 'values' });
  while (Array.isArray(toAct) && toAct.length > 0) {
    for (const question of questions) ask(question);
    const [player] = toAct as number[];
    const moves = ask({ do: 'moves', player: player! }).moves as Record<string, string[]>;
    ({ toAct } = ask({ do: 'play', player: player!, move: moves[player!]!.at(-1)! }));
  }
}
