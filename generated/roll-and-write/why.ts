// Code generated from rules/roll-and-write by Regelwerk. DO NOT EDIT.
import type { Trace, Traced } from '../runtime/trace.ts';
import { fault } from '../runtime/core-numbers.ts';
import { sum } from '../runtime/core-lists.ts';
import { order, placed } from '../runtime/core-ranks.ts';
import { printed } from '../runtime/core-tables.ts';

/** The scorings of `roll-and-write` once more, in a form that traces what it looks up, for `why`. */
export function createTraced(trace: Trace): Traced {
  const NONE = -0x80000000;
  const PLAYERS = 0;
  const IMAGINARY = 1;

  // The state, and the words that stand for numbers, as in the core.
  const SEATS = 124;
  const SEAT_WORDS = 48;
  const PLAY_AGAINST_RIVALS = 8;
  const BUILT = 0;
  const PLACED = 6;
  const CROSSED = 20;
  const COINS = 22;
  const PLACES_GONE = 37;
  const POINTS_COMPLETED_TYPES = 24;
  const POINTS_MAJORITY = 31;
  const POINTS_ROWS_AND_COLUMNS = 38;
  const POINTS_COINS_LEFT = 39;
  const POINTS_RIVAL_BONUS = 40;

  // For work, in a memory of its own.
  const HANDED_LISTS = 366;
  const GIVEN = 366;
  const RANKED = 371;
  const RANKED_PLACE = 376;
  const RANKED_SHARED = 381;
  const RANKED_BY = 386;
  const RANKED_KEYS = 391;
  const RANKED2 = 396;
  const RANKED_PLACE2 = 401;
  const RANKED_SHARED2 = 406;
  const RANKED_BY2 = 411;
  const RANKED_KEYS2 = 416;
  const RANKED3 = 421;
  const RANKED_PLACE3 = 426;
  const RANKED_SHARED3 = 431;
  const RANKED_BY3 = 436;
  const RANKED_KEYS3 = 441;
  const LIST_NO_PICKS = 446;
  const m = new Int32Array(447);

  // What is printed: one table behind the other.
  const k = new Int32Array(150);
  k[0] = 1;
  const CITY_BUILDING = printed(k, '0 5 2 3 4 5 2 3 4 5 0 1 4 5 0 1 2 3 1 2 3 4 5 4 3 4 5 0 1 2 5 0 1 2 3 4');
  const PLACE_POINTS = printed(k, '16 17 18 19 20 21 8 9 10 11 12 13 1 2 3 4 5 6');
  const LINE_POINTS = printed(k, '0×4 2 5 10');
  const CITY_CELLS_OF_LINE = printed(
    k,
    '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 0 6 12 18 24 30 1 7 13 19 25 31 2 8 14 20 26 32 3 9 15 21 27 33 4 10 16 22 28 34 5 11 17 23 29 35',
  );
  const CITY_CELLS_OF_LINE_FROM = printed(k, '0 6 12 18 24 30 36 42 48 54 60 66 72');
  const RIVAL_POINTS = printed(k, '21 18 15');

  /** `term boxes[building] = count of cell in city where building of cell is building` */
  function boxes(building: number): number {
    const counted: number[] = [];
    for (let item = 0; item <= 35; item++) if (k[CITY_BUILDING + item] === building) counted.push(item);
    trace.counted('cell', 0, counted);
    let count = 0;
    for (let cell = 0; cell <= 35; cell++) if (k[CITY_BUILDING + cell] === building) count++;
    return count;
  }

  function tracedBoxes(mark: number, building: number): number {
    return trace.term(mark, 4, boxes(building), [building]);
  }

  /** `term rival-game = play-against-rivals and count of players is 1` */
  function rivalGame(): boolean {
    return m[PLAY_AGAINST_RIVALS] === 1 && m[PLAYERS] === 1;
  }

  function tracedRivalGame(mark: number): boolean {
    return trace.holds(mark, 5, rivalGame(), []);
  }

  function lookUpPlacePoints(key: number, key2: number): number {
    if (key < 1 || key > 3 || key2 < 0 || key2 > 5) return 0;
    return k[PLACE_POINTS + (key - 1) * 6 + key2]!;
  }

  function tracedPlacePoints(mark: number, key: number, key2: number): number {
    return trace.look(mark, 2, 0, lookUpPlacePoints(key, key2), [key, key2]);
  }

  /**
   *     scoring completed-types for each building
   *       rank seat in seats where built[building] of seat is boxes[building] and building is not in placed of seat by
   *           most built[building] of seat, from place places-gone[building] + 1
   *         tie: share, rounded down
   *         if seat is in with-points
   *           award place-points[place, building] to seat for building
   *         add building to placed of seat
   *       places-gone[building] becomes count of seat in seats where building is in placed of seat
   */
  function scoreCompletedTypes(building: number): void {
    {
      let count2 = 0;
      const ranking = trace.ranking();
      for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
        const seatAt = SEATS + seat * SEAT_WORDS;
        if (
          m[seatAt + BUILT + building] === tracedBoxes(trace.begin(), building) &&
          ((m[seatAt + PLACED]! >>> building) & 1) !== 1
        ) {
          const mark = trace.begin();
          trace.field(0, m[seatAt + BUILT + building]!, [seat, building]);
          const measure = m[seatAt + BUILT + building]!;
          trace.measured(ranking, seat, mark);
          m[RANKED_KEYS + count2] = -measure;
          m[RANKED + count2++] = seat;
        }
      }
      order(m, RANKED, RANKED_KEYS, 1, count2);
      const ranked = placed(
        m,
        RANKED_KEYS,
        1,
        count2,
        RANKED_PLACE,
        RANKED_SHARED,
        RANKED_BY,
        m[PLACES_GONE + building]! + 1,
        2_147_483_647,
        0,
      );
      for (let i = 0; i < ranked; i++) {
        const seat = m[RANKED + i]!;
        const place = m[RANKED_PLACE + i]!;
        const shared = m[RANKED_SHARED + i]!;
        const seatAt = SEATS + seat * SEAT_WORDS;
        trace.ranked(ranking, 0, [
          m[RANKED + i]!,
          m[RANKED_PLACE + i]!,
          m[RANKED_SHARED + i]!,
          m[RANKED_BY + i]!,
          0 - m[RANKED_KEYS + i]!,
        ]);
        let found = false;
        if (tracedRivalGame(trace.begin())) {
          for (let other = 0; other < m[PLAYERS]! + m[IMAGINARY]!; other++) if (other === seat) found = true;
        } else {
          for (let other = 0; other < m[PLAYERS]!; other++) if (other === seat) found = true;
        }
        if (found) {
          trace.open();
          let sum = 0;
          for (let place2 = place; place2 < place + shared; place2++)
            sum += tracedPlacePoints(trace.begin(), place2, building);
          const points = Math.floor(sum / shared);
          m[seatAt + POINTS_COMPLETED_TYPES + 1 + building]! += points;
          trace.award(0, seat, building, points);
        }
        m[seatAt + PLACED]! |= 1 << building;
      }
      trace.unranked();
    }
    let count = 0;
    for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
      const seatAt = SEATS + seat * SEAT_WORDS;
      if (((m[seatAt + PLACED]! >>> building) & 1) === 1) count++;
    }
    m[PLACES_GONE + building] = count;
  }

  /**
   *     scoring majority for each building
   *       rank seat in seats where building is not in placed of seat by
   *           most built[building] of seat, at least 1, from place places-gone[building] + 1
   *         tie: share, rounded down
   *         if seat is in with-points
   *           award place-points[place, building] to seat for building
   */
  function scoreMajority(building: number): void {
    {
      const least = 1;
      let count = 0;
      const ranking = trace.ranking();
      for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
        const seatAt = SEATS + seat * SEAT_WORDS;
        if (((m[seatAt + PLACED]! >>> building) & 1) !== 1) {
          const mark = trace.begin();
          trace.field(0, m[seatAt + BUILT + building]!, [seat, building]);
          const measure = m[seatAt + BUILT + building]!;
          trace.measured(ranking, seat, mark);
          const measured = measure;
          if (measured >= least) {
            m[RANKED_KEYS2 + count] = -measured;
            m[RANKED2 + count++] = seat;
          }
        }
      }
      order(m, RANKED2, RANKED_KEYS2, 1, count);
      const ranked = placed(
        m,
        RANKED_KEYS2,
        1,
        count,
        RANKED_PLACE2,
        RANKED_SHARED2,
        RANKED_BY2,
        m[PLACES_GONE + building]! + 1,
        2_147_483_647,
        0,
      );
      for (let i = 0; i < ranked; i++) {
        const seat = m[RANKED2 + i]!;
        const place = m[RANKED_PLACE2 + i]!;
        const shared = m[RANKED_SHARED2 + i]!;
        const seatAt = SEATS + seat * SEAT_WORDS;
        trace.ranked(ranking, 0, [
          m[RANKED2 + i]!,
          m[RANKED_PLACE2 + i]!,
          m[RANKED_SHARED2 + i]!,
          m[RANKED_BY2 + i]!,
          0 - m[RANKED_KEYS2 + i]!,
        ]);
        let found = false;
        if (tracedRivalGame(trace.begin())) {
          for (let other = 0; other < m[PLAYERS]! + m[IMAGINARY]!; other++) if (other === seat) found = true;
        } else {
          for (let other = 0; other < m[PLAYERS]!; other++) if (other === seat) found = true;
        }
        if (found) {
          trace.open();
          let sum = 0;
          for (let place2 = place; place2 < place + shared; place2++)
            sum += tracedPlacePoints(trace.begin(), place2, building);
          const points = Math.floor(sum / shared);
          m[seatAt + POINTS_MAJORITY + 1 + building]! += points;
          trace.award(1, seat, building, points);
        }
      }
      trace.unranked();
    }
  }

  function lookUpLinePoints(key: number): number {
    if (key < 0 || key > 6) return fault('no-such-key', 'line-points');
    return k[LINE_POINTS + key]!;
  }

  function tracedLinePoints(mark: number, key: number): number {
    return trace.look(mark, 1, 0, lookUpLinePoints(key), [key]);
  }

  /**
   *     scoring rows-and-columns for each player
   *       for each line in rows of city + columns of city
   *         award line-points[count of cell in cells of line where cell is in crossed]
   */
  function scoreRowsAndColumns(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    for (let line = 0; line <= 5; line++) {
      trace.open();
      trace.item('line', 0, line);
      const mark = trace.begin();
      const counted: number[] = [];
      const until = k[CITY_CELLS_OF_LINE_FROM + line + 1]!;
      for (let i = k[CITY_CELLS_OF_LINE_FROM + line]!; i < until; i++) {
        const item = k[CITY_CELLS_OF_LINE + i]!;
        if (((m[playerAt + CROSSED + (item >> 5)]! >>> (item & 31)) & 1) === 1) counted.push(item);
      }
      trace.counted('cell', 0, counted);
      let count = 0;
      const until2 = k[CITY_CELLS_OF_LINE_FROM + line + 1]!;
      for (let i = k[CITY_CELLS_OF_LINE_FROM + line]!; i < until2; i++) {
        const cell = k[CITY_CELLS_OF_LINE + i]!;
        if (((m[playerAt + CROSSED + (cell >> 5)]! >>> (cell & 31)) & 1) === 1) count++;
      }
      const found = tracedLinePoints(mark, count);
      const points = found;
      m[playerAt + POINTS_ROWS_AND_COLUMNS]! += points;
      trace.award(2, player, NONE, points);
    }
    for (let line = 6; line <= 11; line++) {
      trace.open();
      trace.item('line', 0, line);
      const mark = trace.begin();
      const counted: number[] = [];
      const until = k[CITY_CELLS_OF_LINE_FROM + line + 1]!;
      for (let i = k[CITY_CELLS_OF_LINE_FROM + line]!; i < until; i++) {
        const item = k[CITY_CELLS_OF_LINE + i]!;
        if (((m[playerAt + CROSSED + (item >> 5)]! >>> (item & 31)) & 1) === 1) counted.push(item);
      }
      trace.counted('cell', 0, counted);
      let count = 0;
      const until2 = k[CITY_CELLS_OF_LINE_FROM + line + 1]!;
      for (let i = k[CITY_CELLS_OF_LINE_FROM + line]!; i < until2; i++) {
        const cell = k[CITY_CELLS_OF_LINE + i]!;
        if (((m[playerAt + CROSSED + (cell >> 5)]! >>> (cell & 31)) & 1) === 1) count++;
      }
      const found = tracedLinePoints(mark, count);
      const points = found;
      m[playerAt + POINTS_ROWS_AND_COLUMNS]! += points;
      trace.award(2, player, NONE, points);
    }
  }

  /**
   *     scoring coins-left for each player
   *       award coins / 2 rounded down
   */
  function scoreCoinsLeft(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    trace.open();
    trace.field(4, m[playerAt + COINS]!, [player]);
    const points = (m[playerAt + COINS]! / 2) | 0;
    m[playerAt + POINTS_COINS_LEFT]! += points;
    trace.award(3, player, NONE, points);
  }

  function lookUpRivalPoints(key: number): number {
    if (key < 2 || key > 4) return 0;
    return k[RIVAL_POINTS + key - 2]!;
  }

  function tracedRivalPoints(mark: number, key: number): number {
    return trace.look(mark, 3, 0, lookUpRivalPoints(key), [key]);
  }

  /**
   *     scoring rival-bonus for each seat
   *       if rival-game and seat is in imaginary
   *         award rival-points[count of imaginary]
   */
  function scoreRivalBonus(seat: number): void {
    const seatAt = SEATS + seat * SEAT_WORDS;
    if (tracedRivalGame(trace.begin()) && seat >= m[PLAYERS]! && seat <= m[PLAYERS]! + m[IMAGINARY]! - 1) {
      trace.open();
      const points = tracedRivalPoints(trace.begin(), Math.max(0, m[PLAYERS]! + m[IMAGINARY]! - m[PLAYERS]!));
      m[seatAt + POINTS_RIVAL_BONUS]! += points;
      trace.award(4, seat, NONE, points);
    }
  }

  /**
   *     winner seat in with-points by most points of seat
   *       tie: joint win
   */
  function rankAll(): number {
    m[LIST_NO_PICKS] = 0;
    let count = 0;
    const ranking = trace.ranking();
    if (tracedRivalGame(trace.begin())) {
      for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
        const seatAt = SEATS + seat * SEAT_WORDS;
        const mark = trace.begin();
        const measure = sum(m, seatAt + POINTS_COMPLETED_TYPES, 17);
        trace.measured(ranking, seat, mark);
        m[RANKED_KEYS3 + count] = -measure;
        m[RANKED3 + count++] = seat;
      }
    } else {
      for (let seat = 0; seat < m[PLAYERS]!; seat++) {
        const seatAt = SEATS + seat * SEAT_WORDS;
        const mark = trace.begin();
        const measure = sum(m, seatAt + POINTS_COMPLETED_TYPES, 17);
        trace.measured(ranking, seat, mark);
        m[RANKED_KEYS3 + count] = -measure;
        m[RANKED3 + count++] = seat;
      }
    }
    order(m, RANKED3, RANKED_KEYS3, 1, count);
    return placed(m, RANKED_KEYS3, 1, count, RANKED_PLACE3, RANKED_SHARED3, RANKED_BY3, 1, 2_147_483_647, 1);
  }

  function score(scoring: number): void {
    switch (scoring) {
      case 0:
        scoreCompletedTypes(0);
        scoreCompletedTypes(1);
        scoreCompletedTypes(2);
        scoreCompletedTypes(3);
        scoreCompletedTypes(4);
        scoreCompletedTypes(5);
        break;
      case 1:
        scoreMajority(0);
        scoreMajority(1);
        scoreMajority(2);
        scoreMajority(3);
        scoreMajority(4);
        scoreMajority(5);
        break;
      case 2:
        for (let player = 0; player < m[PLAYERS]!; player++) scoreRowsAndColumns(player);
        break;
      case 3:
        for (let player = 0; player < m[PLAYERS]!; player++) scoreCoinsLeft(player);
        break;
      case 4:
        for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) scoreRivalBonus(seat);
        break;
    }
  }

  function ranked(position: number): readonly number[] {
    return [
      m[RANKED3 + position]!,
      m[RANKED_PLACE3 + position]!,
      m[RANKED_SHARED3 + position]!,
      m[RANKED_BY3 + position]!,
      0 - m[RANKED_KEYS3 + position]!,
    ];
  }

  return {
    memory: m,
    scratch: 364,
    given: GIVEN,
    handedLists: HANDED_LISTS,
    slots: 0,
    mostListed: 0,
    score,
    rank: rankAll,
    ranked,
  };
}
