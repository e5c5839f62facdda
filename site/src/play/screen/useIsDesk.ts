import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

/** As wide as in the sheet of styles: then there is room for something at the side of the game. */
const DESK = '(min-width: 62rem)';

/** Whether a game is as wide as on a desk, where it has only a part of the window. */
export const IsDesk = createContext<boolean | undefined>(undefined);

export function useIsDesk(): boolean {
  const given = useContext(IsDesk);
  const [isDesk, setIsDesk] = useState(() => matchMedia(DESK).matches);
  useEffect(() => {
    const query = matchMedia(DESK);
    const hear = (): void => setIsDesk(query.matches);
    query.addEventListener('change', hear);
    return () => query.removeEventListener('change', hear);
  }, []);
  return given ?? isDesk;
}
