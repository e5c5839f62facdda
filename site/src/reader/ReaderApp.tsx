import { useEffect, useRef, useState } from 'preact/hooks';
import { sharedHash, sharedIn } from '../../../compiler/share/hash.ts';
import type { Language } from '../game/shown.ts';
import { hasModules, openInWorker } from './client.ts';
import { OpenGame } from './OpenGame.tsx';
import { endedStage, leave, nextStage, type Stage } from './stage.ts';
import { TellStage } from './TellStage.tsx';
import { readerWords } from './words.ts';

interface ReaderAppProps {
  readonly language: Language;
  /** Where rules are changed. */
  readonly workshop: string;
}

/** The page of rules that somebody has sent: it says what they change, and shows, plays and counts them. Nothing of it is sent anywhere. */
export function ReaderApp({ language, workshop }: ReaderAppProps) {
  const words = readerWords[language];
  const [text, setText] = useState(() => sharedIn(window.location.hash));
  const [stage, setStage] = useState<Stage>({ is: text === undefined ? 'empty' : 'loading' });
  /** Counts up to try again. */
  const [attempt, setAttempt] = useState(0);
  const stop = useRef<() => void>(() => undefined);

  useEffect(() => {
    const look = (): void => {
      const shared = sharedIn(window.location.hash);
      // A link to a section is none to other rules.
      if (shared !== undefined) setText(shared);
    };
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);

  useEffect(() => {
    if (text === undefined) return undefined;
    let now: Stage = { is: 'loading' };
    let isWanted = true;
    const enter = (next: Stage): void => {
      if (!isWanted) return;
      now = next;
      setStage(next);
    };
    enter(now);
    let last: Promise<void> = Promise.resolve();
    const end = openInWorker(
      { text, language, hasModules: hasModules() },
      (opening) => {
        // One after the other: opening a game takes a moment.
        last = last
          .then(() => nextStage(now, opening))
          .then(enter)
          .catch(() => enter(endedStage(now, 'broken')));
      },
      (why) => enter(endedStage(now, why)),
    );
    stop.current = () => {
      end();
      enter({ is: 'stopped' });
    };
    return () => {
      isWanted = false;
      end();
      leave(now);
    };
  }, [text, language, attempt]);

  if (stage.is === 'open')
    return (
      <OpenGame
        key={stage.game.live.data.id}
        stage={stage}
        language={language}
        workshop={`${workshop}${sharedHash(text ?? '')}`}
      />
    );
  return (
    <TellStage
      stage={stage}
      words={words}
      onStop={() => stop.current()}
      onAgain={() => setAttempt(attempt + 1)}
      onText={setText}
      workshop={stage.is === 'refused' && text !== undefined ? `${workshop}${sharedHash(text)}` : undefined}
    />
  );
}
