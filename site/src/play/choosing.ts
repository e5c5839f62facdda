import type { ChoiceData, GameData } from '../../../generated/runtime/data.ts';
import type { Move } from '../../../generated/runtime/moves.ts';
import { type Candidate, type Chosen, candidateOf, choicesOf, sortOf } from './candidates.ts';

/**
 * Step by step to a move, and only to a legal one: what can be chosen is read off the list of legal moves, so that no rule
 * is known here. Values go by their words in notation (`yellow[1,1]`, `seat-2`, `none`), which is how the table names them.
 */

/** What the player has said so far. */
export type Pick =
  | { readonly is: 'action'; readonly action: string }
  | { readonly is: 'value'; readonly choice: number; readonly value: string }
  /** `done`: these and no more. */
  | {
      readonly is: 'items';
      readonly choice: number;
      readonly items: readonly string[];
      readonly done: boolean;
    }
  /** Something on the table, before it was clear for which action: it will be the value of some choice. */
  | { readonly is: 'touch'; readonly sort: string; readonly value: string }
  | { readonly is: 'offer'; readonly offer: string };

export interface Choosing {
  readonly data: GameData;
  readonly candidates: readonly Candidate[];
  readonly picks: readonly Pick[];
  /** The choice that the player wants to make next, where that is not the first open one. */
  readonly asked: number | undefined;
  /** By piece: what it looks like and where it lies. Moves name the first of those that are alike; any of them will do. */
  readonly looks?: ReadonlyMap<string, string>;
}

export type Question =
  | { readonly is: 'action'; readonly actions: readonly string[] }
  | {
      readonly is: 'choice';
      readonly action: string;
      readonly index: number;
      readonly choice: ChoiceData;
      /** What leads to a legal move, in the order of the list of moves. */
      readonly options: readonly string[];
      /** There where several are chosen: those so far, and whether they can stay like that. */
      readonly several?: { readonly items: readonly string[]; readonly isReady: boolean };
    }
  | { readonly is: 'offer'; readonly action: string; readonly options: readonly string[] };

/** A choice of the action, as far as it has been made. */
export interface Slot {
  readonly index: number;
  readonly choice: ChoiceData;
  readonly value: Chosen | undefined;
  /** `filled`: nothing else was possible. */
  readonly by: 'player' | 'filled' | 'open';
}

export function beginChoosing(
  data: GameData,
  moves: readonly Move[],
  write: (move: Move) => string,
): Choosing {
  const candidates = moves.map((move) => candidateOf(data, move, write(move)));
  return { data, candidates, picks: [], asked: undefined };
}

// ---- what is still possible

type Looks = Choosing['looks'];

const lookOf = (looks: Looks, value: string): string => looks?.get(value) ?? value;

/** Whether a choice comes to this; of several, whether one like it is among them. */
export const holds = (chosen: Chosen | undefined, value: string, looks?: Looks): boolean =>
  chosen === value ||
  (Array.isArray(chosen) && chosen.some((one) => lookOf(looks, one) === lookOf(looks, value)));

