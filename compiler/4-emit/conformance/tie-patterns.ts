/** By seat: the level it stands on, 0 the best. Equal levels are tied. */
export type Pattern = readonly number[];

/**
 * Nobody tied; then two, three and all tied, at every place. The best does not sit first, so that nobody is right by
 * counting seats.
 */
export function patterns(seats: number): Pattern[] {
  const found: Pattern[] = [arranged(Array.from({ length: seats }, (_, place) => place))];
  for (const tied of new Set([2, 3, seats])) {
    for (let first = 0; first + tied <= seats && tied > 1; first++) {
      const levels = Array.from({ length: seats }, (_, place) => {
        if (place < first) return place;
        return place < first + tied ? first : place - tied + 1;
      });
      found.push(arranged(levels));
    }
  }
  return found;
}

function arranged(levels: readonly number[]): Pattern {
  return [...levels.slice(1).reverse(), levels[0]!];
}
