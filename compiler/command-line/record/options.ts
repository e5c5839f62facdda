import { present, type Type } from '../../2-model/types.ts';
import type { Game } from '../../3-ir/ir.ts';

/** The value of an option, if it can have this one: `yes`, `no`, a number or a word. */
export function readOption(game: Game, type: Type, text: string): number | boolean | undefined {
  const exact = present(type);
  if (exact.is === 'yes or no') {
    if (['yes', 'ja', 'true'].includes(text)) return true;
    return ['no', 'nee', 'nein', 'false'].includes(text) ? false : undefined;
  }
  if (exact.is === 'kind') {
    const position = wordsOf(game, exact.kind).indexOf(text);
    return exact.values.includes(position) ? position : undefined;
  }
  const number = /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
  if (number === undefined || exact.is !== 'number') return number;
  return number >= exact.from && number <= exact.to ? number : undefined;
}

/** The values that an option can have, as a person types them. */
export function optionValues(game: Game, type: Type): string {
  const exact = present(type);
  if (exact.is === 'kind') return exact.values.map((value) => wordsOf(game, exact.kind)[value]).join(', ');
  return exact.is === 'number' ? `${exact.from}..${exact.to}` : 'yes, no';
}

/** The words of a kind; the values of a part have the positions of the whole. */
function wordsOf(game: Game, kind: string): readonly string[] {
  const found = game.kinds.find((one) => one.name === kind);
  return found?.partOf ? wordsOf(game, found.partOf.kind) : (found?.values ?? []);
}