/** Whether a list has as many of each look as another, or more. */
function hasAll(list: readonly string[], wanted: readonly string[], looks: Looks): boolean {
  const left = list.map((one) => lookOf(looks, one));
  return wanted.every((one) => {
    const at = left.indexOf(lookOf(looks, one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function fits({ data, looks }: Choosing, candidate: Candidate, pick: Pick): boolean {
  switch (pick.is) {
    case 'action':
      return candidate.action === pick.action;
    case 'value':
      return candidate.values[pick.choice] === pick.value;
    case 'items': {
      const items = candidate.values[pick.choice];
      if (!Array.isArray(items) || (pick.done && items.length !== pick.items.length)) return false;
      return hasAll(items, pick.items, looks);
    }
    case 'touch':
      return (
        choicesOf(data, candidate.action).some(
          ({ type }, index) =>
            sortOf(type) === pick.sort && holds(candidate.values[index], pick.value, looks),
        ) ||
        (candidate.marks ?? []).some(({ type, value }) => sortOf(type) === pick.sort && value === pick.value)
      );
    case 'offer':
      return candidate.offer === pick.offer;
  }
}

/** Everything here is worked out from these, some of it several times. */
const known = new WeakMap<Choosing, readonly Candidate[]>();

export function remaining(choosing: Choosing): readonly Candidate[] {
  const { candidates, picks } = choosing;
  const left =
    known.get(choosing) ??
    candidates.filter((candidate) => picks.every((pick) => fits(choosing, candidate, pick)));
  known.set(choosing, left);
  return left;
}

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** The action, once only one is possible. */
export function actionOf(choosing: Choosing): string | undefined {
  const actions = distinct(remaining(choosing).map(({ action }) => action));
  return actions.length === 1 ? actions[0] : undefined;
}

export const pickOf = ({ picks }: Choosing, choice: number) =>
  picks.find((pick) => (pick.is === 'value' || pick.is === 'items') && pick.choice === choice);

/** The choices of the action; none before it is clear which. */
export function slotsOf(choosing: Choosing): readonly Slot[] {
  const action = actionOf(choosing);
  if (action === undefined) return [];
  const left = remaining(choosing);
  return choicesOf(choosing.data, action).map((choice, index): Slot => {
    const pick = pickOf(choosing, index);
    if (pick?.is === 'items') return { index, choice, value: pick.items, by: pick.done ? 'player' : 'open' };
    if (pick?.is === 'value') return { index, choice, value: pick.value, by: 'player' };
    const values = distinct(left.map(({ values }) => String(values[index])));
    if (values.length > 1) return { index, choice, value: undefined, by: 'open' };
    const wasTouched = choosing.picks.some(
      ({ is, ...touch }) =>
        is === 'touch' && 'sort' in touch && touch.sort === sortOf(choice.type) && touch.value === values[0],
    );
    return { index, choice, value: left[0]!.values[index]!, by: wasTouched ? 'player' : 'filled' };
  });
}

/** What is to be chosen next; undefined: nothing any more. */
export function questionOf(choosing: Choosing): Question | undefined {
  const left = remaining(choosing);
  const action = actionOf(choosing);
  if (action === undefined)
    return left.length === 0 ? undefined : { is: 'action', actions: distinct(left.map((one) => one.action)) };
  const open = slotsOf(choosing).filter(({ by }) => by === 'open');
  const slot = open.find(({ index }) => index === choosing.asked) ?? open[0];
  if (slot) return choiceQuestion(choosing, left, action, slot);
  const options = distinct(left.map(({ offer }) => offer));
  return options.length > 1 ? { is: 'offer', action, options } : undefined;
}

function choiceQuestion(
  { candidates }: Choosing,
  left: readonly Candidate[],
  action: string,
  { index, choice, value }: Slot,
): Question {
  const values = left.map(({ values }) => values[index]!);
  const open = new Set(values.flat());
  // In the order of all moves, so that nothing changes places while something is being chosen.
  const all = candidates.flatMap((one) => (one.action === action ? one.values[index]! : []));
  const options = distinct(all).filter((one) => open.has(one));
  if (!choice.several) return { is: 'choice', action, index, choice, options };
  const items = Array.isArray(value) ? value : [];
  const isReady = values.some((one) => one.length === items.length);
  return { is: 'choice', action, index, choice, options, several: { items, isReady } };
}

/** Whether the player has seen and said everything; else the move is only made when it is confirmed. */
export interface Complete {
  readonly move: Move;
  readonly isSaid: boolean;
}

export function completed(choosing: Choosing): Complete | undefined {
  const left = remaining(choosing);
  if (left.length !== 1 || questionOf(choosing)) return undefined;
  const before = { ...choosing, picks: choosing.picks.slice(0, -1) };
  const wasFilled = new Set(slotsOf(before).flatMap(({ by, index }) => (by === 'filled' ? [index] : [])));
  const isSaid =
    choosing.picks.length > 0 &&
    choosing.picks.at(-1)!.is !== 'touch' &&
    slotsOf(choosing).every(({ by, index }) => by === 'player' || wasFilled.has(index));
  return { move: asSaid(left[0]!, choosing), isSaid };
}

/** The move with the very pieces that were chosen, where it names others that look alike. */
function asSaid({ move, values }: Candidate, choosing: Choosing): Move {
  const items = slotsOf(choosing).flatMap(({ index, choice, value, by }) =>
    choice.several && by === 'player' && [value ?? []].flat().some((item) => !holds(values[index], item))
      ? [[choice.name, value] as const]
      : [],
  );
  if (items.length === 0) return move;
  return { ...move, choices: { ...move.choices, ...Object.fromEntries(items) } } as Move;
}
