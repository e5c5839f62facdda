// Code generated from rules/alcazaba by Regelwerk. DO NOT EDIT.
import type { Core, Watch } from '../runtime/core.ts';
import * as coreNumbers from '../runtime/core-numbers.ts';
import { fault } from '../runtime/core-numbers.ts';
import * as coreState from '../runtime/core-state.ts';
import * as coreLists from '../runtime/core-lists.ts';
import * as coreChoices from '../runtime/core-choices.ts';
import * as coreRanks from '../runtime/core-ranks.ts';
import * as coreBoxes from '../runtime/core-boxes.ts';
import * as coreGrids from '../runtime/core-grids.ts';
import * as coreReach from '../runtime/core-reach.ts';
import { printed, sides, workedOut } from '../runtime/core-tables.ts';
import * as coreChance from '../runtime/core-chance.ts';
import { createDoors, noticing } from '../runtime/core-doors.ts';

/** The core of `alcazaba`: one game in memory, made of whole numbers. See the interface for how to use it. */
export function createCore(watch?: Watch): Core {
  const { isSame, liesWithin, within } = coreNumbers;
  const { clockwise, drawQuickly, nextPlayer } = coreState;
  const {
    append,
    bitsIn,
    distinct,
    firstOf,
    insertItem,
    isIn,
    isWithin,
    itemOf,
    positionOrZero,
    removeFrom,
    setList,
    setOfBits,
    sort,
    sum,
    widen,
  } = coreLists;
  const { largestSet, listSets, noteAlike } = coreChoices;
  const { order, orderOne, placed, placedOne } = coreRanks;
  const { boxOf, emptyCells, holesInBox, neighboursInBox } = coreBoxes;
  const { hasFreeSide, holesIn, leavesWays, longestRun, neighboursOf } = coreGrids;
  const { findWays } = coreReach;
  const { pick, setFaces } = coreChance;
  /** No value. */
  const NONE = -0x80000000;
  /** In a question: a choice left open. */
  const OPEN = -0x7fffffff;

  // Numbers stand for these words, counted from 0 as the rules name them.
  // Building: pavilion, seraglio, arcade, chamber, garden, tower
  // Scoring: A, B, C
  // Side: north, east, south, west

  // Actions.
  const TAKE_TILE = 0;
  const TAKE_START_TOKEN = 1;
  const THROW = 2;
  const PLACE_STONE = 3;
  const NAME_START_PLAYER = 4;
  const BUILD = 5;
  const TAKE_DOWN = 6;
  const SWAP = 7;
  const PUT_IN_RESERVE = 8;
  const GIVE_AWAY = 9;

  // Reasons.
  const THROW_FIRST = 0;
  const NO_SYMBOL = 1;
  const NOT_REACHABLE_ON_FOOT = 2;
  const ENCLOSES_EMPTY_AREA = 3;
  const ENCLOSES_EMPTY_CELL = 4;
  const NO_START_TOKEN_HERE = 5;
  const THREE_THROWS_AT_MOST = 6;
  const FIRST_THROW_ALL_DICE = 7;
  const TOUCHES_NO_SIDE = 8;
  const CELL_TAKEN = 9;
  const WALL_AGAINST_OPEN_SIDE = 10;
  const NOTHING_BUILT_THERE = 11;
  const NOBODY_TO_GIVE_TO = 12;
  const REDESIGN_AFTER_THROW_ONE_OR_TWO = 13;
  const ONLY_WHAT_WAS_BOUGHT = 14;
  const TAKE_TILE_TILE_NONE = 15;
  const THROW_DICE_NONE = 16;
  const PLACE_STONE_BUILDING_NONE = 17;
  const NAME_START_PLAYER_WHO_NONE = 18;
  const BUILD_TILE_NONE = 19;
  const SWAP_TILE_NONE = 20;
  const PUT_IN_RESERVE_TILE_NONE = 21;
  const GIVE_AWAY_TILE_NONE = 22;
  const GAME_OVER = 23;
  const NOT_NOW = 24;
  const NOT_YOUR_TURN = 25;
  const MUST_CHOOSE = 26;
  const FAULT = 28;

  // What every state begins with.
  const PLAYERS = 0;
  const IMAGINARY = 1;
  const OVER = 2;
  const SEEDED = 3;
  const RANDOM = 4;

  // The table, and the scripts that run for the whole game.
  const NO_ENCLOSED_AREA = 8;
  const BAG = 9;
  const STACK = 65;
  const OFFER = 345;
  const DRAWN = 681;
  const GONE = 687;
  const STONE = 743;
  const START_TOKEN = 887;
  const CALIPH = 888;
  const ROUND = 889;
  const CUP = 890;
  const THROWS = 899;
  const TILE_HOME = 900;
  const DIE_FACE = 955;
  const BRANCHES = 963;
  const RUNS_GAME = 970;
  const AFTER_GAME = 971;
  const AFTER_MAKE_STACKS = 972;
  const MAKE_STACKS_NTH = 973;
  const MAKE_STACKS_NTH_LAST = 974;
  const MAKE_STACKS_BUILDING = 975;
  const MAKE_STACKS_BUILDING_LIST = 976;
  const MAKE_STACKS_BUILDING_NEXT = 983;
  const MAKE_STACKS_TILE = 984;
  const AFTER_ROUNDS = 985;
  const ROUNDS_ROUND = 986;
  const ROUNDS_ROUND_LAST = 987;
  const AFTER_LAY_OUT = 988;
  const LAY_OUT_ROUND = 989;
  const LAY_OUT_TIMES = 990;
  const LAY_OUT_TILE_2 = 991;
  const ROUNDS_TIMES = 992;
  const ROUNDS_PLAYER = 993;
  const ROUNDS_PLAYER_LIST = 994;
  const ROUNDS_PLAYER_NEXT = 1001;
  const AFTER_TURN = 1002;
  const TURN_PLAYER = 1003;
  const TURN_BUILDING = 1004;
  const TURN_TILE = 1005;
  const TURN_CELL = 1006;
  const TURN_CELL_2 = 1007;
  const TURN_CELL_3 = 1008;
  const TURN_TILE_2 = 1009;
  const TURN_DICE = 1010;
  const AFTER_END_OF_ROUND = 1019;
  const END_OF_ROUND_ROUND = 1020;
  const AFTER_PRIZES = 1021;
  const PRIZES_BUILDING = 1022;
  const PRIZES_BUILDING_LIST = 1023;
  const PRIZES_BUILDING_NEXT = 1030;
  const PRIZES_FIELD = 1031;
  const PRIZES_FIELD_LAST = 1032;
  const PRIZES_SEAT = 1033;
  const PRIZES_TILE = 1034;
  const AFTER_NEW_CALIPH = 1035;
  const NEW_CALIPH_SEAT = 1036;
  const NEW_CALIPH_WHO = 1037;
  const AFTER_PLACE_BOUGHT = 1038;
  const PLACE_BOUGHT_PLAYER = 1039;
  const PLACE_BOUGHT_MAY_GIVE = 1040;
  const PLACE_BOUGHT_TILE = 1041;
  const PLACE_BOUGHT_CELL = 1042;
  const PLACE_BOUGHT_TILE_2 = 1043;
  const PLACE_BOUGHT_TILE_3 = 1044;
  const PLACE_BOUGHT_SEAT = 1045;
  const AFTER_TAKE_TILE = 1046;
  const TAKE_TILE_PLAYER = 1047;
  const TAKE_TILE_TILE = 1049;
  const AFTER_TAKE_START_TOKEN = 1050;
  const TAKE_START_TOKEN_PLAYER = 1051;

  /** The script of the whole game; those of players who act at once lie in their blocks. */
  const MAIN = 1053;
  /** The blocks of the seats: where the first begins, and how many words each has. */
  const SEATS = 1055;
  const SEAT_WORDS = 187;
  /** Where a seat's own script lies in its block. */
  const THREAD = 185;
  /** How many words a note of a decision without a move takes. */
  const NOTE_WORDS = 2;

  // In the block of a seat.
  const COLLECTION = 0;
  const RESERVE = 56;
  const BOUGHT = 112;
  const POINTS_MAJORITY = 168;
  const POINTS_OUTER_WALL = 175;
  const NOTES = 176;

  // In a script: where it stands, for whom it waits, and the names of its phases.
  const WAITS_FOR = 1;

  /** The grids behind the state, which are worked out from it: where those of the first seat begin, and how many words each has. */
  const GRIDS = 2177;
  const GRID_WORDS = 4912;

  // On the grids, of the first seat.
  const PALACE = 2177;
  const PALACE_THERE = 6938;

  // For work, outside of the state.
  const LISTED = 31649;
  const LISTED_FOR = 31650;
  const LISTED_IN = 31651;
  const MOVE = 31652;
  const JUMPS = 31653;
  const STAMP = 31654;
  const REFUSED_AT = 31655;
  const USED_SECRETS = 31656;
  const DEEPEST = 31657;
  const PLAYOUTS = 31660;
  const LIST_ITEMS = 31662;
  const LIST_ITEMS2 = 31669;
  const LIST_EACH_TILE = 31725;
  const LIST_ITEMS3 = 31781;
  const LIST_TILE = 31788;
  const RANKED = 31844;
  const RANKED_PLACE = 31850;
  const RANKED_SHARED = 31856;
  const RANKED_KEYS = 31868;
  const LIST_BUILT = 31874;
  const PLOT_EDGES = 36637;
  const PLOT_MARKS = 55681;
  const LIST_MARKED_PLOT_EDGES = 60442;
  const PALACE_SEEN = 79491;
  const PALACE_REACHED = 79492;
  const PALACE_NUMBER = 84253;
  const PALACE_WANTED = 89014;
  const PALACE_CLOSED = 93776;
  const FOUND = 98537;
  const FIRST_WAY = 103_299;
  const THROUGH = 108_062;
  const WAYS = 112_824;
  const LIST_HOLES = 131_868;
  const LIST_BUILT2 = 136_630;
  const BOX_OF_CELLS = 141_393;
  const CLOSED_CELLS = 141_425;
  const LIST_OPEN_CELLS = 141_456;
  const SETS_OF_DICE = 146_218;
  const LIST_NEIGHBOURS = 146_474;
  const LIST_ITEMS4 = 151_236;
  const BOX_OF_CELLS2 = 155_999;
  const LIST_REACHED = 156_031;
  const REACHED_MARKS = 160_793;
  const LIST_HOLES2 = 165_554;
  const LIST_BUILT3 = 170_316;
  const BOX_OF_CELLS3 = 175_079;
  const CLOSED_CELLS2 = 175_111;
  const LIST_OPEN_CELLS2 = 175_142;
  const LIST_REACHED2 = 179_904;
  const REACHED_MARKS2 = 184_666;
  const LIST_HOLES3 = 189_427;
  const LIST_BUILT4 = 194_189;
  const BOX_OF_CELLS4 = 198_952;
  const CLOSED_CELLS3 = 198_984;
  const LIST_OPEN_CELLS3 = 199_015;
  const LIST_DICE = 203_777;
  const LIST_ASKED_DICE = 203_786;
  const LIKE_BEFORE = 203_795;
  const IS_TAKEN = 203_804;
  const TAKEN = 203_813;
  const LIST_LARGEST = 203_822;
  const LIST_NEIGHBOURS2 = 203_831;
  const LIST_BUILT5 = 208_593;
  const BOX_OF_CELLS5 = 213_356;
  const LIST_CHOSEN_DICE = 213_388;
  const LIST_BUILT6 = 213_397;
  const LIST_OPEN_SIDES = 218_160;
  const LIST_REACHED3 = 218_165;
  const REACHED_MARKS3 = 222_927;
  const RANKED2 = 227_688;
  const RANKED_PLACE2 = 227_694;
  const RANKED_SHARED2 = 227_700;
  const RANKED_BY = 227_706;
  const RANKED_KEYS2 = 227_712;
  const LIST_NO_PICKS = 227_718;
  const LIST_BAG = 227_719;
  const LIST_CUP = 227_775;
  const EVENT = 227_784;
  const OUTCOME = 227_840;
  const GIVEN = 227_896;
  const NOTICED = 227_904;
  const HANDED_LISTS = 227_912;

  // What is printed: one table behind the other, in one array. Its first word tells where the next one goes.
  const tables = new Int32Array(51047);
  const k = tables;
  k[0] = 1;
  const TILE_BUILDING = printed(k, '0×7 1×7 2×9 3×9 4×11 5×12');
  const DIRK_LINE = printed(k, '2 3 4 5 6');
  const STONES = printed(k, '5 5 4 3 3');
  const DIE_FACES = printed(k, '0 1 2 3 4 5');
  const SCORING_AFTER = printed(k, '0 - 1 - 2');
  const TILE_BY_BUILDING = printed(
    k,
    '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54',
  );
  const TILE_BY_BUILDING_FROM = printed(k, '0 7 14 23 32 43 55');
  const OWNER_OF_COLLECTION_AND_PALACE = workedOut(k, GRIDS + 6 * GRID_WORDS, ownerOfCollectionAndPalace);
  const PRIZE = printed(
    k,
    '1 0 0 8 1 0 16 8 1 2 0 0 9 2 0 17 9 2 3 0 0 10 3 0 18 10 3 4 0 0 11 4 0 19 11 4 5 0 0 12 5 0 20 12 5 6 0 0 13 6 0 21 13 6',
  );
  const PLOT_BEYOND = sides(k, 69, 69);
  const WALLS_BITS = printed(
    k,
    '11 12 6 9 1 2 0 14 3 12 6 8 4 0 7 9 12 3 6 1 2 0 0 13 6 12 3 9 8 4 0 0 14 13 12 3 9 2 1 8 0 0 4 11 7 6 3 9 8 1 4 0 0 2 0',
  );
  const DIE_ALIKE = printed(k, '0×8');
  const ENTRY_DECISION = printed(k, '0×5 1 1 2 3 3 3 -1');
  const DECISION_IS_MUST = printed(k, '1 0 1 1');
  const CHANCE_KIND = printed(k, '2×4 0 0');

  /** By case: the decision, or the chance event, at which the script waits there; -1 for none. */
  const DECISION_OF_CASE = printed(k, '-1×14 0 -1×13 1 -1×4 3 -1 -1 2 -1');
  const CHANCE_OF_CASE = printed(k, '-1 -1 0 -1×12 4 -1×4 1 -1 -1 2 3 -1×13');

  /** All that changes: the state, and behind it room for work. */
  const memory = new Int32Array(227_922);
  const m = memory;
  let moves = new Int32Array(65536);
  /** Where a script stands that has come to its end. */
  const DONE = 0;
  /** Why a script does not go on: it waits for a player, or for chance or those who act at once. */
  const WAITS = -1;
  const STOPS = -2;
  /** More jumps than this in a row are taken for a loop without end. */
  const MOST_JUMPS = 100_000;
  /** Whether somebody hears of scorings. */
  const isWatched = watch !== undefined;
  const notice = noticing(m, NOTICED, watch);

  function stateWords(): number {
    return SEATS + (m[PLAYERS]! + m[IMAGINARY]!) * SEAT_WORDS;
  }

  /** The script of one of the players who act at once. */
  function branchAt(position: number): number {
    return SEATS + m[BRANCHES + position]! * SEAT_WORDS + THREAD;
  }

  /** The script that waits for a player; -1 if none does. */
  function threadOf(player: number): number {
    if (m[BRANCHES] === 0)
      return k[DECISION_OF_CASE + m[MAIN]!]! >= 0 && m[MAIN + WAITS_FOR] === player ? MAIN : -1;
    let found = -1;
    for (let i = 1; i <= m[BRANCHES]!; i++) {
      const branch = branchAt(i);
      if (m[branch] === DONE) continue;
      if (k[DECISION_OF_CASE + m[branch]!]! < 0) return -1;
      if (found < 0 && m[branch + WAITS_FOR] === player) found = branch;
    }
    return found;
  }

  function actors(): number {
    let bits = 0;
    if (m[BRANCHES] === 0) return k[DECISION_OF_CASE + m[MAIN]!]! >= 0 ? 1 << m[MAIN + WAITS_FOR]! : 0;
    for (let i = 1; i <= m[BRANCHES]!; i++) {
      const branch = branchAt(i);
      if (m[branch] === DONE) continue;
      if (k[DECISION_OF_CASE + m[branch]!]! < 0) return 0;
      bits |= 1 << m[branch + WAITS_FOR]!;
    }
    return bits;
  }

  function actorAt(position: number): number {
    if (m[BRANCHES] === 0)
      return position === 0 && k[DECISION_OF_CASE + m[MAIN]!]! >= 0 ? m[MAIN + WAITS_FOR]! : -1;
    let left = position;
    let found = -1;
    for (let i = 1; i <= m[BRANCHES]!; i++) {
      const branch = branchAt(i);
      if (m[branch] === DONE) continue;
      if (k[DECISION_OF_CASE + m[branch]!]! < 0) return -1;
      if (left === 0) found = m[branch + WAITS_FOR]!;
      left--;
    }
    return found;
  }

  function decisionOf(player: number): number {
    const found = threadOf(player);
    return found < 0 ? -1 : k[DECISION_OF_CASE + m[found]!]!;
  }

  /** The script in which chance is to decide; -1 if there is none. */
  function chanceThread(): number {
    if (m[BRANCHES] === 0) return k[CHANCE_OF_CASE + m[MAIN]!]! >= 0 ? MAIN : -1;
    for (let i = 1; i <= m[BRANCHES]!; i++) {
      const branch = branchAt(i);
      if (m[branch] !== DONE && k[CHANCE_OF_CASE + m[branch]!]! >= 0) return branch;
    }
    return -1;
  }

  function moveCount(player: number): number {
    if (m[LISTED_FOR] !== player) {
      const found = threadOf(player);
      m[LISTED] = found < 0 ? 0 : listIn(found, player);
      m[LISTED_FOR] = player;
      m[LISTED_IN] = found;
    }
    if (m[LISTED]! > 65536) listMany(m[LISTED]!, m[LISTED_IN]!, player);
    return m[LISTED]!;
  }

  function apply(player: number, move: number): void {
    play(player, m[LISTED_FOR] === player ? m[LISTED_IN]! : threadOf(player), move);
  }

  /** A move of a player for whom a script waits. */
  function play(player: number, waiting: number, move: number): void {
    m[SEATS + player * SEAT_WORDS + NOTES] = 0;
    m[LISTED_FOR] = -1;
    m[USED_SECRETS] = 0;
    noteMove(move);
    goOn(waiting);
  }

  function begin(): void {
    m[RUNS_GAME] = 1;
    m[MAIN] = 1;
    goOn(MAIN);
  }

  /**
   * Goes on with a script, and with all that follow from it, until the game stops: where players act at once, with the script of each
   * of them, and with that of the game when all are through.
   */
  function goOn(from: number): void {
    m[JUMPS] = 0;
    let script = from;
    let begun = 0;
    for (;;) {
      const waits = runThread(script);
      if (script === MAIN) {
        if (m[BRANCHES] === 0) {
          if (m[MAIN] === DONE && m[RUNS_GAME] === 1) m[OVER] = 1;
          break;
        }
        begun = 1;
        script = branchAt(1);
      } else if (begun > 0 && begun < m[BRANCHES]!) {
        begun++;
        script = branchAt(begun);
      } else {
        if (waits || !areThrough()) break;
        begun = 0;
        m[BRANCHES] = 0;
        script = MAIN;
      }
    }
    checkPlaces();
  }

  /** Whether all who act at once have done so. */
  function areThrough(): boolean {
    for (let i = 1; i <= m[BRANCHES]!; i++) if (m[branchAt(i)] !== DONE) return false;
    return true;
  }

  /** A player has to choose: a script waits. */
  function waitFor(script: number, player: number, moves: number, site: number): void {
    m[script] = site;
    m[script + WAITS_FOR] = player;
    m[LISTED] = moves;
    m[LISTED_FOR] = player;
    m[LISTED_IN] = script;
  }

  /** Remembers a decision in which a player had no move, for whoever asks why; gives the address of the note. */
  function skip(player: number, site: number): number {
    const notes = SEATS + player * SEAT_WORDS + NOTES;
    m[LISTED_FOR] = -1;
    if (m[notes]! > 0) forgetNote(notes, site);
    const before = m[notes]!;
    const note = notes + 1 + before * NOTE_WORDS;
    m[notes] = before + 1;
    m[note] = site;
    return note;
  }

  /** A decision is noted once, for the last time. */
  function forgetNote(notes: number, site: number): void {
    const end = notes + 1 + m[notes]! * NOTE_WORDS;
    for (let note = notes + 1; note < end; note += NOTE_WORDS) {
      if (m[note] === site) {
        for (let at = note; at + NOTE_WORDS < end; at++) m[at] = m[at + NOTE_WORDS]!;
        m[notes]!--;
        return;
      }
    }
  }

  /** Notes why a move is not allowed; of several reasons the one that was reached last counts. */
  function refused(depth: number, reason: number, choice: number): void {
    m[REFUSED_AT] = depth;
    if (depth <= m[DEEPEST]!) return;
    m[DEEPEST] = depth;
    m[DEEPEST + 1] = reason;
    m[DEEPEST + 2] = choice;
  }

  /** Random moves for everybody, the first who is to act before the others, until the game stops; gives how many were played. */
  function playOut(most: number): number {
    let played = 0;
    while (played < most && m[OVER] === 0) {
      // Where only one can act, the moves were most often listed when the game came to the decision.
      let player = m[BRANCHES]! < 2 ? m[LISTED_FOR]! : -1;
      if (player < 0 || m[LISTED]! < 1 || m[LISTED]! > 65536) {
        player = actorAt(0);
        if (player < 0 || moveCount(player) === 0) break;
      }
      play(player, m[LISTED_IN]!, moveAt(drawQuickly(m, PLAYOUTS, m[LISTED]!)));
      played++;
    }
    return played;
  }

  /** `term twelfth-tower = the last of Tile` */
  function twelfthTower(): number {
    let found: number = NONE;
    for (let item = 54; item >= 0; item--) {
      found = item;
      break;
    }
    if (found === NONE) fault('not-found');
    return found;
  }

  /** Keeps the bits that tell which `palace` holds something. */
  function notePalace(block: number, cell: number): void {
    const word = block + PALACE_THERE + (cell >> 5);
    const bit = 1 << (cell & 31);
    m[word] = m[block + PALACE + cell] === NONE ? m[word]! & ~bit : m[word]! | bit;
    if (m[block + PALACE + cell] !== NONE) widen(m, block + PALACE_THERE + 149, 149, cell >> 5);
  }

  /** Writes what lies in a place for one. */
  function holdTile(place: number, piece: number): void {
    m[place] = piece;
    if (piece !== NONE) m[TILE_HOME + piece] = place * 2 + 1;
    if (place >= GRIDS) {
      const cell = ((place - GRIDS) % GRID_WORDS) + GRIDS - PALACE;
      if (cell >= 0 && cell < 4761) notePalace(place - PALACE - cell, cell);
    }
  }

  /** Takes a piece away from where it lies. */
  function takeTile(piece: number): void {
    const home = m[TILE_HOME + piece]!;
    if (home === 0) return;
    m[TILE_HOME + piece] = 0;
    if ((home & 1) === 1) {
      holdTile(home >> 1, NONE);
    } else {
      removeFrom(m, home >> 1, piece);
    }
  }

  /** Lays a piece at the end of a place, from wherever it lay. */
  function layTile(piece: number, place: number): void {
    takeTile(piece);
    append(m, place, piece);
    m[TILE_HOME + piece] = place * 2;
  }

  /** `term path[line: 1..8, nth-throw: 1..3] = (8 - line) * 3 + nth-throw` */
  function path(line: number, nthThrow: number): number {
    return (8 - line) * 3 + nthThrow;
  }

  /**
   *     step put-stone[building, line: 1..8, nth-throw: 1..3] of seat
   *       let field = first free in path[line, nth-throw]..24 where stone[building, free] is none
   *       if field is not none
   *         stone[building, field] becomes seat
   */
  function putStone(seat: number, building: number, line: number, nthThrow: number): void {
    let found: number = NONE;
    for (let free = path(line, nthThrow); free <= 24; free++) {
      if (m[STONE + building * 24 + free - 1] === NONE) {
        found = free;
        break;
      }
    }
    const field = found;
    if (field !== NONE) m[STONE + building * 24 + field - 1] = seat;
  }

  /**
   *     phase place-dirk
   *       for each seat in imaginary
   *         for each nth in 1..5
   *           do put-stone[building of drawn[nth], dirk-line[nth], 3] of seat
   */
  function placeDirk(): void {
    for (let seat = m[PLAYERS]!; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
      for (let nth = 1; nth <= 5; nth++)
        putStone(seat, k[TILE_BUILDING + itemOf(m, DRAWN, nth)]!, k[DIRK_LINE + nth - 1]!, 3);
    }
  }

  /** Rolls the pieces of a list, one after the other (xoshiro128**). */
  function rollDie(list: number): void {
    let a = m[RANDOM]!;
    let b = m[RANDOM + 1]!;
    let c = m[RANDOM + 2]!;
    let d = m[RANDOM + 3]!;
    const count = m[list]!;
    for (let i = 1; i <= count;) {
      const fives = Math.imul(b, 5);
      const number = Math.imul((fives << 7) | (fives >>> 25), 9) >>> 0;
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
      if (number <= 4_294_967_291) m[DIE_FACE + m[list + i++]!] = k[DIE_FACES + (number % 6)]!;
    }
    m[RANDOM] = a;
    m[RANDOM + 1] = b;
    m[RANDOM + 2] = c;
    m[RANDOM + 3] = d;
  }

  /** Lists the moves of the action `name-start-player`, and tells how many are listed. */
  function listNameStartPlayer(_player: number): number {
    let count = 0;
    for (let who = 0; who < m[PLAYERS]!; who++) moves[count++] = 1 + who;
    return count;
  }

  /** A one in the 5 bits of the seat whose `collection` and `palace` a word of the state is part of; 0 for nobody. */
  function ownerOfCollectionAndPalace(address: number): number {
    if (address < SEATS) return 0;
    if (address >= GRIDS) {
      const at = ((address - GRIDS) % GRID_WORDS) + GRIDS;
      return at >= PALACE && at < PALACE + 4761 ? 1 << ((((address - GRIDS) / GRID_WORDS) | 0) * 5) : 0;
    }
    const at = (address - SEATS) % SEAT_WORDS;
    return at === COLLECTION ? 1 << ((((address - SEATS) / SEAT_WORDS) | 0) * 5) : 0;
  }

  function lookUpPrize(key: number, key2: number, key3: number): number {
    if (key < 0 || key > 5 || key2 < 0 || key2 > 2 || key3 < 1 || key3 > 3) return 0;
    return k[PRIZE + (key * 3 + key2) * 3 + key3 - 1]!;
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
      const print = building;
      let counts = 0;
      const end = k[TILE_BY_BUILDING_FROM + print + 1]!;
      for (let i = k[TILE_BY_BUILDING_FROM + print]!; i < end; i++) {
        const home = m[TILE_HOME + k[TILE_BY_BUILDING + i]!]! >> 1;
        counts += k[OWNER_OF_COLLECTION_AND_PALACE + home]!;
      }
      let count = 0;
      for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
        const measured = (counts >>> (seat * 5)) & 15;
        if (measured >= least) {
          m[RANKED_KEYS + count] = -measured;
          m[RANKED + count++] = seat;
        }
      }
      orderOne(m, RANKED, RANKED_KEYS, count);
      const ranked = placedOne(m, RANKED_KEYS, count, RANKED_PLACE, RANKED_SHARED, 1, 2_147_483_647, 0);
      for (let i = 0; i < ranked; i++) {
        const seat = m[RANKED + i]!;
        const place = m[RANKED_PLACE + i]!;
        const shared = m[RANKED_SHARED + i]!;
        const seatAt = SEATS + seat * SEAT_WORDS;
        let sum = 0;
        for (let place2 = place; place2 < place + shared; place2++)
          sum += lookUpPrize(building, scoring, place2);
        m[seatAt + POINTS_MAJORITY + 1 + building]! += (sum / shared) | 0;
      }
    }
  }

  /** `term fountain = plot[0, 0]` */
  function fountain(): number {
    return 2380;
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

  /** `term longest-wall of player = longest run of cell and side around built where wall[cell, side]` */
  function longestWall(player: number): number {
    const playerGrids = player * GRID_WORDS;
    let count = 0;
    m[LIST_BUILT + ++count] = fountain();
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
          const isMarked = wall(player, cell, side) ? 1 : 0;
          m[PLOT_EDGES + edge] = stamp * 4 + isMarked;
          m[LIST_MARKED_PLOT_EDGES + 1 + count2] = edge;
          count2 += isMarked;
        }
      }
    }
    m[LIST_MARKED_PLOT_EDGES] = count2;
    return longestRun(m, k, LIST_MARKED_PLOT_EDGES, PLOT_BEYOND, PLOT_EDGES, stamp);
  }

  /**
   *     scoring outer-wall for each player
   *       award longest-wall
   */
  function scoreOuterWall(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    m[playerAt + POINTS_OUTER_WALL]! += longestWall(player);
  }

  /**
   *     phase scoring-round[scoring]
   *       score majority[scoring], outer-wall
   */
  function scoringRound(scoring: number): void {
    if (isWatched) {
      m[NOTICED] = scoring;
      notice(0, 1);
    }
    scoreMajority(0, scoring);
    scoreMajority(1, scoring);
    scoreMajority(2, scoring);
    scoreMajority(3, scoring);
    scoreMajority(4, scoring);
    scoreMajority(5, scoring);
    if (isWatched) notice(1, 0);
    for (let player = 0; player < m[PLAYERS]!; player++) scoreOuterWall(player);
  }

  /** `term occupied[cell] of player = cell is fountain or palace[cell] is not none` */
  function occupied(player: number, cell: number): boolean {
    const playerGrids = player * GRID_WORDS;
    return cell === fountain() || m[playerGrids + PALACE + cell] !== NONE;
  }

  /** Looks what is reached in `palace`, and through what, before anything is tried; 0 where something is not as it should be. */
  function lookPalace(player: number): number {
    const playerGrids = player * GRID_WORDS;
    const stamp = ++m[STAMP]!;
    let count = 0;
    let way = 0;
    if (m[PALACE_REACHED + fountain()] !== stamp) {
      m[PALACE_REACHED + fountain()] = stamp;
      m[FOUND + ++count] = fountain();
      m[PALACE_NUMBER + fountain()] = count;
      m[THROUGH + count] = 0;
      m[PALACE_WANTED + count] = 4;
    }
    for (let head = 1; head <= count; head++) {
      const cell = m[FOUND + head]!;
      m[FIRST_WAY + head] = way;
      for (let side = 0; side <= 3; side++) {
        if (!wall(player, cell, side) && k[PLOT_BEYOND + cell * 4 + side] !== NONE) {
          const near = k[PLOT_BEYOND + cell * 4 + side]!;
          if (occupied(player, near)) {
            if (m[PALACE_REACHED + near] !== stamp) {
              m[PALACE_REACHED + near] = stamp;
              m[FOUND + ++count] = near;
              m[PALACE_NUMBER + near] = count;
              m[THROUGH + count] = head;
              m[PALACE_WANTED + count] = 0;
            }
            m[WAYS + way++] = m[PALACE_NUMBER + near]!;
          }
        }
      }
    }
    m[FIRST_WAY + count + 1] = way;
    m[PALACE_SEEN] = stamp;
    for (
      let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
      word < m[playerGrids + PALACE_THERE + 150]!;
      word++
    ) {
      for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
        const cell = word * 32 + 31 - Math.clz32(rest & -rest);
        if (m[PALACE_REACHED + cell] === stamp) {
          m[PALACE_WANTED + m[PALACE_NUMBER + cell]!]! |= 1;
        } else {
          m[PALACE_SEEN] = 0;
        }
      }
    }
    m[PALACE_CLOSED + fountain()] = stamp;
    for (
      let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
      word < m[playerGrids + PALACE_THERE + 150]!;
      word++
    ) {
      for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
        const cell = word * 32 + 31 - Math.clz32(rest & -rest);
        m[PALACE_CLOSED + cell] = stamp;
      }
    }
    let count2 = 0;
    m[LIST_BUILT2 + ++count2] = fountain();
    for (
      let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
      word < m[playerGrids + PALACE_THERE + 150]!;
      word++
    ) {
      for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
        const item = word * 32 + 31 - Math.clz32(rest & -rest);
        m[LIST_BUILT2 + ++count2] = item;
      }
    }
    m[LIST_BUILT2] = count2;
    const rows = boxOf(m, LIST_BUILT2, 69, BOX_OF_CELLS);
    if (rows > 0) {
      holesInBox(m, BOX_OF_CELLS, rows, 69, LIST_HOLES, CLOSED_CELLS);
    } else {
      holesIn(m, k, LIST_BUILT2, PLOT_BEYOND, PLOT_MARKS, ++m[STAMP]!, 4761, LIST_HOLES, LIST_OPEN_CELLS);
    }
    if (m[LIST_HOLES] !== 0) m[PALACE_SEEN] = 0;
    findWays(m, count, FIRST_WAY, WAYS, THROUGH, PALACE_WANTED);
    return m[PALACE_SEEN]!;
  }

  /** Whether a way leads to a cell of `palace` from one that was reached before anything was tried. */
  function isPalaceEntered(player: number, cell: number): boolean {
    if (!occupied(player, cell)) return false;
    for (let side = 0; side < 4; side++) {
      const here = k[PLOT_BEYOND + cell * 4 + side]!;
      if (here !== NONE && m[PALACE_REACHED + here] === m[PALACE_SEEN]) {
        if (!wall(player, here, (side + 2) & 3) && k[PLOT_BEYOND + here * 4 + ((side + 2) & 3)] !== NONE)
          return true;
      }
    }
    return false;
  }

  /** Lists the moves of the action `throw`, and tells how many are listed. */
  function listThrow(_player: number): number {
    let count = 0;
    if (m[THROWS]! < 3) {
      let all = 0;
      for (let i = 1; i <= m[CUP]!; i++) {
        const item = m[CUP + i]!;
        all |= 1 << item;
      }
      const sets = listSets(m, k, all, m[THROWS] === 0 ? m[CUP]! : 0, DIE_ALIKE, DIE_FACE, SETS_OF_DICE);
      for (let i = 0; i < sets; i++) {
        const diceBits = m[SETS_OF_DICE + i]! & 0xff;
        moves[count++] = 1 + diceBits;
      }
    }
    return count;
  }

  /** `term counted[building] = count of die in cup where face of die is building` */
  function counted(building: number): number {
    let count = 0;
    for (let i = 1; i <= m[CUP]!; i++) {
      const die = m[CUP + i]!;
      count += isSame(m[DIE_FACE + die]!, building);
    }
    return count;
  }

  /** Lists the moves of the action `place-stone`, and tells how many are listed. */
  function listPlaceStone(_player: number, listed: number): number {
    let count = listed;
    if (m[THROWS]! >= 1) {
      for (let building = 0; building <= 5; building++) {
        moves[count] = 257 + building;
        count += counted(building) >= 1 ? 1 : 0;
      }
    }
    return count;
  }

  /**
   *     term clash[tile, cell, side] of player
   *       let near = beyond[side] of cell
   *       if near is none: no
   *       if not occupied[near]: no
   *       otherwise: (side is in walls of tile) is not wall[near, opposite of side]
   */
  function clash(player: number, tile: number, cell: number, side: number): boolean {
    const near = k[PLOT_BEYOND + cell * 4 + side]!;
    if (near === NONE) return false;
    if (!occupied(player, near)) return false;
    return (((k[WALLS_BITS + tile]! >>> side) & 1) === 1) !== wall(player, near, (side + 2) & 3);
  }

  /** Puts a piece back where it lay, from wherever it lies now. */
  function putBackTile(piece: number, home: number, position: number): void {
    takeTile(piece);
    if (home === 0) return;
    if ((home & 1) === 1) return holdTile(home >> 1, piece);
    insertItem(m, home >> 1, piece, position);
    m[TILE_HOME + piece] = home;
  }

  /** Lays a piece in a place for one, which must be free. */
  function layTileAlone(piece: number, place: number): void {
    takeTile(piece);
    if (m[place] !== NONE) fault('too-many', 'palace');
    holdTile(place, piece);
  }

  /** Tries the action `build`: the reason why it is not allowed, or -1. Nothing has happened afterwards. */
  function tryBuild(player: number, tile: number, cell: number): number {
    const playerGrids = player * GRID_WORDS;
    let reason = -1;
    const piece = tile;
    const home = m[TILE_HOME + piece]!;
    const position = (home & 1) === 1 || home === 0 ? 0 : positionOrZero(m, piece, home >> 1);
    layTileAlone(tile, playerGrids + PALACE + cell);
    tried: {
      const stamp = ++m[STAMP]!;
      let count = 0;
      if (m[REACHED_MARKS + fountain()] !== stamp) {
        m[REACHED_MARKS + fountain()] = stamp;
        m[LIST_REACHED + ++count] = fountain();
      }
      for (let head = 1; head <= count; head++) {
        const cell2 = m[LIST_REACHED + head]!;
        for (let side = 0; side <= 3; side++) {
          if (!wall(player, cell2, side) && k[PLOT_BEYOND + cell2 * 4 + side] !== NONE) {
            const near = k[PLOT_BEYOND + cell2 * 4 + side]!;
            if (m[REACHED_MARKS + near] !== stamp) {
              if (occupied(player, near)) {
                m[REACHED_MARKS + near] = stamp;
                m[LIST_REACHED + ++count] = near;
              }
            }
          }
        }
      }
      m[LIST_REACHED] = count;
      let found: boolean = false;
      search: {
        for (
          let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
          word < m[playerGrids + PALACE_THERE + 150]!;
          word++
        ) {
          for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
            const cell2 = word * 32 + 31 - Math.clz32(rest & -rest);
            if (m[REACHED_MARKS + cell2] !== stamp) {
              found = true;
              break search;
            }
          }
        }
      }
      if (found) {
        reason = NOT_REACHABLE_ON_FOOT;
        break tried;
      }
      let count2 = 0;
      m[LIST_BUILT3 + ++count2] = fountain();
      for (
        let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
        word < m[playerGrids + PALACE_THERE + 150]!;
        word++
      ) {
        for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
          const item = word * 32 + 31 - Math.clz32(rest & -rest);
          m[LIST_BUILT3 + ++count2] = item;
        }
      }
      m[LIST_BUILT3] = count2;
      const rows = boxOf(m, LIST_BUILT3, 69, BOX_OF_CELLS3);
      if (rows > 0) {
        holesInBox(m, BOX_OF_CELLS3, rows, 69, LIST_HOLES2, CLOSED_CELLS2);
      } else {
        holesIn(m, k, LIST_BUILT3, PLOT_BEYOND, PLOT_MARKS, ++m[STAMP]!, 4761, LIST_HOLES2, LIST_OPEN_CELLS2);
      }
      if (m[NO_ENCLOSED_AREA] === 1 && m[LIST_HOLES2] !== 0) {
        reason = ENCLOSES_EMPTY_AREA;
        break tried;
      }
      let found2: boolean = false;
      for (let i = 1; i <= m[LIST_HOLES2]!; i++) {
        const cell2 = m[LIST_HOLES2 + i]!;
        let found3: boolean = false;
        for (let side = 0; side <= 3; side++) {
          const near = k[PLOT_BEYOND + cell2 * 4 + side]!;
          if (near !== NONE) {
            if (isIn(m, near, LIST_HOLES2)) {
              found3 = true;
              break;
            }
          }
        }
        if (!found3) {
          found2 = true;
          break;
        }
      }
      if (found2) {
        reason = ENCLOSES_EMPTY_CELL;
        break tried;
      }
    }
    putBackTile(piece, home, position);
    return reason;
  }

  /** The reason why the action `build` is not allowed, or -1: from what was seen before, or else it is tried. */
  function judgeBuild(player: number, tile: number, cell: number): number {
    const playerGrids = player * GRID_WORDS;
    const seen = m[PALACE_SEEN]! < 0 ? lookPalace(player) : m[PALACE_SEEN]!;
    const place = playerGrids + PALACE + cell;
    const piece = tile;
    if (
      seen !== 0 &&
      m[PALACE_REACHED + cell] !== seen &&
      (m[TILE_HOME + piece]! & 1) === 0 &&
      m[place] === NONE
    ) {
      m[place] = piece;
      const entered = isPalaceEntered(player, cell);
      m[place] = NONE;
      if (!entered) return NOT_REACHABLE_ON_FOOT;
      if (leavesWays(m, k, PLOT_BEYOND, PALACE_CLOSED, seen, cell)) return -1;
    }
    return tryBuild(player, tile, cell);
  }

  /** Lists the moves of the action `build`, and tells how many are listed; the code of the first possible one is `first`. */
  function listBuild(player: number, source: number, first: number, listed: number): number {
    const playerGrids = player * GRID_WORDS;
    let count = listed;
    let count2 = 0;
    m[LIST_ITEMS4 + ++count2] = 2380;
    for (
      let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
      word < m[playerGrids + PALACE_THERE + 150]!;
      word++
    ) {
      for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
        const item = word * 32 + 31 - Math.clz32(rest & -rest);
        m[LIST_ITEMS4 + ++count2] = item;
      }
    }
    m[LIST_ITEMS4] = count2;
    const rows = boxOf(m, LIST_ITEMS4, 69, BOX_OF_CELLS2);
    if (rows > 0) {
      neighboursInBox(m, BOX_OF_CELLS2, rows, 69, 69, LIST_NEIGHBOURS);
    } else {
      neighboursOf(m, k, LIST_ITEMS4, PLOT_BEYOND, PLOT_MARKS, ++m[STAMP]!, LIST_NEIGHBOURS);
    }
    for (let i = 1; i <= m[source]!; i++) {
      const tile = m[source + i]!;
      for (let i2 = 1; i2 <= m[LIST_NEIGHBOURS]!; i2++) {
        const cell = m[LIST_NEIGHBOURS + i2]!;
        if (!occupied(player, cell)) {
          let found: boolean = false;
          for (let side = 0; side <= 3; side++) {
            if (clash(player, tile, cell, side)) {
              found = true;
              break;
            }
          }
          moves[count] = first + tile * 4761 + cell;
          count += !found && judgeBuild(player, tile, cell) < 0 ? 1 : 0;
        }
      }
    }
    return count;
  }

  /** Tries the action `take-down`: the reason why it is not allowed, or -1. Nothing has happened afterwards. */
  function tryTakeDown(player: number, cell: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    const playerGrids = player * GRID_WORDS;
    let reason = -1;
    const piece = m[playerGrids + PALACE + cell]!;
    const home = m[TILE_HOME + piece]!;
    const position = (home & 1) === 1 || home === 0 ? 0 : positionOrZero(m, piece, home >> 1);
    const place = playerAt + RESERVE;
    const end = place + m[place]! + 1;
    const spare = m[end]!;
    layTile(m[playerGrids + PALACE + cell]!, playerAt + RESERVE);
    tried: {
      const stamp = ++m[STAMP]!;
      let count = 0;
      if (m[REACHED_MARKS2 + fountain()] !== stamp) {
        m[REACHED_MARKS2 + fountain()] = stamp;
        m[LIST_REACHED2 + ++count] = fountain();
      }
      for (let head = 1; head <= count; head++) {
        const cell2 = m[LIST_REACHED2 + head]!;
        for (let side = 0; side <= 3; side++) {
          if (!wall(player, cell2, side) && k[PLOT_BEYOND + cell2 * 4 + side] !== NONE) {
            const near = k[PLOT_BEYOND + cell2 * 4 + side]!;
            if (m[REACHED_MARKS2 + near] !== stamp) {
              if (occupied(player, near)) {
                m[REACHED_MARKS2 + near] = stamp;
                m[LIST_REACHED2 + ++count] = near;
              }
            }
          }
        }
      }
      m[LIST_REACHED2] = count;
      let found: boolean = false;
      search: {
        for (
          let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
          word < m[playerGrids + PALACE_THERE + 150]!;
          word++
        ) {
          for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
            const cell2 = word * 32 + 31 - Math.clz32(rest & -rest);
            if (m[REACHED_MARKS2 + cell2] !== stamp) {
              found = true;
              break search;
            }
          }
        }
      }
      if (found) {
        reason = NOT_REACHABLE_ON_FOOT;
        break tried;
      }
      let count2 = 0;
      m[LIST_BUILT4 + ++count2] = fountain();
      for (
        let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
        word < m[playerGrids + PALACE_THERE + 150]!;
        word++
      ) {
        for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
          const item = word * 32 + 31 - Math.clz32(rest & -rest);
          m[LIST_BUILT4 + ++count2] = item;
        }
      }
      m[LIST_BUILT4] = count2;
      const rows = boxOf(m, LIST_BUILT4, 69, BOX_OF_CELLS4);
      if (rows > 0) {
        holesInBox(m, BOX_OF_CELLS4, rows, 69, LIST_HOLES3, CLOSED_CELLS3);
      } else {
        holesIn(m, k, LIST_BUILT4, PLOT_BEYOND, PLOT_MARKS, ++m[STAMP]!, 4761, LIST_HOLES3, LIST_OPEN_CELLS3);
      }
      if (m[NO_ENCLOSED_AREA] === 1 && m[LIST_HOLES3] !== 0) {
        reason = ENCLOSES_EMPTY_AREA;
        break tried;
      }
      let found2: boolean = false;
      for (let i = 1; i <= m[LIST_HOLES3]!; i++) {
        const cell2 = m[LIST_HOLES3 + i]!;
        let found3: boolean = false;
        for (let side = 0; side <= 3; side++) {
          const near = k[PLOT_BEYOND + cell2 * 4 + side]!;
          if (near !== NONE) {
            if (isIn(m, near, LIST_HOLES3)) {
              found3 = true;
              break;
            }
          }
        }
        if (!found3) {
          found2 = true;
          break;
        }
      }
      if (found2) {
        reason = ENCLOSES_EMPTY_CELL;
        break tried;
      }
    }
    putBackTile(piece, home, position);
    m[end] = spare;
    return reason;
  }

  /** The reason why the action `take-down` is not allowed, or -1: from what was seen before, or else it is tried. */
  function judgeTakeDown(player: number, cell: number): number {
    const playerGrids = player * GRID_WORDS;
    const seen = m[PALACE_SEEN]! < 0 ? lookPalace(player) : m[PALACE_SEEN]!;
    const place = playerGrids + PALACE + cell;
    const piece = m[playerGrids + PALACE + cell]!;
    if (seen !== 0 && m[PALACE_REACHED + cell] === seen) {
      const leads = m[PALACE_WANTED + m[PALACE_NUMBER + cell]!]!;
      m[place] = NONE;
      const entered = isPalaceEntered(player, cell);
      m[place] = piece;
      if (leads < 4 && !entered) {
        if (leads >= 2) return NOT_REACHABLE_ON_FOOT;
        if (hasFreeSide(m, k, PLOT_BEYOND, PALACE_CLOSED, seen, cell)) return -1;
      }
    }
    return tryTakeDown(player, cell);
  }

  /** Lists the moves of the action `take-down`, and tells how many are listed. */
  function listTakeDown(player: number, listed: number): number {
    const playerGrids = player * GRID_WORDS;
    let count = listed;
    for (
      let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
      word < m[playerGrids + PALACE_THERE + 150]!;
      word++
    ) {
      for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
        const cell = word * 32 + 31 - Math.clz32(rest & -rest);
        moves[count] = 262_120 + cell;
        count += judgeTakeDown(player, cell) < 0 ? 1 : 0;
      }
    }
    return count;
  }

  /** Lists the moves of the action `swap`, and tells how many are listed. */
  function listSwap(player: number, listed: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    const playerGrids = player * GRID_WORDS;
    let count = listed;
    for (
      let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
      word < m[playerGrids + PALACE_THERE + 150]!;
      word++
    ) {
      for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
        const cell = word * 32 + 31 - Math.clz32(rest & -rest);
        for (let i = 1; i <= m[playerAt + RESERVE]!; i++) {
          const tile = m[playerAt + RESERVE + i]!;
          let found: boolean = false;
          for (let side = 0; side <= 3; side++) {
            if (clash(player, tile, cell, side)) {
              found = true;
              break;
            }
          }
          moves[count] = 270_312 + cell * 55 + tile;
          count += !found ? 1 : 0;
        }
      }
    }
    return count;
  }

  /** Lists the moves of the action `take-tile`, and tells how many are listed. */
  function listTakeTile(_player: number, building: number): number {
    let count = 0;
    for (let i = 1; i <= m[OFFER + building * 56]!; i++) {
      const tile = m[OFFER + building * 56 + i]!;
      moves[count++] = 1 + tile;
    }
    return count;
  }

  /** Lists the moves of the action `take-start-token`, and tells how many are listed. */
  function listTakeStartToken(_player: number, building: number, listed: number): number {
    let count = listed;
    moves[count] = 65;
    count += isSame(m[START_TOKEN]!, building);
    return count;
  }

  /** Lists the moves of the action `put-in-reserve`, and tells how many are listed. */
  function listPutInReserve(player: number, listed: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = listed;
    for (let i = 1; i <= m[playerAt + BOUGHT]!; i++) {
      const tile = m[playerAt + BOUGHT + i]!;
      moves[count++] = 261_856 + tile;
    }
    return count;
  }

  /** Lists the moves of the action `give-away`, and tells how many are listed. */
  function listGiveAway(player: number, listed: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = listed;
    for (let i = 1; i <= m[playerAt + BOUGHT]!; i++) {
      const tile = m[playerAt + BOUGHT + i]!;
      for (let seat = m[PLAYERS]!; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++)
        moves[count++] = 261_920 + tile * 8 + seat;
    }
    return count;
  }

  /** Whether a move of the action `throw` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainThrow(_player: number): boolean {
    if (m[THROWS]! >= 3) {
      refused(1, THREE_THROWS_AT_MOST, -1);
      return false;
    }
    let count = 0;
    for (let i = 1; i <= m[CUP]!; i++) {
      const item = m[CUP + i]!;
      m[LIST_DICE + ++count] = item;
    }
    m[LIST_DICE] = count;
    if (m[GIVEN] !== OPEN) {
      if (m[m[GIVEN]!]! <= 8 && isWithin(m, m[GIVEN]!, LIST_DICE) && m[m[GIVEN]!]! > 0) {
        setList(m, LIST_ASKED_DICE, m[GIVEN]!);
        next: {
          if (m[THROWS] === 0) {
            if (m[LIST_ASKED_DICE]! < m[CUP]!) {
              refused(3, FIRST_THROW_ALL_DICE, -1);
              break next;
            }
          }
          return true;
        }
      } else {
        refused(2, THROW_DICE_NONE, 0);
      }
    } else {
      if (m[LIST_DICE] === 0) refused(2, THROW_DICE_NONE, 0);
      sort(m, LIST_DICE);
      distinct(m, LIST_DICE);
      const count2 = m[LIST_DICE]!;
      noteAlike(m, k, LIST_DICE, DIE_ALIKE, DIE_FACE, LIKE_BEFORE);
      for (let at = 0; at <= count2; at++) m[IS_TAKEN + at] = 0;
      m[LIST_ASKED_DICE] = 0;
      let noLarger = false;
      let isKnown = false;
      let size = 0;
      for (let next = 1; !noLarger || size > 0; next++) {
        while (next <= count2 && m[LIKE_BEFORE + next] !== 0 && m[IS_TAKEN + m[LIKE_BEFORE + next]!] === 0)
          next++;
        let isOver = next > count2;
        if (!isOver && !isKnown) {
          largestSet(m, LIST_DICE, LIKE_BEFORE, IS_TAKEN, LIST_ASKED_DICE, next, LIST_LARGEST);
          if (m[THROWS] === 0 && m[LIST_LARGEST]! < m[CUP]!) {
            isOver = true;
            refused(3, FIRST_THROW_ALL_DICE, -1);
          }
        }
        if (isOver) {
          if (size === 0) break;
          next = m[TAKEN + size]!;
          m[IS_TAKEN + next] = 0;
          m[LIST_ASKED_DICE] = --size;
          isKnown = false;
          continue;
        }
        m[IS_TAKEN + next] = 1;
        m[TAKEN + ++size] = next;
        m[LIST_ASKED_DICE + size] = m[LIST_DICE + next]!;
        m[LIST_ASKED_DICE] = size;
        noLarger = false;
        next2: {
          if (m[THROWS] === 0) {
            if (m[LIST_ASKED_DICE]! < m[CUP]!) {
              refused(3, FIRST_THROW_ALL_DICE, -1);
              break next2;
            }
          }
          return true;
        }
        isKnown = !noLarger;
        if (noLarger) {
          m[IS_TAKEN + next] = 0;
          m[LIST_ASKED_DICE] = --size;
          noLarger = false;
        }
      }
    }
    return false;
  }

  /** Whether a move of the action `place-stone` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainPlaceStone(_player: number): boolean {
    let found = false;
    for (let building = 0; building <= 5; building++) {
      if (m[GIVEN] === OPEN || m[GIVEN] === building) {
        found = true;
        next: {
          if (m[THROWS]! < 1) {
            refused(3, THROW_FIRST, -1);
            break next;
          }
          if (counted(building) < 1) {
            refused(4, NO_SYMBOL, -1);
            break next;
          }
          return true;
        }
      }
    }
    if (!found) refused(1, PLACE_STONE_BUILDING_NONE, 0);
    return false;
  }

  /** Whether a move of the action `build` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainBuild(player: number, source: number): boolean {
    const playerGrids = player * GRID_WORDS;
    let found = false;
    for (let i = 1; i <= m[source]!; i++) {
      const tile = m[source + i]!;
      if (m[GIVEN] === OPEN || m[GIVEN] === tile) {
        found = true;
        let found2 = false;
        let count = 0;
        m[LIST_BUILT5 + ++count] = fountain();
        for (
          let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
          word < m[playerGrids + PALACE_THERE + 150]!;
          word++
        ) {
          for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
            const item = word * 32 + 31 - Math.clz32(rest & -rest);
            m[LIST_BUILT5 + ++count] = item;
          }
        }
        m[LIST_BUILT5] = count;
        const rows = boxOf(m, LIST_BUILT5, 69, BOX_OF_CELLS5);
        if (rows > 0) {
          neighboursInBox(m, BOX_OF_CELLS5, rows, 69, 69, LIST_NEIGHBOURS2);
        } else {
          neighboursOf(m, k, LIST_BUILT5, PLOT_BEYOND, PLOT_MARKS, ++m[STAMP]!, LIST_NEIGHBOURS2);
        }
        if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === fountain()) {
          found2 = true;
          next: {
            if (occupied(player, fountain())) {
              refused(3, CELL_TAKEN, -1);
              break next;
            }
            let found3: boolean = false;
            for (let side = 0; side <= 3; side++) {
              if (clash(player, tile, fountain(), side)) {
                found3 = true;
                break;
              }
            }
            if (found3) {
              refused(4, WALL_AGAINST_OPEN_SIDE, -1);
              break next;
            }
            m[PALACE_SEEN] = -1;
            const reason = judgeBuild(player, tile, fountain());
            if (reason >= 0) {
              refused(5, reason, -1);
              break next;
            }
            return true;
          }
        }
        for (
          let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
          word < m[playerGrids + PALACE_THERE + 150]!;
          word++
        ) {
          for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
            const cell = word * 32 + 31 - Math.clz32(rest & -rest);
            if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === cell) {
              found2 = true;
              next: {
                if (occupied(player, cell)) {
                  refused(3, CELL_TAKEN, -1);
                  break next;
                }
                let found3: boolean = false;
                for (let side = 0; side <= 3; side++) {
                  if (clash(player, tile, cell, side)) {
                    found3 = true;
                    break;
                  }
                }
                if (found3) {
                  refused(4, WALL_AGAINST_OPEN_SIDE, -1);
                  break next;
                }
                m[PALACE_SEEN] = -1;
                const reason = judgeBuild(player, tile, cell);
                if (reason >= 0) {
                  refused(5, reason, -1);
                  break next;
                }
                return true;
              }
            }
          }
        }
        for (let i2 = 1; i2 <= m[LIST_NEIGHBOURS2]!; i2++) {
          const cell = m[LIST_NEIGHBOURS2 + i2]!;
          if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === cell) {
            found2 = true;
            next: {
              if (occupied(player, cell)) {
                refused(3, CELL_TAKEN, -1);
                break next;
              }
              let found3: boolean = false;
              for (let side = 0; side <= 3; side++) {
                if (clash(player, tile, cell, side)) {
                  found3 = true;
                  break;
                }
              }
              if (found3) {
                refused(4, WALL_AGAINST_OPEN_SIDE, -1);
                break next;
              }
              m[PALACE_SEEN] = -1;
              const reason = judgeBuild(player, tile, cell);
              if (reason >= 0) {
                refused(5, reason, -1);
                break next;
              }
              return true;
            }
          }
        }
        if (!found2) refused(2, TOUCHES_NO_SIDE, 1);
      }
    }
    if (!found) refused(1, BUILD_TILE_NONE, 0);
    return false;
  }

  /** Whether a move of the action `take-down` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainTakeDown(player: number): boolean {
    const playerGrids = player * GRID_WORDS;
    let found = false;
    for (
      let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
      word < m[playerGrids + PALACE_THERE + 150]!;
      word++
    ) {
      for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
        const cell = word * 32 + 31 - Math.clz32(rest & -rest);
        if (m[GIVEN] === OPEN || m[GIVEN] === cell) {
          found = true;
          next: {
            m[PALACE_SEEN] = -1;
            const reason = judgeTakeDown(player, cell);
            if (reason >= 0) {
              refused(2, reason, -1);
              break next;
            }
            return true;
          }
        }
      }
    }
    if (!found) refused(1, NOTHING_BUILT_THERE, 0);
    return false;
  }

  /** Whether a move of the action `swap` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainSwap(player: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    const playerGrids = player * GRID_WORDS;
    let found = false;
    for (
      let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
      word < m[playerGrids + PALACE_THERE + 150]!;
      word++
    ) {
      for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
        const cell = word * 32 + 31 - Math.clz32(rest & -rest);
        if (m[GIVEN] === OPEN || m[GIVEN] === cell) {
          found = true;
          let found2 = false;
          for (let i = 1; i <= m[playerAt + RESERVE]!; i++) {
            const tile = m[playerAt + RESERVE + i]!;
            if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === tile) {
              found2 = true;
              next: {
                let found3: boolean = false;
                for (let side = 0; side <= 3; side++) {
                  if (clash(player, tile, cell, side)) {
                    found3 = true;
                    break;
                  }
                }
                if (found3) {
                  refused(3, WALL_AGAINST_OPEN_SIDE, -1);
                  break next;
                }
                return true;
              }
            }
          }
          if (!found2) refused(2, SWAP_TILE_NONE, 1);
        }
      }
    }
    if (!found) refused(1, NOTHING_BUILT_THERE, 0);
    return false;
  }

  /** Whether a move of the action `take-tile` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainTakeTile(_player: number, building: number): boolean {
    let found = false;
    for (let i = 1; i <= m[OFFER + building * 56]!; i++) {
      const tile = m[OFFER + building * 56 + i]!;
      if (m[GIVEN] === OPEN || m[GIVEN] === tile) {
        found = true;
        return true;
      }
    }
    if (!found) refused(1, TAKE_TILE_TILE_NONE, 0);
    return false;
  }

  /** Whether a move of the action `take-start-token` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainTakeStartToken(_player: number, building: number): boolean {
    if (m[START_TOKEN] !== building) {
      refused(1, NO_START_TOKEN_HERE, -1);
      return false;
    }
    return true;
  }

  /** Whether a move of the action `name-start-player` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainNameStartPlayer(_player: number): boolean {
    let found = false;
    for (let who = 0; who < m[PLAYERS]!; who++) {
      if (m[GIVEN] === OPEN || m[GIVEN] === who) {
        found = true;
        return true;
      }
    }
    if (!found) refused(1, NAME_START_PLAYER_WHO_NONE, 0);
    return false;
  }

  /** Whether a move of the action `put-in-reserve` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainPutInReserve(player: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found = false;
    for (let i = 1; i <= m[playerAt + BOUGHT]!; i++) {
      const tile = m[playerAt + BOUGHT + i]!;
      if (m[GIVEN] === OPEN || m[GIVEN] === tile) {
        found = true;
        return true;
      }
    }
    if (!found) refused(1, PUT_IN_RESERVE_TILE_NONE, 0);
    return false;
  }

  /** Whether a move of the action `give-away` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainGiveAway(player: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found = false;
    for (let i = 1; i <= m[playerAt + BOUGHT]!; i++) {
      const tile = m[playerAt + BOUGHT + i]!;
      if (m[GIVEN] === OPEN || m[GIVEN] === tile) {
        found = true;
        let found2 = false;
        for (let seat = m[PLAYERS]!; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
          if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === seat) {
            found2 = true;
            return true;
          }
        }
        if (!found2) refused(2, NOBODY_TO_GIVE_TO, 1);
      }
    }
    if (!found) refused(1, GIVE_AWAY_TILE_NONE, 0);
    return false;
  }

  /**
   *     action throw of player
   *       need throws is less than 3                                     else three-throws-at-most
   *       choose some dice from cup
   *       need count of dice is at least count of cup if throws is 0     else first-throw-all-dice
   *       add 1 to throws
   */
  function doThrow(_player: number): void {
    m[THROWS] = within(m[THROWS]! + 1, 0, 3, 'throws');
  }

  /** `term counted-throws[building] = throws` */
  function countedThrows(_building: number): number {
    return m[THROWS]!;
  }

  /**
   *     action build[source: tiles] of player
   *       choose tile from source
   *       choose cell from built + neighbours of built                                       else touches-no-side
   *       need not occupied[cell]                                                            else cell-taken
   *       need no side in Side where clash[tile, cell, side]                                 else wall-against-open-side
   *       move tile to palace[cell]
   *       follow building-rules
   */
  function doBuild(player: number, tile: number, cell: number): void {
    const playerGrids = player * GRID_WORDS;
    layTileAlone(tile, playerGrids + PALACE + cell);
  }

  /**
   *     action take-down of player
   *       choose cell from cells of palace                                                   else nothing-built-there
   *       move palace[cell] to reserve
   *       follow building-rules
   */
  function doTakeDown(player: number, cell: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    const playerGrids = player * GRID_WORDS;
    layTile(m[playerGrids + PALACE + cell]!, playerAt + RESERVE);
  }

  /**
   *     action swap of player
   *       choose cell from cells of palace                                                   else nothing-built-there
   *       choose tile from reserve
   *       need no side in Side where clash[tile, cell, side]                                 else wall-against-open-side
   *       move palace[cell] to reserve
   *       move tile to palace[cell]
   */
  function doSwap(player: number, cell: number, tile: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    const playerGrids = player * GRID_WORDS;
    layTile(m[playerGrids + PALACE + cell]!, playerAt + RESERVE);
    layTileAlone(tile, playerGrids + PALACE + cell);
  }

  /**
   *     action name-start-player of player
   *       choose who from players
   *       caliph becomes who
   */
  function doNameStartPlayer(_player: number, who: number): void {
    m[CALIPH] = who;
  }

  /**
   *     action put-in-reserve of player
   *       choose tile from bought
   *       move tile to reserve
   */
  function doPutInReserve(player: number, tile: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    layTile(tile, playerAt + RESERVE);
  }

  /**
   *     action give-away of player
   *       choose tile from bought
   *       choose seat from imaginary                                                         else nobody-to-give-to
   *       move tile to collection of seat
   */
  function doGiveAway(_player: number, tile: number, seat: number): void {
    const seatAt = SEATS + seat * SEAT_WORDS;
    layTile(tile, seatAt + COLLECTION);
  }

  /** `term tiles-in-palaces = total of count of palace of player for player in players` */
  function tilesInPalaces(): number {
    let total = 0;
    for (let player = 0; player < m[PLAYERS]!; player++) {
      const playerGrids = player * GRID_WORDS;
      const item = bitsIn(
        m,
        playerGrids + PALACE_THERE + 149 - m[playerGrids + PALACE_THERE + 149]!,
        m[playerGrids + PALACE_THERE + 150]! - 149 + m[playerGrids + PALACE_THERE + 149]!,
      );
      total += item;
    }
    return total;
  }

  /** `term tiles-kept = total of count of collection of seat for seat in seats` */
  function tilesKept(): number {
    let total = 0;
    for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
      const seatAt = SEATS + seat * SEAT_WORDS;
      const item = m[seatAt + COLLECTION]!;
      total += item;
    }
    return total;
  }

  /** `term tiles-waiting = total of count of reserve of player + count of bought of player for player in players` */
  function tilesWaiting(): number {
    let total = 0;
    for (let player = 0; player < m[PLAYERS]!; player++) {
      const playerAt = SEATS + player * SEAT_WORDS;
      const item = m[playerAt + RESERVE]! + m[playerAt + BOUGHT]!;
      total += item;
    }
    return total;
  }

  /** `term owned[building] of seat = count of tile in collection + palace where building of tile is building` */
  function owned(seat: number, building: number): number {
    const seatAt = SEATS + seat * SEAT_WORDS;
    const seatGrids = seat * GRID_WORDS;
    const print = building;
    const start = seatAt + COLLECTION;
    const start2 = seatGrids + PALACE;
    let count = 0;
    const end = k[TILE_BY_BUILDING_FROM + print + 1]!;
    for (let i = k[TILE_BY_BUILDING_FROM + print]!; i < end; i++) {
      const home = m[TILE_HOME + k[TILE_BY_BUILDING + i]!]! >> 1;
      count += isSame(home, start) | liesWithin(home, start2, start2 + 4760);
    }
    return count;
  }

  function lookUpStones(key: number): number {
    if (key < 2 || key > 6) return fault('no-such-key', 'stones');
    return k[STONES + key - 2]!;
  }

  function lookUpScoringAfter(key: number): number {
    if (key < 1 || key > 5) return fault('no-such-key', 'scoring-after');
    return k[SCORING_AFTER + key - 1]!;
  }

  function lookUpDirkLine(key: number): number {
    if (key < 1 || key > 5) return fault('no-such-key', 'dirk-line');
    return k[DIRK_LINE + key - 1]!;
  }

  /**
   *     winner player in players by most points of player
   *       tie: joint win
   */
  function rankAll(): number {
    m[LIST_NO_PICKS] = 0;
    let count = 0;
    for (let player = 0; player < m[PLAYERS]!; player++) {
      const playerAt = SEATS + player * SEAT_WORDS;
      m[RANKED_KEYS2 + count] = -sum(m, playerAt + POINTS_MAJORITY, 8);
      m[RANKED2 + count++] = player;
    }
    order(m, RANKED2, RANKED_KEYS2, 1, count);
    return placed(m, RANKED_KEYS2, 1, count, RANKED_PLACE2, RANKED_SHARED2, RANKED_BY, 1, 2_147_483_647, 1);
  }

  /** Keeps the bits that tell which `palace` holds something: this one does. */
  function notePalaceThere(block: number, cell: number): void {
    m[block + PALACE_THERE + (cell >> 5)]! |= 1 << (cell & 31);
    widen(m, block + PALACE_THERE + 149, 149, cell >> 5);
  }

  /** Takes a piece away from where it lies. */
  function takeDie(piece: number): void {
    if (removeFrom(m, CUP, piece)) return;
  }

  /** No place holds more than it may. */
  function checkPlaces(): void {
    const last = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last; block += SEAT_WORDS)
      if (m[block + BOUGHT]! > 4) fault('too-many', 'bought');
  }

  function moveAt(index: number): number {
    return moves[index]!;
  }

  /** Takes down the move that is being played. */
  function noteMove(move: number): void {
    m[MOVE] = move;
  }

  /** More moves are listed than there was room for at first. */
  function listMany(count: number, t: number, player: number): void {
    if (count > moves.length) {
      // Those that found no room are missing from the list, but were counted.
      moves = new Int32Array(count * 2);
      listIn(t, player);
    }
  }

  /** Runs a script from a case of `game` on; gives the case of another routine that comes next, or why it does not go on. */
  function runGame(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const k = tables;
    const t = thread | 0;
    let pc = from | 0;
    let asked: number;
    let listed: number;
    for (;;) {
      switch (pc) {
        case 1: { // game
          let count = 0;
          for (let item = 0; item < m[PLAYERS]!; item++) m[LIST_ITEMS + ++count] = item;
          m[LIST_ITEMS] = count;
          if (m[LIST_ITEMS] === 0) {
            // game: there was nothing to choose from
            return fault('impossible', 'game');
          }
          if (m[SEEDED] === 0) {
            m[t] = 2; // game: the choice is supplied
            return STOPS;
          }
          const drawn = pick(m, OUTCOME, LIST_ITEMS);
          m[CALIPH] = drawn;
          m[AFTER_MAKE_STACKS] = 3; // game: after make-stacks
          m[MAKE_STACKS_NTH_LAST] = 5;
          m[MAKE_STACKS_NTH] = 0;
          pc = 18; // make-stacks nth: the next one
          continue;
        }
        case 2: { // game: the choice is supplied
          const drawn = pick(m, OUTCOME, EVENT);
          m[CALIPH] = drawn;
          m[AFTER_MAKE_STACKS] = 3; // game: after make-stacks
          m[MAKE_STACKS_NTH_LAST] = 5;
          m[MAKE_STACKS_NTH] = 0;
          pc = 18; // make-stacks nth: the next one
          continue;
        }
        case 3: { // game: after make-stacks
          m[AFTER_ROUNDS] = 4; // game: after rounds
          m[ROUNDS_ROUND_LAST] = 5;
          m[ROUNDS_ROUND] = 0;
          pc = 6; // rounds round: the next one
          continue;
        }
        case 4: { // game: after rounds
          pc = m[AFTER_GAME]!;
          continue;
        }
        case 5: { // rounds
          m[ROUNDS_ROUND_LAST] = 5;
          m[ROUNDS_ROUND] = 0;
          pc = 6; // rounds round: the next one
          continue;
        }
        case 6: { // rounds round: the next one
          if (m[ROUNDS_ROUND]! >= m[ROUNDS_ROUND_LAST]!) {
            pc = m[AFTER_ROUNDS]!;
            continue;
          }
          m[ROUNDS_ROUND]!++;
          m[ROUND] = m[ROUNDS_ROUND]!;
          m[LAY_OUT_ROUND] = m[ROUNDS_ROUND]!;
          m[AFTER_LAY_OUT] = 7; // rounds: after lay-out
          pc = 21; // lay-out
          continue;
        }
        case 7: { // rounds: after lay-out
          placeDirk();
          m[ROUNDS_TIMES] = k[STONES + m[PLAYERS]! - 2]!;
          pc = 8; // rounds: repeat
          continue;
        }
        case 8: { // rounds: repeat
          if (m[ROUNDS_TIMES]! <= 0) {
            m[END_OF_ROUND_ROUND] = m[ROUNDS_ROUND]!;
            m[AFTER_END_OF_ROUND] = 6; // rounds round: the next one
            m[AFTER_PRIZES] = 11; // end-of-round: after prizes
            pc = 25; // prizes
            continue;
          }
          m[ROUNDS_TIMES]!--;
          let count = 0;
          const from2 = m[CALIPH]!;
          for (let step = 0; step < m[PLAYERS]!; step++) {
            const item = clockwise(m, from2, step);
            m[ROUNDS_PLAYER_LIST + ++count] = item;
          }
          m[ROUNDS_PLAYER_LIST] = count;
          m[ROUNDS_PLAYER_NEXT] = 1;
          pc = 9; // rounds player: the next one
          continue;
        }
        case 9: { // rounds player: the next one
          if (m[ROUNDS_PLAYER_NEXT]! > m[ROUNDS_PLAYER_LIST]!) {
            pc = 8; // rounds: repeat
            continue;
          }
          m[ROUNDS_PLAYER] = m[ROUNDS_PLAYER_LIST + m[ROUNDS_PLAYER_NEXT]!++]!;
          m[TURN_PLAYER] = m[ROUNDS_PLAYER]!;
          m[AFTER_TURN] = 9; // rounds player: the next one
          m[THROWS] = 0;
          pc = 13; // turn: repeat
          continue;
        }
        case 10: { // end-of-round
          m[AFTER_PRIZES] = 11; // end-of-round: after prizes
          pc = 25; // prizes
          continue;
        }
        case 11: { // end-of-round: after prizes
          const round = m[END_OF_ROUND_ROUND]!;
          const start = STONE;
          for (let i = 0; i < 144; i++) m[start + i] = NONE;
          if (k[SCORING_AFTER + round - 1] !== NONE) scoringRound(k[SCORING_AFTER + round - 1]!);
          pc = m[AFTER_END_OF_ROUND]!;
          continue;
        }
        case 12: { // turn
          m[THROWS] = 0;
          pc = 13; // turn: repeat
          continue;
        }
        case 13: { // turn: repeat
          if (++m[JUMPS]! > MOST_JUMPS) fault('endless');
          // turn: somebody must do one of: throw, place-stone, build, take-down, swap
          const player = m[TURN_PLAYER]!;
          const count = listChoiceInTurn(player);
          if (count > 0) {
            asked = player;
            listed = count;
            pc = 14; // turn: somebody has chosen
            break;
          }
          skip(player, 14);
          // turn: nothing was possible, or nothing was wanted
          return fault('impossible', 'turn');
        }
        case 14: { // turn: somebody has chosen
          const player = m[TURN_PLAYER]!;
          const move = m[MOVE]!;
          if (move < 257) {
            const code2 = move - 1;
            const dice = code2;
            setOfBits(m, dice, 0, LIST_CHOSEN_DICE);
            setList(m, TURN_DICE, LIST_CHOSEN_DICE);
            doThrow(player);
            // turn: after throw
            if (m[SEEDED] === 0 && m[TURN_DICE]! > 0) {
              m[t] = 15; // turn: the roll is supplied
              return STOPS;
            }
            rollDie(TURN_DICE);
            pc = 13; // turn: repeat
            continue;
          }
          if (move < 265) {
            const code2 = move - 257;
            const building = code2;
            m[TURN_BUILDING] = building;
            putStone(
              player,
              building,
              within(counted(building), 1, 8, 'line'),
              within(countedThrows(building), 1, 3, 'nth-throw'),
            );
            // turn: after place-stone
            pc = m[AFTER_TURN]!;
            continue;
          }
          if (move < 262_120) {
            const code2 = move - 265;
            const cell2 = code2 % 4761;
            const tile2 = (code2 / 4761) | 0;
            m[TURN_TILE] = tile2;
            m[TURN_CELL] = cell2;
            doBuild(player, tile2, cell2);
            // turn: after build
            pc = m[AFTER_TURN]!;
            continue;
          }
          if (move < 270_312) {
            const code2 = move - 262_120;
            const cell2 = code2;
            m[TURN_CELL_2] = cell2;
            doTakeDown(player, cell2);
            // turn: after take-down
            pc = m[AFTER_TURN]!;
            continue;
          }
          const code = move - 270_312;
          const tile = code % 55;
          const cell = (code / 55) | 0;
          m[TURN_CELL_3] = cell;
          m[TURN_TILE_2] = tile;
          doSwap(player, cell, tile);
          // turn: after swap
          pc = m[AFTER_TURN]!;
          continue;
        }
        case 15: { // turn: the roll is supplied
          setFaces(m, OUTCOME, TURN_DICE, DIE_FACE);
          pc = 13; // turn: repeat
          continue;
        }
        case 16: { // turn: nothing was possible, or nothing was wanted
          return fault('impossible', 'turn');
        }
        default:
          return pc;
      }
      waitFor(t, asked, listed, pc);
      return WAITS;
    }
  }

  /** Runs a script from a case of `make-stacks` on; gives the case of another routine that comes next, or why it does not go on. */
  function runMakeStacks(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const k = tables;
    const t = thread | 0;
    let pc = from | 0;
    for (;;) {
      switch (pc) {
        case 17: { // make-stacks
          m[MAKE_STACKS_NTH_LAST] = 5;
          m[MAKE_STACKS_NTH] = 0;
          pc = 18; // make-stacks nth: the next one
          continue;
        }
        case 18: { // make-stacks nth: the next one
          if (m[MAKE_STACKS_NTH]! >= m[MAKE_STACKS_NTH_LAST]!) {
            pc = m[AFTER_MAKE_STACKS]!;
            continue;
          }
          m[MAKE_STACKS_NTH]!++;
          let count = 0;
          for (let item = 0; item <= 5; item++) m[MAKE_STACKS_BUILDING_LIST + ++count] = item;
          m[MAKE_STACKS_BUILDING_LIST] = count;
          m[MAKE_STACKS_BUILDING_NEXT] = 1;
          pc = 19; // make-stacks building: the next one
          continue;
        }
        case 19: { // make-stacks building: the next one
          if (m[MAKE_STACKS_BUILDING_NEXT]! > m[MAKE_STACKS_BUILDING_LIST]!) {
            pc = 18; // make-stacks nth: the next one
            continue;
          }
          m[MAKE_STACKS_BUILDING] = m[MAKE_STACKS_BUILDING_LIST + m[MAKE_STACKS_BUILDING_NEXT]!++]!;
          m[USED_SECRETS] = 1;
          let count = 0;
          for (let i = 1; i <= m[BAG]!; i++) {
            const item = m[BAG + i]!;
            if (k[TILE_BUILDING + item] === m[MAKE_STACKS_BUILDING] && item !== twelfthTower())
              m[LIST_ITEMS2 + ++count] = item;
          }
          m[LIST_ITEMS2] = count;
          if (m[LIST_ITEMS2] === 0) {
            // make-stacks: there was nothing to choose from
            return fault('impossible', 'make-stacks');
          }
          if (m[SEEDED] === 0) {
            m[t] = 20; // make-stacks: the choice is supplied
            return STOPS;
          }
          const drawn = pick(m, OUTCOME, LIST_ITEMS2);
          m[MAKE_STACKS_TILE] = drawn;
          layTile(m[MAKE_STACKS_TILE]!, STACK + (m[MAKE_STACKS_NTH]! - 1) * 56);
          pc = 19; // make-stacks building: the next one
          continue;
        }
        case 20: { // make-stacks: the choice is supplied
          const drawn = pick(m, OUTCOME, EVENT);
          m[MAKE_STACKS_TILE] = drawn;
          layTile(m[MAKE_STACKS_TILE]!, STACK + (m[MAKE_STACKS_NTH]! - 1) * 56);
          pc = 19; // make-stacks building: the next one
          continue;
        }
        default:
          return pc;
      }
    }
  }

  /** Runs a script from a case of `lay-out` on; gives the case of another routine that comes next, or why it does not go on. */
  function runLayOut(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const k = tables;
    const t = thread | 0;
    let pc = from | 0;
    for (;;) {
      switch (pc) {
        case 21: { // lay-out
          const round = m[LAY_OUT_ROUND]!;
          m[DRAWN] = 0;
          m[START_TOKEN] = NONE;
          m[USED_SECRETS] = 1;
          let count = 0;
          for (let i = 1; i <= m[STACK + (round - 1) * 56]!; i++) {
            const item = m[STACK + (round - 1) * 56 + i]!;
            m[LIST_EACH_TILE + ++count] = item;
          }
          m[LIST_EACH_TILE] = count;
          for (let i = 1; i <= m[LIST_EACH_TILE]!; i++) {
            const tile = m[LIST_EACH_TILE + i]!;
            layTile(tile, OFFER + k[TILE_BUILDING + tile]! * 56);
          }
          m[LAY_OUT_TIMES] = 5;
          pc = 22; // lay-out: repeat
          continue;
        }
        case 22: { // lay-out: repeat
          if (m[LAY_OUT_TIMES]! <= 0) {
            const round = m[LAY_OUT_ROUND]!;
            if (round < 5) {
              let count = 0;
              for (let item = 0; item <= 5; item++) m[LIST_ITEMS3 + ++count] = item;
              m[LIST_ITEMS3] = count;
              if (m[LIST_ITEMS3] === 0) {
                // lay-out: there was nothing to choose from
                return fault('impossible', 'lay-out');
              }
              if (m[SEEDED] === 0) {
                m[t] = 24; // lay-out: the choice is supplied
                return STOPS;
              }
              const drawn2 = pick(m, OUTCOME, LIST_ITEMS3);
              m[START_TOKEN] = drawn2;
              pc = m[AFTER_LAY_OUT]!;
              continue;
            }
            pc = m[AFTER_LAY_OUT]!;
            continue;
          }
          m[LAY_OUT_TIMES]!--;
          m[USED_SECRETS] = 1;
          if (m[BAG] === 0) {
            // lay-out: there was nothing to choose from
            return fault('impossible', 'lay-out');
          }
          if (m[SEEDED] === 0) {
            m[t] = 23; // lay-out: the choice is supplied
            return STOPS;
          }
          const drawn = pick(m, OUTCOME, BAG);
          m[LAY_OUT_TILE_2] = drawn;
          if (m[DRAWN]! >= 5) fault('too-many', 'drawn');
          m[DRAWN + ++m[DRAWN]!] = m[LAY_OUT_TILE_2]!;
          layTile(m[LAY_OUT_TILE_2]!, OFFER + k[TILE_BUILDING + m[LAY_OUT_TILE_2]!]! * 56);
          pc = 22; // lay-out: repeat
          continue;
        }
        case 23: { // lay-out: the choice is supplied
          const drawn = pick(m, OUTCOME, EVENT);
          m[LAY_OUT_TILE_2] = drawn;
          if (m[DRAWN]! >= 5) fault('too-many', 'drawn');
          m[DRAWN + ++m[DRAWN]!] = m[LAY_OUT_TILE_2]!;
          layTile(m[LAY_OUT_TILE_2]!, OFFER + k[TILE_BUILDING + m[LAY_OUT_TILE_2]!]! * 56);
          pc = 22; // lay-out: repeat
          continue;
        }
        case 24: { // lay-out: the choice is supplied
          const drawn = pick(m, OUTCOME, EVENT);
          m[START_TOKEN] = drawn;
          pc = m[AFTER_LAY_OUT]!;
          continue;
        }
        default:
          return pc;
      }
    }
  }

  /** Runs a script from a case of `prizes` on; gives the case of another routine that comes next, or why it does not go on. */
  function runPrizes(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const t = thread | 0;
    let pc = from | 0;
    let asked: number;
    let listed: number;
    for (;;) {
      switch (pc) {
        case 25: { // prizes
          let count = 0;
          for (let item = 0; item <= 5; item++) m[PRIZES_BUILDING_LIST + ++count] = item;
          m[PRIZES_BUILDING_LIST] = count;
          m[PRIZES_BUILDING_NEXT] = 1;
          pc = 26; // prizes building: the next one
          continue;
        }
        case 26: { // prizes building: the next one
          if (m[PRIZES_BUILDING_NEXT]! > m[PRIZES_BUILDING_LIST]!) {
            pc = m[AFTER_PRIZES]!;
            continue;
          }
          m[PRIZES_BUILDING] = m[PRIZES_BUILDING_LIST + m[PRIZES_BUILDING_NEXT]!++]!;
          m[PRIZES_FIELD_LAST] = 24;
          m[PRIZES_FIELD] = 0;
          pc = 27; // prizes field: the next one
          continue;
        }
        case 27: { // prizes field: the next one
          if (m[PRIZES_FIELD]! >= m[PRIZES_FIELD_LAST]!) {
            let count = 0;
            for (let i = 1; i <= m[OFFER + m[PRIZES_BUILDING]! * 56]!; i++) {
              const item = m[OFFER + m[PRIZES_BUILDING]! * 56 + i]!;
              m[LIST_TILE + ++count] = item;
            }
            m[LIST_TILE] = count;
            for (let i = 1; i <= m[LIST_TILE]!; i++) layTile(m[LIST_TILE + i]!, GONE);
            pc = 26; // prizes building: the next one
            continue;
          }
          m[PRIZES_FIELD]!++;
          m[PRIZES_SEAT] = m[STONE + m[PRIZES_BUILDING]! * 24 + m[PRIZES_FIELD]! - 1]!;
          if (
            m[PRIZES_SEAT] !== NONE &&
            (m[OFFER + m[PRIZES_BUILDING]! * 56] !== 0 || m[START_TOKEN] === m[PRIZES_BUILDING])
          ) {
            // prizes: somebody may do one of: take-tile, take-start-token
            const who = m[PRIZES_SEAT]!;
            if (who < m[PLAYERS]!) {
              const count = listChoiceInPrizes(who, m[PRIZES_BUILDING]!);
              if (count > 0) {
                asked = who;
                listed = count;
                pc = 28; // prizes: somebody has chosen
                break;
              }
              const note = skip(who, 28);
              m[note + 1] = m[PRIZES_BUILDING]!;
            }
            pc = 29; // prizes: nothing was possible, or nothing was wanted
            continue;
          }
          pc = 27; // prizes field: the next one
          continue;
        }
        case 28: { // prizes: somebody has chosen
          const move = m[MOVE]!;
          if (move === 0) {
            pc = 29; // prizes: nothing was possible, or nothing was wanted
            continue;
          }
          if (move < 65) {
            const code = move - 1;
            const tile = code;
            m[PRIZES_TILE] = tile;
            const player3 = m[t + WAITS_FOR]!;
            m[TAKE_TILE_PLAYER] = player3;
            m[TAKE_TILE_TILE] = tile;
            m[AFTER_TAKE_TILE] = 27; // prizes field: the next one
            const player4 = m[TAKE_TILE_PLAYER]!;
            const playerAt = SEATS + player4 * SEAT_WORDS;
            layTile(m[TAKE_TILE_TILE]!, playerAt + BOUGHT);
            m[PLACE_BOUGHT_PLAYER] = player4;
            m[PLACE_BOUGHT_MAY_GIVE] = 1;
            m[AFTER_PLACE_BOUGHT] = 31; // take-tile: after place-bought
            pc = 32; // place-bought: repeat
            continue;
          }
          const player = m[t + WAITS_FOR]!;
          m[TAKE_START_TOKEN_PLAYER] = player;
          m[AFTER_TAKE_START_TOKEN] = 27; // prizes field: the next one
          const player2 = m[TAKE_START_TOKEN_PLAYER]!;
          m[NEW_CALIPH_SEAT] = player2;
          m[AFTER_NEW_CALIPH] = 30; // take-start-token: after new-caliph
          pc = 35; // new-caliph
          continue;
        }
        case 29: { // prizes: nothing was possible, or nothing was wanted
          const one = m[PRIZES_SEAT]!;
          if (
            one >= m[PLAYERS]! &&
            one <= m[PLAYERS]! + m[IMAGINARY]! - 1 &&
            m[OFFER + m[PRIZES_BUILDING]! * 56] !== 0
          ) {
            layTile(
              firstOf(m, OFFER + m[PRIZES_BUILDING]! * 56),
              SEATS + m[PRIZES_SEAT]! * SEAT_WORDS + COLLECTION,
            );
            pc = 27; // prizes field: the next one
            continue;
          }
          if (one >= m[PLAYERS]! && one <= m[PLAYERS]! + m[IMAGINARY]! - 1) {
            m[NEW_CALIPH_SEAT] = m[PRIZES_SEAT]!;
            m[AFTER_NEW_CALIPH] = 27; // prizes field: the next one
            pc = 35; // new-caliph
            continue;
          }
          pc = 27; // prizes field: the next one
          continue;
        }
        case 30: { // take-start-token: after new-caliph
          pc = m[AFTER_TAKE_START_TOKEN]!;
          continue;
        }
        case 31: { // take-tile: after place-bought
          pc = m[AFTER_TAKE_TILE]!;
          continue;
        }
        case 32: { // place-bought: repeat
          const player = m[PLACE_BOUGHT_PLAYER]!;
          const playerAt = SEATS + player * SEAT_WORDS;
          if (m[playerAt + BOUGHT] === 0) {
            pc = m[AFTER_PLACE_BOUGHT]!;
            continue;
          }
          if (++m[JUMPS]! > MOST_JUMPS) fault('endless');
          // place-bought: somebody must do one of: build, put-in-reserve, give-away
          const mayGive = m[PLACE_BOUGHT_MAY_GIVE] === 1;
          const count = listChoiceInPlaceBought(player, mayGive ? 1 : 0);
          if (count > 0) {
            asked = player;
            listed = count;
            pc = 33; // place-bought: somebody has chosen
            break;
          }
          const note = skip(player, 33);
          m[note + 1] = mayGive ? 1 : 0;
          // place-bought: nothing was possible, or nothing was wanted
          return fault('impossible', 'place-bought');
        }
        case 33: { // place-bought: somebody has chosen
          const player = m[PLACE_BOUGHT_PLAYER]!;
          const move = m[MOVE]!;
          if (move < 261_856) {
            const code2 = move - 1;
            const cell = code2 % 4761;
            const tile2 = (code2 / 4761) | 0;
            m[PLACE_BOUGHT_TILE] = tile2;
            m[PLACE_BOUGHT_CELL] = cell;
            doBuild(player, tile2, cell);
            pc = 32; // place-bought: repeat
            continue;
          }
          if (move < 261_920) {
            const code2 = move - 261_856;
            const tile2 = code2;
            m[PLACE_BOUGHT_TILE_2] = tile2;
            doPutInReserve(player, tile2);
            pc = 32; // place-bought: repeat
            continue;
          }
          const code = move - 261_920;
          const seat = code & 7;
          const tile = code >>> 3;
          m[PLACE_BOUGHT_TILE_3] = tile;
          m[PLACE_BOUGHT_SEAT] = seat;
          doGiveAway(player, tile, seat);
          pc = 32; // place-bought: repeat
          continue;
        }
        case 34: { // place-bought: nothing was possible, or nothing was wanted
          return fault('impossible', 'place-bought');
        }
        case 35: { // new-caliph
          m[START_TOKEN] = NONE;
          // new-caliph: somebody must do one of: name-start-player
          const seat = m[NEW_CALIPH_SEAT]!;
          if (seat < m[PLAYERS]!) {
            const count = listNameStartPlayer(seat);
            if (count > 0) {
              asked = seat;
              listed = count;
              pc = 36; // new-caliph: somebody has chosen
              break;
            }
            skip(seat, 36);
          }
          // new-caliph: nothing was possible, or nothing was wanted
          m[CALIPH] = nextPlayer(m, m[CALIPH]!);
          pc = m[AFTER_NEW_CALIPH]!;
          continue;
        }
        case 36: { // new-caliph: somebody has chosen
          const seat = m[NEW_CALIPH_SEAT]!;
          const move = m[MOVE]!;
          const code = move - 1;
          const who = code;
          m[NEW_CALIPH_WHO] = who;
          doNameStartPlayer(seat, who);
          pc = m[AFTER_NEW_CALIPH]!;
          continue;
        }
        case 37: { // new-caliph: nothing was possible, or nothing was wanted
          m[CALIPH] = nextPlayer(m, m[CALIPH]!);
          pc = m[AFTER_NEW_CALIPH]!;
          continue;
        }
        default:
          return pc;
      }
      waitFor(t, asked, listed, pc);
      return WAITS;
    }
  }

  /** Runs one script until it stops, forks or ends; whether it waits for a player now. */
  function runThread(t: number): boolean {
    let pc = m[t]! | 0;
    while (pc > DONE) {
      switch (pc) {
        case 1:
        case 2:
        case 3:
        case 4:
        case 5:
        case 6:
        case 7:
        case 8:
        case 9:
        case 10:
        case 11:
        case 12:
        case 13:
        case 14:
        case 15:
        case 16:
          pc = runGame(t, pc) | 0;
          break;
        case 17:
        case 18:
        case 19:
        case 20:
          pc = runMakeStacks(t, pc) | 0;
          break;
        case 21:
        case 22:
        case 23:
        case 24:
          pc = runLayOut(t, pc) | 0;
          break;
        case 25:
        case 26:
        case 27:
        case 28:
        case 29:
        case 30:
        case 31:
        case 32:
        case 33:
        case 34:
        case 35:
        case 36:
        case 37:
          pc = runPrizes(t, pc) | 0;
          break;
      }
    }
    if (pc === DONE) m[t] = DONE;
    return pc === WAITS;
  }

  /** Lists the moves of a player for whom a script waits. */
  function listIn(t: number, asked: number): number {
    switch (m[t]!) {
      case 14:
        return listChoiceInTurn(asked);
      case 28:
        return listChoiceInPrizes(asked, m[PRIZES_BUILDING]!);
      case 36:
        return listNameStartPlayer(asked);
      case 33: {
        const mayGive = m[PLACE_BOUGHT_MAY_GIVE] === 1;
        return listChoiceInPlaceBought(asked, mayGive ? 1 : 0);
      }
      default:
        return 0;
    }
  }

  /** Lists what can be done in `turn`: `throw`, `place-stone`, `build`, `take-down`, `swap`. */
  function listChoiceInTurn(who: number): number {
    const whoAt = SEATS + who * SEAT_WORDS;
    m[PALACE_SEEN] = -1;
    let count = listThrow(who);
    count = listPlaceStone(who, count);
    const one = m[THROWS]!;
    if (one >= 1 && one <= 2) count = listBuild(who, whoAt + RESERVE, 265, count);
    const one2 = m[THROWS]!;
    if (one2 >= 1 && one2 <= 2) count = listTakeDown(who, count);
    const one3 = m[THROWS]!;
    if (one3 >= 1 && one3 <= 2) count = listSwap(who, count);
    return count;
  }

  /** Lists what can be done in `prizes`: `take-tile`, `take-start-token`, or nothing. */
  function listChoiceInPrizes(who: number, building: number): number {
    let count = listTakeTile(who, building);
    count = listTakeStartToken(who, building, count);
    if (count > 0) moves[count++] = 0;
    return count;
  }

  /** Lists what can be done in `place-bought`: `build`, `put-in-reserve`, `give-away`. */
  function listChoiceInPlaceBought(who: number, mayGive: number): number {
    const whoAt = SEATS + who * SEAT_WORDS;
    m[PALACE_SEEN] = -1;
    let count = listBuild(who, whoAt + BOUGHT, 1, 0);
    count = listPutInReserve(who, count);
    if (mayGive === 1) count = listGiveAway(who, count);
    return count;
  }

  /** Whether what is asked can be done in `turn`, of: `throw`, `place-stone`, `build`, `take-down`, `swap`. */
  function explainChoiceInTurn(who: number, action: number, offer: number): number {
    const whoAt = SEATS + who * SEAT_WORDS;
    let found = -1;
    if (action === THROW && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainThrow(who)) return 1;
    }
    if (action === PLACE_STONE && (offer < 0 || offer === 1)) {
      found = 0;
      if (explainPlaceStone(who)) return 1;
    }
    if (action === BUILD && (offer < 0 || offer === 2)) {
      found = 0;
      const one = m[THROWS]!;
      if (!(one >= 1 && one <= 2)) {
        refused(0, REDESIGN_AFTER_THROW_ONE_OR_TWO, -1);
      } else if (explainBuild(who, whoAt + RESERVE)) return 1;
    }
    if (action === TAKE_DOWN && (offer < 0 || offer === 3)) {
      found = 0;
      const one = m[THROWS]!;
      if (!(one >= 1 && one <= 2)) {
        refused(0, REDESIGN_AFTER_THROW_ONE_OR_TWO, -1);
      } else if (explainTakeDown(who)) return 1;
    }
    if (action === SWAP && (offer < 0 || offer === 4)) {
      found = 0;
      const one = m[THROWS]!;
      if (!(one >= 1 && one <= 2)) {
        refused(0, REDESIGN_AFTER_THROW_ONE_OR_TWO, -1);
      } else if (explainSwap(who)) return 1;
    }
    return found;
  }

  /** Whether what is asked can be done in `prizes`, of: `take-tile`, `take-start-token`, or nothing. */
  function explainChoiceInPrizes(who: number, action: number, offer: number, building: number): number {
    let found = -1;
    if (action === TAKE_TILE && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainTakeTile(who, building)) return 1;
    }
    if (action === TAKE_START_TOKEN && (offer < 0 || offer === 1)) {
      found = 0;
      if (explainTakeStartToken(who, building)) return 1;
    }
    return found;
  }

  /** Whether what is asked can be done in `new-caliph`, of: `name-start-player`. */
  function explainNameStartPlayerInNewCaliph(who: number, action: number, offer: number): number {
    let found = -1;
    if (action === NAME_START_PLAYER && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainNameStartPlayer(who)) return 1;
    }
    return found;
  }

  /** Whether what is asked can be done in `place-bought`, of: `build`, `put-in-reserve`, `give-away`. */
  function explainChoiceInPlaceBought(who: number, action: number, offer: number, mayGive: number): number {
    const whoAt = SEATS + who * SEAT_WORDS;
    let found = -1;
    if (action === BUILD && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainBuild(who, whoAt + BOUGHT)) return 1;
    }
    if (action === PUT_IN_RESERVE && (offer < 0 || offer === 1)) {
      found = 0;
      if (explainPutInReserve(who)) return 1;
    }
    if (action === GIVE_AWAY && (offer < 0 || offer === 2)) {
      found = 0;
      if (mayGive !== 1) {
        refused(0, ONLY_WHAT_WAS_BOUGHT, -1);
      } else if (explainGiveAway(who)) return 1;
    }
    return found;
  }

  /** Asks the decision at which a player stands: 1 allowed, 0 refused, -1 not offered. */
  function explainHere(t: number, asked: number, action: number, offer: number): number {
    switch (m[t]!) {
      case 14:
        return explainChoiceInTurn(asked, action, offer);
      case 28:
        return explainChoiceInPrizes(asked, action, offer, m[PRIZES_BUILDING]!);
      case 36:
        return explainNameStartPlayerInNewCaliph(asked, action, offer);
      case 33: {
        const mayGive = m[PLACE_BOUGHT_MAY_GIVE] === 1;
        return explainChoiceInPlaceBought(asked, action, offer, mayGive ? 1 : 0);
      }
      default:
        return -1;
    }
  }

  /** Asks a decision in which the player had no move. */
  function explainSkipped(note: number, asked: number, action: number): number {
    switch (m[note]!) {
      case 14:
        return explainChoiceInTurn(asked, action, -1);
      case 28:
        return explainChoiceInPrizes(asked, action, -1, m[note + 1]!);
      case 36:
        return explainNameStartPlayerInNewCaliph(asked, action, -1);
      case 33:
        return explainChoiceInPlaceBought(asked, action, -1, m[note + 1]!);
      default:
        return -1;
    }
  }

  /** Writes down what chance is to decide on. */
  function fillEvent(t: number): void {
    switch (m[t]!) {
      case 2: {
        let count = 0;
        for (let item = 0; item < m[PLAYERS]!; item++) m[EVENT + ++count] = item;
        m[EVENT] = count;
        break;
      }
      case 20: {
        let count = 0;
        for (let i = 1; i <= m[BAG]!; i++) {
          const item = m[BAG + i]!;
          if (k[TILE_BUILDING + item] === m[MAKE_STACKS_BUILDING] && item !== twelfthTower())
            m[EVENT + ++count] = item;
        }
        m[EVENT] = count;
        break;
      }
      case 23: {
        let count = 0;
        for (let i = 1; i <= m[BAG]!; i++) {
          const item = m[BAG + i]!;
          m[EVENT + ++count] = item;
        }
        m[EVENT] = count;
        break;
      }
      case 24: {
        let count = 0;
        for (let item = 0; item <= 5; item++) m[EVENT + ++count] = item;
        m[EVENT] = count;
        break;
      }
      case 15: {
        let count = 0;
        for (let i = 1; i <= m[TURN_DICE]!; i++) {
          const item = m[TURN_DICE + i]!;
          m[EVENT + ++count] = item;
        }
        m[EVENT] = count;
        break;
      }
    }
  }

  /** Where the faces are that are rolled until something holds; -1 where nothing is. */
  function rolledFaces(_t: number): number {
    return -1;
  }

  /** Goes to the first, or to the next, outcome of the roll for which a script waits. */
  function seekOutcome(_t: number, _isFirst: boolean): boolean {
    return false;
  }

  function run(phase: number, owner: number): void {
    const t = MAIN;
    m[LISTED_FOR] = -1;
    m[RUNS_GAME] = phase === 0 ? 1 : 0;
    switch (phase) {
      case 0:
        m[AFTER_GAME] = DONE;
        m[t] = 1; // game
        break;
      case 1:
        scoringRound(m[GIVEN]!);
        break;
      case 2:
        m[AFTER_MAKE_STACKS] = DONE;
        m[t] = 17; // make-stacks
        break;
      case 3:
        m[LAY_OUT_ROUND] = m[GIVEN]!;
        m[AFTER_LAY_OUT] = DONE;
        m[t] = 21; // lay-out
        break;
      case 4:
        placeDirk();
        break;
      case 5:
        m[TURN_PLAYER] = owner;
        m[AFTER_TURN] = DONE;
        m[t] = 12; // turn
        break;
      case 6:
        m[AFTER_PRIZES] = DONE;
        m[t] = 25; // prizes
        break;
      case 7:
        m[AFTER_ROUNDS] = DONE;
        m[t] = 5; // rounds
        break;
      case 8:
        m[END_OF_ROUND_ROUND] = m[GIVEN]!;
        m[AFTER_END_OF_ROUND] = DONE;
        m[t] = 10; // end-of-round
        break;
      case 9:
        putStone(owner, m[GIVEN]!, m[GIVEN + 1]!, m[GIVEN + 2]!);
        break;
      case 10:
        m[NEW_CALIPH_SEAT] = owner;
        m[AFTER_NEW_CALIPH] = DONE;
        m[t] = 35; // new-caliph
        break;
      case 11:
        m[PLACE_BOUGHT_PLAYER] = owner;
        m[PLACE_BOUGHT_MAY_GIVE] = m[GIVEN]!;
        m[AFTER_PLACE_BOUGHT] = DONE;
        m[t] = 32; // place-bought: repeat
        break;
    }
    goOn(t);
  }

  function jumpToDecision(entry: number, player: number): void {
    const t = MAIN;
    m[BRANCHES] = 0;
    m[LISTED_FOR] = -1;
    m[RUNS_GAME] = 0;
    switch (k[ENTRY_DECISION + entry]!) {
      case 0: {
        m[TURN_PLAYER] = player;
        const player2 = m[TURN_PLAYER]!;
        m[AFTER_TURN] = DONE;
        const count = listChoiceInTurn(player2);
        if (count > 0) return waitFor(t, player2, count, 14);
        skip(player2, 14);
        m[t] = 16; // turn: nothing was possible, or nothing was wanted
        break;
      }
      case 1: {
        let count = 0;
        for (let item = 0; item <= 5; item++) m[PRIZES_BUILDING_LIST + ++count] = item;
        m[PRIZES_BUILDING_LIST] = count;
        m[PRIZES_BUILDING_NEXT] = 1;
        m[PRIZES_BUILDING] = m[PRIZES_BUILDING_LIST + m[PRIZES_BUILDING_NEXT]!++]!;
        m[PRIZES_FIELD_LAST] = 24;
        m[PRIZES_FIELD] = 1;
        m[PRIZES_SEAT] = m[STONE + m[PRIZES_BUILDING]! * 24 + m[PRIZES_FIELD]! - 1]!;
        m[AFTER_PRIZES] = DONE;
        const who = m[PRIZES_SEAT]!;
        if (who < m[PLAYERS]!) {
          const count2 = listChoiceInPrizes(who, m[PRIZES_BUILDING]!);
          if (count2 > 0) return waitFor(t, who, count2, 28);
          const note = skip(who, 28);
          m[note + 1] = m[PRIZES_BUILDING]!;
        }
        m[t] = 29; // prizes: nothing was possible, or nothing was wanted
        break;
      }
      case 2: {
        m[NEW_CALIPH_SEAT] = player;
        const seat = m[NEW_CALIPH_SEAT]!;
        m[AFTER_NEW_CALIPH] = DONE;
        if (seat < m[PLAYERS]!) {
          const count = listNameStartPlayer(seat);
          if (count > 0) return waitFor(t, seat, count, 36);
          skip(seat, 36);
        }
        m[t] = 37; // new-caliph: nothing was possible, or nothing was wanted
        break;
      }
      case 3: {
        m[PLACE_BOUGHT_PLAYER] = player;
        m[PLACE_BOUGHT_MAY_GIVE] = m[GIVEN]!;
        const player2 = m[PLACE_BOUGHT_PLAYER]!;
        const mayGive = m[PLACE_BOUGHT_MAY_GIVE] === 1;
        m[AFTER_PLACE_BOUGHT] = DONE;
        const count = listChoiceInPlaceBought(player2, mayGive ? 1 : 0);
        if (count > 0) return waitFor(t, player2, count, 33);
        const note = skip(player2, 33);
        m[note + 1] = mayGive ? 1 : 0;
        m[t] = 34; // place-bought: nothing was possible, or nothing was wanted
        break;
      }
    }
    goOn(t);
  }

  function score(scoring: number): void {
    switch (scoring) {
      case 0:
        if (isWatched) {
          m[NOTICED] = m[GIVEN]!;
          notice(0, 1);
        }
        scoreMajority(0, m[GIVEN]!);
        scoreMajority(1, m[GIVEN]!);
        scoreMajority(2, m[GIVEN]!);
        scoreMajority(3, m[GIVEN]!);
        scoreMajority(4, m[GIVEN]!);
        scoreMajority(5, m[GIVEN]!);
        break;
      case 1:
        if (isWatched) notice(1, 0);
        for (let player = 0; player < m[PLAYERS]!; player++) scoreOuterWall(player);
        break;
    }
  }

  function term(index: number, owner: number): number {
    switch (index) {
      case 0:
        return counted(m[GIVEN]!);
      case 1:
        return countedThrows(m[GIVEN]!);
      case 2:
        return tilesInPalaces();
      case 3:
        return tilesKept();
      case 4:
        return tilesWaiting();
      case 5:
        return path(m[GIVEN]!, m[GIVEN + 1]!);
      case 6:
        return fountain();
      case 7:
        return twelfthTower();
      case 8: {
        const ownerGrids = owner * GRID_WORDS;
        let count = 0;
        m[LIST_BUILT6 + ++count] = fountain();
        for (
          let word = 149 - m[ownerGrids + PALACE_THERE + 149]!;
          word < m[ownerGrids + PALACE_THERE + 150]!;
          word++
        ) {
          for (let rest = m[ownerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
            const item = word * 32 + 31 - Math.clz32(rest & -rest);
            m[LIST_BUILT6 + ++count] = item;
          }
        }
        m[LIST_BUILT6] = count;
        return LIST_BUILT6;
      }
      case 9:
        return occupied(owner, m[GIVEN]!) ? 1 : 0;
      case 10:
        return wall(owner, m[GIVEN]!, m[GIVEN + 1]!) ? 1 : 0;
      case 11:
        return clash(owner, m[GIVEN]!, m[GIVEN + 1]!, m[GIVEN + 2]!) ? 1 : 0;
      case 12: {
        let count = 0;
        for (let side = 0; side <= 3; side++) {
          if (!wall(owner, m[GIVEN]!, side) && k[PLOT_BEYOND + m[GIVEN]! * 4 + side] !== NONE) {
            const item = k[PLOT_BEYOND + m[GIVEN]! * 4 + side]!;
            m[LIST_OPEN_SIDES + ++count] = item;
          }
        }
        m[LIST_OPEN_SIDES] = count;
        return LIST_OPEN_SIDES;
      }
      case 13: {
        const stamp = ++m[STAMP]!;
        let count = 0;
        if (m[REACHED_MARKS3 + fountain()] !== stamp) {
          m[REACHED_MARKS3 + fountain()] = stamp;
          m[LIST_REACHED3 + ++count] = fountain();
        }
        for (let head = 1; head <= count; head++) {
          const cell = m[LIST_REACHED3 + head]!;
          for (let side = 0; side <= 3; side++) {
            if (!wall(owner, cell, side) && k[PLOT_BEYOND + cell * 4 + side] !== NONE) {
              const near = k[PLOT_BEYOND + cell * 4 + side]!;
              if (m[REACHED_MARKS3 + near] !== stamp) {
                if (occupied(owner, near)) {
                  m[REACHED_MARKS3 + near] = stamp;
                  m[LIST_REACHED3 + ++count] = near;
                }
              }
            }
          }
        }
        m[LIST_REACHED3] = count;
        return LIST_REACHED3;
      }
      case 14:
        return owned(owner, m[GIVEN]!);
      case 15:
        return longestWall(owner);
      default:
        return NONE;
    }
  }

  function table(index: number, column: number): number {
    switch (index + column) {
      case 0:
        return lookUpPrize(m[GIVEN]!, m[GIVEN + 1]!, m[GIVEN + 2]!);
      case 1:
        return lookUpStones(m[GIVEN]!);
      case 2:
        return lookUpScoringAfter(m[GIVEN]!);
      case 3:
        return lookUpDirkLine(m[GIVEN]!);
      default:
        return NONE;
    }
  }

  function rank(): number {
    return rankAll();
  }

  function solo(_seat: number): number {
    return NONE;
  }

  /** The rule among those that always hold which does not; -1 where all do. */
  function broken(): number {
    {
      let found: boolean = false;
      for (let building = 0; building <= 5; building++) {
        let found2: boolean = false;
        for (let i = 1; i <= m[OFFER + building * 56]!; i++) {
          const tile = m[OFFER + building * 56 + i]!;
          if (k[TILE_BUILDING + tile] !== building) {
            found2 = true;
            break;
          }
        }
        if (found2) {
          found = true;
          break;
        }
      }
      if (found) return 0;
    }
    {
      let count = 0;
      for (let i = 0; i <= 4; i++) {
        for (let i2 = 1; i2 <= m[STACK + i * 56]!; i2++) count++;
      }
      let count2 = 0;
      for (let i = 0; i <= 5; i++) {
        for (let i2 = 1; i2 <= m[OFFER + i * 56]!; i2++) count2++;
      }
      if (m[BAG]! + count + count2 + m[GONE]! + tilesInPalaces() + tilesKept() + tilesWaiting() !== 55)
        return 1;
    }
    return -1;
  }

  /** Brings what is worked out once and kept in line with the fields: to be called when somebody else has written them. */
  function derive(): void {
    for (let block = 0; block < (m[PLAYERS]! + m[IMAGINARY]!) * GRID_WORDS; block += GRID_WORDS) {
      m.fill(0, block + PALACE_THERE, block + PALACE_THERE + 151);
      for (let cell = 0; cell < 4761; cell++)
        if (m[block + PALACE + cell] !== NONE) notePalaceThere(block, cell);
    }
    m.fill(0, TILE_HOME, TILE_HOME + 55);
    for (let j = 1; j <= m[BAG]!; j++) m[TILE_HOME + m[BAG + j]!] = BAG * 2;
    for (let i = 0; i < 5; i++) {
      for (let j = 1; j <= m[STACK + i * 56]!; j++)
        m[TILE_HOME + m[STACK + i * 56 + j]!] = (STACK + i * 56) * 2;
    }
    for (let i = 0; i < 6; i++) {
      for (let j = 1; j <= m[OFFER + i * 56]!; j++)
        m[TILE_HOME + m[OFFER + i * 56 + j]!] = (OFFER + i * 56) * 2;
    }
    for (let j = 1; j <= m[GONE]!; j++) m[TILE_HOME + m[GONE + j]!] = GONE * 2;
    for (let block = 0; block < (m[PLAYERS]! + m[IMAGINARY]!) * GRID_WORDS; block += GRID_WORDS) {
      for (let i = 0; i < 4761; i++)
        if (m[block + PALACE + i] !== NONE)
          m[TILE_HOME + m[block + PALACE + i]!] = (block + PALACE + i) * 2 + 1;
    }
    const last = SEATS + (m[PLAYERS]! + m[IMAGINARY]!) * SEAT_WORDS;
    for (let block = SEATS; block < last; block += SEAT_WORDS) {
      for (let j = 1; j <= m[block + COLLECTION]!; j++)
        m[TILE_HOME + m[block + COLLECTION + j]!] = (block + COLLECTION) * 2;
    }
    const last2 = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last2; block += SEAT_WORDS) {
      for (let j = 1; j <= m[block + RESERVE]!; j++)
        m[TILE_HOME + m[block + RESERVE + j]!] = (block + RESERVE) * 2;
    }
    const last3 = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last3; block += SEAT_WORDS) {
      for (let j = 1; j <= m[block + BOUGHT]!; j++)
        m[TILE_HOME + m[block + BOUGHT + j]!] = (block + BOUGHT) * 2;
    }
  }

  /** Writes what lies where before anything is played. */
  function setOut(): void {
    m[NO_ENCLOSED_AREA] = m[GIVEN]!;
    m.fill(NONE, STONE, STONE + 144);
    m[START_TOKEN] = NONE;
    m[ROUND] = 1;
    for (let block = 0; block < (m[PLAYERS]! + m[IMAGINARY]!) * GRID_WORDS; block += GRID_WORDS)
      m.fill(NONE, block + PALACE, block + PALACE + 4761);
    let count = 0;
    for (let item = 0; item <= 54; item++) m[LIST_BAG + ++count] = item;
    m[LIST_BAG] = count;
    for (let i = 1; i <= m[LIST_BAG]!; i++) takeTile(m[LIST_BAG + i]!);
    setList(m, BAG, LIST_BAG);
    derive();
    let count2 = 0;
    for (let item = 0; item <= 7; item++) m[LIST_CUP + ++count2] = item;
    m[LIST_CUP] = count2;
    for (let i = 1; i <= m[LIST_CUP]!; i++) takeDie(m[LIST_CUP + i]!);
    setList(m, CUP, LIST_CUP);
    derive();
  }

  /** Lays pieces on their grids again, from where they are said to lie: to be called when the words of another state were put in. */
  function layOut(isNew: boolean): void {
    for (let block = 0; block < 6 * GRID_WORDS; block += GRID_WORDS) {
      if (isNew) m.fill(NONE, PALACE + block, PALACE + block + 4761);
      emptyCells(
        m,
        PALACE + block,
        PALACE_THERE + block,
        149 - m[PALACE_THERE + block + 149]!,
        m[PALACE_THERE + block + 150]!,
      );
      m.fill(0, PALACE_THERE + block + 149, PALACE_THERE + block + 151);
    }
    for (let piece = 0; piece < 55; piece++)
      if (m[TILE_HOME + piece]! >= 2 * GRIDS) holdTile(m[TILE_HOME + piece]! >> 1, piece);
  }

  return createDoors(
    m,
    k,
    {
      main: MAIN,
      seats: SEATS,
      seatWords: SEAT_WORDS,
      notes: NOTES,
      noteWords: NOTE_WORDS,
      branches: BRANCHES,
      listedFor: LISTED_FOR,
      deepest: DEEPEST,
      playouts: PLAYOUTS,
      decisionOfCase: DECISION_OF_CASE,
      chanceOfCase: CHANCE_OF_CASE,
      stamp: STAMP,
      given: GIVEN,
      event: EVENT,
      outcome: OUTCOME,
      handedLists: HANDED_LISTS,
      scratch: 31649,
      mostGiven: 8,
      slots: 1,
      mostListed: 9,
      rankedSeats: RANKED2,
      rankedPlaces: RANKED_PLACE2,
      rankedBy: RANKED_BY,
      mustChoose: DECISION_IS_MUST,
      chanceKind: CHANCE_KIND,
      gameOver: GAME_OVER,
      notNow: NOT_NOW,
      notYourTurn: NOT_YOUR_TURN,
      mustChooseReason: MUST_CHOOSE,
      faultReason: FAULT,
    },
    {
      stateWords, threadOf, actors, actorAt, decisionOf, chanceThread, moveCount, apply, begin, goOn, playOut,
      setOut, explainHere, explainSkipped, fillEvent, rolledFaces, seekOutcome, run, jumpToDecision, score,
      term, table, derive, moveAt, rank, solo, broken, layOut,
    },
    { usedSecrets: () => m[USED_SECRETS] === 1 },
  );
}
