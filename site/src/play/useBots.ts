import { useEffect, useState } from 'preact/hooks';
import type { AnyGame, Engine } from '../../../generated/runtime/engine.ts';
import { anyMove, type BotClient } from './bots.ts';
import type { Match } from './match.ts';

/** Nobody can follow moves that come all at once. */
const PAUSE = 500;
/** Who wants no movement need not wait for it either. */
const pauseFor = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PAUSE);

const wait = (time: number) => new Promise((done) => setTimeout(done, time));

/**
 * Makes the moves of the bots, one after another, as soon as they are to act. It hands over what a bot does; `failed` says that
 * the last one found nothing and did anything.
 */
export function useBots(
  engine: Engine<AnyGame>,
  match: Match,
  bots: BotClient,
  isPaused: boolean,
  onMove: (move: string, player: number) => void,
): { readonly thinking: number | undefined; readonly failed: boolean } {
  const [failed, setFailed] = useState(false);
  const { state, seats } = match;
  const acting = engine.toAct(state);
  const bot = acting.find((player) => (seats[player - 1] ?? 'person') !== 'person');
  const thinking = isPaused ? undefined : bot;

  useEffect(() => {
    if (thinking === undefined) return undefined;
    const kind = seats[thinking - 1]!;
    if (kind === 'person') return undefined;
    const stop = new AbortController();
    const act = async (): Promise<void> => {
      const [move] = await Promise.all([
        bots.choose(engine.id, engine.save(state), thinking, kind, stop.signal).catch(() => undefined),
        wait(pauseFor()),
      ]);
      if (stop.signal.aborted) return;
      const isLegal = move !== undefined && engine.explain(state, move, thinking) === undefined;
      setFailed(!isLegal);
      const made = isLegal ? move : anyMove(engine, state, thinking);
      if (made !== undefined) onMove(made, thinking);
    };
    void act();
    return () => stop.abort();
    // A state is never changed: another object, another position.
  }, [state, thinking]);
  return { thinking, failed };
}
