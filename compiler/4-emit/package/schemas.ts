import { z } from 'zod';
import { Board } from '../../2-model/board.ts';
import { itemType, present, type Type } from '../../2-model/types.ts';
import { ValueNames } from '../../2-model/value-names.ts';
import type { Game } from '../../3-ir/ir.ts';
import type { Saved } from '../../runtime/saved.ts';
import type { AnyGame, Sight } from '../../runtime/types.ts';
import { awardedFor } from '../engine/layout.ts';

/** What can be described: what a front end gets and sends, and what a server keeps. */
export const SCHEMAS = ['options', 'move', 'state', 'view', 'log', 'save'] as const;
export type SchemaName = (typeof SCHEMAS)[number];

const HIDDEN = z.strictObject({ hidden: z.literal(true), count: z.int().min(0).optional() }).meta({
  id: 'hidden',
  description: 'In place of what somebody may not see; of a place the number of pieces.',
});
const TEXT_OF_MOVE = z.string().describe('As it is written: the action, then what it chooses.');
const DIGEST = z.string().regex(/^[0-9a-f]{4,64}$/);

/**
 * By name: the schema of what this game has there. One definition each, of which JSON Schemas are made. Engines have types, and read
 * saves, without zod: that they have the same members is checked where they are stated.
 */
export function schemasOf(id: string, game: Game): Readonly<Record<SchemaName, z.ZodType>> {
  const values = new GameValues(game);
  const options = z.strictObject(
    Object.fromEntries(game.options.map(({ name, type }) => [name, values.of(type)])),
  );
  const sight = (isView: boolean): z.ZodType =>
    z.strictObject({
      game: z.literal(id),
      players: values.player,
      imaginary: z.int().min(0),
      options,
      fields: fieldsOf(game, values, isView),
      faces: facesOf(game, values, isView),
      scores: z.array(scoreOf(game, values)),
      toAct: z.array(values.player),
      phase: z.enum(game.routines.map(({ name }) => name).filter((name) => !name.includes('/'))).optional(),
      chance: z.enum(['roll', 'shuffle', 'draw', 'lot']).optional(),
      over: z.literal(true).optional(),
    } satisfies Record<keyof Sight<AnyGame>, z.ZodType>);
  const entry = (more: Readonly<Record<string, z.ZodType>>): z.ZodType =>
    z.union([
      z.strictObject({ player: values.player, move: TEXT_OF_MOVE, ...more }),
      z.strictObject({ chance: z.string().describe('What chance gave, as it is written.'), ...more }),
    ]);
  return {
    options: options.partial(),
    move: z.union([
      ...game.actions.map((action) => moveOf(action, values)),
      z.strictObject({ player: values.player, action: z.literal('pass') }),
    ]),
    state: sight(false),
    view: sight(true),
    log: z.array(entry({ hidden: z.literal(true).optional() })),
    save: z.strictObject({
      format: z.literal('regelwerk game'),
      version: z.literal([1, 2, 3]),
      game: z.string(),
      rules: z.strictObject({ fingerprint: DIGEST, each: z.record(z.string(), DIGEST) }).optional(),
      players: values.player,
      imaginary: z.int().min(0),
      options,
      seed: z.string().max(1000).optional(),
      chance: z.literal('secure').optional(),
      start: DIGEST.optional(),
      log: z.array(entry({ digest: DIGEST.optional() })),
      result: DIGEST.optional(),
    } satisfies Record<keyof Saved, z.ZodType>),
  };
}

/** The same as JSON Schemas of draft 2020-12; what several parts have in common stands there once. */
export function jsonSchemasOf(id: string, game: Game): Readonly<Record<SchemaName, string>> {
  const written = Object.entries(schemasOf(id, game)).map(([name, schema]) => {
    const json = z.toJSONSchema(schema.meta({ title: `${id}: ${name}` }), { reused: 'inline' });
    return [name, `${JSON.stringify(json, null, 1)}\n`];
  });
  return Object.fromEntries(written) as Record<SchemaName, string>;
}

function moveOf({ name, head }: Game['actions'][number], values: GameValues): z.ZodType {
  const choices = head.flatMap((line) => {
    if (line.is !== 'choose') return [];
    const one = values.of(line.several && line.type.is === 'collection' ? line.type.of : line.type);
    return [[line.local, line.several ? z.array(one) : one] as const];
  });
  return z.strictObject({
    player: values.player,
    action: z.literal(name),
    ...(choices.length === 0 ? {} : { choices: z.strictObject(Object.fromEntries(choices)) }),
    offer: z.int().min(1).optional(),
  });
}

