import { posix } from 'node:path';
import type { Emitted } from '../../4-emit/emitted.ts';
import type { Modules } from './javascript.ts';

/** Where the modules are thought to lie while their declarations are made. */
const ROOT = '/regelwerk';

/** The declarations of modules: those that the entries need, in a folder `types` of `esm` and of `cjs`. */
export async function declarationsOf({ files, entries }: Modules): Promise<Emitted[]> {
  const ts = (await import('typescript')).default;
  const options = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    allowImportingTsExtensions: true,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    skipLibCheck: true,
    strict: true,
  };
  const host = ts.createCompilerHost(options);
  const known = (file: string): string | undefined =>
    file === `${ROOT}/package.json` ? '{"type":"module"}' : files.get(file.slice(ROOT.length + 1));
  const { directoryExists, fileExists, readFile, getSourceFile } = host;
  host.getCurrentDirectory = () => ROOT;
  host.directoryExists = (folder) => folder.startsWith(ROOT) || directoryExists?.(folder) === true;
  host.fileExists = (file) => (file.startsWith(`${ROOT}/`) ? known(file) !== undefined : fileExists(file));
  host.readFile = (file) => (file.startsWith(`${ROOT}/`) ? known(file) : readFile(file));
  host.getSourceFile = (file, language, ...rest) => {
    const text = file.startsWith(`${ROOT}/`) ? known(file) : undefined;
    return text === undefined
      ? getSourceFile(file, language, ...rest)
      : ts.createSourceFile(file, text, language, true);
  };
  const modules = Object.entries(entries).filter(([name]) => name !== 'serve');
  const declared = new Map<string, string>();
  ts.createProgram(
    modules.map(([, file]) => `${ROOT}/${file}`),
    options,
    host,
  ).emit(undefined, (file, text) => declared.set(file.slice(ROOT.length + 1), withEndings(text)));
  // An entry by its name is a file that passes on the module which it is made of.
  const needed = reachable(
    modules.map(([, file]) => file.replace(/\.ts$/, '.d.ts')),
    declared,
  );
  const types: Emitted[] = [
    ...needed.map((file) => ({ file: `modules/${file}`, text: declared.get(file)! })),
    ...modules.map(([name, file]) => ({
      file: `${name}.d.ts`,
      text: `export * from '${'../'.repeat(name.split('/').length - 1) || './'}modules/${file.replace(/\.ts$/, '.js')}';\n`,
    })),
  ];
  return ['esm', 'cjs'].flatMap((form) =>
    types.map(({ file, text }) => ({ file: `${form}/types/${file}`, text })),
  );
}

const IMPORTED = /(?<=(?:from |import\()')(\.{1,2}\/[^']*)\.(?:ts|js)(?=')/g;

/** What is imported as `.ts` lies there as `.js`. */
function withEndings(text: string): string {
  return text.replace(IMPORTED, '$1.js');
}

/** The files that these need, themselves included. */
function reachable(first: readonly string[], declared: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    const text = declared.get(file);
    if (text === undefined || found.has(file)) return;
    found.add(file);
    for (const [, path] of text.matchAll(IMPORTED)) follow(`${posix.join(posix.dirname(file), path!)}.d.ts`);
  };
  for (const file of first) follow(file);
  return [...found].sort();
}
