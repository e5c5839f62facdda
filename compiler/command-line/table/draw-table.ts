import type { Value } from '../../2-model/model.ts';
import { present } from '../../2-model/types.ts';
import { memberOf } from '../../2-model/values.ts';
import type { State, Viewer } from '../../interpret/index.ts';
import { USUAL_CELL_ROLES } from '../../runtime/presentation.ts';
import type { Area } from '../../runtime/shows.ts';
import { columns, type Style, widthOf, wrap } from '../shared/style.ts';
import { drawBoard, isBoard } from './draw-board.ts';
import { CROSS, drawGrid, Legend, type Marks, sideBySide } from './draw-grid.ts';
import { type Field, fieldText, isHidden, oneValue, type Shown, type Sight } from './field-text.ts';
import type { Labels } from './labels.ts';

export type { Sight } from './field-text.ts';

/** Draws the table as somebody sees it. */
export function drawTable(sight: Sight, state: State, seat: Viewer): string[] {
  const { labels, style } = sight;
  const view = labels.interpreter.view(state, seat);
  const fields = fieldsOf(sight, 'table');
  const lines = drawFields(sight, state, fields, (field) => view.fields[field.name]!, null);
  return lines.length === 0 ? [] : [style.bold(labels.translator.say('on-the-table')), ...lines];
}

/** What belongs to one seat: its sheet, its pieces, its points. */
export function drawSeat(sight: Sight, state: State, owner: number, seat: Viewer): string[] {
  const { labels, style } = sight;
  const { interpreter, translator } = labels;
  const view = interpreter.view(state, seat);
  const isPlayer = owner < state.setup.players;
  const fields = fieldsOf(sight, isPlayer ? 'player' : 'imaginary');
  const { total } = interpreter.score(state)[owner]!;
  const points = total === 0 ? '' : ` – ${translator.say('points-amount', { count: total })}`;
  const shown = (field: Field) => (view.fields[field.name] as readonly Shown[])[owner]!;
  return [style.bold(labels.subject(owner)) + points, ...drawFields(sight, state, fields, shown, owner)];
}

/** What is shown there, in the order in which it lies. */
function fieldsOf({ labels, presentation }: Sight, area: Area): Field[] {
  const { fields } = labels.interpreter.program.game;
  const names = presentation[area].flatMap((item) => (item.is === 'field' ? [item.shown] : item.fields));
  return names.flatMap(({ field }) => fields.find(({ name }) => name === field) ?? []);
}

/** The dice on the table and those of a seat in one line, for whom the rest is too far up. */
export function drawDice(sight: Sight, state: State, seat: number): string[] {
  const { labels, style, width } = sight;
  const { interpreter, translator } = labels;
  const { board, game } = interpreter.program;
  const view = interpreter.view(state, seat);
  const parts = game.fields.flatMap((field) => {
    const type = present(field.type);
    if (field.keys.length > 0 || type.is !== 'collection' || type.of.is !== 'piece') return [];
    if (!board.piecesOf(type.of.pieces).model.face) return [];
    const all = view.fields[field.name]!;
    const shown = field.owner === 'table' ? all : (all as readonly Shown[])[seat]!;
    const text = oneValue(sight, state, field, shown, seat);
    return text === undefined ? [] : [`${style.dim(translator.say(`field-${field.name}`))} ${text}`];
  });
  return parts.length === 0 ? [] : [wrap(parts.join(' · '), width), ''];
}

/** Fields with their names; those about the cells of a grid as pictures. */
function drawFields(
  sight: Sight,
  state: State,
  fields: readonly Field[],
  shown: (field: Field) => Shown,
  owner: number | null,
): string[] {
  const { labels, style, width } = sight;
  const { translator } = labels;
  const rows: string[][] = [];
  const pictures: string[][] = [];
  const legend = new Legend();
  for (const field of fields) {
    const grid = gridOf(field);
    const value = shown(field);
    if (grid !== undefined && !isHidden(value) && isBoard(labels, grid)) {
      const title = translator.say(`field-${field.name}`);
      pictures.push(drawBoard(labels, style, grid, title, marksOf(labels, field, value), legend));
      continue;
    }
    if (grid !== undefined && !isHidden(value) && isPrinted(labels, grid)) {
      const roles = { ...USUAL_CELL_ROLES, ...memberOf(sight.shows.grids ?? {}, grid) };
      pictures.push(...drawGrid(labels, style, grid, marksOf(labels, field, value), legend, roles));
      continue;
    }
    const text = fieldText(sight, state, field, value, owner);
    if (text !== undefined) rows.push([`  ${translator.say(`field-${field.name}`)}`, text]);
  }
  const room = Math.max(...rows.map(([name]) => name!.length), 0) + 2;
  const wrapped = rows.flatMap(([name, text]) =>
    wrap(text!, Math.max(30, width - room))
      .split('\n')
      .map((line, index) => [index === 0 ? style.dim(name!) : '', line]),
  );
  const words = legend.lines.length === 0 ? [] : ['', ...drawLegend(legend, style, width)];
  const drawn = sideBySide(pictures, width);
  return [...columns(wrapped), ...(drawn.length > 0 && rows.length > 0 ? [''] : []), ...drawn, ...words];
}

/** Broken between the items, not inside of them. */
function drawLegend({ lines }: Legend, style: Style, width: number): string[] {
  const drawn: string[] = [];
  for (const item of lines) {
    const longer = drawn.length === 0 ? item : `${drawn.at(-1)} · ${item}`;
    if (drawn.length > 0 && widthOf(longer) + 2 <= width) drawn[drawn.length - 1] = longer;
    else drawn.push(item);
  }
  return drawn.map((line) => style.dim(`  ${line}`));
}

/** A large grid without printed values is described in words, as a picture would be empty. */
function isPrinted(labels: Labels, grid: string): boolean {
  const { model } = labels.interpreter.program.board.grid(grid);
  return model.members.every(({ firstRow }) => firstRow === undefined);
}

/** The grid whose cells a field is about: by key, or as a set of them. */
function gridOf(field: Field): string | undefined {
  const [key, ...others] = field.keys;
  if (key?.is === 'cell' && others.length === 0) return key.grid;
  const type = present(field.type);
  return key === undefined && type.is === 'collection' && type.of.is === 'cell' ? type.of.grid : undefined;
}

function marksOf(labels: Labels, field: Field, shown: Shown): Marks {
  const values = shown as readonly Value[];
  const [key] = field.keys;
  if (!key) return (cell) => (values.includes(cell) ? CROSS : undefined);
  const cells = labels.interpreter.program.board.domain(key, NOBODY);
  const positions = new Map(cells.map((cell, index) => [cell, index]));
  const type = present(field.type);
  return (cell) => {
    const value = values[positions.get(cell) ?? -1];
    if (value === undefined || value === null || value === false) return undefined;
    const isCross = value === true || (type.is === 'number' && isPictured(labels, field, cell));
    return isCross ? CROSS : labels.value(type, value);
  };
}

const NOBODY = { players: [], imaginary: [], seats: [], clockwise: [] };

/** In a picture with printed numbers or words, a number that is written on one is a cross. */
function isPictured(labels: Labels, field: Field, cell: number): boolean {
  const { model } = labels.interpreter.program.board.grid(gridOf(field)!);
  const { asTable, firstRow } = model.members[model.cells[cell]!.member]!;
  return !asTable && firstRow === undefined;
}
