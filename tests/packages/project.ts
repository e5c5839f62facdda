import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { emptyFolder, PROJECT, regel } from '../command-line/console.ts';

/** The games whose packages are tried; all of them with REGELWERK_PACKAGES=all, or some by their names. */
export function gamesToPack(all: readonly string[]): readonly string[] {
  const asked = process.env.REGELWERK_PACKAGES;
  if (asked === undefined) return ['whist', 'clever/quick'];
  return asked === 'all' ? all : asked.split(',');
}

export interface Packed {
  readonly name: string;
  /** Where `regel build` wrote it. */
  readonly folder: string;
  /** What `npm pack` made of it. */
  readonly tarball: string;
}

/** An empty project into which packages of these games were installed, as anybody would. */
export interface Installed {
  readonly root: string;
  readonly packages: readonly Packed[];
}

export async function installed(games: readonly string[]): Promise<Installed> {
  const folder = emptyFolder();
  const { exit, err, out } = await regel(['build', ...games, '--to', join(folder, 'packages')], {
    cwd: PROJECT,
  });
  if (exit !== 0) throw new Error(err + out);
  const packages = games.map((game): Packed => {
    const name = `regelwerk-${game.replaceAll('/', '-')}`;
    const at = games.length === 1 ? join(folder, 'packages') : join(folder, 'packages', name);
    const tarball = npm(at, ['pack', '--silent', '--pack-destination', folder]).trim();
    return { name, folder: at, tarball: join(folder, tarball) };
  });
  const root = join(folder, 'project');
  mkdirSync(root);
  writeFileSync(join(root, 'package.json'), '{ "name": "project", "private": true }\n');
  npm(root, ['install', '--offline', '--no-audit', '--no-fund', ...packages.map(({ tarball }) => tarball)]);
  return { root, packages };
}

function npm(cwd: string, args: readonly string[]): string {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Every Node here: the one of this project, and the one that is installed where that is another. */
export function nodes(): readonly string[] {
  const isOwn = (folder: string): boolean => folder.includes('node_modules');
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !isOwn(folder))
    .map((folder) => join(folder, 'node'));
  const found = [join(PROJECT, 'node_modules/.bin/node'), process.execPath, ...onPath];
  return [...new Set(found.filter((file) => existsSync(file)).map((file) => realpathSync(file)))];
}

/** What a program prints. */
export function printed(node: string, { root }: Installed, file: string, text: string): string {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return execFileSync(node, [file], { cwd: root, encoding: 'utf8' });
}

/** The program in the page of a package. */
export function exampleIn({ folder }: Packed): string {
  return /```js\n(.*?)```/s.exec(readFileSync(join(folder, 'README.md'), 'utf8'))![1]!;
}
