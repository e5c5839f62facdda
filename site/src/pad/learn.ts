import type { FieldData } from '../../../generated/runtime/data.ts';
import type { AnyGame, Engine } from '../../../generated/runtime/engine.ts';
import type { Rulebook } from '../../../generated/runtime/rulebook.ts';
import { type Effects, effectsOf } from './effects.ts';
import { fieldsBehind } from './fields.ts';
import { type Observed, observing } from './observed.ts';
import { type Relation, relationsOf } from './relations.ts';
import { runsOf, scoringsInPlay } from './rounds.ts';
import type { ScratchSession } from './scratch-session.ts';

/** Everything that a pad works out about a game before it can be filled in. */
export interface Learnt {
  readonly scratch: ScratchSession;
  readonly book: Rulebook | undefined;
  /** The fields that count, those that follow from others included. */
  readonly fields: readonly FieldData[];
  readonly observed: Observed;
  readonly relations: readonly Relation[];
  readonly effects: Effects;
}

/** Step by step, so that a page stays alive meanwhile. */
export function* learning(
  engine: Engine<AnyGame>,
  scratch: ScratchSession,
  book: Rulebook | undefined,
): Generator<void, Learnt> {
  const { data } = engine;
  const all = data.scorings.map(({ name }) => name);
  const fields = fieldsBehind(data, all, true);
  const observed = yield* observing(engine, new Set(fields.map(({ name }) => name)));
  const relations = relationsOf(data, fields, observed.ends);
  yield;
  const effects = effectsOf(scratch, fields, observed, runsOf(data, all, { round: {} }), (stand) =>
    scoringsInPlay(data, book, (name) => scratch.value(stand, { name })),
  );
  return { scratch, book, fields, observed, relations, effects };
}

/** The same at one go, for tests and for pages that are built. */
export function learn(engine: Engine<AnyGame>, scratch: ScratchSession, book: Rulebook | undefined): Learnt {
  const steps = learning(engine, scratch, book);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
