// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { isList } from './codec.ts';
import { CHANCES, type Core, NONE } from './core.ts';
import type { FieldData, ScoringData } from './data.ts';
import { itemsOf, placeOf, seatingOf } from './fields.ts';
import { isNothing, type Json, type JsonObject } from './json.ts';
import type { Machine } from './machine.ts';
import { optionsOf } from './setup.ts';
import type { State } from './state.ts';

/** Sees everything; in place of a seat. */
export const ALL = -2;
/** Sits nowhere, and sees what everyone sees. */
export const NOBODY = -1;

/** Which keys of a field are written: those where there is something, or, as until version 2 of saves, every one. */
export type Keys = 'taken' | 'every';

/** Where a game stands, as a seat sees it, in words that any program and any person can read. */
export function showState(machine: Machine, state: State, seat: number, keys: Keys = 'taken'): JsonObject {
  const { players, imaginary } = state.game.setup;
  return {
    game: machine.data.id,
    players,
    imaginary,
    options: optionsOf(machine.data, machine.codec, state.game.setup),
    fields: showFields(machine, state, seat, keys),
    faces: showFaces(machine, state, seat),
    scores: showScores(machine, state),
    ...showTurn(machine, state),
  };
}

/** The same with the phase, for front ends. It is no part of what makes two states the same, which digests of them tell. */
export function showSight(machine: Machine, state: State, seat: number): JsonObject {
  const phase = phaseAt(machine, state);
  return { ...showState(machine, state, seat), ...(phase === undefined ? {} : { phase }) };
}

/** The phase in which the first of those who are to act is to decide, or chance is. */
function phaseAt(machine: Machine, state: State): string | undefined {
  const { data } = machine;
  const core = machine.enter(state);
  const isChance = core.chance() >= 0;
  const [first] = isChance ? [] : machine.toAct(state);
  const at = isChance
    ? data.chances[core.chanceType()]?.phase
    : first !== undefined && data.decisions[core.decisionOf(first - 1)]?.phase;
  const name = at ? at.split('/', 1)[0] : undefined;
  return data.phases.some((one) => one.name === name) ? name : undefined;
}

/** Who is to act, what chance is to decide, whether it is over: what there is to say, and only that. */
export function showTurn(machine: Machine, state: State): JsonObject {
  const core = machine.enter(state);
  const chance = core.chance();
  return {
    toAct: chance < 0 ? [...machine.toAct(state)] : [],
    ...(chance < 0 ? {} : { chance: CHANCES[chance]! }),
    ...(core.isOver() ? { over: true } : {}),
  };
}

/** What chance is to decide, in the words that its outcome is written in; null: nothing. */
export function showChance(machine: Machine, state: State): Json {
  const { codec } = machine;
  const event = machine.event(state);
  if (!event) return null;
  const among = event.among.map((one) => codec.text(event.type, one));
  if (event.is === 'draw' || event.is === 'lot') return { is: event.is, options: among };
  const of = event.type.is === 'piece' ? event.type.pieces : '';
  const fitting: JsonObject = event.fitting.length > 0 ? { outcomes: event.fitting.length } : {};
  return { is: event.is, of, pieces: among, ...fitting };
}

// ---- fields and faces

export function isSeen({ seenBy }: FieldData, owner: number, seat: number): boolean {
  return seat === ALL || seenBy === 'everyone' || (seenBy === 'owner' && owner >= 0 && owner === seat);
}

function showFields(machine: Machine, state: State, seat: number, keys: Keys): JsonObject {
  return Object.fromEntries(
    machine.data.fields.map((field) => [field.name, showField(machine, state, field, seat, keys)]),
  );
}

/** The value; a seat's or player's field as a list by seat; with keys, as an object by key of what is there. */
export function showField(
  machine: Machine,
  state: State,
  field: FieldData,
  seat: number,
  written: Keys = 'taken',
): Json {
  const { codec, fields } = machine;
  const { seating } = state.game;
  const { memory } = machine.enter(state);
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
          return showSparse(machine, field, memory, first + index * key.size, key.names);
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
  { codec }: Machine,
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

function showFaces(machine: Machine, state: State, seat: number): JsonObject {
  const { codec, data } = machine;
  const { memory } = machine.enter(state);
  const shown: Record<string, Json> = {};
  for (const { name, names, face } of data.pieces) {
    if (!face) continue;
    const unseen = unseenPieces(machine, memory, name, seat);
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
  machine: Machine,
  memory: ArrayLike<number>,
  pieces: string,
  seat: number,
): Set<number> {
  return piecesWhere(machine, memory, pieces, (field, owner) => !isSeen(field, owner, seat));
}

/** The pieces of a sort that lie in such places; what lies in the box is in none. */
export function piecesWhere(
  { data, fields }: Machine,
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
export function showScores(machine: Machine, state: State): Json[] {
  const { data, codec } = machine;
  const { seats } = state.game.seating;
  const { memory } = machine.enter(state);
  return Array.from({ length: seats }, (_, seat) => {
    const by = data.scorings.map((scoring) => {
      const { total, parts } = pointsOf(machine, memory, seat, scoring);
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
  { fields }: Machine,
  memory: Int32Array,
  seat: number,
  scoring: ScoringData,
): { readonly total: number; readonly parts: ReadonlyMap<number, number> } {
  const start = fields.block(seat) + scoring.at;
  const values = scoring.awardedFor?.values ?? [];
  const parts = new Map(values.map((value, index) => [value, memory[start + 1 + index]!]));
  const total = [...parts.values()].reduce((sum, points) => sum + points, memory[start]!);
  return { total, parts };
}

/** All points of a seat. */
export function totalOf(machine: Machine, memory: Int32Array, seat: number): number {
  return machine.data.scorings.reduce(
    (sum, scoring) => sum + pointsOf(machine, memory, seat, scoring).total,
    0,
  );
}

/** The ranking at the end; null while the game is going on. */
export function showResult(machine: Machine, state: State): Json {
  const core = machine.enter(state);
  if (!core.isOver()) return null;
  return machine.guarded(() => {
    const count = core.rank();
    const positions = Array.from({ length: count }, (_, position) => position);
    const ranking = positions.map((position) => ({
      seat: core.rankedSeat(position) + 1,
      place: core.rankedPlace(position),
      points: totalOf(machine, core.memory, core.rankedSeat(position)),
      tie: core.rankedBy(position) === 0 ? null : core.rankedBy(position),
    }));
    const tie = ranking[0]?.tie ?? null;
    return {
      ranking,
      decidedBy: tie === null ? null : `winner.tie-${tie}`,
      solo: soloOf(machine, core, count),
    };
  });
}

/** What is reported where only one is ranked. */
function soloOf({ data, codec }: Machine, core: Core, ranked: number): Json {
  const type = data.winner.solo;
  if (!type) return null;
  return codec.write(type, ranked === 1 ? core.solo(core.rankedSeat(0)) : NONE);
}

/** Those with the best place if the game ended now, as seats from 0. */
export function winners(core: Core): number[] {
  const count = core.rank();
  const best = count > 0 ? core.rankedPlace(0) : 0;
  return Array.from({ length: count }, (_, position) => position)
    .filter((position) => core.rankedPlace(position) === best)
    .map((position) => core.rankedSeat(position));
}
