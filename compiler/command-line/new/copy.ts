import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Source, STARTERS } from '../../1-syntax/source.ts';
import { readText } from '../shared/files.ts';

const FOLDER = fileURLToPath(new URL(`../../../rules/${STARTERS}/`, import.meta.url));

/** The games that this project has to begin with, by name; the first is taken if none is asked for. */
export function starters(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** “Owl post” for `owl-post`. */
export function titleFor(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The files of a starter under another name, below the folder of the new game. */
export function copyOf(starter: string, name: string): Source[] {
  const title = titleFor(name);
  return readdirSync(join(FOLDER, starter), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, file: path.slice(join(FOLDER, starter).length + 1).replaceAll('\\', '/') }))
    .map(({ path, file }) => ({
      file: file === `${starter}.regel` ? `${name}.regel` : file,
      text: renamed(file, readText(path), starter, name, title),
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** What a game is called stands in three places: in its rules, in its texts, and at the head of its rulebook. */
function renamed(file: string, text: string, starter: string, name: string, title: string): string {
  if (file.endsWith('.regel')) return text.replace(`game ${starter}\n`, `game ${name}\n`);
  if (file.endsWith('.ftl')) return text.replace(/^game = .*$/m, `game = ${title}`);
  return file.endsWith('.mdx') ? text.replace(/^title: .*$/m, `title: ${title}`) : text;
}
