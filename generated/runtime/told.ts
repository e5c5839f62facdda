// Code generated from compiler/4-emit/engine/runtime by Regelwerk. DO NOT EDIT.
import { readOutcome } from './chance.ts';
import { itemType, type Value } from './codec.ts';
import type { ValueType } from './data.ts';
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
    const mayTell = sightOn(machine, previous, after, seat);
    if (typeof by !== 'string') return [seenMove(machine, by, seat, mayTell)];
    const isTold = isOutcomeTold(machine, previous, by, mayTell);
    return [isTold ? { chance: by } : { chance: LEFT_OUT, hidden: true }];
  });
}

/** Whether a seat may be told a value that was chosen or came up. */
type MayTell = (type: ValueType, value: Value) => boolean;

/**
 * Pieces are told where the seat sees all of them afterwards, as a view tells them; anything else unless something that is no
 * piece has changed where the seat does not see it, since that may well be the value. Rather too little than too much.
 */
function sightOn(machine: Machine, before: State, after: State, seat: number): MayTell {
  const { data, fields } = machine;
  const { seating } = after.game;
  const [wordsBefore, words] = [machine.wordsOf(before), machine.wordsOf(after)];
  const secret = data.fields.filter(({ seenBy }) => seenBy !== 'everyone');
  const hasChanged = secret.some(
    (field) =>
      placeOf(field) === undefined &&
      fields.spots(field, seating).some(({ owner, address }) => {
        if (isSeen(field, owner, seat)) return false;
        const end = address + field.words;
        for (let word = address; word < end; word++) if (wordsBefore[word] !== words[word]) return true;
        return false;
      }),
  );
  return (type, value) => {
    const item = itemType(type);
    if (item.is !== 'piece') return !hasChanged;
    const unseen = unseenPieces(machine, words, item.pieces, seat);
    const pieces = itemsOf(value);
    if (pieces.length > 0) return !pieces.some((piece) => unseen.has(piece));
    // Of a place for one piece that a seat does not see, not even that it is empty is known.
    return !secret.some((field) => field.single && placeOf(field) === item.pieces);
  };
}

/** A move, without what was chosen in secret. Who made it knows it all. */
function seenMove(machine: Machine, move: Move, seat: number, mayTell: MayTell): SeenEntry {
  const { player, choices = {} } = move;
  const known = machine.data.actions.find(({ name }) => name === move.action)?.choices ?? [];
  const isTold = (name: string): boolean => {
    const choice = known.find((one) => one.name === name)!;
    return mayTell(choice.type, readChoice(machine, choice, choices[name])!);
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
  return mayTell(event.type, isOfAll ? event.among : readOutcome(machine, event, text)!);
}
