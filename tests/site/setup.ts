import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { launchOptions } from '../browser/chromium.ts';
import { serve } from '../browser/server.ts';
import { ROOT } from '../sources.ts';
import { buildSite } from './build.ts';
import { headersIn } from './headers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the site is served. */
    url: string;
    /** Where the browser listens. */
    browser: string;
  }
}

/** Builds the site as `npm start` does, serves it, and starts one browser for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!process.env.SITE_IS_BUILT) buildSite(ROOT);
  const dist = path.join(ROOT, 'site/dist');
  const headers = headersIn(await readFile(path.join(dist, '_headers'), 'utf8'));
  const server = await serve({ folders: { '/': dist }, notFound: '/404.html', headers });
  const browser = await chromium.launchServer(await launchOptions());
  project.provide('url', server.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
