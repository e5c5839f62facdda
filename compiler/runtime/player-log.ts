import { readOutcome } from './chance.ts';
import { presentItemType, type Value } from './codec.ts';
import type { ValueType } from './data.ts';
import { itemsOf, placeOf } from './fields.ts';
import type { JsonObject } from './json.ts';
import type { Machine } from './machine.ts';
import type { Move } from './moves.ts';
import { LEFT_OUT, readChoice, writeMove } from './notation.ts';
import type { SeenEntry } from './saved.ts';
import { isSeen, piecesWhere, unseenPieces } from './sight.ts';
import { entriesOf, type State } from './state.ts';

/**
 * The log up to a state without what is hidden from a seat. An entry never changes while the game goes on, even if what it
 * leaves out is revealed later; so who has the first `since` entries needs only those after them.
 */
export function logFor(machine: Machine, state: State, seat: number, since = 0): SeenEntry[] {
  return entriesOf(state, since).flatMap((after): SeenEntry[] => {
    const { by, previous } = after;
    if (by === undefined || !previous) return [];
    if (typeof by !== 'string')
      return [seenMove(machine, by, seat, visibilityAfter(machine, after, seat, previous))];
    const isShown = isOutcomeVisible(machine, previous, by, after, seat);
    return [isShown ? { chance: by } : { chance: LEFT_OUT, hidden: true }];
  });
}

/** Whether a seat may see a value that was chosen or drawn, and that may have gone into these fields. */
type IsVisible = (type: ValueType, value: Value, hides: readonly string[]) => boolean;

/**
 * A value that the rules may have stored in a hidden field is hidden, whether or not that field has changed: to show it in one
 * case only would reveal the change. Pieces are visible as far as two successive views show them: the seat sees all of them
 * afterwards, or saw them go, because they were visible before and no other piece has been hidden since.
 */
function visibilityAfter(machine: Machine, after: State, seat: number, before?: State): IsVisible {
  const { data, fields } = machine;
  const { seating } = after.game;
  const unseen = data.fields.filter((field) =>
    fields.owners(field, seating).some((owner) => !isSeen(field, owner, seat)),
  );
  const visibleIn = (state: State, sort: string): Set<number> =>
    piecesWhere(machine, machine.enter(state).memory, sort, (field, owner) => isSeen(field, owner, seat));
  return (type, value, hides) => {
    if (unseen.some(({ name }) => hides.includes(name))) return false;
    const item = presentItemType(type);
    if (item.is !== 'piece') return true;
    const places = unseen.filter((field) => placeOf(field) === item.pieces);
    if (places.length === 0) return true;
    const pieces = itemsOf(value);
    // For a hidden place that holds one piece, even that it is empty is hidden.
    if (pieces.length === 0) return !places.some(({ single }) => single);
    const seen = visibleIn(after, item.pieces);
    const hidden = pieces.filter((piece) => !seen.has(piece));
    if (hidden.length === 0) return true;
    const gone = before ? [...visibleIn(before, item.pieces)].filter((piece) => !seen.has(piece)) : [];
    return gone.length === hidden.length && hidden.every((piece) => gone.includes(piece));
  };
}

/** A move without the choices that are hidden from the seat. */
function seenMove(machine: Machine, move: Move, seat: number, isVisible: IsVisible): SeenEntry {
  const { player, choices = {} } = move;
  const shown = shownChoices(machine, move, seat, isVisible);
  const isWhole = Object.keys(shown).length === Object.keys(choices).length;
  const text = writeMove(machine, isWhole ? move : { ...move, choices: shown });
  return { player, move: text, ...(isWhole ? {} : { hidden: true }) };
}

/** What was chosen, as far as the seat may know it. The player who made the move sees all of it. */
function shownChoices(machine: Machine, move: Move, seat: number, isVisible: IsVisible): JsonObject {
  const { player, choices = {} } = move;
  const action = machine.data.actions.find(({ name }) => name === move.action);
  const isShown = (name: string): boolean => {
    const choice = action!.choices.find((one) => one.name === name)!;
    return isVisible(choice.type, readChoice(machine, choice, choices[name])!, action!.hides ?? []);
  };
  return Object.fromEntries(
    Object.entries(choices).filter(([name]) => player - 1 === seat || isShown(name)),
  ) as JsonObject;
}

/** The choices of a move that led from one state to another, without those that are hidden from the seat. */
export function visibleChoices(
  machine: Machine,
  move: Move,
  seat: number,
  after: State,
  before: State,
): JsonObject {
  return shownChoices(machine, move, seat, visibilityAfter(machine, after, seat, before));
}

export function isOutcomeVisible(
  machine: Machine,
  before: State,
  text: string,
  after: State,
  seat: number,
): boolean {
  const event = machine.event(before)!;
  const { type, among, hides } = event;
  if (event.is !== 'roll' && event.is !== 'shuffle')
    return visibilityAfter(machine, after, seat)(type, readOutcome(machine, event, text)!, hides);
  // Views show faces and orders, except for pieces in places that the seat does not see.
  const sort = presentItemType(type);
  const hidden =
    sort.is === 'piece' ? unseenPieces(machine, machine.enter(after).memory, sort.pieces, seat) : undefined;
  return !among.some((piece) => hidden?.has(piece));
}
