/** Whatever somebody sends as a link or a file: it is told in words, nothing of it runs, and the page goes on. */
import { readFileSync } from 'node:fs';
import { deflateSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { toText } from '../../compiler/share/base64.ts';
import { hashOf } from '../../compiler/share/fingerprint.ts';
import { changeBetween, encodeChange } from '../../compiler/share/index.ts';
import { edited, ROOT, readSources } from '../sources.ts';
import { withSite } from './page.ts';

const all = readSources('rules', /(\.(regel|ftl|mdx)|confirmed\.txt)$/);
const common = all.filter(({ file }) => file.startsWith('common/'));
const pig = [...common, ...all.filter(({ file }) => file.startsWith('starters/pig/'))];

/** Anything, packed as a change is. */
function packed(content: string): string {
  const bytes = deflateSync(new TextEncoder().encode(content), { level: 9 });
  return `1${toText(hashOf(bytes)).slice(0, 6)}${toText(bytes)}`;
}

/** Pig with something else in a file. */
const changedPig = (file: string, from: string, to: string): string =>
  encodeChange(
    changeBetween(
      { folder: 'starters/pig', sources: pig },
      edited(pig, `starters/pig/${file}`, from, to),
      'pig',
    ),
  );

/** A game of its own, out of the corpus of the fuzzers. */
function fromCorpus(name: string): string {
  const text = readFileSync(`${ROOT}tests/fuzz/corpus/${name}.txt`, 'utf8');
  return encodeChange(
    changeBetween(
      { folder: 'common', sources: common },
      [...common, { file: 'x/x.regel', text: `game x\n  players 2\n\n${text}` }],
      'x',
    ),
  );
}

const REFUSED: Readonly<Record<string, string>> = {
  nothing: '',
  rubbish: '<script>alert(1)</script>',
  'cut off': changedPig('pig.regel', 'goal = 100', 'goal = 60').slice(0, -9),
  'another version': `9${changedPig('pig.regel', 'goal = 100', 'goal = 60').slice(1)}`,
  'much of nothing': packed(' '.repeat(60_000_000)),
  'deep lists': packed('['.repeat(1_000_000)),
  'long without end': `1${'A'.repeat(1_200_000)}`,
  'a file in another folder': packed(
    JSON.stringify(['pig', 'starters/pig', 'x', [[0, '../../pig.regel', 'x']]]),
  ),
  'terms that fan out': fromCorpus('terms-that-fan-out'),
  'nesting without end': fromCorpus('nesting-of-not-and-of'),
};

const READER = '/nl/variant/';
const WORKSHOP = '/nl/werkplaats/';

/** The page still does what it did. */
async function isUsable(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /thema|donker|licht/i })
    .first()
    .click();
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
}

it('links that say nothing sound are told in words, on either page', async () => {
  await withSite(async (page) => {
    page.on('dialog', () => expect.fail('a dialog was opened'));
    for (const [at, [what, text]] of Object.entries(REFUSED).entries()) {
      const address = at % 2 === 0 ? READER : WORKSHOP;
      await page.goto('about:blank');
      await page.goto(`${address}#regels=${encodeURIComponent(text)}`);
      const told = page.locator('[role=alert], .r-told [role=status], .w-shared').first();
      await told.waitFor();
      expect(await told.innerText(), what).toMatch(/\w{3}/);
      await isUsable(page);
    }
  });
});

const MARKUP = '<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=2</script>';

it('words full of markup are words', async () => {
  await withSite(async (page) => {
    await page.goto(`${READER}#regels=${changedPig('text/nl.ftl', 'game = Varken', `game = ${MARKUP}`)}`);
    await page.locator('.r-book .prose').waitFor();
    expect(await page.locator('.r-open h1').innerText()).toContain('<img src=x');
    const link = changedPig('text/nl.ftl', 'term-goal = doel', `term-goal = ${MARKUP}`);
    await page.goto('about:blank');
    await page.goto(`${WORKSHOP}#regels=${link}`);
    await page.getByRole('button', { name: 'Open in de werkplaats' }).click();
    await page.locator('.w-form', { hasText: '<img src=x' }).first().waitFor();
    await page.getByRole('tab', { name: 'Lezen' }).click();
    await page.locator('.w-read .prose').waitFor();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    await isUsable(page);
  });
});

it('rules that never come to an end are stopped, and the rest of the page goes on', async () => {
  await withSite(async (page) => {
    const link = changedPig('pig.regel', '  repeat while not is-won', '  repeat while not is-won or 1 is 1');
    await page.goto(`${READER}#regels=${link}`);
    // It is opened, as its rules are not wrong, or told; either way the page answers.
    await page.locator('.r-open h1, .r-told [role=alert]').first().waitFor();
    await isUsable(page);
  });
});

it('a file that is none, or huge, is told', async () => {
  await withSite(async (page) => {
    await page.goto(WORKSHOP);
    const input = page.locator('input[type=file]');
    await input.setInputFiles({
      name: 'x.regelwerk',
      mimeType: 'text/plain',
      buffer: Buffer.from('PK\x03\x04'),
    });
    await page.getByRole('alert').waitFor();
    await page.goto('about:blank');
    await page.goto(WORKSHOP);
    await input.setInputFiles({
      name: 'x.regelwerk',
      mimeType: 'text/plain',
      buffer: Buffer.alloc(1_200_000, 'x'),
    });
    await page.getByRole('alert').waitFor();
    await page.locator('.w-begin-game').first().waitFor();
  });
});
