import { NONE } from '../runtime/core.ts';
import { placeOf } from '../runtime/fields.ts';
import type { Arena } from './arena.ts';
import { allHiddenSpots, type Fits } from './hidden-pieces.ts';

/** A piece seen within this part of the depth from either end of a place is taken to occur at that end too. */
const NEAR = 0.1;

/** The distances from the end of a place at which pieces with one property were seen. */
interface Range {
  from: number;
  to: number;
}

/** What is learned from states: `note` looks at the one in the arena, `fits` tells what it comes to. */
export interface HiddenPiecePriors {
  note(): void;
  readonly fits: Fits;
}

/**
 * Learns which pieces can be in which hidden places, and how deep: a scoring card is never in a hand, and always in a certain
 * part of the deck. People know that from the rules. The bot knows no rules, so it looks at random games with the same setup.
 */
export function hiddenPiecePriors(arena: Arena): HiddenPiecePriors {
  const { data, core } = arena;
  const sorts = data.pieces.flatMap(({ name }, sort) => {
    const isHidden = data.fields.some((field) => placeOf(field) === name && field.seenBy !== 'everyone');
    return isHidden ? [sort] : [];
  });
  const marks = marksOf(arena);
  /** By place, then by mark. */
  const seen = new Map<string, { deepest: number; ranges: (Range | undefined)[] }>();
  const record = (kind: string, fromEnd: number, sort: number, piece: number): void => {
    const place = seen.get(kind) ?? { deepest: 0, ranges: [] };
    seen.set(kind, place);
    place.deepest = Math.max(place.deepest, fromEnd);
    for (const mark of marks[sort]![piece]!) {
      place.ranges[mark] ??= { from: fromEnd, to: fromEnd };
      const range = place.ranges[mark];
      range.from = Math.min(range.from, fromEnd);
      range.to = Math.max(range.to, fromEnd);
    }
  };
  /** By place, then by how far from its end: of each piece whether it can lie there (2) or not (1), as far as that was asked. */
  const asked = new Map<string, Uint8Array[]>();
  const note = (): void => {
    const { memory } = core;
    asked.clear();
    for (const sort of sorts)
      for (const { field, address, kind } of allHiddenSpots(arena, data.pieces[sort]!.name)) {
        if (field.form === 'word') {
          if (memory[address] !== NONE) record(kind, 0, sort, memory[address]!);
          continue;
        }
        const count = memory[address]!;
        for (let item = 1; item <= count; item++) record(kind, count - item, sort, memory[address + item]!);
      }
  };

  const canLie = (kind: string, fromEnd: number, sort: number, piece: number): boolean => {
    const place = seen.get(kind);
    return marks[sort]![piece]!.every((mark) => {
      const range = place?.ranges[mark];
      if (!place || !range) return false;
      const isTooNear = fromEnd < range.from && range.from > NEAR * place.deepest;
      const isTooFar = fromEnd > range.to && range.to < (1 - NEAR) * place.deepest;
      return !isTooNear && !isTooFar;
    });
  };
  const fits: Fits = ({ kind }, fromEnd, sort, piece) => {
    const rows = asked.get(kind) ?? [];
    asked.set(kind, rows);
    rows[fromEnd] ??= new Uint8Array(marks[sort]!.length);
    const row = rows[fromEnd];
    if (row[piece] === 0) row[piece] = canLie(kind, fromEnd, sort, piece) ? 2 : 1;
    return row[piece] === 2;
  };
  return { note, fits };
}

/** By sort and piece: what is printed on it, each property with its value as a number of its own. */
function marksOf({ data }: Arena): number[][][] {
  const numbers = new Map<string, number>();
  const numberOf = (mark: string): number => {
    const known = numbers.get(mark) ?? numbers.size;
    numbers.set(mark, known);
    return known;
  };
  return data.pieces.map(({ name: sort, names, properties }) =>
    names.map((_, piece) =>
      properties.map(({ name, values }) => numberOf(`${sort} ${name} ${String(values[piece])}`)),
    ),
  );
}
