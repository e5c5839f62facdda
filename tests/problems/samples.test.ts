import { describe, expect, test } from 'vitest';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { compile } from '../../compiler/compile.ts';
import { messages } from '../../compiler/problems/messages/index.ts';
import type { Message } from '../../compiler/problems/messages/message.ts';
import { rulebook } from '../../compiler/problems/messages/rulebook.ts';
import { rulebookPages } from '../../compiler/problems/messages/rulebook-pages.ts';
import { rulebookVariants } from '../../compiler/problems/messages/rulebook-variants.ts';
import { Problems } from '../../compiler/problems/problem.ts';
import { readPage } from '../../compiler/rulebook/read.ts';
import { readTexts } from '../../compiler/texts/texts.ts';
import { findRaised } from './raised.ts';

/** A small game in which the samples are read. A sample that begins with `game` stands alone. */
const TINY = `
game tiny
  players 1..4
  option long-game: no

kind Colour: red, blue, green

kind Warm of Colour: red, green

kind Wood: oak, pine

pieces Die, plural dice, with face 1..6
  2 of each Colour

table price by Colour
  Colour | red | blue | green
  coins  |   1 |    2 |     3

table rounds by players
  players | 1 | 2 | 3 | 4
  rounds  | 6 | 6 | 5 | 4

each player has
  coins:  0..20, starts at 3
  hand:   dice
  taken:  set of Colour
  target: Colour or none

the table has
  pool:         dice, starts with all Die
  tray:         dice
  starter:      player
  round-marker: 0..9

phase game
  chance chooses starter from players
  for each player in clockwise from starter
    do turn of player

phase turn of player
  do shop

action buy of player
  pay 1 from coins else too-few-coins

action pick of player
  choose die from pool
  move die to hand

phase shop of player
  player may do one of
    buy
    pick

winner player in players by most points of player
  tie: joint win
`;

const LIBRARY: Source = { file: 'alhambra/alhambra.regel', text: 'kind Building: arcade, garden, tower\n' };

/** The tiny game without what the sample declares itself. */
function around(sample: string): string {
  if (/^game /m.test(sample)) return '';
  const heads = new Set(sample.split('\n').map(headOf));
  return TINY.trim()
    .split('\n\n')
    .filter((block) => /^(each|the) /.test(block) || !heads.has(headOf(block)))
    .join('\n\n');
}

function headOf(block: string): string {
  return block.startsWith('winner ') ? 'winner' : block.split(/[ :,]/, 2).join(' ');
}

/** The problems in the lines of the sample; a variant in it has a file of its own, as in a real game. */
function codesOf(lines: readonly string[]): string[] {
  const sample = `${lines.join('\n')}\n`;
  const at = sample.search(/^variant /m);
  const [own, variant] = at < 0 ? [sample, ''] : [sample.slice(0, at), sample.slice(at)];
  const { problems } = compile(
    [
      LIBRARY,
      { file: 'tiny/tiny.regel', text: around(sample) },
      { file: 'tiny/sample.regel', text: own },
      { file: 'tiny/variants/sample.regel', text: variant },
    ],
    { texts: false },
  );
  return problems.filter(({ at }) => at.file.endsWith('/sample.regel')).map(({ code }) => code);
}

const entries: [string, Message][] = Object.entries(messages);
const raised = findRaised();
const bySyntax = new Set(raised.filter(({ where }) => where.startsWith('1-syntax/')).map(({ code }) => code));
/** What a sample of a few lines cannot show, and what is not raised yet. */
const NOT_SHOWN = new Set([
  'too-long',
  'too-deep',
  'too-large',
  'too-many-variants',
  'circle-of-folders',
  'example-allowed',
  'example-unfinished',
]);
/** Raised for texts, and for nothing else. */
const ofTexts = new Set(
  entries
    .map(([code]) => code)
    .filter((code) =>
      raised.filter((one) => one.code === code).every(({ where }) => where.startsWith('texts/')),
    ),
);
const rulebooks = { ...rulebookPages, ...rulebook, ...rulebookVariants };
const ofRulebooks = new Set(Object.keys(rulebooks));
const rules = entries.filter(([code]) => !ofTexts.has(code) && !ofRulebooks.has(code));

test('the tiny game itself has no errors', () => {
  const problems = compile([{ file: 'tiny/tiny.regel', text: TINY }], { texts: false }).problems;
  expect(problems.filter((problem) => problem.severity === 'error')).toEqual([]);
});

describe('samples before the cure', () => {
  test.each(rules.filter(([code]) => !NOT_SHOWN.has(code)))('%s shows itself', (code, { sample }) => {
    expect(codesOf(sample.before)).toContain(code);
  });
});

describe('samples after the cure', () => {
  test.each(rules)('%s is gone, and every line is understood', (code, { sample }) => {
    const codes = codesOf(sample.after);
    expect(codes).not.toContain(code);
    expect(codes.filter((one) => bySyntax.has(one))).toEqual([]);
  });
});

describe('samples of texts', () => {
  const read = (lines: readonly string[]) => {
    const problems = new Problems();
    readTexts([{ file: 'tiny/text/nl.ftl', text: `${lines.join('\n')}\n` }], problems);
    return problems.list.map((problem) => problem.code);
  };

  test.each(entries.filter(([code]) => ofTexts.has(code)))(
    '%s can be read after the cure',
    (code, { sample }) => {
      expect(read(sample.after)).toEqual([]);
      if (code === 'double-text' || code === 'text-syntax') expect(read(sample.before)).toContain(code);
    },
  );
});

describe('samples of rulebooks', () => {
  const read = (lines: readonly string[]) => {
    const problems = new Problems();
    readPage('tiny/rulebook/nl.mdx', 'nl', `${lines.join('\n')}\n`, problems);
    return problems.list.map((problem) => problem.code);
  };
  const byReader = new Set(
    findRaised()
      .filter(({ where }) => where.startsWith('rulebook/read.ts'))
      .map(({ code }) => code),
  );

  test.each(Object.entries<Message>(rulebooks))('%s can be read after the cure', (code, { sample }) => {
    expect(read(sample.after)).toEqual([]);
    if (byReader.has(code) && code !== 'rulebook-too-large') expect(read(sample.before)).toEqual([code]);
  });
});
