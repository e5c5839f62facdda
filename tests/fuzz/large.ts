/** Inputs of a megabyte, and of just as much as a folder may hold. */

import type { Source } from '../../compiler/1-syntax/source.ts';
import { FOLDER_LIMIT } from '../../compiler/limits.ts';
import { randomUnicode } from './mutate-bytes.ts';
import { Random } from './random.ts';

export interface LargeInput {
  readonly name: string;
  /** It runs every time. */
  readonly quick: boolean;
  readonly sources: () => Source[];
}

const HEAD = `game large
  players 1..4

winner player in players by most points of player
  tie: joint win

phase game
  score luck

scoring luck for each player
  award 1

`;

/** Each makes a text of about this many characters. */
const SHAPES: Readonly<Record<string, (size: number) => string>> = {
  'one line': (size) => `term x = ${'1 + '.repeat(size / 4)}1`,
  'one word': (size) => 'x'.repeat(size),
  brackets: (size) => `term x = ${'('.repeat(size)}`,
  'brackets, a line each': (size) => repeated(size, () => 'term x = ((((((((\n'),
  newlines: (size) => '\n'.repeat(size),
  returns: (size) => '\r'.repeat(size),
  spaces: (size) => ' '.repeat(size),
  'indented lines': (size) => repeated(size, () => '  x\n'),
  comments: (size) => repeated(size, (n) => `# comment ${n}\n`),
  terms: (size) => HEAD + repeated(size, (n) => `term t${n} = ${n}\n`),
  'terms that use each other': (size) =>
    HEAD + repeated(size, (n) => `term t${n} = ${n === 0 ? 1 : `t${n - 1}`}\n`),
  'terms that use later ones': (size) => HEAD + repeated(size, (n) => `term t${n} = t${n + 1}\n`),
  'unknown names': (size) => HEAD + repeated(size, (n) => `term thing-${n} = thong-${n}\n`),
  phases: (size) => HEAD + repeated(size, (n) => `phase p${n} of player\n  score luck\n  do p${n + 1}\n\n`),
  'phases, from the last': (size) =>
    HEAD + repeated(size, (n) => `phase p${n}\n  score luck\n${n > 0 ? `  do p${n - 1}\n` : ''}\n`),
  actions: (size) =>
    HEAD +
    repeated(size, (n) => `action a${n} of player\n  choose x from 1..9\n  need x is 3 else no-${n}\n\n`),
  'one long phase': (size) => `${HEAD}phase long\n${repeated(size, (n) => `  let x${n} = ${n}\n`)}`,
  'long sums': (size) => HEAD + repeated(size, (n) => `term t${n} = ${'1 + '.repeat(950)}1\n`),
  'long conditions': (size) =>
    HEAD + repeated(size, (n) => `term t${n} = ${'x[1] is not y of z and '.repeat(150)}yes\n`),
  'long phases': (size) =>
    HEAD +
    repeated(
      size,
      (n) => `phase p${n}\n${repeated(60_000, (m) => `  let x = ${m}\n  if x is ${m}\n    leave\n`)}`,
    ),
  'long tables': (size) =>
    HEAD + repeated(size, (n) => `table t${n} by x\n  x | y\n${repeated(60_000, (m) => `  ${m} | ${m}\n`)}`),
  'long grids': (size) =>
    HEAD + repeated(size, (n) => `grid g${n} of pips 1..6\n${repeated(60_000, () => '  1 2 3 4 5 6\n')}`),
  'long examples': (size) =>
    HEAD +
    repeated(
      size,
      (n) =>
        `example e${n}\n  players Ann\n  then yes\n${repeated(60_000, () => '   and count of players is 1\n')}`,
    ),
  kinds: (size) => HEAD + repeated(size, (n) => `kind K${n}: a${n}, b${n}, c\n`),
  fields: (size) => `${HEAD}the table has\n${repeated(size, (n) => `  f${n}: 0..9, starts at 3\n`)}`,
  'field blocks': (size) => HEAD + repeated(size, (n) => `the table has\n  f${n}: 0..9, starts at 3\n`),
  'rows of a table': (size) => `${HEAD}table t by x\n  x | y\n${repeated(size, (n) => `  ${n} | ${n}\n`)}`,
  tables: (size) => HEAD + repeated(size, (n) => `table t${n} by x\n  x | 1 | 2\n  y | 1 | 2\n`),
  'rows of a grid': (size) => `${HEAD}grid g of pips 1..6\n${repeated(size, () => '  1 2 3 4 5 6\n')}`,
  pieces: (size) => `${HEAD}pieces Card\n  value | x\n${repeated(size, (n) => `  ${n} | ${n}\n`)}`,
  examples: (size) =>
    HEAD + repeated(size, (n) => `example e${n}\n  players Ann\n  then count of players is 1\n\n`),
  'wrong lines': (size) => `${HEAD}phase wrong\n${repeated(size, (n) => `  mvoe x${n} to y\n`)}`,
  'wrong declarations': (size) => HEAD + repeated(size, (n) => `pahse wrong-${n}\n  leave\n`),
  'doubled declarations': (size) => HEAD + repeated(size, () => 'term same = 1\n'),
  variants: (size) => HEAD + repeated(size, (n) => `variant v${n} of large\n  phase game\n    nothing\n`),
  'random characters': (size) => randomUnicode(new Random(1), size),
  'random letters': (size) => {
    const random = new Random(2);
    return repeated(size, () => random.pick([...'abcdefghij .,:()[]|-\n\n  ']));
  },
  'a thousand tabs': (size) => repeated(size, () => '\tterm x\t= 1\n'),
};

