import type { PiecesData } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { Seen } from '../game/shown.ts';
import { innermostType, piecesOf, printedOnPiece } from '../table/declared.ts';
import { choicesOf, valueTypeOf } from './candidates.ts';
import { type Choosing, type Question, slotsOf } from './choosing.ts';

/** A choice of several pieces with a number on each, while it is being made. */
export interface Payment {
  readonly sum: number;
  /** What has to be reached, where that follows from the legal moves. */
  readonly price: number | undefined;
}

/**
 * The sum of the numbers on the chosen pieces. The price stands in no list of moves; but it is printed on what was chosen before,
 * and lies above all sums that are too low and not above the lowest that will do. A number for which that does not hold is none.
 */
export function paymentOf(choosing: Choosing, question: Question, seen: Seen): Payment | undefined {
  if (question.is !== 'choice' || !question.several) return undefined;
  const type = valueTypeOf(question.choice);
  const pieces = type.is === 'piece' ? piecesOf(choosing.data, type.pieces) : undefined;
  const numberOn = pieces && onlyNumber(pieces);
  if (!numberOn) return undefined;
  const sumOf = (items: readonly string[]) => items.reduce((sum, item) => sum + numberOn(item), 0);
  const { items } = question.several;
  const sum = sumOf(items);
  const known = slotsOf(choosing).filter(({ index, by }) => index !== question.index && by !== 'open');
  const legal = choosing.candidates
    .filter(
      ({ action, values }) =>
        action === question.action &&
        known.every(({ index, value }) => String(values[index]) === String(value)),
    )
    .map(({ values }) => [values[question.index] ?? []].flat());
  const printed = printedOnChosen(choosing, question, seen);
  if (legal.length === 0 || printed.length === 0) return { sum, price: undefined };
  const least = Math.min(...legal.map(sumOf));
  // Whatever is part of a legal set, but is none by itself, is too little. Of pieces that are alike only the first are listed.
  const numbersOf = (set: readonly string[]) => set.map(numberOn).sort().join(',');
  const isLegal = new Set(legal.map(numbersOf));
  const tooLow = Math.max(
    0,
    ...legal.flatMap((set) =>
      set.flatMap((_, at) => {
        const less = set.filter((_item, index) => index !== at);
        return less.length > 0 && !isLegal.has(numbersOf(less)) ? [sumOf(less)] : [];
      }),
    ),
  );
  const fitting = [...new Set(printed)].filter((price) => price > tooLow && price <= least);
  return { sum, price: fitting.length === 1 ? fitting[0] : undefined };
}

/** The number on a piece, where no piece of the sort has more than one to be seen. */
function onlyNumber(pieces: PiecesData): ((piece: string) => number) | undefined {
  if (pieces.face) return undefined;
  const numbers = new Map(
    pieces.names.map((piece) => [
      piece,
      printedOnPiece(pieces, piece).filter(({ type }) => innermostType(type).is === 'number'),
    ]),
  );
  const counts = [...numbers.values()].map(({ length }) => length);
  if (Math.max(...counts) !== 1) return undefined;
  return (piece) => Number(numbers.get(piece)?.[0]?.value ?? 0);
}

/** The numbers on pieces that were chosen, or that lie where was chosen. */
function printedOnChosen(
  choosing: Choosing,
  question: Extract<Question, { is: 'choice' }>,
  seen: Seen,
): number[] {
  const chosen = slotsOf(choosing).flatMap(({ index, value, by }) =>
    index === question.index || by === 'open' || value === undefined ? [] : [value].flat(),
  );
  const { data } = choosing;
  const types = choicesOf(data, question.action).map((choice) => valueTypeOf(choice));
  return data.fields.flatMap((field) => {
    const item = innermostType(field.type);
    if (item.is !== 'piece' || field.owner !== 'table') return [];
    const pieces = piecesOf(data, item.pieces);
    const [key] = field.keys;
    if (!pieces || pieces.face) return [];
    const isKeyed = key !== undefined && types.some((type) => type.is === key.is);
    return chosen.flatMap((value) => {
      const lying = isKeyed ? leaves((seen.fields[field.name] as Record<string, Json>)?.[value]) : [];
      return [...lying, ...(pieces.names.includes(value) ? [value] : [])].flatMap((piece) =>
        printedOnPiece(pieces, piece).flatMap((one) =>
          innermostType(one.type).is === 'number' ? [Number(one.value)] : [],
        ),
      );
    });
  });
}

function leaves(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap((one) => leaves(one as Json)) : [];
}
