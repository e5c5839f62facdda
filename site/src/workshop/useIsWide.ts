import { useEffect, useState } from 'preact/hooks';

/** As in the sheet of styles: then there is room for what is changed beside what comes of it. */
const WIDE = '(min-width: 56rem)';

export function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const hear = (): void => setIsWide(query.matches);
    query.addEventListener('change', hear);
    return () => query.removeEventListener('change', hear);
  }, []);
  return isWide;
}
