import { z } from 'zod';
import type { Json, JsonObject } from '../runtime/json.ts';
import { type MemberOf, PROTOCOL, type RequestName } from '../runtime/protocol-session.ts';
import { ERROR_CODES } from '../runtime/request.ts';
import { KINDS } from './kinds.ts';

/**
 * What is said in the engine protocol, and what a file of vectors holds: one definition, of which types, JSON Schemas and the
 * checks of the tools are made. `compiler/protocol/README.md` says what it means. Engines check requests without it, as they have
 * no dependencies; that they know the same members is checked by their types.
 */
const TEXT = z.string();
const NUMBER = z.int();
const SEAT = z.int().min(1);
const DIGEST = z.string().regex(/^[0-9a-f]{16}$/);
const ID = z.union([z.string().max(200), z.number()]).optional();

const VALUE: z.ZodType<Json> = z
  .lazy(() => z.union([z.null(), z.boolean(), NUMBER, TEXT, z.array(VALUE), z.record(z.string(), VALUE)]))
  .meta({ id: 'value', description: 'A value of the game, a list of values, or values by key.' });
const VALUES = z.array(VALUE);
const byName = <T extends z.ZodType>(values: T) => z.record(z.string(), values);

const SETUP = {
  game: TEXT,
  players: SEAT,
  imaginary: NUMBER.optional(),
  options: byName(VALUE).optional(),
  seed: z.string().max(1000).optional(),
};
const SITUATION = {
  given: z
    .array(z.strictObject({ name: TEXT, keys: VALUES.optional(), of: SEAT.optional(), value: VALUE }))
    .optional(),
  faces: byName(byName(VALUE)).optional(),
  points: z
    .array(z.strictObject({ scoring: TEXT, for: VALUE.optional(), of: SEAT, value: NUMBER }))
    .optional(),
  at: z
    .union([
      z.literal('end'),
      z.strictObject({ player: SEAT, action: TEXT, phase: TEXT, args: VALUES.optional() }),
    ])
    .optional(),
};

/** What each request holds besides `do`, `id` and `digest`. */
const MEMBERS = {
  hello: {},
  start: SETUP,
  situation: { ...SETUP, ...SITUATION },
  give: SITUATION,
  run: { phase: TEXT, args: VALUES.optional(), of: SEAT.optional() },
  score: { scorings: z.array(z.strictObject({ scoring: TEXT, args: VALUES.optional() })) },
  chances: {},
  mayGive: { outcome: TEXT },
  chance: { outcome: TEXT },
  moves: { player: z.union([SEAT, z.literal('server')]) },
  play: { player: SEAT, move: TEXT },
  pass: { player: SEAT },
  explain: { player: SEAT, move: TEXT, fully: z.boolean().optional() },
  state: {},
  view: { player: z.union([SEAT, z.literal('spectator')]) },
  scores: {},
  result: {},
  always: {},
  value: {
    name: TEXT,
    args: VALUES.optional(),
    of: z.union([SEAT, TEXT]).optional(),
    in: TEXT.optional(),
    column: TEXT.optional(),
  },
  count: { depth: z.int().min(1).max(10) },
  save: {},
  load: { saved: z.unknown() },
} satisfies { readonly [Name in RequestName]: { readonly [Member in MemberOf<Name>]: z.ZodType } };

/** The same, as the engines here know it: a member that they do not know, spread from elsewhere, does not compile. */
const KNOWN: {
  readonly [Name in RequestName]: { readonly [Member in MemberOf<Name>]: z.ZodType } & {
    readonly [Member in Exclude<keyof (typeof MEMBERS)[Name], MemberOf<Name>>]: never;
  };
} = MEMBERS;

const SCORES = z.array(
  z.strictObject({
    seat: SEAT,
    total: NUMBER,
    by: byName(z.strictObject({ total: NUMBER, for: byName(NUMBER).optional() })),
  }),
);
const CHANCE_SORT = z.enum(['roll', 'shuffle', 'draw', 'lot']);
const TURN = {
  toAct: z.array(SEAT),
  chance: CHANCE_SORT.optional(),
  over: z.literal(true).optional(),
};
const STATE = z.strictObject({
  game: TEXT,
  players: SEAT,
  imaginary: NUMBER,
  options: byName(VALUE),
  fields: byName(VALUE),
  faces: byName(byName(VALUE)),
  scores: SCORES,
  ...TURN,
});
const RESULT = z.strictObject({
  ranking: z.array(z.strictObject({ seat: SEAT, place: SEAT, points: NUMBER, tie: NUMBER.nullable() })),
  decidedBy: TEXT.nullable(),
  solo: VALUE,
});
const CHANCE = z.strictObject({
  is: CHANCE_SORT,
  of: TEXT.optional(),
  pieces: z.array(TEXT).optional(),
  outcomes: NUMBER.optional(),
  options: z.array(TEXT).optional(),
});

