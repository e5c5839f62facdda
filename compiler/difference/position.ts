import type { CompiledGame } from '../3-ir/compiled.ts';
import { showsOf } from '../4-emit/rulebook/examples.ts';
import { ReferenceSession } from '../protocol/reference-session.ts';
import type { JsonObject } from '../runtime/json.ts';
import type { ExampleShown } from '../runtime/rulebook.ts';
import type { Witness } from './witness.ts';

/** What a seat is called, from 1, that no example names. */
export type Seats = (seat: number) => string;

/** A witness as one of the two games has it: a worked example without expectations, which whatever plays examples can play. */
export function positionOf(witness: Witness, compiled: CompiledGame, seats: Seats): ExampleShown {
  const { id, game, model } = compiled;
  const asked = (request: JsonObject, index: number): JsonObject =>
    index === 0 ? { ...request, game: id } : request;
  const session = new ReferenceSession([{ id, game }]);
  const steps = witness.steps.map((request, index): { request: JsonObject; expect: JsonObject } => {
    const expect = session.ask(asked(request, index));
    // A page has the game under an id of its own.
    return { request, expect };
  });
  const count = session.table?.state.setup;
  const players = (count?.players ?? 0) + (count?.imaginary ?? 0);
  const { from } = witness;
  const named =
    from === 'start' ? [] : (model.examples.find(({ name }) => name === from.example)?.players ?? []);
  const names = Array.from({ length: players }, (_, seat) => named[seat] ?? seats(seat + 1));
  const dialogue = {
    steps: witness.steps.map((request, at) => ({ request: asked(request, at), expect: {} })),
  };
  const changed = showsOf({ model }, new Map(), dialogue, new ReferenceSession([{ id, game }]));
  const { differs } = witness;
  const own =
    differs.is === 'field' ? [differs.name] : differs.is === 'faces' ? [`pieces-${differs.name}`] : [];
  const shows = [...new Set([...changed, ...own])];
  return {
    name: 'witness',
    titles: {},
    rules: [],
    names,
    steps,
    shows: shows.length > 0 ? shows : model.fields.map(({ name }) => name),
    picture: steps.length - 1,
  };
}
