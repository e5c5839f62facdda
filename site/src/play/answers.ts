import { choicesOf, sortOf } from './candidates.ts';
import {
  actionOf,
  type Choosing,
  holds,
  type Pick,
  pickOf,
  questionOf,
  remaining,
  slotsOf,
} from './choosing.ts';

/** What the player does. Undefined: that leads to no legal move. */

function possible(choosing: Choosing): Choosing | undefined {
  return remaining(choosing).length > 0 ? choosing : undefined;
}

const withPick = (choosing: Choosing, ...picks: Pick[]): Choosing => ({
  ...choosing,
  picks: [...choosing.picks, ...picks],
  asked: undefined,
});

export function chooseAction(choosing: Choosing, action: string): Choosing | undefined {
  const next = possible(withPick(choosing, { is: 'action', action }));
  return next && settleTouches(next);
}

/** The value of a choice; where several are chosen, one more or one less. */
export function chooseValue(choosing: Choosing, index: number, value: string): Choosing | undefined {
  const slot = slotsOf(choosing)[index];
  if (!slot) return undefined;
  const rest = { ...choosing, picks: choosing.picks.filter((pick) => pick !== pickOf(choosing, index)) };
  if (!slot.choice.several) return possible(withPick(rest, { is: 'value', choice: index, value }));
  const items = slot.by !== 'filled' && Array.isArray(slot.value) ? slot.value : [];
  const toggled = items.includes(value) ? items.filter((item) => item !== value) : [...items, value];
  const next = possible(withPick(rest, { is: 'items', choice: index, items: toggled, done: false }));
  return next && { ...next, asked: index };
}

/** The several that have been chosen are all. */
export function chooseThese(choosing: Choosing, index: number): Choosing | undefined {
  const pick = pickOf(choosing, index);
  const items = pick?.is === 'items' ? pick.items : [];
  const rest = { ...choosing, picks: choosing.picks.filter((one) => one !== pick) };
  return possible(withPick(rest, { is: 'items', choice: index, items, done: true }));
}

export function chooseOffer(choosing: Choosing, offer: string): Choosing | undefined {
  return possible(withPick(choosing, { is: 'offer', offer }));
}

/**
 * Something of this sort on the table. It is meant for the question that is asked, or for another choice of the same move; else
 * in place of what was chosen before, another die; else as the beginning of another move.
 */
export function touch(choosing: Choosing, sort: string, value: string): Choosing | undefined {
  const next = touchOpen(choosing, sort, value);
  if (next) return next;
  for (const pick of choosing.picks) {
    if (!isOfSort(choosing, pick, sort)) continue;
    const others = { ...choosing, picks: choosing.picks.filter((one) => one !== pick), asked: undefined };
    const instead = touchOpen(others, sort, value);
    if (instead) return instead;
  }
  return choosing.picks.length > 0 ? touchOpen(startAgain(choosing), sort, value) : undefined;
}

/** Whether it names one thing of a sort; of several the others would be lost with it. */
function isOfSort(choosing: Choosing, pick: Pick, sort: string): boolean {
  if (pick.is === 'touch') return pick.sort === sort;
  const action = actionOf(choosing);
  if (pick.is !== 'value' || action === undefined) return false;
  const choice = choicesOf(choosing.data, action)[pick.choice];
  return choice !== undefined && sortOf(choice.type) === sort;
}

function touchOpen(choosing: Choosing, sort: string, value: string): Choosing | undefined {
  const question = questionOf(choosing);
  if (question?.is === 'choice' && sortOf(question.choice.type) === sort) {
    const next = chooseValue(choosing, question.index, value);
    if (next) return next;
  }
  const next = possible(withPick(choosing, { is: 'touch', sort, value }));
  return next && settleTouches(next);
}

/** Once the action is clear, what was touched is the value of one of its choices, if of only one. */
function settleTouches(choosing: Choosing): Choosing {
  const action = actionOf(choosing);
  if (action === undefined) return choosing;
  const choices = choicesOf(choosing.data, action);
  const left = remaining(choosing);
  const settled = new Set<number>();
  const picks = choosing.picks.map((pick): Pick => {
    if (pick.is !== 'touch') return pick;
    const meant = choices.flatMap(({ type }, index) =>
      sortOf(type) === pick.sort &&
      left.some(({ values }) => holds(values[index], pick.value, choosing.looks))
        ? [index]
        : [],
    );
    const [index, ...others] = meant;
    if (index === undefined || others.length > 0 || settled.has(index) || pickOf(choosing, index))
      return pick;
    settled.add(index);
    return choices[index]!.several
      ? { is: 'items', choice: index, items: [pick.value], done: false }
      : { is: 'value', choice: index, value: pick.value };
  });
  return { ...choosing, picks };
}

/** Answers this open choice first. */
export const askFor = (choosing: Choosing, index: number): Choosing => ({ ...choosing, asked: index });

/** Takes back what was said; without the action, nothing that was said about it holds either. */
export function takeBack(choosing: Choosing, pick: Pick): Choosing {
  const picks = choosing.picks.filter((one) =>
    pick.is === 'action' || pick.is === 'touch' ? false : one !== pick,
  );
  return { ...choosing, picks, asked: undefined };
}

export const startAgain = (choosing: Choosing): Choosing => ({ ...choosing, picks: [], asked: undefined });
