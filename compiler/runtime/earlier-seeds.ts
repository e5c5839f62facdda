/**
 * How seeds were read before: the text was folded into one word of 32 bits, which splitmix32 spread over the four words of the
 * generator. Whoever saw a few cards could try all 2^32 games in minutes, so nothing begins with it any more. It is here for
 * games that were saved then (`Saved` of version 1): they stay the games that they were.
 */
export function earlierWords(text: string): number[] {
  let a = 0;
  for (let index = 0; index < text.length; index++) a = mix(((a ^ text.charCodeAt(index)) + GOLDEN) >>> 0);
  const words: number[] = [];
  for (let index = 0; index < 4; index++) {
    a = (a + GOLDEN) >>> 0;
    words.push(mix(a));
  }
  return words.some((word) => word !== 0) ? words : [1, 0, 0, 0];
}

const GOLDEN = 0x9e3779b9;

function mix(value: number): number {
  let z = value;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}
