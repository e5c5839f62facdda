import { Problems } from '../../../compiler/problems/problem.ts';
import { readPage } from '../../../compiler/rulebook/read.ts';
import { readSources } from '../../sources.ts';
import { mutateBytes } from '../mutate-bytes.ts';
import { mutateTokens } from '../mutate-tokens.ts';
import type { Random } from '../random.ts';
import type { Target } from './target.ts';

const FILE = 'fuzz/rulebook/nl.mdx';
const PARTS = [
  ...['<Section id="a" rules="b">', '</Section>', '<Value of="count of players" />', '<Example name="x" />'],
  ...[
    '<script>alert(1)</script>',
    '{process.exit()}',
    "import x from 'y'",
    'export const a = 1',
    '<!--',
    '-->',
  ],
  ...['---\n', '`'.repeat(300), '['.repeat(300), '](javascript:x)', '*'.repeat(300), '>'.repeat(300), '\n\n'],
];

/** Pages of rulebooks: sections of real ones, damaged. */
export function openPages(): Target {
  const pages = readSources('rules', /\/rulebook\/\w+\.mdx$/).map(({ text }) => text);
  const pieces = pages.flatMap((text) => text.split(/(?=<Section )/));
  return {
    attack: (_, random) => {
      const text = damaged(pieces, random);
      const problems = new Problems();
      readPage(FILE, 'nl', text, problems);
      const odd = problems.list.find(
        ({ at }) => at.file !== FILE || !(0 <= at.start && at.start <= at.end && at.end <= text.length),
      );
      return odd && `problem outside its file: ${JSON.stringify(odd)}`;
    },
  };
}

function damaged(pieces: readonly string[], random: Random): string {
  const some = Array.from({ length: random.between(1, 3) }, () => random.pick(pieces)).join('');
  const cut = some.slice(0, random.between(1, 4000));
  const mutate = random.chance(0.5) ? mutateBytes : mutateTokens;
  const text = mutate(cut, random, random.pick(pieces));
  const at = random.below(text.length + 1);
  return random.chance(0.5) ? text.slice(0, at) + random.pick(PARTS) + text.slice(at) : text;
}
