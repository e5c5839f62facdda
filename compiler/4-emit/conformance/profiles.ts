import type { Expr, MeasureModel, RankModel } from '../../2-model/model.ts';
import { collection, number } from '../../2-model/types.ts';
import { asList, same } from '../../2-model/values.ts';
import { keyValues, ownersOf, spotOf } from '../../interpret/fields.ts';
import type { Interpreter, State } from '../../interpret/index.ts';
import type { Codec } from '../../protocol/codec.ts';
import type { JsonObject } from '../../runtime/json.ts';
import { pick, seeded } from '../../runtime/random.ts';
import type { Way } from './ways.ts';

/** By the value of a measure: what a seat must have so that it has this value, without saying which seat. */
export type Profiles = ReadonlyMap<number, readonly JsonObject[]>;

const GAMES = 2;
const MOVES = 60;
/** As many seats as there can be. */
const ENOUGH = 24;

/** The number itself, or what seats had in random games, the simplest for each value; pieces are left out, nobody else may have them too. */
export function collectProfiles(
  interpreter: Interpreter,
  codec: Codec,
  { players, imaginary, option }: Way,
  rank: RankModel,
  measure: MeasureModel,
): Profiles {
  const options = option ? { [option.name]: option.value } : {};
  const blank = interpreter.blank({ players, imaginary, options });
  const profiles = plainProfiles(interpreter, rank, measure);
  if (profiles.size > 0) return profiles;
  const all = measureOfAll(rank, measure);
  for (let game = 1; game <= GAMES; game++) {
    const seed = `profile ${players}+${imaginary} ${game}`;
    const words = seeded(`${seed}/players`);
    const state = interpreter.start({ players, imaginary, options, seed });
    for (let move = 0; move < MOVES && !state.over; move++) {
      for (const seat of asList(interpreter.evaluate(state, rank.in)) as readonly number[]) {
        const profile = profileOf(interpreter, codec, blank, state, seat);
        const value = measureWith(interpreter, blank, state, seat, all);
        const before = profiles.get(value);
        if (!before || before.length > profile.length) profiles.set(value, profile);
      }
      interpreter.advance(state, pick(words, interpreter.moves(state, 'server')));
    }
  }
  return profiles;
}

/** Where the measure is a number of the seat's own: that number, from its lowest on. */
function plainProfiles(
  { program }: Interpreter,
  { local }: RankModel,
  { value }: MeasureModel,
): Map<number, readonly JsonObject[]> {
  const profiles = new Map<number, readonly JsonObject[]>();
  if (value.op !== 'field' || value.keys.length > 0 || value.of?.op !== 'local' || value.of.local !== local)
    return profiles;
  const field = program.fields.get(value.field)!;
  const { type } = field.model;
  if (type.is !== 'number' || field.keys.length > 0) return profiles;
  for (let number = type.from; number <= type.to && profiles.size < ENOUGH; number++)
    profiles.set(number, [{ name: field.name, value: number }]);
  return profiles;
}

/** The fields of a seat that differ from how it began. */
function profileOf(
  { program }: Interpreter,
  codec: Codec,
  blank: State,
  state: State,
  seat: number,
): JsonObject[] {
  const { seating } = program.contextOf(state);
  const found: JsonObject[] = [];
  for (const field of program.fields.values()) {
    if (field.shared || field.pieces !== undefined || !ownersOf(field, seating).includes(seat)) continue;
    for (const [index, keys] of keyValues(field, program.board, seating).entries()) {
      const [now, before] = [spotOf(state, field, seat, index), spotOf(blank, field, seat, index)];
      const value = now.box[now.at] as Parameters<typeof same>[0];
      if (same(value, before.box[before.at] as typeof value)) continue;
      found.push({
        name: field.name,
        ...(keys.length > 0 ? { keys: keys.map((key, at) => codec.write(field.keys[at]!.type, key)) } : {}),
        value: codec.write(field.model.type, value),
      });
    }
  }
  return found;
}

/** What the measure would be if only this seat had played. */
function measureWith(interpreter: Interpreter, blank: State, state: State, seat: number, all: Expr): number {
  const { program } = interpreter;
  const { seating } = program.contextOf(state);
  const fields = { ...blank.fields };
  for (const field of program.fields.values()) {
    if (field.shared || field.pieces !== undefined || !ownersOf(field, seating).includes(seat)) continue;
    const held = (blank.fields[field.name] as unknown[]).slice();
    held[seat] = (state.fields[field.name] as unknown[])[seat];
    fields[field.name] = held as State['fields'][string];
  }
  const values = asList(interpreter.evaluate({ ...blank, fields }, all));
  return Number(values[seat]);
}

/** The measure of everyone in a ranking, as one expression. */
function measureOfAll({ local, in: all }: RankModel, { value }: MeasureModel): Expr {
  return { op: 'all of', value, bounds: [{ local, in: all }], type: collection(number(0, 0)) };
}
