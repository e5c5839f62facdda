import { describe, expect, test } from 'vitest';
import { formatFile } from '../../compiler/1-syntax/format.ts';
import { compile } from '../../compiler/compile.ts';
import { playRandomGames } from '../../compiler/interpret/index.ts';
import type { Problem } from '../../compiler/problems/problem.ts';
import { renderProblem } from '../../compiler/problems/render.ts';
import { blocks, Followed, page } from './tutorial.ts';

const steps = [...new Set(blocks.map(({ step }) => step).filter((step) => step !== ''))];

/** Everything up to the end of a step. */
function followed(step: string): Followed {
  const reader = new Followed();
  for (const block of blocks.slice(0, blocks.findLastIndex((one) => one.step === step) + 1))
    reader.follow(block);
  return reader;
}

/** What is left to people: reading the pages and saying so. */
const TO_BE_READ = ['section-unread', 'variant-section-to-read'];
const codesOf = (problems: readonly Problem[]) => [...new Set(problems.map(({ code }) => code))];

describe('the tutorial', () => {
  test('has ten steps, and only blocks that a reader knows what to do with', () => {
    expect(steps.map((step) => Number.parseInt(step, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const known = [
      'ftl de',
      'ftl nl',
      'mdx de',
      'mdx nl',
      'problem',
      'regel',
      'regel variant',
      'regel without',
      'sh',
    ];
    expect([...new Set(blocks.map(({ fence }) => fence))].sort()).toEqual(known);
  });

  test.each(steps)('%s has no problem at its end, and can be played', (step) => {
    const { sources } = followed(step);
    const { problems, games } = compile(sources, { texts: Number.parseInt(step, 10) >= 9 });
    expect(problems.filter(({ code }) => !TO_BE_READ.includes(code))).toEqual([]);
    for (const { game } of games)
      for (const players of [2, 3, 4]) {
        const { faults, unfinished } = playRandomGames(game, { players }, 20, step);
        expect({ faults, unfinished }).toEqual({ faults: [], unfinished: 0 });
      }
  });

  test('quotes the problems that its readers meet, where they meet them', () => {
    const reader = new Followed();
    let quoted = 0;
    for (const block of blocks) {
      reader.follow(block);
      if (block.fence !== 'problem') continue;
      quoted++;
      const { sources } = reader;
      const files = new Map(sources.map(({ file, text }) => [`rules/${file}`, text]));
      const told = compile(sources, { texts: false }).problems.map(({ at, ...problem }) =>
        renderProblem({ ...problem, at: { ...at, file: `rules/${at.file}` } }, files, {
          language: 'en',
          colour: false,
          width: 100,
        }),
      );
      expect(told).toEqual([block.text.trimEnd()]);
    }
    expect(quoted).toBe(1);
  });

  test('ends with pages that only have to be read', () => {
    const { problems, rulebooks } = compile(followed(steps.at(-1)!).sources, { rulebooks: true });
    expect(codesOf(problems)).toEqual(TO_BE_READ);
    expect(rulebooks.get('honey')?.values.get('rounds')?.value).toBe(6);
  });

  test.each(blocks.filter(({ fence }) => fence === 'regel' || fence === 'regel variant'))(
    'is formatted: $step',
    ({ text }) => {
      expect(text).toBe(formatFile(text));
    },
  );

  test('has no line wider than a screen', () => {
    expect(page.split('\n').filter((line) => line.length > 100 && !line.startsWith('<Section '))).toEqual([]);
  });
});
