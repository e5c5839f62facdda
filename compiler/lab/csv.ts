import type { Figure } from './figures.ts';

const HEAD = 'way,figure,about,part,unit,value,low,high,count,fair,real\n';

/** A line for each figure, for spreadsheets. */
export function figuresAsCsv(way: string, figures: readonly Figure[]): string {
  const lines = figures.map(({ id, about, part, unit, estimate, fair, isReal }) => {
    const { value, low, high, count } = estimate;
    return [way, id, about, part, unit, value, low, high, count, fair, isReal].map(cell).join(',');
  });
  return `${HEAD}${lines.join('\n')}\n`;
}

export function cell(value: string | number | boolean | undefined): string {
  if (value === undefined) return '';
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
