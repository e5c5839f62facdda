/** A stretch of a text becomes another text. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The smallest stretch in which two texts differ. */
export function changeBetween(before: string, after: string): TextChange {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let kept = 0;
  while (
    kept < most - start &&
    before.charCodeAt(before.length - 1 - kept) === after.charCodeAt(after.length - 1 - kept)
  )
    kept++;
  return { start, end: before.length - kept, text: after.slice(start, after.length - kept) };
}

/** A text with stretches of it replaced, whose places are all those of the text before. Where two overlap, the later one is left out. */
export function appliedTo(text: string, changes: readonly TextChange[]): string {
  const ordered = changes
    .filter(({ start, end }) => start >= 0 && start <= end && end <= text.length)
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  let out = '';
  let at = 0;
  for (const { start, end, text: put } of ordered) {
    if (start < at) continue;
    out += text.slice(at, start) + put;
    at = end;
  }
  return out + text.slice(at);
}
