import { expect, test } from 'vitest';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { rulebookOf } from '../../compiler/4-emit/rulebook/rulebook.ts';
import { compile } from '../../compiler/compile.ts';
import { sectionsToRead } from '../../compiler/rulebook/check-variant.ts';
import { writeConfirmed } from '../../compiler/rulebook/confirmed.ts';
import { confirmedFile, SHEETS } from '../../compiler/rulebook/page.ts';
import { readSentences } from '../../compiler/rulebook/sentences.ts';
import { PARSED } from '../sources.ts';
import { page, section, sources, TINY, tiny } from './sources.ts';

/** A section of the quick reference. */
const onSheet = (sheet: string, rules: string, text: string): string =>
  `<Section id="sheet-${sheet}" sheet="${sheet}" rules="${rules}">\n\n## ${sheet}\n\n${text}\n\n</Section>`;

/** The tiny game with more sections, in each language. */
function withSheet(nl: readonly string[], de: readonly string[] = nl, rules = TINY): Source[] {
  return tiny(rules).map((source) => {
    const more = source.file.endsWith('nl.mdx') ? nl : source.file.endsWith('de.mdx') ? de : [];
    return more.length > 0 ? { ...source, text: `${source.text}\n${more.join('\n\n')}\n` } : source;
  });
}

const problemsOf = (all: readonly Source[]) =>
  compile(all, { cache: PARSED, texts: false, rulebooks: true }).problems.map(({ code, data }) => ({
    code,
    ...data,
  }));

/** All sections confirmed as they are. */
function confirmed(all: readonly Source[]): Source[] {
  const { rulebooks } = compile(all, { cache: PARSED, texts: false, rulebooks: true });
  const read = new Map<string, Map<string, ReadonlyMap<string, string>>>();
  for (const { language, section: one, meaning } of sectionsToRead(rulebooks.get('tiny')!))
    read.set(language, (read.get(language) ?? new Map()).set(one.id, meaning));
  return [...all, { file: confirmedFile('tiny'), text: writeConfirmed(read) }];
}

const POINTS = onSheet('points', 'scoring-colours', 'Blue is worth <Value of="worth[blue]" />.');

test('the quick reference stands beside the book: no section, no link and no rule of the book is in it', () => {
  const all = confirmed(withSheet([POINTS]));
  expect(problemsOf(all)).toEqual([]);
  const { games, rulebooks } = compile(all, { cache: PARSED, texts: false, rulebooks: true });
  const book = rulebookOf(games[0]!, rulebooks.get('tiny')!, undefined, all);
  expect(book.sections.map(({ id }) => id)).toEqual(['start', 'points', 'end']);
  expect(book.sectionOf['scoring-colours']).toBe('points');
  expect(book.values['worth[blue]']!.value).toBe(2);
  expect(book.draftSheet).toBeUndefined();
});

test('a rule that only the quick reference names is not explained', () => {
  const without = withSheet([onSheet('end', 'winner', 'Text.')]).map((source) => ({
    ...source,
    text: source.text.replace(section('end', 'winner', 'Text.'), ''),
  }));
  expect(problemsOf(without)).toEqual([{ code: 'rule-not-explained', rule: 'winner', language: 'nl, de' }]);
});

test('it is read again when one of its rules means something else, and so are no sections that do not name it', () => {
  const before = confirmed(withSheet([POINTS]));
  const changed = before.map((source) => ({
    ...source,
    text: source.text.replace('term half = 2', 'term half = 3'),
  }));
  const stale = problemsOf(changed).filter(({ code }) => code === 'section-to-reread');
  expect(stale.map((problem) => ('id' in problem ? problem.id : ''))).toEqual([
    'points',
    'sheet-points',
    'points',
    'sheet-points',
  ]);
});

test('both languages have the same parts, with the same blocks', () => {
  const table = `${POINTS.replace('</Section>', '<Table of="worth" />\n\n</Section>')}`;
  expect(problemsOf(withSheet([table], [POINTS]))).toEqual([
    { code: 'section-differs', id: 'sheet-points', language: 'nl', lacks: 'Table worth' },
  ]);
  const other = POINTS.replace('sheet="points"', 'sheet="remember"');
  expect(problemsOf(withSheet([POINTS], [other]))).toEqual([
    {
      code: 'section-differs',
      id: 'sheet-points',
      language: 'nl',
      lacks: 'sheet points',
      besides: 'sheet remember',
    },
  ]);
});

test('a part that there is not, and what belongs into the book, are told', () => {
  const odd = POINTS.replace('sheet="points"', 'sheet="poster"');
  expect(problemsOf(withSheet([odd]))[0]).toEqual({
    code: 'component-attribute',
    component: 'Section',
    odd: 'poster',
  });
  const example = onSheet('turn', 'phase-game', '<Example name="rounds-for-two" />');
  expect(problemsOf(withSheet([example]))[0]).toEqual({
    code: 'misplaced-component',
    component: 'Example',
    place: 'sheet',
  });
});

test('where nobody has written one, it is made of what there is', () => {
  const all = tiny();
  const { games, rulebooks } = compile(all, { cache: PARSED, texts: false, rulebooks: true });
  const { draftSheet } = rulebookOf(games[0]!, rulebooks.get('tiny')!, undefined, all);
  const parts = readSentences(draftSheet!.nl!).map((block) => block.is === 'component' && block.attributes);
  expect(parts).toEqual([
    { id: 'sheet-points', sheet: 'points', rules: 'scoring-colours' },
    { id: 'sheet-end', sheet: 'end', rules: 'winner' },
  ]);
  expect(draftSheet!.nl).toContain('<Table of="worth" />');
  expect(page('nl').text).not.toContain('sheet');
});

test('every game has one that says what a turn is, what is easily forgotten and how it ends', () => {
  const { rulebooks, problems } = compile(sources, { cache: PARSED, runExamples: false });
  expect(problems).toEqual([]);
  for (const [id, { pages }] of rulebooks)
    for (const { sections } of pages) {
      const parts = new Set(sections.flatMap(({ sheet }) => sheet ?? []));
      for (const part of SHEETS.filter((one) => one !== 'points'))
        expect([id, part, parts.has(part)]).toEqual([id, part, true]);
    }
});
