import { useEffect, useRef, useState } from 'preact/hooks';

/** How wide an element is, in pixels. */
export function useWidth<E extends HTMLElement>(): [{ readonly current: E | null }, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
