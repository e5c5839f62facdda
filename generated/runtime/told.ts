// Code generated from compiler/4-emit/engine/runtime by Regelwerk. DO NOT EDIT.
import { readOutcome } from './chance.ts';
import { itemType, type Value } from './codec.ts';
import type { FieldData, ValueType } from './data.ts';
import { itemsOf, placeOf } from './fields.ts';
import type { Machine } from './machine.ts';
import type { Move } from './moves.ts';
import { LEFT_OUT, readChoice, writeMove } from './notation.ts';
import type { SeenEntry } from './saved.ts';
import { isSeen, unseenPieces } from './show.ts';
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
    const isTold = isOutcomeTold(machine, previous, by, sightOn(machine, after, seat));
    return [isTold ? { chance: by } : { chance: LEFT_OUT, hidden: true }];
  });
}

/** Whether a seat may be told a value that was chosen or came up, and that these fields may keep. */
type MayTell = (type: ValueType, value: Value, hides: readonly string[]) => boolean;

/**
 * Pieces are told where the seat sees all of them afterwards, as a view tells them, or saw them go: they lay open before, and
 * nothing else has gone out of sight since. Anything else is told unless the rules may have kept it where the seat does not see
 * it, whether or not anything has changed there: that would tell something too.
 */
function sightOn(machine: Machine, after: State, seat: number, before?: State): MayTell {
  const { data, fields } = machine;
  const { seating } = after.game;
  const words = machine.wordsOf(after);
  const secret = data.fields.filter(({ seenBy }) => seenBy !== 'everyone');
  const isUnseen = (field: FieldData): boolean =>
    fields.spots(field, seating).some(({ owner }) => !isSeen(field, owner, seat));
  return (type, value, hides) => {
    const item = itemType(type);
    if (item.is !== 'piece') return !secret.some((field) => hides.includes(field.name) && isUnseen(field));
    const unseen = unseenPieces(machine, words, item.pieces, seat);
    const pieces = itemsOf(value);
    const hidden = pieces.filter((piece) => unseen.has(piece));
    if (hidden.length > 0) return before !== undefined && haveGone(hidden, before, item.pieces, unseen);
    if (pieces.length > 0) return true;
    // Of a place for one piece that a seat does not see, not even that it is empty is known.
    return !secret.some((field) => field.single && placeOf(field) === item.pieces);
  };

  /** Whether these pieces, and no others, have gone where the seat does not see them. */
  function haveGone(pieces: readonly number[], from: State, sort: string, unseen: ReadonlySet<number>): boolean {
    const unseenBefore = unseenPieces(machine, machine.wordsOf(from), sort, seat);
    const gone = [...unseen].filter((piece) => !unseenBefore.has(piece));
    return gone.length === pieces.length && pieces.every((piece) => gone.includes(piece));
  }
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

function isOutcomeTold(machine: Machine, before: State, text: string, mayTell: MayTell): boolean {
  const event = machine.event(before)!;
  // Faces are known where the pieces are; an order, only where none of them is hidden in it.
  const isOfAll = event.is === 'roll' || event.is === 'shuffle';
  return mayTell(event.type, isOfAll ? event.among : readOutcome(machine, event, text)!, event.hides);
}
