/** The mean, and how far from it the true one may lie (95 %). */
export function meanOf(numbers: readonly number[]): string {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  const error = Math.sqrt(squares / Math.max(1, numbers.length - 1) / numbers.length);
  return `${mean.toFixed(1)} ± ${(1.96 * error).toFixed(1)}`;
}

/** Wilson's interval (95 %). */
export function rateOf(wins: number, count: number): string {
  const z = 1.96;
  const rate = wins / count;
  const middle = (rate + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const reach =
    (z * Math.sqrt((rate * (1 - rate)) / count + (z * z) / (4 * count * count))) / (1 + (z * z) / count);
  const percent = (part: number): string => (100 * part).toFixed(0);
  return `${percent(rate)} % [${percent(middle - reach)}, ${percent(middle + reach)}]`;
}
