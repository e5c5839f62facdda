/**
 * One stretch of a file that becomes something else. It is a stretch of whole lines, so that it is found again when the file has changed
 * elsewhere; what these lines begin and end with as before is not told again.
 */
export interface Piece {
  /** The first of these lines, from 0, in the file as it was. */
  readonly line: number;
  /** How many lines, at least one. */
  readonly lines: number;
  /** Characters that stay, at the beginning of the first line and at the end of the last. */
  readonly before: number;
  readonly after: number;
  /** What stands between them now. */
  readonly text: string;
  /** A hash of the lines, with the one before and the one after. */
  readonly hash: number;
}

/** How far from its old place a piece is searched for, in lines. */
const FARTHEST = 400;
/** Pairs of lines that are compared; where more lines differ, all between the first and the last of them is one piece. */
const MOST_PAIRS = 4_000_000;

export function piecesBetween(before: string, after: string): Piece[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const hashes = new Windows(old);
  return stretchesBetween(old, now).map(({ from, to, nowFrom, nowTo }) => {
    const was = old.slice(from, to).join('\n');
    const is = now.slice(nowFrom, nowTo).join('\n');
    const kept = alike(was, is);
    return {
      line: from,
      lines: to - from,
      ...kept,
      text: is.slice(kept.before, is.length - kept.after),
      hash: hashes.around(from, to),
    };
  });
}

/** The file with its pieces in place, and the pieces for which there is no place any more. */
export function withPieces(
  text: string,
  pieces: readonly Piece[],
): { readonly text: string; readonly left: readonly Piece[] } {
  const old = text.split('\n');
  const hashes = new Windows(old);
  const left: Piece[] = [];
  const parts: string[] = [];
  let [done, moved] = [0, 0];
  for (const piece of pieces) {
    const at = placeOf(piece, hashes, done, moved);
    const was = at === undefined ? '' : old.slice(at, at + piece.lines).join('\n');
    if (at === undefined || piece.before + piece.after > was.length) {
      left.push(piece);
      continue;
    }
    parts.push(...old.slice(done, at));
    parts.push(was.slice(0, piece.before) + piece.text + was.slice(was.length - piece.after));
    done = at + piece.lines;
    moved = at - piece.line;
  }
  return { text: [...parts, ...old.slice(done)].join('\n'), left };
}

/** The nearest place with the same lines; pieces before this one have moved by so many lines. */
function placeOf(
  { line, lines, hash }: Piece,
  hashes: Windows,
  from: number,
  moved: number,
): number | undefined {
  for (let away = 0; away <= FARTHEST; away++)
    for (const at of away === 0 ? [line + moved] : [line + moved - away, line + moved + away])
      if (at >= from && at + lines <= hashes.count && hashes.around(at, at + lines) === hash) return at;
  return undefined;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly nowFrom: number;
  readonly nowTo: number;
}

/** The lines that differ, each stretch with at least one line of either side. */
function stretchesBetween(old: readonly string[], now: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [];
  const add = (from: number, to: number, nowFrom: number, nowTo: number): void => {
    if (from === to && nowFrom === nowTo) return;
    // Where lines only come or go, the line before (else the one after) is taken in: it shows the place.
    const isBare = from === to || nowFrom === nowTo;
    const [back, on] = isBare ? (from > 0 && nowFrom > 0 ? [1, 0] : [0, 1]) : [0, 0];
    const next = { from: from - back, to: to + on, nowFrom: nowFrom - back, nowTo: nowTo + on };
    const last = stretches.at(-1);
    if (last && last.to > next.from)
      stretches[stretches.length - 1] = { ...next, from: last.from, nowFrom: last.nowFrom };
    else stretches.push(next);
  };
  let [i, j] = [0, 0];
  for (const [a, b] of [...pairsAlike(old, now), [old.length, now.length] as const]) {
    add(i, a, j, b);
    [i, j] = [a + 1, b + 1];
  }
  return stretches;
}

/** Pairs of lines that are the same in both, in order: as many as there can be. */
function pairsAlike(old: readonly string[], now: readonly string[]): (readonly [number, number])[] {
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (
    end < Math.min(old.length, now.length) - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end++;
  const [a, b] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const pairs: (readonly [number, number])[] = Array.from({ length: start }, (_, at) => [at, at] as const);
  if (a.length * b.length <= MOST_PAIRS)
    for (const [i, j] of longestCommon(a, b)) pairs.push([start + i, start + j]);
  for (let at = end; at > 0; at--) pairs.push([old.length - at, now.length - at]);
  return pairs;
}

function longestCommon(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[i] === b[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  const common: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length; )
    if (a[i] === b[j]) common.push([i++, j++]);
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++;
    else j++;
  return common;
}

/** How much is the same at the beginning and at the end, in whole words: what is told of a piece can be read. */
function alike(was: string, is: string): { before: number; after: number } {
  const most = Math.min(was.length, is.length);
  const isWordAt = (text: string, at: number) => at >= 0 && at < text.length && !/\s/.test(text[at]!);
  let before = 0;
  while (before < most && was[before] === is[before]) before++;
  while (before > 0 && isWordAt(was, before - 1) && (isWordAt(was, before) || isWordAt(is, before))) before--;
  let after = 0;
  while (after < most - before && was[was.length - 1 - after] === is[is.length - 1 - after]) after++;
  const startsInWord = (text: string) => isWordAt(text, text.length - 1 - after);
  while (after > 0 && isWordAt(was, was.length - after) && (startsInWord(was) || startsInWord(is))) after--;
  return { before, after };
}

/** Hashes of any stretch of lines, each in one step: powers of a number, summed up from the beginning. */
class Windows {
  readonly count: number;
  readonly #sums: Int32Array;
  readonly #powers: Int32Array;

  constructor(lines: readonly string[]) {
    this.count = lines.length;
    // The ends of the file are lines of their own.
    const hashes = [1, ...lines.map(hashOfLine), 2];
    this.#sums = new Int32Array(hashes.length + 1);
    this.#powers = new Int32Array(hashes.length + 1).fill(1);
    for (const [index, hash] of hashes.entries()) {
      this.#sums[index + 1] = Math.imul(this.#sums[index]!, FACTOR) + hash;
      this.#powers[index + 1] = Math.imul(this.#powers[index]!, FACTOR);
    }
  }

  /** Of these lines with the one before and the one after. */
  around(from: number, to: number): number {
    const [start, end] = [from, to + 2];
    const hash = this.#sums[end]! - Math.imul(this.#sums[start]!, this.#powers[end - start]!);
    return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8) & 0xffffff;
  }
}

const FACTOR = 0x01000193;

function hashOfLine(line: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < line.length; at++) hash = Math.imul(hash ^ line.charCodeAt(at), FACTOR);
  return hash ^ (hash >>> 16);
}
