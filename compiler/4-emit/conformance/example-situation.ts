import type { Expr, Target, Value } from '../../2-model/model.ts';
import type { Type } from '../../2-model/types.ts';
import { piecesIn } from '../../2-model/types.ts';
import { asList } from '../../2-model/values.ts';
import type { Example } from '../../3-ir/ir.ts';
import { keyValues } from '../../interpret/fields.ts';
import type { Interpreter, State } from '../../interpret/index.ts';
import { copyState } from '../../interpret/state.ts';
import { prepareSet } from '../../interpret/steps.ts';
import { type Codec, constant } from '../../protocol/codec.ts';
import type { Json, JsonObject } from '../../runtime/json.ts';

const SEAT: Type = { is: 'seat', player: false };

/** What an example gives, as the members of a `situation`: every value worked out. */
export class ExampleSituation {
  readonly #interpreter: Interpreter;
  readonly #codec: Codec;
  /** Where it leads: a value that is given may depend on what was given before. */
  readonly #state: State;
  readonly #fields: JsonObject[] = [];
  readonly #faces: Record<string, Record<string, Json>> = {};
  #at: JsonObject | undefined;

  constructor(interpreter: Interpreter, codec: Codec, state: State) {
    this.#interpreter = interpreter;
    this.#codec = codec;
    this.#state = copyState(state);
  }

  get members(): JsonObject {
    return {
      ...(this.#fields.length > 0 ? { given: this.#fields } : {}),
      ...(Object.keys(this.#faces).length > 0 ? { faces: this.#faces } : {}),
      ...(this.#at ? { at: this.#at } : {}),
    };
  }

  /** Puts the value there, and notes down what is there then: the type may have made a list of it, or a set. */
  field(target: Target, value: Expr): void {
    const { program } = this.#interpreter;
    prepareSet(target, value, program.freshNames(), program)(program.contextOf(this.#state));
    if (target.is === 'face') this.#noteFaces(target);
    else this.#noteField(target);
  }

  /** Where the script stands. */
  turn({ who, action, phase, args }: Extract<Example['facts'][number], { is: 'is to' }>): void {
    const values = args.map((arg) => this.#codec.write(arg.type, this.#value(arg)));
    this.#at = { player: who + 1, action, phase, ...(values.length > 0 ? { args: values } : {}) };
  }

  #value(expr: Expr): Value {
    return this.#interpreter.evaluate(this.#state, expr);
  }

  #noteFaces(target: Extract<Target, { is: 'face' }>): void {
    const pieces = piecesIn(target.of.type);
    const type: Type = { is: 'piece', pieces };
    const faces = this.#faces[pieces] ?? {};
    this.#faces[pieces] = faces;
    const { face } = this.#interpreter.program.board.piecesOf(pieces).model;
    for (const piece of asList(this.#value(target.of))) {
      const value = this.#state.faces[pieces]![piece as number]!;
      faces[this.#interpreter.notation.value(type, piece)] = this.#codec.write(face!, value);
    }
  }

  #noteField({ field: name, keys, of, whole, type }: Extract<Target, { is: 'field' }>): void {
    const { program } = this.#interpreter;
    const field = program.fields.get(name)!;
    const { seating } = program.contextOf(this.#state);
    const all =
      whole && field.keys.length > 0
        ? keyValues(field, program.board, seating)
        : [keys.map((key) => this.#value(key))];
    for (const values of all) {
      const at = values.map((value, index) => constant(field.keys[index]!.type, value));
      const now = this.#value({
        op: 'field',
        field: name,
        keys: at,
        ...(of ? { of } : {}),
        whole: false,
        type,
      });
      this.#fields.push({
        name,
        ...(values.length > 0
          ? { keys: values.map((value, index) => this.#codec.write(field.keys[index]!.type, value)) }
          : {}),
        ...(of ? { of: this.#codec.write(SEAT, this.#value(of)) } : {}),
        value: this.#codec.write(field.model.type, now),
      });
    }
  }
}
