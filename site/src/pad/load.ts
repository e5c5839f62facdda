import type { Tracing } from '../../../generated/runtime/why.ts';
import { found } from '../game/found.ts';
import { liveGameOf } from '../game/live-games.ts';
import { type Loaded, loadGame } from '../game/load.ts';
import { loadRulebook } from '../game/rulebooks.ts';
import { type Learnt, learning } from './learn.ts';
import { ScratchSession } from './scratch-session.ts';

/** A game with everything that its pad and its explorers need. */
export interface PadGame extends Loaded {
  readonly learnt: Learnt;
}

const cores = import.meta.glob<Pick<Tracing, 'createCore'>>([
  '../../../generated/**/core.ts',
  '!../../../generated/runtime/**',
]);
const tellers = import.meta.glob<Pick<Tracing, 'createTraced'>>([
  '../../../generated/**/why.ts',
  '!../../../generated/runtime/**',
]);

/** For so long at a time the page hears nothing else. */
const SLICE = 12;

const loaded = new Map<string, Promise<PadGame>>();

export function loadPad(id: string): Promise<PadGame> {
  const known = loaded.get(id);
  if (known) return known;
  const loading = load(id);
  loading.catch(() => loaded.delete(id));
  loaded.set(id, loading);
  return loading;
}

async function load(id: string): Promise<PadGame> {
  const [game, tracing, book] = await Promise.all([loadGame(id), tracingOf(id), loadRulebook(id)]);
  const scratch = new ScratchSession(game.engine.data, tracing, game.texts);
  const learnt = await inSlices(learning(game.engine, scratch, book));
  return { ...game, learnt };
}

async function tracingOf(id: string): Promise<Tracing> {
  const here = liveGameOf(id);
  if (here) return here.opened;
  const [{ createCore }, { createTraced }] = await Promise.all([
    found(cores, id, 'core.ts'),
    found(tellers, id, 'why.ts'),
  ]);
  return { createCore, createTraced };
}

/** Works on, but lets the page breathe. */
async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  let since = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}
