import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../sources.ts';

const PAGES = ['README.md', 'compiler/README.md', 'rules/README.md'];
const FOLDERS = ['rules', 'compiler', 'tests', 'generated', 'site', '.ci'];

interface Package {
  readonly scripts: Record<string, string>;
}
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as Package;

test.each(PAGES)('%s names only paths that exist', (page) => {
  const text = readFileSync(`${ROOT}${page}`, 'utf8');
  const folder = page.includes('/') ? page.slice(0, page.lastIndexOf('/') + 1) : '';
  // In backticks or links: what looks like a path, without wildcards and placeholders.
  const quoted = [...text.matchAll(/`([^`\n]+)`|\]\(([^)#\s]+)[^)]*\)/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  const paths = quoted.filter(
    (words) =>
      /^\.?[\w-]+(\/[\w.{},-]+)*\/?$|^[\w-]+\.\w+$/.test(words) &&
      /[/.]/.test(words) &&
      !/[<>*{}]/.test(words),
  );
  const files = paths.filter(
    (path) => FOLDERS.includes(path.split('/')[0]!) || /\.(ts|ohm|md|regel|ftl|json|svg|mjs)$/.test(path),
  );
  const missing = files.filter(
    (path) => ![ROOT, `${ROOT}${folder}`].some((base) => existsSync(`${base}${path}`)),
  );
  expect(missing).toEqual([]);
});

test.each(PAGES)('%s names only commands that exist', (page) => {
  const text = readFileSync(`${ROOT}${page}`, 'utf8');
  for (const [, script] of text.matchAll(/npm run ([\w:-]+)/g))
    expect(Object.keys(scripts)).toContain(script);
  for (const [, command] of text.matchAll(/npx regel ([a-z]+)/g))
    expect(existsSync(`${ROOT}compiler/command-line/${command}.ts`), command).toBe(true);
});
