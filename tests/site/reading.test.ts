import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words } from '../../site/src/words/site.ts';
import { ROOT } from '../sources.ts';
import { DESKTOP, PHONE, siteUrl, withSite } from './page.ts';
import { builtPages } from './pages.ts';

const BOOKS = {
  nl: [
    '/nl/clever/',
    '/nl/alhambra-roll-en-write/',
    '/nl/alhambra-das-wuerfelspiel/',
    '/nl/het-paleis-van-alhambra/',
    '/nl/alcazaba/',
  ],
  de: [
    '/de/ganz-schoen-clever/',
    '/de/alhambra-roll-und-write/',
    '/de/alhambra-das-wuerfelspiel/',
    '/de/der-palast-von-alhambra/',
    '/de/alcazaba/',
  ],
};

describe('a reading page', () => {
  it('brings at most 60 kB of JavaScript before anything is played', async () => {
    for (const path of [BOOKS.nl[0]!, BOOKS.de[3]!]) {
      const bytes = await withSite(async (page) => {
        const scripts: Promise<Buffer>[] = [];
        page.on('response', (response) => {
          if (response.request().resourceType() === 'script') scripts.push(response.body());
        });
        await page.goto(path, { waitUntil: 'networkidle' });
        const loaded = await Promise.all(scripts);
        return loaded.reduce((sum, body) => sum + gzipSync(body).length, 0);
      }, PHONE);
      expect(bytes).toBeLessThan(60_000);
    }
  });

  it('fits a narrow phone and a wide screen: nothing sticks out', async () => {
    const pages = (await builtPages()).filter(({ path }) => /^\/(nl|de)\//.test(path));
    for (const options of [PHONE, { viewport: { width: 1600, height: 900 } }])
      await withSite(async (page) => {
        const wide: string[] = [];
        for (const { path } of pages.filter((_, at) => at % 3 === 0)) {
          await page.goto(path);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (over > 0) wide.push(`${path}: ${over}`);
        }
        expect(wide).toEqual([]);
      }, options);
  });

  it('is the same place in the other language', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/#foxes');
      await page.locator('a[data-keep-place]').click();
      await page.waitForURL('**/de/ganz-schoen-clever/#foxes');
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      await page.evaluate(() => history.replaceState(null, '', location.pathname));
      // Not with the mouse of the test: that would first scroll to where the link stands in the page.
      await page.evaluate(() => {
        document.getElementById('purple')!.scrollIntoView();
        document.querySelector<HTMLElement>('a[data-keep-place]')!.click();
      });
      await page.waitForURL('**/nl/clever/#purple');
      // Who has read on since is led to what is read now.
      await page.evaluate(() => {
        document.getElementById('foxes')!.scrollIntoView();
        document.querySelector<HTMLElement>('a[data-keep-place]')!.click();
      });
      await page.waitForURL('**/de/ganz-schoen-clever/#foxes');
    });
  });

  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('begins where a link leads to, on %s', async (_, options) => {
    await withSite(
      async (page) => {
        const topOf = (id: string) =>
          page.evaluate((one) => document.getElementById(one)!.getBoundingClientRect().top, id);
        for (const id of ['foxes', 'questions', 'yellow']) {
          await page.goto('/nl/');
          await page.goto(`/nl/clever/#${id}`);
          await page.waitForTimeout(500);
          expect(Math.abs((await topOf(id)) - 80), id).toBeLessThan(40);
        }
        // From one section to another on the same page.
        await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#solo"]')!.click());
        await page.waitForTimeout(500);
        expect(Math.abs((await topOf('solo')) - 80)).toBeLessThan(40);
      },
      { ...options, reducedMotion: 'no-preference' },
    );
  });

  it('explains its words where they stand', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/');
      const word = page.locator('#bonuses ~ ul .name.explained').first();
      await word.focus();
      const bubble = page.getByRole('tooltip');
      await bubble.waitFor();
      expect((await bubble.innerText()).length).toBeGreaterThan(20);
      await page.keyboard.press('Escape');
      expect(await bubble.isVisible()).toBe(false);
      for (const key of ['Enter', ' ']) {
        await page.keyboard.press(key);
        expect(await bubble.isVisible(), key).toBe(true);
        await page.keyboard.press('Escape');
      }
    });
  });

  it('keeps an explanation as long as the pointer is on it', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/');
      await page.locator('#bonuses ~ ul .name.explained').first().hover();
      const bubble = page.getByRole('tooltip');
      await bubble.hover();
      await page.waitForTimeout(500);
      expect(await bubble.isVisible()).toBe(true);
      await page.mouse.move(0, 0);
      await bubble.waitFor({ state: 'hidden' });
    });
  });

  it('is printed dark on white, whatever the switch says', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/');
      const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
      const light = await ink();
      await page.locator('[data-theme-switch]').click();
      expect(await ink()).not.toBe(light);
      await page.emulateMedia({ media: 'print' });
      expect(await ink()).toBe(light);
    });
  });

  it('is printed with whole tables where the game stands on one page', async () => {
    const overviews = (await builtPages()).filter(({ path }) => /^\/nl\/.*\/overzicht\/$/.test(path));
    expect(overviews.length).toBeGreaterThanOrEqual(BOOKS.nl.length);
    // A4; and what is left of it between the margins.
    for (const width of [794, 718])
      await withSite(
        async (page) => {
          await page.emulateMedia({ media: 'print' });
          const cut: string[] = [];
          for (const { path } of overviews) {
            await page.goto(path);
            const wide = await page.evaluate(() =>
              [...document.querySelectorAll('.scrolls')]
                .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
                .map((one) => one.getAttribute('aria-label')),
            );
            cut.push(...wide.map((table) => `${path} at ${width}: ${table}`));
          }
          expect(cut).toEqual([]);
        },
        { viewport: { width, height: 1123 } },
      );
  });

  it('turns dark and stays so', async () => {
    await withSite(async (page) => {
      await page.goto('/de/');
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await ground();
      await page.locator('[data-theme-switch]').click();
      const dark = await ground();
      expect(dark).not.toBe(light);
      await page.goto('/de/ganz-schoen-clever/');
      expect(await ground()).toBe(dark);
    });
  });

  it('can be used with the keyboard alone: skip to the content, search, open an example', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip');
      await page.keyboard.press('Enter');
      await page.keyboard.press('/');
      await page.keyboard.type('vos');
      const hit = page.locator('.search-hits a').first();
      await hit.waitFor();
      const leadsTo = await hit.evaluate((link: HTMLAnchorElement) => link.href);
      expect(leadsTo).not.toBe(page.url());
      await page.keyboard.press('Enter');
      await page.waitForURL(leadsTo);
      await page.goto('/nl/clever/');
      await page.locator('[id="example-high-die-costs-the-other-rolls"] > summary').focus();
      await page.keyboard.press('Enter');
      const example = page.locator('[id="example-high-die-costs-the-other-rolls"]');
      const button = (does: string) => example.locator(`[data-do="${does}"]`);
      const step = () => example.locator('.p-count').innerText();
      await button('start').focus();
      await page.keyboard.press('Enter');
      await example.locator('[data-do="start"][aria-disabled="true"]').waitFor();
      const first = await step();
      await button('next').focus();
      await page.keyboard.press('Enter');
      await example.locator('[data-do="start"][aria-disabled="false"]').waitFor();
      expect(await step()).not.toBe(first);
    });
  });
});

