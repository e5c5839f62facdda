import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Difference, Saved } from '../../../generated/runtime/engine.ts';
import type { Rulebook } from '../../../generated/runtime/rulebook.ts';
import { type Loaded, shownIn } from '../game/load.ts';
import { linksTo } from '../game/rulebooks.ts';
import type { Language } from '../game/shown.ts';
import { enumerate, word } from '../table/describe.ts';
import type { BotClient } from './bots.ts';
import { beginMatch, type Match, type SavedMatch, saveMatch, settingsOf } from './match.ts';
import { type Playing, seatNames } from './playing.ts';
import { ReplayScreen } from './ReplayScreen.tsx';
import { SavedGames } from './SavedGames.tsx';
import { SetupForm } from './SetupForm.tsx';
import { freshSeed, type Settings, usualSettings } from './settings.ts';
import { isShareLink, readShared } from './share.ts';
import type { Kept, Store } from './store.ts';
import { TableScreen } from './TableScreen.tsx';
import { fill, wordsIn } from './words.ts';

export interface PlayAppProps {
  readonly loaded: Loaded;
  readonly language: Language;
  readonly rulebook: Rulebook | undefined;
  /** The page of the rulebook, for links. */
  readonly rulebookPage?: string | undefined;
  readonly store: Store;
  readonly bots: BotClient;
}

type Screen =
  | { readonly is: 'setup' }
  | { readonly is: 'table'; readonly match: Match }
  /** `of`: the game that goes on meanwhile, and is never lost to a link. */
  | {
      readonly is: 'replay';
      readonly id: string;
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
  const [settings, setSettings] = useState<Settings>(() => usualSettings(engine.data));
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

  /** Shows a match at the table, and keeps it. */
  const play = (match: Match): void => {
    setScreen({ is: 'table', match });
    const isOver = engine.isOver(match.state);
    setIsKept(store.keep({ ...saveMatch(engine, match), id: match.id, changed: Date.now(), isOver }));
  };
  const start = (from: Settings): boolean => {
    try {
      setNotes([]);
      play(beginMatch(engine, from, from.names));
      return true;
    } catch {
      return false;
    }
  };
  /** Opens what was kept or sent; false: the engine cannot make anything of it, and all stays as it is. */
  const open = (match: SavedMatch, show: (differs: readonly string[]) => void): boolean => {
    try {
      const { sameRules, differs } = engine.load(match.saved);
      show(sameRules ? [] : tellDifference(differs));
      return true;
    } catch {
      return false;
    }
  };
  const playOn = (match: SavedMatch, saved: Saved, id: string): boolean =>
    open({ ...match, saved }, (differs) => {
      setNotes(differs);
      play({ id, names: match.names, seats: match.seats, state: engine.load(saved).state });
    });
  const quit = (): void => {
    setNotes([]);
    setKept(store.list(engine.id));
    setScreen({ is: 'setup' });
  };
  function tellDifference(differs: Difference | undefined): string[] {
    if (!differs) return [say.otherRules];
    const rules = differs.rules.map((rule) => shown.words[rule] ?? word(shown, rule));
    const changed = rules.length > 0 ? [fill(say.differsRules, { rules: enumerate(shown, rules) })] : [];
    return [[fill(say.differsAt, { at: Math.max(1, differs.at) }), ...changed].join(' ')];
  }

  useEffect(() => {
    const look = async (): Promise<void> => {
      const { hash } = window.location;
      if (!isShareLink(hash)) return;
      // The address must not bring the same game back at every visit.
      history.replaceState(history.state, '', window.location.pathname + window.location.search);
      const shared = await readShared(hash);
      const isOther = shared !== undefined && shared.saved.game !== engine.id;
      const isOpen =
        shared !== undefined &&
        !isOther &&
        open(shared, (differs) => {
          setNotes([say.sharedGame, ...differs]);
          setScreen((before) => ({
            is: 'replay',
            id: freshSeed(),
            match: shared,
            at: shared.at,
            of: before.is === 'table' ? before.match : before.is === 'replay' ? before.of : undefined,
          }));
        });
      if (!isOpen) setNotes([isOther ? say.otherGameLink : say.brokenLink]);
    };
    void look();
    const again = () => void look();
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, [engine]);

  if (screen.is === 'replay') {
    const { id, match, at, of } = screen;
    return (
      <ReplayScreen
        key={id}
        {...playing}
        match={match}
        at={at}
        notes={notes}
        onBack={
          of &&
          (() => {
            setNotes([]);
            setScreen({ is: 'table', match: of });
          })
        }
        onPlayOn={(saved) => playOn(match, saved, freshSeed())}
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
          key={screen.match.id}
          {...playing}
          match={screen.match}
          bots={bots}
          isKept={isKept}
          onChange={play}
          onReplay={() =>
            setScreen({
              is: 'replay',
              id: freshSeed(),
              match: saveMatch(engine, screen.match),
              of: screen.match,
            })
          }
          onAgain={() => start(settingsOf(engine, screen.match))}
          onQuit={quit}
        />
      ) : (
        <div class="p-begin">
          <SetupForm
            shown={shown}
            settings={settings}
            onChange={setSettings}
            onStart={() => start(settings)}
          />
          <SavedGames
            language={language}
            kept={kept}
            nameAll={(one) => enumerate(shown, playing.namesOf(one).slice(0, one.seats.length))}
            onResume={(one) => playOn(one, one.saved, one.id) || setNotes([say.brokenSave])}
            onRemove={(one) => {
              store.remove(one.id);
              setKept(store.list(engine.id));
            }}
          />
        </div>
      )}
    </>
  );
}
