import type { Page } from 'playwright-core';

/** Something on the screen that can be tapped, by the middle of it. */
export interface Target {
  readonly is: 'pass' | 'go-on' | 'decide' | 'thing' | 'option';
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface Looked {
  readonly is: 'waiting' | 'asked' | 'over';
  /** What is asked, in words. */
  readonly question: string;
  readonly targets: readonly Target[];
  /** What somebody with this screen in hand could not see or reach. */
  readonly wrong: readonly string[];
  /** How many entries the log has. */
  readonly entries: number;
}

/** In the page: what is asked, what can be tapped, and whether all of it is on the screen at once. */
function look(): Looked {
  const wrong: string[] = [];
  const screen = document.querySelector<HTMLElement>('.g-screen');
  const entries = Number(screen?.dataset.entries ?? 0);
  const isInView = (element: Element): boolean => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const inWindow =
      top >= -1 && left >= -1 && bottom <= window.innerHeight + 1 && right <= window.innerWidth + 1;
    return width > 0 && height > 0 && inWindow;
  };
  /** Whether a tap in the middle of it reaches it: nothing lies over it, and it has not been scrolled away. */
  const isReached = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const found = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (one) => one.getAttribute('aria-disabled') !== 'true' && one.getBoundingClientRect().width > 0,
    );
  const target = (is: Target['is'], element: Element): Target => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { is, x: left + width / 2, y: top + height / 2, text: (element.textContent ?? '').trim() };
  };
  const result = (is: Looked['is'], question = '', targets: readonly Target[] = []): Looked => ({
    ...{ is, question, targets, wrong, entries },
  });
  if (document.querySelector('.p-final')) return result('over');
  const [pass] = found('.p-pass button');
  if (pass) return result('asked', 'pass', [target('pass', pass)]);
  const [goOn] = found('.g-scoring > .button');
  if (goOn) return result('asked', 'scoring', [target('go-on', goOn)]);
  const chooser = document.querySelector<HTMLElement>('.g-dock .p-chooser');
  const question = chooser?.querySelector<HTMLElement>('.p-question');
  if (!chooser || !question) return result('waiting');
  if (!question.textContent?.trim()) wrong.push('nothing is asked');
  // Nothing of it has to be scrolled for: all is looked at as it comes up.
  chooser.scrollTop = 0;
  if (!isInView(question) || !isReached(question)) wrong.push('the question is out of view');
  for (const sum of found('.g-dock .p-sum')) if (!isReached(sum)) wrong.push('the sum is out of view');

  // A name is read at a glance: its words may stand below each other, but none is broken.
  for (const name of found('.g-player .g-name')) {
    const text = name.firstChild;
    for (const { 0: word, index } of (text?.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text!, index);
      range.setEnd(text!, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) wrong.push(`a name is broken: ${word}`);
    }
  }

  const things = found('.g-board .t-touch[data-pick="option"]').filter(
    (one) => one.getAttribute('aria-pressed') !== 'true' && isInView(one) && isReached(one),
  );
  const options = found('.g-dock .p-options button').filter(
    (one) => one.getAttribute('aria-pressed') !== 'true',
  );
  const decides = found('.g-dock .p-decide .main, .g-dock .p-these .button.main');
  for (const one of [...options, ...decides])
    if (!isInView(one) || !isReached(one)) wrong.push(`out of reach: ${one.innerText}`);
  const asked = Number(chooser.dataset.options ?? 0);
  const values = new Set(
    [...things, ...found('.g-board .t-touch[aria-pressed="true"]')].map(({ dataset }) => dataset.value),
  );
  if (asked > 0 && values.size + options.length < asked)
    wrong.push(
      `of ${asked} answers only ${values.size} are on the table in view and ${options.length} listed`,
    );
  return result('asked', question.innerText, [
    ...decides.map((one) => target('decide', one)),
    ...things.map((one) => target('thing', one)),
    ...options.filter(isReached).map((one) => target('option', one)),
  ]);
}

/** Waits until somebody is asked something, or the game is over. */
export async function lookAt(page: Page): Promise<Looked> {
  for (;;) {
    const looked = await page.evaluate(look);
    if (looked.is !== 'waiting') return looked;
    await page.waitForFunction(
      () => document.querySelector('.p-final, .p-pass, .g-scoring, .g-dock .p-chooser'),
      undefined,
      { timeout: 60_000 },
    );
  }
}

/** A person who taps on what can be done, at random but the same each time. */
export class Tapper {
  readonly #page: Page;
  #random: number;

  constructor(page: Page, seed: number) {
    this.#page = page;
    this.#random = seed;
  }

  #below(count: number): number {
    this.#random = (this.#random * 1103515245 + 12345) % 2147483648;
    return Math.floor((this.#random / 2147483648) * count);
  }

  /** Taps once; gives what was seen before. */
  async tap(): Promise<Looked> {
    const looked = await lookAt(this.#page);
    if (looked.is === 'over') return looked;
    const decides = looked.targets.filter(({ is }) => is === 'decide');
    const wanted = decides.length > 0 && this.#below(3) > 0 ? decides : looked.targets;
    const target = wanted[this.#below(wanted.length)];
    if (!target) throw new Error(`nothing can be tapped: ${looked.question}`);
    await this.#page.touchscreen.tap(target.x, target.y);
    return looked;
  }
}
