import { useEffect, useRef, useState } from 'preact/hooks';
import { MOST_SHARED_CHARACTERS } from '../../../compiler/limits.ts';
import { sharedIn } from '../../../compiler/share/hash.ts';
import type { Language } from '../game/shown.ts';
import { Bench } from './Bench.tsx';
import { fromCourse, fromGame, fromNothing } from './beginnings.ts';
import { Keeper, type Keeping } from './kept/keeper.ts';
import { Works } from './kept/works.ts';
import { workshopPath } from './paths.ts';
import { Project, type Work } from './project.ts';
import { StartLists } from './StartLists.tsx';
import { Compiler } from './service/compiler.ts';
import { SharedNote } from './share/SharedNote.tsx';
import { openShared } from './share/shared.ts';
import { fill, wordsIn } from './words/words.ts';

interface WorkshopProps {
  readonly language: Language;
  /** The folders of the games that one can begin from, by the id of the game. */
  readonly folders: ReadonlyMap<string, string>;
  /** What stands on the page while nothing is worked on. */
  readonly start: HTMLElement;
  /** Whether this is the page of the course. */
  readonly isCourse: boolean;
  /** The page on which others read and play what is shared. */
  readonly reader: string;
}

interface Session {
  readonly project: Project;
  readonly compiler: Compiler;
  readonly keeper: Keeper;
}

type Screen =
  | { readonly is: 'start' }
  | { readonly is: 'opening' }
  | { readonly is: 'shared'; readonly work: Work; readonly left: readonly string[] }
  | { readonly is: 'bench'; readonly session: Session };

/** Addresses: `#clever/quick` begins from that game, `#+` from nothing, `#@…` goes on with a work of this browser. */
const OWN = '#@';
const NOTHING = '#+';

/** The whole workshop: where one begins, and the bench. */
export function Workshop({ language, folders, start, isCourse, reader }: WorkshopProps) {
  const say = wordsIn(language);
  const [works] = useState(() => new Works());
  const [screen, setScreen] = useState<Screen>({ is: 'opening' });
  const [keeping, setKeeping] = useState<Keeping>('nothing-yet');
  const [note, setNote] = useState('');
  const session = useRef<Session>();

  const leave = async (): Promise<void> => {
    const { current } = session;
    session.current = undefined;
    await current?.keeper.close();
    current?.compiler.close();
  };
  const begin = async (work: Work): Promise<void> => {
    await leave();
    setNote('');
    setKeeping('nothing-yet');
    const project = new Project(work);
    const keeper = new Keeper(project, works, setKeeping);
    const next = { project, keeper, compiler: new Compiler(project, language) };
    // From the first change on, loading the page again leads back to the work.
    project.listen(() => {
      const address = OWN + project.work.id;
      if (window.location.hash !== address) history.replaceState(null, '', address);
    });
    session.current = next;
    setScreen({ is: 'bench', session: next });
  };
  const toStart = async (told = ''): Promise<void> => {
    await leave();
    setNote(told);
    setScreen({ is: 'start' });
    if (told !== '') history.replaceState(null, '', window.location.pathname);
  };
  const look = async (): Promise<void> => {
    const { hash } = window.location;
    if (hash === OWN + session.current?.project.work.id) return;
    const shared = sharedIn(hash);
    try {
      if (shared !== undefined) return await receive(shared);
      if (isCourse && (hash === '' || hash === '#')) return await goOnWithCourse();
      if (hash === '' || hash === '#') return await toStart();
      setScreen({ is: 'opening' });
      if (hash === NOTHING) return await begin(await fromNothing(language));
      if (hash.startsWith(OWN)) {
        const work = await works.find(hash.slice(OWN.length));
        return await (work ? begin(work) : toStart(say.noSuchWork));
      }
      const game = decodeURIComponent(hash.slice(1));
      const folder = folders.get(game.split('/')[0]!);
      return await (folder === undefined ? toStart(say.noSuchGame) : begin(await fromGame(game, folder)));
    } catch {
      return await toStart(say.loadFailed);
    }
  };
  /** Where somebody stopped in the course, or its beginning. */
  const goOnWithCourse = async (): Promise<void> => {
    const last = (await works.list()).find(({ course }) => course !== undefined);
    const work = last && (await works.find(last.id));
    await begin(work ?? (await fromCourse()));
  };
  /** What somebody sent, as link or file: looked at before it is worked on. */
  const receive = async (text: string): Promise<void> => {
    setScreen({ is: 'opening' });
    const opened = await openShared(text, language).catch(() => ({ message: say.broken }));
    if ('message' in opened) await toStart(fill(say.sharedBroken, { why: opened.message }));
    else {
      await leave();
      setScreen({ is: 'shared', ...opened });
    }
  };

  useEffect(() => {
    void look();
    const again = (): void => void look();
    const flush = (): void => void session.current?.keeper.flush();
    window.addEventListener('hashchange', again);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('hashchange', again);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      void leave();
    };
  }, []);
  useEffect(() => {
    start.hidden = screen.is !== 'start';
    document.body.classList.toggle('w-working', screen.is === 'bench');
  }, [screen.is]);

  return (
    <>
      {note !== '' && (
        <p class="p-warning" role="alert">
          {note}
        </p>
      )}
      {screen.is === 'opening' && <p role="status">{say.loading}</p>}
      {screen.is === 'start' && (
        <StartLists
          works={works}
          language={language}
          onFile={async (file) => {
            // What is larger than any rules are is not even read.
            const isTooLarge = file.size > MOST_SHARED_CHARACTERS;
            if (isTooLarge) await toStart(say.fileTooLarge);
            else await receive(await file.text().catch(() => ''));
          }}
        />
      )}
      {screen.is === 'shared' && (
        <SharedNote
          language={language}
          work={screen.work}
          left={screen.left}
          onBegin={() => void begin(screen.work)}
        />
      )}
      {screen.is === 'bench' && (
        <Bench
          key={screen.session.project.work.folder}
          {...screen.session}
          {...{ works, keeping, language, reader }}
          onLeave={() => {
            if (isCourse) window.location.href = workshopPath(language);
            else window.location.hash = '';
          }}
        />
      )}
    </>
  );
}
