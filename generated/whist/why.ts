// Code generated from rules/starters/whist by Regelwerk. DO NOT EDIT.
import type { Trace, Traced } from '../runtime/trace.ts';
import { sum } from '../runtime/core-lists.ts';
import { order, placed } from '../runtime/core-ranks.ts';

/** The scorings of `whist` once more, in a form that traces what it looks up, for `why`. */
export function createTraced(trace: Trace): Traced {
  const NONE = -0x80000000;
  const PLAYERS = 0;

  // The state, and the words that stand for numbers, as in the core.
  const SEATS = 128;
  const SEAT_WORDS = 40;
  const TRICKS = 34;
  const POINTS_TRICKS_WON = 35;

  // For work, in a memory of its own.
  const HANDED_LISTS = 290;
  const GIVEN = 290;
  const RANKED = 297;
  const RANKED_PLACE = 301;
  const RANKED_SHARED = 305;
  const RANKED_BY = 309;
  const RANKED_KEYS = 313;
  const LIST_NO_PICKS = 317;
  const m = new Int32Array(318);

  // What is printed: one table behind the other.
  const k = new Int32Array(1);
  k[0] = 1;

  /**
   *     scoring tricks-won for each player
   *       award tricks
   */
  function scoreTricksWon(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    trace.open();
    trace.field(2, m[playerAt + TRICKS]!, [player]);
    const points = m[playerAt + TRICKS]!;
    m[playerAt + POINTS_TRICKS_WON]! += points;
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
      const measure = sum(m, playerAt + POINTS_TRICKS_WON, 1);
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
        for (let player = 0; player < m[PLAYERS]!; player++) scoreTricksWon(player);
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