const STAND = { ...TURN, digest: DIGEST.optional() };
/** What each request is answered by, if nothing is wrong with it. */
const ANSWERS = {
  hello: { protocol: z.literal(PROTOCOL), games: z.array(TEXT) },
  start: STAND,
  situation: STAND,
  give: STAND,
  run: STAND,
  score: STAND,
  chances: { chance: CHANCE.nullable() },
  mayGive: { may: z.boolean() },
  chance: STAND,
  moves: { moves: byName(z.array(TEXT)) },
  play: STAND,
  pass: STAND,
  explain: { reason: TEXT.nullable(), rule: TEXT.optional(), choice: TEXT.optional() },
  state: { state: STATE },
  view: { view: STATE },
  scores: { scores: SCORES },
  result: { result: RESULT.nullable() },
  always: { broken: TEXT.nullable() },
  value: { value: VALUE },
  count: { counts: z.array(NUMBER) },
  save: { saved: z.unknown() },
  load: STAND,
} satisfies { readonly [Name in RequestName]: Readonly<Record<string, z.ZodType>> };

const [first, ...others] = Object.entries(KNOWN).map(([name, members]) =>
  z.strictObject({ do: z.literal(name), id: ID, digest: z.boolean().optional(), ...members }),
);
/** A line to an engine. */
export const REQUEST = z
  .discriminatedUnion('do', [first!, ...others])
  .meta({ id: 'request', description: 'A line to the engine.' });

const ERROR = z.strictObject({ id: ID, error: z.strictObject({ code: z.enum(ERROR_CODES), about: TEXT }) });
const SHORT = z.strictObject({ id: ID, digest: DIGEST });

/** What `hello` is answered by. */
export const GREETING = z.strictObject({ id: ID, ...ANSWERS.hello });

// Many requests are answered alike: each shape stands there once.
const SHAPES = [...new Set<Readonly<Record<string, z.ZodType>>>(Object.values(ANSWERS))];
/** A line from an engine. */
export const ANSWER = z
  .union([ERROR, SHORT, ...SHAPES.map((shape) => z.strictObject({ id: ID, ...shape }))])
  .meta({ id: 'answer', description: 'A line from the engine.' });

const STEP = z.strictObject({
  request: REQUEST as unknown as z.ZodType<JsonObject>,
  expect: ANSWER as unknown as z.ZodType<JsonObject>,
});
const DIALOGUE = z
  .strictObject({
    id: TEXT,
    kind: z.enum(KINDS),
    rules: z.array(TEXT).min(1).describe('Ids as in the texts: `action-use-die`, `table-rating`.'),
    steps: z.array(STEP).min(1),
  })
  .meta({ id: 'dialogue', description: 'A conversation with an engine, from the start of a game on.' });

/** A file of vectors. */
export const VECTORS = z
  .strictObject({
    $schema: TEXT.optional(),
    game: z.string().regex(/^[A-Za-z][A-Za-z0-9-]*(\/[A-Za-z][A-Za-z0-9-]*)?$/),
    protocol: z.literal(PROTOCOL),
    madeFrom: DIGEST.describe('Tells rules and examples apart: vectors of others are out of date.'),
    uncovered: z.array(z.strictObject({ rule: TEXT, why: TEXT })),
    dialogues: z.array(DIALOGUE),
  })
  .meta({
    title: 'Conformance vectors of a game',
    description:
      'What every engine of a game must answer. The protocol is described in compiler/protocol/README.md.',
  });

type Unchanging<T> = T extends readonly (infer Item)[]
  ? readonly Unchanging<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Unchanging<T[Name]> }
    : T;
export type Step = Unchanging<z.infer<typeof STEP>>;
export type Dialogue = Unchanging<z.infer<typeof DIALOGUE>>;
export type Vectors = Unchanging<z.infer<typeof VECTORS>>;

/** Any line of the protocol, as JSON Schema: a request or an answer. */
export function protocolSchema(): JsonObject {
  const line = z.union([REQUEST, ANSWER]).meta({
    title: `The engine protocol, version ${PROTOCOL}`,
    description: 'A line of it: to the engine `#/$defs/request`, from it `#/$defs/answer`.',
  });
  return z.toJSONSchema(line, { reused: 'inline' }) as JsonObject;
}

/** The shape of a `vectors.json`, as JSON Schema. */
export function vectorsSchema(): JsonObject {
  return z.toJSONSchema(VECTORS, { reused: 'inline' }) as JsonObject;
}
