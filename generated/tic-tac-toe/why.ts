// Code generated from rules/starters/tic-tac-toe by Regelwerk. DO NOT EDIT.
import type { Trace, Traced } from '../runtime/trace.ts';
import { firstOf, sum } from '../runtime/core-lists.ts';
import { order, placed } from '../runtime/core-ranks.ts';
import { printed } from '../runtime/core-tables.ts';

/** The scorings of `tic-tac-toe` once more, in a form that traces what it looks up, for `why`. */
export function createTraced(trace: Trace): Traced {
  const NONE = -0x80000000;
  const PLAYERS = 0;

  // The state, and the words that stand for numbers, as in the core.
  const SEATS = 40;
  const SEAT_WORDS = 16;
  const ON = 8;
  const POINTS_THREE_IN_A_LINE = 11;

  // For work, in a memory of its own.
  const HANDED_LISTS = 74;
  const GIVEN = 74;
  const LIST_ITEMS = 76;
  const RANKED = 79;
  const RANKED_PLACE = 81;
  const RANKED_SHARED = 83;
  const RANKED_BY = 85;
  const RANKED_KEYS = 87;
  const LIST_NO_PICKS = 89;
  const m = new Int32Array(90);

  // What is printed: one table behind the other.
  const k = new Int32Array(29);
  k[0] = 1;
  const BOARD_ROW = printed(k, '1 1 1 2 2 2 3 3 3');
  const TOKEN_SIGN = printed(k, '0×5 1×5');
  const BOARD_COLUMN = printed(k, '1 2 3 1 2 3 1 2 3');

  /** `term sign of player = if player is first of players then cross otherwise nought` */
  function sign(player: number): number {
    let count = 0;
    for (let item = 0; item < m[PLAYERS]!; item++) m[LIST_ITEMS + ++count] = item;
    m[LIST_ITEMS] = count;
    return player === firstOf(m, LIST_ITEMS) ? 0 : 1;
  }

  function tracedSign(mark: number, player: number): number {
    return trace.term(mark, 0, sign(player), [player]);
  }

  /**
   *     term holds[cell] of player
   *       let token = on[cell]
   *       if token is none: no
   *       otherwise: sign of token is sign of player
   */
  function holds(player: number, cell: number): boolean {
    const token = m[ON + cell]!;
    if (token === NONE) return false;
    return k[TOKEN_SIGN + token] === tracedSign(trace.begin(), player);
  }

  function tracedHolds(mark: number, player: number, cell: number): boolean {
    return trace.holds(mark, 1, holds(player, cell), [player, cell]);
  }

  /**
   *     term has-line of player
   *       if some number in 1..3 where no cell in board where row of cell is number and not holds[cell]: yes
   *       if some number in 1..3 where no cell in board where column of cell is number and not holds[cell]: yes
   *       if no cell in board where row of cell is column of cell and not holds[cell]: yes
   *       otherwise: no cell in board where row of cell + column of cell is 4 and not holds[cell]
   */
  function hasLine(player: number): boolean {
    let found: boolean = false;
    for (let number = 1; number <= 3; number++) {
      let found4: boolean = false;
      for (let cell = 0; cell <= 8; cell++) {
        if (k[BOARD_ROW + cell] === number && !tracedHolds(trace.begin(), player, cell)) {
          found4 = true;
          break;
        }
      }
      if (!found4) {
        found = true;
        break;
      }
    }
    if (found) return true;
    let found2: boolean = false;
    for (let number = 1; number <= 3; number++) {
      let found4: boolean = false;
      for (let cell = 0; cell <= 8; cell++) {
        if (k[BOARD_COLUMN + cell] === number && !tracedHolds(trace.begin(), player, cell)) {
          found4 = true;
          break;
        }
      }
      if (!found4) {
        found2 = true;
        break;
      }
    }
    if (found2) return true;
    let found3: boolean = false;
    for (let cell = 0; cell <= 8; cell++) {
      if (k[BOARD_ROW + cell] === k[BOARD_COLUMN + cell] && !tracedHolds(trace.begin(), player, cell)) {
        found3 = true;
        break;
      }
    }
    if (!found3) return true;
    for (let cell = 0; cell <= 8; cell++)
      if (k[BOARD_ROW + cell]! + k[BOARD_COLUMN + cell]! === 4 && !tracedHolds(trace.begin(), player, cell))
        return false;
    return true;
  }

  function tracedHasLine(mark: number, player: number): boolean {
    return trace.holds(mark, 2, hasLine(player), [player]);
  }

  /** `term line-points = 1` */
  function linePoints(): number {
    return 1;
  }

  function tracedLinePoints(mark: number): number {
    return trace.term(mark, 3, linePoints(), []);
  }

  /**
   *     scoring three-in-a-line for each player
   *       if has-line
   *         award line-points
   */
  function scoreThreeInALine(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    if (tracedHasLine(trace.begin(), player)) {
      trace.open();
      const points = tracedLinePoints(trace.begin());
      m[playerAt + POINTS_THREE_IN_A_LINE]! += points;
      trace.award(0, player, NONE, points);
    }
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
      const measure = sum(m, playerAt + POINTS_THREE_IN_A_LINE, 1);
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
        for (let player = 0; player < m[PLAYERS]!; player++) scoreThreeInALine(player);
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
