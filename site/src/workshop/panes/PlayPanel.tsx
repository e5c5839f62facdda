import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LiveOnPage } from '../../game/live-games.ts';
import { shownIn } from '../../game/load.ts';
import { workerBots } from '../../play/bots.ts';
import { ExamplePlayer } from '../../play/ExamplePlayer.tsx';
import { beginMatch, type Match, saveMatch, settingsOf } from '../../play/match.ts';
import { type Playing, seatNames } from '../../play/playing.ts';
import { SetupForm } from '../../play/SetupForm.tsx';
import { TableScreen } from '../../play/screen/TableScreen.tsx';
import { IsDesk } from '../../play/screen/useIsDesk.ts';
import { freshSeed, type Settings, usualSettings } from '../../play/settings.ts';
import { browserStorage, createStore } from '../../play/store.ts';
import { useBench } from '../bench-state.ts';
import { goneOn } from './live-match.ts';
import { PlayFrom, type Situation } from './PlayFrom.tsx';
import { useWidth } from './useWidth.ts';

interface PlayPanelProps {
  readonly live: LiveOnPage;
  readonly isOld: boolean;
  /** The example to play from; each time a new object. */
  readonly example: { readonly name: string } | undefined;
}

/** As wide as a desk, in pixels: as in the styles of the table. */
const DESK = 992;

/** The game as it is now. A game that is being played goes on when the rules change. */
export function PlayPanel({ live, isOld, example }: PlayPanelProps) {
  const { language, say } = useBench();
  const { engine } = live.opened;
  const shown = useMemo(
    () =>
      shownIn({ engine, texts: live.live.texts as never, sentences: live.live.sentences as never }, language),
    [live, language],
  );
  const [settings, setSettings] = useState<Settings>(() => usualSettings(engine.data));
  const [table, setTable] = useState<{
    readonly of: LiveOnPage;
    readonly key: string;
    readonly match: Match;
  }>();
  const [from, setFrom] = useState<Situation>({ is: 'start' });
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [note, setNote] = useState('');
  const [alwaysConfirm, setAlwaysConfirm] = useState(false);
  const bots = useMemo(() => workerBots(), []);
  const store = useMemo(() => createStore(browserStorage()), []);
  const [room, width] = useWidth<HTMLDivElement>();
  const kept = useMemo(() => store.list(live.live.data.id.split('~')[0]!), [store, live]);
  const examples = live.book?.examples ?? [];
  const playing: Playing = useMemo(
    () => ({
      engine,
      shown,
      linkTo: () => undefined,
      tables: live.book?.rulebook.tables,
      namesOf: (who) => seatNames(shown, live.book?.rulebook, who),
    }),
    [engine, shown, live],
  );

  const begin = (with_: Settings, told = ''): boolean => {
    try {
      const match = beginMatch(engine, with_, with_.names);
      setTable({ of: live, key: freshSeed(), match });
      setNote(told);
      setIsSettingUp(false);
      return true;
    } catch {
      return false;
    }
  };
  const choose = (next: Situation): void => {
    setFrom(next);
    if (next.is === 'start') begin(settings);
    if (next.is !== 'game') return;
    const found = store.find(next.id);
    if (!found) return;
    const gone = goneOn(found, live, shown, say);
    setNote(gone.note);
    if (gone.match) setTable({ of: live, key: freshSeed(), match: gone.match });
  };

  // Other rules: the game at the table goes on with them.
  const before = useRef<LiveOnPage>();
  useEffect(() => {
    const old = before.current;
    before.current = live;
    const possible = fitting(settings, live);
    if (possible !== settings) setSettings(possible);
    if (!table || !old) {
      begin(possible);
      return;
    }
    const saved = saveMatch(table.of.opened.engine, table.match);
    const gone = goneOn(saved, live, shown, say);
    if (gone.match) {
      setTable({ of: live, key: table.key, match: gone.match });
      setNote(saved.saved.log.length > 0 ? gone.note : '');
    } else begin(possible, gone.note);
  }, [live]);
  useEffect(() => {
    if (example) setFrom({ is: 'example', name: example.name });
  }, [example]);

  const shownExample = from.is === 'example' ? examples.find(({ name }) => name === from.name) : undefined;
  return (
    <div class="w-play">
      <PlayFrom
        examples={examples}
        kept={kept}
        language={language}
        chosen={from}
        onChoose={choose}
        onAgain={() => choose({ is: 'start' })}
        onSettings={() => setIsSettingUp(!isSettingUp)}
        isSettingUp={isSettingUp}
      />
      {isOld && <p class="w-note">{say.playNot}</p>}
      <p class="w-note" role="status">
        {note}
      </p>
      {isSettingUp && (
        <SetupForm shown={shown} settings={settings} onChange={setSettings} onStart={() => begin(settings)} />
      )}
      {shownExample && !isSettingUp && (
        <div class="w-example">
          <ExamplePlayer
            key={shownExample.name}
            engine={engine}
            shown={shown}
            example={shownExample}
            rulebook={live.book?.rulebook}
            begin="try"
          />
        </div>
      )}
      <div class="w-table" ref={room} hidden={shownExample !== undefined || isSettingUp}>
        {table?.of === live && (
          <IsDesk.Provider value={width >= DESK}>
            <TableScreen
              key={table.key}
              {...playing}
              match={table.match}
              bots={bots}
              isKept
              alwaysConfirm={alwaysConfirm}
              isEntered={false}
              onAlwaysConfirm={setAlwaysConfirm}
              onChange={(match) => {
                setTable({ ...table, match });
                setNote('');
              }}
              onAgain={() => begin(settingsOf(engine, table.match))}
              onQuit={() => setIsSettingUp(true)}
            />
          </IsDesk.Provider>
        )}
      </div>
    </div>
  );
}

/** Settings that the rules allow now. */
function fitting(settings: Settings, { opened }: LiveOnPage): Settings {
  const { players, options } = opened.engine.data;
  const isPossible = settings.players >= players.from && settings.players <= players.to;
  const known = Object.keys(settings.options).every((name) => options.some((option) => option.name === name));
  return isPossible && known ? settings : usualSettings(opened.engine.data);
}
