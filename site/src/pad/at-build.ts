import { createEngine } from '../../../generated/runtime/engine.ts';
import type { Rulebook } from '../../../generated/runtime/rulebook.ts';
import type { Tracing } from '../../../generated/runtime/why.ts';
import { fileOf } from '../game/found.ts';
import { games } from '../game/games.ts';
import { learn } from './learn.ts';
import type { PadGame } from './load.ts';
import { ScratchSession } from './scratch-session.ts';

/** The same as `load.ts` for pages that are built: nothing here goes to the reader. */
const cores = import.meta.glob<Pick<Tracing, 'createCore'>>(
  ['../../../generated/**/core.ts', '!../../../generated/runtime/**'],
  { eager: true },
);
const tellers = import.meta.glob<Pick<Tracing, 'createTraced'>>(
  ['../../../generated/**/why.ts', '!../../../generated/runtime/**'],
  { eager: true },
);

const known = new Map<string, PadGame>();

/** A game with all that its explorers need. What was learnt once is good for all pages. */
export function padGameOf(id: string): PadGame {
  const found = known.get(id) ?? made(id);
  known.set(id, found);
  return found;
}

function made(id: string): PadGame {
  const game = games.find((one) => one.id === id);
  const core = cores[fileOf(id, 'core.ts')];
  const teller = tellers[fileOf(id, 'why.ts')];
  if (!game || !core || !teller) throw new Error(`There is no game ${id}.`);
  const telling = { createCore: core.createCore, createTraced: teller.createTraced };
  const { data, texts, sentences } = game;
  const engine = createEngine(core.createCore(), data, texts, telling);
  const book: Rulebook = game.rulebook;
  return { engine, texts, sentences, learnt: learn(engine, new ScratchSession(data, telling, texts), book) };
}
