import type { Expr, Value } from '../../2-model/model.ts';
import { itemType, present } from '../../2-model/types.ts';
import { isList } from '../../2-model/values.ts';
import type { Game } from '../../3-ir/ir.ts';
import { type Field, keyValues, ownersOf, spotOf } from '../../interpret/fields.ts';
import { copyState, Fault, type Interpreter, type State } from '../../interpret/index.ts';
import type { Codec } from '../../protocol/codec.ts';
import { give } from '../../protocol/situation.ts';
import type { Json, JsonObject } from '../../runtime/json.ts';
import { Members, ProtocolError, SITUATION } from '../../runtime/request.ts';
import { partsOf } from './mentions.ts';

/** A situation that is being arranged: what was given for it, by the spot that holds it, and where that leads. */
export interface Arranged {
  readonly state: State;
  readonly given: ReadonlyMap<string, JsonObject>;
}

/** One value put at one spot. */
interface Change {
  readonly field: Field;
  readonly owner: number | null;
  readonly index: number;
  readonly keys: readonly Value[];
  readonly value: Value;
  /** The piece that comes to lie there, if one does. */
  readonly piece?: number;
}

/** Of a field with more keys than this, a few that lie far apart are tried. */
const MANY_KEYS = 100;
const FEW_KEYS = 12;
/** Numbers and kinds with more values than this are not tried through. */
const MANY_VALUES = 100;
const MOST_STEPS = 50;

/**
 * Arranges what a seat has until a measure is as wanted. What a measure counts is not read from the rules: values are
 * put into the fields that it reads, one after the other, and the interpreter is asked what it comes to then.
 */
export class Arranger {
  readonly #interpreter: Interpreter;
  readonly #codec: Codec;
  /** Pieces that have changed nothing where they lay: they are not tried there again. */
  readonly #idle = new Set<string>();

  constructor(interpreter: Interpreter, codec: Codec) {
    this.#interpreter = interpreter;
    this.#codec = codec;
  }

  /** Changes what the seat has, step by step, until its measure is this; undefined if no way leads there. */
  reach(
    from: Arranged,
    seat: number,
    fields: readonly Field[],
    wanted: number,
    measures: (state: State) => readonly (number | undefined)[],
    at: number,
  ): Arranged | undefined {
    let arranged = from;
    for (let step = 0; step < MOST_STEPS; step++) {
      const before = measures(arranged.state);
      const value = before[at];
      if (value === undefined || value === wanted) return value === wanted ? arranged : undefined;
      const next = this.change(arranged, seat, fields, (state) => {
        const after = measures(state);
        if (after[at] === undefined || after[at] === value) return 'idle';
        const isNearer = Math.abs(after[at] - wanted) < Math.abs(value - wanted);
        return isNearer && after.every((other, index) => index === at || other === before[index]);
      });
      if (!next) return undefined;
      arranged = next;
    }
    return undefined;
  }

  /** The first change of what concerns the seat after which the situation suits. */
  change(
    from: Arranged,
    seat: number,
    fields: readonly Field[],
    suits: (state: State) => boolean | 'idle',
  ): Arranged | undefined {
    // Each field in turn, so that a measure over several of them is not asked about one alone.
    const first = fields.length === 0 ? 0 : from.given.size % fields.length;
    for (const field of [...fields.slice(first), ...fields.slice(0, first)])
      for (const change of this.#changes(from, seat, field)) {
        const sign = change.piece === undefined ? '' : `${field.name} ${change.index} ${change.piece}`;
        if (this.#idle.has(sign)) continue;
        const next = this.#put(from, change);
        const verdict = next ? suits(next.state) : false;
        if (verdict === true) return next;
        if (verdict === 'idle' && sign !== '') this.#idle.add(sign);
      }
    return undefined;
  }

  /** The situation with this change; undefined if the value cannot be there. */
  #put(from: Arranged, { field, owner, index, keys, value }: Change): Arranged | undefined {
    const item: JsonObject = {
      name: field.name,
      ...(keys.length > 0
        ? { keys: keys.map((key, at) => this.#codec.write(field.keys[at]!.type, key)) }
        : {}),
      ...(owner === null ? {} : { of: owner + 1 }),
      value: this.#codec.write(field.model.type, value),
    };
    const state = copyState(from.state);
    try {
      give(this.#interpreter, this.#codec, state, new Members({ given: [item] as Json }, SITUATION));
    } catch (problem) {
      if (problem instanceof Fault || problem instanceof ProtocolError) return undefined;
      throw problem;
    }
    return { state, given: new Map(from.given).set(`${field.name} ${owner} ${index}`, item) };
  }

  *#changes(from: Arranged, seat: number, field: Field): Generator<Change> {
    const { program } = this.#interpreter;
    const { seating } = program.contextOf(from.state);
    const owner = field.shared ? null : seat;
    if (!ownersOf(field, seating).includes(owner)) return;
    const all = keyValues(field, program.board, seating);
    const apart = all.length > MANY_KEYS ? Math.ceil(all.length / FEW_KEYS) : 1;
    for (let index = 0; index < all.length; index += apart) {
      const { box, at } = spotOf(from.state, field, owner, index);
      const change = { field, owner, index, keys: all[index]! };
      for (const other of this.#others(from, seat, field, box[at] as Value)) yield { ...change, ...other };
    }
  }

  /** What a spot can hold instead: another value, or one piece or seat more. */
  #others(from: Arranged, seat: number, field: Field, now: Value): Pick<Change, 'value' | 'piece'>[] {
    const { program } = this.#interpreter;
    const more = (item: number): Value => (isList(now) ? [...now, item] : item);
    if (field.pieces !== undefined) {
      if (field.single && now !== null) return [];
      const type = { is: 'piece', pieces: field.pieces } as const;
      const used = new Set([...from.given.values()].flatMap(({ value }) => value));
      return program.board
        .piecesOf(field.pieces)
        .all.filter((piece) => !used.has(this.#codec.write(type, piece)))
        .map((piece) => ({ value: more(piece), piece }));
    }
    const type = present(itemType(field.model.type));
    if (type.is === 'seat') return isList(now) && now.includes(seat) ? [] : [{ value: more(seat) }];
    if (isList(now)) return [];
    if (type.is === 'number' && type.to - type.from >= MANY_VALUES) return [];
    if (type.is !== 'number' && type.is !== 'kind' && type.is !== 'yes or no') return [];
    const { seating } = program.contextOf(from.state);
    return program.board.domain(type, seating).flatMap((value) => (value === now ? [] : [{ value }]));
  }
}

/** The fields that an expression reads, in the terms that it names too. */
export function fieldsRead({ fields, terms }: Game, expr: Expr): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const look = (part: Expr): void => {
    if (part.op === 'field') found.add(part.field);
    if (part.op === 'term' && !seen.has(part.term)) {
      seen.add(part.term);
      const term = terms.find(({ name }) => name === part.term)!;
      partsOf([term.lets, term.cases, term.otherwise]).forEach(look);
    }
    partsOf(part).forEach(look);
  };
  look(expr);
  return fields.flatMap(({ name }) => (found.has(name) ? [name] : []));
}
