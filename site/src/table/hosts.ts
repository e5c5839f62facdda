import type { ValueType } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { Picking, Seen, Shown } from '../game/shown.ts';
import { alike, allValues, innermostType, isPlace, present } from './declared.ts';
import { picker, type Spot, valueAt } from './scene.ts';

/**
 * Where each value can be picked. A value may stand in several places (a building heads many columns); only one of them can
 * be touched, so that nobody has to wonder what is the difference. What stands nowhere goes into a palette of its own.
 */
export interface Hosts {
  /** The field whose keys, items or cells are touched; undefined: none. */
  readonly spot: Spot | undefined;
  /** What is left for the palette. */
  readonly palette: readonly string[];
  /** The fields for what can be touched besides. */
  readonly more?: readonly { readonly pick: Picking; readonly spot: Spot }[];
}

export function hostsOf(
  shown: Shown,
  seen: Seen,
  spots: readonly Spot[],
  viewer: number | undefined,
  pick: Picking | undefined,
): Hosts {
  const first = hostOf(shown, seen, spots, viewer, pick);
  const isFree = (one: Spot) => one.field !== first.spot?.field || one.seat !== first.spot.seat;
  const more = (pick?.more ?? []).flatMap((other) => {
    const { spot } = hostOf(shown, seen, spots.filter(isFree), viewer, other);
    return spot ? [{ pick: other, spot }] : [];
  });
  return { ...first, more };
}

function hostOf(
  shown: Shown,
  seen: Seen,
  spots: readonly Spot[],
  viewer: number | undefined,
  pick: Picking | undefined,
): Hosts {
  if (!pick) return { spot: undefined, palette: [] };
  const type = innermostType(pick.type);
  const options = [...pick.options];
  if (type.is === 'piece') {
    const drawn = new Set(spots.flatMap((spot) => piecesAt(seen, spot, type.pieces)));
    return { spot: undefined, palette: options.filter((option) => !drawn.has(option)) };
  }
  if (type.is === 'seat') {
    const seats = new Set(spots.flatMap(({ seat }) => (seat === undefined ? [] : [`seat-${seat}`])));
    return { spot: undefined, palette: options.filter((option) => !seats.has(option)) };
  }
  const mine = spots.filter(({ seat }) => seat === undefined || seat === picker(seen, viewer));
  const spot = mine.find((one) => covers(shown, seen, one, type, options));
  const all = spot ? options.filter((option) => option === 'none') : options;
  return { spot, palette: all };
}

/** Whether everything that may be picked is drawn there: as a key, as a cell, or in a list. */
function covers(shown: Shown, seen: Seen, spot: Spot, type: ValueType, options: readonly string[]): boolean {
  const wanted = options.filter((option) => option !== 'none');
  const has = (values: readonly string[]) => wanted.every((option) => values.includes(option));
  const [key] = spot.field.keys;
  if (key) return alike(key, type) && has(allValues(shown.data, key, 0));
  const item = spot.field.type;
  if (present(item).is !== 'collection' || !alike(item, type)) return false;
  if (type.is === 'cell') return true;
  const value = valueAt(seen, spot);
  return Array.isArray(value) && has(value.map(String));
}

/** The pieces that can be seen to lie in a field. */
export function piecesAt(seen: Seen, spot: Spot, sort: string): readonly string[] {
  const item = innermostType(spot.field.type);
  if (!isPlace(spot.field) || item.is !== 'piece' || item.pieces !== sort) return [];
  return leaves(valueAt(seen, spot));
}

function leaves(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((inner) => leaves(inner as Json));
}
