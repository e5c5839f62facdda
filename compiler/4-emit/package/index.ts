import { fingerprintOf } from '../../2-model/rules.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { protocolSchema } from '../../protocol/schema.ts';
import type { TextFile } from '../../texts/files.ts';
import { emitVectors } from '../conformance/index.ts';
import type { Emitted } from '../emitted.ts';
import { textsOf } from '../engine/index.ts';
import type { RuntimeSources } from '../runtime-sources.ts';
import { manifestOf, packageName } from './manifest.ts';
import { readmeOf } from './readme.ts';
import { jsonSchemasOf } from './schemas.ts';
import { packageSources } from './sources.ts';

/** An npm package of one game or variant, as far as it can be written without a bundler. */
export interface Package {
  readonly id: string;
  readonly name: string;
  /** What can be imported from it, by name: the paths of modules among `modules`. */
  readonly entries: Readonly<Record<string, string>>;
  /** The modules that are to become JavaScript, beside the runtime. */
  readonly modules: readonly Emitted[];
  /** What is written as it is. */
  readonly files: readonly Emitted[];
}

/** `engine` are the files of the engine of this game; `sources` all rules and texts; `runtime` the files of the runtime as they are written. */
export function emitPackage(
  compiled: CompiledGame,
  engine: readonly Emitted[],
  sources: readonly TextFile[],
  runtime: RuntimeSources,
  version: string,
): Package {
  const { id, game } = compiled;
  const name = packageName(id);
  const texts = textsOf(compiled, sources);
  const core = engine.find(({ file }) => file.endsWith('/core.wasm'));
  const { entries, files } = packageSources(compiled, texts, runtime, core !== undefined);
  const own = new Set(files.map(({ file }) => file));
  const titles = Object.fromEntries(
    Object.entries(texts.texts).flatMap(([language, known]) =>
      known.game === undefined ? [] : [[language, known.game]],
    ),
  );
  const vectors = emitVectors(compiled);
  const protocol = `${JSON.stringify(protocolSchema(), null, 1)}\n`;
  const schemas = Object.entries({ ...jsonSchemasOf(id, game), protocol }).map(([what, text]) => ({
    file: `schemas/${what}.schema.json`,
    text,
  }));
  const about = {
    ...{ id, name, version, game, titles },
    rules: fingerprintOf(game),
    entries: Object.keys(entries),
    hasWasm: core !== undefined,
    hasVectors: true,
    schemas: schemas.map(({ file }) => file),
  };
  return {
    id,
    name,
    entries,
    modules: [...engine.filter(({ file }) => !own.has(file)), ...files],
    files: [
      { file: 'package.json', text: manifestOf(about) },
      { file: 'README.md', text: readmeOf(about) },
      ...(core ? [{ file: 'core.wasm', text: core.text }] : []),
      ...schemas,
      { file: 'vectors.json', text: vectors.text },
    ],
  };
}
