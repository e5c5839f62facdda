import { HEADER } from './core.ts';
import { placeOf, seatingOf } from './fields.ts';
import type { Machine } from './machine.ts';
import { offerOf } from './moves.ts';
import type { MemoryWords, State } from './state.ts';

/**
 * Whether the last move can be taken back: nobody has learned anything by it. Chance has given nothing since, no piece has gone
 * where not everybody sees it or come from there, and the rules have looked at nothing that is hidden. Rather too seldom than
 * too often, and never for another reason than what everybody can see: the answer itself must not tell anything.
 */
export function canUndo(machine: Machine, state: State): boolean {
  const { previous, by } = state;
  if (!previous || typeof by !== 'object') return false;
  const isSilent = areSecretsInPlace(machine, machine.wordsOf(previous), machine.wordsOf(state));
  return isSilent && !machine.usedSecrets(state) && !asksBySecrets(machine, state);
}

function areSecretsInPlace(machine: Machine, before: MemoryWords, after: MemoryWords): boolean {
  const { data, fields } = machine;
  const seating = seatingOf(before);
  const places = data.fields.filter((field) => field.seenBy !== 'everyone' && placeOf(field) !== undefined);
  const isSame = (at: number, words: number): boolean => {
    for (let word = at; word < at + words; word++) if (before[word] !== after[word]) return false;
    return true;
  };
  if (!isSame(HEADER.random, 4)) return false;
  for (const field of places)
    if (!fields.spots(field, seating).every(({ address }) => isSame(address, field.words))) return false;
  return true;
}

/** Whether it tells something hidden who has won, or that a player is asked now: nothing but what is hidden makes it so. */
function asksBySecrets(machine: Machine, state: State): boolean {
  const core = machine.enter(state);
  if (core.isOver()) return machine.data.winner.looksAtSecrets === true;
  return machine.toAct(state).some((player) => {
    const offers = machine.offersOf(state)(player - 1);
    if (!offers.some(({ looksAtSecrets }) => looksAtSecrets)) return false;
    const moves = core.moveCount(player - 1);
    for (let index = 0; index < moves; index++) {
      const offer = offers[offerOf(offers, core.moveAt(index))];
      if (offer && !offer.looksAtSecrets) return false;
    }
    return true;
  });
}
