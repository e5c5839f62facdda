/** What is wanted of a game, as somebody types it: `length 40..60`, `seat 1 = seat 4`, `shared less`. */
export interface Wish {
  readonly text: string;
  /** What it looks at in each game; with two, at the difference of them. */
  readonly of: readonly [string] | readonly [string, string];
  readonly want:
    | { readonly is: 'range'; readonly from: number; readonly to: number }
    | { readonly is: 'equal' }
    | { readonly is: 'less' | 'more' };
}

const NUMBER = '-?\\d{1,9}(?:\\.\\d{1,6})?';
const RANGE = new RegExp(`^(.+?) +(${NUMBER})?\\.\\.(${NUMBER})?$`);

/** Reads a wish; undefined if it is none. Names are those of `observation`, `seat 1` is short for how often it wins. */
export function readWish(text: string): Wish | undefined {
  const trimmed = text.trim().replaceAll(/ +/g, ' ');
  const [, one, other] = /^([^=]+?) = ([^=]+)$/.exec(trimmed) ?? [];
  if (one !== undefined && other !== undefined)
    return { text: trimmed, of: [fullName(one), fullName(other)], want: { is: 'equal' } };
  const [, about, more] = /^(.+) (less|more)$/.exec(trimmed) ?? [];
  if (about !== undefined)
    return { text: trimmed, of: [fullName(about)], want: { is: more === 'less' ? 'less' : 'more' } };
  const [, name, from, to] = RANGE.exec(trimmed) ?? [];
  if (name === undefined || (from === undefined && to === undefined)) return undefined;
  const range = {
    from: from === undefined ? Number.NEGATIVE_INFINITY : Number(from),
    to: to === undefined ? Number.POSITIVE_INFINITY : Number(to),
  };
  if (range.from > range.to) return undefined;
  return { text: trimmed, of: [fullName(name)], want: { is: 'range', ...range } };
}

function fullName(name: string): string {
  return /^seat \d{1,2}$/.test(name) ? `${name} wins` : name;
}

/** What a wish sees in one game; undefined if the game has nothing of the sort. */
export function seenBy({ of }: Wish, game: ReadonlyMap<string, number>): number | undefined {
  const [one, other] = of.map((name) => game.get(name));
  if (one === undefined || of.length === 1) return one;
  return other === undefined ? undefined : one - other;
}

/** A tenth of the games is as far away as a tenth of anything else. */
const PART = 0.1;

/** How far a value is from what is wanted: 0 if it is there, 1 if it is a tenth off. `present` is the value of the rules as they are. */
export function distance({ of, want }: Wish, value: number, present: number): number {
  const isShare = of.some((name) => name.endsWith(' wins') || name === 'shared');
  if (want.is === 'range') {
    const off = Math.max(0, want.from - value, value - want.to);
    const bound = Number.isFinite(want.from) ? want.from : want.to;
    return off === 0 ? 0 : off / (isShare ? PART : PART * Math.max(1, Math.abs(bound)));
  }
  if (want.is === 'equal') return Math.abs(value) / (isShare ? PART : PART * Math.max(1, Math.abs(present)));
  const scale = isShare ? PART : PART * Math.max(1, Math.abs(present));
  // Nothing is ever little or much enough: the rules as they are count as 1.
  const gain = (want.is === 'less' ? present - value : value - present) / scale;
  return Math.max(0, 1 - gain);
}
