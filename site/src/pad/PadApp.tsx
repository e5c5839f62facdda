import { options as preactOptions } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { shownIn } from '../game/load.ts';
import type { Language } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { describe } from '../table/describe.ts';
import { minus } from '../table/words.ts';
import { nameOfSeat, told } from './editing.ts';
import { asText } from './explained.ts';
import { seatsOf } from './fields.ts';
import { blank } from './filled.ts';
import { KeptGames } from './KeptGames.tsx';
import { KeptSheets } from './kept.ts';
import type { PadGame } from './load.ts';
import { OutcomeView } from './OutcomeView.tsx';
import { partsFor } from './plan.ts';
import { QuickTable } from './QuickTable.tsx';
import { quickRows } from './quick.ts';
import { chosenOf, isScoredOften, roundChoices } from './rounds.ts';
import { SeatSheet } from './SeatSheet.tsx';
import { Setup } from './Setup.tsx';
import { keeperOf } from './situation.ts';
import { StoredSheet } from './store.ts';
import { seatNames, usePad } from './use-pad.ts';

export interface PadAppProps {
  readonly game: PadGame;
  readonly language: Language;
  /** Where a rule is explained. */
  linkTo?(rule: string): string | undefined;
}

/** The score pad of any game: fill in what lies on the table, get the points with their reasons. */
export function PadApp({ game, language, linkTo }: PadAppProps) {
  const shown = shownIn(game, language);
  const { learnt } = game;
  const { data } = shown;
  const stored = useMemo(() => new StoredSheet(data), [data]);
  const pad = usePad({
    shown,
    learnt,
    stored,
    start: () => stored.read(),
    names: (filled) => seatNames(learnt, filled),
  });
  const { filled, outcome, edit, change } = pad;
  const [chosen, choose] = useState(1);
  const printing = usePrinting();
  const seats = seatsOf(filled);
  const withTable = partsFor(learnt, learnt.fields, 0, filled).length > 0;
  const tabs = withTable ? [...seats, 0] : seats;
  const seat = tabs.includes(chosen) ? chosen : 1;
  const choices = roundChoices(data, outcome.scorings);
  const severalTimes =
    isScoredOften(learnt.book, outcome.scorings, choices) || filled.before.some((points) => points !== 0);
  const kept = useMemo(() => new KeptSheets(data), [data]);
  const [sheets, setSheets] = useState(() => kept.read());
  /** Puts the sheet away and takes a new one for the same people. */
  const keep = () => {
    if (!outcome.scored) return;
    const totals = outcome.scored.scores.map(({ total }) => total);
    setSheets(kept.add({ when: Date.now(), filled, totals }));
    change(
      { ...blank(data, filled.players), imaginary: filled.imaginary, names: filled.names },
      told(edit, 'wasKept'),
    );
  };
  const rows = quickRows(learnt, outcome.scorings, filled);
  const [wantsQuick, setQuick] = useState(() => filled.extra !== undefined);
  const isQuick = wantsQuick && rows.length > 0;
  const nameOfTab = (tab: number) => (tab === 0 ? told(edit, 'table') : nameOfSeat(edit, tab));
  const total = (tab: number) => {
    const found = outcome.scored?.scores[tab - 1]?.total;
    return found === undefined ? undefined : minus(found);
  };
  return (
    <div class="s-pad">
      <Setup edit={edit} choices={choices} onChange={(next) => change(next)} />
      <div class="s-columns">
        <div class="s-fill">
          {rows.length > 0 && (
            <label class="s-mode">
              <input type="checkbox" checked={isQuick} onChange={() => setQuick(!isQuick)} />
              <span>{told(edit, 'quick')}</span>
            </label>
          )}
          {isQuick && <QuickTable edit={edit} rows={rows} onChange={change} />}
          {!isQuick && (
            <div class="s-tabs" role="tablist" aria-label={told(edit, 'seats')} onKeyDown={arrows}>
              {tabs.map((tab) => (
                <button
                  type="button"
                  role="tab"
                  key={tab}
                  id={`s-tab-${tab}`}
                  aria-selected={tab === seat}
                  aria-controls="s-tabpanel"
                  tabIndex={tab === seat ? 0 : -1}
                  onClick={() => choose(tab)}
                >
                  <span>{nameOfTab(tab)}</span>
                  {tab > 0 && total(tab) !== undefined && <b>{total(tab)}</b>}
                </button>
              ))}
            </div>
          )}
          {(isQuick ? [] : printing ? tabs : [seat]).map((tab) => (
            <div
              key={tab}
              id={tab === seat ? 's-tabpanel' : undefined}
              class="s-panel"
              role="tabpanel"
              aria-labelledby={`s-tab-${tab}`}
            >
              {printing && <h2>{nameOfTab(tab)}</h2>}
              <SeatSheet edit={edit} seat={tab} withBefore={severalTimes} onChange={change} />
            </div>
          ))}
        </div>
        <section class="s-result" aria-label={told(edit, 'result')}>
          <h2>{told(edit, 'result')}</h2>
          <OutcomeView edit={edit} outcome={outcome} {...(linkTo ? { linkTo } : {})} />
          <NextRound pad={pad} choices={choices} />
          <div class="s-buttons">
            <button type="button" onClick={() => copy(pad)}>
              <Icon name="share" /> {told(edit, 'copy')}
            </button>
            <button type="button" onClick={() => window.print()}>
              <Icon name="print" /> {told(edit, 'print')}
            </button>
            <button type="button" aria-disabled={!pad.canUndo} onClick={pad.undo}>
              <Icon name="undo" /> {told(edit, 'undo')}
            </button>
            <button
              type="button"
              onClick={() =>
                change(
                  { ...blank(data, filled.players), imaginary: filled.imaginary, names: filled.names },
                  told(edit, 'wasReset'),
                )
              }
            >
              <Icon name="reset" /> {told(edit, 'reset')}
            </button>
          </div>
          <p class="s-hint">{told(edit, 'saved')}</p>
          <button type="button" class="s-next" aria-disabled={!outcome.scored} onClick={keep}>
            {told(edit, 'keep')}
          </button>
          <KeptGames
            edit={edit}
            sheets={sheets}
            onOpen={(sheet) => change(sheet.filled, told(edit, 'wasOpened'))}
            onRemove={(sheet) => setSheets(kept.remove(sheet.when))}
          />
        </section>
      </div>
      <p class="s-note" role="status" data-said={pad.note !== ''}>
        {pad.note}
      </p>
    </div>
  );
}

