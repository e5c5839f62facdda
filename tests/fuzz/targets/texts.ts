import { LONGEST_TEXT } from '../../../compiler/limits.ts';
import { Problems } from '../../../compiler/problems/problem.ts';
import { createTranslator, readTexts } from '../../../compiler/texts/texts.ts';
import { readSources } from '../../sources.ts';
import { mutateBytes } from '../mutate-bytes.ts';
import { mutateTokens } from '../mutate-tokens.ts';
import type { Random } from '../random.ts';
import type { Target } from './target.ts';

const FILE = 'fuzz/text/nl.ftl';

/** Texts: entries of real files, damaged, and entries that refer to each other, read and said. */
export function openTexts(): Target {
  const entries = readSources('rules', /\.ftl$/).flatMap(({ text }) => text.split(/\n(?=\S)/));
  return {
    attack: (_, random) => {
      const text = random.chance(0.2) ? laughing(random) : damaged(entries, random);
      const problems = new Problems();
      const ids = [
        ...(readTexts([{ file: FILE, text }], problems)
          .get('nl')
          ?.keys() ?? []),
      ];
      const odd = problems.list.find(
        ({ at }) => !(0 <= at.start && at.start <= at.end && at.end <= text.length),
      );
      if (odd) return `problem outside its file: ${JSON.stringify(odd)}`;
      const translator = createTranslator('nl', [{ file: FILE, text }]);
      const long = ids.find((id) => translator.say(id).length > LONGEST_TEXT + id.length + 1);
      return long === undefined ? undefined : `${long} is said without end`;
    },
  };
}

function damaged(entries: readonly string[], random: Random): string {
  const some = Array.from({ length: random.between(1, 8) }, () => random.pick(entries)).join('\n');
  return (random.chance(0.5) ? mutateBytes : mutateTokens)(some, random, random.pick(entries));
}

/** Each text holds others several times. */
function laughing(random: Random): string {
  const sign = random.pick(['', '-']);
  const size = random.between(2, 30);
  const line = (index: number): string => {
    const parts = Array.from({ length: random.between(1, 6) }, () => `{ ${sign}t${random.below(size)} }`);
    return `${sign}t${index} = ${random.chance(0.1) ? 'x'.repeat(random.below(9000)) : ''}${parts.join('')}`;
  };
  return `${Array.from({ length: size }, (_, index) => line(index)).join('\n')}\ngame = { ${sign}t0 }\n`;
}
