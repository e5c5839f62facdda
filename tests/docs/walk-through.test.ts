import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import type { Problem } from '../../compiler/problems/problem.ts';
import { renderProblem } from '../../compiler/problems/render.ts';
import { edited, ROOT, readSources } from '../sources.ts';

/** “How to write a rule” in README.md, followed to the letter. */
const page = readFileSync(`${ROOT}README.md`, 'utf8');
const [, rules] = /Open `rules\/([^`]+)`/.exec(page)!;
const folder = rules!.slice(0, rules!.indexOf('/'));
const games = readSources('rules', /\.(regel|ftl|mdx)$|confirmed\.txt$/).filter(({ file }) =>
  [folder, 'alhambra', 'common'].includes(file.split('/')[0]!),
);
const codesOf = (problems: readonly Problem[]) => problems.map(({ code }) => code);

test('the changed number breaks what the page says it breaks', () => {
  const row = '  points  |    0 | 2 | 5 | 10';
  expect(page).toContain(row);
  const sources = edited(games, rules!, row, row.replace('5', '6'));
  const { problems } = compile(sources);
  expect(codesOf(problems)).toEqual([
    'example-fails',
    'example-fails',
    // The section of the book and that of the quick reference, each in two languages.
    ...Array<string>(4).fill('section-to-reread'),
  ]);
  const shown = problems.map(({ at, ...problem }) =>
    renderProblem(
      { ...problem, at: { ...at, file: `rules/${at.file}` } },
      new Map(sources.map(({ file, text }) => [`rules/${file}`, text])),
      { language: 'en', colour: false, width: 100 },
    ),
  );
  expect(shown.filter((text) => page.includes(`\n${text}\n`))).toHaveLength(1);
});

test('the variant is asked for its name and told what it changes', () => {
  const [, text] = /```regel\n(variant long-lines [\s\S]*?)```/.exec(page)!;
  const variant = { file: `${folder}/variants/long-lines.regel`, text: text! };
  const { problems } = compile([...games, variant]);
  expect(codesOf(problems)).toEqual([
    'no-text',
    'no-text',
    'variant-breaks-example',
    'variant-breaks-example',
    ...Array<string>(4).fill('variant-section-to-read'),
  ]);
});
