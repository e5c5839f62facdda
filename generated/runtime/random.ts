// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
/**
 * The seed of a game: a text becomes the four words of its random generator, xoshiro128** (Blackman and Vigna), by
 * splitmix32. Every engine of a game draws the same numbers for the same seed, so this is fixed:
 *
 * a = 0; for each UTF-16 unit u of the text: a = mix((a ^ u) + G). Then four times: a += G, and the next word is mix(a).
 * G is 0x9e3779b9. If all four words are 0, the first becomes 1.
 */
const GOLDEN = 0x9e3779b9;

function mix(value: number): number {
  let z = value;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}

/** The four words for a seed, each from 0 to 2^32 - 1. */
export function seeded(text: string): number[] {
  let a = 0;
  for (let index = 0; index < text.length; index++) a = mix(((a ^ text.charCodeAt(index)) + GOLDEN) >>> 0);
  const words: number[] = [];
  for (let index = 0; index < 4; index++) {
    a = (a + GOLDEN) >>> 0;
    words.push(mix(a));
  }
  return words.some((word) => word !== 0) ? words : [1, 0, 0, 0];
}
