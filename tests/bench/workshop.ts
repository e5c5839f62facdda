/**
 * `node tests/bench/workshop.ts --game palace --edits 200`: types into the text of a game in the workshop of the site that was built,
 * in Chromium, and measures from the key to the problems as they are then, and to the game as it is then; and beside it the same
 * files checked from the beginning, in a thread of the same browser. `--memory 10000` makes so many edits in Node instead, and says
 * what the language service holds on the way.
 */
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { LanguageService } from '../../compiler/language-service/index.ts';
import { pick, seeded } from '../../compiler/runtime/random.ts';
import { launchOptions } from '../browser/chromium.ts';
import { serve } from '../browser/server.ts';
import { mark, showText } from '../site/bench.ts';
import { ROOT, readSources } from '../sources.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'palace' },
    edits: { type: 'string', default: '200' },
    memory: { type: 'string' },
  },
});

/** What somebody types at one place, and takes back. */
const IN_ONE_PLACE = 5;
/** From one key to the next, in milliseconds: who types quickly. */
const BETWEEN = 120;
/** Every so many edits all is checked from the beginning, to compare. */
const FRESH_EVERY = 10;
const LONGEST = 10_000;

interface Bench {
  /** The milliseconds from the key to the first answer of this name that was asked for after it. */
  after(name: string): Promise<number>;
  fresh(): Promise<{ checked: number; complete: number }>;
}

