import { shortened } from './errors.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { MOST_LISTED } from './limits.ts';

/** Why a request of the protocol gets no other answer. The codes are explained in `compiler/protocol/README.md`. */
export const ERROR_CODES = [
  'not-json',
  'too-long',
  'not-a-request',
  'unknown-request',
  'bad-argument',
  'no-such-game',
  'no-game',
  'not-ended',
  'no-chance',
  'refused',
  'fault',
  'too-many',
  'unexpected',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly code: ErrorCode;
  readonly about: string;

  constructor(code: ErrorCode, about: string) {
    super(`${code}: ${about}`);
    this.code = code;
    this.about = about;
  }
}

export function bad(about: string): never {
  throw new ProtocolError('bad-argument', shortened(about));
}

/** The members of a request that change a situation. */
export const SITUATION = ['given', 'faces', 'points', 'at'] as const;

/** The members of a request for something that the rules can name. */
export const NAMED = ['name', 'args', 'of', 'in', 'column'] as const;

/** Reads values of a game; undefined: none of this type. */
interface Reader<Type, Value> {
  read(type: Type, json: Json | undefined): Value | undefined;
}

/** The members of a request or of a part of it; whatever is missing or of another type is an error about its name. */
export class Members {
  readonly #json: JsonObject;

  constructor(json: JsonObject, known: readonly string[]) {
    this.#json = json;
    for (const name of Object.keys(json)) if (!known.includes(name)) bad(name);
  }

  /** The member as it is; undefined if there is none. */
  json(name: string): Json | undefined {
    return Object.hasOwn(this.#json, name) ? this.#json[name] : undefined;
  }

  has(name: string): boolean {
    return this.json(name) !== undefined;
  }

  text(name: string): string {
    const value = this.json(name);
    return typeof value === 'string' ? value : bad(name);
  }

  optionalText(name: string): string | undefined {
    return this.has(name) ? this.text(name) : undefined;
  }

  number(name: string): number {
    const value = this.json(name);
    return typeof value === 'number' && Number.isSafeInteger(value) ? value : bad(name);
  }

  optionalNumber(name: string): number | undefined {
    return this.has(name) ? this.number(name) : undefined;
  }

  flag(name: string): boolean {
    const value = this.json(name) ?? false;
    return typeof value === 'boolean' ? value : bad(name);
  }

  object(name: string): JsonObject {
    const value = this.json(name) ?? {};
    return isObject(value) ? value : bad(name);
  }

  list(name: string): readonly Json[] {
    const value = this.json(name) ?? [];
    return Array.isArray(value) ? value : bad(name);
  }

  /** The items of a list, each with members of its own. */
  items(name: string, known: readonly string[], most = MOST_LISTED): Members[] {
    const list = this.list(name);
    if (list.length > most) bad(name);
    return list.map((item) => (isObject(item) ? new Members(item, known) : bad(name)));
  }

  /** A seat by its number from 1, as one from 0. */
  seat(name: string, seats: number): number {
    const number = this.number(name);
    return number >= 1 && number <= seats ? number - 1 : bad(name);
  }

  /** A seat, or somebody who has none and is told by this word. Nobody is meant by leaving it out. */
  seatOr<Word extends string>(name: string, seats: number, word: Word): number | Word {
    return this.json(name) === word ? word : this.seat(name, seats);
  }

  /** A value of the game. */
  value<Type, Value>(name: string, type: Type, codec: Reader<Type, Value>): Value {
    const value = codec.read(type, this.json(name));
    return value === undefined ? bad(name) : value;
  }

  /** A value for each of these types, no more and no fewer. */
  values<Type, Value>(name: string, types: readonly Type[], codec: Reader<Type, Value>): Value[] {
    const list = this.list(name);
    if (list.length !== types.length) bad(name);
    return types.map((type, index) => {
      const value = codec.read(type, list[index]);
      return value === undefined ? bad(name) : value;
    });
  }
}
