import { describe, expect, test } from 'vitest';
import { formatFile } from '../../compiler/1-syntax/format.ts';
import { parseFile } from '../../compiler/1-syntax/parse.ts';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { RESERVED } from '../../compiler/1-syntax/words.ts';
import { compile } from '../../compiler/compile.ts';
import { playRandomGames } from '../../compiler/interpret/index.ts';
import * as limits from '../../compiler/limits.ts';
import { Problems } from '../../compiler/problems/problem.ts';
import { readPage } from '../../compiler/rulebook/read.ts';
import { readTexts } from '../../compiler/texts/texts.ts';
import { ALL_FORMS, formsIn } from './forms.ts';
import { gallery, page, samples, sources } from './samples.ts';

const FTL = 'owl-post/text/nl.ftl';

/** Problems as a reader of the page finds them. */
function told(files: readonly Source[]): string[] {
  return compile(files, { texts: false }).problems.map(({ code, at, data }) => {
    const text = files.find(({ file }) => file === at.file)?.text ?? '';
    const line = text.slice(0, at.start).split('\n').length;
    return `REFERENCE.md:${line} ${code} ${JSON.stringify(text.slice(at.start, at.end))} ${JSON.stringify(data)}`;
  });
}

describe('the samples of the language reference', () => {
  test('are of known sorts, so that none is left out', () => {
    const sorts = new Set(samples.map(({ fence }) => fence));
    expect([...sorts].sort()).toEqual([
      'ftl',
      'mdx',
      'mdx variant',
      'regel',
      'regel idiom',
      'regel library',
      'regel variant',
    ]);
  });

  test('are one game and its variants, without a problem, and their examples hold', () => {
    expect(told(sources)).toEqual([]);
    const { games } = compile(sources, { texts: false });
    expect(games.map(({ id }) => id)).toEqual(['owl-post', 'owl-post/new-moon', 'owl-post/first-snow']);
    expect(games.map(({ model }) => model.examples.length)).toEqual([4, 4, 4]);
  });

  test('have a section of a rulebook that could stand in one', () => {
    const pages = ['nl', 'de'].map((language) => ({
      file: `owl-post/rulebook/${language}.mdx`,
      text: `---\ntitle: Owl Post\nlead: Letters.\nlanguage: ${language}\n---\n\n${samples.find(({ fence }) => fence === 'mdx')!.text}`,
    }));
    const { problems, rulebooks } = compile([...sources, ...pages], { texts: false, rulebooks: true });
    // It is one of many sections.
    const left = problems.filter(({ code }) => code !== 'rule-not-explained' && code !== 'example-not-shown');
    expect(left).toEqual([]);
    expect(rulebooks.get('owl-post')?.values.get('count of Letter')?.value).toBe(18);
  });

  test('have a page of a variant that could stand beside it', () => {
    const { text } = samples.find(({ fence }) => fence === 'mdx variant')!;
    const problems = new Problems();
    const { sections, without } = readPage(
      'nl.mdx',
      'nl',
      `---\nlanguage: nl\n---\n\n${text}`,
      problems,
      true,
    );
    expect(problems.list).toEqual([]);
    expect(without.map((one) => one.text)).toEqual(['acorns']);
    expect(sections.map(({ id, after }) => [id, after?.text])).toEqual([['naps', 'letters']]);
  });

  test('have examples that are really played', () => {
    const [game, ...others] = sources;
    const wrong = game!.text.replace('then acorns of Mia is 3 ', 'then acorns of Mia is 4 ');
    expect(told([{ ...game!, text: wrong }, ...others])).toHaveLength(1); // its variant repeats no problem
  });

  test.each([1, 2, 3, 4, 5])('are games that %i can play to their end', (players) => {
    for (const { game } of compile(sources, { texts: false, runExamples: false }).games) {
      if (players < game.players.from || players > game.players.to) continue;
      const { games, faults, unfinished } = playRandomGames(game, { players }, 20, 'owl');
      expect({ games, faults, unfinished }).toEqual({ games: 20, faults: [], unfinished: 0 });
    }
  });

  test('hold every declaration, statement and expression of the language', () => {
    const problems = new Problems();
    const trees = sources
      .flatMap(({ file, text }) => parseFile(file, text, problems))
      .map(({ tree }) => tree);
    const found = formsIn(trees);
    expect(ALL_FORMS.filter((form) => !found.has(form))).toEqual([]);
  });

  test.each(samples.filter(({ fence }) => fence.startsWith('regel')))(
    'are formatted: line $line',
    ({ text }) => {
      expect(text).toBe(formatFile(text));
    },
  );

  test('of texts are sound, and say only what the game asks for', () => {
    const file = { file: FTL, text: samples.find(({ fence }) => fence === 'ftl')!.text };
    const problems = new Problems();
    expect(readTexts([file], problems).get('nl')?.size).toBe(3);
    expect(problems.list).toEqual([]);
    const about = compile([...sources, file], { texts: true }).problems.filter(
      ({ code, at, data }) => at.file === FTL || (code === 'no-text-attribute' && data.language === 'nl'),
    );
    expect(about).toEqual([]);
  });
});

describe('the idioms', () => {
  test('are a game without a problem, and their examples hold', () => {
    expect(told(gallery)).toEqual([]);
  });

  test.each([3, 4])('are played to the end by %i', (players) => {
    const [{ game } = {}] = compile(gallery, { texts: false, runExamples: false }).games;
    const { games, faults, unfinished } = playRandomGames(game!, { players }, 20, 'gallery');
    expect({ games, faults, unfinished }).toEqual({ games: 20, faults: [], unfinished: 0 });
  });
});

describe('the language reference', () => {
  test('has no line wider than a screen', () => {
    expect(page.split('\n').filter((line) => line.length > 105)).toEqual([]);
  });

  test('tells the limits as they are', () => {
    const [, section = ''] = /^## Limits(.*)/ms.exec(page) ?? [];
    const told = [
      ...[limits.FOLDER_LIMIT, limits.VARIANTS_LIMIT, limits.MAX_DECLARATION, limits.MAX_LINE],
      ...[limits.MAX_INDENTATION, limits.MAX_BRACKETS, limits.MAX_NESTING],
      ...[limits.TEXTS_LIMIT, limits.MOST_TEXT_BRACKETS, limits.MOST_BLANKS],
      ...[limits.MOST_CELLS, limits.MOST_PIECES, limits.MOST_WORDS, limits.MOST_ITEMS, limits.MOST_OUTCOMES],
      ...[limits.MOST_WORK, limits.MOST_WORK_OF_EXAMPLES, limits.MOST_JUMPS],
    ];
    for (const limit of told) expect(section).toMatch(new RegExp(`\\b${limit.toLocaleString('en')}\\b`));
  });

  test('tells all words that cannot be names', () => {
    const [, words = ''] = /Only\s+`([a-z\s]+)`\s+cannot be names/.exec(page) ?? [];
    expect(words.split(/\s+/).sort()).toEqual([...RESERVED].sort());
  });
});
