import type { ValueType } from '../../../generated/runtime/data.ts';
import type { Chance } from '../../../generated/runtime/engine.ts';
import type { Shown } from '../game/shown.ts';
import { printedOnPiece, wordsOf } from '../table/declared.ts';
import { countOf, describe, kindWord } from '../table/describe.ts';
import { fill, wordsIn } from './words.ts';

/** What chance decides and what it gave, in words; and outcomes made at random. */

/** The type of the faces of what is rolled. */
export function faceType({ data }: Shown, sort: string): ValueType | undefined {
  return data.pieces.find(({ name }) => name === sort)?.face?.type;
}

/** Something that was drawn: a seat, a piece, a value of a kind. Its word tells which. */
export function describeDrawn(shown: Shown, drawn: string, names: readonly string[]): string {
  const { data } = shown;
  if (/^seat-\d+$/.test(drawn)) return describe(shown, { is: 'seat', player: false }, drawn, names);
  const pieces = data.pieces.find((one) => one.names.includes(drawn));
  if (pieces) return describe(shown, { is: 'piece', pieces: pieces.name }, drawn, names);
  const grid = data.grids.find((one) => one.cells.includes(drawn));
  if (grid) return describe(shown, { is: 'cell', grid: grid.name, members: [] }, drawn, names);
  const kind = Object.keys(data.kinds).find((one) => data.kinds[one]!.includes(drawn));
  return kind ? kindWord(shown, kind, drawn) : describe(shown, { is: 'none' }, drawn, names);
}

/** What tells a rolled piece from the others: its colour; nothing where all are alike. */
export function rolledName(shown: Shown, sort: string, piece: string): string {
  const pieces = shown.data.pieces.find(({ name }) => name === sort);
  if (!pieces) return '';
  const printed = printedOnPiece(pieces, piece).flatMap((one) => {
    const type = one.type;
    return type.is === 'kind'
      ? wordsOf(shown.data, one).map((value) => kindWord(shown, type.kind, value))
      : [];
  });
  return printed.join(' ');
}

/** `wit 5, geel 4`; `toren, toren, tuin`; `Anna`. */
export function describeOutcome(
  shown: Shown,
  chance: Chance,
  outcome: string,
  names: readonly string[],
  most = 12,
): string {
  const parts = outcome.trim().split(/\s+/);
  const say = wordsIn(shown.language);
  const texts = parts.map((part, index) => {
    if (chance.is !== 'roll') return describeDrawn(shown, part, names);
    const type = faceType(shown, chance.of);
    const face = type ? describe(shown, type, type.is === 'number' ? Number(part) : part, names) : part;
    return [rolledName(shown, chance.of, chance.pieces[index] ?? ''), face].filter(Boolean).join(' ');
  });
  const more = texts.length - most;
  return more > 1
    ? `${texts.slice(0, most).join(', ')}, ${fill(say.andMore, { count: more })}`
    : texts.join(', ');
}

type OneOf = Extract<Chance, { readonly options: readonly string[] }>;

/** Chance picks one of some options, by drawing or by lot. */
export const isOneOf = (chance: Chance): chance is OneOf => chance.is === 'draw' || chance.is === 'lot';

/** What chance is about to decide. */
export function describeChance(shown: Shown, chance: Chance): string {
  const say = wordsIn(shown.language);
  if (isOneOf(chance)) return chance.is === 'draw' ? say.chanceDraw : say.chanceLot;
  const what = countOf(shown, chance.of, chance.pieces.length);
  return fill(chance.is === 'roll' ? say.chanceRoll : say.chanceShuffle, { what });
}

export type Random = () => number;

const below = (random: Random, count: number): number => Math.floor(random() * count);

/**
 * An outcome at random, as it is written. Where the rules let only some faces be rolled together, that is not known here: the
 * caller asks again until one is possible.
 */
export function randomOutcome(shown: Shown, chance: Chance, random: Random = Math.random): string {
  if (chance.is === 'draw' || chance.is === 'lot')
    return chance.options[below(random, chance.options.length)]!;
  if (chance.is === 'shuffle') return shuffled(chance.pieces, random).join(' ');
  if (isOneOf(chance)) return chance.options[below(random, chance.options.length)]!;
  const faces = facesOf(shown, chance.of);
  return chance.pieces.map(() => faces[below(random, faces.length)]!).join(' ');
}

/** All faces in notation. */
export function facesOf(shown: Shown, sort: string): readonly string[] {
  const type = faceType(shown, sort);
  if (type?.is === 'number')
    return Array.from({ length: type.to - type.from + 1 }, (_, at) => String(type.from + at));
  if (type?.is === 'kind') return type.values.map((value) => shown.data.kinds[type.kind]![value]!);
  return type?.is === 'yes or no' ? ['yes', 'no'] : ['none'];
}

function shuffled(items: readonly string[], random: Random): readonly string[] {
  const left = [...items];
  return items.map(() => left.splice(below(random, left.length), 1)[0]!);
}

/** Tries outcomes at random until one is taken. */
export function supplyAtRandom<State>(
  shown: Shown,
  chance: Chance,
  supply: (outcome: string) => State | undefined,
  random: Random = Math.random,
): State | undefined {
  for (let attempt = 0; attempt < 5000; attempt++) {
    const next = supply(randomOutcome(shown, chance, random));
    if (next !== undefined) return next;
  }
  return undefined;
}
