import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Saved } from '../../../generated/runtime/engine.ts';
import type { Rulebook } from '../../../generated/runtime/rulebook.ts';
import { type Loaded, shownIn } from '../game/load.ts';
import { linksTo } from '../game/rulebooks.ts';
import type { Language } from '../game/shown.ts';
import { enumerate } from '../table/describe.ts';
import type { BotClient } from './bots.ts';
import { tellDifference, tellOtherPlayers } from './difference.ts';
import { beginMatch, type Match, resumed, type SavedMatch, saveMatch, settingsOf } from './match.ts';
import { type Playing, seatNames } from './playing.ts';
import { ReplayScreen } from './ReplayScreen.tsx';
import { SetupScreen } from './SetupScreen.tsx';
import { TableScreen } from './screen/TableScreen.tsx';
import { freshSeed, type Settings, usualSettings } from './settings.ts';
import { isShareLink, readShared } from './share.ts';
import { isOfStore, type Kept, type Store } from './store.ts';
import { wordsIn } from './words.ts';

export interface PlayAppProps {
  readonly loaded: Loaded;
  readonly language: Language;
  readonly rulebook: Rulebook | undefined;
  /** The page of the rulebook, for links. */
  readonly rulebookPage?: string | undefined;
  readonly store: Store;
  readonly bots: BotClient;
}

/** `key`: the same as long as one stays there. */
type Screen =
  | { readonly is: 'setup' }
  | { readonly is: 'table'; readonly key: string; readonly match: Match }
  /** `of`: the game that goes on meanwhile, and is never lost to a link. */
  | {
      readonly is: 'replay';
      readonly key: string;
      readonly match: SavedMatch;
      readonly at?: number | undefined;
      readonly of?: Match | undefined;
    };

