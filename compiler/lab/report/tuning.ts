import type { Estimate } from '../intervals.ts';
import type { Plan } from '../plan.ts';
import { type LabLanguage, sayBot } from '../say-figure.ts';
import type { Met, Standing } from '../tune/race.ts';
import type { Wish } from '../tune/wishes.ts';
import type { Report } from './report.ts';
import { reportSayer } from './say.ts';

export interface Tried {
  /** What becomes of the numbers, as lines of a variant; empty for the rules as they are. */
  readonly lines: readonly string[];
  /** How many numbers are others than they are now. */
  readonly steps: number;
  readonly standing: Standing;
}

export interface Confirmed {
  readonly lines: readonly string[];
  readonly wishes: readonly { readonly estimate: Estimate; readonly met: Met }[];
}

export interface Tuning {
  readonly plan: Plan;
  readonly wishes: readonly Wish[];
  readonly tried: readonly Tried[];
  /** The rules as they are first, then the best. */
  readonly confirmed: readonly Confirmed[];
  readonly games: number;
  readonly confirmationGames: number;
}

/** What was tried to come closer to what is wanted, as a page. */
export function tuningReport(
  { plan, wishes, tried, confirmed, games, confirmationGames }: Tuning,
  { language, title, command }: { language: LabLanguage; title: string; command: string },
): Report {
  const say = reportSayer(language);
  const whole = new Intl.NumberFormat(language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  const nameOf = (lines: readonly string[]): string =>
    lines.length === 0
      ? say('tune-present')
      : lines.map((line) => line.replace(' becomes ', ' → ')).join(', ');
  const best = confirmed[1];
  const finalists = new Set(confirmed.map(({ lines }) => lines.join()));
  const values = (one: Confirmed): string =>
    one.wishes
      .map(
        ({ estimate, met }, at) =>
          `${wishes[at]!.text}: ${number.format(estimate.value)} (${say(`tune-${met}`)})`,
      )
      .join('; ');
  return {
    language,
    title: say('title-tuning', { game: title }),
    facts: [
      [say('fact-players'), String(plan.players)],
      [say('fact-bots'), plan.bots.map((bot) => sayBot(bot, language)).join(', ')],
      [say('fact-seed'), plan.seed],
    ],
    findings: [
      say('tune-tried', { count: whole.format(tried.length), games: whole.format(games) }),
      best && isBetter(tried, best.lines)
        ? say('tune-found', {
            ...{ numbers: nameOf(best.lines), games: whole.format(confirmationGames) },
            values: values(best),
          })
        : say('tune-none'),
    ],
    sections: [
      {
        id: 'tried',
        title: say('tune-all'),
        about: say('tune-all-about'),
        parts: [
          {
            sentences: [],
            chart: {
              is: 'scatter',
              axes: [say('axis-changed'), say('axis-away')],
              points: tried.map(({ lines, steps, standing }) => ({
                name: nameOf(lines),
                at: [steps, standing.away] as const,
                sort: lines.length === 0 ? 'present' : finalists.has(lines.join()) ? 'best' : 'other',
              })),
            },
          },
        ],
      },
      {
        id: 'confirmed',
        title: say('tune-best'),
        about: say('tune-best-about'),
        parts: [
          {
            sentences: [],
            table: {
              head: [say('column-numbers'), ...wishes.map(({ text }) => text)],
              rows: confirmed.map((one) => [
                nameOf(one.lines),
                ...one.wishes.map(
                  ({ estimate: { value, low, high }, met }) =>
                    `${number.format(value)} [${number.format(low)} … ${number.format(high)}] ${say(`tune-${met}`)}`,
                ),
              ]),
            },
          },
        ],
      },
    ],
    command,
  };
}

/** Whether it came closer than the rules as they are. */
function isBetter(tried: readonly Tried[], lines: readonly string[]): boolean {
  const awayOf = (wanted: string): number =>
    tried.find((one) => one.lines.join() === wanted)?.standing.away ?? Number.POSITIVE_INFINITY;
  return awayOf(lines.join()) < awayOf('');
}
