import type { GameData, GridData, PiecesData, ValueType } from '../../../generated/runtime/data.ts';
import { USUAL_CELL_ROLES, usualRoles } from '../../../generated/runtime/presentation.ts';
import type { CellRole, Form, PieceRole, ValueLook } from '../../../generated/runtime/shows.ts';
import type { Shown } from '../game/shown.ts';
import { iconFor, knownIcon, lettered, markOf, toneFor } from '../icons/index.ts';
import { innermostType, isSides } from './declared.ts';
import { initialsOf } from './initials.ts';

/** How pieces, values and cells look: as the rules say, else as is usual. */

/** What a record has under a name that somebody chose: nothing that every object has. */
function own<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

/**
 * Unless the rules say it, pieces with a face are dice, with sides of their own tiles; what somebody holds unseen by the others is a
 * card; anything else is a token.
 */
export function formOf(data: GameData, pieces: PiecesData): Form {
  const said = own(data.shows?.pieces, pieces.name)?.form;
  if (said) return said;
  if (pieces.face) return 'die';
  if (pieces.properties.some((property) => isSides(data, property.type))) return 'tile';
  const held = data.fields.some((field) => {
    const type = innermostType(field.type);
    return type.is === 'piece' && type.pieces === pieces.name && field.seenBy === 'owner';
  });
  return held ? 'card' : 'token';
}

/** What each property of pieces gives. */
export function rolesOf(data: GameData, pieces: PiecesData): (property: string) => readonly PieceRole[] {
  const said = own(data.shows?.pieces, pieces.name)?.roles;
  const usual = usualRoles(pieces.properties, (type) => isSides(data, type));
  return (property) => own(said, property) ?? (said ? [] : (own(usual, property) ?? []));
}

function valueLook(data: GameData, kind: string, value: string): ValueLook {
  return own(own(data.shows?.kinds, kind), value) ?? {};
}

/** The drawing of a value: its sign, else what its word names, else its first letters, on its colour if it has one. */
export function signOf(shown: Shown, kind: string, value: string): string {
  const known = knownSignOf(shown.data, kind, value);
  if (known) return known;
  const colour = colourOf(shown.data, kind, value);
  const letters = initialsOf(shown, kind, value);
  return colour ? markOf(colour, letters) : lettered(letters);
}

/** The same, undefined where nobody has drawn anything. */
export function knownSignOf(data: GameData, kind: string, value: string): string | undefined {
  const { sign } = valueLook(data, kind, value);
  return sign ? iconFor(sign) : knownIcon(`${kind}-${value}`);
}

/** The colour of a value: as the rules say, else the one that its word names, else one of its own. */
export function colourOf(data: GameData, kind: string, value: string): string | undefined {
  return valueLook(data, kind, value).colour ?? toneFor(`${kind}-${value}`) ?? ownColour(data, kind, value);
}

const COLOURS_GIVEN = ['blue', 'red', 'yellow', 'green', 'purple', 'orange', 'brown', 'grey', 'black'];

/** Of a kind that nobody has drawn, and that pieces show, each value has another colour. */
function ownColour(data: GameData, kind: string, value: string): string | undefined {
  const values = data.kinds[kind] ?? [];
  const isDrawn = (one: string) => toneFor(`${kind}-${one}`) ?? knownIcon(`${kind}-${one}`);
  if (own(data.shows?.kinds, kind) || values.some(isDrawn)) return undefined;
  const isPrinted = data.pieces.some(({ properties }) =>
    properties.some(({ type }) => type.is === 'kind' && type.kind === kind),
  );
  return isPrinted ? COLOURS_GIVEN[values.indexOf(value) % COLOURS_GIVEN.length] : undefined;
}

/** `--tone:var(--green)`, for what has a colour. */
export function toneStyle(data: GameData, type: ValueType, value: string): string | undefined {
  const exact = innermostType(type);
  const colour = exact.is === 'kind' ? colourOf(data, exact.kind, value) : undefined;
  return colour ? `--tone:var(--${colour})` : undefined;
}

/** How something printed on a cell, or beside a line, is read. */
export function cellRole(data: GameData, grid: GridData, property: string): CellRole | 'nothing' | undefined {
  const said = own(data.shows?.grids, grid.name);
  return said ? own(said, property) : own(USUAL_CELL_ROLES, property);
}
