import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ParseCache } from '../compiler/1-syntax/parse.ts';
import type { Source } from '../compiler/1-syntax/source.ts';

/** The root of the project, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** What was parsed before in this process: for tests that compile the rules of the project, and are about something else. */
export const PARSED = new ParseCache(20_000);

/** Whether a game is one of those to begin with, which are small. */
export function isStarter(id: string): boolean {
  return existsSync(`${ROOT}rules/starters/${id}`);
}

/** All sources below a folder of the project, by their path in it; `files` if rulebooks are wanted too. */
export function readSources(folder = 'rules', files = /\.(regel|ftl)$/): Source[] {
  return readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => files.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(`${ROOT}${folder}/${file}`, 'utf8') }));
}

/** The sources with one text replaced; fails if the text to replace is not there. */
export function edited(sources: readonly Source[], file: string, from: string, to: string): Source[] {
  const source = sources.find((candidate) => candidate.file === file);
  if (!source?.text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
  return sources.map((candidate) =>
    candidate === source ? { file, text: source.text.replace(from, () => to) } : candidate,
  );
}
