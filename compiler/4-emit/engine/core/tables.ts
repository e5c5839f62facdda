/** Numbers as a core prints them: a dash for none; one that comes many times in a row once, with how often. */
export function inRuns(numbers: readonly number[]): string {
  const words: string[] = [];
  for (let at = 0; at < numbers.length; ) {
    let end = at + 1;
    while (end < numbers.length && numbers[end] === numbers[at]) end++;
    const word = numbers[at] === -0x80000000 ? '-' : String(numbers[at]);
    const run = end - at;
    if (run > MOST_ALONE) words.push(`${word}×${run}`);
    else for (let count = 0; count < run; count++) words.push(word);
    at = end;
  }
  return words.join(' ');
}

/** So many equal numbers are written one by one. */
const MOST_ALONE = 3;
