/**
 * What a designer calls a thing never meets what an engine calls its own. Every word that generated code, the runtime, JavaScript
 * and TypeScript use is given to declarations of every sort, many to a game, and interpreter and engine of that game are
 * played side by side.
 *
 * Every day each word that could meet something in these games is declared in every sort, and each other word in one.
 *   NAMES=all          every word in every form of every sort
 *   NAMES=sum,order    these words, each alone in a game, in every form of every sort
 *   NAMES=alone        every word alone; that takes many hours
 *   SORTS=terms,fields only these sorts
 */
import { afterAll, describe, expect, test } from 'vitest';
import { EngineFolder } from '../engine/emitted.ts';
import { problemsIn, STRICTEST } from '../engine/strict.ts';
import { alone, BY_FORM, BY_SORT, games, once, type Way } from './assign.ts';
import type { Slot } from './compose.ts';
import { facesOnly } from './faces-only.ts';
import { type Accepted, accepted, difference, freshId } from './side-by-side.ts';
import { allWords, languageWords, nearWords } from './words.ts';

const ASKED = process.env.NAMES ?? '';

const SORTS = process.env.SORTS?.split(',');
const isAsked = ({ sort }: Way): boolean => SORTS?.includes(sort) ?? true;

function chosen(): Slot[][] {
  const [bySort, byForm] = [BY_SORT.filter(isAsked), BY_FORM.filter(isAsked)];
  if (ASKED === 'all') return [...games(languageWords, byForm), ...games(allWords, byForm)];
  if (ASKED === 'alone') return alone([...languageWords, ...allWords], byForm);
  if (ASKED !== '') return alone(ASKED.split(','), byForm);
  const far = allWords.filter((word) => !nearWords.includes(word));
  return [...games(nearWords, bySort), ...once(far, bySort), ...once(languageWords, bySort)];
}

const folder = new EngineFolder();
afterAll(() => folder.remove());

describe('names that mean something elsewhere', () => {
  const all = chosen();
  const counts = { asked: 0, refused: 0 };
  const written: string[] = [];

  test.each(all.map((slots, index) => [label(slots, index, all.length), slots] as const))(
    '%s',
    { timeout: 600_000 },
    async (_, slots) => {
      const game = accepted(slots);
      if (slots.some(({ names }) => !languageWords.includes(names[0]!))) {
        counts.asked += slots.reduce((sum, { names }) => sum + names.length, 0);
        counts.refused += game.refused.length;
      }
      const id = freshId();
      written.push(id);
      const found = await difference(game, folder, id);
      if (found) expect.fail(await culprit(game, found));
    },
  );

  test('are types like any others', { timeout: 600_000 }, () => {
    expect(
      problemsIn(
        folder.path,
        written.map((id) => `${id}/engine.ts`),
        STRICTEST,
        facesOnly,
      ),
    ).toEqual({});
  });

  test('are taken nearly always: only what two of them mean together is refused', () => {
    expect(counts.refused).toBeLessThanOrEqual(counts.asked / 100);
  });
});

function label(slots: readonly Slot[], index: number, count: number): string {
  const [first] = slots;
  return slots.length === 1 && first!.names.length === 1 ? named(first!) : `game ${index + 1} of ${count}`;
}

function named({ sort, form, names }: Slot): string {
  return `${sort} (form ${form + 1}): ${names.join(' ')}`;
}

/** The slot without which there would be no difference, or several if only together they make one. */
async function culprit({ slots }: Accepted, found: string): Promise<string> {
  if (slots.length === 0) return `the stage itself: ${found}`;
  const [first] = slots;
  if (slots.length === 1 && first!.names.length === 1) return `${named(first!)}\n${found}`;
  for (const half of halves(slots)) {
    const game = accepted(half);
    const inHalf = await difference(game, folder);
    if (inHalf) return culprit(game, inHalf);
  }
  return `only together:\n${slots.map(named).join('\n')}\n${found}`;
}

function halves(slots: readonly Slot[]): (readonly Slot[])[] {
  const [first] = slots;
  if (slots.length > 1) {
    const middle = Math.ceil(slots.length / 2);
    return [slots.slice(0, middle), slots.slice(middle)];
  }
  const middle = Math.ceil(first!.names.length / 2);
  return [
    [{ ...first!, names: first!.names.slice(0, middle) }],
    [{ ...first!, names: first!.names.slice(middle) }],
  ];
}
