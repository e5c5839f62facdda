import { cell } from '../../lab/csv.ts';
import type { Tuning } from '../../lab/report/tuning.ts';

/** What was tried, and what the confirmation says, for programs. */
export function tuningAsJson({ plan, wishes, tried, confirmed, games, confirmationGames }: Tuning): string {
  const all = {
    ...{ game: plan.game, players: plan.players, seed: plan.seed, games, confirmationGames },
    wishes: wishes.map(({ text }) => text),
    tried: tried.map(({ lines, steps, standing: { away, values } }) => ({ lines, steps, away, values })),
    confirmed,
  };
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** And for spreadsheets: a line for each choice. */
export function tuningAsCsv({ wishes, tried }: Tuning): string {
  const head = ['numbers', 'steps', 'away', ...wishes.map(({ text }) => text)].map(cell).join(',');
  const lines = tried.map(({ lines: numbers, steps, standing: { away, values } }) =>
    [numbers.join('; '), steps, away, ...values].map(cell).join(','),
  );
  return `${[head, ...lines].join('\n')}\n`;
}
