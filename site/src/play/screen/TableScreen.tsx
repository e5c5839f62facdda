import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ToldEvent } from '../../../../generated/runtime/engine.ts';
import type { Seen } from '../../game/shown.ts';
import { enumerate, seatName } from '../../table/describe.ts';
import type { BotClient } from '../bots.ts';
import { FinalSheet } from '../FinalSheet.tsx';
import { MoveChooser } from '../MoveChooser.tsx';
import { type Match, undone } from '../match.ts';
import { OutcomeForm } from '../OutcomeForm.tsx';
import { supplyAtRandom } from '../outcomes.ts';
import { PassDevice } from '../PassDevice.tsx';
import type { Playing } from '../playing.ts';
import { useEntryFocus } from '../useEntryFocus.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import { fill, wordsIn } from '../words.ts';
import { Board } from './Board.tsx';
import { useInView } from './in-view.ts';
import { useLinks } from './links.ts';
import { useMotion } from './motion.ts';
import { PlayerBar } from './PlayerBar.tsx';
import { ScoringNote } from './ScoringNote.tsx';
import { SidePanel } from './SidePanel.tsx';
import { titlesOf } from './scoring-events.ts';
import { Told } from './Told.tsx';
import { type Opened, ToolBar } from './ToolBar.tsx';
import { useIsDesk } from './useIsDesk.ts';
import { useMatchTable } from './useMatchTable.ts';
import { useScorings } from './useScorings.ts';

export interface TableScreenProps extends Playing {
  readonly match: Match;
  readonly bots: BotClient;
  readonly isKept: boolean;
  readonly alwaysConfirm: boolean;
  /** Whether somebody comes here from another screen. */
  readonly isEntered: boolean;
  readonly onAlwaysConfirm: (always: boolean) => void;
  readonly onChange: (match: Match) => void;
  /** Looking back, and sharing what was played; left out where neither can be done. */
  readonly onReplay?: (() => void) | undefined;
  readonly onAgain: () => void;
  readonly onQuit: () => void;
}

