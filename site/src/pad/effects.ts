import type { FieldData, PiecesData } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import { isPlace, piecesOf, present, printedOnPiece } from '../table/declared.ts';
import { type addressOf, keysOf, keyValues, piecesIn, placesOf, type Seating, valueIn } from './fields.ts';
import type { Observed } from './observed.ts';
import { type Given, isFailed, type ScoringRun, type ScratchSession, type Stand } from './scratch-session.ts';

/**
 * What makes a difference to the points, found by trying: of all that can be kept in stock perhaps one thing counts, and of
 * all that is printed on a token only its number. What makes none need not be asked for.
 */
export interface Effects {
  /** The keys of a field of numbers that count; all of them where none seems to. */
  keysOf(field: FieldData): readonly (readonly Json[])[];
  /** The pieces of a field, those together that count the same. */
  groupsOf(field: FieldData): readonly PieceGroup[];
  /** The options that count at a table of this size. */
  optionsFor(seating: Seating): readonly string[];
}

export interface PieceGroup {
  /** What all of them have printed on them, in the names of the properties. */
  readonly shared: readonly string[];
  readonly pieces: readonly string[];
}

/** Beyond that trying would take too long. */
const MOST_CONTEXTS = 6;

export function effectsOf(
  scratch: ScratchSession,
  fields: readonly FieldData[],
  observed: Observed,
  runs: readonly ScoringRun[],
  inPlay: (stand: Stand) => readonly string[],
): Effects {
  let contexts: readonly Stand[] | undefined;
  const keys = new Map<FieldData, readonly (readonly Json[])[]>();
  const groups = new Map<FieldData, readonly PieceGroup[]>();
  const options = new Map<string, readonly string[]>();
  const tried = (): readonly Stand[] => {
    contexts ??= contextsOf(scratch, fields, observed);
    return contexts;
  };
  return {
    keysOf(field) {
      const known = keys.get(field) ?? telling(scratch, tried, field, runs);
      keys.set(field, known);
      return known;
    },
    groupsOf(field) {
      const known = groups.get(field) ?? grouped(scratch, tried, field, runs);
      groups.set(field, known);
      return known;
    },
    optionsFor({ players, imaginary }) {
      const key = `${players} ${imaginary}`;
      const known = options.get(key) ?? countingOptions(scratch, { players, imaginary }, inPlay, runs);
      options.set(key, known);
      return known;
    },
  };
}

/**
 * Situations to try something in: a blank table, and what games came to. Pieces lie nowhere in them, as trying one would take it
 * away from where it lies, and that makes a difference of its own.
 */
function contextsOf(
  scratch: ScratchSession,
  fields: readonly FieldData[],
  { ends }: Observed,
): readonly Stand[] {
  const simple = fields.filter((field) => !isPlace(field));
  // Few seats are as good as many, and faster; somebody imaginary only where it has to be.
  const weight = ({ players, imaginary }: Observed['ends'][number]) => players + 10 * imaginary;
  const [first] = [...ends].sort((a, b) => weight(a) - weight(b));
  if (!first) return [];
  const begin = () => scratch.begin({ players: first.players, imaginary: first.imaginary, options: {} });
  const alike = ends.filter((end) => end.players === first.players && end.imaginary === first.imaginary);
  const filled = alike.slice(0, simple.length > 0 ? MOST_CONTEXTS : 0).map((end) => {
    const stand = begin();
    const given = simple.flatMap((field) =>
      placesOf(scratch.data, field, end).flatMap((place): Given[] => {
        const value = valueIn(end, place);
        return value === null || (Array.isArray(value) && value.length === 0) ? [] : [givenAt(place, value)];
      }),
    );
    return isFailed(stand) ? stand : scratch.give(stand, given);
  });
  return [begin(), ...filled].filter((stand): stand is Stand => !isFailed(stand));
}

