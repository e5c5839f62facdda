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
    const asked = things.filter(
      ({ dataset, offsetParent }) => offsetParent !== null && picking.options.has(dataset.value ?? ''),
    );
    const { top, height } = here.getBoundingClientRect();
    const boxes = asked.map((thing) => {
      // The head of a column stands for all of it.
      const box = (thing.closest('.t-slot') ?? thing).getBoundingClientRect();
      return {
        value: thing.dataset.value!,
        top: box.top - top + here.scrollTop - MARGIN,
        bottom: box.bottom - top + here.scrollTop + MARGIN,
      };
    });
    const first = Math.min(...boxes.map((box) => box.top));
    const last = Math.max(...boxes.map((box) => box.bottom));
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
