import { type Codec, isList } from './codec.ts';
import { type Core, NONE } from './core.ts';
import type { FieldData, GameData, ScoringData } from './data.ts';
import { type Fields, itemsOf, placeOf, seatingOf } from './fields.ts';
import { isNothing, type Json, type JsonObject } from './json.ts';

/** Sees everything; in place of a seat. */
export const ALL = -2;
/** Sits nowhere, and sees what everyone sees. */
export const NOBODY = -1;

/** Which keys of a field are written: those where there is something, or, as until version 2 of saves, every one. */
export type Keys = 'taken' | 'every';

/** What must be known of a game to say what the words of a state mean. */
export interface Known {
  readonly data: Pick<GameData, 'fields' | 'winner'> & {
    readonly scorings: readonly Pick<ScoringData, 'name' | 'at' | 'awardedFor'>[];
    readonly pieces: readonly Pick<GameData['pieces'][number], 'name' | 'names' | 'face'>[];
  };
  readonly codec: Codec;
  readonly fields: Fields;
}

/** The phase in which a decision is, of those that a view may tell of. */
export function phaseOf(
  { decisions }: { readonly decisions: readonly { readonly phase: string }[] },
  decision: number,
): string | undefined {
  return decisions[decision]?.phase.split('/', 1)[0];
}

// ---- fields and faces

export function isSeen({ seenBy }: FieldData, owner: number, seat: number): boolean {
  return seat === ALL || seenBy === 'everyone' || (seenBy === 'owner' && owner >= 0 && owner === seat);
}

/** All fields, as a seat sees them. */
export function fieldsIn(known: Known, memory: Int32Array, seat: number, keys: Keys = 'taken'): JsonObject {
  return Object.fromEntries(
    known.data.fields.map((field) => [field.name, fieldIn(known, memory, field, seat, keys)]),
  );
}

/** The value; a seat's or player's field as a list by seat; with keys, as an object by key of what is there. */
export function fieldIn(
  known: Known,
  memory: Int32Array,
  field: FieldData,
  seat: number,
  written: Keys = 'taken',
): Json {
  const { codec, fields } = known;
  const seating = seatingOf(memory);
  const keys = fields.keys(field, seating);
  const isPlace = placeOf(field) !== undefined;
  const isSparse = written === 'taken' && field.form === 'word';
  const ofOwner = (owner: number): Json => {
    const first = fields.first(field, owner);
    const isShown = isSeen(field, owner, seat);
    const show = (depth: number, index: number): Json => {
      const key = keys[depth];
      if (key) {
        if (isSparse && isShown && depth === keys.length - 1)
          return showSparse(known, field, memory, first + index * key.size, key.names);
        const shown: Record<string, Json> = {};
        for (let at = 0; at < key.names.length; at++) {
          const value = show(depth + 1, index * key.size + at);
          if (written === 'every' || !isNothing(value)) shown[key.names[at]!] = value;
        }
        return shown;
      }
      const value = fields.value(memory, field, first + index * field.words);
      if (isShown) return codec.write(field.type, value);
      return isPlace && isList(value) ? { hidden: true, count: value.length } : { hidden: true };
    };
    return show(0, 0);
  };
  return field.owner === 'table' ? ofOwner(-1) : fields.owners(field, seating).map(ofOwner);
}

/** What there is at keys with one word each, one after the other: most of a large grid is empty, and is passed over quickly. */
function showSparse(
  { codec }: Known,
  { type }: FieldData,
  memory: Int32Array,
  first: number,
  names: readonly string[],
): JsonObject {
  const shown: Record<string, Json> = {};
  for (let at = 0; at < names.length; at++) {
    const word = memory[first + at]!;
    if (word !== NONE) shown[names[at]!] = codec.write(type, word);
  }
  return shown;
}

/** The faces that lie upwards, as a seat sees them. */
export function facesIn(known: Known, memory: Int32Array, seat: number): JsonObject {
  const { codec, data } = known;
  const shown: Record<string, Json> = {};
  for (const { name, names, face } of data.pieces) {
    if (!face) continue;
    const unseen = unseenPieces(known, memory, name, seat);
    shown[name] = Object.fromEntries(
      names.map((piece, index) => [
        piece,
        unseen.has(index) ? null : codec.write(face.type, memory[face.at + index]!),
      ]),
    );
  }
  return shown;
}

