import type { Value } from '../../2-model/model.ts';
import { present, type Type } from '../../2-model/types.ts';
import { memberOf } from '../../2-model/values.ts';
import type { CellRole } from '../../runtime/shows.ts';
import { colourNamed, padEnd, padStart, type Style, widthOf } from '../shared/style.ts';
import type { Labels } from './labels.ts';

/** What a player has written on a cell; undefined if nothing. */
export type Marks = (cell: number) => string | undefined;

export const CROSS = '✗';

/** One legend for all pictures: letters that abbreviate words too long for a column. */
export class Legend {
  readonly #words: string[] = [];

  letter(word: string): string {
    const known = this.#words.indexOf(word);
    const index = known < 0 ? this.#words.push(word) - 1 : known;
    return index < 26
      ? String.fromCharCode(97 + index)
      : `${String.fromCharCode(97 + (index % 26))}${Math.floor(index / 26)}`;
  }

  get lines(): readonly string[] {
    return this.#words.map((word) => `${this.letter(word)} ${word}`);
  }
}

/** What is printed on cells, by property: as the rules say it, or as is usual. */
export type CellRoles = Readonly<Record<string, CellRole | 'nothing'>>;

/** What a sign says better than a name. */
const SIGNS: Partial<Record<CellRole | 'nothing', string>> = { least: '≥', factor: '×' };

/** A grid, or every member of a family, as it is printed, with what has been written on it. */
export function drawGrid(
  labels: Labels,
  style: Style,
  grid: string,
  marks: Marks,
  legend: Legend,
  roles: CellRoles,
): string[][] {
  const { model } = labels.interpreter.program.board.grid(grid);
  return model.members.map((member, index) => [
    style.bold(coloured(labels, style, grid, index)),
    ...(member.asTable
      ? drawRows(labels, style, grid, index, marks, legend, roles)
      : drawPicture(labels, style, grid, index, marks, legend)),
  ]);
}

/** The name of a grid, in its colour if it has one. */
function coloured(labels: Labels, style: Style, grid: string, member: number): string {
  const { board } = labels.interpreter.program;
  const { key, members } = board.grid(grid).model;
  const value = members[member]!.value;
  const colour = key && value !== null ? colourNamed(board.words(key.kind)[value]!) : undefined;
  const name = labels.member(grid, member);
  return colour ? style.colour(colour, name) : name;
}

function drawPicture(
  labels: Labels,
  style: Style,
  grid: string,
  member: number,
  marks: Marks,
  legend: Legend,
): string[] {
  const board = labels.interpreter.program.board.grid(grid);
  const { model } = board;
  const { rows, columns } = model.members[member]!;
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const cells = numbers(rows).map((row) =>
    numbers(columns).map((column) => {
      const cell = board.cellAt(member, row, column);
      return cell === undefined ? '·' : cellText(labels.printed(grid, cell), marks(cell), style);
    }),
  );
  const lines = model.lines
    .map((line, index) => ({ ...line, index }))
    .filter((line) => line.member === member);
  const isFull = (line: { cells: readonly number[] }) =>
    line.cells.every((cell) => marks(cell) !== undefined);
  const reward = (line: (typeof lines)[number], short: boolean): string => {
    const words = model.lineProperties.flatMap(({ type }, index) => {
      const value = line.values[index];
      return value === null || value === undefined
        ? []
        : [short ? brief(labels, type, value, legend) : labels.value(type, value)];
    });
    if (words.length === 0) return '';
    const text = words.join(' ');
    return isFull(line) ? style.dim(`${text} ✓`) : text;
  };
  const below = lines.filter((line) => line.sort === 'column').map((line) => reward(line, true));
  const widths = numbers(columns).map((column) =>
    Math.max(...cells.map((row) => widthOf(row[column - 1]!)), widthOf(below[column - 1] ?? '')),
  );
  const words = cells.flat().some((cell) => /\p{L}{2}/u.test(cell));
  const set = (row: readonly string[]) =>
    row.map((cell, index) => (words ? padEnd : padStart)(cell, widths[index]!)).join('  ');
  const right = lines.filter((line) => line.sort === 'row').map((line) => reward(line, false));
  const diagonal = lines.filter((line) => line.sort === 'diagonal').map((line) => reward(line, false));
  const drawn = cells.map((row, index) => `  ${set(row)}${right[index] ? ` │ ${right[index]}` : ''}`);
  const hasBelow = below.some((text) => text !== '');
  const corner = diagonal.filter((text) => text !== '').map((text) => ` ╲ ${text}`);
  if (hasBelow || corner.length > 0)
    drawn.push(`  ${set(numbers(columns).map((column) => below[column - 1] ?? ''))}${corner.join('')}`);
  return drawn;
}

