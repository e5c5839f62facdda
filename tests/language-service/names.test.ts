import { expect, test } from 'vitest';
import { applied, LanguageService } from '../../compiler/language-service/index.ts';
import { readSources } from '../sources.ts';

const sources = readSources('rules', /\.(regel|ftl|mdx|txt)$/).filter(({ file }) =>
  /^(starters\/pig|common)\//.test(file),
);
const PIG = 'starters/pig/pig.regel';
const TEXTS = 'starters/pig/text/nl.ftl';
const pig = sources.find(({ file }) => file === PIG)!.text;
const service = new LanguageService(sources);

/** The offset of a word inside of a stretch of the rules. */
function at(part: string, word = part, text = pig): number {
  expect(text).toContain(part);
  return text.indexOf(part) + part.indexOf(word) + 1;
}

test('a name tells its type, its comment and what players read', () => {
  expect(service.hover(PIG, at('add at-risk to safe', 'safe'))).toMatchObject({
    name: 'safe',
    sort: 'field',
    type: '0..105',
    written: 'safe: 0..105',
    comment: 'points that nobody can take away',
    texts: { nl: 'veilige punten', de: 'sichere Punkte' },
  });
  expect(service.hover(PIG, at('is at least goal', 'goal'))).toMatchObject({ sort: 'term', value: '100' });
  expect(service.hover(PIG, at('if pips is 1', 'pips'))).toMatchObject({
    sort: 'local',
    type: '0..6',
    texts: {},
  });
});

test('a name leads to its declaration, from rules and from texts', () => {
  const declared = pig.indexOf('hold of player');
  const place = { file: PIG, start: declared, end: declared + 4 };
  expect(service.definition(PIG, at('Ann does hold', 'hold'))).toEqual([place]);
  const texts = service.textOf(TEXTS)!;
  expect(service.definition(TEXTS, at('action-hold', 'hold', texts))).toEqual([place]);
});

test('a new name is written everywhere, and all that held before holds then', () => {
  const found = service.rename(PIG, at('term goal', 'goal'), 'target');
  if (found.isRefused) throw new Error(found.why);
  expect(Object.keys(found.edits).sort()).toEqual(
    [
      'pig.regel',
      'rulebook/confirmed.txt',
      'rulebook/de.mdx',
      'rulebook/nl.mdx',
      'text/de.ftl',
      'text/nl.ftl',
    ].map((file) => `starters/pig/${file}`),
  );
  const renamed = new LanguageService(
    sources.map(({ file, text }) => ({ file, text: applied(text, found.edits[file] ?? []) })),
  );
  expect(renamed.textOf(PIG)).toBe(pig.replaceAll(/\bgoal\b/g, 'target'));
  expect(renamed.finish().problems).toEqual([]);
});

test('a name is refused that is none, that is taken, or that would mean something else', () => {
  const refused = (part: string, word: string, name: string): string => {
    const found = service.rename(PIG, at(part, word), name);
    return found.isRefused ? found.why : 'renamed';
  };
  expect(refused('term goal', 'goal', 'is')).toBe('word-of-the-language');
  expect(refused('term goal', 'goal', 'my goal')).toBe('no-word');
  expect(refused('term goal', 'goal', 'cup')).toBe('taken');
  expect(refused('let pips', 'pips', 'at-risk')).toBe('another-meaning');
  expect(refused('players 2..6', 'players', 'people')).toBe('no-name');
});

test('what can be written comes with what fits', () => {
  const labels = (text: string): string[] => {
    const typed = new LanguageService(sources);
    typed.set(PIG, pig.replace('action hold', `${text}\n\naction hold`));
    return typed
      .complete(PIG, typed.textOf(PIG)!.indexOf(text) + text.length)
      .items.map(({ label }) => label);
  };
  expect(labels('phase other of player\n  do tu')[0]).toBe('turn');
  expect(labels('action other of player\n  need safe is 1 else eno')).toEqual(['enough-to-win']);
  expect(labels('scori')).toEqual(['scoring']);
  expect(labels('phase other of player\n  let half = 3\n  add ha')[0]).toBe('half');
});

test('cures can be applied', () => {
  const wrong = new LanguageService(sources);
  wrong.set(PIG, pig.replace('add at-risk to safe', 'add at-risk to saef'));
  const [fix] = wrong.fixes();
  expect(fix).toMatchObject({ writes: 'safe' });
  for (const [file, edits] of Object.entries(fix!.edits)) wrong.edit(file, edits);
  expect(wrong.textOf(PIG)).toBe(pig);

  const nl = wrong.textOf(TEXTS)!;
  wrong.set(TEXTS, nl.replace(/^term-goal = .*\n/m, ''));
  const missing = wrong.fixes(wrong.finish().problems);
  expect(missing.map(({ problem }) => problem.code)).toEqual(['no-text']);
  wrong.edit(TEXTS, missing[0]!.edits[TEXTS]!);
  expect(wrong.finish().problems.map(({ code }) => code)).toEqual(['text-to-write']);
});
