import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readExplained } from '../../compiler/mutate/index.ts';
import { games } from '../games.ts';
import { isStarter } from '../sources.ts';
import { LoweringJudge } from './judge-lowering.ts';
import { loweringMutants } from './mutate-routines.ts';

/** One in N mutants is tried here; `node tests/ir/lowering-mutants.ts` tries all. */
const ONE_IN = 20;

// Those to begin with have few examples, for people to read.
const whole = games.filter(({ id, model }) => !model.base && !isStarter(id));
const text = readFileSync(new URL('./lowering-mutants.txt', import.meta.url), 'utf8');
const { explained, wrong } = readExplained(text);

describe.each(whole.map((compiled) => ({ id: compiled.id, compiled })))(
  'lowering of $id',
  ({ id, compiled }) => {
    const mutants = loweringMutants(compiled, games);

    test('has mutants, each with a name of its own', () => {
      expect(mutants.length).toBeGreaterThan(100);
      expect(new Set(mutants.map((mutant) => mutant.id)).size).toBe(mutants.length);
    });

    test('a mistake in it is noticed by a worked example, or explained', async () => {
      const judge = new LoweringJudge(compiled, []);
      const unnoticed: string[] = [];
      for (const mutant of mutants.filter((_, at) => at % ONE_IN === 0))
        if ((await judge.judge(mutant)).by === 'nobody') unnoticed.push(`${id}/${mutant.id}`);
      const known = explained.map((one) => one.id);
      expect(unnoticed.filter((one) => !known.includes(one))).toEqual([]);
    });

    test('every explanation is about one of them', () => {
      const own = explained.filter((one) => one.id.startsWith(`${id}/`)).map((one) => one.id);
      expect(own.filter((one) => !mutants.some((mutant) => `${id}/${mutant.id}` === one))).toEqual([]);
    });
  },
);

test('every line of the file is an explanation of a mutant of some game', () => {
  expect(wrong).toEqual([]);
  const known = whole.map(({ id }) => id);
  expect(explained.filter(({ id }) => !known.includes(id.split('/')[0]!))).toEqual([]);
});
