import { type Browser, chromium, type Page } from 'playwright-core';
import { launchOptions } from './chromium.ts';
import { type Site, serve } from './server.ts';

/**
 * Opens an empty page in a headless Chromium, with a site behind it, and closes all of it again, whatever happens. What
 * goes wrong inside the page (an exception nobody catches, an error in its console) is an error of the test too.
 */
export async function withPage<Result>(
  use: (page: Page, url: string) => Promise<Result>,
  site: Site = {},
): Promise<Result> {
  const server = await serve(site);
  try {
    const browser = await launch();
    try {
      const page = await browser.newPage({ baseURL: server.url });
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') wrong.push(message.text());
      });
      await page.goto('/');
      const result = await use(page, server.url);
      if (wrong.length > 0) throw new Error(`The page reported:\n${wrong.join('\n')}`);
      return result;
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

/** Calls an exported function of a module that the site serves, in the page. Arguments and result are plain data. */
export async function callInPage<Result>(
  page: Page,
  module: string,
  name: string,
  ...args: unknown[]
): Promise<Result> {
  // As text: the test runner would rewrite an import inside a function that is handed over.
  const [from, called, given] = [module, name, args].map((part) => JSON.stringify(part));
  const call = `import(${from}).then((module) => module[${called}](...${given}))`;
  return (await page.evaluate(call)) as Result;
}

async function launch(): Promise<Browser> {
  try {
    return await chromium.launch(await launchOptions());
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    throw new Error(
      'No browser could be started for the tests.\n' +
        'On Linux x64 one comes with `npm ci`; remove node_modules/.cache/chromium-* if it is damaged. Elsewhere ' +
        'install Chrome (on Windows Edge will do), or say where a Chromium is: BROWSER_PATH=<file> npm test.\n' +
        `The reason: ${reason}`,
      { cause: problem },
    );
  }
}
