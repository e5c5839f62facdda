import { expect, test } from 'vitest';
import { LONGEST_TEXT, MOST_BLANKS, MOST_TEXT_BRACKETS, TEXTS_LIMIT } from '../../compiler/limits.ts';
import { Problems } from '../../compiler/problems/problem.ts';
import { createTranslator, readTexts } from '../../compiler/texts/texts.ts';

const FILE = 'x/text/nl.ftl';

/** What is too large in a file, which of its texts are read, and which of them can be said. */
function read(text: string) {
  const problems = new Problems();
  const ids = [
    ...readTexts([{ file: FILE, text }], problems)
      .get('nl')!
      .keys(),
  ];
  const translator = createTranslator('nl', [{ file: FILE, text }]);
  const tooLarge = problems.list.flatMap(({ code, at, data }) =>
    code === 'text-too-large' ? [[data.what, text.slice(at.start, at.end)]] : [],
  );
  return { tooLarge, ids, said: ['m', 'before', 'after'].filter(translator.has) };
}

test.each(['', '-'])('texts that hold each other do not grow without end (%s)', (sign) => {
  const lines = Array.from(
    { length: 20 },
    (_, index) => `${sign}t${index + 1} = ${`{ ${sign}t${index} }`.repeat(9)}`,
  );
  const text = [
    `${sign}t0 = ${'ha'.repeat(50_000)}`,
    ...lines,
    ...lines.map((_, index) => `m${index} = { ${sign}t${index} }`),
  ];
  const translator = createTranslator('nl', [{ file: FILE, text: text.join('\n') }]);
  for (const index of lines.keys())
    expect(translator.say(`m${index}`).length).toBeLessThanOrEqual(LONGEST_TEXT + 1);
});

test('a text of ordinary length is said as it is', () => {
  const said = 'x'.repeat(LONGEST_TEXT);
  const translator = createTranslator('nl', [{ file: FILE, text: `m = ${said}` }]);
  expect(translator.say('m')).toBe(said);
});

/** Ways in which a text can be `depth` levels deep. */
const NESTED: Readonly<Record<string, (depth: number) => string>> = {
  placeables: (depth) => `${'{'.repeat(depth)}$x${'}'.repeat(depth)}`,
  'placeables on lines of their own': (depth) => `${'{\n'.repeat(depth)}$x${'}'.repeat(depth)}`,
  'placeables that are never closed': (depth) => '{'.repeat(depth),
  calls: (depth) => `{ ${'NUMBER('.repeat(depth - 1)}$x${')'.repeat(depth - 1)} }`,
  selections: (depth) => `${'{ $x ->\n *[a] '.repeat(depth)}x${'\n }'.repeat(depth)}`,
  'selections by a bracket that closes nothing': (depth) =>
    `${'{ "}" ->\n *[a] '.repeat(depth)}x${'\n }'.repeat(depth)}`,
};

test.each(Object.entries(NESTED))('texts nest up to a limit: %s', (_, nested) => {
  const file = (depth: number) => `before = x\nm = ${nested(depth)}\nafter = x\n`;
  const beyond = [
    'brackets',
    `m = ${nested(MOST_TEXT_BRACKETS + 1)
      .split('\n')[0]!
      .trimEnd()}`,
  ];
  const others = ['before', 'after'];
  expect(read(file(MOST_TEXT_BRACKETS)).tooLarge).toEqual([]);
  expect(read(file(MOST_TEXT_BRACKETS + 1))).toEqual({ tooLarge: [beyond], ids: others, said: others });
  expect(read(file(10_000))).toMatchObject({ ids: others, said: others });
});

test.each([' ', '\n', '\r', ' \n'])('blanks in a row have a limit (%j)', (blank) => {
  const file = (count: number) => `m = a${blank.repeat(count / blank.length)} b\nafter = x\n`;
  expect(read(file(MOST_BLANKS - 2)).tooLarge).toEqual([]);
  const { tooLarge, ids, said } = read(file(200_000));
  expect(tooLarge.map(([what]) => what)).toEqual(['blanks']);
  expect([ids, said]).toEqual([['after'], ['after']]);
});

test('a file that is too large is neither read nor said', () => {
  const text = `m = a\n${'# x\n'.repeat(TEXTS_LIMIT / 4)}`;
  expect(read(text)).toEqual({ tooLarge: [['characters', 'm']], ids: [], said: [] });
});

test('texts that hold each other inside calls are said without an exception', () => {
  const depth = MOST_TEXT_BRACKETS - 1;
  const lines = Array.from(
    { length: 100 },
    (_, index) => `t${index} = { ${'NUMBER('.repeat(depth)}t${index + 1}${')'.repeat(depth)} }`,
  );
  const translator = createTranslator('nl', [{ file: FILE, text: lines.join('\n') }]);
  expect(translator.say('t0').length).toBeLessThanOrEqual(LONGEST_TEXT);
});
