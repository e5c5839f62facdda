import type { GridData, ValueType } from '../../../generated/runtime/data.ts';
import type { Json, JsonObject } from '../../../generated/runtime/json.ts';
import type { Move } from '../../../generated/runtime/moves.ts';
import { isStep } from '../../../generated/runtime/presentation.ts';
import type { Shown } from '../game/shown.ts';
import {
  gridOf,
  innermostType,
  isSides,
  namedCell,
  piecesOf,
  placeOf,
  printedOn,
  printedOnPiece,
  wordsOf,
} from './declared.ts';
import { isEmpty, isHidden } from './scene.ts';
import { beforeDie, minus, type SmallWord, small } from './words.ts';

/** What everything is called in the language of the reader. A text that is missing is told by its id, so that it is found. */
export function word(shown: Shown, id: string): string {
  return shown.words[id] ?? id;
}

export function own(shown: Shown, id: SmallWord): string {
  return small(shown.language, id);
}

export function kindWord(shown: Shown, kind: string, value: string): string {
  return word(shown, `${kind}-${value}`);
}

/** Without what is added in brackets: `gulden (geel)` is drawn yellow anyway. */
export function shortWord(shown: Shown, kind: string, value: string): string {
  return kindWord(shown, kind, value).replace(/ \(.*\)$/, '');
}

/** A seat by its name, from 1; imaginary ones may have none. */
export function seatName(shown: Shown, names: readonly string[], seat: number, players?: number): string {
  const name = names[seat - 1];
  if (name) return name;
  return players !== undefined && seat > players
    ? `${own(shown, 'imaginary')} ${seat - players}`
    : `${own(shown, 'player')} ${seat}`;
}

/** A piece by what is printed on it: `gele dobbelsteen`, `tuin 8`; without anything by what it is and its number. */
export function pieceName(shown: Shown, sort: string, piece: string): string {
  const pieces = piecesOf(shown.data, sort);
  const noun = word(shown, `pieces-${sort}`);
  if (!pieces) return noun;
  const sets: string[] = [];
  const words = printedOnPiece(pieces, piece).flatMap((printed) => {
    const type = innermostType(printed.type);
    if (type.is !== 'kind') return [minus(Number(printed.value))];
    const named = wordsOf(shown.data, printed).map((one) => shortWord(shown, type.kind, one));
    if (typeof printed.value === 'number') return named;
    const list = named.join(', ');
    if (list) sets.push(isSides(shown.data, printed.type) ? `${own(shown, 'wall')} ${list}` : list);
    return [];
  });
  const equals = numberAmongEquals(pieces.names, piece);
  const [first] = words;
  if (first === undefined) return [noun, equals].filter(Boolean).join(' ');
  const added = sets.length > 0 ? ` (${sets.join('; ')})` : '';
  if (!pieces.face) return words.join(' ') + added;
  return [beforeDie(words.join(' ')), noun, equals].filter(Boolean).join(' ');
}

/** A number of them: `3 geldkaarten`. */
export function countOf(shown: Shown, sort: string, count: number): string {
  return `${count} ${word(shown, count === 1 ? `pieces-${sort}` : `pieces-${sort}.many`)}`;
}

/** The number in `blue-3`: there only where there are several. */
function numberAmongEquals(names: readonly string[], piece: string): string {
  const [, stem, number = ''] = /^(.*)-(\d+)$/.exec(piece) ?? [];
  return stem && names.filter((name) => name.startsWith(`${stem}-`)).length > 1 ? number : '';
}

/** The grid, or the member of a family of grids: `geel`. */
export function memberName(shown: Shown, grid: GridData, index: number, head: string): string {
  const printed = printedOn(grid.cellProperties, index).find(
    (one) => wordsOf(shown.data, one)[0] === head && innermostType(one.type).is === 'kind',
  );
  const type = printed && innermostType(printed.type);
  return type?.is === 'kind' ? kindWord(shown, type.kind, head) : word(shown, `grid-${grid.name}`);
}

/** A cell by where it is: `geel, rij 1, kolom 3`; `paars, veld 2`. */
export function cellName(shown: Shown, gridName: string, cell: string): string {
  const grid = gridOf(shown.data, gridName);
  if (!grid) return cell;
  const { head, row, column, index } = placeOf(grid, cell);
  const name = memberName(shown, grid, index, head);
  // A plot that goes both ways from its middle is told by the compass.
  if (row !== undefined && grid.cells[0]?.includes('[-')) return fromMiddle(shown, gridName, row, column);
  if (row === undefined) return `${name}, ${own(shown, 'place')} ${column}`;
  const place = `${own(shown, 'row')} ${minus(row)}, ${own(shown, 'column')} ${minus(column)}`;
  return head === gridName ? place : `${name}, ${place}`;
}

