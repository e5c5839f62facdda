import { expect, test } from 'vitest';
import { LONGEST_TEXT } from '../../compiler/limits.ts';
import { createTranslator } from '../../compiler/texts/texts.ts';

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
  const translator = createTranslator('nl', [{ file: 'x/text/nl.ftl', text: text.join('\n') }]);
  for (const index of lines.keys())
    expect(translator.say(`m${index}`).length).toBeLessThanOrEqual(LONGEST_TEXT + 1);
});

test('a text of ordinary length is said as it is', () => {
  const said = 'x'.repeat(LONGEST_TEXT);
  const translator = createTranslator('nl', [{ file: 'x/text/nl.ftl', text: `m = ${said}` }]);
  expect(translator.say('m')).toBe(said);
});
