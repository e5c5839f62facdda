import type { FieldData, GameData } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { Rulebook } from '../../../generated/runtime/rulebook.ts';
import type { Seen } from '../game/shown.ts';
import { isPlace } from '../table/declared.ts';
import { givenAt } from './effects.ts';
import {
  addressOf,
  closureOf,
  type FieldPlace,
  piecesIn,
  placeAt,
  placesOf,
  seatsOf,
  valueIn,
} from './fields.ts';
import { type Filled, takenPieces } from './filled.ts';
import { covers, type Relation, worked } from './relations.ts';
import { runsOf, scoringsInPlay } from './rounds.ts';
import { type Given, isFailed, type Scored, type ScratchSession, type Stand } from './scratch-session.ts';

/** What is known of a game by its pad. */
export interface Known {
  readonly scratch: ScratchSession;
  readonly book: Pick<Rulebook, 'phases'> | undefined;
  readonly fields: readonly FieldData[];
  readonly relations: readonly Relation[];
  /** Which scorings it is about; all of them if left out. */
  readonly only?: readonly string[];
}

/** What a filled pad comes to. */
export interface Outcome {
  readonly stand: Stand;
  readonly seen: Seen;
  /** The scorings that were counted. */
  readonly scorings: readonly string[];
  /** Undefined where the rules cannot count it; `fault` says why. */
  readonly scored: Scored | undefined;
  readonly fault: string | undefined;
  /** Something that is always so in a game, but not here. */
  readonly broken: string | undefined;
}

/** Where points from before are noted: the rules only know points of a scoring, and any will do. */
export function keeperOf(data: GameData, only?: readonly string[]): string | undefined {
  return (data.scorings.find(({ name }) => !only || only.includes(name)) ?? data.scorings[0])?.name;
}

/** Whether a rule is only about what is filled in: of the rest of the table a pad knows nothing. */
export function isHeeded({ scratch: { data }, fields }: Known, always: string | undefined): boolean {
  if (always === undefined) return false;
  const names = [...closureOf(data, [`always-${always}`])].filter((rule) => rule.startsWith('field-'));
  return names.length > 0 && names.every((rule) => fields.some(({ name }) => rule === `field-${name}`));
}

/** The table as it is before anything has been filled in, by set-up. */
interface Empty {
  readonly key: string;
  readonly stand: Stand;
  readonly seen: Seen;
}

/** Counts what is filled in. It remembers the last one, so that an edit only costs what it changes. */
export class Counter {
  readonly #known: Known;
  #empty: Empty | undefined;
  #last: { readonly filled: Filled; readonly stand: Stand } | undefined;

  constructor(known: Known) {
    this.#known = known;
  }

  get data(): GameData {
    return this.#known.scratch.data;
  }

