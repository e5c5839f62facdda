/** `"a", "b" or "c"`: words of the rules among the data of a problem; `say.ts` tells them in each language. */
export function listed(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
}