describe('the search', () => {
  const found = async (page: Page, word: string) => {
    await page.locator('[data-search-open]').click();
    await page.locator('#search-input').fill(word);
    await page.waitForFunction(() => document.querySelector('.search-tell')?.textContent?.match(/\d|\.$/));
    const hits = await page.locator('.search-hits a').evaluateAll((links) =>
      (links as HTMLAnchorElement[]).map((link) => ({
        place: link.pathname + link.hash,
        title: link.querySelector('strong')!.textContent,
        text: link.querySelector('small')!.innerText,
        below: link.closest('ol')!.previousElementSibling?.textContent,
      })),
    );
    await page.locator('.search form button').click();
    return hits;
  };

  it.each([
    [
      'nl',
      [
        'vos',
        'dobbelsteen',
        'bonus',
        'dienblad',
        'toren',
        'muur',
        'geldkaart',
        'fontein',
        'startspeler',
        'gelijkspel',
      ],
    ],
    [
      'de',
      [
        'Fuchs',
        'Würfel',
        'Bonus',
        'Tablett',
        'Turm',
        'Mauer',
        'Geldkarte',
        'Brunnen',
        'Startspieler',
        'Gleichstand',
      ],
    ],
  ])('finds ten words that players look for (%s)', async (language, words) => {
    await withSite(async (page) => {
      await page.goto(`/${language}/`);
      for (const word of words) {
        const hits = await found(page, word);
        expect(hits.length, word).toBeGreaterThan(0);
        expect(hits.filter(({ title }) => title.endsWith('#'))).toEqual([]);
        // No page of a game: there is no game of its own.
        expect(hits.filter(({ below }) => below)).toEqual([]);
      }
    });
  });

  it.each([
    ['/nl/clever/', 'vos', '/nl/clever/#foxes'],
    ['/nl/clever/', 'vossen', '/nl/clever/#foxes'],
    ['/nl/clever/spelen/', 'wat geeft een vos', '/nl/clever/#foxes'],
    ['/nl/clever/snel-spel/', 'vos', '/nl/clever/#foxes'],
    ['/nl/', 'vos', '/nl/clever/#foxes'],
    [
      '/nl/het-paleis-van-alhambra/',
      'hoeveel punten krijg ik voor een muur',
      '/nl/het-paleis-van-alhambra/#outer-wall',
    ],
    ['/de/ganz-schoen-clever/', 'Fuchs', '/de/ganz-schoen-clever/#foxes'],
    ['/de/ganz-schoen-clever/', 'Was bringt ein Fuchs?', '/de/ganz-schoen-clever/#foxes'],
    ['/de/alcazaba/', 'Was macht Dirk?', '/de/alcazaba/#two-players'],
  ])('on %s shows for “%s” what answers it among the first three', async (path, text, place) => {
    await withSite(async (page) => {
      await page.goto(path);
      expect((await found(page, text)).slice(0, 3).map((hit) => hit.place)).toContain(place);
    });
  });

  it('begins with the game whose page it is, then its variants, then the others', async () => {
    await withSite(async (page) => {
      await page.goto('/de/alcazaba/');
      const hits = await found(page, 'Dirk');
      const isOwn = hits.map((hit) => hit.place.startsWith('/de/alcazaba/'));
      expect(isOwn[0]).toBe(true);
      expect(isOwn.indexOf(false)).toBe(isOwn.lastIndexOf(true) + 1);
      expect(hits.map(({ below }) => below)).toEqual(
        isOwn.map((own) => (own ? 'In diesem Spiel' : 'In anderen Spielen')),
      );

      await page.goto('/nl/clever/snel-spel/');
      const own = (await found(page, 'spel')).filter(({ below }) => below === 'In dit spel');
      const pages = [...new Set(own.map((hit) => hit.place.replace(/#.*/, '')))];
      expect(pages).toEqual(['/nl/clever/', '/nl/clever/snel-spel/']);
    });
  });

  it('leads to a word of the glossary, with what it means', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/');
      const hit = (await found(page, 'vosje')).find(({ place }) => place.endsWith('#term-Bonus-fox'));
      expect(hit?.title).toBe('vos');
      expect(hit?.text).not.toContain('vosje');
    });
  });

  it('asks as typed when there are only common words', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/');
      expect((await found(page, 'hoe')).length).toBeGreaterThan(0);
    });
  });

  it('reads no drawings', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/clever/');
      for (const word of ['geel', 'kolom', 'rij'])
        for (const { text } of await found(page, word)) expect(text).not.toMatch(/kolom \d+: |rij \d+: /);
    });
  });

  it('says so when there is nothing', async () => {
    await withSite(async (page) => {
      await page.goto('/nl/');
      expect(await found(page, 'xyzzyplugh')).toEqual([]);
    });
  });
});

