import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LaunchOptions } from 'playwright-core';
import { ROOT } from '../sources.ts';

/**
 * Where the browser of the tests comes from: the one at BROWSER_PATH; else, on Linux x64, the Chromium that comes as
 * an npm package with the libraries it needs; else one that is installed.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  const chosen = process.env.BROWSER_PATH;
  if (chosen) return { executablePath: chosen };
  if (process.platform === 'linux' && process.arch === 'x64') return packaged(await unpacked());
  const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));
  if (installed) return { executablePath: installed };
  return { channel: process.platform === 'win32' ? 'msedge' : 'chrome' };
}

function packaged(folder: string): LaunchOptions {
  // Where the machine has libraries or fonts of its own those of the package do no harm.
  const own = path.join(folder, 'al2023/lib');
  const libraries = [own, process.env.LD_LIBRARY_PATH].filter(Boolean).join(path.delimiter);
  const fonts = existsSync('/etc/fonts') ? '/etc/fonts' : path.join(folder, 'fonts');
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: fonts },
  };
}

/** The folder with the unpacked browser of the package. Unpacking takes some seconds, so it is kept. */
async function unpacked(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const root = path.join(path.dirname(main), '..');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(ROOT, 'node_modules/.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  // Test files run side by side: each unpacks into a folder of its own, and the first one done gives it its name.
  const mine = `${folder}.${process.pid}`;
  mkdirSync(mine, { recursive: true });
  try {
    await unpackInto(mine, root);
    if (!existsSync(folder)) renameSync(mine, folder);
  } catch (problem) {
    if (!existsSync(folder)) throw problem;
  } finally {
    rmSync(mine, { recursive: true, force: true });
  }
  return folder;
}

/** The package unpacks into the folder for temporary files, so for a while that is ours. */
async function unpackInto(folder: string, root: string): Promise<void> {
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const parts = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'];
    await Promise.all(parts.map((part) => inflate(path.join(root, 'bin', part))));
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
}
