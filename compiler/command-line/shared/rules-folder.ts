import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Source, STARTERS } from '../../1-syntax/source.ts';
import { isConfirmedFile, pageOf } from '../../rulebook/page.ts';
import { type FileTrouble, readRulesText, readText, troubleOf } from './files.ts';
import { type Io, UsageError } from './io.ts';
import type { Say } from './words/index.ts';

/** The folder with all rules, and which part of it was requested. */
export interface RulesFolder {
  readonly root: string;
  /** Below the root, with `/`: files and folders; none means everything. */
  readonly parts: readonly string[];
  /** The folder is not called `rules`: only subfolders that contain rules are read. */
  readonly loose: boolean;
}

export interface Unreadable {
  readonly file: string;
  readonly trouble: FileTrouble;
  readonly detail: string;
}

export interface Reading {
  readonly sources: readonly Source[];
  readonly unreadable: readonly Unreadable[];
}

/** The rules folder that contains the paths; without paths the nearest one, searching upwards from the working directory. */
export function findRules(io: Io, paths: readonly string[], say: Say): RulesFolder {
  if (paths.length === 0) {
    const root = above(io.cwd).find(
      (folder) => isFolder(join(folder, 'rules')) || basename(folder) === 'rules',
    );
    if (root === undefined) throw new UsageError(say('no-rules-folder', { folder: io.cwd }));
    // A project may be called `rules` as well: what it calls so is meant, unless that is a game.
    const inner = join(root, 'rules');
    const isOuter = basename(root) === 'rules' && (!isFolder(inner) || holdsRules(inner));
    return { root: isOuter ? root : inner, parts: [], loose: false };
  }
  const found = paths.map((path) => locate(whereIs(io, path), path, say));
  const [first, ...others] = found as [Located, ...Located[]];
  const other = others.find(({ root }) => root !== first.root);
  if (other) throw new UsageError(say('two-rules-folders', { first: first.root, second: other.root }));
  const parts = found.map(({ root, path }) => relative(root, path).split(sep).join('/'));
  return { root: first.root, parts: parts.includes('') ? [] : parts, loose: first.loose };
}

/** A path, or what a game's folder is called in the nearest folder `rules`. */
export function whereIs(io: Io, asked: string): string {
  const path = resolve(io.cwd, asked);
  if (kindOf(path) !== undefined) return path;
  const rules = above(io.cwd).map((folder) => join(folder, 'rules'));
  const named = rules.flatMap((folder) => [join(folder, asked), join(folder, STARTERS, asked)]);
  return named.find(isFolder) ?? path;
}

interface Located {
  readonly root: string;
  readonly path: string;
  readonly loose: boolean;
}

function locate(path: string, asked: string, say: Say): Located {
  if (kindOf(path) === undefined) throw new UsageError(say('no-such-path', { path: asked }));
  const root = above(path).find((folder) => basename(folder) === 'rules' && isFolder(folder));
  if (root !== undefined) return { root, path, loose: false };
  if (isFolder(join(path, 'rules')))
    return { root: join(path, 'rules'), path: join(path, 'rules'), loose: false };
  if (!isFolder(path)) {
    const folder = dirname(path);
    const game = ['text', 'variants', 'rulebook'].includes(basename(folder)) ? dirname(folder) : folder;
    return { root: dirname(game), path, loose: true };
  }
  if (holdsRules(path)) return { root: dirname(path), path, loose: true };
  if (foldersIn(path).some((folder) => holdsRules(join(path, folder))))
    return { root: path, path, loose: true };
  throw new UsageError(say('no-rules-in', { path: asked }));
}

/** Every `.regel` and `.ftl` file below the folder, and the rulebooks. Names that begin with a dot are left alone. */
export function readRules({ root, loose }: RulesFolder): Reading {
  const sources: Source[] = [];
  const unreadable: Unreadable[] = [];
  const seen = new Set<string>();
  const report = (file: string, error: unknown) => unreadable.push({ file, ...troubleOf(error) });

  const walk = (folder: string): void => {
    const here = join(root, folder);
    try {
      const real = realpathSync(here);
      if (seen.has(real)) return;
      seen.add(real);
      for (const name of readdirSync(here).sort()) {
        if (name.startsWith('.') || name === 'node_modules') continue;
        const file = folder === '' ? name : `${folder}/${name}`;
        if (isFolder(join(root, file))) {
          // A link to a folder is followed at the level of games only, as it could lead anywhere.
          if (folder === '' ? !loose || holdsRules(join(root, file)) : !isLink(join(root, file))) walk(file);
        } else if (/\.(regel|ftl)$/.test(name) || isOfRulebook(file)) read(file);
      }
    } catch (error) {
      report(folder === '' ? '.' : folder, error);
    }
  };
  const read = (file: string): void => {
    try {
      const readFile = file.endsWith('.regel') ? readRulesText : readText;
      sources.push({ file, text: readFile(join(root, file)) });
    } catch (error) {
      report(file, error);
    }
  };
  walk('');
  return { sources, unreadable };
}

function isOfRulebook(file: string): boolean {
  return pageOf(file) !== undefined || isConfirmedFile(file);
}

/** Whether a file belongs to the requested part. */
export function isAsked({ parts }: RulesFolder, file: string): boolean {
  return parts.length === 0 || parts.some((part) => file === part || file.startsWith(`${part}/`));
}

/** A path relative to the working directory, unless that would be far away. */
export function shownPath(io: Io, path: string): string {
  const from = relative(io.cwd, path);
  return from === '' ? '.' : from.startsWith(join('..', '..')) ? path : from;
}

/** A file of a rules folder, relative to the working directory. */
export function shownFile(io: Io, { root }: RulesFolder, file: string): string {
  return shownPath(io, join(root, file)).replaceAll('\\', '/');
}

/** The texts that every game shares: those of this project, if a rules folder brings none of its own. */
export function commonTexts(sources: readonly Source[]): Source[] {
  const own = sources.filter(({ file }) => file.startsWith('common/text/'));
  if (own.length > 0) return own;
  const folder = fileURLToPath(new URL('../../../rules/common/text/', import.meta.url));
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
    return names.map((name) => ({ file: `common/text/${name}`, text: readText(join(folder, name)) }));
  } catch {
    return [];
  }
}

export function kindOf(path: string): 'file' | 'folder' | undefined {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}

function isLink(path: string): boolean {
  return lstatSync(path).isSymbolicLink();
}

function isFolder(path: string): boolean {
  return kindOf(path) === 'folder';
}

/** Whether rules lie in a folder itself. */
export function holdsRules(folder: string): boolean {
  try {
    return readdirSync(folder).some((name) => name.endsWith('.regel'));
  } catch {
    return false;
  }
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.') && isFolder(join(folder, name)));
  } catch {
    return [];
  }
}

/** A folder and all its parents. */
function above(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [path, ...above(parent)];
}
