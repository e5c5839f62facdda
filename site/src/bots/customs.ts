import { NONE } from '../../../generated/runtime/core.ts';
import { placeOf } from '../../../generated/runtime/fields.ts';
import type { Arena } from './arena.ts';
import { allHiddenSpots, type Fits } from './hidden-pieces.ts';
import { RandomNumbers } from './random-numbers.ts';

/** So many games are only begun, and so many played to the end. */
const BEGUN = 200;
const PLAYED = 12;
/** In a played game every so many moves are looked at. */
const STRIDE = 5;

/** What has been seen so near to either end of a place, in parts of its depth, can be at that end too. */
const NEAR = 0.1;

/** How far from the end of a place something has been seen. */
interface Range {
  from: number;
  to: number;
}

/**
 * Which pieces can lie in which hidden places, and how deep in them: a scoring card is never in a hand, and always in a
 * certain part of the deck. Everybody at the table knows that from the rules. The bot knows no rules, so it watches some
 * games of its own with the same number of players first.
 */
export function learnCustoms(
  arena: Arena,
  setup: { readonly players: number; readonly imaginary: number; readonly options: readonly number[] },
): Fits {
  const { data, core } = arena;
  const sorts = data.pieces.flatMap(({ name }, sort) => {
    const isHidden = data.fields.some((field) => placeOf(field) === name && field.seenBy !== 'everyone');
    return isHidden ? [sort] : [];
  });
  if (sorts.length === 0) return () => true;

  const marks = data.pieces.map(({ names, properties }) =>
    names.map((_, piece) => properties.map(({ name, values }) => `${name} ${String(values[piece])}`)),
  );
  const seen = new Map<string, Range>();
  const deepest = new Map<string, number>();
  const look = (kind: string, fromEnd: number, sort: number, piece: number): void => {
    if (fromEnd > (deepest.get(kind) ?? -1)) deepest.set(kind, fromEnd);
    for (const mark of marks[sort]![piece]!) {
      const id = `${kind} ${mark}`;
      const range = seen.get(id);
      if (!range) seen.set(id, { from: fromEnd, to: fromEnd });
      else {
        range.from = Math.min(range.from, fromEnd);
        range.to = Math.max(range.to, fromEnd);
      }
    }
  };
  const lookAround = (): void => {
    const { memory } = core;
    for (const sort of sorts)
      for (const { field, address, kind } of allHiddenSpots(arena, data.pieces[sort]!.name)) {
        if (field.form === 'word') {
          if (memory[address] !== NONE) look(kind, 0, sort, memory[address]!);
          continue;
        }
        const count = memory[address]!;
        for (let item = 1; item <= count; item++) look(kind, count - item, sort, memory[address + item]!);
      }
  };

  const random = new RandomNumbers('customs');
  const seed = (): number[] => [random.next() | 1, random.next(), random.next(), random.next()];
  for (let game = 0; game < BEGUN; game++) {
    core.start({ ...setup, seed: seed() });
    lookAround();
  }
  for (let game = 0; game < PLAYED; game++) {
    core.start({ ...setup, seed: seed() });
    while (!core.isOver()) {
      arena.playRandomly(random, STRIDE);
      lookAround();
    }
  }

  return ({ kind }, fromEnd, sort, piece) => {
    const depth = deepest.get(kind) ?? 0;
    return marks[sort]![piece]!.every((mark) => {
      const range = seen.get(`${kind} ${mark}`);
      if (!range) return false;
      const isTooNear = fromEnd < range.from && range.from > NEAR * depth;
      const isTooFar = fromEnd > range.to && range.to < (1 - NEAR) * depth;
      return !isTooNear && !isTooFar;
    });
  };
}
