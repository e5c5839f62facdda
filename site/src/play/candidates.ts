import type { ChoiceData, GameData, ValueType } from '../../../generated/runtime/data.ts';
import type { Move } from '../../../generated/runtime/moves.ts';

/** What a choice of a move comes to, in the words of the notation; a list where several are chosen. */
export type Chosen = string | readonly string[];

/** A legal move, taken apart. */
export interface Candidate {
  readonly move: Move;
  readonly action: string;
  /** By choice, in the order of the action; a list where several are chosen. */
  readonly values: readonly Chosen[];
  readonly offer: string;
  /** Fields of a sheet that it marks though nobody names them, as dice that point at a row and a column do: touching one means it. */
  readonly marks?: readonly Marked[];
}

/** A value on the table. */
export interface Marked {
  readonly type: ValueType;
  readonly value: string;
}

export const PASS = 'pass';

/** Commas inside of brackets belong to the name of a cell. */
const BETWEEN_ITEMS = /,(?![^[]*\])/;

export function candidateOf(data: GameData, move: Move, text: string): Candidate {
  const [action = '', ...words] = text.split(' ');
  const offer = words.at(-1)?.startsWith('@') ? words.pop()! : '@1';
  const choices = choicesOf(data, action);
  const values = words.map((word, index) => (choices[index]?.several ? itemsOf(word) : word));
  return { move, action, values, offer };
}

const itemsOf = (word: string): string[] =>
  word
    .slice(1, -1)
    .split(BETWEEN_ITEMS)
    .filter((item) => item !== '');

export function choicesOf(data: GameData, action: string): readonly ChoiceData[] {
  return data.actions.find(({ name }) => name === action)?.choices ?? [];
}

/** The type of one value of a choice, also where several are chosen or it can be left out. */
export function valueTypeOf({ type }: { readonly type: ValueType }): ValueType {
  if (type.is === 'collection' || type.is === 'optional') return valueTypeOf({ type: type.of });
  return type;
}

/** Tells apart what can look alike in notation: a yellow die, and the colour yellow. */
export function sortOf(type: ValueType): string {
  const one = valueTypeOf({ type });
  if (one.is === 'piece') return `piece ${one.pieces}`;
  if (one.is === 'cell' || one.is === 'line') return `${one.is} ${one.grid}`;
  return one.is === 'kind' ? `kind ${one.kind}` : one.is;
}
