/** A line that is not as before: what it was and what it is; one of them is left out where a line came or went. */
export interface LineChange {
  readonly before?: string;
  readonly now?: string;
}

/** Pairs of lines that are compared; longer texts that have less in common are told as a whole. */
const MOST_PAIRS = 4_000_000;

/** The lines that only one of two texts has, side by side where they stand in the same place. */
export function lineChanges(before: readonly string[], now: readonly string[]): LineChange[] {
  const changes: LineChange[] = [];
  const close = (left: readonly string[], right: readonly string[]): void => {
    for (let at = 0; at < Math.max(left.length, right.length); at++) {
      const [was, is] = [left[at], right[at]];
      changes.push({
        ...(was === undefined ? {} : { before: was }),
        ...(is === undefined ? {} : { now: is }),
      });
    }
  };
  let [i, j] = [0, 0];
  for (const [a, b] of [...alike(before, now), [before.length, now.length] as const]) {
    close(before.slice(i, a), now.slice(j, b));
    [i, j] = [a + 1, b + 1];
  }
  return changes;
}

/** Positions of the longest row of lines that both have in this order. */
function alike(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  if (a.length * b.length > MOST_PAIRS) return [];
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[i] === b[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  const common: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length; )
    if (a[i] === b[j]) common.push([i++, j++]);
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++;
    else j++;
  return common;
}
