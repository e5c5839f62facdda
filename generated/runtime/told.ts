// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { readOutcome } from './chance.ts';
import { presentItemType, type Value } from './codec.ts';
import type { ValueType } from './data.ts';
import { itemsOf, placeOf } from './fields.ts';
import type { Machine } from './machine.ts';
import type { Move } from './moves.ts';
import { LEFT_OUT, readChoice, writeMove } from './notation.ts';
import type { SeenEntry } from './saved.ts';
import { isSeen, piecesWhere, unseenPieces } from './show.ts';
import { historyOf, type State } from './state.ts';

/**
 * What has happened up to a state, as a seat may be told it. An entry stays as it is while the game goes on, even if what it
 * leaves out is laid open later.
 */
export function logFor(machine: Machine, state: State, seat: number): SeenEntry[] {
  return historyOf(state).flatMap((after): SeenEntry[] => {
    const { by, previous } = after;
    if (by === undefined || !previous) return [];
    if (typeof by !== 'string') return [seenMove(machine, by, seat, sightOn(machine, after, seat, previous))];
    const isTold = isOutcomeTold(machine, previous, by, after, seat);
    return [isTold ? { chance: by } : { chance: LEFT_OUT, hidden: true }];
  });
}

/** Whether a seat may be told a value that was chosen or came up, and that these fields may keep. */
type MayTell = (type: ValueType, value: Value, hides: readonly string[]) => boolean;

/**
 * Nothing is told that the rules may have kept where the seat does not see it, whether or not anything has changed there: that
 * would tell something too. Pieces are told as two views tell them: where the seat sees all of them afterwards, or saw them go,
 * because they lay open before and nothing else has gone out of sight since.
 */
function sightOn(machine: Machine, after: State, seat: number, before?: State): MayTell {
  const { data, fields } = machine;
  const { seating } = after.game;
  const unseen = data.fields.filter((field) =>
    fields.spots(field, seating).some(({ owner }) => !isSeen(field, owner, seat)),
  );
  const sightOf = (state: State, sort: string): Set<number> =>
    piecesWhere(machine, machine.wordsOf(state), sort, (field, owner) => isSeen(field, owner, seat));
  return (type, value, hides) => {
    if (unseen.some(({ name }) => hides.includes(name))) return false;
    const item = presentItemType(type);
    if (item.is !== 'piece') return true;
    const places = unseen.filter((field) => placeOf(field) === item.pieces);
    if (places.length === 0) return true;
    const pieces = itemsOf(value);
    // Of a place for one piece that a seat does not see, not even that it is empty is known.
    if (pieces.length === 0) return !places.some(({ single }) => single);
    const seen = sightOf(after, item.pieces);
    const hidden = pieces.filter((piece) => !seen.has(piece));
    if (hidden.length === 0) return true;
    const gone = before ? [...sightOf(before, item.pieces)].filter((piece) => !seen.has(piece)) : [];
    return gone.length === hidden.length && hidden.every((piece) => gone.includes(piece));
  };
}

/** A move, without what was chosen in secret. Who made it knows it all. */
function seenMove(machine: Machine, move: Move, seat: number, mayTell: MayTell): SeenEntry {
  const { player, choices = {} } = move;
  const action = machine.data.actions.find(({ name }) => name === move.action);
  const isTold = (name: string): boolean => {
    const choice = action!.choices.find((one) => one.name === name)!;
    return mayTell(choice.type, readChoice(machine, choice, choices[name])!, action!.hides ?? []);
  };
  const told = Object.entries(choices).filter(([name]) => player - 1 === seat || isTold(name));
  const isWhole = told.length === Object.keys(choices).length;
  const text = writeMove(machine, isWhole ? move : { ...move, choices: Object.fromEntries(told) });
  return { player, move: text, ...(isWhole ? {} : { hidden: true }) };
}

function isOutcomeTold(machine: Machine, before: State, text: string, after: State, seat: number): boolean {
  const event = machine.event(before)!;
  const { type, among, hides } = event;
  if (event.is !== 'roll' && event.is !== 'shuffle')
    return sightOn(machine, after, seat)(type, readOutcome(machine, event, text)!, hides);
  // Views show faces and orders, but for those of pieces that lie where the seat does not see them.
  const sort = presentItemType(type);
  const hidden =
    sort.is === 'piece' ? unseenPieces(machine, machine.wordsOf(after), sort.pieces, seat) : undefined;
  return !among.some((piece) => hidden?.has(piece));
}
