/** The words of the random generator for a game, into an array that is used for all games. */
export function setSeed(words: number[], seed: number): void {
  words[0] = seed | 0;
  words[1] = Math.imul(seed, 0x9e3779b1) | 0;
  words[2] = Math.imul(seed, 0x85ebca6b) ^ 0x27d4eb2f;
  words[3] = 1;
}
