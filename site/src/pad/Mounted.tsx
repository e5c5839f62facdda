import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LANGUAGES, type Language } from '../game/shown.ts';
import { loadPad, type PadGame } from './load.ts';
import { say } from './words.ts';

interface MountedProps {
  readonly id: string;
  readonly language: Language;
  /** What stands there meanwhile; a sentence if left out. */
  readonly meanwhile?: ComponentChildren;
  children(game: PadGame): ComponentChildren;
}

/** Fetches a game, and tells when that failed: on a train, say, it can be tried again. */
export function Mounted({ id, language, meanwhile, children }: MountedProps) {
  const [game, setGame] = useState<PadGame | 'failed' | undefined>(undefined);
  const [attempt, again] = useState(0);
  useEffect(() => {
    let wanted = true;
    setGame(undefined);
    loadPad(id).then(
      (found) => wanted && setGame(found),
      () => wanted && setGame('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [id, attempt]);
  if (game === undefined) return <>{meanwhile ?? <p class="s-hint">{say(language, 'loading')}</p>}</>;
  if (game !== 'failed') return <>{children(game)}</>;
  return (
    <p class="s-problem" role="alert">
      {say(language, 'failed')}{' '}
      <button type="button" onClick={() => again(attempt + 1)}>
        {say(language, 'again')}
      </button>
    </p>
  );
}

export function isLanguage(value: string | null): value is Language {
  return LANGUAGES.some((language) => language === value);
}
