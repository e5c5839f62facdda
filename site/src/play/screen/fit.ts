import { useLayoutEffect, useRef } from 'preact/hooks';

/** How much larger or smaller than usual a table may be drawn, and in which steps. */
const LARGEST = 1.8;
const SMALLEST = 0.9;
const STEP = 0.1;

/**
 * Draws a table as large as its room allows. Once drawn it only becomes smaller, when more lies on it than fits: what grows and
 * shrinks with every move would be as bad as piles that jump. A room of another size begins anew.
 */
export function useFit(table: { readonly current: HTMLElement | null }, isWanted: boolean): void {
  const fitted = useRef<{ readonly room: string; readonly zoom: number }>();
  useLayoutEffect(() => {
    const here = table.current;
    if (!here) return undefined;
    const draw = (): void => {
      if (!isWanted) {
        here.style.removeProperty('--zoom');
        fitted.current = undefined;
        return;
      }
      const room = `${here.clientWidth} ${here.clientHeight}`;
      const known = fitted.current?.room === room ? fitted.current.zoom : LARGEST;
      let zoom = known;
      const isTooLarge = (): boolean => {
        here.style.setProperty('--zoom', String(zoom));
        return here.scrollHeight > here.clientHeight || here.scrollWidth > here.clientWidth;
      };
      while (isTooLarge() && zoom > SMALLEST) zoom = Math.max(SMALLEST, Math.round((zoom - STEP) * 10) / 10);
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
