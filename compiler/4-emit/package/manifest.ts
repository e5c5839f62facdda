/** What the manifest of a package says of its game. */
export interface Manifested {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** The fingerprint of its rules. */
  readonly rules: string;
  /** What can be imported, by the names of the modules. */
  readonly entries: readonly string[];
  readonly hasWasm: boolean;
  readonly hasVectors: boolean;
  readonly schemas: readonly string[];
}

/** The name of the package of a game or variant. */
export function packageName(id: string): string {
  return `regelwerk-${id.toLowerCase().replaceAll('/', '-')}`;
}

/** `package.json`: the engine is what is imported by the name of the package alone. */
export function manifestOf(about: Manifested): string {
  const modules = about.entries
    .filter((entry) => entry !== 'serve')
    .map((entry) => [entry === 'engine' ? '.' : `./${entry}`, conditionsOf(entry)]);
  const manifest = {
    name: about.name,
    version: about.version,
    description: `The rules of ${about.id} as an engine: typed, without dependencies`,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    main: './cjs/engine.js',
    types: './cjs/types/engine.d.ts',
    exports: {
      ...Object.fromEntries(modules),
      ...(about.hasWasm ? { './core.wasm': './core.wasm' } : {}),
      ...Object.fromEntries(about.schemas.map((file) => [`./${file}`, `./${file}`])),
      ...(about.hasVectors ? { './vectors.json': './vectors.json' } : {}),
      './package.json': './package.json',
    },
    bin: { [about.name]: 'esm/serve.js' },
    files: [
      'esm',
      'cjs',
      'REFERENCE.md',
      ...(about.hasWasm ? ['core.wasm'] : []),
      ...(about.schemas.length > 0 ? ['schemas'] : []),
      ...(about.hasVectors ? ['vectors.json'] : []),
    ],
    regelwerk: { game: about.id, rules: about.rules },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Declarations are copied for both forms, as a file of types belongs to one of them. */
function conditionsOf(entry: string): object {
  const form = (folder: string) => ({
    types: `./${folder}/types/${entry}.d.ts`,
    default: `./${folder}/${entry}.js`,
  });
  return { import: form('esm'), require: form('cjs') };
}

/** Whether a folder with this manifest was written as a package, and may be written again. */
export function isPackage(manifest: string): boolean {
  try {
    const read: unknown = JSON.parse(manifest);
    return typeof read === 'object' && read !== null && 'regelwerk' in read;
  } catch {
    return false;
  }
}
