import type { ToldPlace } from '../service/told.ts';
import type { Files } from '../sources.ts';
import { changeBetween } from '../text-change.ts';

/**
 * Where a stretch of a file stands now that was told of the file as it was: somebody may have typed on meanwhile, most likely in that
 * very stretch. Undefined where it is gone.
 */
export function placeNow({ file, start, end }: ToldPlace, then: Files, now: Files): ToldPlace | undefined {
  const [before, after] = [then[file], now[file]];
  if (before === undefined || after === undefined) return undefined;
  if (before === after) return { file, start, end };
  const change = changeBetween(before, after);
  const grown = change.text.length - (change.end - change.start);
  if (change.end <= start && change.start < start) return { file, start: start + grown, end: end + grown };
  if (change.start >= start && change.end <= end) return { file, start, end: end + grown };
  return change.start > end ? { file, start, end } : undefined;
}