/** Runs in the page, before everything else: notes when keys are pressed, and when the thread of the compiler answers. */
function watch(longest: number): void {
  type Call = { readonly id: number; readonly name: string; readonly args: readonly unknown[] };
  const Original = globalThis.Worker;
  const asked = new Map<number, string>();
  let pressed = 0;
  let opened: { address: URL; args: readonly unknown[] } | undefined;
  let answers: { readonly name: string; readonly at: number }[] = [];
  const keep = (name: string): void => {
    // After what the page does with it: its handlers come before the next message.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => answers.push({ name, at: performance.now() });
    port2.postMessage(0);
  };
  globalThis.Worker = class extends Original {
    readonly #address: URL;
    constructor(address: URL, options?: WorkerOptions) {
      super(address, options);
      this.#address = address;
      this.addEventListener('message', ({ data }) => {
        const name = asked.get((data as { id: number }).id);
        if (name !== undefined) keep(name);
      });
    }
    override postMessage(call: Call): void {
      if (call.name === 'open' && String(this.#address).includes('worker-'))
        opened = { address: this.#address, args: call.args };
      if (['check', 'live'].includes(call.name)) asked.set(call.id, call.name);
      super.postMessage(call);
    }
  } as typeof Worker;
  addEventListener(
    'keydown',
    () => {
      answers = [];
      asked.clear();
      pressed = performance.now();
    },
    { capture: true },
  );
  const bench: Bench = {
    async after(name) {
      for (;;) {
        const found = answers.find((one) => one.name === name);
        if (found) return found.at - pressed;
        if (performance.now() - pressed > longest) return Number.NaN;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    async fresh() {
      const worker = new Original(opened!.address, { type: 'module' });
      let last = 0;
      const ask = (name: string, ...args: unknown[]): Promise<{ isComplete: boolean }> =>
        new Promise((resolve) => {
          const id = ++last;
          const answered = ({ data }: MessageEvent): void => {
            if ((data as { id: number }).id !== id) return;
            worker.removeEventListener('message', answered);
            resolve((data as { result: { isComplete: boolean } }).result);
          };
          worker.addEventListener('message', answered);
          worker.postMessage({ id, name, args });
        });
      // The thread itself is loaded, and has checked once: what it costs is the check.
      await ask('open', ...opened!.args);
      await ask('check', 1);
      const start = performance.now();
      await ask('open', ...opened!.args);
      await ask('check', 1);
      const checked = performance.now() - start;
      while (!(await ask('more', 1)).isComplete);
      const complete = performance.now() - start;
      worker.terminate();
      return { checked, complete };
    },
  };
  Object.assign(globalThis, { bench });
}

const inPage = {
  after: (page: Page, name: string) =>
    page.evaluate((name) => (globalThis as unknown as { bench: Bench }).bench.after(name), name),
  fresh: (page: Page) => page.evaluate(() => (globalThis as unknown as { bench: Bench }).bench.fresh()),
};

/** Stretches of the rules that are found once: in comments, names and numbers. */
function placesOf(text: string, count: number): string[] {
  const words = seeded('places of a bench');
  const lines = text.split('\n').filter((line) => /\S {0,3}\S/.test(line) && text.split(line).length === 2);
  return Array.from({ length: count }, () => pick(words, lines).trim().slice(0, 40));
}

function told(name: string, all: readonly number[]): string {
  const sorted = all.filter((one) => !Number.isNaN(one)).sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1);
  return `${name.padEnd(44)} ${String(sorted.length).padStart(4)}  median ${at(0.5)} ms, 95th ${at(0.95)} ms, longest ${at(1)} ms`;
}

async function inChromium(): Promise<void> {
  const server = await serve({ folders: { '/': path.join(ROOT, 'site/dist') }, notFound: '/404.html' });
  const browser = await chromium.launch(await launchOptions());
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 }, serviceWorkers: 'block' });
  await page.addInitScript(watch, LONGEST);
  await page.goto(`${server.url}/nl/werkplaats/#${values.game}`);
  await page.locator('.g-room').waitFor({ timeout: 120_000 });
  await showText(page);
  await page.waitForTimeout(5000);
  const rules = readSources(`rules/${values.game}`).find(({ text }) => /^game /m.test(text))!;
  const edits = Number(values.edits);
  const results: Record<'problems' | 'playable' | 'checked' | 'complete', number[]> = {
    problems: [],
    playable: [],
    checked: [],
    complete: [],
  };
  const one = async (key: string): Promise<void> => {
    await page.keyboard.press(key);
    results.problems.push(await inPage.after(page, 'check'));
    const isLast = results.problems.length % IN_ONE_PLACE === 0;
    // Who types goes on; the game follows where somebody stops.
    if (isLast) results.playable.push(await inPage.after(page, 'live'));
    else await page.waitForTimeout(BETWEEN);
    if (results.problems.length % (IN_ONE_PLACE * FRESH_EVERY) === 0) {
      const { checked, complete } = await inPage.fresh(page);
      results.checked.push(checked);
      results.complete.push(complete);
    }
  };
  for (const place of placesOf(rules.text, Math.ceil(edits / (2 * IN_ONE_PLACE)))) {
    await mark(page, place);
    await page.keyboard.press('End');
    await page.waitForTimeout(300);
    for (const key of [' ', '#', ' ', 'a', '1']) await one(key);
    for (let count = 0; count < IN_ONE_PLACE; count++) await one('Backspace');
  }
  await browser.close();
  await server.close();
  console.log(
    `${values.game}, ${results.problems.length} edits; load of the machine ${loadavg()[0]!.toFixed(1)}`,
  );
  console.log(told('from the key to the problems', results.problems));
  console.log(told('from the key to the game as it is now', results.playable));
  console.log(told('from the beginning, to the problems', results.checked));
  console.log(told('from the beginning, with all examples', results.complete));
}

/** Edits as one makes them, and what is held after them. */
function inMemory(edits: number): void {
  const sources = readSources('rules', /\.(regel|ftl|mdx|txt)$/).filter(({ file }) =>
    new RegExp(`^(common|alhambra|${values.game})/`).test(file),
  );
  const service = new LanguageService(sources);
  service.finish();
  const words = seeded('memory');
  const rules = sources.filter(({ file }) => file.startsWith(`${values.game}/`) && file.endsWith('.regel'));
  for (let made = 0; made <= edits; made++) {
    const { file, text } = pick(words, rules);
    const numbers = [...text.matchAll(/(?<![\w.-])\d+(?![\w.-])/g)];
    const number = numbers[made % Math.max(1, numbers.length)];
    if (number) {
      const at = number.index;
      service.edit(file, [{ start: at, end: at + number[0].length, text: String(Number(number[0]) + 1) }]);
      service.check();
      for (let step = 0; step < 3; step++) service.step();
      service.set(file, text);
      service.check();
    }
    if (made % Math.max(1, Math.floor(edits / 10)) !== 0) continue;
    globalThis.gc?.();
    globalThis.gc?.();
    console.log(`${String(made).padStart(6)} edits: ${(process.memoryUsage().heapUsed / 1e6).toFixed(1)} MB`);
  }
}

if (values.memory === undefined) await inChromium();
else inMemory(Number(values.memory));
