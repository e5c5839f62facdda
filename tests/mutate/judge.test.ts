import { describe, expect, test } from 'vitest';
import { Judge, readExplained, summarize } from '../../compiler/mutate/index.ts';
import { acorns } from './acorns.ts';

const { sources, mutants, find, vectors } = acorns();
const judge = new Judge(sources, 'acorns', vectors);

test('the rules as they are pass everything', async () => {
  expect(await judge.unready()).toBeUndefined();
});

test('what cannot be relied on is told first', async () => {
  const wrong = acorns((text) => text.replace('points of Mia is 7', 'points of Mia is 8'));
  expect(await new Judge(wrong.sources, 'acorns', undefined).unready()).toEqual({ example: 'four-acorns' });
  const other = acorns((text) => text.replace('11 | 9', '11 | 8'));
  expect(await new Judge(sources, 'acorns', other.vectors).unready()).toEqual({ dialogue: 'table-prize' });
});

describe('who notices', () => {
  test('a worked example, the one about the rule first', async () => {
    expect(await judge.judge(find('table-prize', '7', '8'))).toEqual({ by: 'example', what: 'four-acorns' });
    const strict = find('action-take', 'is at most', 'is less than');
    expect(await judge.judge(strict)).toEqual({ by: 'example', what: 'a-store-is-full' });
  });

  test('an example that speaks of what is gone', async () => {
    const gone = find('action-take', 'need acorns + number is at most limit else too-many', '');
    expect(await judge.judge(gone)).toEqual({ by: 'example', what: 'a-store-is-full' });
  });

  test('where no example looks, what was recorded', async () => {
    expect(await judge.judge(find('table-prize', '9', '10'))).toEqual({
      by: 'recorded',
      what: 'table-prize',
    });
    const blind = new Judge(sources, 'acorns', undefined);
    expect(await blind.judge(find('table-prize', '9', '10'))).toEqual({ by: 'nobody', what: '' });
  });

  test('the compiler: such a mutant does not count', async () => {
    const empty = find('scoring-store', 'award prize[acorns]', '');
    expect(await judge.judge(empty)).toEqual({ by: 'compiler', what: 'scoring-without-award' });
  });

  test('nobody, if it is the very same game', async () => {
    const same = { ...find('phase-game', '3', '4'), edits: [] };
    expect(await judge.judge(same)).toEqual({ by: 'same', what: '' });
  });

  test('nobody, where a limit is never reached', async () => {
    expect(await judge.judge(find('field-taken', '9', '8'))).toEqual({ by: 'nobody', what: '' });
  });

  test('a game that never ends has been noticed', async () => {
    const gift =
      'repeat while acorns of first of players is less than 1\n    add 1 to acorns of first of players';
    const endless = acorns((text) => text.replace('phase game', `phase game\n  ${gift}`));
    const mutant = endless.mutants.find(({ where, after }) => where.startsWith('add 1') && after === '0')!;
    const { by } = await new Judge(endless.sources, 'acorns', endless.vectors).judge(mutant);
    expect(by).toBe('recorded');
  });
});

test('the sum: what counts, what is explained, and explanations that have grown old', () => {
  const [first, second, third, ...rest] = mutants;
  const judged = [
    { mutant: first!, verdict: { by: 'nobody', what: '' } },
    { mutant: second!, verdict: { by: 'nobody', what: '' } },
    { mutant: third!, verdict: { by: 'recorded', what: 'x' } },
    ...rest.map((mutant, index) => ({
      mutant,
      verdict: { by: index === 0 ? 'compiler' : 'example', what: '' },
    })),
  ] as Parameters<typeof summarize>[0];
  const text = `# why\n${first!.id}: it is the same\n  in every game\n${third!.id}: old\ngone.123456: older\n`;
  const { explained, wrong } = readExplained(text);
  expect(wrong).toEqual([]);
  const summary = summarize(judged, explained);
  expect(summary).toMatchObject({
    mutants: mutants.length - 1,
    noticed: mutants.length - 3,
    byExamples: mutants.length - 4,
    refused: 1,
    survivors: [second],
    explained: [{ id: first!.id, why: 'it is the same in every game' }],
    stale: [
      { id: third!.id, noticed: true, line: 4 },
      { id: 'gone.123456', noticed: false, line: 5 },
    ],
  });
});

test('a line that is no explanation is told', () => {
  expect(readExplained('because\n').wrong).toEqual([1]);
  expect(readExplained('a.1: x\na.1: y\n').wrong).toEqual([2]);
  expect(readExplained('  indented\n').wrong).toEqual([1]);
});
