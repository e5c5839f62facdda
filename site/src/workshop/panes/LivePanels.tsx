import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useBench, useWork } from '../bench-state.ts';
import type { Checked } from '../service/told.ts';
import { useLive } from './useLive.ts';

interface LivePanelsProps {
  readonly checked: Checked | undefined;
  /** The example that somebody wants to play from; each time a new object. */
  readonly example: { readonly name: string } | undefined;
  readonly isShown: (name: 'play' | 'read') => boolean;
  readonly panel: (name: 'play' | 'read', inside: ComponentChildren) => ComponentChildren;
}

/** What plays and shows games: fetched beside the compiler, so that the form is there first. */
const loadPlay = () => import('./PlayPanel.tsx');
const loadRead = () => import('./ReadPanel.tsx');
type Play = Awaited<ReturnType<typeof loadPlay>>;
type Read = Awaited<ReturnType<typeof loadRead>>;

/** The game as it is now: to be played, and to be read. */
export function LivePanels({ checked, example, isShown, panel }: LivePanelsProps) {
  const { say } = useBench();
  const { game } = useWork();
  const [play, setPlay] = useState<Play>();
  const [read, setRead] = useState<Read>();
  const isRead = isShown('read');
  useEffect(() => {
    loadPlay().then(setPlay, () => undefined);
  }, []);
  useEffect(() => {
    if (isRead) loadRead().then(setRead, () => undefined);
  }, [isRead]);
  const { live, book, isOld, isCompared } = useLive(
    game,
    checked,
    isShown('play') || isShown('read'),
    isShown('read'),
  );
  const waiting = (
    <p class="w-intro" role="status">
      {isOld ? say.playNever : say.playWait}
    </p>
  );
  return (
    <>
      {panel(
        'play',
        live && play ? <play.PlayPanel key={game} live={live} isOld={isOld} example={example} /> : waiting,
      )}
      {panel(
        'read',
        live && book && read && isShown('read') ? (
          <read.ReadPanel live={live} book={book} isOld={isOld} isCompared={isCompared} />
        ) : (
          waiting
        ),
      )}
    </>
  );
}