function fromMiddle(shown: Shown, grid: string, row: number, column: number): string {
  const steps = [
    ...(row === 0 ? [] : [`${Math.abs(row)} ${own(shown, row < 0 ? 'north' : 'south')}`]),
    ...(column === 0 ? [] : [`${Math.abs(column)} ${own(shown, column < 0 ? 'west' : 'east')}`]),
  ];
  return steps.length > 0 ? steps.join(', ') : originName(shown, grid);
}

/** The middle of a plot, by the name that the rules give it. */
export function originName(shown: Shown, grid: string): string {
  const name = namedCell(shown.data, grid);
  return (name && shown.words[`term-${name}`]) ?? own(shown, 'origin');
}

/** A row, a column or the diagonal: `geel, rij 2`. */
export function lineName(shown: Shown, gridName: string, line: string): string {
  const grid = gridOf(shown.data, gridName);
  const [, head = '', sort = '', number = ''] = /^(.*?)\.(\w+)(?:\[(-?\d+)\])?$/.exec(line) ?? [];
  const called = sort === 'row' || sort === 'column' || sort === 'diagonal' ? own(shown, sort) : sort;
  const name = [called, number].filter(Boolean).join(' ');
  const index = grid?.cells.findIndex((cell) => cell.startsWith(`${head}[`)) ?? -1;
  return grid && head !== gridName && index >= 0 ? `${memberName(shown, grid, index, head)}, ${name}` : name;
}

/** Any value in words. Values are as in a view, or as they stand in notation; `keys` are the types of keys that are left. */
export function describe(
  shown: Shown,
  type: ValueType,
  value: Json,
  names: readonly string[] = [],
  keys: readonly ValueType[] = [],
): string {
  if (value === null || value === 'none') return own(shown, 'none');
  if (Array.isArray(value)) return list(shown, type, value, names);
  if (typeof value === 'object')
    return isHidden(value) ? own(shown, 'hidden') : nested(shown, type, value as JsonObject, names, keys);
  const exact = innermostType(type);
  const text = String(value);
  switch (exact.is) {
    case 'yes or no':
      return own(shown, value === true || value === 'yes' ? 'yes' : 'no');
    case 'kind':
      return kindWord(shown, exact.kind, text);
    case 'seat':
      return seatName(shown, names, Number(text.replace('seat-', '')));
    case 'piece':
      return pieceName(shown, exact.pieces, text);
    case 'cell':
      return cellName(shown, exact.grid, text);
    case 'line':
      return lineName(shown, exact.grid, text);
    case 'number':
      return isStep(exact) && Number(value) > 0 ? `+${value}` : minus(Number(value));
    default:
      return text;
  }
}

/** Values under keys that no drawing has a place for. */
function nested(
  shown: Shown,
  type: ValueType,
  value: JsonObject,
  names: readonly string[],
  [key = { is: 'none' }, ...keys]: readonly ValueType[],
): string {
  return Object.entries(value)
    .filter(([, inner]) => !isEmpty(inner))
    .map(
      ([name, inner]) => `${describe(shown, key, name, names)}: ${describe(shown, type, inner, names, keys)}`,
    )
    .join(', ');
}

function list(shown: Shown, type: ValueType, values: readonly Json[], names: readonly string[]): string {
  if (values.length === 0) return own(shown, 'none');
  return enumerate(
    shown,
    values.map((value) => describe(shown, type, value, names)),
  );
}

/** `a, b en c`. */
export function enumerate(shown: Shown, texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${own(shown, 'and')} ${last}`;
}

/** A move in one line, for buttons: `Dobbelsteen kiezen en invullen: witte dobbelsteen; paars, veld 2`. */
export function describeMove(shown: Shown, move: Move, names: readonly string[] = []): string {
  const action = shown.data.actions.find(({ name }) => name === move.action);
  if (!action) return own(shown, 'pass');
  const chosen = action.choices.flatMap(({ name, type }) => {
    const value = move.choices?.[name];
    return value === undefined ? [] : [describe(shown, type, value, names)];
  });
  const called = word(shown, `action-${move.action}`);
  return chosen.length === 0 ? called : `${called}: ${chosen.join('; ')}`;
}
