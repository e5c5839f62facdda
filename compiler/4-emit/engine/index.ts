import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { TextFile } from '../../texts/files.ts';
import { camel } from '../code/hints.ts';
import type { Emitted } from '../emitted.ts';
import { generatedFrom, rulesOf, tidy } from '../tidy.ts';
import { emitCore } from './core/core.ts';
import { emitData, gameData } from './facade/data.ts';
import { emitFacade } from './facade/facade.ts';
import { emitTexts, foldersOf, translatorsFor } from './facade/texts.ts';
import { sentencesOf } from './sentences.ts';
import { emitWhy } from './why/why.ts';

/** The engine of a game: `core.ts`, `data.ts`, `texts.ts`, `why.ts`, `engine.ts` in its folder. `sources` are all rules and texts. */
export async function emitEngine(
  { id, game, model }: CompiledGame,
  sources: readonly TextFile[],
): Promise<Emitted[]> {
  const sentences = sentencesOf(model, sources);
  const core = emitCore(id, game, sentences);
  const folder = id.split('/')[0]!;
  const translators = translatorsFor(sources, foldersOf(sources, folder));
  const files: [string, string][] = [
    ['core.ts', core.text],
    ['data.ts', emitData(gameData(id, game, core))],
    ['texts.ts', emitTexts(game, translators)],
    ['why.ts', emitWhy(id, game, sentences, core)],
    ['engine.ts', emitFacade(id, game, translators)],
  ];
  return Promise.all(
    files.map(async ([name, text]) => ({ file: `${id}/${name}`, text: await tidy(rulesOf(id), text) })),
  );
}

/** Where what is alike in all engines lies: it is written by hand, and copied. */
export const RUNTIME = 'compiler/runtime';

/** A file of the runtime, from its text there. */
export function emitRuntime(name: string, text: string): Emitted {
  return { file: `runtime/${name}`, text: generatedFrom(RUNTIME) + text };
}

/** The list of all engines, which `serve.ts` and others read. */
export async function emitIndex(ids: readonly string[]): Promise<Emitted> {
  const lines = ids.map(
    (id) =>
      `import { createCore as ${camel(id)}Core } from './${id}/core.ts';\nimport { data as ${camel(id)}Data } from './${id}/data.ts';\nimport { createTraced as ${camel(id)}Traced } from './${id}/why.ts';`,
  );
  const all = ids.map(
    (id) => `{ data: ${camel(id)}Data, createCore: ${camel(id)}Core, createTraced: ${camel(id)}Traced },`,
  );
  return {
    file: 'games.ts',
    text: await tidy(
      'rules',
      `/** Every game and variant, for programs that serve or compare them all. */\n${lines.join('\n')}\n\nexport const games = [\n${all.join('\n')}\n];\n`,
    ),
  };
}

/** The games that such a list has. */
export function indexedIn(index: string): string[] {
  return [...index.matchAll(/ from '\.\/([\w/-]+)\/core\.ts';/g)].map(([, id]) => id!);
}
