import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageFile from '../../../package.json' with { type: 'json' };
import { contentsOf } from '../../editors/vscode/contents.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Every file in the package is as old as this, so that the same sources give the same bytes: the first of January 2000. */
const AGE = '946684800';

/** Writes the extension for VS Code: client and server, each bundled into one file. */
export async function writeExtension(path: string): Promise<void> {
  const { createVSIX } = await import('@vscode/vsce');
  const folder = mkdtempSync(join(tmpdir(), 'regel-extension-'));
  const before = process.env.SOURCE_DATE_EPOCH;
  process.env.SOURCE_DATE_EPOCH = AGE;
  try {
    for (const [file, text] of Object.entries(contentsOf(packageFile.version)))
      writeFileSync(join(folder, file), text);
    copyFileSync(here('../../../LICENSE'), join(folder, 'LICENSE.txt'));
    mkdirSync(join(folder, 'dist'));
    await bundle(here('../../editors/vscode/client.ts'), 'cjs', join(folder, 'dist/client.js'));
    await bundle(here('./standalone.ts'), 'esm', join(folder, 'dist/server.mjs'));
    await createVSIX({
      cwd: folder,
      packagePath: path,
      dependencies: false,
      allowMissingRepository: true,
      skipLicense: false,
    });
  } finally {
    if (before === undefined) delete process.env.SOURCE_DATE_EPOCH;
    else process.env.SOURCE_DATE_EPOCH = before;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bundle(input: string, format: 'cjs' | 'esm', file: string): Promise<void> {
  const { rolldown } = await import('rolldown');
  // The editor brings `vscode` along.
  const made = await rolldown({ input, platform: 'node', external: ['vscode', /^node:/], onLog: () => {} });
  await made.write({ file, format, minify: true, codeSplitting: false });
  await made.close();
}
