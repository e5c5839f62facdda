import { describe, expect, test } from 'vitest';
import { choicesOf, linesOf, readAdjustable } from '../../compiler/lab/tune/numbers.ts';
import { distance, readWish, seenBy } from '../../compiler/lab/tune/wishes.ts';
import { regel } from '../command-line/console.ts';

describe('numbers that may change', () => {
  test('a range, with steps', () => {
    expect(readAdjustable('line-points[5] 3..8')?.values).toEqual([3, 4, 5, 6, 7, 8]);
    expect(readAdjustable('goal 50..100 by 25')).toEqual({ name: 'goal', values: [50, 75, 100] });
  });

  test.each([
    'goal',
    'goal 5',
    '3..8',
    'goal 8..3',
    'goal 1..9 by 0',
    'goal 1..99999',
    'a\nphase b 1..2',
    'x # 1..2',
    '',
  ])('%j is none', (text) => expect(readAdjustable(text)).toBeUndefined());

  test('all choices where they are few, else as many as asked for, the rules as they are among them', () => {
    const two = ['a 1..3', 'b 1..2'].map((text) => readAdjustable(text)!);
    expect(choicesOf(two, 10, 's')).toHaveLength(7);
    const many = ['a 1..100', 'b 1..100'].map((text) => readAdjustable(text)!);
    const some = choicesOf(many, 30, 's');
    expect(some).toHaveLength(31);
    expect(new Set(some.map((choice) => choice.join())).size).toBe(31);
    expect(linesOf(many, some[0]!)).toEqual([]);
    expect(linesOf(many, [0, 99])).toEqual(['a becomes 1', 'b becomes 100']);
    expect(choicesOf(many, 30, 's')).toEqual(some);
  });
});

describe('wishes', () => {
  test.each(['', 'length', 'length 5', 'length 9..3', '= seat 1', 'length ..'])('%j is none', (text) =>
    expect(readWish(text)).toBeUndefined(),
  );

  test('a range is met inside of it, and the further off the worse', () => {
    const wish = readWish('length 40..60')!;
    expect([30, 40, 50, 60, 66].map((value) => distance(wish, value, 0))).toEqual([2.5, 0, 0, 0, 1.5]);
  });

  test('two seats are looked at together, in each game', () => {
    const wish = readWish('seat 1 = seat 2')!;
    expect(
      seenBy(
        wish,
        new Map([
          ['seat 1 wins', 60],
          ['seat 2 wins', 0],
        ]),
      ),
    ).toBe(60);
    expect(seenBy(wish, new Map([['seat 1 wins', 60]]))).toBeUndefined();
  });

  test('less is always wanted, more the less there is', () => {
    const wish = readWish('shared less')!;
    expect(distance(wish, 0.2, 0.2)).toBe(1);
    expect(distance(wish, 0.3, 0.2)).toBeGreaterThan(1);
    expect(distance(wish, 0.1, 0.2)).toBeLessThan(1);
  });
});

describe('tune', () => {
  const args = ['tune', 'pig', '--vary', 'goal 40..100 by 20', '--games', '400', '--seed', '1', '--json'];

  test('a race to fewer points is shorter; what was picked is played again with other chance', async () => {
    const { out, exit } = await regel([...args, '--want', 'length ..25']);
    expect(exit).toBe(0);
    const { tried, confirmed } = JSON.parse(out);
    // As it is now, and three others: the fourth is what it is already.
    expect(tried.map(({ lines }: { lines: string[] }) => lines.join())).toEqual([
      '',
      'goal becomes 40',
      'goal becomes 60',
      'goal becomes 80',
    ]);
    expect(confirmed[1].lines).toEqual(['goal becomes 40']);
    expect(confirmed[1].wishes[0].met).toBe('met');
    expect(confirmed[0].wishes[0].met).toBe('missed');
    // Fresh games: as many as promised, and other ones.
    expect(confirmed[1].wishes[0].estimate.count).toBe(1600);
    expect(confirmed[1].wishes[0].estimate.value).not.toBe(tried[1].values[0]);
    expect((await regel([...args, '--want', 'length ..25'])).out).toBe(out);
  });

  test.each([
    [['--want', 'length'], 'is no wish'],
    [[], 'What is wanted?'],
    [['--want', 'length 1..2', '--vary', 'goal'], 'is no number with its range'],
    [['--want', 'length 1..2', '--vary', 'gaol 1..2'], 'gaol'],
  ])('%j is refused with a reason', async (more, words) => {
    const { err, exit } = await regel([...args, ...more]);
    expect(exit).toBeGreaterThan(0);
    expect(err).toContain(words);
  });
});
