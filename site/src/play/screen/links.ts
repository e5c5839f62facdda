import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Hears of every link that is followed within an element, by hand or by key; who says `true` has followed it. */
export function useLinks<T extends HTMLElement>(
  onFollow: (href: string, link: HTMLAnchorElement) => boolean,
): RefObject<T> {
  const within = useRef<T>(null);
  const follow = useRef(onFollow);
  follow.current = onFollow;
  useEffect(() => {
    const here = within.current;
    const hear = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (link && href && follow.current(href, link)) event.preventDefault();
    };
    here?.addEventListener('click', hear);
    return () => here?.removeEventListener('click', hear);
  });
  return within;
}