/** A printed field, or what is written over it: a number is gone under a cross, a word stays readable. */
function cellText(printed: string, mark: string | undefined, style: Style): string {
  if (mark === undefined) return printed === '' ? '□' : printed;
  if (mark !== CROSS) return style.bold(`[${mark}]`);
  return printed === '' || /^\d+$/.test(printed)
    ? style.bold(CROSS)
    : `${style.bold(CROSS)} ${style.dim(printed)}`;
}

/** A row of fields with the lines above and below it. */
function drawRows(
  labels: Labels,
  style: Style,
  grid: string,
  member: number,
  marks: Marks,
  legend: Legend,
  roles: CellRoles,
): string[] {
  const board = labels.interpreter.program.board.grid(grid);
  const { model } = board;
  const cells = board.cellsOf[member]!;
  const rows: { name: string; cells: string[] }[] = [
    { name: '', cells: cells.map((cell) => style.dim(`${model.cells[cell]!.column}`)) },
  ];
  model.cellProperties.forEach(({ name, type }, index) => {
    const values = cells.map((cell) => model.cells[cell]!.values[index] ?? null);
    // Their numbers are printed above them already.
    const isNumber = values.every((value, at) => value === model.cells[cells[at]!]!.column);
    if (isNumber || values.every((value) => value === null)) return;
    const sign = SIGNS[memberOf(roles, name) ?? 'nothing'];
    const text = values.map((value) =>
      value === null ? '' : `${sign ?? ''}${brief(labels, type, value, legend)}`,
    );
    rows.push({ name: sign === undefined ? propertyName(labels, grid, name, type) : '', cells: text });
  });
  rows.splice(1, 0, { name: '', cells: cells.map((cell) => written(marks(cell), style)) });
  const left = Math.max(...rows.map(({ name }) => widthOf(name)));
  const widths = cells.map((_, index) => Math.max(...rows.map((row) => widthOf(row.cells[index]!))));
  return rows.map(({ name, cells: texts }) =>
    `  ${padEnd(name, left)} ${texts.map((text, index) => padStart(text, widths[index]!)).join('  ')}`.trimEnd(),
  );
}

function written(mark: string | undefined, style: Style): string {
  return mark === undefined ? '□' : style.bold(mark);
}

/** The name of a printed property, if the game or every game has one. */
function propertyName(labels: Labels, grid: string, name: string, type: Type): string {
  const { translator } = labels;
  if (translator.has(`grid-${grid}.${name}`)) return translator.say(`grid-${grid}.${name}`);
  const exact = present(type);
  if (exact.is === 'kind') return translator.say(`kind-${exact.kind}`);
  return name === 'points' ? translator.say('points') : '';
}

/** A value in as few columns as possible: words become letters. */
function brief(labels: Labels, type: Type, value: Value, legend: Legend): string {
  const text = labels.value(type, value);
  return widthOf(text) <= 3 ? text : legend.letter(text);
}

/** Puts pictures side by side as long as they fit. */
export function sideBySide(blocks: readonly (readonly string[])[], width: number, gap = 6): string[] {
  const lines: string[] = [];
  let row: (readonly string[])[] = [];
  const flush = (): void => {
    const widths = row.map((block) => Math.max(0, ...block.map(widthOf)));
    const height = Math.max(0, ...row.map((block) => block.length));
    for (let at = 0; at < height; at++)
      lines.push(
        row
          .map((block, index) => padEnd(block[at] ?? '', widths[index]! + gap))
          .join('')
          .trimEnd(),
      );
    row = [];
  };
  for (const block of blocks) {
    const used = [...row, block].reduce((sum, one) => sum + Math.max(0, ...one.map(widthOf)) + gap, -gap);
    if (row.length > 0 && used > width) {
      flush();
      lines.push('');
    }
    row.push(block);
  }
  flush();
  return lines;
}
