import { KINDS } from '../../protocol/dialogue.ts';
import type { Json, JsonObject } from '../../runtime/json.ts';
import { PROTOCOL, type RequestName } from '../../runtime/protocol-session.ts';

const TEXT = { type: 'string' } as const;
const NUMBER = { type: 'integer' } as const;
const SEAT = { type: 'integer', minimum: 1 } as const;
const DIGEST = { type: 'string', pattern: '^[0-9a-f]{16}$' } as const;
/** A value of the game, or several by key. */
const VALUE = { $ref: '#/$defs/value' } as const;
const VALUES = { type: 'array', items: VALUE } as const;

function object(properties: JsonObject, required: readonly string[] = Object.keys(properties)): JsonObject {
  return { type: 'object', properties, required, additionalProperties: false };
}

function listOf(items: Json): JsonObject {
  return { type: 'array', items };
}

function mapOf(values: Json): JsonObject {
  return { type: 'object', additionalProperties: values };
}

const SETUP = { game: TEXT, players: SEAT, imaginary: NUMBER, options: mapOf(VALUE), seed: TEXT };
const SITUATION = {
  given: listOf(object({ name: TEXT, keys: VALUES, of: SEAT, value: VALUE }, ['name', 'value'])),
  faces: mapOf(mapOf(VALUE)),
  points: listOf(object({ scoring: TEXT, for: VALUE, of: SEAT, value: NUMBER }, ['scoring', 'of', 'value'])),
  at: {
    anyOf: [
      { const: 'end' },
      object({ player: SEAT, action: TEXT, phase: TEXT, args: VALUES }, ['player', 'action', 'phase']),
    ],
  },
};

/** What each request holds besides `do`, `id` and `digest`, and what of it must be there. */
const REQUESTS: Readonly<Record<RequestName, readonly [JsonObject, readonly string[]]>> = {
  hello: [{}, []],
  start: [SETUP, ['game', 'players']],
  situation: [{ ...SETUP, ...SITUATION }, ['game', 'players']],
  give: [SITUATION, []],
  run: [{ phase: TEXT, args: VALUES, of: SEAT }, ['phase']],
  score: [{ scorings: listOf(object({ scoring: TEXT, args: VALUES }, ['scoring'])) }, ['scorings']],
  chances: [{}, []],
  mayGive: [{ outcome: TEXT }, ['outcome']],
  chance: [{ outcome: TEXT }, ['outcome']],
  moves: [{ player: { anyOf: [SEAT, { const: 'server' }] } }, ['player']],
  play: [{ player: SEAT, move: TEXT }, ['player', 'move']],
  pass: [{ player: SEAT }, ['player']],
  explain: [{ player: SEAT, move: TEXT }, ['player', 'move']],
  state: [{}, []],
  view: [{ player: { anyOf: [SEAT, { const: 'spectator' }] } }, ['player']],
  scores: [{}, []],
  result: [{}, []],
  always: [{}, []],
  value: [{ name: TEXT, args: VALUES, of: { anyOf: [SEAT, TEXT] }, in: TEXT, column: TEXT }, ['name']],
  count: [{ depth: SEAT }, ['depth']],
  save: [{}, []],
  load: [{ saved: {} }, ['saved']],
};

const SCORES = listOf(
  object({
    seat: SEAT,
    total: NUMBER,
    by: mapOf(object({ total: NUMBER, for: mapOf(NUMBER) }, ['total'])),
  }),
);
const TURN = {
  toAct: listOf(SEAT),
  chance: { enum: ['roll', 'shuffle', 'draw', 'lot'] },
  over: { const: true },
};
const STATE = object(
  {
    game: TEXT,
    players: SEAT,
    imaginary: NUMBER,
    options: mapOf(VALUE),
    fields: mapOf(VALUE),
    faces: mapOf(mapOf(VALUE)),
    scores: SCORES,
    ...TURN,
  },
  ['game', 'players', 'imaginary', 'options', 'fields', 'faces', 'scores', 'toAct'],
);
const RESULT = object({
  ranking: listOf(object({ seat: SEAT, place: SEAT, points: NUMBER, tie: { type: ['integer', 'null'] } })),
  decidedBy: { type: ['string', 'null'] },
  solo: VALUE,
});
const CHANCE = object(
  { is: TURN.chance, of: TEXT, pieces: listOf(TEXT), outcomes: NUMBER, options: listOf(TEXT) },
  ['is'],
);

/** Every answer that there is; with `digest` in the request, the digest of it. */
const ANSWERS: readonly JsonObject[] = [
  object({ protocol: NUMBER, games: listOf(TEXT) }),
  object({ ...TURN, digest: DIGEST }, ['toAct', 'digest']),
  object({ digest: DIGEST }),
  object({ chance: { anyOf: [{ type: 'null' }, CHANCE] } }),
  object({ may: { type: 'boolean' } }),
  object({ moves: mapOf(listOf(TEXT)) }),
  object({ reason: { type: ['string', 'null'] } }),
  object({ state: STATE }),
  object({ view: STATE }),
  object({ scores: SCORES }),
  object({ result: { anyOf: [{ type: 'null' }, RESULT] } }),
  object({ broken: { type: ['string', 'null'] } }),
  object({ value: VALUE }),
  object({ counts: listOf(NUMBER) }),
  object({ saved: {} }),
  object({ error: object({ code: TEXT, about: TEXT }) }),
];

/** The shape of a `vectors.json`, as JSON Schema. */
export const VECTORS_SCHEMA: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Conformance vectors of a game',
  description:
    'What every engine of a game must answer. The protocol is described in compiler/protocol/README.md.',
  type: 'object',
  properties: {
    $schema: TEXT,
    game: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9-]*(/[A-Za-z][A-Za-z0-9-]*)?$' },
    protocol: { const: PROTOCOL },
    madeFrom: DIGEST,
    uncovered: listOf(object({ rule: TEXT, why: TEXT })),
    dialogues: listOf({ $ref: '#/$defs/dialogue' }),
  },
  required: ['game', 'protocol', 'madeFrom', 'uncovered', 'dialogues'],
  additionalProperties: false,
  $defs: {
    value: {
      description: 'A value of the game, a list of values, or values by key.',
      type: ['null', 'boolean', 'integer', 'string', 'array', 'object'],
      items: { $ref: '#/$defs/value' },
      additionalProperties: { $ref: '#/$defs/value' },
    },
    dialogue: object({
      id: TEXT,
      kind: { enum: KINDS },
      rules: { type: 'array', items: TEXT, minItems: 1 },
      steps: {
        type: 'array',
        items: object({ request: { $ref: '#/$defs/request' }, expect: { $ref: '#/$defs/answer' } }),
        minItems: 1,
      },
    }),
    request: {
      anyOf: Object.entries(REQUESTS).map(([name, [members, required]]) =>
        object(
          {
            do: { const: name },
            id: { type: ['string', 'integer'] },
            digest: { type: 'boolean' },
            ...members,
          },
          ['do', ...required],
        ),
      ),
    },
    answer: { anyOf: ANSWERS },
  },
};
