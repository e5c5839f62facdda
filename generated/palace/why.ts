// Code generated from rules/palace by Regelwerk. DO NOT EDIT.
import { Fault } from '../runtime/core.ts';
import type { Trace, Traced } from '../runtime/trace.ts';

/** The scorings of `palace` once more, in a form that tells what it looks up: that is where `why` knows it from. */
export function createTraced(trace: Trace): Traced {
  const NONE = -0x80000000;
  const PLAYERS = 0;
  const IMAGINARY = 1;

  // The state, and the words that stand for numbers, as in the core.
  const SEATS = 1173;
  const SEAT_WORDS = 940;
  const PALACE = 0;
  const PALACE_THERE = 625;
  const COLLECTION = 650;
  const POINTS_MAJORITY = 926;
  const POINTS_OUTER_WALL = 933;

  // For work, in a memory of its own.
  const STAMP = 6814;
  const HANDED_LISTS = 7072;
  const RANKED = 9128;
  const RANKED_PLACE = 9134;
  const RANKED_SHARED = 9140;
  const RANKED_BY = 9146;
  const RANKED_KEYS = 9152;
  const LIST_BUILT = 9158;
  const PLOT_EDGES = 9785;
  const PLOT_MARKS = 12285;
  const LIST_MARKED_PLOT_EDGES = 12910;
  const RANKED2 = 15411;
  const RANKED_PLACE2 = 15417;
  const RANKED_SHARED2 = 15423;
  const RANKED_BY2 = 15429;
  const RANKED_KEYS2 = 15435;
  const LIST_NO_PICKS = 15441;
  const m = new Int32Array(15442);

  // What is printed: one table behind the other.
  const k = new Int32Array(2663);
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

  function sum(from: number, words: number): number {
    let total = 0;
    for (let i = 0; i < words; i++) total += m[from + i]!;
    return total;
  }

  /** For each cell of a full grid the cells north, east, south and west of it, behind the tables before. */
  function sides(rows: number, columns: number): number {
    const start = k[0]!;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const at = start + (row * columns + column) * 4;
        k[at] = row === 0 ? NONE : (row - 1) * columns + column;
        k[at + 1] = column === columns - 1 ? NONE : row * columns + column + 1;
        k[at + 2] = row === rows - 1 ? NONE : (row + 1) * columns + column;
        k[at + 3] = column === 0 ? NONE : row * columns + column - 1;
      }
    }
    k[0] = start + rows * columns * 4;
    return start;
  }

  /**
   * The sides of cells that lie on their outline form rings; along each the cells lie on the right hand. The most marked sides in
   * a row; a ring whose sides are all marked counts each once. `marked` lists them.
   */
  function longestRun(marked: number, beyond: number, edges: number, stamp: number): number {
    let longest = 0;
    const isMarked = stamp * 4 + 1;
    for (let i = m[marked]!; i >= 1; i--) {
      // Once round each ring, from a marked side on which nobody has been.
      const start = m[marked + i]!;
      if (m[edges + start] !== isMarked) continue;
      let edge = start;
      let run = 0;
      // How many were marked before the first that is not.
      let before = -1;
      for (;;) {
        if (m[edges + edge] === isMarked) {
          m[edges + edge] = isMarked + 2;
          run++;
        } else {
          if (before < 0) {
            before = run;
          } else if (run > longest) longest = run;
          run = 0;
        }
        edge = nextEdge(edge, beyond, edges, stamp);
        if (edge === start) break;
      }
      if (before > 0) run += before;
      if (run > longest) longest = run;
    }
    return longest;
  }

  /** The side that follows on the outline, a cell and its side in one number. */
  function nextEdge(edge: number, beyond: number, edges: number, stamp: number): number {
    const side = edge & 3;
    const turned = edge - side + ((side + 1) & 3);
    if (m[edges + turned]! >> 2 === stamp) return turned;
    const ahead = k[beyond + turned]! * 4 + side;
    if (m[edges + ahead]! >> 2 === stamp) return ahead;
    return k[beyond + ahead]! * 4 + ((side + 3) & 3);
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

  const TILE_BUILDING = printed('0×7 1×7 2×9 3×9 4×11 5×11');
  const PRIZE = printed(
    '1 0 0 8 1 0 16 8 1 2 0 0 9 2 0 17 9 2 3 0 0 10 3 0 18 10 3 4 0 0 11 4 0 19 11 4 5 0 0 12 5 0 20 12 5 6 0 0 13 6 0 21 13 6',
  );
  const PLOT_BEYOND = sides(25, 25);
  const WALLS_BITS = printed(
    '11 12 6 9 1 2 0 14 3 12 6 8 4 0 7 9 12 3 6 1 2 0 0 13 6 12 3 9 8 4 0 0 14 13 12 3 9 2 1 8 0 0 4 11 7 6 3 9 8 1 4 0 0 2',
  );

  /** `term owned[building] of seat = count of tile in collection + palace where building of tile is building` */
  function owned(seat: number, building: number): number {
    const seatAt = SEATS + seat * SEAT_WORDS;
    const counted: number[] = [];
    {
      for (let i = 1; i <= m[seatAt + COLLECTION]!; i++) {
        const item = m[seatAt + COLLECTION + i]!;
        if (k[TILE_BUILDING + item] === building) counted.push(item);
      }
    }
    {
      for (let word = 0; word < 25; word++) {
        for (let rest = m[seatAt + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
          const cell = word * 25 + 31 - Math.clz32(rest & -rest);
          const item = m[seatAt + PALACE + cell]!;
          if (k[TILE_BUILDING + item] === building) counted.push(item);
        }
      }
    }
    trace.counted('piece', 1, counted);
    let count = 0;
    {
      for (let i = 1; i <= m[seatAt + COLLECTION]!; i++) {
        const tile = m[seatAt + COLLECTION + i]!;
        if (k[TILE_BUILDING + tile] === building) count++;
      }
    }
    {
      for (let word = 0; word < 25; word++) {
        for (let rest = m[seatAt + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
          const cell = word * 25 + 31 - Math.clz32(rest & -rest);
          const tile = m[seatAt + PALACE + cell]!;
          if (k[TILE_BUILDING + tile] === building) count++;
        }
      }
    }
    return count;
  }

  function toldOwned(mark: number, seat: number, building: number): number {
    return trace.term(mark, 12, owned(seat, building), [seat, building]);
  }

  function lookUpPrize(key: number, key2: number, key3: number): number {
    if (key < 0 || key > 5 || key2 < 0 || key2 > 2 || key3 < 1 || key3 > 3) return 0;
    return k[PRIZE + (key * 3 + key2) * 3 + key3 - 1]!;
  }

  function toldPrize(mark: number, key: number, key2: number, key3: number): number {
    return trace.look(mark, 1, 0, lookUpPrize(key, key2, key3), [key, key2, key3]);
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
        const measure = toldOwned(trace.begin(), seat, building);
        trace.measured(ranking, seat, mark);
        const measured = measure;
        if (measured >= least) {
          m[RANKED_KEYS + count] = -measured;
          m[RANKED + count++] = seat;
        }
      }
      order(RANKED, RANKED_KEYS, 1, count);
      const ranked = placed(
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
        const seatAt = SEATS + seat * SEAT_WORDS;
        const shared = m[RANKED_SHARED + i]!;
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
          sum += toldPrize(trace.begin(), building, scoring, place2);
        const points = Math.floor(sum / shared);
        m[seatAt + POINTS_MAJORITY + 1 + building]! += points;
        trace.award(0, seat, building, points);
      }
      trace.unranked();
    }
  }

  /** `term fountain = plot[0, 0]` */
  function fountain(): number {
    return 312;
  }

  function toldFountain(mark: number): number {
    return trace.term(mark, 0, fountain(), []);
  }

  /**
   *     term wall[cell, side] of player
   *       let tile = palace[cell]
   *       when tile is none: no
   *       otherwise: side is in walls of tile
   */
  function wall(player: number, cell: number, side: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    const tile = m[playerAt + PALACE + cell]!;
    if (tile === NONE) return false;
    return ((k[WALLS_BITS + tile]! >>> side) & 1) === 1;
  }

  function toldWall(mark: number, player: number, cell: number, side: number): boolean {
    return trace.holds(mark, 7, wall(player, cell, side), [player, cell, side]);
  }

  /** `term longest-wall of player = longest run of cell and side around built where wall[cell, side]` */
  function longestWall(player: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = 0;
    {
      m[LIST_BUILT + ++count] = toldFountain(trace.begin());
    }
    {
      for (let word = 0; word < 25; word++) {
        for (let rest = m[playerAt + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
          const item = word * 25 + 31 - Math.clz32(rest & -rest);
          m[LIST_BUILT + ++count] = item;
        }
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
          const isMarked = toldWall(trace.begin(), player, cell, side) ? 1 : 0;
          m[PLOT_EDGES + edge] = stamp * 4 + isMarked;
          m[LIST_MARKED_PLOT_EDGES + 1 + count2] = edge;
          count2 += isMarked;
        }
      }
    }
    m[LIST_MARKED_PLOT_EDGES] = count2;
    return longestRun(LIST_MARKED_PLOT_EDGES, PLOT_BEYOND, PLOT_EDGES, stamp);
  }

  function toldLongestWall(mark: number, player: number): number {
    return trace.term(mark, 13, longestWall(player), [player]);
  }

  /**
   *     scoring outer-wall for each player
   *       award longest-wall
   */
  function scoreOuterWall(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    trace.open();
    const points = toldLongestWall(trace.begin(), player);
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
        for (let player = 0; player < m[PLAYERS]!; player++) scoreOuterWall(player);
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
