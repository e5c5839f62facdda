import { useLayoutEffect, useState } from 'preact/hooks';
import type { Picking } from '../../game/shown.ts';

/** Room around what is to be touched, in pixels. */
const MARGIN = 8;

/**
 * Brings what is asked for into view on a table that scrolls, and says which values of the question lie out of view or nowhere on it:
 * they have to be offered elsewhere.
 */
export function useInView(
  table: { readonly current: HTMLElement | null },
  picking: Picking | undefined,
  step: unknown,
): ReadonlySet<string> {
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    const here = table.current;
    if (!here || !picking) return;
    const things = [...here.querySelectorAll<HTMLElement>('.t-touch[data-pick="option"]')];
    const drawn = things.filter(({ offsetParent }) => offsetParent !== null);
    const asked = drawn.filter(({ dataset }) => picking.options.has(dataset.value ?? ''));
    const { top, height } = here.getBoundingClientRect();
    const boxesOf = (some: readonly HTMLElement[], partOf: (thing: HTMLElement) => Element) =>
      some.map((thing) => {
        const box = partOf(thing).getBoundingClientRect();
        return {
          value: thing.dataset.value!,
          top: box.top - top + here.scrollTop - MARGIN,
          bottom: box.bottom - top + here.scrollTop + MARGIN,
        };
      });
    const spanOf = (some: ReturnType<typeof boxesOf>) => ({
      first: Math.min(...some.map((box) => box.top)),
      last: Math.max(...some.map((box) => box.bottom)),
    });
    const fits = ({ first, last }: ReturnType<typeof spanOf>): boolean => last - first <= height;
    // A column is looked at as a whole; where that is too high its head, which is what is touched, stands for it.
    const column = (thing: HTMLElement) => thing.closest('.t-slot') ?? thing;
    const head = (thing: HTMLElement) => thing;
    const isWhole = fits(spanOf(boxesOf(asked, column)));
    const boxes = boxesOf(asked, isWhole ? column : head);
    // What else can be touched belongs to it as far as there is room.
    const { first, last } =
      [boxesOf(drawn, column), boxesOf(drawn, head)].map(spanOf).find(fits) ?? spanOf(boxes);
    let to = here.scrollTop;
    if (boxes.length > 0) {
      if (last > to + height) to = last - height;
      if (first < to) to = Math.max(0, first);
    }
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (Math.abs(to - here.scrollTop) > 1)
      here.scrollTo({ top: to, behavior: isStill ? 'instant' : 'smooth' });
    const inView = new Set(
      boxes
        .filter((box) => box.bottom - MARGIN <= to + height + 1 && box.top + MARGIN >= to - 1)
        .map(({ value }) => value),
    );
    const missing = [...picking.options].filter((value) => !inView.has(value));
    setAway((before) =>
      before.size === missing.length && missing.every((one) => before.has(one)) ? before : new Set(missing),
    );
  }, [step]);
  return away;
}