/** Fields; in a view, with what may be hidden in them. */
function fieldsOf({ fields }: Game, values: GameValues, isView: boolean): z.ZodType {
  const members = fields.map(({ name, keys, type, owner, seenBy }) => {
    const held = keys.length > 0 ? present(type) : type;
    const isSeen = !isView || seenBy !== 'nobody';
    const mayBeHidden = isView && seenBy !== 'everyone';
    const value = !isSeen ? HIDDEN : mayBeHidden ? z.union([values.of(held), HIDDEN]) : values.of(held);
    const mayBeMissing = isSeen && (type.is === 'optional' || held.is === 'collection');
    const one = values.byKey(keys, value, mayBeMissing);
    return [name, owner === 'table' ? one : z.array(one)] as const;
  });
  return z.strictObject(Object.fromEntries(members));
}

function facesOf({ pieces, fields }: Game, values: GameValues, isView: boolean): z.ZodType {
  const members = pieces.flatMap(({ name, face }) => {
    if (!face) return [];
    const mayBeHidden =
      isView &&
      fields.some(({ seenBy, type }) => {
        const item = present(itemType(type));
        return seenBy !== 'everyone' && item.is === 'piece' && item.pieces === name;
      });
    const one = mayBeHidden ? z.union([values.of(face), z.null()]) : values.of(face);
    return [[name, values.byKey([{ is: 'piece', pieces: name }], one, false)] as const];
  });
  return z.strictObject(Object.fromEntries(members));
}

function scoreOf(game: Game, values: GameValues): z.ZodType {
  const board = new Board(game);
  const by = game.scorings.map(({ name }) => {
    const { type } = awardedFor(game, board, name);
    const parts = type ? { for: values.byKey([type], z.int(), true).optional() } : {};
    return [name, z.strictObject({ total: z.int(), ...parts })] as const;
  });
  return z.strictObject({ seat: values.seat, total: z.int(), by: z.strictObject(Object.fromEntries(by)) });
}

/** The values of a game as JSON: names as they are written, each sort of them defined once. */
class GameValues {
  readonly player: z.ZodType;
  readonly seat: z.ZodType;
  readonly #board: Board;
  readonly #names: ValueNames;
  readonly #known = new Map<string, z.ZodType>();

  constructor(game: Game) {
    this.#board = new Board(game);
    this.#names = new ValueNames(this.#board);
    const { to } = game.players;
    const imaginary = Math.max(0, ...game.imaginary.map((one) => one.to));
    this.player = z.int().min(1).max(to).meta({ id: 'player', description: 'A player by number, from 1.' });
    this.seat = z
      .int()
      .min(1)
      .max(to + imaginary)
      .meta({ id: 'seat', description: 'A seat, from 1.' });
  }

  of(type: Type): z.ZodType {
    switch (type.is) {
      case 'number':
        return z.int().min(type.from).max(type.to);
      case 'yes or no':
        return z.boolean();
      case 'seat':
        return type.player ? this.player : this.seat;
      case 'collection':
        return z.array(this.of(type.of));
      case 'optional':
        return z.union([this.of(type.of), z.null()]);
      case 'none':
        return z.null();
      default:
        return this.#enumOf(type) ?? z.unknown();
    }
  }

  /** An object by key; with `mayBeMissing`, without the keys where there is nothing. */
  byKey(keys: readonly Type[], value: z.ZodType, mayBeMissing: boolean): z.ZodType {
    return keys.reduceRight((inner, key) => {
      const name = this.#key(key);
      return mayBeMissing ? z.partialRecord(name, inner) : z.record(name, inner);
    }, value);
  }

  /** A key is always a text. */
  #key(type: Type): z.ZodType<string> {
    const inner = present(type);
    const none = type.is === 'optional' ? ['none'] : [];
    if (inner.is === 'yes or no') return z.enum(['yes', 'no', ...none]);
    if (inner.is === 'number' || inner.is === 'seat') return z.string();
    const names = this.#namesOf(inner);
    return names ? z.enum([...names, ...none]) : z.string();
  }

  #enumOf(type: Type): z.ZodType | undefined {
    const key = JSON.stringify(type);
    const known = this.#known.get(key);
    if (known) return known;
    const names = this.#namesOf(type);
    if (!names) return undefined;
    const made = names.length === 0 ? z.never() : z.enum(names);
    this.#known.set(key, made);
    return made;
  }

  /** All names that a value of this type can have; undefined: it has none. */
  #namesOf(type: Type): string[] | undefined {
    switch (type.is) {
      case 'kind':
        return type.values.map((value) => this.#board.words(type.kind)[value]!);
      case 'piece':
        return this.#board.piecesOf(type.pieces).all.map((piece) => this.#names.write(type, piece));
      case 'cell': {
        const { cellsOf } = this.#board.grid(type.grid);
        return type.members.flatMap((member) =>
          cellsOf[member]!.map((cell) => this.#names.write(type, cell)),
        );
      }
      case 'line':
        return this.#board.grid(type.grid).model.lines.map((_, line) => this.#names.write(type, line));
      default:
        return undefined;
    }
  }
}
