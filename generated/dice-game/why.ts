// Code generated from rules/dice-game by Regelwerk. DO NOT EDIT.
import type { Trace, Traced } from '../runtime/trace.ts';
import { keyIn } from '../runtime/core-numbers.ts';
import { positionIn, sum } from '../runtime/core-lists.ts';
import { order, placed } from '../runtime/core-ranks.ts';
import { printed } from '../runtime/core-tables.ts';

/** The scorings of `dice-game` once more, in a form that traces what it looks up, for `why`. */
export function createTraced(trace: Trace): Traced {
  const NONE = -0x80000000;
  const PLAYERS = 0;
  const IMAGINARY = 1;

  // The state, and the words that stand for numbers, as in the core.
  const SEATS = 1036;
  const SEAT_WORDS = 52;
  const HEIGHT = 0;
  const TOKENS = 6;
  const PILE = 152;
  const POINTS_MAJORITY = 33;
  const POINTS_NUMBER_TOKENS = 40;

  // For work, in a memory of its own.
  const HANDED_LISTS = 1350;
  const GIVEN = 1350;
  const RANKED = 1356;
  const RANKED_PLACE = 1362;
  const RANKED_SHARED = 1368;
  const RANKED_BY = 1374;
  const RANKED_KEYS = 1380;
  const RANKED2 = 1392;
  const RANKED_PLACE2 = 1398;
  const RANKED_SHARED2 = 1404;
  const RANKED_BY2 = 1410;
  const RANKED_KEYS2 = 1416;
  const LIST_NO_PICKS = 1422;
  const m = new Int32Array(1423);

  // What is printed: one table behind the other.
  const k = new Int32Array(81);
  k[0] = 1;
  const PRIZE = printed(
    k,
    '1 0 0 8 1 0 16 8 1 2 0 0 9 2 0 17 9 2 3 0 0 10 3 0 18 10 3 4 0 0 11 4 0 19 11 4 5 0 0 12 5 0 20 12 5 6 0 0 13 6 0 21 13 6',
  );
  const TOKEN_VALUE = printed(k, '1×4 2 2 2 3 3 3 1 1 2 2 3 3 -×10');

  function lookUpPrize(key: number, key2: number, key3: number): number {
    if (key < 0 || key > 5 || key2 < 0 || key2 > 2 || key3 < 1 || key3 > 3) return 0;
    return k[PRIZE + (key * 3 + key2) * 3 + key3 - 1]!;
  }

  function tracedPrize(mark: number, key: number, key2: number, key3: number): number {
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
            m,
            seat,
            PILE + (building * 12 + keyIn(m[seatAt + HEIGHT + building]!, 1, 12, 'pile')) * 7,
          );
          trace.measured(ranking, seat, mark2);
          m[RANKED_KEYS + count * 2 + 1] = measure2;
          m[RANKED + count++] = seat;
        }
      }
      order(m, RANKED, RANKED_KEYS, 2, count);
      const ranked = placed(
        m,
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
        const points = tracedPrize(trace.begin(), building, scoring, place);
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
      const measure = sum(m, playerAt + POINTS_MAJORITY, 8);
      trace.measured(ranking, player, mark);
      m[RANKED_KEYS2 + count] = -measure;
      m[RANKED2 + count++] = player;
    }
    order(m, RANKED2, RANKED_KEYS2, 1, count);
    return placed(m, RANKED_KEYS2, 1, count, RANKED_PLACE2, RANKED_SHARED2, RANKED_BY2, 1, 2_147_483_647, 1);
  }

  function score(scoring: number): void {
    switch (scoring) {
      case 0:
        scoreMajority(0, m[GIVEN]!);
        scoreMajority(1, m[GIVEN]!);
        scoreMajority(2, m[GIVEN]!);
        scoreMajority(3, m[GIVEN]!);
        scoreMajority(4, m[GIVEN]!);
        scoreMajority(5, m[GIVEN]!);
        break;
      case 1:
        for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) scoreNumberTokens(seat);
        break;
    }
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

  return {
    memory: m,
    scratch: 1348,
    given: GIVEN,
    handedLists: HANDED_LISTS,
    slots: 0,
    mostListed: 0,
    score,
    rank: rankAll,
    ranked,
  };
}
