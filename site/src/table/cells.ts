import type { GridData, ValueType } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import { type CellPlace, innermostType, present, printedOn, wordsOf } from './declared.ts';
import { cellName, describe, kindWord, own } from './describe.ts';
import { cellRole } from './look.ts';
import { at, hasChanged, isEmpty, isNewIn, pickAt, type Scene, type Spot, valueAt } from './scene.ts';
import { minus, pointsText } from './words.ts';

type Role = ReturnType<typeof cellRole>;

/** What is printed on a cell and what has been marked there. */
export interface CellLook {
  readonly place: CellPlace;
  /** The number or kind in the middle, the signs before it (`≥`, `×`), points and rewards beside it. */
  readonly main: { readonly text: string } | { readonly icon: string } | undefined;
  readonly notes: readonly { readonly text: string }[];
  readonly rewards: readonly string[];
  /** Undefined: free. True: a cross. */
  readonly mark: Json | undefined;
  readonly type: ValueType;
  /** The mark in words. */
  readonly state: string;
  readonly changed: boolean;
  readonly label: string;
  /** What would be entered if it were picked. */
  readonly ghost: { readonly mark: Json; readonly state: string } | undefined;
}

/** What stands in a field for a cell: a value under its key, or true where a set has it. */
export function markAt(scene: Scene, spot: Spot, cell: string): Json | undefined {
  const value = valueAt(scene.seen, spot);
  if (spot.field.keys.length > 0) {
    const found = at(value, cell);
    return found === null || found === false || (typeof found === 'object' && isEmpty(found))
      ? undefined
      : found;
  }
  return Array.isArray(value) && value.includes(cell) ? true : undefined;
}

/** All cells of one member, looked at. */
export function looksOf(scene: Scene, spot: Spot, grid: GridData, places: readonly CellPlace[]): CellLook[] {
  const numbered = places.some((place) =>
    printedOn(grid.cellProperties, place.index).some(
      (one) => isNumber(one.type) && isToBeCrossed(cellRole(scene.shown.data, grid, one.name)),
    ),
  );
  return places.map((place) => lookOf(scene, spot, grid, place, numbered));
}

function lookOf(scene: Scene, spot: Spot, grid: GridData, place: CellPlace, numbered: boolean): CellLook {
  const { shown } = scene;
  let main: CellLook['main'];
  const notes: { text: string }[] = [];
  const rewards: string[] = [];
  const said: string[] = [];
  for (const printed of printedOn(grid.cellProperties, place.index)) {
    const type = innermostType(printed.type);
    const role = cellRole(shown.data, grid, printed.name);
    if (role === 'nothing') continue;
    if (type.is === 'kind') {
      const value = wordsOf(shown.data, printed)[0]!;
      if (value === place.head) continue;
      said.push(kindWord(shown, type.kind, value));
      const icon = `${type.kind}-${value}`;
      const inside = role ? role === 'sign' : present(spot.field.type).is === 'collection';
      if (inside) main = { icon };
      else rewards.push(icon);
    } else {
      const { text, inWords } = numberRead(scene, role, Number(printed.value));
      // Points stand beside the field, not in it.
      if (role === 'points') notes.push({ text });
      else main = { text };
      said.push(inWords);
    }
  }
  // Where a number is printed already nobody writes one more: a 1 is a cross.
  const read = (value: Json | undefined) => (numbered && value === 1 ? true : value);
  const inWords = (entry: Json | undefined): string =>
    entry === undefined
      ? own(shown, 'empty')
      : entry === true
        ? own(shown, 'cross')
        : describe(shown, spot.field.type, entry, scene.names, spot.field.keys.slice(1));
  const mark = read(markAt(scene, spot, place.name));
  const state = inWords(mark);
  const coming = mark === undefined ? read(pickAt(scene, spot)?.ghosts?.get(place.name)) : undefined;
  const label = [cellName(shown, grid.name, place.name), ...said, state].join(', ');
  const changed =
    spot.field.keys.length > 0
      ? hasChanged(scene, spot, place.name)
      : mark === true && isNewIn(scene, spot, place.name);
  return {
    ...{ place, main, notes, rewards, mark, type: spot.field.type, state, changed, label },
    ghost: coming === undefined ? undefined : { mark: coming, state: inWords(coming) },
  };
}

function isNumber(type: ValueType): boolean {
  return innermostType(type).is === 'number';
}

/** Whether it is a number to be crossed, not one that says how to count. */
function isToBeCrossed(role: Role): boolean {
  return role === undefined || role === 'number' || role === 'least';
}

function numberRead({ shown }: Scene, role: Role, value: number): { text: string; inWords: string } {
  const text = minus(value);
  switch (role) {
    case 'least':
      return { text: `≥ ${text}`, inWords: `${own(shown, 'minimum')} ${text}` };
    case 'factor':
      return { text: `×${text}`, inWords: `${own(shown, 'times')} ${text}` };
    case 'points':
      return { text, inWords: pointsText(shown.language, value) };
    default:
      return { text, inWords: text };
  }
}

export interface LineLook {
  readonly name: string;
  readonly sort: string;
  readonly number: number;
  readonly points: number | undefined;
  readonly rewards: readonly string[];
}

/** What the rows, columns and diagonals of a member give. */
export function linesOf({ shown }: Scene, grid: GridData, head: string): readonly LineLook[] {
  return grid.lines.flatMap((name, index) => {
    const [, of, sort = '', number = '0'] = /^(.*?)\.(\w+)(?:\[(-?\d+)\])?$/.exec(name) ?? [];
    if (of !== head) return [];
    const printed = printedOn(grid.lineProperties, index);
    const points = printed.find(({ type }) => isNumber(type))?.value;
    const rewards = printed.flatMap((one) => {
      const type = innermostType(one.type);
      const [value] = wordsOf(shown.data, one);
      return type.is === 'kind' && value !== head ? [`${type.kind}-${value}`] : [];
    });
    if (points === undefined && rewards.length === 0) return [];
    return [
      {
        name,
        sort,
        number: Number(number),
        points: points === undefined ? undefined : Number(points),
        rewards,
      },
    ];
  });
}
