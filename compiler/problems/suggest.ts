/**
 * The known word nearest to a misspelt one, if any is near enough to be meant. Of two that are as near, the one with the same capitals:
 * `coluor` is the local `colour` and not the kind `Colour`.
 */
export function suggest(word: string, known: Iterable<string>): string | undefined {
  const limit = word.length <= 3 ? 1 : word.length <= 7 ? 2 : 3;
  let best: string | undefined;
  let bestDistance = limit + 1;
  let bestExact = Number.POSITIVE_INFINITY;
  for (const candidate of [...new Set(known)].sort()) {
    if (candidate === word || Math.abs(candidate.length - word.length) > limit) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), limit);
    if (distance > limit || distance > bestDistance) continue;
    const exact = editDistance(word, candidate, word.length);
    if (distance < bestDistance || exact < bestExact) {
      best = candidate;
      bestDistance = distance;
      bestExact = exact;
    }
  }
  return best;
}

/** How many letters must be changed, added, dropped or swapped with their neighbour; more than `limit` is not counted out. */
function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
