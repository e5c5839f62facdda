import type { FieldData } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import { gridOf, innermostType, present, printedOn } from '../table/declared.ts';
import type { PieceGroup } from './effects.ts';
import { type FieldPlace, keysOf, keyValues, ownersOf, type Seating, valueIn } from './fields.ts';
import type { Learnt } from './learn.ts';
import { covers, type Relation } from './relations.ts';

/** How a field is filled in: which editor, and for which keys. */
export type Part = PartOf & {
  readonly field: FieldData;
  /** Never anything else than at the start in games that were played: kept out of the way. */
  readonly rare: boolean;
};

type PartOf =
  /** A value in each cell of a sheet; a set of cells; pieces on a plot. */
  | { readonly is: 'sheet' | 'cells' | 'map' }
  | { readonly is: 'numbers'; readonly keys: readonly (readonly Json[])[] }
  | { readonly is: 'values'; readonly keys: readonly (readonly Json[])[] }
  | {
      readonly is: 'pieces';
      readonly keys: readonly (readonly Json[])[];
      readonly groups: readonly PieceGroup[];
    }
  /** Who is meant is known already; in which order, where there are several, is not. */
  | { readonly is: 'order'; readonly keys: readonly (readonly Json[])[] };

/** What a seat, or the table (0), has to fill in, in the order of the rules. */
export function partsFor(
  learnt: Learnt,
  fields: readonly FieldData[],
  seat: number,
  seating: Seating,
): readonly Part[] {
  return fields
    .filter((field) => ownersOf(field, seating).includes(seat))
    .flatMap((field): Part[] => {
      const relation = followed(learnt.relations, field, seat, seating);
      if (relation && relation.is !== 'standing') return [];
      return [
        { ...partOf(learnt, field, relation, seating), field, rare: isRare(learnt, field, seat, seating) },
      ];
    });
}

/** The relation that makes a field of a seat superfluous. */
export function followed(
  relations: readonly Relation[],
  field: FieldData,
  seat: number,
  seating: Seating,
): Relation | undefined {
  return relations.find((one) => one.field === field && covers(one, seat, seating));
}

function partOf(
  { scratch, effects }: Learnt,
  field: FieldData,
  relation: Relation | undefined,
  seating: Seating,
): PartOf {
  const type = present(field.type);
  const item = innermostType(type);
  const onCells = field.keys[0]?.is === 'cell' && field.keys.length === 1;
  if (relation) return { is: 'order', keys: keysOf(scratch.data, field, seating) };
  if (onCells && item.is === 'piece' && field.single) return { is: 'map' };
  if (onCells && item.is === 'number') return { is: 'sheet' };
  if (type.is === 'collection' && item.is === 'cell' && field.keys.length === 0) return { is: 'cells' };
  const keys = field.keys.length === 0 ? [[]] : keysOf(scratch.data, field, seating);
  if (type.is === 'number')
    return { is: 'numbers', keys: field.keys.length === 0 ? keys : effects.keysOf(field) };
  if (type.is === 'collection' && type.form !== 'list' && item.is === 'piece')
    return { is: 'pieces', keys, groups: effects.groupsOf(field) };
  return { is: 'values', keys };
}

function isRare({ scratch, observed }: Learnt, field: FieldData, seat: number, seating: Seating): boolean {
  if (observed.ends.length === 0) return false;
  const seen = keysOf(scratch.data, field, seating).map((keys) =>
    observed.valuesOf({ field, seat, keys }, seating),
  );
  // Nobody of this sort ever sat there: nothing is known.
  if (seen.every((values) => values.size === 0)) return false;
  const nothing = new Set(['null', '[]', '0', 'false']);
  return seen.every((values) => [...values].every((value) => nothing.has(value)));
}

/** What can stand in a cell: a mark to be set or wiped, or numbers to choose from. */
export interface Marks {
  /** Printed before the game: always there. */
  readonly printed: boolean;
  /** In the order of numbers. One alone is a mark. */
  readonly values: readonly number[];
}

export function marksOf(learnt: Learnt, place: FieldPlace, seating: Seating, start: Json): Marks {
  const { observed } = learnt;
  const own = numbersIn(observed.valuesOf(place, seating));
  const printed =
    start !== null && own.length === 1 && own[0] === start && observed.valuesOf(place, seating).size === 1;
  const values = new Set(own);
  for (const cell of alikeCells(learnt, place))
    for (const value of numbersIn(observed.valuesOf({ ...place, keys: [cell] }, seating))) values.add(value);
  return {
    printed,
    values: completed(
      [...values].sort((a, b) => a - b),
      place.field,
    ),
  };
}

/** Few games come so far that a cell has had all its values: multiples of the same number are taken to be all of them. */
function completed(seen: readonly number[], field: FieldData): readonly number[] {
  const type = present(field.type);
  const step = seen.reduce((a, b) => divisor(a, b), 0);
  if (type.is !== 'number' || seen.length < 2 || seen.length > 4 || step < 2 || type.to / step > 8)
    return seen;
  return Array.from({ length: Math.floor(type.to / step) }, (_, index) => (index + 1) * step);
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

function numbersIn(values: ReadonlySet<string>): readonly number[] {
  return [...values].map((text) => JSON.parse(text) as Json).filter((value) => typeof value === 'number');
}

/** Cells beside one that have the same numbers printed on them; numbers that only count the cells tell nothing. */
function alikeCells({ scratch: { data } }: Learnt, { field, keys: [cell] }: FieldPlace): readonly Json[] {
  const type = field.keys[0];
  const grid = type?.is === 'cell' ? gridOf(data, type.grid) : undefined;
  if (!grid || !type) return [];
  const member = grid.memberOfCell[grid.cells.indexOf(String(cell))];
  const all = keyValues(data, type, { players: 1, imaginary: 0 }).filter(
    (one) => grid.memberOfCell[grid.cells.indexOf(String(one))] === member,
  );
  const numbers = (one: Json) =>
    printedOn(grid.cellProperties, grid.cells.indexOf(String(one))).filter(
      ({ type }) => innermostType(type).is === 'number',
    );
  const counting = new Set(
    grid.cellProperties
      .map(({ name }) => name)
      .filter((name) => {
        const values = all.flatMap((one) => numbers(one).filter((printed) => printed.name === name));
        return new Set(values.map(({ value }) => value)).size > all.length / 2;
      }),
  );
  const look = (one: Json) =>
    JSON.stringify(
      numbers(one)
        .filter(({ name }) => !counting.has(name))
        .map(({ name, value }) => [name, value]),
    );
  return all.filter((one) => look(one) === look(cell ?? null));
}

/** The keys of an order that have to be decided: where several stand at one place. */
export function openOrders(
  part: Extract<Part, { is: 'order' }>,
  seen: Parameters<typeof valueIn>[0],
): readonly FieldPlace[] {
  return part.keys
    .map((keys) => ({ field: part.field, seat: 0, keys }))
    .filter((place) => {
      const value = valueIn(seen, place);
      return Array.isArray(value) && value.length > 1;
    });
}
