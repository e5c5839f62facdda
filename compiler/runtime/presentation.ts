import type { FieldData, GameData, ValueType } from './data.ts';
import type { Area, CellRole, FieldLook, PieceRole, ShownField, ShownItem, Shows } from './shows.ts';

/**
 * How a game lies on a table: what the rules say of it (`Shows`), and what follows from the declarations where they say nothing
 * (`presentationOf`). Site, terminal and other front ends read the same. Nothing of it has to do with how a game is played.
 */

/** A field as it is drawn. */
export interface FieldShown extends Omit<ShownField, 'look'> {
  readonly look: FieldLook;
}
export type ItemShown =
  | { readonly is: 'field'; readonly shown: FieldShown }
  | { readonly is: 'board'; readonly fields: readonly FieldShown[] };

export type Presentation = Readonly<Record<Area, readonly ItemShown[]>>;

type Fields = readonly Pick<FieldData, 'name' | 'owner' | 'keys' | 'type' | 'seenBy' | 'single'>[];

/** Everything that is drawn, in order: as the rules say it, and behind that what they say nothing of, as is usual. */
export function presentationOf(data: {
  readonly fields: Fields;
  readonly shows?: Shows | undefined;
}): Presentation {
  const shows = data.shows ?? {};
  return {
    table: areaOf(data.fields, shows, 'table'),
    player: areaOf(data.fields, shows, 'player'),
    imaginary: areaOf(data.fields, shows, 'imaginary'),
  };
}

/** Remembered: every drawing asks for it. */
const KNOWN = new WeakMap<object, Presentation>();

export function presentation(data: GameData): Presentation {
  let known = KNOWN.get(data);
  if (!known) {
    known = presentationOf(data);
    KNOWN.set(data, known);
  }
  return known;
}

function areaOf(fields: Fields, shows: Shows, area: Area): ItemShown[] {
  const own = fields.filter(({ owner }) => belongsTo(owner, area));
  const byName = new Map(own.map((field) => [field.name, field]));
  const seen = new Set(shows.hidden);
  const resolved = (one: ShownField): FieldShown[] => {
    const field = byName.get(one.field);
    if (!field || seen.has(one.field)) return [];
    seen.add(one.field);
    return [{ ...one, look: one.look ?? usualLook(field) ?? 'counter' }];
  };
  const items = (shows[area] ?? []).flatMap((item): ItemShown[] => {
    if (!('board' in item)) return resolved(item).map((shown) => ({ is: 'field', shown }));
    const inside = item.board.flatMap(resolved);
    return inside.length > 0 ? [{ is: 'board', fields: inside }] : [];
  });
  // What only players, or only the others, are said to have is not drawn before the rest of the seats.
  const elsewhere = new Set(
    area === 'table' ? [] : namesIn(shows[area === 'player' ? 'imaginary' : 'player'] ?? []),
  );
  const rest = own.flatMap((field): ItemShown[] => {
    const look = seen.has(field.name) || elsewhere.has(field.name) ? undefined : usualLook(field);
    return look ? [{ is: 'field', shown: { field: field.name, look } }] : [];
  });
  return [...items, ...rest];
}

export function belongsTo(owner: FieldData['owner'], area: Area): boolean {
  return owner === 'table'
    ? area === 'table'
    : area === 'player' || (area === 'imaginary' && owner === 'seat');
}

function namesIn(items: readonly ShownItem[]): string[] {
  return items.flatMap((item) => ('board' in item ? item.board.map(({ field }) => field) : [item.field]));
}

/** How a field looks of which nothing is said; undefined: it is bookkeeping. */
export function usualLook(
  field: Pick<FieldData, 'keys' | 'type' | 'seenBy' | 'single'>,
): FieldLook | undefined {
  const { keys, seenBy } = field;
  const exact = present(field.type);
  const item = innermost(field.type);
  const [key] = keys;
  const isPlace = field.single === true || (exact.is === 'collection' && exact.form === 'place');
  if (seenBy === 'nobody') return isPlace && !key ? 'pile' : undefined;
  if (key?.is === 'cell') return item.is === 'piece' ? 'map' : 'sheet';
  if (key?.is === 'piece') return undefined;
  if (key)
    return keys.length > 1 && keys.at(-1)!.is === 'number' ? 'track' : isCount(exact) ? 'counter' : 'row';
  if (isPlace) return seenBy === 'owner' ? 'hand' : 'row';
  if (exact.is === 'collection' && item.is === 'cell') return 'sheet';
  if (item.is === 'seat') return 'mark';
  if (exact.is === 'yes or no' || (exact.is === 'collection' && exact.form === 'list')) return undefined;
  return 'counter';
}

function isCount(type: ValueType): boolean {
  return type.is === 'number';
}

/** Whether a field can look so. */
export function looksFitting(
  field: Pick<FieldData, 'owner' | 'keys' | 'type' | 'seenBy' | 'single'>,
): readonly FieldLook[] {
  const { keys } = field;
  const exact = present(field.type);
  const item = innermost(field.type);
  const isPlace = field.single === true || (exact.is === 'collection' && exact.form === 'place');
  const onCells =
    keys[0]?.is === 'cell' || (keys.length === 0 && exact.is === 'collection' && item.is === 'cell');
  if (onCells) return item.is === 'piece' ? ['map', 'sheet'] : ['sheet'];
  const looks: FieldLook[] = ['counter'];
  if (keys.length > 0) looks.push('row');
  if (keys.at(-1)?.is === 'number') looks.push('track');
  if (isPlace)
    looks.push(...(keys.length > 0 ? (['pile'] as const) : (['row', 'pile', 'hand', 'tray'] as const)));
  else if (keys.length === 0) looks.push('row');
  if (field.owner === 'table' && keys.length === 0) {
    if (item.is === 'seat') looks.push('mark');
    if (exact.is === 'number') looks.push('round');
    if (exact.is === 'number' || exact.is === 'kind') looks.push('phase');
  }
  return looks;
}

/** A step up or down says which; a number that only might have come out below zero is just a number. */
export function isStep({ from, to }: { readonly from: number; readonly to: number }): boolean {
  return from < 0 && to <= -from;
}

function present(type: ValueType): ValueType {
  return type.is === 'optional' ? present(type.of) : type;
}

function innermost(type: ValueType): ValueType {
  const exact = present(type);
  return exact.is === 'collection' ? innermost(exact.of) : exact;
}

/** What a property of pieces gives where nothing is said: the first kind the colour and the sign, a number the number, sides walls. */
export function usualRoles(
  properties: readonly { readonly name: string; readonly type: ValueType }[],
  isSides: (type: ValueType) => boolean,
): Readonly<Record<string, readonly PieceRole[]>> {
  const taken = new Set<PieceRole>();
  const roles: Record<string, readonly PieceRole[]> = {};
  const give = (name: string, ...wanted: PieceRole[]): void => {
    const free = wanted.filter((role) => !taken.has(role));
    for (const role of free) taken.add(role);
    roles[name] = free.length > 0 ? free : ['corner'];
  };
  for (const { name, type } of properties) {
    if (name === 'copy') roles[name] = [];
    else if (isSides(type)) roles[name] = ['walls'];
    else if (innermost(type).is === 'number') give(name, 'number');
    else if (present(type).is === 'kind') give(name, 'colour', 'sign');
    else roles[name] = [];
  }
  return roles;
}

/** The same of what is printed on cells and beside lines: these four words are understood, any other number is to be crossed off. */
export const USUAL_CELL_ROLES: Readonly<Record<string, CellRole | 'nothing'>> = {
  place: 'nothing',
  points: 'points',
  minimum: 'least',
  times: 'factor',
};
