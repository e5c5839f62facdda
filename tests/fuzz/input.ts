/** The input that belongs to a seed. */
import { readFileSync } from 'node:fs';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { type Bases, readBases } from './bases.ts';
import { generateDeclaration } from './generate.ts';
import { mutateBytes, randomUnicode } from './mutate-bytes.ts';
import { mutateTokens } from './mutate-tokens.ts';
import { Random } from './random.ts';

export const MODES = ['bytes', 'tokens', 'grammar', 'texts'] as const;
export type Mode = (typeof MODES)[number];

let bases: Bases | undefined;
const KERNEL = readFileSync(new URL('./kernel.regel', import.meta.url), 'utf8');
const LIBRARY = 'kind Weather: sun, rain\n\nterm wind = 2\n';

export function modeOf(seed: number): Mode {
  const at = new Random(seed).next();
  return at < 0.3 ? 'bytes' : at < 0.65 ? 'tokens' : at < 0.92 ? 'grammar' : 'texts';
}

export function inputFor(seed: number): Source[] {
  const random = new Random(seed);
  random.next();
  bases ??= readBases();
  switch (modeOf(seed)) {
    case 'bytes':
      return mutated(bases, random, mutateBytes);
    case 'tokens':
      return mutated(bases, random, mutateTokens);
    case 'grammar':
      return fromGrammar(random);
    case 'texts':
      return withBadTexts(bases, random);
  }
}

type Mutate = (text: string, random: Random, other: string) => string;

function mutated({ games, cases }: Bases, random: Random, mutate: Mutate): Source[] {
  const real = cases.length === 0 || random.chance(0.3);
  const base = random.pick(real ? games : cases);
  const sources = base.filter(({ file }) => !file.endsWith('.ftl') || random.chance(0.1));
  const other = random.pick(random.pick(real ? games : [...games, ...cases])).text;
  const rules = sources.filter(({ file }) => file.endsWith('.regel'));
  const chosen = random.pick(rules.length > 0 ? rules : sources);
  if (!chosen) return [];
  return sources.flatMap((source) => {
    const text =
      real && source.file.endsWith('examples.regel') ? someBlocks(source.text, random) : source.text;
    if (source === chosen) return [{ ...source, text: mutate(text, random, other) }];
    return text === '' ? [] : [{ ...source, text }];
  });
}

/** A few of many examples: it is quicker, and as good. */
function someBlocks(text: string, random: Random): string {
  const blocks = text.split(/\n(?=example )/);
  const from = random.below(blocks.length);
  return `${blocks.slice(from, from + random.below(4)).join('\n')}\n`;
}

function fromGrammar(random: Random): Source[] {
  const kernel = KERNEL.split(/\n\n/).filter(() => random.chance(0.97));
  const declarations = Array.from({ length: random.between(1, 4) }, () => generateDeclaration(random));
  for (const declaration of declarations) kernel.splice(random.below(kernel.length + 1), 0, declaration);
  const text = kernel.join('\n\n');
  return [
    { file: 'kernel/kernel.regel', text: random.chance(0.1) ? mutateTokens(text, random, KERNEL) : text },
    { file: 'library/library.regel', text: LIBRARY },
  ];
}

function withBadTexts({ games, cases }: Bases, random: Random): Source[] {
  const [, small] = games;
  const texts = games.flat().filter(({ file }) => file.endsWith('.ftl'));
  const base =
    cases.length > 0 ? random.pick(cases) : small!.filter(({ file }) => !file.endsWith('examples.regel'));
  const folder = base[0]?.file.split('/')[0] ?? 'kernel';
  const source = random.pick(texts).text;
  const from = random.below(source.length);
  const piece = source.slice(from, from + random.below(2_000)) || 'x';
  const text = random.chance(0.2)
    ? randomUnicode(random, random.below(500))
    : (random.chance(0.5) ? mutateBytes : mutateTokens)(piece, random, random.pick(texts).text);
  return [
    ...base.filter(({ file }) => file.endsWith('.regel')),
    { file: `${folder}/text/${random.pick(['de', 'nl', 'fr'])}.ftl`, text },
  ];
}
