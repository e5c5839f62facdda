import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../sources.ts';
import { DESKTOP, siteUrl, withSite } from './page.ts';

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
        const selects = page.locator('regel-play .p-seat select');
        await selects.first().waitFor();
        for (const select of await selects.all()) await select.selectOption('search');
        const modules: string[] = [];
        page.on('response', (response) => {
          if (response.ok() && response.url().endsWith('.wasm')) modules.push(response.url());
        });
        await page.locator('regel-play form button[type="submit"]').click();
        // The computer plays on both seats, and thinks in WebAssembly.
        await expect.poll(() => page.locator('.p-log > li').count(), { timeout: 60_000 }).toBeGreaterThan(2);
        expect(await page.locator('regel-play').innerText()).not.toContain('kwam er niet uit');
        expect(modules).toHaveLength(1);
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
