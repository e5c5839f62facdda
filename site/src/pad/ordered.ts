import type { FieldData } from '../../../generated/runtime/data.ts';
import type { Seen } from '../game/shown.ts';
import { gridOf } from '../table/declared.ts';
import { ownersOf, valueIn } from './fields.ts';
import type { Learnt } from './learn.ts';

/** By field, and by the grid of a family: the cells in their order, if every game fills them in that order. */
const known = new WeakMap<Learnt, Map<string, readonly string[] | undefined>>();

/**
 * The cells that are filled one after the other, with this one among them; undefined where the order is free. The rules need not
 * say so in any way that could be read off them: it is what all games showed.
 */
export function rowOf(learnt: Learnt, field: FieldData, cell: string): readonly string[] | undefined {
  const [key] = field.keys;
  const grid = key?.is === 'cell' ? gridOf(learnt.scratch.data, key.grid) : undefined;
  if (!grid) return undefined;
  const member = grid.memberOfCell[grid.cells.indexOf(cell)];
  const rows = known.get(learnt) ?? new Map();
  known.set(learnt, rows);
  const name = `${field.name} ${member}`;
  if (!rows.has(name)) {
    const cells = grid.cells.filter((_, at) => grid.memberOfCell[at] === member);
    rows.set(name, isFilledInOrder(learnt, field, cells) ? cells : undefined);
  }
  return rows.get(name);
}

/** Chance would show itself in fewer than this. */
const LEAST_SEEN = 3;

function isFilledInOrder({ observed }: Learnt, field: FieldData, cells: readonly string[]): boolean {
  const lengths = observed.ends.flatMap((seen) =>
    ownersOf(field, seen).map((seat) => filledLength(seen, field, seat, cells)),
  );
  const partly = lengths.filter((length) => length !== 0 && length !== cells.length);
  return partly.length >= LEAST_SEEN && partly.every((length) => length !== undefined);
}

/** How many are filled from the first one on; undefined if there is one behind a gap. */
function filledLength(
  seen: Seen,
  field: FieldData,
  seat: number,
  cells: readonly string[],
): number | undefined {
  const filled = cells.map((cell) => valueIn(seen, { field, seat, keys: [cell] }) !== null);
  const length = filled.indexOf(false) < 0 ? filled.length : filled.indexOf(false);
  return filled.slice(length).includes(true) ? undefined : length;
}
