import type { GameData } from '../../../generated/runtime/data.ts';
import { isObject, type Json, type JsonObject } from '../../../generated/runtime/json.ts';
import type { ExampleStep } from '../../../generated/runtime/rulebook.ts';
import type { Seen } from '../game/shown.ts';
import type { ExampleFrame } from './run-example.ts';

/**
 * What a picture of an example needs of the seats: those after the last one that has a part in it are left out, so that nobody
 * looks at empty sheets. The others keep their numbers.
 */
export function onlyInvolved(seen: Seen, steps: readonly ExampleStep[]): Seen {
  const seats = [...steps.flatMap(({ request }) => seatsIn(request)), ...seen.toAct];
  if (seats.length === 0) return seen;
  const last = Math.max(...seats);
  return {
    ...seen,
    players: Math.min(seen.players, last),
    imaginary: Math.max(0, Math.min(seen.imaginary, last - seen.players)),
  };
}

const known = new WeakMap<readonly ExampleStep[], ReadonlySet<string>>();

/** The cells that an example names or changes: of a sheet with several parts, a picture needs only theirs. */
export function involvedCells(
  data: GameData,
  steps: readonly ExampleStep[],
  frames: readonly ExampleFrame[],
): ReadonlySet<string> {
  const before = known.get(steps);
  if (before) return before;
  const named = JSON.stringify(steps.map(({ request }) => request));
  const cells = data.grids.flatMap((grid) => grid.cells);
  const involved = new Set(cells.filter((cell) => named.includes(cell)));
  for (const { seen } of frames)
    for (const cell of cells)
      if (!involved.has(cell) && isChanged(frames[0]!.seen, seen, cell)) involved.add(cell);
  known.set(steps, involved);
  return involved;
}

function isChanged(from: Seen, to: Seen, cell: string): boolean {
  return Object.keys(to.fields).some((field) => {
    // A field of seats is a list; what has nothing on the cell is no part of the comparison.
    const at = (seen: Seen) =>
      [seen.fields[field] ?? null]
        .flat()
        .map((value, seat) => [seat, markOn(value as Json, cell)])
        .filter(([, mark]) => mark !== null && mark !== false);
    return JSON.stringify(at(from)) !== JSON.stringify(at(to));
  });
}

/** What a field has on a cell: its value there, or whether the cell is in its set. */
function markOn(value: Json, cell: string): Json {
  if (Array.isArray(value)) return value.includes(cell);
  return isObject(value) ? (value[cell] ?? null) : null;
}

const isSeat = (json: Json | undefined): json is number => typeof json === 'number';

function seatsIn({ player, of, at, given, points, do: what, name }: JsonObject): number[] {
  // Who wins is a question about everybody.
  if (what === 'value' && name === 'winners') return [];
  const parts = [given, points].flatMap((list) => (Array.isArray(list) ? list : []));
  return [
    player,
    of,
    isObject(at) ? at.player : undefined,
    ...parts.map((part: Json) => (isObject(part) ? part.of : undefined)),
  ].filter(isSeat);
}
