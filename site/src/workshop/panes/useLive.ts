import { useEffect, useRef, useState } from 'preact/hooks';
import { forgetLive, type LiveOnPage } from '../../game/live-games.ts';
import { openLiveGame } from '../../game/open-live.ts';
import type { SentBook } from '../../rulebook/sent-book.ts';
import { useBench } from '../bench-state.ts';
import type { ToldLive } from '../service/live.ts';
import type { Checked } from '../service/told.ts';

export interface LiveState {
  /** The last version of the game that could be opened. */
  readonly live: LiveOnPage | undefined;
  /** Its book, where it could be made. */
  readonly book: SentBook | undefined;
  /** The rules have changed since into something that cannot be played. */
  readonly isOld: boolean;
  /** Whether its book says what is different: that takes a little longer. */
  readonly isCompared: boolean;
}

const hasModules = 'WebAssembly' in globalThis;

/** So long nothing is typed before a game is written anew, in milliseconds. */
const QUIET = 80;

/** The game as it is now, compiled anew after each change as long as somebody looks at it. */
export function useLive(
  game: string,
  checked: Checked | undefined,
  isWanted: boolean,
  isRead: boolean,
): LiveState {
  const { compiler } = useBench();
  const [live, setLive] = useState<LiveOnPage>();
  const [book, setBook] = useState<SentBook>();
  const [isCompared, setIsCompared] = useState(false);
  const opened = useRef<LiveOnPage>();
  const isPlayable = checked?.playable.includes(game) ?? false;
  const key = checked && isPlayable ? `${checked.version} ${checked.isComplete}` : undefined;
  useEffect(() => {
    if (key === undefined || !isWanted) return undefined;
    let isLate = false;
    const open = async (): Promise<void> => {
      const told = await compiler.ask.live(game, hasModules, isRead);
      if (!told || isLate) return;
      const before = opened.current;
      if (told.book) setBook(told.book);
      setIsCompared(isRead);
      if (before && isSame(before, told)) return;
      const next = await openLiveGame(told.game, told.book);
      if (isLate) return;
      opened.current = next;
      setLive(next);
      if (before && before.live.data.id !== next.live.data.id) forgetLive(before.live.data.id);
    };
    // Who types on is not kept waiting: the thread does one thing after the other, and writing a game takes longer than a check.
    const timer = setTimeout(() => void open().catch(() => undefined), QUIET);
    return () => {
      clearTimeout(timer);
      isLate = true;
    };
  }, [compiler, game, key, isWanted, isRead]);
  return { live, book, isOld: checked !== undefined && !isPlayable, isCompared };
}

/** Words and pages may have changed where no rule did; and a book comes later than its game. */
function isSame({ live, book }: LiveOnPage, told: ToldLive): boolean {
  return (
    live.data.fingerprint === told.game.data.fingerprint &&
    live.data.id.split('~')[0] === told.game.data.id &&
    JSON.stringify(live.texts) === JSON.stringify(told.game.texts) &&
    (book !== undefined || told.book === undefined)
  );
}
