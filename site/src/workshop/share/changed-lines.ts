import type { Files } from '../sources.ts';

export interface ChangedFile {
  readonly file: string;
  readonly changes: readonly { readonly at: number; readonly before: string; readonly after: string }[];
}

/** More than this is not read line by line by anybody. */
const MOST_SHOWN = 60;
/** How far a line that stays is looked for. */
const FARTHEST = 60;

/** The lines that differ, file by file, old and new. What was noted down as read is no change of rules. */
export function changedLines(before: Files, after: Files): readonly ChangedFile[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .filter((file) => before[file] !== after[file] && !file.endsWith('confirmed.txt'))
    .map((file) => ({
      file,
      changes: between(linesOf(before[file]), linesOf(after[file])).slice(0, MOST_SHOWN),
    }));
}

const linesOf = (text: string | undefined): string[] => (text === undefined ? [] : text.split('\n'));

function between(old: readonly string[], now: readonly string[]): ChangedFile['changes'][number][] {
  const changes: { at: number; before: string; after: string }[] = [];
  let [from, to] = [0, 0];
  while (from < old.length || to < now.length) {
    if (from < old.length && to < now.length && old[from] === now[to]) {
      from++;
      to++;
      continue;
    }
    const [more, fewer] = nextAlike(old, now, from, to);
    changes.push({
      at: to,
      before: old
        .slice(from, from + more)
        .join('\n')
        .trim(),
      after: now
        .slice(to, to + fewer)
        .join('\n')
        .trim(),
    });
    from += more;
    to += fewer;
  }
  return changes.filter((one) => one.before !== one.after);
}

/** How many lines lie before the next that both have. */
function nextAlike(
  old: readonly string[],
  now: readonly string[],
  from: number,
  to: number,
): [number, number] {
  for (let sum = 1; sum <= FARTHEST; sum++)
    for (let more = 0; more <= sum; more++) {
      const [line, other] = [old[from + more], now[to + sum - more]];
      if (line !== undefined && line === other && line.trim() !== '') return [more, sum - more];
    }
  return [old.length - from, now.length - to];
}
