// Code generated from rules/dice-game by Regelwerk. DO NOT EDIT.
import { Fault } from '../runtime/core.ts';
import type { Trace, Traced } from '../runtime/trace.ts';

/** The scorings of `dice-game` once more, in a form that tells what it looks up: that is where `why` knows it from. */
export function createTraced(trace: Trace): Traced {
  const NONE = -0x80000000;
  const PLAYERS = 0;
  const IMAGINARY = 1;

  // The state, and the words that stand for numbers, as in the core.
  const SEATS = 1046;
  const SEAT_WORDS = 52;
  const HEIGHT = 0;
  const TOKENS = 6;
  const PILE = 152;
  const POINTS_MAJORITY = 33;
  const POINTS_NUMBER_TOKENS = 40;

  // For work, in a memory of its own.
  const HANDED_LISTS = 1617;
  const RANKED = 3673;
  const RANKED_PLACE = 3679;
  const RANKED_SHARED = 3685;
  const RANKED_BY = 3691;
  const RANKED_KEYS = 3697;
  const RANKED2 = 3709;
  const RANKED_PLACE2 = 3715;
  const RANKED_SHARED2 = 3721;
  const RANKED_BY2 = 3727;
  const RANKED_KEYS2 = 3733;
  const LIST_NO_PICKS = 3739;
  const m = new Int32Array(3740);

  // What is printed: one table behind the other.
  const k = new Int32Array(81);
  k[0] = 1;

  /** The rules cannot go on. */
  function fault(code: string, about = ''): never {
    throw new Fault(code, about);
  }

  /** A table, as it is printed, behind those before: a dash is none, 8×20 is 8 twenty times. Gives the position of its first number. */
  function printed(text: string): number {
    const start = k[0]!;
    let end = start;
    for (const part of text.split(' ')) {
      const run = part.split('×');
      const word = run[0] === '-' ? NONE : Number(run[0]!);
      for (let left = run.length > 1 ? Number(run[1]!) : 1; left > 0; left--) k[end++] = word;
    }
    k[0] = end;
    return start;
  }

  /** The position of a key that must be there. */
  function keyIn(key: number, from: number, size: number, about: string): number {
    if (key < from || key >= from + size) fault('no-such-key', about);
    return key - from;
  }

  function sum(from: number, words: number): number {
    let total = 0;
    for (let i = 0; i < words; i++) total += m[from + i]!;
    return total;
  }

  function positionIn(item: number, list: number): number {
    for (let i = 1; i <= m[list]!; i++) if (m[list + i] === item) return i;
    return fault('no-such-item');
  }

  /** Puts values in the order of their keys, the smallest first; equal ones stay as they stand. */
  function order(values: number, keys: number, measures: number, count: number): void {
    for (let i = 1; i < count; i++) {
      for (let j = i; j > 0 && comesFirst(keys, measures, j, j - 1); j--) {
        swap(values + j, values + j - 1);
        for (let at = 0; at < measures; at++) swap(keys + j * measures + at, keys + (j - 1) * measures + at);
      }
    }
  }

  function comesFirst(keys: number, measures: number, a: number, b: number): boolean {
    const equal = alike(keys, measures, a, b);
    return equal < measures && m[keys + a * measures + equal]! < m[keys + b * measures + equal]!;
  }

  /** How many measures, from the first on, do not tell two apart. */
  function alike(keys: number, measures: number, a: number, b: number): number {
    let equal = 0;
    while (equal < measures && m[keys + a * measures + equal] === m[keys + b * measures + equal]) equal++;
    return equal;
  }

  function swap(a: number, b: number): void {
    const word = m[a]!;
    m[a] = m[b]!;
    m[b] = word;
  }

  /**
   * Gives places to values in order, from place `from` on, for as long as fewer than `first` are placed. Those whom no measure
   * tells apart share (0), win together (1), win nothing, and nobody behind them (2), or cannot be (3).
   */
  function placed(
    keys: number,
    measures: number,
    count: number,
    places: number,
    shares: number,
    by: number,
    from: number,
    first: number,
    tie: number,
  ): number {
    let ranked = 0;
    while (ranked < count && ranked < first) {
      let tied = 1;
      while (ranked + tied < count && alike(keys, measures, ranked, ranked + tied) === measures) tied++;
      if (tied > 1 && tie === 2) return ranked;
      if (tied > 1 && tie === 3) fault('tie');
      for (let i = 0; i < tied; i++) {
        m[places + ranked + i] = from + ranked;
        m[shares + ranked + i] = tie === 0 ? tied : 1;
        m[by + ranked + i] = decidedBy(keys, measures, count, ranked + i);
      }
      ranked += tied;
    }
    return ranked;
  }

  /** The measure that tells one apart from those beside it: 0 for the first; all of them where none does. */
  function decidedBy(keys: number, measures: number, count: number, position: number): number {
    const above = position > 0 ? alike(keys, measures, position, position - 1) : 0;
    const below = position + 1 < count ? alike(keys, measures, position, position + 1) : 0;
    return Math.max(above, below);
  }

  const PRIZE = printed(
    '1 0 0 8 1 0 16 8 1 2 0 0 9 2 0 17 9 2 3 0 0 10 3 0 18 10 3 4 0 0 11 4 0 19 11 4 5 0 0 12 5 0 20 12 5 6 0 0 13 6 0 21 13 6',
  );
  const TOKEN_VALUE = printed('1×4 2 2 2 3 3 3 1 1 2 2 3 3 -×10');

  function lookUpPrize(key: number, key2: number, key3: number): number {
    if (key < 0 || key > 5 || key2 < 0 || key2 > 2 || key3 < 1 || key3 > 3) return 0;
    return k[PRIZE + (key * 3 + key2) * 3 + key3 - 1]!;
  }

  function toldPrize(mark: number, key: number, key2: number, key3: number): number {
    return trace.look(mark, 3, 0, lookUpPrize(key, key2, key3), [key, key2, key3]);
  }

  /**
   *     scoring majority[scoring] for each building
   *       rank seat in seats by most height[building] of seat, at least 1
   *         tie: least position[seat] of pile[building, height[building] of seat]
   *         tie: impossible
   *         award prize[building, scoring, place] to seat for building
   */
  function scoreMajority(building: number, scoring: number): void {
    {
      const least = 1;
      let count = 0;
      const ranking = trace.ranking();
      for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
        const seatAt = SEATS + seat * SEAT_WORDS;
        const mark = trace.begin();
        trace.field(0, m[seatAt + HEIGHT + building]!, [seat, building]);
        const measure = m[seatAt + HEIGHT + building]!;
        trace.measured(ranking, seat, mark);
        const measured = measure;
        if (measured >= least) {
          m[RANKED_KEYS + count * 2] = -measured;
          const mark2 = trace.begin();
          trace.field(
            3,
            trace.listAt(PILE + (building * 12 + keyIn(m[seatAt + HEIGHT + building]!, 1, 12, 'pile')) * 7),
            [building, m[seatAt + HEIGHT + building]!],
          );
          const measure2 = positionIn(
            seat,
            PILE + (building * 12 + keyIn(m[seatAt + HEIGHT + building]!, 1, 12, 'pile')) * 7,
          );
          trace.measured(ranking, seat, mark2);
          m[RANKED_KEYS + count * 2 + 1] = measure2;
          m[RANKED + count++] = seat;
        }
      }
      order(RANKED, RANKED_KEYS, 2, count);
      const ranked = placed(
        RANKED_KEYS,
        2,
        count,
        RANKED_PLACE,
        RANKED_SHARED,
        RANKED_BY,
        1,
        2_147_483_647,
        3,
      );
      for (let i = 0; i < ranked; i++) {
        const seat = m[RANKED + i]!;
        const place = m[RANKED_PLACE + i]!;
        const seatAt = SEATS + seat * SEAT_WORDS;
        trace.ranked(ranking, 0, [
          m[RANKED + i]!,
          m[RANKED_PLACE + i]!,
          m[RANKED_SHARED + i]!,
          m[RANKED_BY + i]!,
          0 - m[RANKED_KEYS + i * 2]!,
          m[RANKED_KEYS + i * 2 + 1]!,
        ]);
        trace.open();
        const points = toldPrize(trace.begin(), building, scoring, place);
        m[seatAt + POINTS_MAJORITY + 1 + building]! += points;
        trace.award(0, seat, building, points);
      }
      trace.unranked();
    }
  }

  /**
   *     scoring number-tokens for each seat
   *       award total of value of token for token in tokens where value of token is not none
   */
  function scoreNumberTokens(seat: number): void {
    const seatAt = SEATS + seat * SEAT_WORDS;
    trace.open();
    let total = 0;
    for (let i = 1; i <= m[seatAt + TOKENS]!; i++) {
      const token = m[seatAt + TOKENS + i]!;
      const looked = trace.begin();
      if (k[TOKEN_VALUE + token] !== NONE) {
        trace.printed('piece', 1, 'value', token, k[TOKEN_VALUE + token]!);
        const item = k[TOKEN_VALUE + token]!;
        total += item;
        trace.keep(looked);
      }
      trace.drop(looked);
    }
    const points = total;
    m[seatAt + POINTS_NUMBER_TOKENS]! += points;
    trace.award(1, seat, NONE, points);
  }

  /**
   *     winner player in players by most points of player
   *       tie: joint win
   */
  function rankAll(): number {
    m[LIST_NO_PICKS] = 0;
    let count = 0;
    const ranking = trace.ranking();
    for (let player = 0; player < m[PLAYERS]!; player++) {
      const playerAt = SEATS + player * SEAT_WORDS;
      const mark = trace.begin();
      const measure = sum(playerAt + POINTS_MAJORITY, 8);
      trace.measured(ranking, player, mark);
      m[RANKED_KEYS2 + count] = -measure;
      m[RANKED2 + count++] = player;
    }
    order(RANKED2, RANKED_KEYS2, 1, count);
    return placed(RANKED_KEYS2, 1, count, RANKED_PLACE2, RANKED_SHARED2, RANKED_BY2, 1, 2_147_483_647, 1);
  }

  function score(scoring: number, args: readonly number[]): void {
    switch (scoring) {
      case 0:
        scoreMajority(0, args[0]!);
        scoreMajority(1, args[0]!);
        scoreMajority(2, args[0]!);
        scoreMajority(3, args[0]!);
        scoreMajority(4, args[0]!);
        scoreMajority(5, args[0]!);
        break;
      case 1:
        for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) scoreNumberTokens(seat);
        break;
    }
  }

  function list(slot: number, items: readonly number[]): number {
    const address = HANDED_LISTS + slot * 257;
    for (let i = 0; i < items.length; i++) m[address + 1 + i] = items[i]!;
    m[address] = items.length;
    return address;
  }

  function ranked(position: number): readonly number[] {
    return [
      m[RANKED2 + position]!,
      m[RANKED_PLACE2 + position]!,
      m[RANKED_SHARED2 + position]!,
      m[RANKED_BY2 + position]!,
      0 - m[RANKED_KEYS2 + position]!,
    ];
  }

  return { memory: m, score, list, rank: rankAll, ranked };
}
