/** A rulebook that is made in the browser is the one that is built: the same components from the same data, sent by a worker. */
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { emitLive } from '../../compiler/4-emit/live.ts';
import { runtimeSources, withCommonTexts } from '../../compiler/command-line/engines/emit-engines.ts';
import { compile } from '../../compiler/compile.ts';
import { openLive } from '../../generated/runtime/live-game.ts';
import { gameOf } from '../../site/src/game/games.ts';
import { LANGUAGES } from '../../site/src/game/shown.ts';
import { Article, SheetParts } from '../../site/src/rulebook/Article.tsx';
import type { Book } from '../../site/src/rulebook/book.ts';
import { builtBook } from '../../site/src/rulebook/built.ts';
import { liveBook } from '../../site/src/rulebook/live.ts';
import { type CompiledBook, sentBook } from '../../site/src/rulebook/sent-book.ts';
import { PARSED, readSources } from '../sources.ts';

const FOLDERS = /^(common|clever|starters\/pig)\//;
const files = readSources('rules', /(\.(regel|ftl|mdx)|confirmed\.txt)$/).filter(({ file }) =>
  FOLDERS.test(file),
);
const sources = withCommonTexts(files);
const { games, rulebooks } = compile(sources, { runExamples: false, cache: PARSED });

function compiledBook(id: string): CompiledBook {
  return { compiled: games.find((game) => game.id === id)!, book: rulebooks.get(id)!, sources };
}

/** As a reader has it who was sent these rules. */
function liveBooks(id: string, before?: string): readonly Book[] {
  const now = compiledBook(id);
  const live = structuredClone(emitLive(now.compiled, sources, runtimeSources()));
  const variants = games.map((game) => game.id).filter((other) => other.startsWith(`${id.split('/')[0]}/`));
  const sent = structuredClone(
    sentBook(now, before === undefined ? undefined : compiledBook(before), variants),
  );
  return LANGUAGES.map((language) => liveBook({ live, opened: openLive(live) }, sent, language)!);
}

/** Scorings to try out are drawn in the browser when they are opened. */
function html(book: Book): string {
  const { padGame: _, ...played } = book.played;
  const all = { ...book, played: { ...played, mayLackExamples: true } };
  return renderToString(h(Article, { book: all })) + renderToString(h(SheetParts, { book: all }));
}

describe.each([
  ['pig', undefined],
  ['clever/quick', 'clever'],
])('%s', (id, before) => {
  test('reads in the browser as on its page', () => {
    for (const book of liveBooks(id, before)) {
      const text = html(book);
      expect(text.length).toBeGreaterThan(5000);
      expect(text).toBe(html(builtBook(gameOf(id), book.language)));
    }
  });
});

test('a game compared with a variant of it tells what the variant had', () => {
  const [nl] = liveBooks('clever', 'clever/quick');
  const text = html(nl!);
  expect(text).toContain('class="differences"');
  expect(text).toMatch(/<del>.*<\/del>.*<ins>/);
});
