import { LONGEST_TEXT } from '../../../compiler/limits.ts';
import { Problems } from '../../../compiler/problems/problem.ts';
import { createTranslator, readTexts } from '../../../compiler/texts/texts.ts';
import { readSources } from '../../sources.ts';
import { mutateBytes } from '../mutate-bytes.ts';
import { mutateTokens } from '../mutate-tokens.ts';
import type { Random } from '../random.ts';
import type { Target } from './target.ts';

const FILE = 'fuzz/text/nl.ftl';

/** Texts: entries of real files, damaged, entries that refer to each other, and such that nest or go on far too long, read and said. */
export function openTexts(): Target {
  const entries = readSources('rules', /\.ftl$/).flatMap(({ text }) => text.split(/\n(?=\S)/));
  return {
    attack: (_, random) => {
      const text = random.pick(MADE)(random, entries);
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

type Make = (random: Random, entries: readonly string[]) => string;

const damaged: Make = (random, entries) => {
  const some = Array.from({ length: random.between(1, 8) }, () => random.pick(entries)).join('\n');
  return (random.chance(0.5) ? mutateBytes : mutateTokens)(some, random, random.pick(entries));
};

/** Each text holds others several times. */
const laughing: Make = (random) => {
  const sign = random.pick(['', '-']);
  const size = random.between(2, 30);
  const line = (index: number): string => {
    const parts = Array.from({ length: random.between(1, 6) }, () => `{ ${sign}t${random.below(size)} }`);
    return `${sign}t${index} = ${random.chance(0.1) ? 'x'.repeat(random.below(9000)) : ''}${parts.join('')}`;
  };
  return `${Array.from({ length: size }, (_, index) => line(index)).join('\n')}\ngame = { ${sign}t0 }\n`;
};

/** What opens another level of a text, and what closes it. */
const LEVELS: readonly (readonly [string, string])[] = [
  ['{ ', ' }'],
  ['{\n', '}'],
  ['{ NUMBER(', ') }'],
  ['NUMBER(', ')'],
  ['{ -t(', ') }'],
  ['{ $x ->\n *[a] ', '\n }'],
  ['{ "}" ->\n [one] "\n *[a] ', '\n }'],
  [' ', ' '],
  ['\n ', '\n '],
];

/** A text of many levels, of one sort or of several, some of them not closed; others stand around it. */
const nested: Make = (random, entries) => {
  const sorts = Array.from({ length: random.between(1, 3) }, () => random.pick(LEVELS));
  const depth = Math.ceil(10 ** (random.next() * 4));
  const levels = Array.from({ length: depth }, () => random.pick(sorts));
  const closed = levels.slice(random.chance(0.3) ? random.below(depth) : 0).reverse();
  const inside = random.pick(['$x', 'game', '"x"', 'x', '']);
  const text = levels.map(([open]) => open).join('') + inside + closed.map(([, close]) => close).join('');
  return [random.pick(entries), `game = ${text}`, random.pick(entries), ''].join('\n');
};

const MADE: readonly Make[] = [damaged, damaged, damaged, laughing, nested];
