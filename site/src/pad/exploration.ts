import type { FieldData, GameData } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { Award } from '../../../generated/runtime/why-types.ts';
import { isPlace } from '../table/declared.ts';
import { addressOf, fieldsBehind, keysOf, keyValues, piecesIn, seatsOf, valueIn } from './fields.ts';
import { blank, type Filled } from './filled.ts';
import { type Control, controlOf, mostOf, withAmounts } from './focus.ts';
import type { Learnt } from './learn.ts';
import { setupsOf } from './observed.ts';
import type { Relation } from './relations.ts';
import { Counter } from './situation.ts';

/** A scoring that can be tried out: with which seats and fields, and from where. */
export interface Exploration {
  readonly scoring: string;
  readonly fields: readonly FieldData[];
  readonly relations: readonly Relation[];
  /** The seats that are shown. */
  readonly seats: readonly number[];
  readonly start: Filled;
  /** There where the scoring goes through the values of a kind, one at a time. */
  readonly focus: Focus | undefined;
}

const NOBODY = { players: 0, imaginary: 0 };

export interface Focus {
  readonly kind: string;
  readonly values: readonly Json[];
  readonly first: Json;
}

export function explorationOf(learnt: Learnt, scoring: string): Exploration | undefined {
  const { data } = learnt.scratch;
  const declared = data.scorings.find(({ name }) => name === scoring);
  if (!declared) return undefined;
  const fields = simplest(fieldsBehind(data, [scoring], false));
  const relations = learnt.relations.filter(
    ({ field, from }) => fields.includes(field) && fields.includes(from),
  );
  const given = { scoring, fields, relations };
  const type = declared.awardedFor?.type;
  if (fields.length === 0) return { ...given, ...bySeating(learnt, scoring), focus: undefined };
  if (type?.is === 'kind') {
    const values = keyValues(data, type, { players: 1, imaginary: 0 });
    const focus = { kind: type.kind, values, first: values[Math.floor((values.length * 2) / 3)]! };
    const ranked = byFocus(learnt, { ...given, focus });
    if (ranked) return ranked;
  }
  return { ...given, ...bySheet(learnt, scoring, fields), focus: undefined };
}

/** Pieces that can lie loose or on a plot are counted loose: a number is easier to change than a plan. */
function simplest(fields: readonly FieldData[]): readonly FieldData[] {
  const loose = new Set(fields.filter((field) => isPlace(field) && field.keys.length === 0).map(piecesIn));
  return fields.filter((field) => !(isPlace(field) && field.keys.length > 0 && loose.has(piecesIn(field))));
}

/** Who sits there: three without anybody imaginary, or as near to that as can be. */
function tableOfThree(data: GameData): Filled {
  const distance = (one: { players: number; imaginary: number }) =>
    Math.abs(one.players + one.imaginary - 3) * 10 + one.imaginary;
  const [best] = [...setupsOf({ data })].sort((a, b) => distance(a) - distance(b));
  return { ...blank(data, best!.players), ...best! };
}

/** What seats have of one value, main field first; undefined where some field cannot be told value by value. */
export function controlsFor(
  learnt: Learnt,
  { fields, relations, focus }: Pick<Exploration, 'fields' | 'relations' | 'focus'>,
  seat: number,
  value: Json,
): readonly Control[] | undefined {
  if (!focus) return undefined;
  const own = fields.filter((field) => (field.owner === 'table') === (seat === 0));
  const open = own.filter((field) => !relations.some((relation) => relation.field === field));
  const controls = open.map((field) => controlOf(learnt, field, seat, focus.kind, value));
  return controls.every((one) => one !== undefined) ? controls : undefined;
}

