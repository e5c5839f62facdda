import { useEffect, useRef, useState } from 'preact/hooks';
import type { Pairing } from '../../../compiler/lab/compare.ts';
import { usualPlan } from '../../../compiler/lab/plan.ts';
import type { GameData } from '../../../generated/runtime/data.ts';
import { LabPool } from './pool.ts';
import { comparisonShown, type Made, resultShown, type Shown } from './reports.ts';
import { type Progress, runPairing, runPlan } from './run.ts';
import { botsFor, type LabSettings } from './settings.ts';

/** The page draws anew at most so often while games are played. */
const DRAW_EVERY = 700;

/** A game of the lab: what it is called, and how it is opened. */
export interface LabGame extends Shown {
  readonly id: string;
  readonly data: GameData;
}

export type LabState =
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly progress: Progress; readonly left: number }
  | { readonly is: 'done' | 'stopped'; readonly progress: Progress; readonly milliseconds: number }
  | { readonly is: 'failed'; readonly message: string };

/** Plays and measures; what is known so far is a report. */
export function useLab(game: LabGame, otherOf: (id: string) => Promise<LabGame>) {
  const [state, setState] = useState<LabState>({ is: 'idle' });
  const [made, setMade] = useState<Made | undefined>(undefined);
  const running = useRef<{ stopped: boolean; pool: LabPool } | undefined>(undefined);
  useEffect(() => () => running.current?.pool.close(), []);

  const start = async (settings: LabSettings): Promise<void> => {
    running.current?.pool.close();
    const run = { stopped: false, pool: new LabPool() };
    running.current = run;
    const began = performance.now();
    let drawn = began;
    let last: Progress = { done: 0, of: settings.games };
    setState({ is: 'running', progress: last, left: Number.NaN });
    setMade(undefined);
    const isStopped = (): boolean => run.stopped;
    const know = (progress: Progress, report: () => Made): void => {
      last = progress;
      const now = performance.now();
      if (now - drawn < DRAW_EVERY || running.current !== run) return;
      drawn = now;
      const left = ((now - began) / Math.max(1, progress.done)) * (progress.of - progress.done);
      setState({ is: 'running', progress, left });
      setMade(report());
    };
    try {
      const { players, games, seed } = settings;
      const bots = botsFor(settings.bots, players);
      const planOf = ({ id, data }: LabGame) => usualPlan(data, { game: id, players, bots, seed, games });
      if (settings.against === '') {
        const shown = (result: Parameters<typeof resultShown>[0]) => resultShown(result, game);
        const result = await runPlan(run.pool, game.id, planOf(game), {
          isStopped,
          known: (found, progress) => know(progress, () => shown(found)),
        });
        if (running.current === run) setMade(shown(result));
      } else {
        const other = await otherOf(settings.against);
        const pairing: Pairing = { a: planOf(game), b: planOf(other) };
        const shown = (found: Parameters<typeof comparisonShown>[0]) =>
          comparisonShown(found, pairing, game, other);
        const measures = await runPairing(run.pool, [game.id, other.id], pairing, {
          isStopped,
          known: (found, progress) => know(progress, () => shown(found)),
        });
        last = { ...last, done: measures.count('games') };
        if (running.current === run) setMade(shown(measures));
      }
      if (running.current === run)
        setState({
          is: run.stopped ? 'stopped' : 'done',
          progress: last,
          milliseconds: performance.now() - began,
        });
    } catch (problem) {
      if (running.current === run)
        setState({ is: 'failed', message: problem instanceof Error ? problem.message : String(problem) });
    } finally {
      run.pool.close();
    }
  };
  const stop = (): void => {
    if (running.current) running.current.stopped = true;
  };
  return { state, made, start, stop };
}