type PadState = ReturnType<typeof usePad>;

/** Where a game is scored several times: keeps the points and goes on to the next scoring. */
function NextRound({
  pad,
  choices,
}: {
  readonly pad: PadState;
  readonly choices: ReturnType<typeof roundChoices>;
}) {
  const { filled, outcome, edit, change } = pad;
  const [choice] = choices;
  if (!choice || choices.length > 1 || !outcome.scored) return null;
  const next = choice.values[choice.values.indexOf(chosenOf(choice, filled)) + 1];
  if (next === undefined) return null;
  const before = outcome.scored.scores.map(({ total }) => total);
  return (
    <button
      type="button"
      class="s-next"
      onClick={() => change({ ...filled, before, round: { ...filled.round, [choice.key]: next } })}
    >
      {told(edit, 'next', { next: describe(edit.shown, choice.type, next) })} <Icon name="arrow" />
    </button>
  );
}

async function copy({ edit, outcome, filled, tell }: PadState): Promise<void> {
  const { shown, names } = edit;
  if (!outcome.scored) return;
  const keeper = keeperOf(shown.data, outcome.scorings);
  const text = asText(
    { shown, names, players: filled.players },
    outcome.scored,
    outcome.scorings,
    filled.before,
    keeper,
  );
  try {
    await navigator.clipboard.writeText(text);
    tell(told(edit, 'copied'));
  } catch {
    tell(told(edit, 'notCopied'));
  }
}

/** Left and right go from tab to tab, as everywhere. */
function arrows(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const next = tabs[(tabs.indexOf(event.target as HTMLElement) + step + tabs.length) % tabs.length];
  next?.click();
  next?.focus();
}

/** On paper all seats are there. The browser takes the page as it is when it asks, so it has to be drawn at once. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const set = (to: boolean) => () => {
      const before = preactOptions.debounceRendering;
      preactOptions.debounceRendering = (draw) => draw();
      setPrinting(to);
      if (before) preactOptions.debounceRendering = before;
      else delete preactOptions.debounceRendering;
    };
    const begin = set(true);
    const end = set(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
