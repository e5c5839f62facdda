import type { Value } from '../../2-model/model.ts';
import { present, type Type } from '../../2-model/types.ts';
import type { State, View } from '../../interpret/index.ts';
import type { Presentation } from '../../runtime/presentation.ts';
import type { Shows } from '../../runtime/shows.ts';
import { type Colour, colourNamed, type Style } from '../shared/style.ts';
import { countAlike, type Labels } from './labels.ts';

export type Shown = View['fields'][string];
export type Field = Labels['interpreter']['program']['game']['fields'][number];

export interface Sight {
  readonly labels: Labels;
  readonly style: Style;
  readonly width: number;
  /** What is shown, in its order: the rest is bookkeeping. */
  readonly presentation: Presentation;
  /** What the rules say of its look. */
  readonly shows: Shows;
}

/** Describes the value of a field; undefined if there is nothing to show. The owner is null for the table. */
export function fieldText(
  sight: Sight,
  state: State,
  field: Field,
  shown: Shown,
  owner: number | null,
): string | undefined {
  const { labels, style } = sight;
  if (field.keys.length === 0) return oneValue(sight, state, field, shown, owner);
  const values = shown as readonly Shown[];
  const keys = keyLabels(labels, state, field);
  // Imaginary players do not have this field.
  const isLaidOut = owner === null || owner < state.setup.players;
  const parts = isLaidOut ? namedCells(labels, state, field) : [];
  const [key] = field.keys;
  const isKeyTold = key?.is !== 'piece' || !labels.isNamedByFace(key.pieces);
  for (const [index, value] of values.entries()) {
    if (isBlank(field.type, value)) continue;
    const text = oneValue(sight, state, field, value, owner)!;
    if (value === true) parts.push(keys[index]!);
    else parts.push(isKeyTold ? `${keys[index]}: ${text}` : text);
  }
  return parts.length === 0 ? style.dim('–') : countAlike(parts).join(', ');
}

/** Whether a key has nothing that is worth a word. A 0 is none of something, but also the first seat, piece or word. */
function isBlank(type: Type, value: Shown): boolean {
  if (value === 0) return present(type).is === 'number';
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}

export function oneValue(
  { labels, style }: Sight,
  state: State,
  field: Field,
  shown: Shown,
  owner: number | null,
): string | undefined {
  if (isHidden(shown)) return shown.count === undefined ? '?' : `${shown.count} × ?`;
  const type = present(field.type);
  const value = shown as Value;
  const draw = (pieces: string, piece: Value) => drawPiece(labels, style, pieces, piece as number, state);
  if (!Array.isArray(value))
    return type.is === 'piece' && value !== null
      ? draw(type.pieces, value)
      : labels.value(type, value, state);
  if (value.length === 0) return owner === null ? style.dim(labels.translator.say('empty')) : undefined;
  if (type.is !== 'collection' || type.of.is !== 'piece') return labels.value(type, value, state);
  const { pieces } = type.of;
  // Many pieces, or dice that differ only by their faces, are counted instead of listed.
  if (value.length > MOST_PIECES || labels.isNamedByFace(pieces)) return labels.value(type, value, state);
  return value.map((piece) => draw(pieces, piece)).join('  ');
}

const MOST_PIECES = 6;

/** A piece with its face, if it has one, in its colour if it has one. */
function drawPiece(labels: Labels, style: Style, pieces: string, piece: number, state: State): string {
  const text = labels.value({ is: 'piece', pieces }, piece, state);
  const colour = colourOf(labels, pieces, piece);
  return colour === undefined ? `[${text}]` : style.colour(colour, `[${text}]`);
}

function colourOf(labels: Labels, pieces: string, piece: number): Colour | undefined {
  const { board } = labels.interpreter.program;
  const { model } = board.piecesOf(pieces);
  const values = model.pieces[piece]!;
  const words = model.properties.map(({ type }, index) =>
    type.is === 'kind' && typeof values[index] === 'number' ? board.words(type.kind)[values[index]]! : '',
  );
  return words.map(colourNamed).find((colour) => colour !== undefined);
}

function keyLabels(labels: Labels, state: State, field: Field): string[] {
  const { program } = labels.interpreter;
  const { seating } = program.contextOf(state);
  return field.keys.reduce<string[]>(
    (before, key) =>
      before.flatMap((name) =>
        program.board.domain(key, seating).map((value) => {
          const words = [labels.value(key, value), ...printedOnKey(labels, field, value)];
          return [...(name === '' ? [] : [name]), ...words].join(' ');
        }),
      ),
    [''],
  );
}

/** What tables say of a key that belong to the field by their names: `yard-currency` tells what the fields of `yard` cost. */
function printedOnKey(labels: Labels, { name, keys: [key, ...others] }: Field, value: Value): string[] {
  if (!key || others.length > 0 || typeof value !== 'number') return [];
  return labels.interpreter.program.game.tables.flatMap((table) => {
    const [by, ...more] = table.keys;
    const [column] = table.columns;
    if (!table.name.startsWith(`${name}-`) || !by || more.length > 0 || !column) return [];
    if (!isSameType(by.type, key)) return [];
    const entry = table.entries.find(({ keys }) => keys.every(([from, to]) => value >= from && value <= to));
    const printed = entry?.values[0] ?? null;
    return printed === null ? [] : [labels.value(column.type, printed)];
  });
}

function isSameType(one: Type, other: Type): boolean {
  if (one.is === 'number' && other.is === 'number') return one.from === other.from && one.to === other.to;
  return one.is === 'kind' && other.is === 'kind' && one.kind === other.kind;
}

/** The cells that the rules call by a name of their own, where something is from the start that no field holds. */
function namedCells(labels: Labels, state: State, { keys: [key, ...others] }: Field): string[] {
  if (key?.is !== 'cell' || others.length > 0) return [];
  const { interpreter, translator } = labels;
  return interpreter.program.game.terms.flatMap(({ name, owner, params, type, lets, cases, otherwise }) => {
    const isFixed = !owner && params.length + lets.length + cases.length === 0;
    if (!isFixed || type.is !== 'cell' || type.grid !== key.grid) return [];
    return [
      `${labels.value(type, interpreter.evaluate(state, otherwise))}: ${translator.say(`term-${name}`)}`,
    ];
  });
}

export function isHidden(shown: Shown): shown is { readonly hidden: true; readonly count?: number } {
  return typeof shown === 'object' && shown !== null && 'hidden' in shown;
}
