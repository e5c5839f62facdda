import { isObject, type Json, type JsonObject } from '../../../generated/runtime/json.ts';
import type { ExampleStep } from '../../../generated/runtime/rulebook.ts';
import type { Seen } from '../game/shown.ts';

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
