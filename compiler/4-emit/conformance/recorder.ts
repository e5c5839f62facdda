import type { Value } from '../../2-model/model.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { drawOutcome } from '../../interpret/chance.ts';
import type { ChanceEvent, Interpreter, State } from '../../interpret/index.ts';
import { copyState } from '../../interpret/state.ts';
import type { Codec } from '../../protocol/codec.ts';
import type { Dialogue, Step } from '../../protocol/dialogue.ts';
import { ReferenceSession } from '../../protocol/reference-session.ts';
import { isObject, type JsonObject } from '../../runtime/json.ts';

/** What the reference answers is not what the maker of vectors relies on: the dialogue is given up. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/** Speaks with the reference, and writes down what it answers: that is what others must answer too. */
export class Recorder {
  readonly id: string;
  readonly #session: ReferenceSession;
  #steps: Step[] = [];

  constructor({ id, game }: Pick<CompiledGame, 'id' | 'game'>) {
    this.id = id;
    this.#session = new ReferenceSession([{ id, game }]);
  }

  get interpreter(): Interpreter {
    return this.#table.interpreter;
  }

  get codec(): Codec {
    return this.#table.codec;
  }

  get state(): State {
    return this.#table.state;
  }

  get #table() {
    const { table } = this.#session;
    if (!table) throw new GivenUp('no game');
    return table;
  }

  /** Asks and notes it down. */
  ask(request: JsonObject): JsonObject {
    const expect = this.#session.ask(request);
    this.#steps.push({ request, expect });
    return expect;
  }

  /** The same for what must not fail. */
  tell(request: JsonObject): JsonObject {
    const answer = this.ask(request);
    if (isObject(answer.error)) throw new GivenUp(JSON.stringify({ request, answer }));
    return answer;
  }

  /** Asks for a value if there is one; a term may make no sense in a situation. */
  askValue(request: JsonObject): void {
    if (isObject(this.ask(request).error)) this.#steps.pop();
  }

  /** Lets chance decide with random numbers of our own, and says what it gave. */
  chance(words: number[], event: ChanceEvent): void {
    const { program, notation } = this.interpreter;
    const state: State = { ...copyState(this.state), random: words };
    const outcome: Value = drawOutcome(program, program.contextOf(state), event);
    this.tell({ do: 'chance', outcome: notation.writeOutcome(event, outcome) });
  }

  /** What was said since the last time, as a dialogue. */
  finish(id: string, kind: Dialogue['kind'], rules: readonly string[]): Dialogue {
    const steps = this.#steps;
    this.#steps = [];
    return { id, kind, rules: [...new Set(rules)], steps };
  }

  /** Forgets what was said since the last time. */
  giveUp(): void {
    this.#steps = [];
  }
}
