import type { Expr, Value } from '../2-model/model.ts';
import { itemType, MANY, present, type Type } from '../2-model/types.ts';
import { Bounds } from '../3-ir/bounds.ts';
import type { Interpreter } from '../interpret/index.ts';
import type { Json } from '../runtime/json.ts';

/**
 * Values of a game as JSON, and back: numbers, yes and no (`true`, `false`) and none (`null`) as they are, a kind by
 * its word, a seat by its number from 1, pieces, cells and lines in the notation of moves, collections as lists.
 */
export class Codec {
  readonly #interpreter: Interpreter;
  /** How long the lists of the game can become: a longer one is not accepted. */
  readonly bounds: Bounds;

  constructor(interpreter: Interpreter) {
    this.#interpreter = interpreter;
    this.bounds = new Bounds(interpreter.program.game);
  }

  write(type: Type, value: Value): Json {
    if (typeof value === 'boolean' || value === null) return value;
    if (typeof value !== 'number') return value.map((item) => this.write(itemType(type), item));
    const exact = present(itemType(type));
    switch (exact.is) {
      case 'seat':
        return value + 1;
      case 'kind':
      case 'piece':
      case 'cell':
      case 'line':
        return this.#interpreter.notation.value(exact, value);
      default:
        return value;
    }
  }

  /** The value that is meant; undefined if it is none of this type. Whether a number is in its range is not asked. */
  read(type: Type, json: Json | undefined): Value | undefined {
    if (json === null) return type.is === 'optional' || type.is === 'none' ? null : undefined;
    const exact = present(type);
    switch (exact.is) {
      case 'collection': {
        if (!Array.isArray(json)) return undefined;
        const items = json.map((item) => this.read(exact.of, item));
        return items.some((item) => item === undefined) ? undefined : (items as Value[]);
      }
      case 'number':
        return isNumber(json) ? json : undefined;
      case 'yes or no':
        return typeof json === 'boolean' ? json : undefined;
      case 'seat':
        return isNumber(json) && json >= 1 ? json - 1 : undefined;
      case 'kind':
      case 'piece':
      case 'cell':
      case 'line': {
        const value =
          typeof json === 'string' ? this.#interpreter.notation.readValue(exact, json) : undefined;
        return typeof value === 'number' ? value : undefined;
      }
      default:
        return undefined;
    }
  }

  /** A value as the name of a member: the word that stands for it in moves, a seat by its number. */
  name(type: Type, value: Value): string {
    const json = this.write(type, value);
    return json === null ? 'none' : typeof json === 'boolean' ? (json ? 'yes' : 'no') : String(json);
  }
}

/** A whole number that every engine has room for. */
function isNumber(json: Json | undefined): json is number {
  return Number.isInteger(json) && Math.abs(json as number) <= MANY;
}

/** A value as an expression, so that the interpreter works with it as with what the rules say. */
export function constant(type: Type, value: Value): Expr {
  if (typeof value === 'object' && value !== null)
    return { op: 'list', items: value.map((item) => constant(itemType(type), item)), type };
  return { op: 'constant', value, type };
}
