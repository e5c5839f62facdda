import { readFileSync } from 'node:fs';
import type { Source } from '../../1-syntax/source.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { Emitted } from '../../4-emit/emitted.ts';
import { emitPackage, type Package } from '../../4-emit/package/index.ts';
import { runtimeSources, withCommonTexts } from '../engines/emit-engines.ts';
import type { FreshEngine } from '../engines/fresh-engine.ts';
import { declarationsOf } from './declarations.ts';
import { javascriptOf } from './javascript.ts';
import { referenceOf } from './reference.ts';

const PROJECT = new URL('../../../', import.meta.url);

/** A package with all of its files, by their paths in it. */
export interface WholePackage {
  readonly id: string;
  readonly name: string;
  readonly files: readonly Emitted[];
}

/** The npm package of a game or variant. */
export async function packageOf(
  compiled: CompiledGame,
  engine: FreshEngine,
  sources: readonly Source[],
): Promise<WholePackage> {
  const { version } = JSON.parse(readFileSync(new URL('package.json', PROJECT), 'utf8')) as {
    readonly version: string;
  };
  const runtime = runtimeSources();
  const begun = emitPackage(compiled, engine.files, withCommonTexts(sources), runtime, version);
  const modules = { files: textsOf(begun), entries: begun.entries };
  return {
    id: begun.id,
    name: begun.name,
    files: [
      ...begun.files,
      { file: 'REFERENCE.md', text: await referenceOf(runtime) },
      { file: 'LICENSE', text: readFileSync(new URL('LICENSE', PROJECT), 'utf8') },
      ...(await javascriptOf(modules)),
      ...(await declarationsOf(modules)),
    ],
  };
}

function textsOf({ modules }: Package): Map<string, string> {
  return new Map(modules.flatMap(({ file, text }) => (typeof text === 'string' ? [[file, text]] : [])));
}
