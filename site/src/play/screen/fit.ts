import { useLayoutEffect, useRef } from 'preact/hooks';

/** How much larger or smaller than usual a table may be drawn, in hundredths. */
export interface Sizes {
  readonly largest: number;
  readonly smallest: number;
  readonly step: number;
}
export const ON_A_DESK: Sizes = { largest: 180, smallest: 90, step: 10 };
/** A finger still meets what is a little smaller; a table that fits need not be pushed to and fro. */
export const ON_A_PHONE: Sizes = { largest: 100, smallest: 80, step: 4 };

/**
 * Draws a table as large as its room allows. Once drawn it only becomes smaller, when more lies on it than fits: what grows and
 * shrinks with every move would be as bad as piles that jump. A room of another size begins anew. What does not fit
 * even at its smallest stays so: the less has to be scrolled.
 */
export function useFit(
  table: { readonly current: HTMLElement | null },
  { largest, smallest, step }: Sizes,
): void {
  const fitted = useRef<{ readonly room: string; readonly zoom: number }>();
  useLayoutEffect(() => {
    const here = table.current;
    if (!here) return undefined;
    const draw = (): void => {
      const room = `${here.clientWidth} ${here.clientHeight}`;
      const known = fitted.current?.room === room ? fitted.current : undefined;
      let zoom = known?.zoom ?? largest;
      const isTooLarge = (): boolean => {
        here.style.setProperty('--zoom', String(zoom / 100));
        return here.scrollHeight > here.clientHeight || here.scrollWidth > here.clientWidth;
      };
      while (isTooLarge() && zoom > smallest) zoom = Math.max(smallest, zoom - step);
      fitted.current = { room, zoom };
    };
    draw();
    window.addEventListener('resize', draw);
    return () => window.removeEventListener('resize', draw);
  });
}

/** How much larger something is drawn than it says. */
export const zoomOf = (element: HTMLElement): number =>
  (element as { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;