/** The play page of a game: set it up, play it, look back. Every game is kept in the browser after each move. */
export function PlayApp({ loaded, language, rulebook, rulebookPage, store, bots }: PlayAppProps) {
  const { engine } = loaded;
  const shown = useMemo(() => shownIn(loaded, language), [loaded, language]);
  const say = wordsIn(language);
  const [screen, setScreen] = useState<Screen>({ is: 'setup' });
  /** Only who left a screen lands on the next one with the focus: whoever opens the page begins at its top. */
  const isEntered = useRef(false);
  const [settings, setSettings] = useState<Settings>(() => usualSettings(engine.data));
  const [alwaysConfirm, setAlwaysConfirm] = useState(false);
  const [kept, setKept] = useState<readonly Kept[]>(() => store.list(engine.id));
  const [isKept, setIsKept] = useState(true);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const playing: Playing = useMemo(
    () => ({
      engine,
      shown,
      linkTo: linksTo(rulebook, rulebookPage),
      tables: rulebook?.tables,
      namesOf: (who) => seatNames(shown, rulebook, who),
    }),
    [engine, shown, rulebook, rulebookPage],
  );

  /** Goes to another screen. The address of a game that was sent is only needed while one looks at it. */
  const enter = (next: Screen, about: readonly string[] = []): void => {
    if (isShareLink(window.location.hash)) forgetLink();
    isEntered.current = true;
    setNotes(about);
    setScreen(next);
  };
  /** Keeps a match as it stands now. */
  const keep = (match: Match): Match => {
    const isOver = engine.isOver(match.state);
    const id = store.keep({ ...saveMatch(engine, match), id: match.id, changed: Date.now(), isOver });
    setIsKept(id !== undefined);
    return { ...match, id: id ?? match.id };
  };
  /** A game that was not there before. */
  const begin = (match: Match, about: readonly string[]): void =>
    enter({ is: 'table', key: freshSeed(), match: keep(match) }, about);
  const goOn = (key: string, match: Match): void => {
    const now = keep(match);
    if (now.id !== match.id) setNotes([say.otherTab]);
    setScreen({ is: 'table', key, match: now });
  };
  const start = (from: Settings): boolean => {
    try {
      begin(beginMatch(engine, from, from.names), []);
      return true;
    } catch {
      return false;
    }
  };
  /** Opens what was kept or sent. Where the engine cannot make anything of it, all stays as it is, and it is told why. */
  const open = (
    match: SavedMatch,
    broken: string,
    show: (notes: readonly string[], isOtherwise: boolean) => void,
  ): string | undefined => {
    try {
      const { sameRules, isSeedEarlier, differs, stopped } = engine.load(match.saved);
      const about = [
        ...(sameRules ? [] : [tellDifference(shown, match.saved, { differs, stopped })]),
        ...(isSeedEarlier ? [say.earlierSeed] : []),
      ];
      show(about, differs !== undefined);
      return undefined;
    } catch (problem) {
      return tellOtherPlayers(shown, match.saved, problem) ?? broken;
    }
  };
  /** Nothing is written before the next move: a look at a game must not change it. */
  const resume = (listed: Kept): void => {
    const now = store.find(listed.id) ?? listed;
    const obstacle = open(now, say.brokenSave, (about, isOtherwise) => {
      setIsKept(true);
      const notes = isOtherwise ? [...about, say.keptWhole] : about;
      enter({ is: 'table', key: freshSeed(), match: resumed(engine, now, now.id) }, notes);
    });
    if (obstacle !== undefined) setNotes([obstacle]);
  };
  const playOn = (match: SavedMatch, saved: Saved): void => {
    const from = { ...match, saved };
    open(from, say.brokenSave, (about) => begin(resumed(engine, from, freshSeed()), about));
  };
  const quit = (): void => {
    setKept(store.list(engine.id));
    enter({ is: 'setup' });
  };

  useEffect(() => {
    const look = async (): Promise<void> => {
      const { hash } = window.location;
      if (!isShareLink(hash)) return;
      const shared = await readShared(hash);
      const isOther = shared !== undefined && shared.saved.game !== engine.id;
      const obstacle = isOther
        ? say.otherGameLink
        : shared === undefined
          ? say.brokenLink
          : open(shared, say.brokenLink, (about) => {
              setNotes([say.sharedGame, ...about]);
              setScreen((before) => ({
                is: 'replay',
                key: freshSeed(),
                match: shared,
                at: shared.at,
                of: before.is === 'table' ? before.match : before.is === 'replay' ? before.of : undefined,
              }));
            });
      if (obstacle === undefined) return;
      // The address must not tell the same at every visit.
      forgetLink();
      setNotes([obstacle]);
    };
    void look();
    const again = () => {
      isEntered.current = true;
      void look();
    };
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, [engine]);

  useEffect(() => {
    if (screen.is !== 'setup') return undefined;
    const refresh = ({ key }: StorageEvent): void => {
      if (isOfStore(key)) setKept(store.list(engine.id));
    };
    window.addEventListener('storage', refresh);
    return () => window.removeEventListener('storage', refresh);
  }, [engine, store, screen.is]);

  if (screen.is === 'replay') {
    const { key, match, at, of } = screen;
    return (
      <ReplayScreen
        key={key}
        {...playing}
        match={match}
        at={at}
        notes={notes}
        isEntered={isEntered.current}
        onBack={of && (() => enter({ is: 'table', key: freshSeed(), match: of }))}
        onQuit={quit}
        onPlayOn={(saved) => playOn(match, saved)}
      />
    );
  }
  return (
    <>
      {notes.map((note) => (
        <p key={note} class="p-warning" role="status">
          {note}
        </p>
      ))}
      {screen.is === 'table' ? (
        <TableScreen
          key={screen.key}
          {...playing}
          match={screen.match}
          bots={bots}
          isKept={isKept}
          alwaysConfirm={alwaysConfirm}
          isEntered={isEntered.current}
          onAlwaysConfirm={setAlwaysConfirm}
          onChange={(match) => goOn(screen.key, match)}
          onReplay={() => {
            const { match } = screen;
            enter({ is: 'replay', key: freshSeed(), match: saveMatch(engine, match), of: match });
          }}
          onAgain={() => start(settingsOf(engine, screen.match))}
          onQuit={quit}
        />
      ) : (
        <SetupScreen
          shown={shown}
          settings={settings}
          kept={kept}
          isEntered={isEntered.current}
          nameAll={(one) => enumerate(shown, playing.namesOf(one).slice(0, one.seats.length))}
          onSettings={setSettings}
          onStart={() => start(settings)}
          onResume={resume}
          onRemove={(one) => {
            store.remove(one.id);
            setKept(store.list(engine.id));
          }}
        />
      )}
    </>
  );
}

function forgetLink(): void {
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
}
