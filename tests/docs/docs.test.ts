import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../sources.ts';

/** The changelog is none of them: it may name what is gone. */
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'compiler/README.md',
  'compiler/DECISIONS.md',
  'compiler/SECURITY.md',
  'compiler/clients/README.md',
  'compiler/clients/REFERENCE.md',
  'compiler/protocol/README.md',
  'rules/README.md',
  'rules/REFERENCE.md',
];
/** Its readers make the files that it names. */
const TUTORIAL = 'rules/TUTORIAL.md';
const ENDINGS = /\.(ts|ohm|md|regel|ftl|json|svg|mjs)$/;
const FOLDERS = ['rules', 'compiler', 'tests', 'generated', 'site', '.ci'];

interface Package {
  readonly scripts: Record<string, string>;
}
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as Package;

/** Files that are made on demand are there only after that. */
const made = new Set(readFileSync(`${ROOT}.gitignore`, 'utf8').split('\n'));
const isThere = (path: string): boolean => existsSync(`${ROOT}${path}`) || made.has(`/${path}`);

test.each(PAGES)('%s names only paths that exist', (page) => {
  const text = readFileSync(`${ROOT}${page}`, 'utf8');
  const folder = page.includes('/') ? page.slice(0, page.lastIndexOf('/') + 1) : '';
  // In backticks or links: what looks like a path, without wildcards, placeholders and bare endings.
  const quoted = [...text.matchAll(/`([^`\n]+)`|\]\(([^)#\s]+)[^)]*\)/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  const paths = quoted.filter((words) => /^\.?[\w-]+[\w./-]*$/.test(words) && /[\w-][/.]/.test(words));
  const files = paths.filter((path) => FOLDERS.includes(path.split('/')[0]!) || ENDINGS.test(path));
  // Beside the page, in the project, or in any game's folder.
  const bases = [
    '',
    folder,
    'compiler/2-model/',
    'compiler/1-syntax/',
    'compiler/3-ir/',
    'compiler/problems/',
    'compiler/runtime/',
    'compiler/4-emit/engine/',
    'generated/',
    'rules/clever/',
  ];
  const missing = files.filter((path) => !bases.some((base) => isThere(`${base}${path}`)));
  expect(missing).toEqual([]);
});

test.each([...PAGES, TUTORIAL])('%s names only commands that exist', (page) => {
  const text = readFileSync(`${ROOT}${page}`, 'utf8');
  for (const [, script] of text.matchAll(/npm run ([\w:-]+)/g))
    expect(Object.keys(scripts)).toContain(script);
  for (const [, command] of text.matchAll(/npx regel ([a-z]+)/g))
    expect(existsSync(`${ROOT}compiler/command-line/${command}/command.ts`), command).toBe(true);
});
