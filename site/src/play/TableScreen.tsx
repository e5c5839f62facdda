import { useRef, useState } from 'preact/hooks';
import type { Seen } from '../game/shown.ts';
import { enumerate, seatName } from '../table/describe.ts';
import { GameTable } from '../table/GameTable.tsx';
import { Scores } from '../table/Scores.tsx';
import type { BotClient } from './bots.ts';
import { FinalSheet } from './FinalSheet.tsx';
import { GameLog, tellEntry } from './GameLog.tsx';
import { Hints } from './Hints.tsx';
import { MoveChooser } from './MoveChooser.tsx';
import type { Match } from './match.ts';
import { OutcomeForm } from './OutcomeForm.tsx';
import { supplyAtRandom } from './outcomes.ts';
import { PassDevice } from './PassDevice.tsx';
import type { Playing } from './playing.ts';
import { type Secrets, secretsOf } from './secrets.ts';
import { hasHands } from './settings.ts';
import { TableTools } from './TableTools.tsx';
import { useBots } from './useBots.ts';
import { useChooser } from './useChooser.ts';
import { useEntryFocus } from './useEntryFocus.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { fill, wordsIn } from './words.ts';

export interface TableScreenProps extends Playing {
  readonly match: Match;
  readonly bots: BotClient;
  readonly isKept: boolean;
  readonly alwaysConfirm: boolean;
  /** Whether somebody comes here from another screen. */
  readonly isEntered: boolean;
  readonly onAlwaysConfirm: (always: boolean) => void;
  readonly onChange: (match: Match) => void;
  readonly onReplay: () => void;
  readonly onAgain: () => void;
  readonly onQuit: () => void;
}

/** A game at the table: what one sees, whose turn it is, the move to choose, and what has happened. */
export function TableScreen(props: TableScreenProps) {
  const { engine, shown, linkTo, tables, match, bots, alwaysConfirm, onChange } = props;
  const { state, seats } = match;
  const say = wordsIn(shown.language);
  const names = props.namesOf(match);
  /** Who has the device in hand, where that makes a difference. */
  const [holder, setHolder] = useState<number>();
  /** What the table looked like when the one who has the device last saw it. */
  const [before, setBefore] = useState<Seen>();
  /** Why the game did not go on from a state, although the move was allowed: then the rules go wrong. */
  const [stopped, setStopped] = useState<{ at: Match['state']; text: string }>();

  const persons = seats.flatMap((kind, index) => (kind === 'person' ? [index + 1] : []));
  const acting = engine.toAct(state);
  const isSecret = hasHands(shown.data) && persons.length > 1;
  const mine = acting.filter((player) => persons.includes(player));
  const player = holder !== undefined && mine.includes(holder) ? holder : mine[0];
  const mustPass = isSecret && player !== undefined && player !== holder;
  const viewer = isSecret ? holder : (player ?? (persons.length === 1 ? persons[0] : undefined));
  const seen = engine.view(state, viewer ?? 'spectator') as Seen;

  const move = (written: string, mover: number, isOwn: boolean): void => {
    const next = engine.tryPlay(state, written, mover);
    if (!('state' in next)) {
      setStopped({ at: state, text: next.refusal.text[shown.language] ?? next.refusal.reason });
      return;
    }
    if (isOwn) setBefore(undefined);
    else if (!before) setBefore(seen);
    onChange({ ...match, state: next.state });
  };
  // Where all act at once the bots wait for the people: a choice that is being made must not be swept away.
  const isWaiting = player !== undefined;
  const { thinking, failed } = useBots(engine, match, bots, isWaiting, (text, bot) => move(text, bot, false));
  const chooser = useChooser(
    player === undefined || mustPass
      ? undefined
      : {
          engine,
          shown,
          state,
          player,
          alwaysConfirm,
          onMove: (one) => move(engine.write(one), player, true),
        },
  );
  const secrets = useRef<Secrets>();
  if (secrets.current?.state !== state) secrets.current = secretsOf(engine, state, secrets.current);
  const secret = secrets.current.entries;
  const side = useKeptFocus<HTMLDivElement>(chooser?.choosing ?? state, holder !== undefined);
  const isOver = engine.isOver(state);
  // The end has a line of its own to land on.
  const line = useEntryFocus<HTMLParagraphElement>(props.isEntered && !isOver);
  if (mustPass)
    return (
      <PassDevice
        key={player}
        language={shown.language}
        name={seatName(shown, names, player)}
        onTaken={() => {
          setHolder(player);
          setBefore(undefined);
        }}
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
  const log = engine.log(state, 'server');
  const last = log.at(-1);
  const story = engine.story(state, viewer ?? 'spectator', { language: shown.language, names });
  return (
    <div class="p-play">
      <div class="p-board">
        {isOver && (
          <FinalSheet
            engine={engine}
            shown={shown}
            state={state}
            names={names}
            linkTo={linkTo}
            onAgain={props.onAgain}
            onSettings={props.onQuit}
          />
        )}
        <GameTable
          shown={shown}
          seen={seen}
          names={names}
          {...(viewer === undefined ? {} : { viewer })}
          {...(before ? { before } : {})}
          {...(chooser?.picking ? { pick: chooser.picking } : {})}
          {...(tables ? { tables } : {})}
        />
      </div>
      <div ref={side} class="p-side">
        <div class={isOver ? 'p-now visually-hidden' : 'p-now'}>
          <p ref={line} class="p-turn" tabIndex={-1} role="status" aria-live="polite">
            {turnText()}
            {last && thinking === undefined && !isOver && <small>{tellEntry(story.at(-1))}</small>}
            {failed && <small>{say.botFailed}</small>}
            {stopped?.at === state && <small>{stopped.text}</small>}
          </p>
          {mine.length > 1 && !isSecret && (
            <div class="p-options" role="group" aria-label={say.whoActs}>
              {mine.map((seat) => (
                <button
                  key={seat}
                  type="button"
                  class="button"
                  aria-pressed={seat === player}
                  onClick={() => setHolder(seat)}
                >
                  {seatName(shown, names, seat)}
                </button>
              ))}
            </div>
          )}
          {chooser && <MoveChooser chooser={chooser} names={names} seen={seen} linkTo={linkTo} />}
          {chance && (
            <OutcomeForm
              key={log.length}
              shown={shown}
              chance={chance}
              names={names}
              onOutcome={supply}
              onRandom={() => supplyAtRandom(shown, chance, (outcome) => supply(outcome) || undefined)}
            />
          )}
        </div>
        {chooser && player !== undefined && (
          <Hints
            engine={engine}
            shown={shown}
            names={names}
            match={match}
            player={player}
            bots={bots}
            onMove={(text) => move(text, player, true)}
          />
        )}
        <TableTools
          {...props}
          onChange={(back) => {
            setBefore(undefined);
            onChange(back);
          }}
        />
        {!isOver && (
          <details class="p-list">
            <summary>{say.scores}</summary>
            <Scores shown={shown} scores={seen.scores} names={names} players={seen.players} linkTo={linkTo} />
          </details>
        )}
        <section aria-label={say.log}>
          <h2 class="p-small-title">{say.log}</h2>
          <GameLog shown={shown} story={story} log={log} secret={secret} />
        </section>
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
