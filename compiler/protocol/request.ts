import type { Value } from '../2-model/model.ts';
import type { Type } from '../2-model/types.ts';
import type { Codec } from './codec.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

/** Why a request gets no other answer. The codes are explained in `README.md`. */
export type ErrorCode =
  | 'not-json'
  | 'too-long'
  | 'not-a-request'
  | 'unknown-request'
  | 'bad-argument'
  | 'no-such-game'
  | 'no-game'
  | 'not-ended'
  | 'no-chance'
  | 'refused'
  | 'fault'
  | 'too-many'
  | 'unexpected';

export class ProtocolError extends Error {
  readonly code: ErrorCode;
  readonly about: string;

  constructor(code: ErrorCode, about: string) {
    super(`${code}: ${about}`);
    this.name = 'ProtocolError';
    this.code = code;
    this.about = about;
  }
}

function bad(name: string): never {
  throw new ProtocolError('bad-argument', name);
}

/** The members of a request or of a part of it; whatever is missing or of another type is an error about its name. */
export class Members {
  readonly #json: JsonObject;

  constructor(json: JsonObject, known: readonly string[]) {
    this.#json = json;
    for (const name of Object.keys(json)) if (!known.includes(name)) bad(shortened(name));
  }

  /** The member as it is; undefined if there is none. */
  json(name: string): Json | undefined {
    return Object.hasOwn(this.#json, name) ? this.#json[name] : undefined;
  }

  text(name: string): string {
    const value = this.json(name);
    return typeof value === 'string' ? value : bad(name);
  }

  optionalText(name: string): string | undefined {
    return this.json(name) === undefined ? undefined : this.text(name);
  }

  number(name: string): number {
    const value = this.json(name);
    return Number.isSafeInteger(value) ? (value as number) : bad(name);
  }

  optionalNumber(name: string): number | undefined {
    return this.json(name) === undefined ? undefined : this.number(name);
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
  items(name: string, known: readonly string[]): Members[] {
    return this.list(name).map((item) => (isObject(item) ? new Members(item, known) : bad(name)));
  }

  /** A seat by its number from 1; undefined if it is left out. */
  seat(name: string, seats: number): number | undefined {
    const number = this.optionalNumber(name);
    if (number === undefined) return undefined;
    return number >= 1 && number <= seats ? number - 1 : bad(name);
  }

  neededSeat(name: string, seats: number): number {
    return this.seat(name, seats) ?? bad(name);
  }

  /** A value of the game. */
  value(name: string, type: Type, codec: Codec): Value {
    const value = codec.read(type, this.json(name));
    return value === undefined ? bad(name) : value;
  }

  /** A value for each of these types, no more and no fewer. */
  values(name: string, types: readonly Type[], codec: Codec): Value[] {
    const list = this.list(name);
    if (list.length !== types.length) bad(name);
    return types.map((type, index) => {
      const value = codec.read(type, list[index]);
      return value === undefined ? bad(name) : value;
    });
  }
}

/** Names come back in errors; nobody needs a very long one. */
export function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
