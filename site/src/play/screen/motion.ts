import { useLayoutEffect, useRef } from 'preact/hooks';
import { zoomOf } from './fit.ts';

/** How long something takes to get to its place, in milliseconds. */
const TRAVEL = 320;
const ROLL = 380;
const SETTLE = 260;

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Place {
  readonly left: number;
  readonly top: number;
  readonly face: string;
}

/**
 * Shows what happened on a table: pieces travel to where they lie now, dice that fell anew roll, what was entered settles. Touching
 * the table ends it. `step` is another thing whenever the game stands otherwise.
 */
export function useMotion(table: { readonly current: HTMLElement | null }, step: unknown): void {
  const places = useRef<ReadonlyMap<string, Place>>();
  const marks = useRef<ReadonlySet<string>>();
  const shown = useRef<unknown>();
  useLayoutEffect(() => {
    const here = table.current;
    if (!here) return undefined;
    const before = places.current;
    const marked = marks.current;
    places.current = placesIn(here);
    marks.current = marksIn(here);
    const isNew = shown.current !== step;
    shown.current = step;
    if (!before || !marked || !isNew || wantsStillness()) return undefined;
    const running = [...moved(here, before, places.current), ...settled(here, marked)];
    const stop = (): void => {
      for (const one of running) one.finish();
    };
    here.addEventListener('pointerdown', stop, { once: true, capture: true });
    return () => here.removeEventListener('pointerdown', stop, { capture: true });
  });
}

/** Where every piece lies, on the table and not on the screen: scrolling is no movement. */
function placesIn(table: HTMLElement): ReadonlyMap<string, Place> {
  const origin = table.getBoundingClientRect();
  const places = new Map<string, Place>();
  for (const element of table.querySelectorAll<HTMLElement>('[data-piece]')) {
    const { left, top } = element.getBoundingClientRect();
    places.set(element.dataset.piece!, {
      left: left - origin.left + table.scrollLeft,
      top: top - origin.top + table.scrollTop,
      face: element.querySelector('.t-die')?.innerHTML ?? '',
    });
  }
  return places;
}

const marksIn = (table: HTMLElement): ReadonlySet<string> =>
  new Set([...table.querySelectorAll<HTMLElement>('.t-marked, .t-built')].map((one) => keyOf(one)));

const keyOf = (element: HTMLElement): string => element.dataset.cell ?? element.dataset.value ?? '';

function* moved(
  table: HTMLElement,
  before: ReadonlyMap<string, Place>,
  now: ReadonlyMap<string, Place>,
): Generator<Animation> {
  for (const element of table.querySelectorAll<HTMLElement>('[data-piece]')) {
    const from = before.get(element.dataset.piece!);
    const to = now.get(element.dataset.piece!)!;
    if (!from) {
      yield element.animate(
        [
          { opacity: 0, scale: 0.7 },
          { opacity: 1, scale: 1 },
        ],
        {
          duration: SETTLE,
          easing: 'ease-out',
        },
      );
      continue;
    }
    // Lengths of an animation are those of a table that may be drawn larger.
    const zoom = zoomOf(element);
    const [x, y] = [(from.left - to.left) / zoom, (from.top - to.top) / zoom];
    if (Math.abs(x) + Math.abs(y) > 4)
      yield element.animate(
        [
          { translate: `${x}px ${y}px`, zIndex: 3 },
          { translate: '0 0', zIndex: 3 },
        ],
        {
          duration: TRAVEL,
          easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        },
      );
    const die = element.querySelector('.t-die');
    if (die && from.face !== to.face)
      yield die.animate(
        [
          { rotate: '-220deg', scale: 0.8 },
          { rotate: '20deg', scale: 1.12, offset: 0.7 },
          { rotate: '0deg', scale: 1 },
        ],
        { duration: ROLL, easing: 'ease-out' },
      );
  }
}

function* settled(table: HTMLElement, before: ReadonlySet<string>): Generator<Animation> {
  for (const element of table.querySelectorAll<HTMLElement>('.t-marked, .t-built'))
    if (!before.has(keyOf(element)))
      yield element.animate([{ scale: 1.35 }, { scale: 0.95, offset: 0.7 }, { scale: 1 }], {
        duration: SETTLE,
        easing: 'ease-out',
      });
}
