import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { type OpenQuestion, openQuestions } from '../../compiler/mutate/index.ts';
import { ACORNS } from './acorns.ts';

const sources = [{ file: 'acorns/acorns.regel', text: ACORNS }];
const [base] = compile(sources, { texts: false, runExamples: false }).games;

test('what no example decides is asked, with a game in which it shows; what one decides is not', async () => {
  const questions: OpenQuestion[] = [];
  for await (const { question } of openQuestions(sources, base!, { positions: 60 }))
    if (question) questions.push(question);
  const about = (where: string) => questions.filter(({ mutant }) => mutant.where.includes(where));
  // Both worked examples are about prizes for 4 and 5 acorns, and about a store that is full: none says what 6 acorns bring,
  // how often players take, or who wins a tie.
  expect(about('repeat 3 times').length).toBeGreaterThan(0);
  expect(about('need acorns + number')).toEqual([]);
  const rounds = about('repeat 3 times').find(({ witness }) => witness);
  expect(rounds!.witness!.steps.length).toBeGreaterThan(1);
});

test('it can be stopped at any time', async () => {
  let count = 0;
  for await (const { judged, mutants } of openQuestions(sources, base!)) {
    expect(judged).toBeLessThanOrEqual(mutants);
    if (++count === 3) break;
  }
  expect(count).toBe(3);
});