describe('without a connection', () => {
  it('everything is still there after the first visit', async () => {
    await withSite(
      async (page) => {
        await page.goto('/nl/');
        // Until it has fetched everything and taken over.
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
          timeout: 200_000,
        });
        await page.context().setOffline(true);
        await page.goto('/nl/het-paleis-van-alhambra/');
        expect(await page.locator('h1').innerText()).toContain('paleis');
        await page.goto('/nl/clever/spelen/');
        await page.locator('regel-play form button[type="submit"]').waitFor();
        await page.goto('/nl/clever/');
        await page.locator('[id="example-high-die-costs-the-other-rolls"] > summary').click();
        await page.locator('[id="example-high-die-costs-the-other-rolls"] .p-example').waitFor();
      },
      { ...DESKTOP, serviceWorkers: 'allow' },
    );
  }, 300_000);

  it('an update that stops halfway takes nothing away, and goes on with the next page', async () => {
    const net = new Map([
      ['/', 'old home'],
      ['/old.js', 'old script'],
    ]);
    const device = new Map<string, FakeCache>();
    const first = await worker('1', ['/', '/old.js'], net, device);
    await first.send('install');
    await first.send('activate');

    net.delete('/old.js');
    net.set('/', 'new home');
    const second = await worker('2', ['/', '/new.js'], net, device);
    await second.send('install');
    await second.send('activate');
    expect([...device.keys()]).toEqual(['site-1', 'site-2']);
    expect(await second.ask('/old.js')).toBe('old script');
    expect(await second.ask('/new.js')).toBe('not found');

    net.set('/new.js', 'new script');
    expect(await second.ask('/', 'navigate')).toBe('new home');
    net.clear();
    expect(await second.ask('/new.js')).toBe('new script');
    // For a page that is still open; the rest of the old version is gone.
    expect(await second.ask('/old.js')).toBe('old script');
    expect([...device.get('site-1')!.kept.keys()]).toEqual(['/old.js']);
  });

  it('can be put on the home screen, in each language', async () => {
    for (const language of ['nl', 'de']) {
      const manifest = await (await fetch(`${siteUrl()}/${language}/app.webmanifest`)).json();
      expect(manifest).toMatchObject({ lang: language, display: 'standalone', start_url: `/${language}/` });
      for (const { src } of manifest.icons as { src: string }[])
        expect((await fetch(siteUrl() + src)).status, src).toBe(200);
    }
  });
});

