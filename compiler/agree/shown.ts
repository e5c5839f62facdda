import type { Field } from '../interpret/fields.ts';
import type { Interpreter, State, Viewer } from '../interpret/index.ts';
import { showField } from '../interpret/view.ts';
import type { Codec } from '../protocol/codec.ts';
import { sameJson } from '../protocol/same-json.ts';
import { showFields } from '../protocol/show.ts';
import type { FieldData } from '../runtime/data.ts';
import { isObject, type Json, type JsonObject } from '../runtime/json.ts';
import type { Apart } from './words.ts';

/** The first place where two values differ, by its path: `fields.coins[0]`. */
export function firstDifference(expected: Json | undefined, found: Json | undefined, about = ''): Apart {
  if (Array.isArray(expected) && Array.isArray(found) && expected.length === found.length) {
    const index = expected.findIndex((item, at) => !sameJson(item, found[at]));
    if (index >= 0) return firstDifference(expected[index], found[index], `${about}[${index}]`);
  }
  if (isObject(expected) && isObject(found)) {
    const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
    const name = names.find((one) => !sameJson(expected[one], found[one]));
    const path = about === '' ? name : `${about}.${name}`;
    if (name !== undefined) return firstDifference(expected[name], found[name], path);
  }
  // Of two long lists only what the one has and the other has not can be read by anybody.
  if (Array.isArray(expected) && Array.isArray(found)) {
    const missing = expected.filter((item) => !found.some((other) => sameJson(item, other)));
    const surplus = found.filter((item) => !expected.some((other) => sameJson(item, other)));
    if (missing.length + surplus.length > 0) return { about, expected: missing, found: surplus };
  }
  return { about, expected, found };
}

/**
 * The same as `sameJson`, quicker for what is nearly always so: both have the same names in the same order, as objects
 * with hundreds of cells do.
 */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return areSame(a, b);
  if (!isObject(a) || !isObject(b)) return false;
  return areSame(Object.keys(a), Object.keys(b))
    ? areSame(Object.values(a), Object.values(b))
    : sameJson(a, b);
}

function areSame(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (!isSame(a[index], b[index])) return false;
  return true;
}

/** Shows the fields of a game that not everybody sees, as the interpreter has them. */
export class Secrets {
  /** What is needed to show each of them, and nothing else. */
  readonly #fields: ReadonlyMap<string, Field>;
  readonly #interpreter: Interpreter;
  readonly #codec: Codec;

  constructor(interpreter: Interpreter, codec: Codec) {
    const { program } = interpreter;
    this.#interpreter = interpreter;
    this.#codec = codec;
    const secret = [...program.fields.values()].filter(({ model }) => model.seenBy !== 'everyone');
    this.#fields = new Map(secret.map((field) => [field.name, field]));
  }

  get isEmpty(): boolean {
    return this.#fields.size === 0;
  }

  has(name: string): boolean {
    return this.#fields.has(name);
  }

  /** What the engine shows otherwise of these fields to a player, or somebody who only looks on. */
  differ(
    state: State,
    seat: Viewer,
    fields: readonly FieldData[],
    show: (field: FieldData) => Json,
  ): Apart | undefined {
    for (const data of fields) {
      const expected = this.#show(state, data.name, seat);
      const found = show(data);
      if (!isSame(expected, found)) return { about: data.name, expected, found };
    }
    return undefined;
  }

  /** What a seat sees, from the state as it is written: all but the secrets is the same. */
  view(state: State, whole: JsonObject, seat: Viewer): JsonObject {
    const secrets = [...this.#fields.keys()].map((name) => [name, this.#show(state, name, seat)]);
    return { ...whole, fields: { ...(whole.fields as JsonObject), ...Object.fromEntries(secrets) } };
  }

  #show(state: State, name: string, seat: Viewer): Json {
    const field = this.#fields.get(name)!;
    const shown = { [name]: showField(this.#interpreter.program.contextOf(state), field, seat) };
    return showFields(this.#interpreter, this.#codec, state, shown, [field])[name]!;
  }
}
