import { EngineSession } from './engine-session.ts';
import { isObject, type Json, type JsonObject, member } from './json.ts';
import type { Machine } from './machine.ts';
import type { State } from './state.ts';
import { readOnce } from './untrusted-input.ts';
import type { PointExplainer } from './why.ts';
import type { Award } from './why-types.ts';

/** A session of the engine protocol about one game, which can also tell where the points of a request come from. */
export class Situations {
  readonly #machine: Machine;
  readonly #explainer: () => PointExplainer;
  readonly #session: EngineSession;
  /** The last request that was answered, and where the game stood before it. */
  #asked: { readonly request: JsonObject; readonly before: State } | undefined;

  constructor(machine: Machine, explainer: () => PointExplainer) {
    this.#machine = machine;
    this.#explainer = explainer;
    this.#session = sessionOf(machine);
  }

  get state(): State | undefined {
    return this.#session.state;
  }

  ask(request: Json): JsonObject {
    const read = readOnce(request) as Json;
    const before = this.#session.state;
    const name = isObject(read) ? member(read, 'do') : undefined;
    const begins = isObject(read) && (name === 'start' || name === 'situation');
    // It need not say which game; if it says another one, the session knows no such game.
    const answer = this.#session.ask(begins ? { game: this.#machine.data.id, ...read } : read);
    const isStep = before !== undefined && isObject(read) && !begins && !('error' in answer);
    this.#asked = isStep ? { request: read, before } : undefined;
    return answer;
  }

  awards(): readonly Award[] {
    if (!this.#asked) return [];
    const { request, before } = this.#asked;
    return this.#explainer().during(before, this.#machine.wordsOf(before), (machine, from) => {
      const again = sessionOf(machine);
      again.place(machine, from);
      again.ask(request);
      return again.state ?? from;
    });
  }
}

function sessionOf(machine: Machine): EngineSession {
  const { core, data } = machine;
  return new EngineSession([{ data, createCore: () => core }], new Map([[data.id, machine]]));
}
