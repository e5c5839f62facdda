import type { ValueType } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { Shown } from '../game/shown.ts';
import { countOf, describe, seatName, word } from '../table/describe.ts';
import { type Chosen, candidateOf, choicesOf, PASS, valueTypeOf } from './candidates.ts';

/** What sentences about a game are made of: its texts, and what the seats are called. */
export interface PlayTeller {
  readonly shown: Shown;
  readonly names: readonly string[];
}

export const listOf = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : []);

export const seat = ({ shown, names }: PlayTeller, json: Json | undefined): string =>
  seatName(shown, names, Number(json));

/** A move as it is written, also one with choices left open: they are left out. */
export function tellMove({ shown, names }: PlayTeller, text: string): string {
  const { action, values } = candidateOf(shown.data, { player: 1, action: '' }, text);
  if (action === PASS) return word(shown, PASS);
  const chosen = choicesOf(shown.data, action).flatMap(({ type }, index) => {
    const value = values[index];
    if (value === undefined || value === '?') return [];
    return [tellChosen({ shown, names }, type, value)];
  });
  const called = word(shown, `action-${action}`);
  return chosen.length === 0 ? called : `${called}: ${chosen.join('; ')}`;
}

/** More pieces than these are told by their number. */
const MOST_PIECES = 4;

function tellChosen({ shown, names }: PlayTeller, type: ValueType, value: Chosen): string {
  const one = valueTypeOf({ type });
  if (typeof value === 'string') return describe(shown, type, value, names);
  if (one.is === 'piece' && value.length > MOST_PIECES) return countOf(shown, one.pieces, value.length);
  return describe(shown, type, [...value], names);
}

/** What a sentence about somebody goes on with. German has its nouns, which stay large. */
export const inSentence = ({ shown }: PlayTeller, text: string): string =>
  shown.language === 'nl' ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export function tellArgs(
  { shown, names }: PlayTeller,
  types: readonly ValueType[],
  args: Json | undefined,
): string {
  const told = listOf(args).map((arg, index) => describe(shown, types[index] ?? { is: 'none' }, arg, names));
  return told.join(', ');
}
