// Code generated from compiler/4-emit/engine/runtime by Regelwerk. DO NOT EDIT.
import { HEADER } from './core.ts';
import { placeOf, seatingOf } from './fields.ts';
import type { Machine } from './machine.ts';
import { NOBODY, unseenPieces } from './show.ts';
import type { State, Words } from './state.ts';

/**
 * Whether the last move can be taken back: nobody has learned anything by it. Chance has given nothing since, and
 * nothing has changed where somebody does not see everything. Rather too seldom than too often.
 */
export function canUndo(machine: Machine, state: State): boolean {
  const { previous, by } = state;
  if (!previous || typeof by !== 'object') return false;
  return isNothingTold(machine, machine.wordsOf(previous), machine.wordsOf(state));
}

function isNothingTold(machine: Machine, before: Words, after: Words): boolean {
  const { data, fields } = machine;
  const seating = seatingOf(before);
  const secret = data.fields.filter(({ seenBy }) => seenBy !== 'everyone');
  const isSame = (at: number, words: number): boolean => {
    for (let word = at; word < at + words; word++) if (before[word] !== after[word]) return false;
    return true;
  };
  if (!isSame(HEADER.random, 4)) return false;
  for (const field of secret)
    if (!fields.spots(field, seating).every(({ address }) => isSame(address, field.words))) return false;
  for (const { name, face } of data.pieces) {
    if (!face || !secret.some((field) => placeOf(field) === name)) continue;
    for (const piece of unseenPieces(machine, before, name, NOBODY))
      if (!isSame(face.at + piece, 1)) return false;
  }
  return true;
}
