import type { Award } from '../../../generated/runtime/why-types.ts';
import type { Shown } from '../game/shown.ts';
import { describe, enumerate, seatName, word } from '../table/describe.ts';
import { saySource } from '../table/sources.ts';
import { capital, minus, pointsText } from '../table/words.ts';
import type { Scored } from './scratch-session.ts';
import { say, withPointsSaid } from './words.ts';

/** Points in words: who gets what, by which place, shared with whom, and who wins by which rule. */
export interface Told {
  readonly shown: Shown;
  readonly names: readonly string[];
  readonly players: number;
}

const seatSaid = ({ shown, names, players }: Told, seat: number): string =>
  seatName(shown, names, seat, players);

/** What an award is for, where the rules say so. */
export function whatFor({ shown, names }: Told, award: Award): string | undefined {
  const type = shown.data.scorings.find(({ name }) => name === award.scoring)?.awardedFor?.type;
  return award.for === undefined || !type ? undefined : describe(shown, type, award.for, names);
}

export function awardSaid(told: Told, award: Award, awards: readonly Award[]): string {
  const { shown } = told;
  const { language } = shown;
  const points = pointsText(language, award.points);
  const seat = seatSaid(told, award.seat);
  const { rank, from } = award;
  const what = whatFor(told, award);
  if (!rank) {
    const why = becauseOf(told, award);
    const blanks = { seat, points, ...(what === undefined ? {} : { what }), why };
    if (why === '') return say(language, what === undefined ? 'gets' : 'getsFor', blanks);
    return say(language, what === undefined ? 'getsBecause' : 'getsForBecause', blanks);
  }
  const count = minus(rank.measures[0] ?? 0);
  const beside = awards.filter(
    (one) =>
      one.seat !== award.seat &&
      one.scoring === award.scoring &&
      one.for === award.for &&
      one.rank?.place === rank.place,
  );
  const others = enumerate(
    shown,
    beside.map((one) => seatSaid(told, one.seat)),
  );
  if (beside.length === 0) {
    const id = rank.tie === null ? 'ranked' : 'rankedByTie';
    return say(language, id, { seat, place: rank.place, count, points });
  }
  if (rank.places.length < 2)
    return say(language, 'jointly', { seat, others, place: rank.place, count, points });
  const places = enumerate(shown, rank.places.map(String));
  const blanks = { seat, places, others, count, points };
  const values = from.flatMap(({ is, value }) =>
    is === 'table' && typeof value === 'number' ? [value] : [],
  );
  if (values.length !== rank.places.length) return say(language, 'sharedPlain', blanks);
  const sum = values.reduce((a, b) => a + b, 0);
  const rest = sum % values.length === 0 ? points : `${points} (${say(language, 'rounded')})`;
  const added = `${values.map(minus).join(' + ')} = ${minus(sum)}`;
  return say(language, 'shared', { ...blanks, sum: added, n: values.length, points: rest });
}

/** Maximum number of reasons shown at once; more can be unfolded. */
const MOST_REASONS = 3;

/** What points were worked out from, in a few words: `munten: 6`. What only repeats the points says nothing. */
function becauseOf({ shown, names }: Told, { from, points }: Award): string {
  let sources = from;
  for (
    let [only] = sources;
    only && sources.length === 1 && only.value === points && only.from.length > 0;
    [only] = sources
  )
    sources = only.from;
  // All that were counted are too many for a sentence.
  const said = sources.filter(({ is }) => is !== 'counted');
  if (said.length > MOST_REASONS) return '';
  return said
    .map((source) => {
      const { name, args, value } = saySource(shown, source, names);
      return [[name, ...args].join(' '), value].filter((part) => part !== undefined).join(': ');
    })
    .join('; ');
}

/**
 * Awards of the same sort for the same seat, told as one: seven rows that give points are one sentence, in the order in which
 * they came.
 */
export function awardsSaid(told: Told, seat: number, awards: readonly Award[]): readonly string[] {
  const own = awards.filter((award) => award.seat === seat);
  const plain = own.filter(({ rank, for: what }) => !rank && what === undefined);
  if (plain.length < 2) return own.map((award) => awardSaid(told, award, awards));
  const times = new Map<number, number>();
  for (const { points } of plain) times.set(points, (times.get(points) ?? 0) + 1);
  const why = [...times]
    .map(([points, count]) => (count > 1 ? `${count} × ${minus(points)}` : minus(points)))
    .join(' + ');
  const sum = plain.reduce((total, { points }) => total + points, 0);
  const { language } = told.shown;
  const together = say(language, 'getsBecause', {
    seat: seatSaid(told, seat),
    points: pointsText(language, sum),
    why,
  });
  return [
    ...own.filter((award) => !plain.includes(award)).map((award) => awardSaid(told, award, awards)),
    together,
  ];
}

/** Who wins, with how many points, and by which tie rule; undefined while nothing has been counted. */
export function winnerSaid(told: Told, scored: Scored): readonly string[] {
  const { shown } = told;
  const { language } = shown;
  const { result } = scored;
  if (!result) return [];
  const first = result.ranking.filter(({ place }) => place === 1);
  const [best] = first;
  if (!best) return [];
  const points = pointsText(language, best.points);
  if (result.solo !== null) {
    const rule = capital(word(shown, 'winner.solo'));
    const type = shown.data.winner.solo;
    const value = type ? describe(shown, type, result.solo as never) : String(result.solo);
    return [
      capital(`${seatSaid(told, best.seat)}: ${points}.`),
      say(language, 'soloResult', { rule, value }),
    ];
  }
  const names = enumerate(
    shown,
    first.map(({ seat }) => seatSaid(told, seat)),
  );
  const won = { names, points: withPointsSaid(language, best.points) };
  const sentence = capital(say(language, first.length > 1 ? 'winTogether' : 'wins', won));
  const rule = best.tie === null ? result.decidedBy : `winner.tie-${best.tie}`;
  if (rule === null || rule === undefined) return [sentence];
  return [sentence, say(language, 'decidedByTie', { rule: `${capital(word(shown, rule))}.` })];
}

/** All of it as plain text, to be sent to who was there. */
export function asText(
  told: Told,
  scored: Scored,
  scorings: readonly string[],
  before: readonly number[],
  keeper: string | undefined,
): string {
  const { shown } = told;
  const { language } = shown;
  const lines = scored.scores.map(({ seat, total, by }) => {
    const earlier = before[seat - 1] ?? 0;
    const parts = scorings.map((name) => {
      const points = (by[name]?.total ?? 0) - (name === keeper ? earlier : 0);
      return `${word(shown, `scoring-${name}`)} ${minus(points)}`;
    });
    const first = earlier === 0 ? [] : [`${say(language, 'before').toLowerCase()} ${minus(earlier)}`];
    return `${seatSaid(told, seat)}: ${minus(total)} (${[...first, ...parts].join(', ')})`;
  });
  return [shown.words.game ?? '', ...lines, ...winnerSaid(told, scored)].join('\n');
}
