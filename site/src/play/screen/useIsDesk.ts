import { useEffect, useState } from 'preact/hooks';

/** As wide as in the sheet of styles: then there is room for something at the side of the game. */
const DESK = '(min-width: 62rem)';

export function useIsDesk(): boolean {
  const [isDesk, setIsDesk] = useState(() => matchMedia(DESK).matches);
  useEffect(() => {
    const query = matchMedia(DESK);
    const hear = (): void => setIsDesk(query.matches);
    query.addEventListener('change', hear);
    return () => query.removeEventListener('change', hear);
  }, []);
  return isDesk;
}