/** Whole parts only, so that nothing is cut in two. */
function repeated(size: number, part: (index: number) => string): string {
  let text = '';
  for (let index = 0; ; index++) {
    const next = part(index);
    if (text.length + next.length > size) return text;
    text += next;
  }
}

const MEGABYTE = 1_000_000;

/** The quick ones first. */
export function largeInputs(): LargeInput[] {
  const sized = (size: number, quick: boolean): LargeInput[] =>
    Object.entries(SHAPES).map(([name, shape]) => ({
      name: `${name}, ${size}`,
      quick,
      sources: () => [{ file: 'large/large.regel', text: shape(size) }],
    }));
  const shapes = [
    'brackets',
    'newlines',
    'one word',
    'random characters',
    'random letters',
    'terms',
    'tables',
  ];
  const texts = shapes.map((name) => ({
    name: `${name} as texts`,
    quick: true,
    sources: () => [
      { file: 'large/large.regel', text: HEAD },
      { file: 'large/text/de.ftl', text: SHAPES[name]!(MEGABYTE).replaceAll('(', '{ ') },
    ],
  }));
  const manyTexts: LargeInput = {
    name: 'texts and terms',
    quick: false,
    sources: () => [
      {
        file: 'large/large.regel',
        text: HEAD + repeated(FOLDER_LIMIT - 10_000, (n) => `term u${n} = ${n}\n`),
      },
      { file: 'large/text/de.ftl', text: repeated(MEGABYTE, (n) => `term-t${n} = x\n`) },
      { file: 'large/text/nl.ftl', text: repeated(MEGABYTE, (n) => `term-u${n} = x\n`) },
    ],
  };
  const folders: LargeInput = {
    name: 'folders',
    quick: false,
    sources: () =>
      Array.from({ length: 400 }, (_, n) => ({
        file: `f${n}/f.regel`,
        text: `use f${(n * 7) % 400}: x\nterm x${n} = 1\n${repeated(2_400, (m) => `term y${m} = ${n}\n`)}`,
      })),
  };
  return [
    ...sized(MEGABYTE, true),
    ...texts,
    ...sized(FOLDER_LIMIT - 1_000 - HEAD.length, false),
    manyTexts,
    folders,
  ];
}
