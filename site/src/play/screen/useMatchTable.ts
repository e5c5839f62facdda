import { useRef, useState } from 'preact/hooks';
import type { Seen } from '../../game/shown.ts';
import type { BotClient } from '../bots.ts';
import type { Match } from '../match.ts';
import type { Playing } from '../playing.ts';
import { type Secrets, secretsOf } from '../secrets.ts';
import { hasHands } from '../settings.ts';
import { useBots } from '../useBots.ts';
import { type Chooser, useChooser } from '../useChooser.ts';

interface MatchTableProps extends Playing {
  readonly match: Match;
  readonly bots: BotClient;
  readonly alwaysConfirm: boolean;
  readonly onChange: (match: Match) => void;
  /** Whether something is shown that the next move must not sweep away. */
  readonly isHeld: boolean;
}

/** Who is at the table and sees what, whose move it is, and how the game goes on. */
export interface MatchTable {
  readonly seen: Seen;
  /** What it looked like before what is marked as new. */
  readonly before: Seen | undefined;
  readonly viewer: number | undefined;
  /** The person whose move is chosen here. */
  readonly player: number | undefined;
  readonly acting: readonly number[];
  /** Persons who may act now. */
  readonly mine: readonly number[];
  /** Who has the device in hand; it has to be handed over where that is another than the player. */
  readonly holder: number | undefined;
  readonly mustPass: boolean;
  readonly isSecret: boolean;
  readonly chooser: Chooser | undefined;
  readonly thinking: number | undefined;
  readonly hasFailed: boolean;
  /** Why the game did not go on although the move was allowed: then the rules go wrong. */
  readonly stopped: string | undefined;
  /** The numbers of entries of the log that not everybody may read. */
  readonly secret: ReadonlySet<number>;
  take(holder: number): void;
  move(written: string, mover: number): void;
  /** The game as it was before, or goes on elsewhere: nothing in it is new. */
  replace(match: Match): void;
}

export function useMatchTable(props: MatchTableProps): MatchTable {
  const { engine, shown, match, bots, alwaysConfirm, onChange, isHeld } = props;
  const { state, seats } = match;
  const [holder, setHolder] = useState<number>();
  const [before, setBefore] = useState<{ readonly seen: Seen; readonly isOwn: boolean }>();
  const [stopped, setStopped] = useState<{ at: Match['state']; text: string }>();

  const persons = seats.flatMap((kind, index) => (kind === 'person' ? [index + 1] : []));
  const acting = engine.toAct(state);
  const isSecret = hasHands(shown.data) && persons.length > 1;
  const mine = acting.filter((player) => persons.includes(player));
  const player = holder !== undefined && mine.includes(holder) ? holder : mine[0];
  const mustPass = isSecret && player !== undefined && player !== holder;
  const viewer = isSecret ? holder : (player ?? (persons.length === 1 ? persons[0] : undefined));
  const seen = engine.view(state, viewer ?? 'spectator') as Seen;

  const move = (written: string, mover: number): void => {
    const next = engine.tryPlay(state, written, mover);
    if (!('state' in next)) {
      setStopped({ at: state, text: next.refusal.text[shown.language] ?? next.refusal.reason });
      return;
    }
    // One's own last move is marked until others have moved; then all that they did since.
    const isOwn = persons.includes(mover);
    if (isOwn || !before || before.isOwn) setBefore({ seen, isOwn });
    onChange({ ...match, state: next.state });
  };
  // Where all act at once the bots wait for the people: a choice that is being made must not be swept away.
  const isWaiting = player !== undefined || isHeld;
  const { thinking, failed } = useBots(engine, match, bots, isWaiting, move);
  const chooser = useChooser(
    player === undefined || mustPass
      ? undefined
      : { engine, shown, state, player, alwaysConfirm, onMove: (one) => move(engine.write(one), player) },
  );
  const secrets = useRef<Secrets>();
  if (secrets.current?.state !== state) secrets.current = secretsOf(engine, state, secrets.current);
  return {
    seen,
    before: before?.seen,
    viewer,
    player,
    acting,
    mine,
    holder,
    mustPass,
    isSecret,
    chooser,
    thinking,
    hasFailed: failed,
    stopped: stopped?.at === state ? stopped.text : undefined,
    secret: secrets.current.entries,
    take: (next) => {
      setHolder(next);
      setBefore(undefined);
    },
    move,
    replace: (next) => {
      setBefore(undefined);
      onChange(next);
    },
  };
}
