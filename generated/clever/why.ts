// Code generated from rules/clever by Regelwerk. DO NOT EDIT.
import type { Trace, Traced } from '../runtime/trace.ts';
import { countIn, fault } from '../runtime/core-numbers.ts';
import { sum } from '../runtime/core-lists.ts';
import { order, placed } from '../runtime/core-ranks.ts';
import { printed } from '../runtime/core-tables.ts';

/** The scorings of `clever` once more, in a form that traces what it looks up, for `why`. */
export function createTraced(trace: Trace): Traced {
  const NONE = -0x80000000;
  const PLAYERS = 0;

  // The state, and the words that stand for numbers, as in the core.
  const SEATS = 120;
  const SEAT_WORDS = 131;
  const ENTRY = 0;
  const ENTRY_THERE = 60;
  const FOXES = 65;
  const POINTS_AREA_SCORE = 93;
  const POINTS_FOX_SCORE = 100;
  const YELLOW = 1;
  const BLUE = 2;
  const GREEN = 3;

  // For work, in a memory of its own.
  const HANDED_LISTS = 646;
  const GIVEN = 646;
  const RANKED = 651;
  const RANKED_PLACE = 655;
  const RANKED_SHARED = 659;
  const RANKED_BY = 663;
  const RANKED_KEYS = 667;
  const LIST_NO_PICKS = 675;
  const m = new Int32Array(676);

  // What is printed: one table behind the other.
  const k = new Int32Array(125);
  k[0] = 1;
  const SHEET_LINE_MASK = printed(
    k,
    '15 240 3840 61440 4369 8738 17476 34952 33825 458752 7864320 125829120 8912896 17891328 35782656 71565312',
  );
  const SHEET_LINE_POINTS = printed(k, '-×4 10 14 16 20 -×8');
  const BLUE_POINTS = printed(k, '0 1 2 4 7 11 16 22 29 37 46 56');
  const SHEET_FIRST_CELL = printed(k, '0 16 27 38 49');
  const SHEET_LAST_CELL = printed(k, '15 26 37 48 59');
  const SHEET_WORD = printed(k, '0 0 1 1 2');
  const SHEET_MASK = printed(k, '65535 134152192 2047 4192256 2047');
  const SHEET_POINTS = printed(k, '-×27 1 3 6 10 15 21 28 36 45 55 66 -×22');

  /** `term full[line] of player = no cell in cells of line where entry[cell] is none` */
  function full(player: number, line: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    return (~m[playerAt + ENTRY_THERE]! & k[SHEET_LINE_MASK + line]!) === 0;
  }

  function tracedFull(mark: number, player: number, line: number): boolean {
    return trace.holds(mark, 6, full(player, line), [player, line]);
  }

  function lookUpBluePoints(key: number): number {
    if (key < 0 || key > 11) return fault('no-such-key', 'blue-points');
    return k[BLUE_POINTS + key]!;
  }

  function tracedBluePoints(mark: number, key: number): number {
    return trace.look(mark, 3, 0, lookUpBluePoints(key), [key]);
  }

  /** `term marks[area] of player = count of cell in sheet[area] where entry[cell] is not none` */
  function marks(player: number, area: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    const counted: number[] = [];
    const member = area - 1;
    for (let item = k[SHEET_FIRST_CELL + member]!; item <= k[SHEET_LAST_CELL + member]!; item++)
      if (m[playerAt + ENTRY + item] !== NONE) counted.push(item);
    trace.counted('cell', 0, counted);
    const member2 = area - 1;
    return countIn(m[playerAt + ENTRY_THERE + k[SHEET_WORD + member2]!]! & k[SHEET_MASK + member2]!);
  }

  function tracedMarks(mark: number, player: number, area: number): number {
    return trace.term(mark, 7, marks(player, area), [player, area]);
  }

  /**
   *     term area-points[area] of player
   *       if area is yellow: total of points of line for line in columns of sheet[yellow] where full[line]
   *       if area is blue: blue-points[marks[blue]]
   *       if area is green: highest of points of cell for cell in sheet[green] where entry[cell] is not none, otherwise 0
   *       otherwise: total of entry[cell] for cell in sheet[area] where entry[cell] is not none
   */
  function areaPoints(player: number, area: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    if (area === YELLOW) {
      let total2 = 0;
      for (let line = 4; line <= 7; line++) {
        const looked = trace.begin();
        if (tracedFull(trace.begin(), player, line)) {
          trace.printed('line', 0, 'points', line, k[SHEET_LINE_POINTS + line]!);
          const item = k[SHEET_LINE_POINTS + line]!;
          total2 += item;
          trace.keep(looked);
        }
        trace.drop(looked);
      }
      return total2;
    }
    if (area === BLUE) return tracedBluePoints(trace.begin(), tracedMarks(trace.begin(), player, 2));
    if (area === GREEN) {
      let highest = NONE;
      const chosen = trace.begin();
      for (let cell = 27; cell <= 37; cell++) {
        const looked = trace.begin();
        if (m[playerAt + ENTRY + cell] !== NONE) {
          trace.printed('cell', 0, 'points', cell, k[SHEET_POINTS + cell]!);
          const item = k[SHEET_POINTS + cell]!;
          if (highest === NONE || item > highest) {
            highest = item;
            trace.keepOnly(looked);
          } else if (item === highest) trace.keep(looked);
        }
        trace.drop(looked);
      }
      trace.keep(chosen);
      if (highest === NONE) highest = 0;
      return highest;
    }
    let total = 0;
    const member = area - 1;
    for (let cell = k[SHEET_FIRST_CELL + member]!; cell <= k[SHEET_LAST_CELL + member]!; cell++) {
      const looked = trace.begin();
      if (m[playerAt + ENTRY + cell] !== NONE) {
        trace.field(0, m[playerAt + ENTRY + cell]!, [player, cell]);
        const item = m[playerAt + ENTRY + cell]!;
        total += item;
        trace.keep(looked);
      }
      trace.drop(looked);
    }
    return total;
  }

  function tracedAreaPoints(mark: number, player: number, area: number): number {
    return trace.term(mark, 8, areaPoints(player, area), [player, area]);
  }

  /**
   *     scoring area-score for each player
   *       for each area in Area
   *         award area-points[area] for area
   */
  function scoreAreaScore(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    for (let area = 1; area <= 5; area++) {
      trace.open();
      const points = tracedAreaPoints(trace.begin(), player, area);
      m[playerAt + POINTS_AREA_SCORE + 1 + area]! += points;
      trace.award(0, player, area, points);
    }
  }

  /** `term lowest-area-points of player = lowest of area-points[area] for area in Area` */
  function lowestAreaPoints(player: number): number {
    let lowest = NONE;
    const chosen = trace.begin();
    for (let area = 1; area <= 5; area++) {
      const looked = trace.begin();
      const item = tracedAreaPoints(trace.begin(), player, area);
      if (lowest === NONE || item < lowest) {
        lowest = item;
        trace.keepOnly(looked);
      } else if (item === lowest) trace.keep(looked);
      trace.drop(looked);
    }
    trace.keep(chosen);
    return lowest;
  }

  function tracedLowestAreaPoints(mark: number, player: number): number {
    return trace.term(mark, 10, lowestAreaPoints(player), [player]);
  }

  /**
   *     scoring fox-score for each player
   *       award foxes * lowest-area-points
   */
  function scoreFoxScore(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    trace.open();
    trace.field(2, m[playerAt + FOXES]!, [player]);
    const points = m[playerAt + FOXES]! * tracedLowestAreaPoints(trace.begin(), player);
    m[playerAt + POINTS_FOX_SCORE]! += points;
    trace.award(1, player, NONE, points);
  }

  /** `term best-area-points of player = highest of area-points[area] for area in Area` */
  function bestAreaPoints(player: number): number {
    let highest = NONE;
    const chosen = trace.begin();
    for (let area = 1; area <= 5; area++) {
      const looked = trace.begin();
      const item = tracedAreaPoints(trace.begin(), player, area);
      if (highest === NONE || item > highest) {
        highest = item;
        trace.keepOnly(looked);
      } else if (item === highest) trace.keep(looked);
      trace.drop(looked);
    }
    trace.keep(chosen);
    return highest;
  }

  function tracedBestAreaPoints(mark: number, player: number): number {
    return trace.term(mark, 9, bestAreaPoints(player), [player]);
  }

  /**
   *     winner player in players by most points of player
   *       tie: most best-area-points of player
   *       tie: joint win
   *       solo: rating[points of player]
   */
  function rankAll(): number {
    m[LIST_NO_PICKS] = 0;
    let count = 0;
    const ranking = trace.ranking();
    for (let player = 0; player < m[PLAYERS]!; player++) {
      const playerAt = SEATS + player * SEAT_WORDS;
      const mark = trace.begin();
      const measure = sum(m, playerAt + POINTS_AREA_SCORE, 8);
      trace.measured(ranking, player, mark);
      m[RANKED_KEYS + count * 2] = -measure;
      const mark2 = trace.begin();
      const measure2 = tracedBestAreaPoints(trace.begin(), player);
      trace.measured(ranking, player, mark2);
      m[RANKED_KEYS + count * 2 + 1] = -measure2;
      m[RANKED + count++] = player;
    }
    order(m, RANKED, RANKED_KEYS, 2, count);
    return placed(m, RANKED_KEYS, 2, count, RANKED_PLACE, RANKED_SHARED, RANKED_BY, 1, 2_147_483_647, 1);
  }

  function score(scoring: number): void {
    switch (scoring) {
      case 0:
        for (let player = 0; player < m[PLAYERS]!; player++) scoreAreaScore(player);
        break;
      case 1:
        for (let player = 0; player < m[PLAYERS]!; player++) scoreFoxScore(player);
        break;
    }
  }

  function ranked(position: number): readonly number[] {
    return [
      m[RANKED + position]!,
      m[RANKED_PLACE + position]!,
      m[RANKED_SHARED + position]!,
      m[RANKED_BY + position]!,
      0 - m[RANKED_KEYS + position * 2]!,
      0 - m[RANKED_KEYS + position * 2 + 1]!,
    ];
  }

  return {
    memory: m,
    scratch: 644,
    given: GIVEN,
    handedLists: HANDED_LISTS,
    slots: 0,
    mostListed: 0,
    score,
    rank: rankAll,
    ranked,
  };
}
