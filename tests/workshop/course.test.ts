import { describe, expect, test } from 'vitest';
import { fileOf, numberOf, written } from '../../site/src/workshop/course/blocks.ts';
import { isDone } from '../../site/src/workshop/course/check.ts';
import { lessons } from '../../site/src/workshop/course/lessons.ts';
import { WorkshopService } from '../../site/src/workshop/service/service.ts';
import { blocks } from '../reference/tutorial.ts';
import { readSources } from '../sources.ts';

const base = {
  ...Object.fromEntries(readSources('rules/common').map(({ file, text }) => [`common/${file}`, text])),
  'honey/honey.regel': '',
};
const files: Record<string, string> = { ...base };
const service = new WorkshopService();
service.open({ files: base, base, folder: 'honey', language: 'nl' });

const change = (changes: Record<string, string>): void => {
  Object.assign(files, changes);
  service.change(changes);
};

/** What is left to be done in a step, with everything checked. */
function left(number: number) {
  service.check(1);
  while (!service.more(1).isComplete);
  const own = blocks.filter((block) => numberOf(block) === number && fileOf(block.fence) !== undefined);
  return service.course({
    number,
    blocks: own.map(({ fence, text }) => ({ fence, text, file: fileOf(fence)! })),
  });
}

test('each of the ten steps is told in every language', () => {
  const numbers = [...new Set(blocks.map(numberOf).filter((number) => number > 0))];
  for (const told of Object.values(lessons)) expect(told.length).toBe(numbers.length);
});

describe('the course, from an empty page', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('step %i is done when it is, and not before', (number) => {
    expect(isDone(left(number))).toBe(false);
    for (const block of blocks.filter((one) => numberOf(one) === number)) {
      const file = fileOf(block.fence);
      if (file !== undefined) change({ [file]: written(files[file] ?? '', block) });
    }
    // Pages have to be read, and somebody has to say so: first for the game, then for its variant.
    if (number === 10) {
      expect(left(number)).toMatchObject({ missing: [], isStuck: false });
      expect(left(number).problems).toBeGreaterThan(0);
      for (const game of ['honey', 'honey/early-frost']) {
        change(service.confirmed(game, []) as Record<string, string>);
        left(number);
      }
    }
    expect(left(number)).toEqual({ missing: [], tooMany: [], problems: 0, isStuck: false, unplayed: [] });
  });

  test('a step says what is wrong: a name that is missing, an action that is never offered', () => {
    const file = 'honey/honey.regel';
    const whole = files[file]!;
    change({ [file]: whole.replace('\n  player may do one of\n    sell\n', '\n') });
    expect(left(6).unplayed).toEqual(['sell']);
    change({ [file]: whole.replace(/^action sell.*?\n\n/ms, '') });
    expect(left(6).missing).toEqual(['action sell']);
    change({ [file]: whole });
  });
});
