import { useMemo, useRef, useState } from 'preact/hooks';
import type { AnyGame, Engine, GameState } from '../../../../generated/runtime/engine.ts';
import { type ScoringEvent, scoringEvents } from './scoring-events.ts';

export interface Scorings {
  readonly events: readonly ScoringEvent[];
  /** One that has not been seen yet. Points for a single thing are no event: the bar of players shows them. */
  readonly news: ScoringEvent | undefined;
  readonly onSeen: () => void;
}

/** The scorings of a game; those that were there when one came are not news. */
export function useScorings(engine: Engine<AnyGame>, state: GameState<AnyGame>): Scorings {
  const known = useRef<{ readonly totals: string; readonly events: readonly ScoringEvent[] }>();
  const events = useMemo(() => {
    // Where nobody has more or fewer points there was no scoring, and tracing all of them again takes its time.
    const totals = JSON.stringify(engine.score(state).map(({ total, by }) => [total, by]));
    if (known.current?.totals !== totals) known.current = { totals, events: scoringEvents(engine, state) };
    return known.current.events;
  }, [engine, state]);
  const [seenUpTo, setSeenUpTo] = useState(() => events.at(-1)?.after ?? 0);
  const last = events.at(-1);
  const news = last && last.after > seenUpTo && last.awards.length > 1 ? last : undefined;
  return { events, news, onSeen: () => setSeenUpTo(last?.after ?? 0) };
}