  count(filled: Filled): Outcome {
    const { scratch, book, only } = this.#known;
    const stand = this.#lay(filled);
    const inPlay = scoringsInPlay(this.data, book, (name) => scratch.value(stand, { name }));
    const scorings = only ? inPlay.filter((name) => only.includes(name)) : inPlay;
    const keeper = keeperOf(this.data, scorings);
    const points = seatsOf(filled).flatMap((seat) => {
      const value = filled.before[seat - 1] ?? 0;
      const given = new Map(keeper && value !== 0 ? [[keeper, value]] : []);
      for (const scoring of scorings) {
        const counted = filled.extra?.[scoring]?.[seat - 1] ?? 0;
        if (counted !== 0) given.set(scoring, (given.get(scoring) ?? 0) + counted);
      }
      return [...given].map(([scoring, points]) => ({ scoring, of: seat, value: points }));
    });
    const scored = scratch.score(stand, runsOf(this.data, scorings, filled), points);
    const seen = scratch.read(stand);
    const broken = scratch.broken(stand);
    const told = { stand, seen, scorings, broken: isHeeded(this.#known, broken) ? broken : undefined };
    return isFailed(scored)
      ? { ...told, scored: undefined, fault: scored.fault }
      : { ...told, scored, fault: undefined };
  }

  /** The value of a place at the start of a game: what it is when nobody has touched it. */
  startOf(filled: Filled, place: FieldPlace): Json {
    return valueIn(this.#begun(filled).seen, place);
  }

  #begun(filled: Filled): Empty {
    const { players, imaginary, options } = filled;
    const key = JSON.stringify([players, imaginary, options]);
    if (this.#empty?.key === key) return this.#empty;
    const { scratch } = this.#known;
    const stand = scratch.begin({ players, imaginary, options });
    if (isFailed(stand)) throw new Error(`There is no such set-up: ${stand.fault}`);
    this.#last = undefined;
    this.#empty = { key, stand, seen: scratch.read(stand) };
    return this.#empty;
  }

  #lay(filled: Filled): Stand {
    const empty = this.#begun(filled);
    const from = this.#last ?? { filled: { ...filled, values: {} }, stand: empty.stand };
    const laid = this.#changed(from.stand, this.#changes(from.filled, filled, empty.seen));
    const stand = this.#completed(laid, filled);
    this.#last = { filled, stand };
    return stand;
  }

  /** What is given to come from one to another: first what is taken away, so that no piece is missed elsewhere. */
  #changes(from: Filled, to: Filled, start: Seen): readonly Given[] {
    const removed: Given[] = [];
    const added: Given[] = [];
    for (const address of new Set([...Object.keys(from.values), ...Object.keys(to.values)])) {
      const before = from.values[address];
      const after = to.values[address];
      const place = placeAt(this.data, address, to);
      if (!place || JSON.stringify(before) === JSON.stringify(after)) continue;
      const value = after ?? (after === null ? null : valueIn(start, place));
      const empty = value === null || (Array.isArray(value) && value.length === 0);
      (empty ? removed : added).push(givenAt(place, value));
      if (!empty && place.field.single && before !== undefined && before !== null)
        removed.push(givenAt(place, null));
    }
    return [...removed, ...this.#returned(from, to, start), ...added];
  }

  /** Pieces that were taken away go back to where they lie at the start, so that none gets lost. */
  #returned(from: Filled, to: Filled, start: Seen): readonly Given[] {
    const sorts = new Set(this.#known.fields.filter(isPlace).map(piecesIn));
    return [...sorts].flatMap((sort) => {
      if (sort === undefined) return [];
      const taken = takenPieces(this.data, to, sort);
      const loose = [...takenPieces(this.data, from, sort).keys()].filter((piece) => !taken.has(piece));
      const homes = this.data.fields.filter(
        (field) => isPlace(field) && field.owner === 'table' && piecesIn(field) === sort,
      );
      return homes.flatMap((field): Given[] => {
        const value = field.keys.length > 0 ? null : valueIn(start, { field, seat: 0, keys: [] });
        if (!Array.isArray(value) || !loose.some((piece) => value.includes(piece))) return [];
        return [
          givenAt(
            { field, seat: 0, keys: [] },
            value.filter((piece) => !taken.has(String(piece))),
          ),
        ];
      });
    });
  }

  #changed(stand: Stand, given: readonly Given[]): Stand {
    if (given.length === 0) return stand;
    const { scratch } = this.#known;
    const together = scratch.give(stand, given);
    if (!isFailed(together)) return together;
    // Something in it cannot be, which should have been refused before: the rest is still worth counting.
    return given.reduce((before, one) => {
      const after = scratch.give(before, [one]);
      return isFailed(after) ? before : after;
    }, stand);
  }

  /** With everything that follows from what was filled in. */
  #completed(stand: Stand, filled: Filled): Stand {
    const { scratch, relations } = this.#known;
    return relations.reduce((before, relation) => {
      const seen = scratch.read(before);
      const given = placesOf(this.data, relation.field, seen).flatMap((place) => {
        if (!covers(relation, place.seat, seen)) return [];
        const value = worked(this.data, relation, seen, place, filled.values[addressOf(place)] ?? []);
        return JSON.stringify(value) === JSON.stringify(valueIn(seen, place)) ? [] : [givenAt(place, value)];
      });
      return this.#changed(before, given);
    }, stand);
  }
}

/** The values of fields in a state, as somebody would fill them in. */
export function filledFrom(
  data: GameData,
  seen: Seen,
  fields: readonly FieldData[],
  start: Seen,
): Filled['values'] {
  return Object.fromEntries(
    fields.flatMap((field) =>
      placesOf(data, field, seen).flatMap((place) => {
        const value = valueIn(seen, place);
        const same = JSON.stringify(value) === JSON.stringify(valueIn(start, place));
        return same ? [] : [[addressOf(place), value] as const];
      }),
    ),
  );
}
