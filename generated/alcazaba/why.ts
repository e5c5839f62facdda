// Code generated from rules/alcazaba by Regelwerk. DO NOT EDIT.
import type { Trace, Traced } from '../runtime/trace.ts';
import { sum } from '../runtime/core-lists.ts';
import { order, placed } from '../runtime/core-ranks.ts';
import { longestRun } from '../runtime/core-grids.ts';
import { printed, sides } from '../runtime/core-tables.ts';

/** The scorings of `alcazaba` once more, in a form that traces what it looks up, for `why`. */
export function createTraced(trace: Trace): Traced {
  const NONE = -0x80000000;
  const PLAYERS = 0;
  const IMAGINARY = 1;

  // The state, and the words that stand for numbers, as in the core.
  const SEATS = 1055;
  const SEAT_WORDS = 187;
  const GRID_WORDS = 4912;
  const PALACE = 2177;
  const PALACE_THERE = 6938;
  const COLLECTION = 0;
  const POINTS_MAJORITY = 168;
  const POINTS_OUTER_WALL = 175;

  // For work, in a memory of its own.
  const STAMP = 31650;
  const HANDED_LISTS = 31651;
  const GIVEN = 31651;
  const RANKED = 31659;
  const RANKED_PLACE = 31665;
  const RANKED_SHARED = 31671;
  const RANKED_BY = 31677;
  const RANKED_KEYS = 31683;
  const LIST_BUILT = 31689;
  const PLOT_EDGES = 36452;
  const PLOT_MARKS = 55496;
  const LIST_MARKED_PLOT_EDGES = 60257;
  const RANKED2 = 79306;
  const RANKED_PLACE2 = 79312;
  const RANKED_SHARED2 = 79318;
  const RANKED_BY2 = 79324;
  const RANKED_KEYS2 = 79330;
  const LIST_NO_PICKS = 79336;
  const m = new Int32Array(79337);

  // What is printed: one table behind the other.
  const k = new Int32Array(19209);
  k[0] = 1;
  const TILE_BUILDING = printed(k, '0×7 1×7 2×9 3×9 4×11 5×12');
  const PRIZE = printed(
    k,
    '1 0 0 8 1 0 16 8 1 2 0 0 9 2 0 17 9 2 3 0 0 10 3 0 18 10 3 4 0 0 11 4 0 19 11 4 5 0 0 12 5 0 20 12 5 6 0 0 13 6 0 21 13 6',
  );
  const PLOT_BEYOND = sides(k, 69, 69);
  const WALLS_BITS = printed(
    k,
    '11 12 6 9 1 2 0 14 3 12 6 8 4 0 7 9 12 3 6 1 2 0 0 13 6 12 3 9 8 4 0 0 14 13 12 3 9 2 1 8 0 0 4 11 7 6 3 9 8 1 4 0 0 2 0',
  );

  /** `term owned[building] of seat = count of tile in collection + palace where building of tile is building` */
  function owned(seat: number, building: number): number {
    const seatAt = SEATS + seat * SEAT_WORDS;
    const seatGrids = seat * GRID_WORDS;
    const counted: number[] = [];
    for (let i = 1; i <= m[seatAt + COLLECTION]!; i++) {
      const item = m[seatAt + COLLECTION + i]!;
      if (k[TILE_BUILDING + item] === building) counted.push(item);
    }
    for (
      let word = 149 - m[seatGrids + PALACE_THERE + 149]!;
      word < m[seatGrids + PALACE_THERE + 150]!;
      word++
    ) {
      for (let rest = m[seatGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
        const cell = word * 32 + 31 - Math.clz32(rest & -rest);
        const item = m[seatGrids + PALACE + cell]!;
        if (k[TILE_BUILDING + item] === building) counted.push(item);
      }
    }
    trace.counted('piece', 1, counted);
    let count = 0;
    for (let i = 1; i <= m[seatAt + COLLECTION]!; i++) {
      const tile = m[seatAt + COLLECTION + i]!;
      if (k[TILE_BUILDING + tile] === building) count++;
    }
    for (
      let word = 149 - m[seatGrids + PALACE_THERE + 149]!;
      word < m[seatGrids + PALACE_THERE + 150]!;
      word++
    ) {
      for (let rest = m[seatGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
        const cell = word * 32 + 31 - Math.clz32(rest & -rest);
        const tile = m[seatGrids + PALACE + cell]!;
        if (k[TILE_BUILDING + tile] === building) count++;
      }
    }
    return count;
  }

  function tracedOwned(mark: number, seat: number, building: number): number {
    return trace.term(mark, 14, owned(seat, building), [seat, building]);
  }

  function lookUpPrize(key: number, key2: number, key3: number): number {
    if (key < 0 || key > 5 || key2 < 0 || key2 > 2 || key3 < 1 || key3 > 3) return 0;
    return k[PRIZE + (key * 3 + key2) * 3 + key3 - 1]!;
  }

  function tracedPrize(mark: number, key: number, key2: number, key3: number): number {
    return trace.look(mark, 0, 0, lookUpPrize(key, key2, key3), [key, key2, key3]);
  }

  /**
   *     scoring majority[scoring] for each building
   *       rank seat in seats by most owned[building] of seat, at least 1
   *         tie: share, rounded down
   *         award prize[building, scoring, place] to seat for building
   */
  function scoreMajority(building: number, scoring: number): void {
    {
      const least = 1;
      let count = 0;
      const ranking = trace.ranking();
      for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
        const mark = trace.begin();
        const measure = tracedOwned(trace.begin(), seat, building);
        trace.measured(ranking, seat, mark);
        const measured = measure;
        if (measured >= least) {
          m[RANKED_KEYS + count] = -measured;
          m[RANKED + count++] = seat;
        }
      }
      order(m, RANKED, RANKED_KEYS, 1, count);
      const ranked = placed(
        m,
        RANKED_KEYS,
        1,
        count,
        RANKED_PLACE,
        RANKED_SHARED,
        RANKED_BY,
        1,
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
        trace.open();
        let sum = 0;
        for (let place2 = place; place2 < place + shared; place2++)
          sum += tracedPrize(trace.begin(), building, scoring, place2);
        const points = Math.floor(sum / shared);
        m[seatAt + POINTS_MAJORITY + 1 + building]! += points;
        trace.award(0, seat, building, points);
      }
      trace.unranked();
    }
  }

  /** `term fountain = plot[0, 0]` */
  function fountain(): number {
    return 2380;
  }

  function tracedFountain(mark: number): number {
    return trace.term(mark, 6, fountain(), []);
  }

  /**
   *     term wall[cell, side] of player
   *       let tile = palace[cell]
   *       if tile is none: no
   *       otherwise: side is in walls of tile
   */
  function wall(player: number, cell: number, side: number): boolean {
    const playerGrids = player * GRID_WORDS;
    const tile = m[playerGrids + PALACE + cell]!;
    if (tile === NONE) return false;
    return ((k[WALLS_BITS + tile]! >>> side) & 1) === 1;
  }

  function tracedWall(mark: number, player: number, cell: number, side: number): boolean {
    return trace.holds(mark, 10, wall(player, cell, side), [player, cell, side]);
  }

  /** `term longest-wall of player = longest run of cell and side around built where wall[cell, side]` */
  function longestWall(player: number): number {
    const playerGrids = player * GRID_WORDS;
    let count = 0;
    m[LIST_BUILT + ++count] = tracedFountain(trace.begin());
    for (
      let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
      word < m[playerGrids + PALACE_THERE + 150]!;
      word++
    ) {
      for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
        const item = word * 32 + 31 - Math.clz32(rest & -rest);
        m[LIST_BUILT + ++count] = item;
      }
    }
    m[LIST_BUILT] = count;
    const stamp = ++m[STAMP]!;
    for (let i = m[LIST_BUILT]!; i >= 1; i--) m[PLOT_MARKS + m[LIST_BUILT + i]!] = stamp;
    let count2 = 0;
    for (let i = m[LIST_BUILT]!; i >= 1; i--) {
      const cell = m[LIST_BUILT + i]!;
      for (let side = 0; side < 4; side++) {
        const edge = cell * 4 + side;
        const near = k[PLOT_BEYOND + edge]!;
        if (near === NONE || m[PLOT_MARKS + near] !== stamp) {
          const isMarked = tracedWall(trace.begin(), player, cell, side) ? 1 : 0;
          m[PLOT_EDGES + edge] = stamp * 4 + isMarked;
          m[LIST_MARKED_PLOT_EDGES + 1 + count2] = edge;
          count2 += isMarked;
        }
      }
    }
    m[LIST_MARKED_PLOT_EDGES] = count2;
    return longestRun(m, k, LIST_MARKED_PLOT_EDGES, PLOT_BEYOND, PLOT_EDGES, stamp);
  }

  function tracedLongestWall(mark: number, player: number): number {
    return trace.term(mark, 15, longestWall(player), [player]);
  }

  /**
   *     scoring outer-wall for each player
   *       award longest-wall
   */
  function scoreOuterWall(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    trace.open();
    const points = tracedLongestWall(trace.begin(), player);
    m[playerAt + POINTS_OUTER_WALL]! += points;
    trace.award(1, player, NONE, points);
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
        for (let player = 0; player < m[PLAYERS]!; player++) scoreOuterWall(player);
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
    scratch: 31649,
    given: GIVEN,
    handedLists: HANDED_LISTS,
    slots: 0,
    mostListed: 0,
    score,
    rank: rankAll,
    ranked,
  };
}
