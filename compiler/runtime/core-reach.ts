// What can be reached, and through what. Those that were reached have numbers from 1, in the order in which they were found: so each has
// a higher one than that through which it was found first. `first` has a word for each, and one more: where its ways begin in `ways`, which
// has the numbers of those that they lead to.

/**
 * Finds out for each of those that were reached through which one all ways to it lead: `through` has at first the number of that
 * from which it was found, and of several the nearest in the end; 0 for none. A word of `wanted` gets its bit 2 where another that is wanted,
 * which has a word that is not 0, is reached only through it.
 */
export function findWays(
  m: Int32Array,
  count: number,
  first: number,
  ways: number,
  through: number,
  wanted: number,
): void {
  // All ways to one lead through whatever all ways to those lead through from which it is reached: until nothing changes any more.
  for (let changes = 1; changes !== 0; ) {
    changes = 0;
    for (let from = 1; from <= count; from++)
      for (let way = m[first + from]!; way < m[first + from + 1]!; way++) {
        const to = m[ways + way]!;
        const before = m[through + to]!;
        let a = before;
        let b = from;
        while (a !== b) {
          if (a > b) a = m[through + a]!;
          else b = m[through + b]!;
        }
        if (a === before) continue;
        m[through + to] = a;
        changes = 1;
      }
  }
  for (let one = count; one >= 1; one--) if (m[wanted + one] !== 0) m[wanted + m[through + one]!]! |= 2;
}
