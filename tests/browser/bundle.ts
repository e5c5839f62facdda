import { build } from 'vite';

/** A TypeScript module with all that it imports as one module for a browser, its exports kept. */
export async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: file, formats: ['es'], fileName: 'bundle' },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error(`${file} was not bundled.`);
  const chunks = result.output.filter((part) => part.type === 'chunk');
  if (chunks.length !== 1)
    throw new Error(`${file} was bundled into ${chunks.length} modules instead of one.`);
  return chunks[0]!.code;
}
