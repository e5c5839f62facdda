/** What is printed, measured on paper: in a browser, with its own PDF. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test, vi } from 'vitest';
import type { Language, Seen } from '../../site/src/game/shown.ts';
import { fitOnPaper } from '../../site/src/print/fit.ts';
import { PrintAndPlay } from '../../site/src/print/PrintAndPlay.tsx';
import { cutPages, PAGE, SIZES } from '../../site/src/print/plan.ts';
import { formOf } from '../../site/src/table/look.ts';
import { withPage } from '../browser/browser.ts';
import { ROOT } from '../sources.ts';
import { type Game, gameOf, IDS } from '../table/drawn.ts';

vi.setConfig({ testTimeout: 240_000 });

const STYLES = [
  'styles/tokens',
  'styles/base',
  'table/table',
  'table/pieces',
  'table/sheet',
  'table/scores',
  'print/print',
];
const css = STYLES.map((name) =>
  readFileSync(`${ROOT}site/src/${name}.css`, 'utf8').replace(/^@import.*$/gm, ''),
);

function html({ engine, shown }: Game, language: Language): string {
  const session = engine.session();
  session.ask({ do: 'situation', players: engine.data.players.from });
  const seen = engine.read(session.state!) as Seen;
  const body = renderToString(h(PrintAndPlay, { shown: shown[language], seen }));
  return `<!doctype html><html lang="${language}"><style>${css.join('\n')}</style><body>${body}</body></html>`;
}

interface Measured {
  readonly width: number;
  readonly height: number;
  /** What stands out of its page. */
  readonly out: readonly string[];
}

/** Pages and pieces as they are on paper, in millimetres. */
async function measured(
  page: Page,
): Promise<{ pages: Measured[]; pieces: { sort: string; width: number; height: number }[] }> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  return page.evaluate(() => {
    const mm = (pixels: number) => (pixels * 25.4) / 96;
    const box = (element: Element) => element.getBoundingClientRect();
    const pages = [...document.querySelectorAll('.pp-page')].map((page) => {
      const { left, right, width, height } = box(page);
      const out = [...page.querySelectorAll('*')]
        .filter(
          (one) =>
            box(one).width > 0 && getComputedStyle(one).visibility === 'visible' && !one.closest('.t-said'),
        )
        .filter((one) => box(one).left < left - 1 || box(one).right > right + 1)
        .map((one) => `${one.tagName}.${one.getAttribute('class')}`);
      return { width: mm(width), height: mm(height), out: [...new Set(out)].slice(0, 5) };
    });
    const pieces = [...document.querySelectorAll('.pp-cut > li')].map((one) => ({
      sort: one.parentElement!.className,
      width: mm(box(one).width),
      height: mm(box(one).height),
    }));
    return { pages, pieces };
  });
}

test('every game and variant: A4, in millimetres, every piece there, nothing cut off', async () => {
  await withPage(async (page) => {
    for (const id of IDS) {
      const game = await gameOf(id);
      const { data } = game.engine;
      const language = id.includes('/') ? 'de' : 'nl';
      await page.setContent(html(game, language));
      await page.evaluate(`(${fitOnPaper.toString()})(document)`);
      const { pages, pieces } = await measured(page);
      const cut = data.pieces.filter((sort) => formOf(data, sort) !== 'die');
      expect([id, pieces.length]).toEqual([id, cut.reduce((sum, { names }) => sum + names.length, 0)]);
      expect([id, pages.flatMap(({ out }) => out)]).toEqual([id, []]);
      for (const { width, height } of pages) {
        expect(width).toBeCloseTo(PAGE.width, 0);
        expect([id, height <= PAGE.height + 0.5, height]).toEqual([id, true, height]);
      }
      for (const { sort, width, height } of pieces) {
        const form = (['card', 'tile', 'token'] as const).find((one) => sort.includes(`pp-${one}s`))!;
        expect([width, height].map(Math.round)).toEqual([SIZES[form].width, SIZES[form].height]);
      }
      if (id.includes('/')) continue;
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      if (process.env.PRINTED) writeFileSync(`${process.env.PRINTED}/${id}.pdf`, pdf);
      const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
      const sizes = boxes.map(([, width, height]) =>
        [Number(width), Number(height)].map((one) => Math.round((one * 25.4) / 72)),
      );
      expect(sizes).toEqual(pages.map(() => [210, 297]));
    }
  });
});

test('a page of pieces holds as many as fit', async () => {
  for (const id of ['palace', 'whist']) {
    const { data } = (await gameOf(id)).engine;
    for (const { form, pieces } of cutPages(data)) {
      const { width, height } = SIZES[form];
      const rows = Math.ceil(pieces.length / Math.floor(PAGE.width / width));
      expect(rows * height + PAGE.head).toBeLessThanOrEqual(PAGE.height);
    }
  }
});
