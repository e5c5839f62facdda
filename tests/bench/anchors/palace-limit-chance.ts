/** Chance at the limit: the generator of the generated engines (xoshiro128**), whose four words lie at the beginning of the state. */
export function createChance(s: Int32Array) {
  const RANDOM = 0;

  function next(): number {
    const b = s[RANDOM + 1]!;
    const fives = Math.imul(b, 5);
    const result = Math.imul((fives << 7) | (fives >>> 25), 9) >>> 0;
    const c = s[RANDOM + 2]! ^ s[RANDOM]!;
    const d = s[RANDOM + 3]! ^ b;
    s[RANDOM + 1] = b ^ c;
    s[RANDOM] = s[RANDOM]! ^ d;
    s[RANDOM + 2] = c ^ (b << 9);
    s[RANDOM + 3] = (d << 11) | (d >>> 21);
    return result;
  }
  function draw(count: number): number {
    let number = next();
    if (number >= 4294967296 - count) {
      const last = 4294967295 - ((-count >>> 0) % count);
      while (number > last) number = next();
    }
    return number % count;
  }
  function shuffle(first: number, count: number): void {
    for (let last = count - 1; last >= 1; last--) {
      const other = draw(last + 1);
      const item = s[first + last]!;
      s[first + last] = s[first + other]!;
      s[first + other] = item;
    }
  }

  return { draw, shuffle };
}
