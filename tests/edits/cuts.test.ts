/** A file that ends in the middle, as after a crash or a copy that went wrong. */
import { expect, test } from 'vitest';
import { ParseCache } from '../../compiler/1-syntax/parse.ts';
import { compile } from '../../compiler/compile.ts';
import { CLEVER, game, ROLL_AND_WRITE } from './edit.ts';

const EVERY = 97;

test.each([CLEVER, ROLL_AND_WRITE])('%s, cut at every 97th character', (file) => {
  const cache = new ParseCache();
  const rules = game(file).filter(
    (source) => source.file === file || source.file === 'alhambra/alhambra.regel',
  );
  const whole = rules.find((source) => source.file === file)!.text;
  const complete: number[] = [];
  for (let cut = 0; cut < whole.length; cut += EVERY) {
    const sources = rules.map((source) =>
      source.file === file ? { file, text: whole.slice(0, cut) } : source,
    );
    const { problems } = compile(sources, { cache, texts: false });
    for (const { at, also } of problems)
      for (const place of also ? [at, also] : [at]) {
        const { length } = sources.find((source) => source.file === place.file)!.text;
        expect(place.start, `cut at ${cut}`).toBeLessThanOrEqual(place.end);
        expect(place.end, `cut at ${cut}`).toBeLessThanOrEqual(length);
      }
    if (problems.length === 0) complete.push(cut);
  }
  // Without problems are only a file without declarations, and one in which nothing is missing that something mentions.
  const [first, last] = [whole.search(/^[a-z]/m), whole.lastIndexOf('\nwinner ')];
  expect(complete.filter((cut) => first < cut && cut < last)).toEqual([]);
});
