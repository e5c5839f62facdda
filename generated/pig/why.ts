// Code generated from rules/starters/pig by Regelwerk. DO NOT EDIT.
import type { Trace, Traced } from '../runtime/trace.ts';
import { sum } from '../runtime/core-lists.ts';
import { order, placed } from '../runtime/core-ranks.ts';

/** The scorings of `pig` once more, in a form that traces what it looks up, for `why`. */
export function createTraced(trace: Trace): Traced {
  const NONE = -0x80000000;
  const PLAYERS = 0;

  // The state, and the words that stand for numbers, as in the core.
  const SEATS = 35;
  const SEAT_WORDS = 6;
  const SAFE = 0;
  const POINTS_KEPT = 1;

  // For work, in a memory of its own.
  const HANDED_LISTS = 73;
  const GIVEN = 73;
  const RANKED = 75;
  const RANKED_PLACE = 81;
  const RANKED_SHARED = 87;
  const RANKED_BY = 93;
  const RANKED_KEYS = 99;
  const LIST_NO_PICKS = 105;
  const m = new Int32Array(106);

  // What is printed: one table behind the other.
  const k = new Int32Array(1);
  k[0] = 1;

  /**
   *     scoring kept for each player
   *       award safe
   */
  function scoreKept(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    trace.open();
    trace.field(0, m[playerAt + SAFE]!, [player]);
    const points = m[playerAt + SAFE]!;
    m[playerAt + POINTS_KEPT]! += points;
    trace.award(0, player, NONE, points);
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
      const measure = sum(m, playerAt + POINTS_KEPT, 1);
      trace.measured(ranking, player, mark);
      m[RANKED_KEYS + count] = -measure;
      m[RANKED + count++] = player;
    }
    order(m, RANKED, RANKED_KEYS, 1, count);
    return placed(m, RANKED_KEYS, 1, count, RANKED_PLACE, RANKED_SHARED, RANKED_BY, 1, 2_147_483_647, 1);
  }

  function score(scoring: number): void {
    switch (scoring) {
      case 0:
        for (let player = 0; player < m[PLAYERS]!; player++) scoreKept(player);
        break;
    }
  }

  function ranked(position: number): readonly number[] {
    return [
      m[RANKED + position]!,
      m[RANKED_PLACE + position]!,
      m[RANKED_SHARED + position]!,
      m[RANKED_BY + position]!,
      0 - m[RANKED_KEYS + position]!,
    ];
  }

  return {
    memory: m,
    given: GIVEN,
    handedLists: HANDED_LISTS,
    slots: 0,
    mostListed: 0,
    score,
    rank: rankAll,
    ranked,
  };
}
