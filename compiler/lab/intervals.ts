import type { Tally } from './tally.ts';

/** A figure, and between what it lies with a probability of 95 %. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How many observations it rests on. */
  readonly count: number;
}

/** The standard normal quantile of 97.5 %. */
const Z = 1.959963984540054;

/** The mean of what was counted. */
export function meanOf(tally: Tally, scale = 1): Estimate {
  const { count } = tally;
  const half =
    count < 2 ? Number.POSITIVE_INFINITY : studentQuantile(count - 1) * Math.sqrt(tally.variance / count);
  const value = tally.mean / scale;
  return { value, low: value - half / scale, high: value + half / scale, count };
}

/** The same, with an interval that holds together with so many others (Bonferroni); for many observations. */
export function meanWith(tally: Tally, together: number, scale = 1): Estimate {
  const { count } = tally;
  const half =
    count < 2
      ? Number.POSITIVE_INFINITY
      : upperQuantile(0.025 / together) * Math.sqrt(tally.variance / count);
  const value = tally.mean / scale;
  return { value, low: value - half / scale, high: value + half / scale, count };
}

/** The normal quantile above which so small a part lies (Abramowitz and Stegun 26.2.23, good to 0.0005). */
function upperQuantile(part: number): number {
  const t = Math.sqrt(-2 * Math.log(part));
  const above = 2.515517 + t * (0.802853 + t * 0.010328);
  const below = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
  return t - above / below;
}

/** How often something happens: the interval of Wilson, which is right for rare things too, and never leaves 0 to 1. */
export function shareOf(times: number, count: number): Estimate {
  if (count === 0) return { value: 0, low: 0, high: 1, count };
  const part = times / count;
  const square = (Z * Z) / count;
  const middle = (part + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((part * (1 - part)) / count + (Z * Z) / (4 * count * count));
  // What never happened may never happen, and what always did may always: rounding must not say otherwise.
  const low = times === 0 ? 0 : Math.max(0, middle - half);
  const high = times === count ? 1 : Math.min(1, middle + half);
  return { value: part, low, high, count };
}

/**
 * The mean of values from 0 to 1 that are not only 0 and 1, as a win shared by two counts as a half: by the sum of the values and of
 * their squares.
 */
export function partOf(sum: number, squares: number, count: number): Estimate {
  if (count < 2) return { value: count === 0 ? 0 : sum, low: 0, high: 1, count };
  const value = sum / count;
  const variance = Math.max(0, (squares - sum * value) / (count - 1));
  // As wide as that of Wilson where nothing is shared.
  const plain = shareOf(sum, count);
  const scale = value <= 0 || value >= 1 ? 1 : Math.sqrt(variance / (value * (1 - value)));
  return {
    value,
    low: value - (value - plain.low) * scale,
    high: value + (plain.high - value) * scale,
    count,
  };
}

/** The difference between two means of independent observations. */
export function differenceOf(one: Tally, other: Tally): Estimate {
  const count = Math.min(one.count, other.count);
  const value = one.mean - other.mean;
  if (count < 2) return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, count };
  const error = Math.sqrt(one.variance / one.count + other.variance / other.count);
  const half = studentQuantile(count - 1) * error;
  return { value, low: value - half, high: value + half, count };
}

/** Whether 95 % are sure that it is not this value. */
export function excludes({ low, high }: Estimate, value: number): boolean {
  return value < low || value > high;
}

/** The quantile of 97.5 % of Student's distribution, by the expansion of Cornish and Fisher; within 1 % from 3 degrees of freedom on. */
function studentQuantile(degrees: number): number {
  const exact = [12.706, 4.303, 3.182, 2.776, 2.571][degrees - 1];
  if (exact !== undefined) return exact;
  // Multiplied out: what powers give in their last digit, every browser decides for itself.
  const [z3, z5] = [Z * Z * Z, Z * Z * Z * Z * Z];
  return Z + (z3 + Z) / (4 * degrees) + (5 * z5 + 16 * z3 + 3 * Z) / (96 * degrees * degrees);
}

/**
 * A confidence sequence for a mean (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, “Time-uniform central limit theory and
 * asymptotic confidence sequences”): half the width of an interval that holds at all times at once with a probability of 1 - alpha. So
 * one may look at it after every game and stop when one likes, and it is still true.
 *
 * `tightest` is the number of observations at which it is narrowest; anything is right, this one is merely useful.
 */
export function anytimeHalfWidth(variance: number, count: number, alpha: number, tightest = 2000): number {
  if (count < 2) return Number.POSITIVE_INFINITY;
  const rho2 = (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha) + 1)) / tightest;
  const scaled = count * rho2 + 1;
  return Math.sqrt(variance * ((2 * scaled) / (count * count * rho2)) * Math.log(Math.sqrt(scaled) / alpha));
}
