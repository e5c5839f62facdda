import { expect, test, vi } from 'vitest';
import { DESKTOP, PHONE, withSite } from './page.ts';
import { builtPages } from './pages.ts';

vi.setConfig({ testTimeout: 300_000 });

/** The quick references of all games and variants, in both languages. */
async function references(): Promise<string[]> {
  const paths = (await builtPages()).map(({ path }) => path);
  return paths.filter((path) => /\/(overzicht|uebersicht)\/$/.test(path));
}

// Whether the fonts of the site come in time depends on the line.
test.each(['those of the site', 'those of the device'])(
  'every quick reference is one sheet of A4, with fonts that are %s',
  async (fonts) => {
    await withSite(async (page) => {
      if (fonts === 'those of the device')
        await page.route('**/*.woff2', (route) => route.abort('blockedbyclient'));
      const wrong: string[] = [];
      for (const path of await references()) {
        await page.goto(path);
        const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
        const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length;
        const size = /\/MediaBox\s*\[([^\]]*)\]/
          .exec(pdf.toString('latin1'))?.[1]
          ?.trim()
          .split(/\s+/)
          .map(Number);
        const isA4 = Math.abs((size?.[2] ?? 0) - 595) < 2 && Math.abs((size?.[3] ?? 0) - 842) < 2;
        if (sheets !== 1 || !isA4) wrong.push(`${path}: ${sheets} sheets of ${size}`);
      }
      expect(wrong).toEqual([]);
    }, DESKTOP);
  },
);

test('on a phone nothing is cut off, and it is read in about a minute', async () => {
  await withSite(async (page) => {
    const wrong: string[] = [];
    for (const path of await references()) {
      await page.goto(path);
      const found = await page.evaluate(() => {
        const wide = [...document.querySelectorAll('.sheet .scrolls')].filter(
          (table) => table.scrollWidth > table.clientWidth + 1,
        );
        const words = document.querySelector<HTMLElement>('.sheet-parts')!.innerText.match(/\p{L}{2,}/gu);
        return {
          wide: wide.map((table) => table.getAttribute('aria-label')),
          over: document.documentElement.scrollWidth - innerWidth,
          words: words?.length ?? 0,
        };
      });
      if (found.wide.length > 0 || found.over > 0 || found.words > 350 || found.words < 30)
        wrong.push(`${path}: ${JSON.stringify(found)}`);
    }
    expect(wrong).toEqual([]);
  }, PHONE);
});