/** An option counts if another value of it makes a difference to a blank table, or to which scorings are run at all. */
function countingOptions(
  scratch: ScratchSession,
  seating: Seating,
  inPlay: (stand: Stand) => readonly string[],
  runs: readonly ScoringRun[],
): readonly string[] {
  const { data } = scratch;
  const comes = (options: Readonly<Record<string, Json>>): string => {
    const stand = scratch.begin({ ...seating, options });
    if (isFailed(stand)) return stand.fault;
    const scorings = inPlay(stand);
    return `${scorings.join(' ')} ${scratch.points(
      stand,
      runs.filter(({ scoring }) => scorings.includes(scoring)),
    )}`;
  };
  return data.options.flatMap(({ name, type }) => {
    const all = keyValues(data, type, seating).map((value) => comes({ [name]: value }));
    return new Set(all).size > 1 ? [name] : [];
  });
}

export function givenAt({ field, seat, keys }: Parameters<typeof addressOf>[0], value: Json): Given {
  return {
    name: field.name,
    ...(keys.length > 0 ? { keys } : {}),
    ...(seat > 0 ? { of: seat } : {}),
    value,
  };
}

/** What comes of a value in every context, as one text to be compared. */
function comesTo(
  scratch: ScratchSession,
  contexts: readonly Stand[],
  place: Parameters<typeof addressOf>[0],
  value: Json,
  runs: readonly ScoringRun[],
): string {
  return contexts
    .map((stand) => {
      const changed = scratch.give(stand, [givenAt(place, value)]);
      return isFailed(changed) ? changed.fault : scratch.points(changed, runs);
    })
    .join('\n');
}

function telling(
  scratch: ScratchSession,
  tried: () => readonly Stand[],
  field: FieldData,
  runs: readonly ScoringRun[],
) {
  const all = keysOf(scratch.data, field, { players: scratch.data.players.from, imaginary: 0 });
  const type = present(field.type);
  if (type.is !== 'number' || field.keys.some(({ is }) => is !== 'kind')) return all;
  const seat = field.owner === 'table' ? 0 : 1;
  const contexts = tried();
  const found = all.filter((keys) => {
    const place = { field, seat, keys };
    return (
      comesTo(scratch, contexts, place, type.from, runs) !== comesTo(scratch, contexts, place, type.to, runs)
    );
  });
  return found.length > 0 ? found : all;
}

function grouped(
  scratch: ScratchSession,
  tried: () => readonly Stand[],
  field: FieldData,
  runs: readonly ScoringRun[],
) {
  const pieces = piecesOf(scratch.data, piecesIn(field) ?? '');
  if (!pieces) return [];
  const alike = groupBy(pieces.names, (piece) =>
    JSON.stringify(printedOnPiece(pieces, piece).map(({ value }) => value)),
  );
  if (field.keys.length > 0) return alike.map((group) => groupOf(pieces, group));
  const place = { field, seat: field.owner === 'table' ? 0 : 1, keys: [] };
  const contexts = tried();
  const nothing = comesTo(scratch, contexts, place, [], runs);
  const effects = new Map(
    alike.map((group) => [group, comesTo(scratch, contexts, place, [group[0]!], runs)]),
  );
  const counting = alike.filter((group) => effects.get(group) !== nothing);
  const merged = groupBy(counting, (group) => effects.get(group)!);
  return (merged.length > 0 ? merged.map((groups) => groups.flat()) : alike).map((group) =>
    groupOf(pieces, group),
  );
}

function groupOf(pieces: PiecesData, group: readonly string[]): PieceGroup {
  const [first = '', ...others] = group;
  const shared = printedOnPiece(pieces, first).filter(({ name, value }) =>
    others.every((piece) =>
      printedOnPiece(pieces, piece).some(
        (one) => one.name === name && JSON.stringify(one.value) === JSON.stringify(value),
      ),
    ),
  );
  return { shared: shared.map(({ name }) => name), pieces: group };
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
