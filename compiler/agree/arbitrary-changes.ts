import { fieldsRead } from '../4-emit/conformance/arrange.ts';
import type { Field } from '../interpret/fields.ts';
import { copyState, Fault, type Interpreter, type State } from '../interpret/index.ts';
import type { Codec } from '../protocol/codec.ts';
import { randomGiven } from '../protocol/random-values.ts';
import { give } from '../protocol/situation.ts';
import type { JsonObject } from '../runtime/json.ts';
import { pick } from '../runtime/random.ts';
import { Members, ProtocolError, SITUATION } from '../runtime/request.ts';
import type { State as EngineState } from '../runtime/state.ts';
import type { EngineMachine, EngineRuntime } from './engine.ts';

/** The number of changes after a game. */
const CHANGES = 30;

/** The same game in the interpreter and in the engine. */
interface Both {
  reference: State;
  state: EngineState;
}

/** Makes the same arbitrary changes in interpreter and engine, to reach states that no game reaches: where an `always` rule is broken. */
export class ArbitraryChanges {
  readonly #interpreter: Interpreter;
  readonly #codec: Codec;
  readonly #machine: EngineMachine;
  readonly #runtime: EngineRuntime;
  /** By `always` rule: the fields that it reads. */
  readonly #read: readonly (readonly Field[])[];

  constructor(interpreter: Interpreter, codec: Codec, machine: EngineMachine, runtime: EngineRuntime) {
    this.#interpreter = interpreter;
    this.#codec = codec;
    this.#machine = machine;
    this.#runtime = runtime;
    const { game, fields } = interpreter.program;
    this.#read = game.always
      .map(({ condition }) => fieldsRead(game, condition).map((name) => fields.get(name)!))
      .filter((read) => read.length > 0);
  }

  /** Changes one value after the other, and yields a description of each change. */
  *changes(both: Both, words: number[]): Generator<string> {
    if (this.#read.length === 0) return;
    const fields = pick(words, this.#read);
    const seat = pick(words, this.#interpreter.program.contextOf(both.reference).seating.seats);
    for (let change = 0; change < CHANGES; change++) {
      const field = pick(words, fields);
      const item = randomGiven(this.#interpreter, this.#codec, both.reference, words, field, seat);
      if (this.#give(both, { given: [item] })) yield JSON.stringify(item);
    }
  }

  /** Whether the change was made. A change after which the rules cannot be evaluated is not. */
  #give(both: Both, json: JsonObject): boolean {
    const reference = copyState(both.reference);
    try {
      give(this.#interpreter, this.#codec, reference, new Members(json, SITUATION));
      this.#interpreter.broken(reference);
    } catch (problem) {
      if (problem instanceof Fault || problem instanceof ProtocolError) return false;
      throw problem;
    }
    const { Members: EngineMembers, give: giveEngine } = this.#runtime;
    both.state = this.#machine.change(both.state, (core) =>
      giveEngine(this.#machine, core, new EngineMembers(json, SITUATION)),
    );
    both.reference = reference;
    return true;
  }
}