function byFocus(
  learnt: Learnt,
  given: Pick<Exploration, 'scoring' | 'fields' | 'relations'> & { readonly focus: Focus },
): Exploration | undefined {
  const table = tableOfThree(learnt.scratch.data);
  const seats = seatsOf(table);
  const { first } = given.focus;
  const controls = seats.map((seat) => controlsFor(learnt, given, seat, first)?.[0]);
  if (controls.includes(undefined) || !controlsFor(learnt, given, 0, first)) return undefined;
  const mains = controls as readonly Control[];
  const { scratch, book, fields } = { ...learnt, fields: given.fields };
  const counter = new Counter({ scratch, book, fields, relations: given.relations, only: [given.scoring] });
  const most = Math.min(...mains.map((control) => mostOf(control, seats.length)));
  let best = { filled: table, interest: -1 };
  for (const top of [4, 3, 5, 2, 6, 7, most]) {
    if (top > most || top < 1) continue;
    const filled = withAmounts(table, mains, [
      top,
      top,
      ...seats.slice(2).map((_, at) => Math.max(0, top - 2 - at)),
    ]);
    const interest = interestOf(counter.count(filled).scored?.awards ?? [], first);
    if (interest > best.interest) best = { filled, interest };
  }
  return { ...given, seats, start: best.filled };
}

/** A tie for a place with points, and somebody behind it, tell most about a ranking. */
function interestOf(awards: readonly Award[], value: Json): number {
  const about = awards.filter((award) => award.for === value && award.points > 0);
  const tied = about.some(({ rank }) => rank && (rank.places.length > 1 || rank.tie !== null));
  return about.length + (tied ? 3 : 0);
}

/** For presets: the amounts of the main field that make a tie. */
export function presetAmounts(
  amounts: readonly number[],
  preset: 'tieFirst' | 'tieSecond' | 'tieAll' | 'noTie',
  most: number,
): readonly number[] {
  const top = Math.min(most, Math.max(2, ...amounts));
  const low = Math.max(1, top - 2);
  return amounts.map((_, index) => {
    if (preset === 'tieAll') return top;
    if (preset === 'tieFirst') return index < 2 ? top : low;
    if (preset === 'tieSecond') return index === 0 ? top : low;
    return Math.max(0, top - index);
  });
}

/** Where no ranking is asked for, one sheet: the fullest one that a game came to. */
function bySheet(
  { scratch, observed }: Learnt,
  scoring: string,
  fields: readonly FieldData[],
): Pick<Exploration, 'seats' | 'start'> {
  const { data } = scratch;
  const [setup] = [...setupsOf({ data })].sort((a, b) => a.imaginary - b.imaginary || a.players - b.players);
  const start = { ...blank(data, setup!.players), ...setup! };
  let best = { points: 0, values: {} as Filled['values'] };
  for (const seen of observed.ends)
    for (const { seat, by } of seen.scores.slice(0, seen.players)) {
      const found = by[scoring];
      const points = Object.keys(found?.for ?? {}).length * 1000 + (found?.total ?? 0);
      if (points <= best.points) continue;
      const values = fields
        .filter(({ owner }) => owner !== 'table')
        .flatMap((field) =>
          keysOf(data, field, seen).map((keys) => [
            addressOf({ field, seat: 1, keys }),
            valueIn(seen, { field, seat, keys }),
          ]),
        );
      best = { points, values: Object.fromEntries(values) };
    }
  return { seats: [1], start: { ...start, values: best.values } };
}

/** Where only the number of seats counts: a table at which somebody gets something. */
function bySeating({ scratch, book }: Learnt, scoring: string): Pick<Exploration, 'seats' | 'start'> {
  const { data } = scratch;
  const counter = new Counter({ scratch, book, fields: [], relations: [], only: [scoring] });
  // An option may decide whether it is scored at all.
  const agreed = [
    {},
    ...data.options.flatMap(({ name, type }) =>
      keyValues(data, type, NOBODY).map((value) => ({ [name]: value })),
    ),
  ];
  const tables = agreed.flatMap((options) =>
    setupsOf({ data }).map((setup) => ({ ...blank(data, setup.players), ...setup, options })),
  );
  const start =
    tables.find((table) => counter.count(table).scored?.awards.some(({ points }) => points > 0)) ??
    tables[0]!;
  return { seats: seatsOf(start), start };
}