/** A game at the table, all of it on one screen: who plays, the table, what is asked, and what one reaches for. */
export function TableScreen(props: TableScreenProps) {
  const { engine, shown, linkTo, tables, match, onChange } = props;
  const { state } = match;
  const { language } = shown;
  const say = wordsIn(language);
  const names = props.namesOf(match);
  const isDesk = useIsDesk();
  const [chosen, setOpened] = useState<Opened>();
  /** On a desk there is room for what has happened, whenever nothing else is read there. */
  const opened: Opened | undefined = chosen ?? (isDesk ? { is: 'log' } : undefined);
  const [note, setNote] = useState<{ readonly of: unknown; readonly text: string }>();
  /** The entry of the log that is looked at, of the game as it stood then. */
  const [looked, setLooked] = useState<{ readonly of: unknown; readonly at: number }>();
  const at = looked?.of === state ? looked.at : undefined;
  const scorings = useScorings(engine, state);
  // A game without people is watched: nobody has to press anything for it to go on.
  const isWatched = !match.seats.includes('person');
  const isHeld = (scorings.news !== undefined && !isWatched) || at !== undefined;
  const here = useMatchTable({ ...props, isHeld });
  const { player, viewer, chooser, thinking, mine, acting, secret } = here;

  const isOver = engine.isOver(state);
  const log = engine.log(state, 'server');
  const story = engine.story(state, viewer ?? 'spectator', { language, names });
  const past = useMemo(
    () => (at === undefined ? undefined : engine.replay(engine.save(state)).states.slice(at - 1, at + 1)),
    [state, at],
  );
  const sight = (index: number) => engine.view(past![index]!, viewer ?? 'spectator') as Seen;
  const seen = past ? sight(1) : here.seen;
  const before = past ? sight(0) : here.before;
  const picking = past ? undefined : chooser?.picking;

  const board = useRef<HTMLDivElement>(null);
  useMotion(board, past?.[1] ?? state);
  const away = useInView(board, picking, chooser?.choosing);
  const dock = useKeptFocus<HTMLDivElement>(chooser?.choosing ?? state, here.holder !== undefined);
  // The end has a line of its own to land on.
  const line = useEntryFocus<HTMLParagraphElement>(props.isEntered && !isOver);
  useEffect(() => setOpened((now) => (now?.is === 'hint' ? undefined : now)), [state]);

  // Rules are read beside the game.
  const screen = useLinks<HTMLDivElement>((href, link) => {
    if (!href.includes('#') || link.target === '_blank' || link.closest('.g-rule')) return false;
    setOpened({ is: 'rule', href });
    return true;
  });
  if (here.mustPass)
    return (
      <PassDevice
        key={player}
        language={language}
        name={seatName(shown, names, player!)}
        onTaken={() => here.take(player!)}
      />
    );

  const chance = engine.chance(state);
  const supply = (outcome: string): boolean => {
    try {
      onChange({ ...match, state: engine.supply(state, outcome) });
      return true;
    } catch {
      return false;
    }
  };
  const undo = (): void => {
    const back = undone(engine, match);
    if (back) here.replace({ ...match, state: back });
    else setNote({ of: state, text: log.length > 0 ? say.cannotUndo : say.logEmpty });
  };
  const open = (next: Opened): void => {
    const isSame = JSON.stringify(next) === JSON.stringify(chosen);
    setOpened(isSame ? undefined : next);
  };
  const told = lastOwn(log, player ?? viewer) + 2;
  return (
    <div class="g-room">
      <div data-entries={log.length} class={isOver ? 'g-screen g-over' : 'g-screen'} ref={screen}>
        <PlayerBar
          {...{ shown, seen, names, viewer, thinking }}
          phase={isOver ? undefined : phaseIn(at === undefined ? story : story.slice(0, at + 1))}
          open={opened?.is === 'seat' ? opened.seat : undefined}
          onOpen={(seat) => open({ is: 'seat', seat })}
        />
        <Board {...{ shown, tables, seen, before, names, viewer, picking }} table={board}>
          {isOver && (
            <FinalSheet
              {...{ engine, shown, state, names, linkTo }}
              events={scorings.events}
              onAgain={props.onAgain}
              onSettings={props.onQuit}
            />
          )}
        </Board>
        <div ref={dock} class={isOver ? 'g-dock visually-hidden' : 'g-dock'}>
          <p
            ref={line}
            class={player === undefined || past || chance ? 'p-turn' : 'p-turn visually-hidden'}
            tabIndex={-1}
            role="status"
            aria-live="polite"
          >
            {past ? say.lookingBack : turnText()}
          </p>
          {(chooser?.choosing.picks.length ?? 0) === 0 && (
            <Told
              {...{ shown, story, at }}
              from={told}
              onLook={(next) => setLooked(next === undefined ? undefined : { of: state, at: next })}
            />
          )}
          {mine.length > 1 && !here.isSecret && (
            <div class="p-options" role="group" aria-label={say.whoActs}>
              {mine.map((seat) => (
                <button
                  key={seat}
                  type="button"
                  class="button"
                  aria-pressed={seat === player}
                  onClick={() => here.take(seat)}
                >
                  {seatName(shown, names, seat)}
                </button>
              ))}
            </div>
          )}
          {chooser && !past && <MoveChooser {...{ chooser, names, seen, linkTo, away }} />}
          {chance && (
            <OutcomeForm
              key={log.length}
              {...{ shown, chance, names }}
              onOutcome={supply}
              onRandom={() => supplyAtRandom(shown, chance, (outcome) => supply(outcome) || undefined)}
            />
          )}
          <div class="g-note" role="status" aria-live="polite">
            {[
              note?.of === state ? note.text : undefined,
              here.hasFailed ? say.botFailed : undefined,
              here.stopped,
              props.isKept ? undefined : say.notSaved,
            ].map((text) => text && <p key={text}>{text}</p>)}
          </div>
        </div>
        <ToolBar
          {...{ language, opened }}
          mayHint={chooser !== undefined}
          mayUndo={log.length > 0}
          onOpen={open}
          onUndo={undo}
        />
        {opened && (
          <SidePanel
            {...props}
            {...{ opened, seen, names, player, log, secret, story }}
            events={scorings.events}
            onMove={(text) => player !== undefined && here.move(text, player)}
            onClose={chosen && (() => setOpened(undefined))}
          />
        )}
        {scorings.news && !isOver && (
          <ScoringNote
            {...{ shown, seen, names, linkTo }}
            event={scorings.news}
            title={titlesOf(shown, scorings.events)[scorings.events.indexOf(scorings.news)] ?? say.scoringNow}
            onClose={scorings.onSeen}
          />
        )}
      </div>
    </div>
  );

  function turnText(): string {
    const named = (seat: number) => seatName(shown, names, seat, seen.players);
    if (isOver) return say.over;
    if (chance) return say.chance;
    if (player !== undefined) return fill(say.yourTurn, { name: named(player) });
    if (thinking !== undefined) return fill(say.thinking, { name: named(thinking) });
    if (acting.length === 1) return fill(say.turnOf, { name: named(acting[0]!) });
    return fill(say.turnsOf, { names: enumerate(shown, acting.map(named)) });
  }
}

/** The last change of phase that was told, without its full stop. */
function phaseIn(story: readonly (readonly ToldEvent[])[]): string | undefined {
  const told = story.flat().findLast(({ is }) => is === 'phase');
  return told?.text.replace(/\.$/, '');
}

/** The index of the last entry of a player; -1: there is none. */
function lastOwn(log: readonly object[], player: number | undefined): number {
  return log.findLastIndex((entry) => 'player' in entry && entry.player === player);
}
