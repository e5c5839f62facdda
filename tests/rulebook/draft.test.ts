import { expect, test } from 'vitest';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { rulebookOf } from '../../compiler/4-emit/rulebook/rulebook.ts';
import { compile } from '../../compiler/compile.ts';
import { Problems } from '../../compiler/problems/problem.ts';
import { readPage } from '../../compiler/rulebook/read.ts';
import { TINY, sources as written } from './sources.ts';

/** Every game of the project, without its rulebook. */
const bare = (sources: readonly Source[]): Source[] =>
  sources.filter(({ file }) => !file.includes('/rulebook/'));

test('a game without a rulebook has pages of what there is, which can be read and lack nothing', () => {
  const sources = bare(written);
  const { games, rulebooks, problems } = compile(sources, {
    texts: false,
    rulebooks: true,
    runExamples: false,
  });
  expect(problems).toEqual([]);
  for (const { id, model } of games) {
    const { draft, pages, rules } = rulebooks.get(id)!;
    for (const language of ['nl', 'de']) {
      const found = new Problems();
      const page = readPage('x/rulebook/x.mdx', language, draft![language]!, found);
      expect([id, found.list]).toEqual([id, []]);
      const explained = page.sections.flatMap((section) => section.rules.map(({ text }) => text));
      const open = [...rules.values()].filter((rule) => !rule.helper && !explained.includes(rule.id));
      expect([id, open.map((rule) => rule.id)]).toEqual([id, []]);
      const shown = page.sections.flatMap(({ components }) => components);
      for (const { name } of model.examples)
        expect(shown.some((one) => one.name === 'Example' && one.about.text === name)).toBe(true);
    }
    expect(pages.map(({ language }) => language)).toEqual(['nl', 'de']);
  }
});

test('written pages are shown as they are', () => {
  const { rulebooks } = compile(written, { texts: false, rulebooks: true, runExamples: false });
  expect([...rulebooks.values()].filter(({ draft }) => draft)).toEqual([]);
});

test('what is generated says that it is a draft', () => {
  const sources = [{ file: 'tiny/tiny.regel', text: TINY }];
  const { games, rulebooks } = compile(sources, { texts: false, rulebooks: true });
  const book = rulebookOf(games[0]!, rulebooks.get('tiny')!, undefined, sources);
  expect(book.draft?.nl).toContain('nog geen spelregelboek');
  expect(book.draft?.de).toContain('noch kein Regelbuch');
  expect(book.sectionOf['phase-game']).toBe('course');
});
