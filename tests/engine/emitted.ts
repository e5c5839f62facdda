import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ParseCache } from '../../compiler/1-syntax/parse.ts';
import type { Source } from '../../compiler/1-syntax/source.ts';
import type { CompiledGame } from '../../compiler/3-ir/compiled.ts';
import { emitCore } from '../../compiler/4-emit/engine/core/core.ts';
import { emitData, gameData } from '../../compiler/4-emit/engine/facade/data.ts';
import { emitFacade } from '../../compiler/4-emit/engine/facade/facade.ts';
import { emitTexts, textsByLanguage } from '../../compiler/4-emit/engine/facade/texts.ts';
import { sentencesOf } from '../../compiler/4-emit/engine/sentences.ts';
import { emitWhy } from '../../compiler/4-emit/engine/why/why.ts';
import { printCoreModule } from '../../compiler/4-emit/wasm/core-module.ts';
import type { GeneratedEngine } from '../../compiler/agree/engine.ts';
import { runtimeSources } from '../../compiler/command-line/engines/emit-engines.ts';
import { loadEngine } from '../../compiler/command-line/engines/load-engine.ts';
import { compile } from '../../compiler/compile.ts';
import { folderOfGame } from '../../compiler/runtime/game-folder.ts';
import type { AnyGame, Engine } from '../../generated/runtime/engine.ts';
import { ROOT } from '../sources.ts';

export interface EmittedGame {
  readonly game: CompiledGame['game'];
  /** The text of the core. */
  readonly core: string;
  readonly engine: GeneratedEngine;
}

/** Of the games that a test makes, most differ in a line or two. */
const cache = new ParseCache();

/** The game with this id; what is wrong with it is an accident here. */
export function compiled(id: string, sources: readonly Source[]): CompiledGame {
  const { games, problems } = compile(sources, { texts: false, runExamples: false, cache });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return games.find((one) => one.id === id)!;
}

export type EngineFiles = Readonly<
  Record<'core.ts' | 'data.ts' | 'texts.ts' | 'why.ts' | 'engine.ts', string>
> & {
  readonly 'core.wasm'?: Uint8Array;
};

/** The files of an engine by name, as `regel build` writes them, but not laid out. */
export function engineFiles({ id, game, model }: CompiledGame, sources: readonly Source[] = []): EngineFiles {
  const sentences = sentencesOf(model, sources);
  const runtime = runtimeSources();
  const core = emitCore(id, game, sentences, runtime);
  const module = printCoreModule(core.parts, runtime);
  return {
    'core.ts': core.text(),
    'data.ts': emitData(gameData(id, game, core)),
    'texts.ts': emitTexts(game.name, textsByLanguage(game, [])),
    'why.ts': emitWhy(id, game, sentences, core),
    'engine.ts': emitFacade(id, game),
    ...(module ? { 'core.wasm': module } : {}),
  };
}

/** A folder outside of the project with the runtime in it, for engines to be put beside. */
export class EngineFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'regel-engine-'));

  constructor() {
    cpSync(`${ROOT}generated/runtime`, join(this.path, 'runtime'), { recursive: true });
  }

  write(id: string, files: Readonly<Record<string, string | Uint8Array>> | EngineFiles): void {
    for (const [name, text] of Object.entries(files)) {
      const file = join(this.path, folderOfGame(id), name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }

  /** What is needed to play it beside the interpreter. */
  load(id: string): Promise<GeneratedEngine> {
    return loadEngine({ folder: this.path, id });
  }

  /** What a front end imports. */
  async facade(id: string): Promise<Engine<AnyGame>> {
    return (await import(
      pathToFileURL(join(this.path, folderOfGame(id), 'engine.ts')).href
    )) as Engine<AnyGame>;
  }

  remove(): void {
    rmSync(this.path, { recursive: true });
  }
}

/** The engine of a game that is not in `generated`, made and loaded as those there are. */
export async function emitted(id: string, sources: readonly Source[]): Promise<EmittedGame> {
  const one = compiled(id, sources);
  const files = engineFiles(one, sources);
  const folder = new EngineFolder();
  try {
    folder.write(id, files);
    return { game: one.game, core: files['core.ts']!, engine: await folder.load(id) };
  } finally {
    folder.remove();
  }
}
