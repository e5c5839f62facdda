import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../sources.ts';

const DIST = path.join(ROOT, 'site/dist');

export interface BuiltPage {
  /** `/nl/clever/`. */
  readonly path: string;
  readonly html: string;
}

let known: Promise<readonly BuiltPage[]> | undefined;

/** Every page as it was built. */
export function builtPages(): Promise<readonly BuiltPage[]> {
  known ??= read();
  return known;
}

async function read(): Promise<readonly BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for await (const file of glob('**/*.html', { cwd: DIST })) {
    const html = await readFile(path.join(DIST, file), 'utf8');
    pages.push({
      path: `/${file
        .split(path.sep)
        .join('/')
        .replace(/(^|\/)index\.html$/, '$1')}`,
      html,
    });
  }
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** All values of an attribute in a page. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    value!.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  );
}
