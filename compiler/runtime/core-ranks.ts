import { fault } from './core-numbers.ts';

// Who comes first, and who shares which place.

/** Puts values in the order of their keys, the smallest first; equal ones stay as they stand. */
export function order(m: Int32Array, values: number, keys: number, measures: number, count: number): void {
  for (let i = 1; i < count; i++)
    for (let j = i; j > 0 && comesFirst(m, keys, measures, j, j - 1); j--) {
      swap(m, values + j, values + j - 1);
      for (let at = 0; at < measures; at++) swap(m, keys + j * measures + at, keys + (j - 1) * measures + at);
    }
}

/** The same where there is one measure. */
export function orderOne(m: Int32Array, values: number, keys: number, count: number): void {
  for (let i = 1; i < count; i++) {
    const key = m[keys + i]!;
    const value = m[values + i]!;
    let at = i;
    for (; at > 0 && m[keys + at - 1]! > key; at--) {
      m[keys + at] = m[keys + at - 1]!;
      m[values + at] = m[values + at - 1]!;
    }
    m[keys + at] = key;
    m[values + at] = value;
  }
}

export function comesFirst(m: Int32Array, keys: number, measures: number, a: number, b: number): boolean {
  const equal = alike(m, keys, measures, a, b);
  return equal < measures && m[keys + a * measures + equal]! < m[keys + b * measures + equal]!;
}

/** How many measures, from the first on, do not tell two apart. */
export function alike(m: Int32Array, keys: number, measures: number, a: number, b: number): number {
  let equal = 0;
  while (equal < measures && m[keys + a * measures + equal] === m[keys + b * measures + equal]) equal++;
  return equal;
}

export function swap(m: Int32Array, a: number, b: number): void {
  const word = m[a]!;
  m[a] = m[b]!;
  m[b] = word;
}

/**
 * Gives places to values in order, from place `from` on, for as long as fewer than `first` are placed. Those whom no measure
 * tells apart share (0), win together (1), win nothing, and nobody behind them (2), or cannot be (3).
 */
export function placed(
  m: Int32Array,
  keys: number,
  measures: number,
  count: number,
  places: number,
  shares: number,
  by: number,
  from: number,
  first: number,
  tie: number,
): number {
  let ranked = 0;
  while (ranked < count && ranked < first) {
    let tied = 1;
    while (ranked + tied < count && alike(m, keys, measures, ranked, ranked + tied) === measures) tied++;
    if (tied > 1 && tie === 2) return ranked;
    if (tied > 1 && tie === 3) fault('tie');
    for (let i = 0; i < tied; i++) {
      m[places + ranked + i] = from + ranked;
      m[shares + ranked + i] = tie === 0 ? tied : 1;
      m[by + ranked + i] = decidedBy(m, keys, measures, count, ranked + i);
    }
    ranked += tied;
  }
  return ranked;
}

/** The same where there is one measure, and nobody asks what decided. */
export function placedOne(
  m: Int32Array,
  keys: number,
  count: number,
  places: number,
  shares: number,
  from: number,
  first: number,
  tie: number,
): number {
  let ranked = 0;
  while (ranked < count && ranked < first) {
    let next = ranked + 1;
    while (next < count && m[keys + next] === m[keys + ranked]) next++;
    const tied = next - ranked;
    if (tied > 1 && tie === 2) return ranked;
    if (tied > 1 && tie === 3) fault('tie');
    for (let i = ranked; i < next; i++) {
      m[places + i] = from + ranked;
      m[shares + i] = tie === 0 ? tied : 1;
    }
    ranked = next;
  }
  return ranked;
}

/** The measure that tells one apart from those beside it: 0 for the first; all of them where none does. */
export function decidedBy(
  m: Int32Array,
  keys: number,
  measures: number,
  count: number,
  position: number,
): number {
  const above = position > 0 ? alike(m, keys, measures, position, position - 1) : 0;
  const below = position + 1 < count ? alike(m, keys, measures, position, position + 1) : 0;
  return Math.max(above, below);
}

/**
 * The same where a lot decides among those whom no measure tells apart; `picks` are the lots drawn so far. -1: a lot is to be
 * drawn among those in `event`.
 */
export function lots(
  m: Int32Array,
  values: number,
  keys: number,
  measures: number,
  count: number,
  places: number,
  shares: number,
  by: number,
  from: number,
  first: number,
  picks: number,
  event: number,
): number {
  let ranked = 0;
  let drawn = 0;
  while (ranked < count && ranked < first) {
    let tied = 1;
    while (ranked + tied < count && alike(m, keys, measures, ranked, ranked + tied) === measures) tied++;
    const decided = decidedBy(m, keys, measures, count, ranked);
    for (let left = tied; left > 0 && ranked < first; left--) {
      if (left > 1) {
        if (++drawn > m[picks]!) {
          m[event] = left;
          for (let i = 0; i < left; i++) m[event + 1 + i] = m[values + ranked + i]!;
          return -1;
        }
        // The one picked comes to the front of those still tied; the others keep their order.
        let at = ranked;
        while (m[values + at] !== m[picks + drawn]) at++;
        const pick = m[values + at]!;
        for (; at > ranked; at--) m[values + at] = m[values + at - 1]!;
        m[values + ranked] = pick;
      }
      m[places + ranked] = from + ranked;
      m[shares + ranked] = 1;
      m[by + ranked] = decided;
      ranked++;
    }
  }
  return ranked;
}
