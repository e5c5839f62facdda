import type { CompiledGame } from '../../3-ir/compiled.ts';
import { folderOfGame } from '../../runtime/game-folder.ts';
import { fnv1a } from '../../runtime/json.ts';
import type { TextFile } from '../../texts/files.ts';
import { booksFor, foldersOf, translatorsFor } from '../../texts/translator.ts';
import { data, declarations, joined, listed, printDeclarations } from '../code/declarations.ts';
import { camel } from '../code/hints.ts';
import { Name } from '../code/tree.ts';
import type { Emitted } from '../emitted.ts';
import { generatedFrom, rulesFolder, rulesOf } from '../origin.ts';
import type { RuntimeSources } from '../runtime-sources.ts';
import { printCoreModule } from '../wasm/core-module.ts';
import { emitCore } from './core/core.ts';
import { emitData, gameData } from './facade/data.ts';
import { emitFacade } from './facade/facade.ts';
import { showsOf } from './facade/shows.ts';
import { emitTexts, textsByLanguage } from './facade/texts.ts';
import { sentencesOf } from './sentences.ts';
import { emitWhy } from './why/why.ts';

/** The engine of a game: `core.ts`, `core.wasm`, `data.ts`, `texts.ts`, `why.ts`, `engine.ts` in its folder. `sources` are all rules and texts. */
export function emitEngine(
  compiled: CompiledGame,
  sources: readonly TextFile[],
  runtime: RuntimeSources,
): Emitted[] {
  const { id, game, model } = compiled;
  const sentences = sentencesOf(model, sources);
  const core = emitCore(id, game, sentences, runtime);
  const coreText = core.text();
  const known = { ...gameData(id, game, core, showsOf(compiled)), core: fnv1a(coreText) };
  const translators = translatorsFor(sources, foldersOf(sources, rulesFolder(model)));
  const files: [string, string][] = [
    ['core.ts', coreText],
    ['data.ts', emitData(known)],
    ['texts.ts', emitTexts(id, textsOf(compiled, sources))],
    ['why.ts', emitWhy(id, game, sentences, core)],
    ['engine.ts', emitFacade(id, game, translators)],
  ];
  const module = printCoreModule(core.parts, runtime);
  const texts = files.map(([name, text]) => ({
    file: `${folderOfGame(id)}/${name}`,
    text: generatedFrom(rulesOf(model)) + text,
  }));
  return [...texts, ...(module ? [{ file: `${folderOfGame(id)}/core.wasm`, text: module }] : [])];
}

/** The names, reasons and sentences of a game, by language. */
export function textsOf(
  { game, model }: CompiledGame,
  sources: readonly TextFile[],
): ReturnType<typeof textsByLanguage> {
  const folders = foldersOf(sources, rulesFolder(model));
  return textsByLanguage(game, translatorsFor(sources, folders), booksFor(sources, folders));
}

/** Where what is alike in all engines lies: it is written by hand, and copied. */
export const RUNTIME = 'compiler/runtime';

/** A file of the runtime, from its text there. */
export function emitRuntime(name: string, text: string): Emitted {
  return { file: `runtime/${name}`, text: generatedFrom(RUNTIME) + text };
}

/** The list of all engines, which `serve.ts` and others read. */
export function emitIndex(ids: readonly string[]): Emitted {
  const all = ids.map((id) => {
    const folder = `./${folderOfGame(id)}`;
    const part = (name: string): Name => new Name(camel(`${id}-${name}`));
    const [core, known, traced] = [part('core'), part('data'), part('traced')];
    return {
      imports: declarations`import { createCore as ${core} } from ${data(`${folder}/core.ts`)};
import { data as ${known} } from ${data(`${folder}/data.ts`)};
import { createTraced as ${traced} } from ${data(`${folder}/why.ts`)};`,
      entry: listed([
        declarations`data: ${known}`,
        declarations`createCore: ${core}`,
        declarations`createTraced: ${traced}`,
      ]),
    };
  });
  const text =
    printDeclarations(declarations`/** Every game and variant, for programs that serve or compare them all. */
${joined(
  all.map(({ imports }) => imports),
  '\n',
)}

export const games = [
  ${joined(
    all.map(({ entry }) => declarations`${entry},`),
    '\n',
  )}
];
`);
  return { file: 'games.ts', text: generatedFrom('rules') + text };
}

/** Whether such a list has the engine in a folder. */
export function isIndexed(index: string, folder: string): boolean {
  return index.includes(` from './${folder}/core.ts';`);
}