describe('a page that is not there', () => {
  /** All that somebody can see or hear of a page. */
  const told = (page: Page) =>
    page.evaluate(() =>
      [
        document.title,
        document.body.innerText,
        ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
          ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
        ),
      ].join('\n'),
    );

  it.each([
    ['nl', 'de', '/nl/bestaat-niet/'],
    ['de', 'nl', '/de/gibt-es-nicht/'],
    ['de', 'nl', '/de'],
  ] as const)(
    'says so in the language of its address, all of it, and shows the way (%s, not %s: %s)',
    async (language, other, path) => {
      expect((await fetch(siteUrl() + path)).status).toBe(404);
      await withMissing(path, async (page) => {
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        expect(await page.locator('main').count()).toBe(1);
        const all = await told(page);
        for (const name of [
          'notFoundTitle',
          'notFound',
          'skip',
          'search',
          'theme',
          'privacy',
          'otherLanguage',
        ] as const) {
          expect(all, name).toContain(words[language][name]);
          expect(all, name).not.toContain(words[other][name]);
        }
        expect(await page.title()).toContain(words[language].notFoundTitle);
        await page.locator('[data-search-open]').click();
        await page.locator('.search input').waitFor();
        await page.keyboard.press('Escape');
        await page.locator('main a').first().click();
        await page.waitForURL(`**/${language}/**`);
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        expect(await page.title()).not.toContain(words[language].notFoundTitle);
      });
    },
  );
});

/** At an address that is not there; that the browser says so too is no fault. */
async function withMissing(path: string, use: (page: Page) => Promise<void>): Promise<void> {
  await withSite(async (page) => {
    const html = await (await fetch(siteUrl() + path)).text();
    await page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
    await page.goto(path);
    await use(page);
  });
}

