import type { ValueType } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { Picking } from '../game/shown.ts';
import { startAgain } from './answers.ts';
import { choicesOf, sortOf, valueTypeOf } from './candidates.ts';
import { actionOf, type Choosing, questionOf, remaining, slotsOf } from './choosing.ts';

type PickValue = (sort: string, value: string) => void;

/**
 * What can be touched on the table: first the values of the question, then whatever else of the move is open or could be another,
 * and what begins another move. Before there is an action, everything that begins one.
 */
export function pickingOf(
  choosing: Choosing,
  pick: PickValue,
  ghosts: ReadonlyMap<string, Json>,
): Picking | undefined {
  const question = questionOf(choosing);
  const action = actionOf(choosing);
  const open = valuesBySort(choosing, action);
  const fresh = valuesBySort(startAgain(choosing), undefined);
  const asked = question?.is === 'choice' ? question : undefined;
  const sorts = [
    ...new Set([...(asked ? [sortOf(asked.choice.type)] : []), ...open.keys(), ...fresh.keys()]),
  ];
  const chosen = chosenBySort(choosing);
  const [first, ...others] = sorts.flatMap((sort): Picking[] => {
    const isAsked = asked !== undefined && sort === sortOf(asked.choice.type);
    const here = open.get(sort) ?? fresh.get(sort)!;
    const options = isAsked ? new Set(asked.options) : (open.get(sort)?.values ?? NOTHING);
    const begins = new Set([...(fresh.get(sort)?.values ?? [])].filter((value) => !options.has(value)));
    return [
      {
        // As it is declared, so that the table can tell a choice of several.
        type: isAsked ? asked.choice.type : here.type,
        options,
        begins,
        chosen: chosen.get(sort) ?? NOTHING,
        picked: pickedPieces(choosing),
        ...(here.type.is === 'cell' ? { ghosts } : {}),
        onPick: (value) => pick(sort, value),
      },
    ];
  });
  return first && { ...first, more: others };
}

const NOTHING: ReadonlySet<string> = new Set();

interface Values {
  readonly type: ValueType;
  readonly values: Set<string>;
}

/** What the choices of moves that are still possible can come to; of what was chosen, what it could be instead. */
function valuesBySort(choosing: Choosing, action: string | undefined): Map<string, Values> {
  const found = new Map<string, Values>();
  const add = (type: ValueType, values: readonly string[]): void => {
    const sort = sortOf(type);
    const known = found.get(sort) ?? { type: valueTypeOf({ type }), values: new Set<string>() };
    for (const value of values) known.values.add(value);
    found.set(sort, known);
  };
  for (const one of remaining(choosing)) {
    choicesOf(choosing.data, one.action).forEach(({ type }, index) => {
      add(type, [one.values[index]!].flat());
    });
    for (const { type, value } of one.marks ?? []) add(type, [value]);
  }
  if (action === undefined) return found;
  for (const { index, by, choice } of slotsOf(choosing)) {
    if (by !== 'player' || choice.several) continue;
    const without = {
      ...choosing,
      picks: choosing.picks.filter(
        (pick) =>
          !('choice' in pick && pick.choice === index) &&
          !(pick.is === 'touch' && pick.sort === sortOf(choice.type)),
      ),
    };
    for (const one of remaining(without))
      if (one.action === action) add(choice.type, [one.values[index]!].flat());
  }
  return found;
}

/** What is being chosen, or was touched, by sort: it can be touched once more. */
function chosenBySort(choosing: Choosing): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (sort: string, values: readonly string[]): void => {
    found.set(sort, new Set([...(found.get(sort) ?? []), ...values]));
  };
  for (const pick of choosing.picks) if (pick.is === 'touch') add(pick.sort, [pick.value]);
  for (const { by, choice, value } of slotsOf(choosing))
    if (value !== undefined && (by === 'player' || choice.several) && by !== 'filled')
      add(sortOf(choice.type), [value].flat());
  return found;
}

/** The pieces that the player has named for this move, so that the table can mark them while it goes on. */
function pickedPieces(choosing: Choosing): ReadonlyMap<string, readonly string[]> {
  const picked = new Map<string, readonly string[]>();
  for (const { by, choice, value = [] } of slotsOf(choosing)) {
    const type = valueTypeOf(choice);
    if (by !== 'player' || type.is !== 'piece') continue;
    picked.set(type.pieces, [...(picked.get(type.pieces) ?? []), ...[value].flat()]);
  }
  return picked;
}
