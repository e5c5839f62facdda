import { Measures, type MeasuresData } from './measures.ts';
import type { Plan, Range } from './plan.ts';
import { gamesIn, joined } from './ranges.ts';

/** The form of result files. */
export const RESULT_VERSION = 2;

/** What is known of a plan: which of its games were played, and what was seen in them. */
export interface Result {
  readonly plan: Plan;
  /** In order, and apart from each other. */
  readonly played: readonly Range[];
  readonly measures: Measures;
}

/** A result as plain data: the same bytes for the same games, however they were divided up. */
export interface ResultData {
  readonly regelwerk: 'lab';
  readonly version: number;
  readonly plan: Plan;
  readonly played: readonly Range[];
  readonly measures: MeasuresData;
}

export function emptyResult(plan: Plan): Result {
  return { plan, played: [], measures: new Measures() };
}

/** The same with these games too; what was measured in them is added to the measures of the result. */
export function withGames(result: Result, range: Range, measures: Measures): Result {
  const played = joined([...result.played, range]);
  if (!played) throw new RangeError(`games ${range[0]} to ${range[1]} were played already`);
  result.measures.merge(measures);
  return { ...result, played };
}

export function isComplete({ plan, played }: Result): boolean {
  return gamesIn(played) === plan.games;
}

/** Why results cannot be added up: they are not parts of the same run, or have games in common. */
export type Unmergeable = 'other-plan' | 'same-games';

export function samePlan(one: Plan, other: Plan): boolean {
  return JSON.stringify(orderedPlan(one)) === JSON.stringify(orderedPlan(other));
}

/** The parts of a run put together. */
export function merged([first, ...others]: readonly [Result, ...Result[]]): Result | Unmergeable {
  if (others.some(({ plan }) => !samePlan(plan, first.plan))) return 'other-plan';
  const played = joined([first, ...others].flatMap((one) => one.played));
  if (!played) return 'same-games';
  const measures = new Measures();
  for (const one of [first, ...others]) measures.merge(one.measures);
  return { plan: first.plan, played, measures };
}

export function writeResult({ plan, played, measures }: Result): string {
  const data: ResultData = {
    regelwerk: 'lab',
    version: RESULT_VERSION,
    plan: orderedPlan(plan),
    played,
    measures: measures.toData(),
  };
  return `${JSON.stringify(data)}\n`;
}

/** Always in the same order, wherever it was made. */
export function orderedPlan({
  game,
  fingerprint,
  players,
  imaginary,
  options,
  bots,
  seed,
  games,
}: Plan): Plan {
  return {
    game,
    fingerprint,
    players,
    imaginary,
    options: [...options],
    bots: bots.map(({ bot, tries, action }) => ({
      bot,
      ...(tries === undefined ? {} : { tries }),
      ...(action === undefined ? {} : { action }),
    })),
    seed,
    games,
  };
}
