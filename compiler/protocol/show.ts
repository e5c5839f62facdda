import type { Board, Seating } from '../2-model/board.ts';
import type { Value } from '../2-model/model.ts';
import { present, type Type } from '../2-model/types.ts';
import { stepsOf } from '../3-ir/walk.ts';
import type { Field } from '../interpret/fields.ts';
import type { ChanceEvent, Hidden, Interpreter, Shown, State } from '../interpret/index.ts';
import { isNothing, type Json, type JsonObject } from '../runtime/json.ts';
import type { Codec } from './codec.ts';

/** Where a game stands, in words that any program and any person can read. */
export function showState(id: string, interpreter: Interpreter, codec: Codec, state: State): JsonObject {
  return {
    ...showSetup(id, interpreter, codec, state),
    fields: showFields(interpreter, codec, state, state.fields as Record<string, Shown>),
    faces: showFaces(interpreter, codec, state.faces),
    scores: showScores(interpreter, codec, state),
    ...showTurn(interpreter, state),
  };
}

/** The same as a player sees it, or somebody who only looks on. */
export function showView(
  id: string,
  interpreter: Interpreter,
  codec: Codec,
  state: State,
  seat: number | 'spectator',
): JsonObject {
  const { fields, faces } = interpreter.view(state, seat);
  return {
    ...showSetup(id, interpreter, codec, state),
    fields: showFields(interpreter, codec, state, fields),
    faces: showFaces(interpreter, codec, faces),
    scores: showScores(interpreter, codec, state),
    ...showTurn(interpreter, state),
  };
}

function showSetup(id: string, { program }: Interpreter, codec: Codec, { setup }: State): JsonObject {
  const options = program.game.options.map(({ name, type }): [string, Json] => [
    name,
    codec.write(type, setup.options[name]!),
  ]);
  return {
    game: id,
    players: setup.players,
    imaginary: setup.imaginary,
    options: Object.fromEntries(options),
  };
}

/** Who is to act, what chance is to decide, whether it is over: what there is to say, and only that. */
export function showTurn(interpreter: Interpreter, state: State): JsonObject {
  const chance = interpreter.chance(state);
  return {
    toAct: chance ? [] : interpreter.toAct(state).map((seat) => seat + 1),
    ...(chance ? { chance: chance.is } : {}),
    ...(state.over ? { over: true } : {}),
  };
}

/** What chance is to decide, in the words that its outcome is written in; null: nothing. */
export function showChance({ notation }: Interpreter, event: ChanceEvent | undefined): Json {
  if (!event) return null;
  if ('options' in event)
    return { is: event.is, options: event.options.map((one) => notation.value(event.type, one)) };
  const type: Type = { is: 'piece', pieces: event.of };
  const pieces = event.pieces.map((piece) => notation.value(type, piece));
  const outcomes = event.is === 'roll' && event.outcomes ? { outcomes: event.outcomes.length } : {};
  return { is: event.is, of: event.of, pieces, ...outcomes };
}

// ---- fields and faces

/** By field; a seat's or player's field as a list by seat; with keys, as an object by key of what is there. */
export function showFields(
  { program }: Interpreter,
  codec: Codec,
  state: State,
  fields: Readonly<Record<string, Shown>>,
  among: Iterable<Field> = program.fields.values(),
): JsonObject {
  const { seating } = program.contextOf(state);
  const shown: Record<string, Json> = {};
  for (const { name, shared, model, keys } of among) {
    const names = keys.map((key) => keyNames(codec, key.type, program.board, seating));
    const one = (held: Shown): Json => byKey(codec, model.type, names, held);
    const held = fields[name]!;
    shown[name] = shared ? one(held) : (held as readonly Shown[]).map(one);
  }
  return shown;
}

interface KeyNames {
  readonly seating: Seating;
  readonly names: readonly string[];
}

/** The names of all values of a key: a board has hundreds, and they are the same at every table of this size. */
const known = new WeakMap<Codec, WeakMap<Type, KeyNames>>();

function keyNames(codec: Codec, type: Type, board: Board, seating: Seating): KeyNames {
  const ofCodec = known.get(codec) ?? new WeakMap<Type, KeyNames>();
  known.set(codec, ofCodec);
  const before = ofCodec.get(type);
  if (before?.seating === seating) return before;
  const now = { seating, names: board.domain(type, seating).map((value) => codec.name(type, value)) };
  ofCodec.set(type, now);
  return now;
}

/** By the names of the first key, then by those of the rest; where there is nothing, there is no name. */
function byKey(codec: Codec, type: Type, keys: readonly KeyNames[], held: Shown): Json {
  const [first, ...rest] = keys;
  if (!first) return isHidden(held) ? { ...held } : codec.write(type, held as Value);
  const all = held as readonly Shown[];
  const size = rest.reduce((product, { names }) => product * names.length, 1);
  const part = (index: number): Shown =>
    rest.length === 0 ? all[index]! : all.slice(index * size, (index + 1) * size);
  const shown: Record<string, Json> = {};
  for (let index = 0; index < first.names.length; index++) {
    const here = part(index);
    if (here === null) continue;
    const one = byKey(codec, type, rest, here);
    if (!isNothing(one)) shown[first.names[index]!] = one;
  }
  return shown;
}

function isHidden(shown: Shown): shown is Hidden {
  return typeof shown === 'object' && shown !== null && 'hidden' in shown;
}

function showFaces(
  { program, notation }: Interpreter,
  codec: Codec,
  faces: Readonly<Record<string, readonly Value[]>>,
): JsonObject {
  const shown: Record<string, Json> = {};
  for (const { name, face } of program.game.pieces) {
    if (!face) continue;
    shown[name] = Object.fromEntries(
      faces[name]!.map((value, piece) => [
        notation.value({ is: 'piece', pieces: name }, piece),
        codec.write(face, value),
      ]),
    );
  }
  return shown;
}

// ---- points

/** By seat: the total, and by scoring; what an award is `for` only where it gave points. */
export function showScores(interpreter: Interpreter, codec: Codec, state: State): Json[] {
  const { game } = interpreter.program;
  return interpreter.score(state).map(({ seat, total, by }) => ({
    seat: seat + 1,
    total,
    by: Object.fromEntries(
      game.scorings.map(({ name }) => {
        const part = by[name] ?? { total: 0, for: {} };
        const type = typeAwardedFor(interpreter, name);
        const parts = Object.entries(part.for).flatMap(([key, points]): [string, number][] =>
          points === 0 || !type ? [] : [[codec.name(type, JSON.parse(key) as Value), points]],
        );
        return [name, { total: part.total, ...(parts.length > 0 ? { for: Object.fromEntries(parts) } : {}) }];
      }),
    ),
  }));
}

/** The type of what stands after `for` in the awards of a scoring. */
export function typeAwardedFor({ program }: Interpreter, scoring: string): Type | undefined {
  const routine = program.scorings.get(scoring)?.routine;
  for (const step of routine ? stepsOf(routine) : [])
    if (step.is === 'award' && step.for) return present(step.for.type);
  return undefined;
}

/** The ranking at the end; null while the game is going on. */
export function showResult(interpreter: Interpreter, codec: Codec, state: State): Json {
  const result = interpreter.result(state);
  if (!result) return null;
  const { solo } = interpreter.program.game.winner;
  return {
    ranking: result.ranking.map(({ seat, place, points, tie }) => ({
      seat: seat + 1,
      place,
      points,
      tie,
    })),
    decidedBy: result.decidedBy ? `winner.tie-${result.decidedBy.tie}` : null,
    solo: solo ? codec.write(solo.type, result.solo) : null,
  };
}
