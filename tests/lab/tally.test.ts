import { describe, expect, test } from 'vitest';
import { Tally } from '../../compiler/lab/tally.ts';

function tallyOf(values: readonly number[]): Tally {
  const tally = new Tally();
  for (const value of values) tally.add(value);
  return tally;
}

test('mean and variance are those of the values', () => {
  const tally = tallyOf([2, 4, 4, 4, 5, 5, 7, 9]);
  expect(tally.mean).toBe(5);
  expect(tally.variance).toBeCloseTo(32 / 7, 14);
  expect([...tally.counts()]).toEqual([
    [2, 1],
    [4, 3],
    [5, 2],
    [7, 1],
    [9, 1],
  ]);
  expect([0.25, 0.5, 1].map((part) => tally.quantile(part))).toEqual([4, 4, 9]);
});

describe('whatever the order and the parts, the bytes are the same', () => {
  const spread: [string, (step: number) => number][] = [
    ['close together', (step) => (step * 7919) % 97],
    ['below zero too', (step) => ((step * 7919) % 301) - 150],
    ['so far apart that bins are shared', (step) => ((step * 7919) % 1009) * 50 - 4000],
    ['in the room beside the bins', (step) => (step === 0 ? 0 : 4060 + (step % 60))],
    ['very large', (step) => step * 123_456_789],
  ];
  test.each(spread)('%s', (_, valueAt) => {
    const values = Array.from({ length: 1000 }, (_, step) => valueAt(step));
    const whole = tallyOf(values).toData();
    expect(tallyOf(values.toReversed()).toData()).toEqual(whole);
    const parts = [0, 1, 2, 3, 4, 5, 6].map((part) => tallyOf(values.filter((_, at) => at % 7 === part)));
    for (const order of [parts, parts.toReversed(), [...parts.slice(3), ...parts.slice(0, 3)]]) {
      const together = new Tally();
      for (const part of order) together.merge(Tally.from(JSON.parse(JSON.stringify(part.toData()))));
      expect(together.toData()).toEqual(whole);
    }
    const sum = values.reduce((all, value) => all + BigInt(value), 0n);
    expect(whole.sum).toBe(String(sum));
    expect(whole.squares).toBe(String(values.reduce((all, value) => all + BigInt(value) ** 2n, 0n)));
  });
});

test('nothing cancels out where values are large and close together', () => {
  const tally = tallyOf([1e9 + 1, 1e9 + 2, 1e9 + 3]);
  expect(tally.variance).toBe(1);
});
