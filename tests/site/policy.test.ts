import { chromium, type Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { withPolicy } from '../../site/integrations/content-policy.ts';
import { words } from '../../site/src/words/site.ts';
import { DESKTOP, siteUrl, withSite } from './page.ts';
import { builtPages } from './pages.ts';

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** In the page: tells whatever the policy refuses. */
function tellRefusals(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    (window as unknown as { tellRefused(what: string): void }).tellRefused(
      `${location.pathname}: ${effectiveDirective} ${blockedURI}`,
    ),
  );
}

it('every page says what may run in it, before anything could', async () => {
  for (const { path, html } of await builtPages()) {
    const policy = META.exec(html)?.[1] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    const sources = Object.fromEntries(
      policy.split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]),
    );
    for (const directive of ['script-src', 'script-src-attr', 'style-src-elem', 'object-src', 'base-uri'])
      for (const source of sources[directive] ?? ['missing'])
        expect(source, `${path} ${directive}`).toMatch(/^'(self|none|wasm-unsafe-eval|sha256-[\w+/]{43}=)'$/);
    expect(html.search(META), path).toBeLessThan(html.search(/<(script|link|style|title)\b/));
    expect(html, path).not.toMatch(/<[^>]*\son[a-z]+=|<[^>]*\s(href|src)="?(javascript|data):/i);
  }
});

it('a page with a script that is none of ours is not published', async () => {
  const { html } = (await builtPages()).find(({ path }) => path === '/nl/clever/')!;
  const plain = html.replace(META, '');
  expect(withPolicy('a page', plain)).toBe(html);
  for (const script of ['<script>run()</script>', '<SCRIPT type="module">run()</SCRIPT>'])
    expect(() => withPolicy('a page', plain.replace('</main>', `${script}</main>`))).toThrow('none of ours');
  expect(() => withPolicy('a page', '<p>no head</p>')).toThrow('no place');
});

describe('in a browser, under the policy', () => {
  /** Ways to run a script from a page; each would say its own name. The last one is tried from inside. */
  const ATTACKS: Readonly<Record<string, string>> = {
    inline: '<script>ran("inline")</script>',
    module: '<script type="module">ran("module")</script>',
    handler: '<img src="/nothing.png" onerror="ran(\'handler\')">',
    load: '<svg onload="ran(\'load\')"></svg>',
    toggle: '<details open ontoggle="ran(\'toggle\')"><summary>x</summary></details>',
    frame: '<iframe srcdoc="<script>parent.ran(\'frame\')</script>"></iframe>',
    link: '<a id="attack" href="javascript:ran(\'link\')">x</a>',
    foreign: '<script src="https://foreign.example/x.js"></script>',
    data: '<script src="data:text/javascript,ran(\'data\')"></script>',
    evaluated: '',
  };
  const ALL = Object.keys(ATTACKS).sort();

  /** What runs of all attacks in a page that was changed on its way, and what is refused: waits until all were one or the other. */
  async function attacked(
    change: (html: string) => string,
  ): Promise<{ ran: readonly string[]; refused: readonly string[] }> {
    const browser = await chromium.connect(inject('browser'));
    try {
      const context = await browser.newContext({ ...DESKTOP, serviceWorkers: 'block' });
      const page = await context.newPage();
      const ran = new Set<string>();
      const refused: string[] = [];
      await page.exposeFunction('ran', (name: string) => ran.add(name));
      await page.exposeFunction('tellRefused', (what: string) => refused.push(what));
      await page.addInitScript(tellRefusals);
      await page.route('https://foreign.example/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'ran("foreign")' }),
      );
      const html = await (await fetch(`${siteUrl()}/nl/clever/`)).text();
      const body = html.replace('</main>', `${Object.values(ATTACKS).join('\n')}</main>`);
      await page.route('**/nl/clever/', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: change(body) }),
      );
      await page.goto(`${siteUrl()}/nl/clever/`);
      await page.evaluate(() => {
        document.querySelector<HTMLAnchorElement>('#attack')!.click();
        setTimeout("ran('evaluated')", 0);
      });
      await expect
        .poll(() => ran.size + refused.length, { timeout: 30_000 })
        .toBeGreaterThanOrEqual(ALL.length);
      return { ran: [...ran].sort(), refused };
    } finally {
      await browser.close();
    }
  }

  it('no script runs that is not of the site', async () => {
    const { ran, refused } = await attacked((html) => html);
    expect(ran).toEqual([]);
    expect(refused.length).toBe(ALL.length);
  });

  it('without it, all of them would', async () => {
    expect(await attacked((html) => html.replace(META, ''))).toEqual({ ran: ALL, refused: [] });
  });

  /** What was refused on a page is told in the console, which fails the test. */
  const watched = async (use: (page: Page) => Promise<void>): Promise<void> => {
    const refused: string[] = [];
    await withSite(async (page) => {
      await page.exposeFunction('tellRefused', (what: string) => refused.push(what));
      await page.addInitScript(tellRefusals);
      await use(page);
    });
    expect(refused).toEqual([]);
  };

  it('every page opens, and is drawn', async () => {
    const pages = (await builtPages()).filter(({ path }) => !path.endsWith('404.html'));
    await watched(async (page) => {
      for (const { path } of pages.filter((_, at) => at % 4 === 0)) {
        await page.goto(path);
        expect(await page.locator('h1').count(), path).toBe(1);
      }
    });
  });

  it('an example is played, a scoring tried out, a word found, the theme switched', async () => {
    await watched(async (page) => {
      await page.goto('/nl/clever/');
      const example = page.locator('[id="example-high-die-costs-the-other-rolls"]');
      await example.locator('summary').click();
      await example.locator('[data-do="first"], [data-do="start"]').first().click();
      await example.locator('[data-do="next"]').click();
      const explore = page.locator('regel-explore').first();
      await explore.scrollIntoViewIfNeeded();
      await explore.locator('button, input, select').first().waitFor();
      // A drawing is placed by attributes.
      const styled = await page.evaluate(() => {
        const element = document.querySelector<HTMLElement>('[style*="--"]')!;
        return element.style.length;
      });
      expect(styled).toBeGreaterThan(0);
      await page.locator('[data-theme-switch]').click();
      const theme = await page.locator('html').getAttribute('data-theme');
      await page.goto('/nl/clever/overzicht/');
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
      await page.locator('[data-search-open]').click();
      await page.locator('#search-input').fill('vos');
      await page.locator('.search-hits a').first().waitFor();
    });
  });

  it('a game is played with the computer, and the points are counted', async () => {
    await watched(async (page) => {
      await page.goto('/de/ganz-schoen-clever/spielen/');
      await page.locator('regel-play .p-seat select').first().waitFor();
      for (const select of await page.locator('regel-play .p-seat select').all()) {
        const kinds = await select
          .locator('option')
          .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
        await select.selectOption(kinds.find((kind) => kind !== 'person' && kind !== '')!);
      }
      await page.locator('regel-play form button[type="submit"]').click();
      await page.locator('.p-log > li').nth(3).waitFor({ state: 'attached' });
      await page.goto('/de/ganz-schoen-clever/punkte/');
      await page.locator('regel-pad button, regel-pad input').first().waitFor();
    });
  });

  it('the page for what is not there speaks the language of its address', async () => {
    await watched(async (page) => {
      const html = await (await fetch(`${siteUrl()}/de/gibt-es-nicht/`)).text();
      await page.route('**/de/gibt-es-nicht/', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
      await page.goto('/de/gibt-es-nicht/');
      expect(await page.title()).toContain(words.de.notFoundTitle);
      expect(await page.locator('main').count()).toBe(1);
    });
  });
});
