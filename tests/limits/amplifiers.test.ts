/**
 * A few lines that would take minutes, or all memory, if they were taken at their word. Each is told where it goes too far. What is
 * compared is what is told, never how long it took; without the limits, these tests do not end within their timeout.
 */
import { describe, expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { VARIANTS_LIMIT } from '../../compiler/limits.ts';
import { readSources } from '../sources.ts';

const HEAD = `game large
  players 1..12

winner player in players by most points of player
  tie: joint win

scoring luck for each player
  award 1

`;
const GAME = `phase game\n  score luck\n\n`;

function times(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('');
}

function examples(count: number, body: string): string {
  return times(count, (index) => `example e${index}\n  players Ann, Ben\n${body}\n`);
}

/** The codes of what is told, and the fault where rules were stopped. */
function codesOf(rules: string, others: readonly { file: string; text: string }[] = []): string[] {
  const { problems } = compile([{ file: 'large/large.regel', text: HEAD + rules }, ...others], {
    texts: false,
  });
  return [
    ...new Set(problems.map(({ code, data }) => (data.fault === undefined ? code : `${code} ${data.fault}`))),
  ];
}

describe('what a game is made of', () => {
  test.each([
    ['grids', 'grid-too-large', times(200, (n) => `grid g${n}, rows 1..50, columns 1..100\n\n`)],
    ['pieces', 'too-many-pieces', times(400, (n) => `pieces P${n}\n  1000 alike\n\n`)],
    [
      'copies of pieces',
      'too-many-pieces',
      `pieces Card\n  number | copies\n${times(4000, (n) => `  ${n} | 999999\n`)}\n`,
    ],
    [
      'fields',
      'field-too-large',
      `grid g, rows 1..50, columns 1..100\n\neach player has\n${times(400, (n) => `  f${n}: 0..9 for each cell of g and 1..40\n`)}\n`,
    ],
  ])('%s', (_, code, declarations) => {
    expect(codesOf(declarations + GAME)).toEqual([code]);
  });

  test('variants of a real game', () => {
    const clever = readSources().filter(({ file }) => file.startsWith('clever/') && file.endsWith('.regel'));
    const text = times(400, (n) => `variant v${n} of clever\n  term zz${n} = ${n}\n\n`);
    const { problems, games } = compile([...clever, { file: 'clever/variants/many.regel', text }], {
      texts: false,
      runExamples: false,
    });
    expect(problems.map(({ code }) => code)).toContain('too-many-variants');
    expect(games.length * 50_000).toBeLessThan(VARIANTS_LIMIT);
  });
});

describe('what examples do', () => {
  const TOO_LONG = 'examples-too-long';
  test.each([
    [
      'questions in questions',
      `${GAME}${examples(20, '  then (count of x in 1..1000 where (count of y in 1..1000 where (count of z in 1..1000 where x + y is z) is 5) is 3) is 1\n')}`,
    ],
    [
      'combinations of choices',
      `action take of player\n${times(6, (n) => `  choose x${n} from 1..100\n`)}  need x0 + x1 + x2 + x3 + x4 + x5 is 599 else no\n\nphase game\n  for each player in players\n    player may do one of\n      take\n  score luck\n\n${examples(20, '  given Ann is to take in game\n  then Ann may take\n')}`,
    ],
    [
      'sets of many cards',
      `pieces Card\n  1 of each number 1..24\n\nthe table has\n  deck: cards, starts with all Card\n  n: 0..9\n\naction take of player\n  choose any cards from deck\n  need (total of number of card for card in cards) is 77 else no\n  n becomes 1\n\nphase game\n  for each player in players\n    player may do one of\n      take\n  score luck\n\n${examples(40, '  given Ann is to take in game\n  then Ann may take\n')}`,
    ],
    [
      'dice without end',
      `pieces Die, plural dice, with face 1..6\n  100 alike\n\nthe table has\n  d: dice, starts with all Die\n\nphase game\n  repeat 1000 times\n    repeat 1000 times\n      roll d\n  score luck\n\n${examples(20, '  when do game\n   and chance decides\n')}`,
    ],
  ])('%s', (_, rules) => {
    expect(codesOf(rules)).toContain(TOO_LONG);
  });

  test('loops in loops', () => {
    const rules = `the table has\n  n: 0..9\n\nphase game\n  repeat 1000 times\n    repeat 1000 times\n      repeat 1000 times\n        n becomes 1\n  score luck\n\n${examples(40, '  when do game\n  then n is 1\n')}`;
    expect(codesOf(rules)).toEqual(['example-fault endless']);
  });

  test('terms that are the same in every game, inside each other', () => {
    const terms = times(5, (n) => `term t${n + 1} = highest of t${n} for x in 1..1000\n`);
    const rules = `term t0 = count of x in 1..1000 where x is less than 3\n${terms}\n${GAME}${examples(1, '  then t5 is 2\n')}`;
    expect(codesOf(rules)).toContain('example-fault endless');
  });

  test('examples in many variants', () => {
    const variants = times(
      100,
      (n) => `variant v${n} of large\n  scoring luck for each player\n    award ${n + 2}\n\n`,
    );
    const rules = `${GAME}${examples(5, '  then (count of x in 1..500 where (count of y in 1..500 where x is y) is 1) is 500\n')}`;
    const problems = codesOf(rules, [{ file: 'large/variants/v.regel', text: variants }]);
    expect(problems).toEqual([TOO_LONG]);
  });
});

test('the examples of all games here stay far below the limit', () => {
  const { problems } = compile(readSources(), { texts: false });
  expect(problems).toEqual([]);
});
