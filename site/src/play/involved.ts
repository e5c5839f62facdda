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
  const cells = new Set(data.grids.flatMap((grid) => grid.cells));
  const involved = new Set([...cells].filter((cell) => named.includes(cell)));
  // A plot may have thousands of cells, of which next to none have anything on them: only these are looked at.
  const first = frames[0] ? marksOn(frames[0].seen, cells) : new Map<string, Mark>();
  for (const { seen } of frames) {
    const now = marksOn(seen, cells);
    for (const [key, { cell, what }] of now) if (first.get(key)?.what !== what) involved.add(cell);
    for (const [key, { cell }] of first) if (!now.has(key)) involved.add(cell);
  }
  known.set(steps, involved);
  return involved;
}

interface Mark {
  readonly cell: string;
  /** As text: a value, or that the cell is in a set. */
  readonly what: string;
}

/** What the fields of everybody have on cells: their values there, and the cells that are in their sets. */
function marksOn({ fields }: Seen, cells: ReadonlySet<string>): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  // A field of seats is a list.
  for (const [field, of] of Object.entries(fields))
    for (const [seat, value] of [of as Json].flat().entries())
      for (const [cell, mark] of marksIn(value as Json))
        if (cells.has(cell) && mark !== null && mark !== false)
          marks.set(`${field} ${seat} ${cell}`, { cell, what: JSON.stringify(mark) });
  return marks;
}

function marksIn(value: Json): (readonly [string, Json])[] {
  if (Array.isArray(value)) return value.flatMap((item) => (typeof item === 'string' ? [[item, true]] : []));
  return isObject(value) ? Object.entries(value) : [];
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