/** The pieces of a sort that lie in places which this seat does not see. */
export function unseenPieces(
  known: Known,
  memory: ArrayLike<number>,
  pieces: string,
  seat: number,
): Set<number> {
  return piecesWhere(known, memory, pieces, (field, owner) => !isSeen(field, owner, seat));
}

/** The pieces of a sort that lie in such places; what lies in the box is in none. */
export function piecesWhere(
  { data, fields }: Known,
  memory: ArrayLike<number>,
  pieces: string,
  isWanted: (field: FieldData, owner: number) => boolean,
): Set<number> {
  const found = new Set<number>();
  const seating = seatingOf(memory);
  for (const field of data.fields) {
    if (placeOf(field) !== pieces) continue;
    for (const owner of fields.owners(field, seating)) {
      if (!isWanted(field, owner)) continue;
      for (const address of fields.addresses(field, owner, seating)) {
        if (field.form === 'word' && memory[address] === NONE) continue;
        for (const piece of itemsOf(fields.value(memory, field, address))) found.add(piece);
      }
    }
  }
  return found;
}

// ---- points

/** By seat: the total, and by scoring; what an award is `for` only where it gave points. */
export function scoresIn(known: Known, memory: Int32Array): Json[] {
  const { data, codec } = known;
  const { seats } = seatingOf(memory);
  return Array.from({ length: seats }, (_, seat) => {
    const by = data.scorings.map((scoring) => {
      const { total, parts } = pointsOf(known, memory, seat, scoring);
      const type = scoring.awardedFor?.type;
      const named = [...parts].flatMap(([value, points]) =>
        type && points !== 0 ? [[codec.memberName(type, value), points] as const] : [],
      );
      return [
        scoring.name,
        { total, ...(named.length > 0 ? { for: Object.fromEntries(named) } : {}) },
      ] as const;
    });
    const total = by.reduce((sum, [, part]) => sum + part.total, 0);
    return { seat: seat + 1, total, by: Object.fromEntries(by) };
  });
}

/** The points that a scoring has given to a seat, and those for each value. */
export function pointsOf(
  { fields }: Pick<Known, 'fields'>,
  memory: Int32Array,
  seat: number,
  scoring: Pick<ScoringData, 'at' | 'awardedFor'>,
): { readonly total: number; readonly parts: ReadonlyMap<number, number> } {
  const start = fields.block(seat) + scoring.at;
  const values = scoring.awardedFor?.values ?? [];
  const parts = new Map(values.map((value, index) => [value, memory[start + 1 + index]!]));
  const total = [...parts.values()].reduce((sum, points) => sum + points, memory[start]!);
  return { total, parts };
}

/** All points of a seat. */
export function totalOf(known: Known, memory: Int32Array, seat: number): number {
  return known.data.scorings.reduce((sum, scoring) => sum + pointsOf(known, memory, seat, scoring).total, 0);
}

/** What a core that is over ranks and reports. */
export type Ranked = Pick<Core, 'memory' | 'rank' | 'rankedSeat' | 'rankedPlace' | 'rankedBy' | 'solo'>;

/** The ranking of a game that is over. */
export function rankingOf(known: Known, core: Ranked): JsonObject {
  const count = core.rank();
  const positions = Array.from({ length: count }, (_, position) => position);
  const ranking = positions.map((position) => ({
    seat: core.rankedSeat(position) + 1,
    place: core.rankedPlace(position),
    points: totalOf(known, core.memory, core.rankedSeat(position)),
    tie: core.rankedBy(position) === 0 ? null : core.rankedBy(position),
  }));
  const tie = ranking[0]?.tie ?? null;
  return {
    ranking,
    decidedBy: tie === null ? null : `winner.tie-${tie}`,
    solo: soloOf(known, core, count),
  };
}

/** What is reported where only one is ranked. */
function soloOf({ data, codec }: Known, core: Ranked, ranked: number): Json {
  const type = data.winner.solo;
  if (!type) return null;
  return codec.write(type, ranked === 1 ? core.solo(core.rankedSeat(0)) : NONE);
}

/** Those with the best place if the game ended now, as seats from 0. */
export function winners(core: Ranked): number[] {
  const count = core.rank();
  const best = count > 0 ? core.rankedPlace(0) : 0;
  return Array.from({ length: count }, (_, position) => position)
    .filter((position) => core.rankedPlace(position) === best)
    .map((position) => core.rankedSeat(position));
}
