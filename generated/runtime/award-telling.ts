// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import type { GameData, ValueType } from './data.ts';
import type { Json } from './json.ts';
import { type Moment, saidNumber } from './naming.ts';
import { type Named, readingOf } from './readings.ts';
import { asSentence, format, type Said } from './sentence.ts';
import { awardScope } from './sentence-scopes.ts';
import type { Teller } from './telling.ts';
import type { Award, Source } from './why-types.ts';

/** Points that a scoring gave to a seat for one thing, added up where it gave them bit by bit. */
export interface Points {
  readonly award: Award;
  readonly points: number;
  /** How many awards they come from. */
  readonly count: number;
}

/** Awards as a person would count them: those of one scoring, for one seat and one thing, together; a place by itself. */
export function countedTogether(awards: readonly Award[]): Points[] {
  const found = new Map<string, Points>();
  for (const [index, award] of awards.entries()) {
    const key = award.rank
      ? String(index)
      : `${award.scoring} ${award.seat} ${JSON.stringify(award.for ?? null)}`;
    const before = found.get(key);
    found.set(key, {
      award: before ? { ...award, from: [...before.award.from, ...award.from] } : award,
      points: (before?.points ?? 0) + award.points,
      count: (before?.count ?? 0) + 1,
    });
  }
  return [...found.values()].filter(({ points }) => points !== 0);
}

/** The points of a seat in a sentence: as the texts say it, or how many there are for what. */
export function tellPoints(teller: Teller, { award, points, count }: Points, now: Moment): string {
  const { namer } = teller;
  const { data } = namer;
  const { rank } = award;
  const awardedFor = data.scorings.find(({ name }) => name === award.scoring)?.awardedFor?.type;
  const values: Record<string, Json | undefined> = {
    player: award.seat,
    points,
    count,
    for: award.for,
    place: rank?.place,
    measure: rank?.measures[0],
    shared: rank ? rank.places.length : 1,
  };
  const locals = awardScope(awardedFor);
  const say = (variable: string): Said | undefined => {
    const reading = readingOf({ vocabulary: namer.vocabulary, locals, hasFields: false }, variable);
    if (reading) {
      const value = values[reading.source.name];
      return value === undefined ? undefined : namer.say(reading.said, value, now, reading.form);
    }
    return fromSources(data, variable, [...award.from, ...(rank?.measured.flat() ?? [])]);
  };
  const pattern = namer.telling.sentences[`scoring-${award.scoring}.tell`];
  const told = pattern === undefined ? undefined : format(pattern, say);
  if (told !== undefined) return asSentence(told);
  const said = {
    player: teller.seatSaid(award.seat),
    points: saidNumber(points),
    scoring: teller.wordSaid(`scoring-${award.scoring}`),
    for: say('for'),
    place: say('place'),
  };
  const id = said.for === undefined ? 'told-points' : rank ? 'told-points-place' : 'told-points-for';
  return asSentence(namer.common(id, said));
}

/** What the rules looked up: a field, a term or a table by its name; what was looked up several times is added up. */
function fromSources(
  { fields, terms, tables }: GameData,
  variable: string,
  sources: readonly Source[],
): Said | undefined {
  const known = [...fields, ...terms, ...tables].some(({ name }) => name === variable);
  if (!known) return undefined;
  const found = sources.filter(({ id }) => id.replace(/^[a-z]+-/, '') === variable);
  if (found.length === 0) {
    const deeper = sources.flatMap(({ from }) => from);
    return deeper.length === 0
      ? undefined
      : fromSources({ fields, terms, tables } as GameData, variable, deeper);
  }
  const numbers = found.map(({ value }) => value);
  if (!numbers.every((value) => typeof value === 'number')) return undefined;
  return saidNumber(numbers.reduce((sum, value) => sum + value, 0));
}

/** For the compiler: what may be named besides what was looked up. */
export const awardNames = (awardedFor: ValueType | undefined): readonly Named[] => awardScope(awardedFor);
