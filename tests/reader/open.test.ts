/** What somebody sends is opened step by step, and whatever it is, the answer is in words. */
import { expect, test } from 'vitest';
import { runtimeSources } from '../../compiler/command-line/engines/emit-engines.ts';
import { pick, seeded } from '../../compiler/runtime/random.ts';
import { type Base, changeBetween, encodeChange } from '../../compiler/share/index.ts';
import { openInWorker, type Thread } from '../../site/src/reader/client.ts';
import type { Opening } from '../../site/src/reader/messages.ts';
import { openShared } from '../../site/src/reader/open-shared.ts';
import { edited, readSources } from '../sources.ts';

const all = readSources('rules', /(\.(regel|ftl|mdx)|confirmed\.txt)$/);
const published = (folder: string) =>
  all.filter(({ file }) => file.startsWith(`${folder}/`) || file.startsWith('common/'));
const base: Base = { folder: 'starters/pig', sources: published('starters/pig') };
const RULES = 'starters/pig/pig.regel';
const surroundings = { runtime: runtimeSources(), sourcesOf: async (folder: string) => published(folder) };

async function opened(text: string): Promise<readonly Opening[]> {
  const openings: Opening[] = [];
  const request = { text, language: 'nl', hasModules: true } as const;
  for await (const opening of openShared(request, surroundings)) openings.push(structuredClone(opening));
  return openings;
}

const linkTo = (from: string, to: string): string =>
  encodeChange(changeBetween(base, edited(base.sources, RULES, from, to), 'pig'));

test('a changed number is played first, then read, with what it was', async () => {
  const [game, book] = await opened(linkTo('100', '50'));
  expect(game).toMatchObject({ is: 'game', folder: 'starters/pig', isBaseSame: true, left: [] });
  if (book?.is !== 'book') throw new Error('there is no book');
  const changes = book.book!.rulebook.changed.flatMap(({ values }) => values);
  expect(changes).toContainEqual(expect.objectContaining({ before: 100, now: 50 }));
  expect(book.book!.before?.id).toBe('pig');
  expect(Object.keys(book.book!.sentences)).toEqual(['nl', 'de']);
});

test('rules with mistakes are told in the words of the reader, and nothing is opened', async () => {
  const [first, ...more] = await opened(linkTo('phase game', 'phase gaem'));
  expect(more).toEqual([]);
  expect(first).toMatchObject({ is: 'refused' });
  if (first?.is === 'refused') expect(first.told[0]!.message).toMatch(/^starters\/pig\/pig\.regel: .*\bspel/);
});

test('rules that are not there are told apart from broken ones', async () => {
  const text = linkTo('100', '50');
  const request = { text, language: 'de', hasModules: false } as const;
  const answers: Opening[] = [];
  const offline = { ...surroundings, sourcesOf: () => Promise.reject(new Error('offline')) };
  for await (const opening of openShared(request, offline)) answers.push(opening);
  expect(answers).toEqual([{ is: 'not fetched' }]);
});

test('whatever a link says instead is refused in words', async () => {
  const text = linkTo('100', '50');
  const words = seeded('broken links');
  const letters = [...'ABCabc019_-'];
  const broken = Array.from({ length: 300 }, () => {
    const at = words[0]! % text.length;
    const kind = pick(words, ['cut', 'other', 'more']);
    if (kind === 'cut') return text.slice(0, at);
    return text.slice(0, at) + pick(words, letters) + (kind === 'more' ? text.slice(at) : text.slice(at + 1));
  });
  for (const one of ['', '1', 'x'.repeat(100_000), '<script>', ...broken].filter((other) => other !== text)) {
    const [first] = await opened(one);
    expect(['refused', 'game']).toContain(first!.is);
    if (first?.is === 'refused') expect(first.told[0]!.message).not.toBe('');
  }
});

test('a worker that does not come to an end is ended, and says so once', async () => {
  let isEnded = false;
  const thread: Thread = {
    onmessage: null,
    onerror: null,
    postMessage: () => undefined,
    terminate: () => {
      isEnded = true;
    },
  };
  const request = { text: '1', language: 'nl', hasModules: true } as const;
  const why = await new Promise((resolve) =>
    openInWorker(
      request,
      () => undefined,
      resolve,
      () => thread,
      1,
    ),
  );
  expect([why, isEnded, thread.onmessage]).toEqual(['late', true, null]);
});