describe('nobody is shut out (axe)', () => {
  const paths = [
    '/',
    '/nl/',
    '/de/ueber/',
    '/404.html',
    ...BOOKS.nl.filter((_, at) => at % 2 === 0),
    ...BOOKS.de.filter((_, at) => at % 2 === 1),
    '/nl/clever/snel-spel/',
    '/nl/clever/overzicht/',
    '/de/der-palast-von-alhambra/uebersicht/',
    '/nl/clever/spelen/',
    '/de/der-palast-von-alhambra/spielen/',
    '/nl/clever/punten/',
    '/de/der-palast-von-alhambra/punkte/',
  ];
  // Every page in both; the rulebooks, which are long, in one or the other.
  const isBook = (path: string) => [...BOOKS.nl, ...BOOKS.de, '/nl/clever/snel-spel/'].includes(path);
  const ways = paths.flatMap((path, at) => [
    { path, colorScheme: 'light' as const, options: at % 2 ? PHONE : DESKTOP },
    { path, colorScheme: 'dark' as const, options: at % 2 ? DESKTOP : PHONE },
  ]);
  it.each(ways.filter(({ path }, at) => !isBook(path) || at % 4 === 0 || at % 4 === 3))(
    '$path, $colorScheme',
    async ({ path, colorScheme, options }) => {
      await withSite(
        async (page) => {
          await page.goto(path);
          if (await page.locator('regel-play').count()) {
            await page.locator('regel-play form button[type="submit"]').click();
            await page.locator('.p-chooser, .p-now').first().waitFor();
          }
          if (await page.locator('regel-pad').count())
            await page.locator('regel-pad button').first().waitFor();
          // Sizes and colours are only known of what is laid out.
          await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          const shown = (nodes: (typeof violations)[number]['nodes']) =>
            nodes
              .slice(0, 3)
              .map(({ html }) => html.slice(0, 160))
              .join(' | ');
          expect(violations.map(({ id, nodes }) => `${id}: ${shown(nodes)}`)).toEqual([]);
        },
        { ...options, colorScheme },
      );
    },
  );
});

// ---- the service worker, on a device of paper

class FakeCache {
  readonly kept = new Map<string, Response>();
  readonly #net: ReadonlyMap<string, string>;

  constructor(net: ReadonlyMap<string, string>) {
    this.#net = net;
  }
  async match(path: string): Promise<Response | undefined> {
    return this.kept.get(path)?.clone();
  }
  async put(path: string, response: Response): Promise<void> {
    this.kept.set(path, response);
  }
  async add({ url }: { url: string }): Promise<void> {
    const body = this.#net.get(url);
    if (body === undefined) throw new TypeError('not there');
    this.kept.set(url, new Response(body));
  }
  async delete(path: string): Promise<boolean> {
    return this.kept.delete(path);
  }
}

interface WorkerEvent {
  request?: { url: string; mode: string; method: string };
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

/** The program as it is published, for a version with these files. */
async function worker(
  version: string,
  files: readonly string[],
  net: ReadonlyMap<string, string>,
  device: Map<string, FakeCache>,
) {
  const program = await readFile(path.join(ROOT, 'site/integrations/service-worker.js'), 'utf8');
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const caches = {
    keys: async () => [...device.keys()],
    delete: async (name: string) => device.delete(name),
    async open(name: string) {
      const found = device.get(name) ?? new FakeCache(net);
      device.set(name, found);
      return found;
    },
    async match(path: string) {
      for (const cache of device.values()) if (cache.kept.has(path)) return cache.match(path);
      return undefined;
    },
  };
  runInNewContext(program, {
    VERSION: version,
    // What stands in a file tells its version.
    FILES: Object.fromEntries(files.map((file) => [file, `${file} ${net.get(file)}`])),
    caches,
    URL,
    Response,
    Request: class {
      readonly url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
    fetch: async ({ url }: { url: string }) => {
      if (net.size === 0) throw new TypeError('no connection');
      const body = net.get(new URL(url).pathname);
      return new Response(body ?? 'not found', { status: body === undefined ? 404 : 200 });
    },
    self: {
      location: { origin: 'https://regelwerk.example' },
      clients: { claim: async () => {} },
      skipWaiting: async () => {},
      addEventListener: (name: string, listener: (event: WorkerEvent) => void) =>
        listeners.set(name, listener),
    },
  });
  const send = async (name: string, request?: WorkerEvent['request']): Promise<Response | undefined> => {
    const works: Promise<unknown>[] = [];
    let answered: Promise<Response> | undefined;
    listeners.get(name)!({
      ...(request ? { request } : {}),
      waitUntil: (work) => works.push(work),
      respondWith: (answer) => {
        answered = answer;
      },
    });
    await Promise.all(works);
    return answered;
  };
  const ask = async (path: string, mode = 'no-cors') => {
    const response = await send('fetch', { url: `https://regelwerk.example${path}`, mode, method: 'GET' });
    return response?.text();
  };
  return { send, ask };
}
