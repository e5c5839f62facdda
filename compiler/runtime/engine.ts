/**
 * The part of an engine that is the same for all games. Everything about a game comes from its core, which plays it, and its
 * data, which names things.
 *
 * Reading order: `core.ts` and `data.ts` (what a game provides), `untrusted-input.ts` (arguments of callers), `codec.ts` (values
 * in and out), `fields.ts` (where they are stored), `state.ts`, `moves.ts`, `notation.ts`, `machine.ts` (playing), `show.ts`
 * (views), `secure-chance.ts` (chance without a seed), `undo.ts`, `saved.ts`, `snapshots.ts`, `replay.ts` with `causes.ts` (which rules make a
 * difference), `player-log.ts` (the log without what is hidden from a player), and `trace.ts` with `why.ts` (where points come
 * from). `engine-interface.ts` is the interface for front ends, `types.ts` and `why-types.ts` what it is made of. `callers.ts` is its door, behind which `play.ts`, `saves.ts`, `tell.ts` and
 * `point-reasons.ts` each have a part of it, so that a program need not load those that it does not call; this file puts them
 * together. Beside it, `protocol-session.ts` with
 * `request.ts` is the transport of the engine protocol, which `engine-session.ts` with `situation.ts` and `values.ts` answers,
 * and `serve.ts` is a program that does so. `game-folder.ts` says where the engine of a game is.
 */
import { createCallers, type Texts } from './callers.ts';
import type { Core } from './core.ts';
import type { GameData } from './data.ts';
import type { Engine } from './engine-interface.ts';
import { createPlay, type Playing } from './play.ts';
import { createExplaining, createReasons, type Explaining } from './point-reasons.ts';
import { createSaves, type Saving } from './saves.ts';
import { createTelling, type Sentences, type Telling } from './tell.ts';
import type { AnyGame, GameTypes } from './types.ts';
import type { Tracing } from './why.ts';

export { createCallers, type Texts } from './callers.ts';
export { Fault } from './core.ts';
export type { GameData } from './data.ts';
export type { Engine, Session } from './engine-interface.ts';
export { Invalid, type Refusal, Refused } from './errors.ts';
export type { Json } from './json.ts';
export type { Move } from './moves.ts';
export { part } from './part.ts';
export { createPlay } from './play.ts';
export { createExplaining, createReasons } from './point-reasons.ts';
export type { Difference } from './replay.ts';
export type { Entry, Saved, SeenEntry } from './saved.ts';
export { createSaves } from './saves.ts';
export type { Snapshot } from './snapshots.ts';
export { createTelling, type Sentences } from './tell.ts';
export type {
  AnyGame,
  Asked,
  Chance,
  GameDifference,
  GameRefusal,
  GameState,
  GameStop,
  GameTypes,
  Hidden,
  Loaded,
  Result,
  SavedFor,
  Score,
  Sight,
  Speaking,
  StartOptions,
  ToldEvent,
} from './types.ts';
export type { Tracing } from './why.ts';
export type { Award, Decided, Placed, Source, Why } from './why-types.ts';

/** The parts of an engine, from its core, its data, its texts, and what traces where points come from. */
export interface Parts<G extends GameTypes> {
  readonly data: GameData;
  readonly playing: Playing<G>;
  readonly saving: Saving<G>;
  readonly telling: Telling<G>;
  readonly explaining: Explaining<G>;
}

/** All parts in one object. */
export function engineOf<G extends GameTypes>({ data, ...parts }: Parts<G>): Engine<G> {
  const { playing, saving, telling, explaining } = parts;
  return { id: data.id, data, ...playing, ...saving, ...telling, ...explaining };
}

/** The engine of a game in one go, with all of its parts. */
export function createEngine<G extends GameTypes = AnyGame>(
  core: Core,
  data: GameData,
  texts: Texts = {},
  tracing?: Tracing,
  sentences: Sentences = {},
): Engine<G> {
  const callers = createCallers<G>(core, data, texts);
  const reasons = createReasons(callers, tracing);
  return engineOf({
    data,
    playing: createPlay(callers),
    saving: createSaves(callers, tracing?.createCore),
    telling: createTelling(callers, sentences, reasons),
    explaining: createExplaining(callers, reasons),
  });
}
