import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 850 } };

export const siteUrl = (): string => inject('url');

/** What is said where a test keeps something from the page. */
const BLOCKED = ['Service Worker registration blocked by Playwright', 'net::ERR_BLOCKED_BY_CLIENT'];

/**
 * Opens pages of the site in a context of its own. Whatever a page complains about, and whatever it asks another host for, is an
 * error of the test.
 */
export async function withSite<Result>(
  use: (page: Page) => Promise<Result>,
  options: BrowserContextOptions = DESKTOP,
): Promise<Result> {
  const url = siteUrl();
  const browser = await chromium.connect(inject('browser'));
  try {
    // Keeping the site for later would fetch all of it for every test.
    const context = await browser.newContext({
      baseURL: url,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('console', (message) => {
      if (BLOCKED.some((part) => message.text().includes(part))) return;
      if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text());
    });
    page.on('request', (request) => {
      const asked = request.url();
      if (!asked.startsWith(url) && !/^(data|blob):/.test(asked)) wrong.push(`asked for ${asked}`);
    });
    const result = await use(page);
    if (wrong.length > 0) throw new Error(`The page reported:\n${[...new Set(wrong)].join('\n')}`);
    return result;
  } finally {
    await browser.close();
  }
}
