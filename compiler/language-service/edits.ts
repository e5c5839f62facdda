import type { Edit } from '../problems/problem.ts';
import type { Edits, TextEdit } from './answers.ts';

/** The text with all edits, whose offsets are those of the text before them. Of two that overlap, the first one counts. */
export function applied(text: string, edits: readonly TextEdit[]): string {
  const ordered = edits
    .map(({ start, end, text: by }) => {
      const from = Math.max(0, Math.min(start, text.length));
      return { from, to: Math.max(from, Math.min(end, text.length)), by };
    })
    .sort((a, b) => a.from - b.from || a.to - b.to);
  let result = '';
  let at = 0;
  for (const { from, to, by } of ordered) {
    if (from < at) continue;
    result += text.slice(at, from) + by;
    at = to;
  }
  return result + text.slice(at);
}

/** What must be written so that one text becomes the other: the lines that differ, from the first to the last. */
export function difference(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return [{ start, end: before.length - end, text: after.slice(start, after.length - end) }];
}

/** Edits with their places, by file. */
export function byFile(edits: readonly Edit[]): Edits {
  const files: Record<string, TextEdit[]> = {};
  for (const { at, text } of edits) {
    files[at.file] ??= [];
    files[at.file]!.push({ start: at.start, end: at.end, text });
  }
  return files;
}
