import type { GameData } from '../../../../generated/runtime/data.ts';
import type { AnyGame, Award, Engine, GameState } from '../../../../generated/runtime/engine.ts';
import type { Json } from '../../../../generated/runtime/json.ts';
import type { Source } from '../../../../generated/runtime/why-types.ts';
import type { Shown } from '../../game/shown.ts';
import { innermostType, typesOfSource } from '../../table/declared.ts';
import { describe, kindWord, word } from '../../table/describe.ts';
import { capital, fill, wordsIn } from '../words.ts';

/** Points that were given at the same moment of a game. */
export interface ScoringEvent {
  /** After how many entries of the log. */
  readonly after: number;
  readonly awards: readonly Award[];
}

export function scoringEvents(engine: Engine<AnyGame>, state: GameState<AnyGame>): readonly ScoringEvent[] {
  const events = new Map<number, Award[]>();
  for (const award of engine.why(state, 'server').awards)
    events.set(award.after, [...(events.get(award.after) ?? []), award]);
  return [...events].map(([after, awards]) => ({ after, awards }));
}

/** A row of a score sheet: what points are for, and how many each seat got. */
export interface ScoreRow {
  readonly name: string;
  /** The id to look a link up by. */
  readonly rule: string;
  readonly points: ReadonlyMap<number, number>;
}

export function rowsOf(
  shown: Shown,
  awards: readonly Award[],
  names: readonly string[],
): readonly ScoreRow[] {
  const rows = new Map<string, { name: string; rule: string; at: number[]; points: Map<number, number> }>();
  for (const { scoring, for: what, seat, points } of awards) {
    const key = `${scoring} ${JSON.stringify(what ?? null)}`;
    const row = rows.get(key) ?? {
      name: rowName(shown, scoring, what, names),
      rule: `scoring-${scoring}`,
      at: orderOf(shown.data, scoring, what),
      points: new Map<number, number>(),
    };
    row.points.set(seat, (row.points.get(seat) ?? 0) + points);
    rows.set(key, row);
  }
  return [...rows.values()].sort((a, b) => a.at[0]! - b.at[0]! || a.at[1]! - b.at[1]!);
}

function rowName(shown: Shown, scoring: string, what: Json | undefined, names: readonly string[]): string {
  const called = word(shown, `scoring-${scoring}`);
  const { data } = shown;
  const type = data.scorings.find(({ name }) => name === scoring)?.awardedFor?.type;
  if (what === undefined || !type) return capital(called);
  return capital(describe(shown, type, what, names));
}

/** As they are declared: the scorings, and within one the values of a kind. */
function orderOf(data: GameData, scoring: string, what: Json | undefined): number[] {
  const at = data.scorings.findIndex(({ name }) => name === scoring);
  const type = data.scorings[at]?.awardedFor?.type;
  const kind = type && innermostType(type);
  const values = kind?.is === 'kind' ? (data.kinds[kind.kind] ?? []) : [];
  return [at, typeof what === 'number' ? what : values.indexOf(String(what))];
}

/** More events than these are no parts of a sheet: points came all the time. */
const MOST_PARTS = 6;

/** A sheet as the one in the box: a part for each scoring of the game, if there were several. */
export interface SheetPart {
  readonly title: string | undefined;
  readonly rows: readonly ScoreRow[];
}

export function sheetOf(
  shown: Shown,
  events: readonly ScoringEvent[],
  names: readonly string[],
): readonly SheetPart[] {
  const all = events.flatMap(({ awards }) => awards);
  const isParted =
    events.length > 1 && events.length <= MOST_PARTS && events.every(({ awards }) => awards.length > 1);
  if (!isParted) return [{ title: undefined, rows: rowsOf(shown, all, names) }];
  const titles = titlesOf(shown, events);
  return events.map(({ awards }, index) => ({ title: titles[index]!, rows: rowsOf(shown, awards, names) }));
}

/**
 * What the scorings of a game are called: by the value of a kind that each of them looked things up with and no two have in common
 * (the A, B and C of a table of prizes), else by their number.
 */
export function titlesOf(shown: Shown, events: readonly ScoringEvent[]): readonly string[] {
  const say = wordsIn(shown.language);
  const values = events.map(({ awards }) => kindsIn(shown.data, awards));
  for (const kind of values[0]?.keys() ?? []) {
    const each = values.map((one) => one.get(kind) ?? new Set<string>());
    const isTelling = each.every((set) => set.size === 1);
    const told = each.map((set) => [...set][0]!);
    if (isTelling && new Set(told).size === told.length)
      return told.map((value) => capital(kindWord(shown, kind, value)));
  }
  return events.map((_, index) => fill(say.scoringNumber, { number: index + 1 }));
}

function kindsIn(data: GameData, awards: readonly Award[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const look = (source: Source): void => {
    const types = typesOfSource(data, source);
    source.args.forEach((arg, index) => {
      const type = types.args[index] && innermostType(types.args[index]);
      if (type?.is !== 'kind' || typeof arg !== 'string') return;
      found.set(type.kind, (found.get(type.kind) ?? new Set()).add(arg));
    });
    source.from.forEach(look);
  };
  for (const { from } of awards) from.forEach(look);
  return found;
}
