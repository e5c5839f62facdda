import type { AnyGame, Engine } from '../../../generated/runtime/engine.ts';
import { fileOf } from './found.ts';
import { isEngine } from './load.ts';
import type { Seen } from './shown.ts';

/** All engines at once, for pages that are built; a reader gets one when it is needed (`load.ts`). */
const modules = import.meta.glob<Record<string, unknown>>('../../../generated/**/engine.ts', { eager: true });

export function engineOf(id: string): Engine<AnyGame> {
  const engine = Object.values(modules[fileOf(id, 'engine.ts')] ?? {}).find(isEngine);
  if (!engine) throw new Error(`There is no engine of ${id}.`);
  return engine;
}

/** The table before anything has happened. */
export function untouched(id: string): Seen {
  const engine = engineOf(id);
  const session = engine.session();
  session.ask({ do: 'situation', players: engine.data.players.from });
  if (!session.state) throw new Error(`${id} cannot be set up.`);
  return engine.read(session.state);
}
