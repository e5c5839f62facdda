import { useMemo, useState } from 'preact/hooks';
import type { Saved } from '../../../generated/runtime/engine.ts';
import type { Seen } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { GameTable } from '../table/GameTable.tsx';
import { Scores } from '../table/Scores.tsx';
import { GameLog, tellEntry } from './GameLog.tsx';
import { type SavedMatch, upTo } from './match.ts';
import type { Playing } from './playing.ts';
import { ShareBox } from './ShareBox.tsx';
import { secretEntries } from './secrets.ts';
import { hasHands } from './settings.ts';
import { useEntryFocus } from './useEntryFocus.ts';
import { fill, wordsIn } from './words.ts';

export interface ReplayScreenProps extends Playing {
  readonly match: SavedMatch;
  /** The entry to begin at; the last if left out. */
  readonly at?: number | undefined;
  readonly notes: readonly string[];
  /** Whether somebody comes here from another screen. */
  readonly isEntered: boolean;
  /** There where one looks back at a game that is going on. */
  readonly onBack?: (() => void) | undefined;
  readonly onQuit: () => void;
  readonly onPlayOn: (saved: Saved) => void;
}

/** Looking back: every state of a game, by slider or step by step, and playing on from any of them. */
export function ReplayScreen(props: ReplayScreenProps) {
  const { engine, shown, linkTo, tables, match, notes, onBack, onQuit, onPlayOn } = props;
  const say = wordsIn(shown.language);
  const names = props.namesOf(match);
  const states = useMemo(() => engine.replay(match.saved).states, [engine, match.saved]);
  const secret = useMemo(() => secretEntries(engine, states), [engine, states]);
  const line = useEntryFocus<HTMLParagraphElement>(props.isEntered);
  const all = states.length - 1;
  const [at, setAt] = useState(() => Math.min(props.at ?? all, all));
  const log = match.saved.log.slice(0, all);
  const persons = match.seats.flatMap((kind, index) => (kind === 'person' ? [index + 1] : []));
  // Hands of a game that goes on stay hidden, also here.
  const isSecret = hasHands(shown.data) && persons.length > 1;
  const viewer = isSecret ? undefined : persons[0];
  const story = useMemo(
    () => engine.story(states[all]!, viewer ?? 'spectator', { language: shown.language, names }),
    [engine, states, all, viewer, shown.language, names],
  );
  const sight = (index: number) => engine.view(states[index]!, viewer ?? 'spectator') as Seen;
  const seen = sight(at);
  const go = (to: number): void => setAt(Math.max(0, Math.min(all, to)));
  return (
    <div class="p-play p-replay" data-entries={all}>
      <div class="p-board">
        {notes.map((note) => (
          <p key={note} class="p-warning">
            {note}
          </p>
        ))}
        <div class="p-now p-player">
          <p ref={line} class="p-turn" tabIndex={-1} aria-live="polite">
            {fill(say.moveOf, { at, all })}
            <small>{tellEntry(story[at]) || say.beginning}</small>
          </p>
          <input
            type="range"
            min={0}
            max={all}
            value={at}
            aria-label={fill(say.moveOf, { at, all })}
            onInput={(event) => go(Number(event.currentTarget.value))}
          />
          <div class="p-controls">
            <StepButton icon="to-start" label={say.toStart} isOff={at === 0} onPress={() => go(0)} />
            <StepButton icon="step-back" label={say.back} isOff={at === 0} onPress={() => go(at - 1)} />
            <StepButton icon="step-forward" label={say.next} isOff={at === all} onPress={() => go(at + 1)} />
            <StepButton icon="to-end" label={say.toEnd} isOff={at === all} onPress={() => go(all)} />
          </div>
        </div>
        <GameTable
          shown={shown}
          seen={seen}
          names={names}
          {...(viewer === undefined ? {} : { viewer })}
          {...(at > 0 ? { before: sight(at - 1) } : {})}
          {...(tables ? { tables } : {})}
        />
      </div>
      <div class="p-side">
        <div class="p-options">
          {onBack && (
            <button type="button" class="button main" onClick={onBack}>
              {say.backToGame}
            </button>
          )}
          {!engine.isOver(states[at]!) && (
            <button
              type="button"
              class={onBack ? 'button' : 'button main'}
              onClick={() => onPlayOn(upTo(match.saved, at))}
            >
              {say.playFromHere}
            </button>
          )}
          <button type="button" class="button" onClick={onQuit}>
            {say.quit}
          </button>
        </div>
        <ShareBox shown={shown} of={at} shared={() => ({ ...match, at })} />
        <details class="p-list" open>
          <summary>{say.scores}</summary>
          <Scores shown={shown} scores={seen.scores} names={names} players={seen.players} linkTo={linkTo} />
        </details>
        <section aria-label={say.log}>
          <h2 class="p-small-title">{say.log}</h2>
          <GameLog shown={shown} story={story} log={log} secret={secret} at={at} onGo={go} />
        </section>
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function StepButton({ icon, label, isOff, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      class="button p-control"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}
