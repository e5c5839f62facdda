/** What no example decides is decided by one that is written: it holds with one answer, and not with the other. */
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { decidingExample, outcomesOf } from '../../compiler/mutate/index.ts';
import { acorns } from './acorns.ts';

const tried = acorns();
const [base] = compile(tried.sources, { texts: false, runExamples: false }).games;

/** The question whether this line of the rules says the one or the other, with the shortest game in which it shows. */
function question(rule: string, before: string, after: string) {
  const search = outcomesOf(tried.sources, base!, tried.find(rule, before, after), 120);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

const written = (rule: string, before: string, after: string, right: 'before' | 'now') =>
  decidingExample(tried.sources, 'acorns', question(rule, before, after), right);

const problemsOf = (sources: Parameters<typeof compile>[0]) =>
  compile(sources, { texts: false }).problems.map(({ code }) => code);

test('the rules as they are: what may no longer be done is said with the reason', () => {
  const { name, text, sources } = written('phase-game', '3', '4', 'before')!;
  // Three rounds of two players are six moves; then the game is over.
  expect(text.split('\n').filter((line) => line.includes('does take'))).toHaveLength(6);
  expect(text).toMatch(/^example about-game\n {2}players Ann, Ben\n {2}when do game\n/);
  expect(text.split('\n').at(-1)).toMatch(/^ {2}then Ann may not take with number = [12]: game-over$/);
  expect(problemsOf(sources)).toEqual([]);
  const other = sources.map((one) => ({ ...one, text: one.text.replace('repeat 3', 'repeat 4') }));
  expect(problemsOf(other)).toContain('example-allowed');
  expect(name).toBe('about-game');
});

test('the other answer changes the rule, and says what is so then', () => {
  const { sources, text } = written('phase-game', '3', '4', 'now')!;
  expect(sources[0]!.text).toContain('repeat 4 times');
  expect(text.split('\n').at(-1)).toMatch(/^ {2}then Ann may take with number = [12]$/);
  expect(problemsOf(sources)).toEqual([]);
});

test('a number of a table is decided by the points that it gives', () => {
  // 6 acorns are worth 9: no worked example says so.
  const { text } = written('table-prize', '9', '10', 'before')!;
  expect(text.split('\n').at(-1)).toMatch(/^ {2}then points\[store\] of (Ann|Ben) is 9$/);
});

test('one that no game shows is left to people', () => {
  const open = { ...question('phase-game', '3', '4') };
  delete (open as { witness?: unknown }).witness;
  expect(decidingExample(tried.sources, 'acorns', open, 'before')).toBeUndefined();
});

test('a variant gets it for its own', () => {
  const file = 'acorns/acorns.regel';
  const text = `${tried.sources[0]!.text}\nvariant long of acorns\n  prize[6] becomes 12\n`;
  const sources = [{ file, text }];
  const long = compile(sources, { texts: false, runExamples: false }).games.find(
    ({ id }) => id === 'acorns/long',
  )!;
  const start = text.indexOf('prize[6] becomes 12') + 'prize[6] becomes '.length;
  const mutant = {
    ...tried.find('table-prize', '9', '10'),
    file,
    edits: [{ start, end: start + 2, text: '13' }],
  };
  const search = outcomesOf(sources, long, mutant, 120);
  let step = search.next();
  while (!step.done) step = search.next();
  const decided = decidingExample(sources, 'acorns/long', step.value, 'before')!;
  expect(decided.sources[0]!.text).toContain('\n\n  example about-prize\n');
  expect(decided.text.split('\n').at(-1)).toMatch(/ is 12$/);
});

test('it is shown in the pages of its game, in the section about its rule', () => {
  const page = (sections: string): string => `# Acorns\n\n${sections}`;
  const sections =
    '<Section id="a" rules="game">\n\nOne.\n\n</Section>\n\n<Section id="b" rules="phase-game action-take">\n\nTwo.\n\n</Section>\n';
  const sources = [...tried.sources, { file: 'acorns/rulebook/nl.mdx', text: page(sections) }];
  const decided = decidingExample(sources, 'acorns', question('phase-game', '3', '4'), 'before')!;
  const { text } = decided.sources.find(({ file }) => file.endsWith('nl.mdx'))!;
  expect(text).toBe(page(sections.replace('Two.\n', 'Two.\n\n<Example name="about-game" />\n')));
});
