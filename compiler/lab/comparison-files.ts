import type { Comparison, Pairing } from './compare.ts';
import { cell } from './csv.ts';

/** A comparison for programs. */
export function comparisonAsJson({ a, b }: Pairing, comparison: Comparison): string {
  const { players, seed } = a;
  return `${JSON.stringify({ a: a.game, b: b.game, players, seed, ...comparison }, null, 2)}\n`;
}

/** And for spreadsheets. */
export function comparisonAsCsv({ compared }: Comparison): string {
  const lines = compared.map(({ name, a, b, difference, low, high, matters, verdict }) =>
    [name, a, b, difference, low, high, matters, verdict].map(cell).join(','),
  );
  return `${['name,a,b,difference,low,high,matters,verdict', ...lines].join('\n')}\n`;
}
