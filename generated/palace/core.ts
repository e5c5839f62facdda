// Code generated from rules/palace by Regelwerk. DO NOT EDIT.
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
import { Sets } from '../runtime/sets.ts';
/** The numbers of sets that are chosen: all cores know the same, so that moves mean the same to each. */
const sets = new Sets();

/** The core of `palace`: one game in memory, made of whole numbers. See the interface for how to use it. */
export function createCore(watch?: Watch): Core {
  const { isSame, liesWithin } = coreNumbers;
  const { clockwise, drawQuickly, nextPlayer } = coreState;
  const {
    append,
    distinct,
    firstOf,
    insert,
    insertItem,
    isIn,
    isWithin,
    positionIn,
    positionOrZero,
    removeFrom,
    setList,
    sort,
    sum,
    widen,
  } = coreLists;
  const { largestSet, noteAlike } = coreChoices;
  const { lots, order, orderOne, placed, placedOne } = coreRanks;
  const { boxOf, emptyCells, holesInBox, neighboursInBox } = coreBoxes;
  const { hasFreeSide, holesIn, leavesWays, longestRun, neighboursOf } = coreGrids;
  const { findWays } = coreReach;
  const { isSupplied, pick, shuffle } = coreChance;
  /** No value. */
  const NONE = -0x80000000;
  /** In a question: a choice left open. */
  const OPEN = -0x7fffffff;

  // Numbers stand for these words, counted from 0 as the rules name them.
  // Currency: gulden, dirham, denar, ducat
  // Building: pavilion, seraglio, arcade, chamber, garden, tower
  // Scoring: A, B, C
  // Side: north, east, south, west

  // Those that the rules ask for by name.
  const SCORING_A = 0;
  const SCORING_B = 1;
  const TOWER = 5;

  // Actions.
  const END_TURN = 0;
  const TAKE_MONEY = 1;
  const BUY = 2;
  const BUILD = 3;
  const TAKE_DOWN = 4;
  const SWAP = 5;
  const PUT_IN_RESERVE = 6;
  const GIVE_AWAY = 7;

  // Reasons.
  const NOT_REACHABLE_ON_FOOT = 0;
  const ENCLOSES_EMPTY_AREA = 1;
  const ENCLOSES_EMPTY_CELL = 2;
  const MORE_THAN_FIVE = 3;
  const NOTHING_TO_BUY = 4;
  const OTHER_CURRENCY = 5;
  const TOO_LITTLE_MONEY = 6;
  const TOUCHES_NO_SIDE = 7;
  const CELL_TAKEN = 8;
  const WALL_AGAINST_OPEN_SIDE = 9;
  const NOTHING_BUILT_THERE = 10;
  const NOBODY_TO_GIVE_TO = 11;
  const ONE_ACTION_AT_LEAST = 12;
  const ONLY_WHAT_WAS_BOUGHT = 13;
  const TAKE_MONEY_CARDS_NONE = 14;
  const BUY_FIELD_NONE = 15;
  const BUILD_TILE_NONE = 16;
  const SWAP_TILE_NONE = 17;
  const PUT_IN_RESERVE_TILE_NONE = 18;
  const GIVE_AWAY_TILE_NONE = 19;
  const GAME_OVER = 20;
  const NOT_NOW = 21;
  const NOT_YOUR_TURN = 22;
  const MUST_CHOOSE = 23;
  const FAULT = 25;

  // What every state begins with.
  const PLAYERS = 0;
  const IMAGINARY = 1;
  const OVER = 2;
  const SEEDED = 3;

  // The table, and the scripts that run for the whole game.
  const NO_ENCLOSED_AREA = 8;
  const ADD_TOWER = 9;
  const EXCHANGE_TOWER = 10;
  const DECK = 11;
  const PILE = 122;
  const MARKET = 233;
  const DISCARD = 344;
  const BOX = 455;
  const BAG = 566;
  const ASIDE = 622;
  const YARD = 678;
  const DUE = 682;
  const ACTIVE = 683;
  const CARD_HOME = 684;
  const TILE_HOME = 794;
  const BRANCHES = 849;
  const RUNS_GAME = 856;
  const AFTER_GAME = 857;
  const AFTER_SET_UP = 858;
  const AFTER_CHOOSE_TILES = 859;
  const CHOOSE_TILES_TILE = 860;
  const AFTER_FIND_STARTER = 861;
  const FIND_STARTER_PLAYER_PICKS = 862;
  const FIND_STARTER_RANKED = 869;
  const FIND_STARTER_RANKED_NEXT = 888;
  const FIND_STARTER_PLAYER = 889;
  const FIND_STARTER_PLACE = 890;
  const FIND_STARTER_SHARED = 891;
  const AFTER_REFILL_YARD = 892;
  const REFILL_YARD_FIELD = 893;
  const REFILL_YARD_FIELD_LIST = 894;
  const REFILL_YARD_FIELD_NEXT = 899;
  const REFILL_YARD_TILE = 900;
  const AFTER_DIRK_DRAWS = 901;
  const DIRK_DRAWS_AMOUNT = 902;
  const DIRK_DRAWS_SEAT = 903;
  const DIRK_DRAWS_SEAT_LIST = 904;
  const DIRK_DRAWS_SEAT_NEXT = 911;
  const DIRK_DRAWS_TIMES = 912;
  const DIRK_DRAWS_TILE = 913;
  const AFTER_ADD_SCORING_CARDS = 914;
  const ADD_SCORING_CARDS_SIZE = 915;
  const AFTER_SHUFFLE_IN = 916;
  const SHUFFLE_IN_CARD = 917;
  const SHUFFLE_IN_ABOVE = 918;
  const SHUFFLE_IN_SIZE = 919;
  const AFTER_WHOLE_TURN = 920;
  const AFTER_TURN = 921;
  const TURN_PLAYER = 922;
  const AFTER_ACTIONS = 923;
  const ACTIONS_PLAYER = 924;
  const ACTIONS_FIELD = 925;
  const ACTIONS_TILE = 926;
  const ACTIONS_CELL = 927;
  const ACTIONS_CELL_2 = 928;
  const ACTIONS_CELL_3 = 929;
  const ACTIONS_TILE_2 = 930;
  const ACTIONS_CARDS_2 = 931;
  const AFTER_PLACE_BOUGHT = 1042;
  const PLACE_BOUGHT_PLAYER = 1043;
  const PLACE_BOUGHT_MAY_GIVE = 1044;
  const PLACE_BOUGHT_TILE = 1045;
  const PLACE_BOUGHT_CELL = 1046;
  const PLACE_BOUGHT_TILE_2 = 1047;
  const PLACE_BOUGHT_TILE_3 = 1048;
  const PLACE_BOUGHT_SEAT = 1049;
  const AFTER_REFILL_MONEY = 1050;
  const REFILL_MONEY_CARD = 1051;
  const AFTER_SCORING_ROUND = 1052;
  const SCORING_ROUND_SCORING = 1053;
  const AFTER_LAST_TILES = 1054;
  const LAST_TILES_PLAYER_2 = 1055;
  const LAST_TILES_PLAYER_2_LIST = 1056;
  const LAST_TILES_PLAYER_2_NEXT = 1063;
  const ACTIONS_CARDS = 1064;

  /** The script of the whole game; those of players who act at once lie in their blocks. */
  const MAIN = 1175;
  /** The blocks of the seats: where the first begins, and how many words each has. */
  const SEATS = 1177;
  const SEAT_WORDS = 405;
  /** Where a seat's own script lies in its block. */
  const THREAD = 403;
  /** How many words a note of a decision without a move takes. */
  const NOTE_WORDS = 2;

  // In the block of a seat.
  const COLLECTION = 0;
  const DEALT = 56;
  const HAND = 167;
  const RESERVE = 278;
  const BOUGHT = 334;
  const POINTS_MAJORITY = 390;
  const POINTS_OUTER_WALL = 397;
  const NOTES = 398;

  // In a script: where it stands, for whom it waits, and the names of its phases.
  const WAITS_FOR = 1;

  /** The grids behind the state, which are worked out from it: where those of the first seat begin, and how many words each has. */
  const GRIDS = 3607;
  const GRID_WORDS = 4912;

  // On the grids, of the first seat.
  const PALACE = 3607;
  const PALACE_THERE = 8368;

  // For work, outside of the state.
  const LISTED = 33079;
  const LISTED_FOR = 33080;
  const LISTED_IN = 33081;
  const MOVE = 33082;
  const JUMPS = 33083;
  const STAMP = 33084;
  const REFUSED_AT = 33085;
  const USED_SECRETS = 33086;
  const DEEPEST = 33087;
  const PLAYOUTS = 33090;
  const LIST_CARD = 33092;
  const LIST_CARD2 = 33203;
  const LIST_ITEMS = 33314;
  const RANKED = 33370;
  const RANKED_PLACE = 33376;
  const RANKED_SHARED = 33382;
  const RANKED_BY = 33388;
  const RANKED_KEYS = 33394;
  const LIST_CARD3 = 33406;
  const LIST_CARD4 = 33517;
  const LIST_CARD5 = 33628;
  const LIST_CARD6 = 33739;
  const RANKED2 = 33850;
  const RANKED_PLACE2 = 33856;
  const RANKED_SHARED2 = 33862;
  const RANKED_KEYS2 = 33874;
  const LIST_BUILT = 33880;
  const PLOT_EDGES = 38643;
  const PLOT_MARKS = 57687;
  const LIST_MARKED_PLOT_EDGES = 62448;
  const RANKED3 = 81497;
  const RANKED_PLACE3 = 81503;
  const RANKED_SHARED3 = 81509;
  const RANKED_KEYS3 = 81521;
  const LIST_ITEMS2 = 81527;
  const PALACE_SEEN = 81638;
  const PALACE_REACHED = 81639;
  const PALACE_NUMBER = 86400;
  const PALACE_WANTED = 91161;
  const PALACE_CLOSED = 95923;
  const FOUND = 100_684;
  const FIRST_WAY = 105_446;
  const THROUGH = 110_209;
  const WAYS = 114_971;
  const LIST_HOLES = 134_015;
  const LIST_BUILT2 = 138_777;
  const BOX_OF_CELLS = 143_540;
  const CLOSED_CELLS = 143_572;
  const LIST_OPEN_CELLS = 143_603;
  const LATER_MOVES = 148_365;
  const LIST_CARDS = 150_414;
  const LIST_SET_OF_CARDS = 150_525;
  const AMOUNTS = 150_636;
  const RESTS = 150_748;
  const LIKE_BEFORE = 150_860;
  const IS_TAKEN = 150_971;
  const TAKEN = 151_082;
  const LIST_CARDS2 = 151_193;
  const LIST_SET_OF_CARDS2 = 151_304;
  const AMOUNTS2 = 151_415;
  const RESTS2 = 151_527;
  const LIKE_BEFORE2 = 151_639;
  const IS_TAKEN2 = 151_750;
  const TAKEN2 = 151_861;
  const LIST_NEIGHBOURS = 151_972;
  const LIST_ITEMS3 = 156_734;
  const BOX_OF_CELLS2 = 161_497;
  const LIST_REACHED = 161_529;
  const REACHED_MARKS = 166_291;
  const LIST_HOLES2 = 171_052;
  const LIST_BUILT3 = 175_814;
  const BOX_OF_CELLS3 = 180_577;
  const CLOSED_CELLS2 = 180_609;
  const LIST_OPEN_CELLS2 = 180_640;
  const LIST_REACHED2 = 185_402;
  const REACHED_MARKS2 = 190_164;
  const LIST_HOLES3 = 194_925;
  const LIST_BUILT4 = 199_687;
  const BOX_OF_CELLS4 = 204_450;
  const CLOSED_CELLS3 = 204_482;
  const LIST_OPEN_CELLS3 = 204_513;
  const LIST_CARDS3 = 209_275;
  const LIST_ASKED_CARDS = 209_386;
  const LIKE_BEFORE3 = 209_497;
  const IS_TAKEN3 = 209_608;
  const TAKEN3 = 209_719;
  const LIST_CARDS4 = 209_830;
  const LIST_ASKED_CARDS2 = 209_941;
  const LIKE_BEFORE4 = 210_052;
  const IS_TAKEN4 = 210_163;
  const TAKEN4 = 210_274;
  const LIST_LARGEST = 210_385;
  const LIST_NEIGHBOURS2 = 210_496;
  const LIST_BUILT5 = 215_258;
  const BOX_OF_CELLS5 = 220_021;
  const LIST_CHOSEN_CARDS = 220_053;
  const LIST_CARD7 = 220_164;
  const LIST_CHOSEN_CARDS2 = 220_275;
  const LIST_CARD8 = 220_386;
  const LIST_BUILT6 = 220_497;
  const LIST_OPEN_SIDES = 225_260;
  const LIST_REACHED3 = 225_265;
  const REACHED_MARKS3 = 230_027;
  const RANKED4 = 234_788;
  const RANKED_PLACE4 = 234_794;
  const RANKED_SHARED4 = 234_800;
  const RANKED_BY2 = 234_806;
  const RANKED_KEYS4 = 234_812;
  const LIST_NO_PICKS = 234_818;
  const LIST_DECK = 234_819;
  const LIST_BAG = 234_930;
  const EVENT = 234_986;
  const OUTCOME = 235_097;
  const GIVEN = 235_208;
  const NOTICED = 235_217;
  const HANDED_LISTS = 235_226;

  // What is printed: one table behind the other, in one array. Its first word tells where the next one goes.
  const tables = new Int32Array(53083);
  const k = tables;
  k[0] = 1;
  const CARD_SCORING = printed(k, '-×108 0 1');
  const CARD_COPY = printed(
    k,
    '1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 1',
  );
  const TILE_BUILDING = printed(k, '0×7 1×7 2×9 3×9 4×11 5×12');
  const CARD_VALUE = printed(
    k,
    '1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8 8 8 9 9 9 1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8 8 8 9 9 9 1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8 8 8 9 9 9 1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8 8 8 9 9 9 - -',
  );
  const TILE_PRICE = printed(
    k,
    '2 3 4 5 6 7 8 3 4 5 6 7 8 9 4 5 6 6 7 8 8 9 10 5 6 7 7 8 9 9 10 11 6 7 8 8 8 9 10 10 10 11 12 7 8 9 9 9 10 11 11 11 12 13 10',
  );
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
  const CARD_CURRENCY = printed(k, '0×27 1×27 2×27 3×27 - -');
  const YARD_CURRENCY = printed(k, '0 1 2 3');
  const CARD_ALIKE = printed(
    k,
    '0 0 0 3 3 3 6 6 6 9 9 9 12 12 12 15 15 15 18 18 18 21 21 21 24 24 24 27 27 27 30 30 30 33 33 33 36 36 36 39 39 39 42 42 42 45 45 45 48 48 48 51 51 51 54 54 54 57 57 57 60 60 60 63 63 63 66 66 66 69 69 69 72 72 72 75 75 75 78 78 78 81 81 81 84 84 84 87 87 87 90 90 90 93 93 93 96 96 96 99 99 99 102 102 102 105 105 105 108 109',
  );
  const ENTRY_DECISION = printed(k, '0×6 1 1 1 -1');
  const DECISION_IS_MUST = printed(k, '1 1');
  const CHANCE_KIND = printed(k, '1 2 3 2 2 1 1 0');

  /** By case: the decision, or the chance event, at which the script waits there; -1 for none. */
  const DECISION_OF_CASE = printed(k, '-1×44 0 -1 -1 1 -1×4');
  const CHANCE_OF_CASE = printed(k, '-1×13 6 -1 -1 0 -1×9 2 -1 -1 1 -1 -1 3 -1 -1 -1 4 -1 5 -1×13');

  /** All that changes: the state, and behind it room for work. */
  const memory = new Int32Array(235_450);
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

  /** Takes a piece away from where it lies. */
  function takeCard(piece: number): void {
    const home = m[CARD_HOME + piece]!;
    if (home === 0) return;
    m[CARD_HOME + piece] = 0;
    removeFrom(m, home >> 1, piece);
  }

  /** Lays a piece at the end of a place, from wherever it lay. */
  function layCard(piece: number, place: number): void {
    takeCard(piece);
    append(m, place, piece);
    m[CARD_HOME + piece] = place * 2;
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

  /** `term worth[cards] = total of value of card for card in cards where value of card is not none` */
  function worth(cards: number): number {
    let total = 0;
    for (let i = 1; i <= m[cards]!; i++) {
      const card = m[cards + i]!;
      if (k[CARD_VALUE + card] !== NONE) {
        const item = k[CARD_VALUE + card]!;
        total += item;
      }
    }
    return total;
  }

  /** `term money of player = worth[dealt]` */
  function money(player: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    return worth(playerAt + DEALT);
  }

  /** `term start-money = 20` */
  function startMoney(): number {
    return 20;
  }

  /**
   *     step deal of player
   *       repeat while money is less than start-money
   *         move the first of deck to dealt
   */
  function deal(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    for (let jumps = 0; ; jumps++) {
      if (money(player) >= startMoney()) break;
      if (jumps > MOST_JUMPS) fault('endless');
      m[USED_SECRETS] = 1;
      let found: number = NONE;
      for (let i = 1; i <= m[DECK]!; i++) {
        const item = m[DECK + i]!;
        found = item;
        break;
      }
      if (found === NONE) fault('not-found');
      layCard(found, playerAt + DEALT);
    }
  }

  /** Lays a piece in a place for one, which must be free. */
  function layTileAlone(piece: number, place: number): void {
    takeTile(piece);
    if (m[place] !== NONE) fault('too-many', 'yard');
    holdTile(place, piece);
  }

  /** `term dirk-draw = 6` */
  function dirkDraw(): number {
    return 6;
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
          m[RANKED_KEYS2 + count] = -measured;
          m[RANKED2 + count++] = seat;
        }
      }
      orderOne(m, RANKED2, RANKED_KEYS2, count);
      const ranked = placedOne(m, RANKED_KEYS2, count, RANKED_PLACE2, RANKED_SHARED2, 1, 2_147_483_647, 0);
      for (let i = 0; i < ranked; i++) {
        const seat = m[RANKED2 + i]!;
        const place = m[RANKED_PLACE2 + i]!;
        const shared = m[RANKED_SHARED2 + i]!;
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

  /** `term money-in[currency] of player = worth[all card in hand where currency of card is currency]` */
  function moneyIn(player: number, currency: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = 0;
    for (let i = 1; i <= m[playerAt + HAND]!; i++) {
      const item = m[playerAt + HAND + i]!;
      if (k[CARD_CURRENCY + item] === currency) m[LIST_ITEMS2 + ++count] = item;
    }
    m[LIST_ITEMS2] = count;
    return worth(LIST_ITEMS2);
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

  /** Keeps a move with the set that is chosen, which gets a number when somebody asks for the move. */
  function laterMove(code: number, times: number, set: number): number {
    const words = m[set]! + 3;
    if (m[LATER_MOVES]! + words > 2048) return code + times * sets.numberOf(m, set);
    const at = LATER_MOVES + 1 + m[LATER_MOVES]!;
    m[LATER_MOVES]! += words;
    m[at] = code;
    m[at + 1] = times;
    setList(m, at + 2, set);
    return -1 - at;
  }

  /** Lists the moves of the action `take-money`, and tells how many are listed. */
  function listTakeMoney(_player: number): number {
    let count = 0;
    let count2 = 0;
    for (let i = 1; i <= m[MARKET]!; i++) {
      const item = m[MARKET + i]!;
      m[LIST_CARDS + ++count2] = item;
    }
    m[LIST_CARDS] = count2;
    sort(m, LIST_CARDS);
    distinct(m, LIST_CARDS);
    const count3 = m[LIST_CARDS]!;
    noteAlike(m, k, LIST_CARDS, CARD_ALIKE, -1, LIKE_BEFORE);
    for (let at = 0; at <= count3; at++) m[IS_TAKEN + at] = 0;
    m[LIST_SET_OF_CARDS] = 0;
    let noLarger = false;
    let chosen = 0;
    let total = 0;
    m[RESTS + count3 + 1] = 0;
    for (let i = count3; i >= 1; i--) {
      const item = m[LIST_CARDS + i]!;
      let amount = 0;
      if (k[CARD_VALUE + item] !== NONE) amount = k[CARD_VALUE + item]!;
      m[AMOUNTS + i] = amount;
      m[RESTS + i] = m[RESTS + i + 1]! + amount;
    }
    let size = 0;
    for (let next = 1; !noLarger || size > 0; next++) {
      while (next <= count3 && m[LIKE_BEFORE + next] !== 0 && m[IS_TAKEN + m[LIKE_BEFORE + next]!] === 0)
        next++;
      const isOver = next > count3;
      if (isOver) {
        if (size === 0) break;
        next = m[TAKEN + size]!;
        m[IS_TAKEN + next] = 0;
        m[LIST_SET_OF_CARDS] = --size;
        chosen -= 1;
        total -= m[AMOUNTS + next]!;
        continue;
      }
      m[IS_TAKEN + next] = 1;
      m[TAKEN + ++size] = next;
      m[LIST_SET_OF_CARDS + size] = m[LIST_CARDS + next]!;
      m[LIST_SET_OF_CARDS] = size;
      chosen += 1;
      total += m[AMOUNTS + next]!;
      noLarger = false;
      if (!(chosen <= 1 || total <= 5)) {
        noLarger = true;
      } else {
        moves[count++] = laterMove(1, 1, LIST_SET_OF_CARDS);
      }
      if (noLarger) {
        m[IS_TAKEN + next] = 0;
        m[LIST_SET_OF_CARDS] = --size;
        chosen -= 1;
        total -= m[AMOUNTS + next]!;
        noLarger = false;
      }
    }
    return count;
  }

  /** Lists the moves of the action `buy`, and tells how many are listed. */
  function listBuy(player: number, listed: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = listed;
    for (let field = 1; field <= 4; field++) {
      const tile = m[YARD + field - 1]!;
      if (tile !== NONE) {
        let count2 = 0;
        for (let i = 1; i <= m[playerAt + HAND]!; i++) {
          const item = m[playerAt + HAND + i]!;
          if (k[CARD_CURRENCY + item] === k[YARD_CURRENCY + field - 1]) m[LIST_CARDS2 + ++count2] = item;
        }
        m[LIST_CARDS2] = count2;
        let isOver = false;
        let all = 0;
        for (let i = m[LIST_CARDS2]!; i >= 1; i--) {
          const item = m[LIST_CARDS2 + i]!;
          let amount = 0;
          if (k[CARD_VALUE + item] !== NONE) amount = k[CARD_VALUE + item]!;
          all += amount;
        }
        if (all < k[TILE_PRICE + tile]!) isOver = true;
        if (!isOver) {
          sort(m, LIST_CARDS2);
          distinct(m, LIST_CARDS2);
          const count3 = m[LIST_CARDS2]!;
          noteAlike(m, k, LIST_CARDS2, CARD_ALIKE, -1, LIKE_BEFORE2);
          for (let at = 0; at <= count3; at++) m[IS_TAKEN2 + at] = 0;
          m[LIST_SET_OF_CARDS2] = 0;
          let noLarger = false;
          let total = 0;
          m[RESTS2 + count3 + 1] = 0;
          for (let i = count3; i >= 1; i--) {
            const item = m[LIST_CARDS2 + i]!;
            let amount = 0;
            if (k[CARD_VALUE + item] !== NONE) amount = k[CARD_VALUE + item]!;
            m[AMOUNTS2 + i] = amount;
            m[RESTS2 + i] = m[RESTS2 + i + 1]! + amount;
          }
          let isKnown = false;
          let size = 0;
          for (let next = 1; !noLarger || size > 0; next++) {
            while (
              next <= count3 &&
              m[LIKE_BEFORE2 + next] !== 0 &&
              m[IS_TAKEN2 + m[LIKE_BEFORE2 + next]!] === 0
            )
              next++;
            let isOver2 = next > count3;
            if (!isOver2 && !isKnown) {
              if (total + m[RESTS2 + next]! < k[TILE_PRICE + tile]!) isOver2 = true;
            }
            if (isOver2) {
              if (size === 0) break;
              next = m[TAKEN2 + size]!;
              m[IS_TAKEN2 + next] = 0;
              m[LIST_SET_OF_CARDS2] = --size;
              total -= m[AMOUNTS2 + next]!;
              isKnown = false;
              continue;
            }
            m[IS_TAKEN2 + next] = 1;
            m[TAKEN2 + ++size] = next;
            m[LIST_SET_OF_CARDS2 + size] = m[LIST_CARDS2 + next]!;
            m[LIST_SET_OF_CARDS2] = size;
            total += m[AMOUNTS2 + next]!;
            noLarger = false;
            if (total >= k[TILE_PRICE + tile]!)
              moves[count++] = laterMove(16_777_217 + (field - 1) * 16_777_216, 1, LIST_SET_OF_CARDS2);
            isKnown = !noLarger;
            if (noLarger) {
              m[IS_TAKEN2 + next] = 0;
              m[LIST_SET_OF_CARDS2] = --size;
              total -= m[AMOUNTS2 + next]!;
              noLarger = false;
            }
          }
        }
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
  function layTileAlone2(piece: number, place: number): void {
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
    layTileAlone2(tile, playerGrids + PALACE + cell);
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
    m[LIST_ITEMS3 + ++count2] = 2380;
    for (
      let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
      word < m[playerGrids + PALACE_THERE + 150]!;
      word++
    ) {
      for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
        const item = word * 32 + 31 - Math.clz32(rest & -rest);
        m[LIST_ITEMS3 + ++count2] = item;
      }
    }
    m[LIST_ITEMS3] = count2;
    const rows = boxOf(m, LIST_ITEMS3, 69, BOX_OF_CELLS2);
    if (rows > 0) {
      neighboursInBox(m, BOX_OF_CELLS2, rows, 69, 69, LIST_NEIGHBOURS);
    } else {
      neighboursOf(m, k, LIST_ITEMS3, PLOT_BEYOND, PLOT_MARKS, ++m[STAMP]!, LIST_NEIGHBOURS);
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
        moves[count] = 84_147_936 + cell;
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
          moves[count] = 84_156_128 + cell * 55 + tile;
          count += !found ? 1 : 0;
        }
      }
    }
    return count;
  }

  /** Lists the moves of the action `end-turn`, and tells how many are listed. */
  function listEndTurn(_player: number, listed: number): number {
    let count = listed;
    moves[count++] = 84_417_983;
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

  /** Whether a move of the action `take-money` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainTakeMoney(_player: number): boolean {
    let count = 0;
    for (let i = 1; i <= m[MARKET]!; i++) {
      const item = m[MARKET + i]!;
      m[LIST_CARDS3 + ++count] = item;
    }
    m[LIST_CARDS3] = count;
    if (m[GIVEN] !== OPEN) {
      if (m[m[GIVEN]!]! <= 110 && isWithin(m, m[GIVEN]!, LIST_CARDS3) && m[m[GIVEN]!]! > 0) {
        setList(m, LIST_ASKED_CARDS, m[GIVEN]!);
        next: {
          if (!(m[LIST_ASKED_CARDS]! <= 1 || worth(LIST_ASKED_CARDS) <= 5)) {
            refused(2, MORE_THAN_FIVE, -1);
            break next;
          }
          return true;
        }
      } else {
        refused(1, TAKE_MONEY_CARDS_NONE, 0);
      }
    } else {
      if (m[LIST_CARDS3] === 0) refused(1, TAKE_MONEY_CARDS_NONE, 0);
      sort(m, LIST_CARDS3);
      distinct(m, LIST_CARDS3);
      const count2 = m[LIST_CARDS3]!;
      noteAlike(m, k, LIST_CARDS3, CARD_ALIKE, -1, LIKE_BEFORE3);
      for (let at = 0; at <= count2; at++) m[IS_TAKEN3 + at] = 0;
      m[LIST_ASKED_CARDS] = 0;
      let noLarger = false;
      let size = 0;
      for (let next = 1; !noLarger || size > 0; next++) {
        while (next <= count2 && m[LIKE_BEFORE3 + next] !== 0 && m[IS_TAKEN3 + m[LIKE_BEFORE3 + next]!] === 0)
          next++;
        const isOver = next > count2;
        if (isOver) {
          if (size === 0) break;
          next = m[TAKEN3 + size]!;
          m[IS_TAKEN3 + next] = 0;
          m[LIST_ASKED_CARDS] = --size;
          continue;
        }
        m[IS_TAKEN3 + next] = 1;
        m[TAKEN3 + ++size] = next;
        m[LIST_ASKED_CARDS + size] = m[LIST_CARDS3 + next]!;
        m[LIST_ASKED_CARDS] = size;
        noLarger = false;
        m[REFUSED_AT] = -1;
        next2: {
          if (!(m[LIST_ASKED_CARDS]! <= 1 || worth(LIST_ASKED_CARDS) <= 5)) {
            refused(2, MORE_THAN_FIVE, -1);
            break next2;
          }
          return true;
        }
        noLarger = m[REFUSED_AT] === 2;
        if (noLarger) {
          m[IS_TAKEN3 + next] = 0;
          m[LIST_ASKED_CARDS] = --size;
          noLarger = false;
        }
      }
    }
    return false;
  }

  /** Whether a move of the action `buy` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainBuy(player: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found = false;
    for (let field = 1; field <= 4; field++) {
      if (m[GIVEN] === OPEN || m[GIVEN] === field) {
        found = true;
        next: {
          const tile = m[YARD + field - 1]!;
          if (tile === NONE) {
            refused(3, NOTHING_TO_BUY, -1);
            break next;
          }
          let count = 0;
          for (let i = 1; i <= m[playerAt + HAND]!; i++) {
            const item = m[playerAt + HAND + i]!;
            if (k[CARD_CURRENCY + item] === k[YARD_CURRENCY + field - 1]) m[LIST_CARDS4 + ++count] = item;
          }
          m[LIST_CARDS4] = count;
          if (m[GIVEN + 1] !== OPEN) {
            if (
              m[m[GIVEN + 1]!]! <= 110 &&
              isWithin(m, m[GIVEN + 1]!, LIST_CARDS4) &&
              m[m[GIVEN + 1]!]! > 0
            ) {
              setList(m, LIST_ASKED_CARDS2, m[GIVEN + 1]!);
              next2: {
                if (worth(LIST_ASKED_CARDS2) < k[TILE_PRICE + tile]!) {
                  refused(5, TOO_LITTLE_MONEY, -1);
                  break next2;
                }
                return true;
              }
            } else {
              refused(4, OTHER_CURRENCY, 1);
            }
          } else {
            if (m[LIST_CARDS4] === 0) refused(4, OTHER_CURRENCY, 1);
            sort(m, LIST_CARDS4);
            distinct(m, LIST_CARDS4);
            const count2 = m[LIST_CARDS4]!;
            noteAlike(m, k, LIST_CARDS4, CARD_ALIKE, -1, LIKE_BEFORE4);
            for (let at = 0; at <= count2; at++) m[IS_TAKEN4 + at] = 0;
            m[LIST_ASKED_CARDS2] = 0;
            let noLarger = false;
            let isKnown = false;
            let size = 0;
            for (let next2 = 1; !noLarger || size > 0; next2++) {
              while (
                next2 <= count2 &&
                m[LIKE_BEFORE4 + next2] !== 0 &&
                m[IS_TAKEN4 + m[LIKE_BEFORE4 + next2]!] === 0
              )
                next2++;
              let isOver = next2 > count2;
              if (!isOver && !isKnown) {
                largestSet(m, LIST_CARDS4, LIKE_BEFORE4, IS_TAKEN4, LIST_ASKED_CARDS2, next2, LIST_LARGEST);
                if (worth(LIST_LARGEST) < k[TILE_PRICE + tile]!) {
                  isOver = true;
                  refused(5, TOO_LITTLE_MONEY, -1);
                }
              }
              if (isOver) {
                if (size === 0) break;
                next2 = m[TAKEN4 + size]!;
                m[IS_TAKEN4 + next2] = 0;
                m[LIST_ASKED_CARDS2] = --size;
                isKnown = false;
                continue;
              }
              m[IS_TAKEN4 + next2] = 1;
              m[TAKEN4 + ++size] = next2;
              m[LIST_ASKED_CARDS2 + size] = m[LIST_CARDS4 + next2]!;
              m[LIST_ASKED_CARDS2] = size;
              noLarger = false;
              next3: {
                if (worth(LIST_ASKED_CARDS2) < k[TILE_PRICE + tile]!) {
                  refused(5, TOO_LITTLE_MONEY, -1);
                  break next3;
                }
                return true;
              }
              isKnown = !noLarger;
              if (noLarger) {
                m[IS_TAKEN4 + next2] = 0;
                m[LIST_ASKED_CARDS2] = --size;
                noLarger = false;
              }
            }
          }
        }
      }
    }
    if (!found) refused(1, BUY_FIELD_NONE, 0);
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

  /** Whether a move of the action `end-turn` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainEndTurn(_player: number): boolean {
    return true;
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
   *     action take-money of player
   *       choose some cards from market
   *       need count of cards is at most 1 or worth[cards] is at most 5                      else more-than-five
   *       move cards to hand
   */
  function doTakeMoney(player: number, cards: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = 0;
    for (let i = 1; i <= m[cards]!; i++) {
      const item = m[cards + i]!;
      m[LIST_CARD7 + ++count] = item;
    }
    m[LIST_CARD7] = count;
    for (let i = 1; i <= m[LIST_CARD7]!; i++) layCard(m[LIST_CARD7 + i]!, playerAt + HAND);
  }

  /**
   *     action buy of player
   *       choose field from 1..4
   *       let tile = yard[field]
   *       need tile is not none                                                              else nothing-to-buy
   *       choose some cards from all card in hand where currency of card is yard-currency[field]     else other-currency
   *       need worth[cards] is at least price of tile                                        else too-little-money
   *       move cards to discard
   *       move tile to bought
   */
  function doBuy(player: number, field: number, cards: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    const tile = m[YARD + field - 1]!;
    let count = 0;
    for (let i = 1; i <= m[cards]!; i++) {
      const item = m[cards + i]!;
      m[LIST_CARD8 + ++count] = item;
    }
    m[LIST_CARD8] = count;
    for (let i = 1; i <= m[LIST_CARD8]!; i++) layCard(m[LIST_CARD8 + i]!, DISCARD);
    layTile(tile, playerAt + BOUGHT);
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
    layTileAlone2(tile, playerGrids + PALACE + cell);
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
    layTileAlone2(tile, playerGrids + PALACE + cell);
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

  function lookUpYardCurrency(key: number): number {
    if (key < 1 || key > 4) return fault('no-such-key', 'yard-currency');
    return k[YARD_CURRENCY + key - 1]!;
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
      m[RANKED_KEYS4 + count] = -sum(m, playerAt + POINTS_MAJORITY, 8);
      m[RANKED4 + count++] = player;
    }
    order(m, RANKED4, RANKED_KEYS4, 1, count);
    return placed(m, RANKED_KEYS4, 1, count, RANKED_PLACE4, RANKED_SHARED4, RANKED_BY2, 1, 2_147_483_647, 1);
  }

  /** Keeps the bits that tell which `palace` holds something: this one does. */
  function notePalaceThere(block: number, cell: number): void {
    m[block + PALACE_THERE + (cell >> 5)]! |= 1 << (cell & 31);
    widen(m, block + PALACE_THERE + 149, 149, cell >> 5);
  }

  /** No place holds more than it may. */
  function checkPlaces(): void {
    const last = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last; block += SEAT_WORDS)
      if (m[block + BOUGHT]! > 4) fault('too-many', 'bought');
    if (m[MARKET]! > 4) fault('too-many', 'market');
  }

  function moveAt(index: number): number {
    const at = -1 - moves[index]!;
    if (at >= 0) return m[at]! + m[at + 1]! * sets.numberOf(m, at + 2);
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
    for (;;) {
      switch (pc) {
        case 1: { // game
          m[AFTER_SET_UP] = 2; // game: repeat
          pc = 15; // set-up
          continue;
        }
        case 2: { // game: repeat
          let found: boolean = false;
          for (let field = 1; field <= 4; field++) {
            if (m[YARD + field - 1] === NONE) {
              found = true;
              break;
            }
          }
          if (found) {
            m[AFTER_LAST_TILES] = 3; // game: after last-tiles
            pc = 5; // last-tiles
            continue;
          }
          if (++m[JUMPS]! > MOST_JUMPS) fault('endless');
          m[AFTER_WHOLE_TURN] = 2; // game: repeat
          m[TURN_PLAYER] = m[ACTIVE]!;
          m[AFTER_TURN] = 8; // whole-turn: after turn
          const player = m[TURN_PLAYER]!;
          m[ACTIONS_PLAYER] = player;
          m[AFTER_ACTIONS] = 41; // turn: after actions
          pc = 43; // actions: repeat
          continue;
        }
        case 3: { // game: after last-tiles
          m[SCORING_ROUND_SCORING] = 2;
          m[AFTER_SCORING_ROUND] = 4; // game: after scoring-round
          pc = 49; // scoring-round
          continue;
        }
        case 4: { // game: after scoring-round
          pc = m[AFTER_GAME]!;
          continue;
        }
        case 5: { // last-tiles
          for (let field = 1; field <= 4; field++) {
            const tile = m[YARD + field - 1]!;
            if (tile !== NONE) {
              m[USED_SECRETS] = 1;
              {
                const least = 1;
                let count2 = 0;
                for (let player = 0; player < m[PLAYERS]!; player++) {
                  const measured = moneyIn(player, k[YARD_CURRENCY + field - 1]!);
                  if (measured >= least) {
                    m[RANKED_KEYS3 + count2] = -measured;
                    m[RANKED3 + count2++] = player;
                  }
                }
                orderOne(m, RANKED3, RANKED_KEYS3, count2);
                const ranked = placedOne(m, RANKED_KEYS3, count2, RANKED_PLACE3, RANKED_SHARED3, 1, 1, 2);
                for (let i = 0; i < ranked; i++) {
                  const player = m[RANKED3 + i]!;
                  const playerAt = SEATS + player * SEAT_WORDS;
                  layTile(tile, playerAt + BOUGHT);
                }
              }
            }
          }
          let count = 0;
          const from2 = m[ACTIVE]!;
          for (let step = 0; step < m[PLAYERS]!; step++) {
            const item = clockwise(m, from2, step);
            m[LAST_TILES_PLAYER_2_LIST + ++count] = item;
          }
          m[LAST_TILES_PLAYER_2_LIST] = count;
          m[LAST_TILES_PLAYER_2_NEXT] = 1;
          pc = 6; // last-tiles player-2: the next one
          continue;
        }
        case 6: { // last-tiles player-2: the next one
          if (m[LAST_TILES_PLAYER_2_NEXT]! > m[LAST_TILES_PLAYER_2_LIST]!) {
            pc = m[AFTER_LAST_TILES]!;
            continue;
          }
          m[LAST_TILES_PLAYER_2] = m[LAST_TILES_PLAYER_2_LIST + m[LAST_TILES_PLAYER_2_NEXT]!++]!;
          m[PLACE_BOUGHT_PLAYER] = m[LAST_TILES_PLAYER_2]!;
          m[PLACE_BOUGHT_MAY_GIVE] = 0;
          m[AFTER_PLACE_BOUGHT] = 6; // last-tiles player-2: the next one
          pc = 46; // place-bought: repeat
          continue;
        }
        case 7: { // whole-turn
          m[TURN_PLAYER] = m[ACTIVE]!;
          m[AFTER_TURN] = 8; // whole-turn: after turn
          const player = m[TURN_PLAYER]!;
          m[ACTIONS_PLAYER] = player;
          m[AFTER_ACTIONS] = 41; // turn: after actions
          pc = 43; // actions: repeat
          continue;
        }
        case 8: { // whole-turn: after turn
          if (m[MARKET]! < 4) {
            m[AFTER_REFILL_MONEY] = 9; // whole-turn: after refill-money
            pc = 12; // refill-money: repeat
            continue;
          }
          // whole-turn: after refill-money
          m[AFTER_REFILL_YARD] = 10; // whole-turn: after refill-yard
          pc = 30; // refill-yard
          continue;
        }
        case 9: { // whole-turn: after refill-money
          m[AFTER_REFILL_YARD] = 10; // whole-turn: after refill-yard
          pc = 30; // refill-yard
          continue;
        }
        case 10: { // whole-turn: after refill-yard
          if (m[DUE] !== NONE) {
            m[SCORING_ROUND_SCORING] = m[DUE]!;
            m[AFTER_SCORING_ROUND] = 11; // whole-turn
            pc = 49; // scoring-round
            continue;
          }
          m[DUE] = NONE;
          m[ACTIVE] = nextPlayer(m, m[ACTIVE]!);
          pc = m[AFTER_WHOLE_TURN]!;
          continue;
        }
        case 11: { // whole-turn
          m[DUE] = NONE;
          m[ACTIVE] = nextPlayer(m, m[ACTIVE]!);
          pc = m[AFTER_WHOLE_TURN]!;
          continue;
        }
        case 12: { // refill-money: repeat
          if (m[MARKET]! >= 4) {
            pc = m[AFTER_REFILL_MONEY]!;
            continue;
          }
          if (++m[JUMPS]! > MOST_JUMPS) fault('endless');
          if (m[DECK] === 0) {
            let count = 0;
            for (let i = 1; i <= m[DISCARD]!; i++) {
              const item = m[DISCARD + i]!;
              m[LIST_CARD6 + ++count] = item;
            }
            m[LIST_CARD6] = count;
            for (let i = 1; i <= m[LIST_CARD6]!; i++) layCard(m[LIST_CARD6 + i]!, DECK);
            if (m[SEEDED] === 0 && m[DECK]! > 1) {
              m[t] = 13; // refill-money: the order is supplied
              return STOPS;
            }
            shuffle(m, OUTCOME, DECK);
            pc = 14; // refill-money
            continue;
          }
          pc = 14; // refill-money
          continue;
        }
        case 13: { // refill-money: the order is supplied
          shuffle(m, OUTCOME, DECK);
          pc = 14; // refill-money
          continue;
        }
        case 14: { // refill-money
          if (m[DECK] === 0) {
            pc = m[AFTER_REFILL_MONEY]!;
            continue;
          }
          m[USED_SECRETS] = 1;
          m[REFILL_MONEY_CARD] = firstOf(m, DECK);
          if (k[CARD_SCORING + m[REFILL_MONEY_CARD]!] !== NONE) {
            m[DUE] = k[CARD_SCORING + m[REFILL_MONEY_CARD]!]!;
            layCard(m[REFILL_MONEY_CARD]!, BOX);
          } else {
            layCard(m[REFILL_MONEY_CARD]!, MARKET);
          }
          pc = 12; // refill-money: repeat
          continue;
        }
        default:
          return pc;
      }
    }
  }

  /** Runs a script from a case of `set-up` on; gives the case of another routine that comes next, or why it does not go on. */
  function runSetUp(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const k = tables;
    const t = thread | 0;
    let pc = from | 0;
    for (;;) {
      switch (pc) {
        case 15: { // set-up
          m[USED_SECRETS] = 1;
          let count = 0;
          for (let i = 1; i <= m[DECK]!; i++) {
            const item = m[DECK + i]!;
            if (k[CARD_SCORING + item] !== NONE) m[LIST_CARD + ++count] = item;
          }
          m[LIST_CARD] = count;
          for (let i = 1; i <= m[LIST_CARD]!; i++) layCard(m[LIST_CARD + i]!, BOX);
          if (m[PLAYERS] === 2) {
            m[USED_SECRETS] = 1;
            let count2 = 0;
            for (let i = 1; i <= m[DECK]!; i++) {
              const item = m[DECK + i]!;
              if (k[CARD_COPY + item] === 3) m[LIST_CARD2 + ++count2] = item;
            }
            m[LIST_CARD2] = count2;
            for (let i = 1; i <= m[LIST_CARD2]!; i++) layCard(m[LIST_CARD2 + i]!, BOX);
          }
          if (m[SEEDED] === 0 && m[DECK]! > 1) {
            m[t] = 16; // set-up: the order is supplied
            return STOPS;
          }
          shuffle(m, OUTCOME, DECK);
          m[AFTER_CHOOSE_TILES] = 17; // set-up: after choose-tiles
          pc = 28; // choose-tiles
          continue;
        }
        case 16: { // set-up: the order is supplied
          shuffle(m, OUTCOME, DECK);
          m[AFTER_CHOOSE_TILES] = 17; // set-up: after choose-tiles
          pc = 28; // choose-tiles
          continue;
        }
        case 17: { // set-up: after choose-tiles
          for (let player = 0; player < m[PLAYERS]!; player++) deal(player);
          m[AFTER_FIND_STARTER] = 18; // set-up: after find-starter
          m[FIND_STARTER_PLAYER_PICKS] = 0;
          pc = 26; // find-starter: rank
          continue;
        }
        case 18: { // set-up: after find-starter
          for (let times = 4; times > 0; times--) {
            m[USED_SECRETS] = 1;
            let found: number = NONE;
            for (let i = 1; i <= m[DECK]!; i++) {
              const item = m[DECK + i]!;
              found = item;
              break;
            }
            if (found === NONE) fault('not-found');
            layCard(found, MARKET);
          }
          m[AFTER_REFILL_YARD] = 19; // set-up: after refill-yard
          pc = 30; // refill-yard
          continue;
        }
        case 19: { // set-up: after refill-yard
          m[DIRK_DRAWS_AMOUNT] = dirkDraw();
          m[AFTER_DIRK_DRAWS] = 20; // set-up: after dirk-draws
          pc = 33; // dirk-draws
          continue;
        }
        case 20: { // set-up: after dirk-draws
          m[AFTER_ADD_SCORING_CARDS] = 21; // set-up: after add-scoring-cards
          m[ADD_SCORING_CARDS_SIZE] = (m[DECK]! / 5) | 0;
          m[SHUFFLE_IN_CARD] = 108;
          m[SHUFFLE_IN_ABOVE] = m[ADD_SCORING_CARDS_SIZE]!;
          m[SHUFFLE_IN_SIZE] = m[ADD_SCORING_CARDS_SIZE]!;
          m[AFTER_SHUFFLE_IN] = 23; // add-scoring-cards: after shuffle-in
          pc = 37; // shuffle-in
          continue;
        }
        case 21: { // set-up: after add-scoring-cards
          for (let player = 0; player < m[PLAYERS]!; player++) {
            const player2At = SEATS + player * SEAT_WORDS;
            let count = 0;
            for (let i = 1; i <= m[player2At + DEALT]!; i++) {
              const item = m[player2At + DEALT + i]!;
              m[LIST_CARD5 + ++count] = item;
            }
            m[LIST_CARD5] = count;
            for (let i = 1; i <= m[LIST_CARD5]!; i++) layCard(m[LIST_CARD5 + i]!, player2At + HAND);
          }
          pc = m[AFTER_SET_UP]!;
          continue;
        }
        case 22: { // add-scoring-cards
          m[ADD_SCORING_CARDS_SIZE] = (m[DECK]! / 5) | 0;
          m[SHUFFLE_IN_CARD] = 108;
          m[SHUFFLE_IN_ABOVE] = m[ADD_SCORING_CARDS_SIZE]!;
          m[SHUFFLE_IN_SIZE] = m[ADD_SCORING_CARDS_SIZE]!;
          m[AFTER_SHUFFLE_IN] = 23; // add-scoring-cards: after shuffle-in
          pc = 37; // shuffle-in
          continue;
        }
        case 23: { // add-scoring-cards: after shuffle-in
          m[SHUFFLE_IN_CARD] = 109;
          m[SHUFFLE_IN_ABOVE] = 3 * m[ADD_SCORING_CARDS_SIZE]! + 1;
          m[SHUFFLE_IN_SIZE] = m[ADD_SCORING_CARDS_SIZE]!;
          m[AFTER_SHUFFLE_IN] = 24; // add-scoring-cards: after shuffle-in
          pc = 37; // shuffle-in
          continue;
        }
        case 24: { // add-scoring-cards: after shuffle-in
          pc = m[AFTER_ADD_SCORING_CARDS]!;
          continue;
        }
        case 25: { // find-starter
          m[FIND_STARTER_PLAYER_PICKS] = 0;
          pc = 26; // find-starter: rank
          continue;
        }
        case 26: { // find-starter: rank
          let count = 0;
          for (let player = 0; player < m[PLAYERS]!; player++) {
            const playerAt = SEATS + player * SEAT_WORDS;
            m[RANKED_KEYS + count * 2] = m[playerAt + DEALT]!;
            m[RANKED_KEYS + count * 2 + 1] = money(player);
            m[RANKED + count++] = player;
          }
          order(m, RANKED, RANKED_KEYS, 2, count);
          const ranked = lots(
            m,
            RANKED,
            RANKED_KEYS,
            2,
            count,
            RANKED_PLACE,
            RANKED_SHARED,
            RANKED_BY,
            1,
            1,
            FIND_STARTER_PLAYER_PICKS,
            EVENT,
          );
          if (ranked < 0) {
            if (m[SEEDED] === 0 && !isSupplied(m, OUTCOME)) {
              m[t] = 26; // find-starter: rank
              return STOPS;
            }
            append(m, FIND_STARTER_PLAYER_PICKS, pick(m, OUTCOME, EVENT));
            pc = 26; // find-starter: rank
            continue;
          }
          for (let i = 0; i < ranked; i++) {
            m[FIND_STARTER_RANKED + 1 + i * 3] = m[RANKED + i]!;
            m[FIND_STARTER_RANKED + 2 + i * 3] = m[RANKED_PLACE + i]!;
            m[FIND_STARTER_RANKED + 3 + i * 3] = m[RANKED_SHARED + i]!;
          }
          m[FIND_STARTER_RANKED] = ranked;
          m[FIND_STARTER_RANKED_NEXT] = 0;
          pc = 27; // find-starter ranked: the next one
          continue;
        }
        case 27: { // find-starter ranked: the next one
          if (m[FIND_STARTER_RANKED_NEXT]! >= m[FIND_STARTER_RANKED]!) {
            pc = m[AFTER_FIND_STARTER]!;
            continue;
          }
          m[FIND_STARTER_PLAYER] = m[FIND_STARTER_RANKED + 1 + m[FIND_STARTER_RANKED_NEXT]! * 3]!;
          m[FIND_STARTER_PLACE] = m[FIND_STARTER_RANKED + 2 + m[FIND_STARTER_RANKED_NEXT]! * 3]!;
          m[FIND_STARTER_SHARED] = m[FIND_STARTER_RANKED + 3 + m[FIND_STARTER_RANKED_NEXT]! * 3]!;
          m[FIND_STARTER_RANKED_NEXT]!++;
          m[ACTIVE] = m[FIND_STARTER_PLAYER]!;
          pc = 27; // find-starter ranked: the next one
          continue;
        }
        case 28: { // choose-tiles
          if (m[ADD_TOWER] === 1 || m[EXCHANGE_TOWER] === 1) layTile(twelfthTower(), BAG);
          if (m[EXCHANGE_TOWER] === 1) {
            m[USED_SECRETS] = 1;
            let count = 0;
            for (let i = 1; i <= m[BAG]!; i++) {
              const item = m[BAG + i]!;
              if (k[TILE_BUILDING + item] === TOWER && item !== twelfthTower())
                m[LIST_ITEMS + ++count] = item;
            }
            m[LIST_ITEMS] = count;
            if (m[LIST_ITEMS] === 0) {
              // choose-tiles: there was nothing to choose from
              return fault('impossible', 'choose-tiles');
            }
            if (m[SEEDED] === 0) {
              m[t] = 29; // choose-tiles: the choice is supplied
              return STOPS;
            }
            const drawn = pick(m, OUTCOME, LIST_ITEMS);
            m[CHOOSE_TILES_TILE] = drawn;
            layTile(m[CHOOSE_TILES_TILE]!, ASIDE);
            pc = m[AFTER_CHOOSE_TILES]!;
            continue;
          }
          pc = m[AFTER_CHOOSE_TILES]!;
          continue;
        }
        case 29: { // choose-tiles: the choice is supplied
          const drawn = pick(m, OUTCOME, EVENT);
          m[CHOOSE_TILES_TILE] = drawn;
          layTile(m[CHOOSE_TILES_TILE]!, ASIDE);
          pc = m[AFTER_CHOOSE_TILES]!;
          continue;
        }
        default:
          return pc;
      }
    }
  }

  /** Runs a script from a case of `refill-yard` on; gives the case of another routine that comes next, or why it does not go on. */
  function runRefillYard(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const t = thread | 0;
    let pc = from | 0;
    for (;;) {
      switch (pc) {
        case 30: { // refill-yard
          let count = 0;
          for (let item = 1; item <= 4; item++)
            if (m[YARD + item - 1] === NONE) m[REFILL_YARD_FIELD_LIST + ++count] = item;
          m[REFILL_YARD_FIELD_LIST] = count;
          m[REFILL_YARD_FIELD_NEXT] = 1;
          pc = 31; // refill-yard field: the next one
          continue;
        }
        case 31: { // refill-yard field: the next one
          if (m[REFILL_YARD_FIELD_NEXT]! > m[REFILL_YARD_FIELD_LIST]!) {
            pc = m[AFTER_REFILL_YARD]!;
            continue;
          }
          m[REFILL_YARD_FIELD] = m[REFILL_YARD_FIELD_LIST + m[REFILL_YARD_FIELD_NEXT]!++]!;
          m[USED_SECRETS] = 1;
          if (m[BAG] === 0) {
            // refill-yard: there was nothing to choose from
            pc = m[AFTER_REFILL_YARD]!;
            continue;
          }
          if (m[SEEDED] === 0) {
            m[t] = 32; // refill-yard: the choice is supplied
            return STOPS;
          }
          const drawn = pick(m, OUTCOME, BAG);
          m[REFILL_YARD_TILE] = drawn;
          layTileAlone(m[REFILL_YARD_TILE]!, YARD + m[REFILL_YARD_FIELD]! - 1);
          pc = 31; // refill-yard field: the next one
          continue;
        }
        case 32: { // refill-yard: the choice is supplied
          const drawn = pick(m, OUTCOME, EVENT);
          m[REFILL_YARD_TILE] = drawn;
          layTileAlone(m[REFILL_YARD_TILE]!, YARD + m[REFILL_YARD_FIELD]! - 1);
          pc = 31; // refill-yard field: the next one
          continue;
        }
        default:
          return pc;
      }
    }
  }

  /** Runs a script from a case of `dirk-draws` on; gives the case of another routine that comes next, or why it does not go on. */
  function runDirkDraws(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const t = thread | 0;
    let pc = from | 0;
    for (;;) {
      switch (pc) {
        case 33: { // dirk-draws
          let count = 0;
          for (let item = m[PLAYERS]!; item < m[PLAYERS]! + m[IMAGINARY]!; item++)
            m[DIRK_DRAWS_SEAT_LIST + ++count] = item;
          m[DIRK_DRAWS_SEAT_LIST] = count;
          m[DIRK_DRAWS_SEAT_NEXT] = 1;
          pc = 34; // dirk-draws seat: the next one
          continue;
        }
        case 34: { // dirk-draws seat: the next one
          if (m[DIRK_DRAWS_SEAT_NEXT]! > m[DIRK_DRAWS_SEAT_LIST]!) {
            pc = m[AFTER_DIRK_DRAWS]!;
            continue;
          }
          m[DIRK_DRAWS_SEAT] = m[DIRK_DRAWS_SEAT_LIST + m[DIRK_DRAWS_SEAT_NEXT]!++]!;
          const amount = m[DIRK_DRAWS_AMOUNT]!;
          m[DIRK_DRAWS_TIMES] = amount;
          pc = 35; // dirk-draws: repeat
          continue;
        }
        case 35: { // dirk-draws: repeat
          if (m[DIRK_DRAWS_TIMES]! <= 0) {
            pc = 34; // dirk-draws seat: the next one
            continue;
          }
          m[DIRK_DRAWS_TIMES]!--;
          m[USED_SECRETS] = 1;
          if (m[BAG] === 0) {
            // dirk-draws: there was nothing to choose from
            pc = m[AFTER_DIRK_DRAWS]!;
            continue;
          }
          if (m[SEEDED] === 0) {
            m[t] = 36; // dirk-draws: the choice is supplied
            return STOPS;
          }
          const drawn = pick(m, OUTCOME, BAG);
          m[DIRK_DRAWS_TILE] = drawn;
          layTile(m[DIRK_DRAWS_TILE]!, SEATS + m[DIRK_DRAWS_SEAT]! * SEAT_WORDS + COLLECTION);
          pc = 35; // dirk-draws: repeat
          continue;
        }
        case 36: { // dirk-draws: the choice is supplied
          const drawn = pick(m, OUTCOME, EVENT);
          m[DIRK_DRAWS_TILE] = drawn;
          layTile(m[DIRK_DRAWS_TILE]!, SEATS + m[DIRK_DRAWS_SEAT]! * SEAT_WORDS + COLLECTION);
          pc = 35; // dirk-draws: repeat
          continue;
        }
        default:
          return pc;
      }
    }
  }

  /** Runs a script from a case of `shuffle-in` on; gives the case of another routine that comes next, or why it does not go on. */
  function runShuffleIn(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const t = thread | 0;
    let pc = from | 0;
    for (;;) {
      switch (pc) {
        case 37: { // shuffle-in
          const card = m[SHUFFLE_IN_CARD]!;
          const above = m[SHUFFLE_IN_ABOVE]!;
          const size = m[SHUFFLE_IN_SIZE]!;
          m[USED_SECRETS] = 1;
          let count = 0;
          for (let i = 1; i <= m[DECK]!; i++) {
            const item = m[DECK + i]!;
            const one = positionIn(m, item, DECK);
            if (one >= above + 1 && one <= above + size) m[LIST_CARD3 + ++count] = item;
          }
          m[LIST_CARD3] = count;
          for (let i = 1; i <= m[LIST_CARD3]!; i++) layCard(m[LIST_CARD3 + i]!, PILE);
          layCard(card, PILE);
          if (m[SEEDED] === 0 && m[PILE]! > 1) {
            m[t] = 38; // shuffle-in: the order is supplied
            return STOPS;
          }
          shuffle(m, OUTCOME, PILE);
          pc = 39; // shuffle-in
          continue;
        }
        case 38: { // shuffle-in: the order is supplied
          shuffle(m, OUTCOME, PILE);
          pc = 39; // shuffle-in
          continue;
        }
        case 39: { // shuffle-in
          const above = m[SHUFFLE_IN_ABOVE]!;
          m[USED_SECRETS] = 1;
          let count = 0;
          for (let i = 1; i <= m[PILE]!; i++) {
            const item = m[PILE + i]!;
            m[LIST_CARD4 + ++count] = item;
          }
          m[LIST_CARD4] = count;
          for (let i = 1; i <= m[LIST_CARD4]!; i++) takeCard(m[LIST_CARD4 + i]!);
          insert(m, DECK, LIST_CARD4, above + 1, 'deck');
          for (let i = 1; i <= m[LIST_CARD4]!; i++) m[CARD_HOME + m[LIST_CARD4 + i]!] = DECK * 2;
          pc = m[AFTER_SHUFFLE_IN]!;
          continue;
        }
        default:
          return pc;
      }
    }
  }

  /** Runs a script from a case of `turn` on; gives the case of another routine that comes next, or why it does not go on. */
  function runTurn(_thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    let pc = from | 0;
    for (;;) {
      switch (pc) {
        case 40: { // turn
          const player = m[TURN_PLAYER]!;
          m[ACTIONS_PLAYER] = player;
          m[AFTER_ACTIONS] = 41; // turn: after actions
          pc = 43; // actions: repeat
          continue;
        }
        case 41: { // turn: after actions
          const player = m[TURN_PLAYER]!;
          m[PLACE_BOUGHT_PLAYER] = player;
          m[PLACE_BOUGHT_MAY_GIVE] = 1;
          m[AFTER_PLACE_BOUGHT] = 42; // turn: after place-bought
          pc = 46; // place-bought: repeat
          continue;
        }
        case 42: { // turn: after place-bought
          pc = m[AFTER_TURN]!;
          continue;
        }
        default:
          return pc;
      }
    }
  }

  /** Runs a script from a case of `actions` on; gives the case of another routine that comes next, or why it does not go on. */
  function runActions(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const k = tables;
    const t = thread | 0;
    let pc = from | 0;
    let asked: number;
    let listed: number;
    for (;;) {
      switch (pc) {
        case 43: { // actions: repeat
          if (++m[JUMPS]! > MOST_JUMPS) fault('endless');
          // actions: somebody must do one of: take-money, buy, build, take-down, swap, end-turn
          const player = m[ACTIONS_PLAYER]!;
          const count = listChoiceInActions(player);
          if (count > 0) {
            asked = player;
            listed = count;
            pc = 44; // actions: somebody has chosen
            break;
          }
          m[USED_SECRETS] = 1;
          skip(player, 44);
          // actions: nothing was possible, or nothing was wanted
          pc = m[AFTER_ACTIONS]!;
          continue;
        }
        case 44: { // actions: somebody has chosen
          const player = m[ACTIONS_PLAYER]!;
          const move = m[MOVE]!;
          if (move < 16_777_217) {
            const code = move - 1;
            const cards = code;
            sets.itemsInto(m, LIST_CHOSEN_CARDS, cards);
            setList(m, ACTIONS_CARDS, LIST_CHOSEN_CARDS);
            doTakeMoney(player, LIST_CHOSEN_CARDS);
            // actions: after take-money
            pc = m[AFTER_ACTIONS]!;
            continue;
          }
          if (move < 83_886_081) {
            m[USED_SECRETS] = 1;
            const code = move - 16_777_217;
            const cards = code & 16_777_215;
            const field = 1 + (code >>> 24);
            sets.itemsInto(m, LIST_CHOSEN_CARDS2, cards);
            m[ACTIONS_FIELD] = field;
            setList(m, ACTIONS_CARDS_2, LIST_CHOSEN_CARDS2);
            doBuy(player, field, LIST_CHOSEN_CARDS2);
            // actions: after buy
            const playerAt = SEATS + player * SEAT_WORDS;
            let found: number = NONE;
            for (let i = m[playerAt + BOUGHT]!; i >= 1; i--) {
              const item = m[playerAt + BOUGHT + i]!;
              found = item;
              break;
            }
            if (found === NONE) fault('not-found');
            if (worth(ACTIONS_CARDS_2) > k[TILE_PRICE + found]!) {
              pc = m[AFTER_ACTIONS]!;
              continue;
            }
            pc = 43; // actions: repeat
            continue;
          }
          if (move < 84_147_936) {
            const code = move - 83_886_081;
            const cell = code % 4761;
            const tile = (code / 4761) | 0;
            m[ACTIONS_TILE] = tile;
            m[ACTIONS_CELL] = cell;
            doBuild(player, tile, cell);
            // actions: after build
            pc = m[AFTER_ACTIONS]!;
            continue;
          }
          if (move < 84_156_128) {
            const code = move - 84_147_936;
            const cell = code;
            m[ACTIONS_CELL_2] = cell;
            doTakeDown(player, cell);
            // actions: after take-down
            pc = m[AFTER_ACTIONS]!;
            continue;
          }
          if (move < 84_417_983) {
            const code = move - 84_156_128;
            const tile = code % 55;
            const cell = (code / 55) | 0;
            m[ACTIONS_CELL_3] = cell;
            m[ACTIONS_TILE_2] = tile;
            doSwap(player, cell, tile);
            // actions: after swap
            pc = m[AFTER_ACTIONS]!;
            continue;
          }
          // actions: after end-turn
          pc = m[AFTER_ACTIONS]!;
          continue;
        }
        case 45: { // actions: nothing was possible, or nothing was wanted
          pc = m[AFTER_ACTIONS]!;
          continue;
        }
        default:
          return pc;
      }
      waitFor(t, asked, listed, pc);
      return WAITS;
    }
  }

  /** Runs a script from a case of `place-bought` on; gives the case of another routine that comes next, or why it does not go on. */
  function runPlaceBought(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const t = thread | 0;
    let pc = from | 0;
    let asked: number;
    let listed: number;
    for (;;) {
      switch (pc) {
        case 46: { // place-bought: repeat
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
            pc = 47; // place-bought: somebody has chosen
            break;
          }
          const note = skip(player, 47);
          m[note + 1] = mayGive ? 1 : 0;
          // place-bought: nothing was possible, or nothing was wanted
          return fault('impossible', 'place-bought');
        }
        case 47: { // place-bought: somebody has chosen
          const player = m[PLACE_BOUGHT_PLAYER]!;
          const move = m[MOVE]!;
          if (move < 261_856) {
            const code2 = move - 1;
            const cell = code2 % 4761;
            const tile2 = (code2 / 4761) | 0;
            m[PLACE_BOUGHT_TILE] = tile2;
            m[PLACE_BOUGHT_CELL] = cell;
            doBuild(player, tile2, cell);
            pc = 46; // place-bought: repeat
            continue;
          }
          if (move < 261_920) {
            const code2 = move - 261_856;
            const tile2 = code2;
            m[PLACE_BOUGHT_TILE_2] = tile2;
            doPutInReserve(player, tile2);
            pc = 46; // place-bought: repeat
            continue;
          }
          const code = move - 261_920;
          const seat = code & 7;
          const tile = code >>> 3;
          m[PLACE_BOUGHT_TILE_3] = tile;
          m[PLACE_BOUGHT_SEAT] = seat;
          doGiveAway(player, tile, seat);
          pc = 46; // place-bought: repeat
          continue;
        }
        case 48: { // place-bought: nothing was possible, or nothing was wanted
          return fault('impossible', 'place-bought');
        }
        default:
          return pc;
      }
      waitFor(t, asked, listed, pc);
      return WAITS;
    }
  }

  /** Runs a script from a case of `scoring-round` on; gives the case of another routine that comes next, or why it does not go on. */
  function runScoringRound(_thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    let pc = from | 0;
    for (;;) {
      switch (pc) {
        case 49: { // scoring-round
          const scoring = m[SCORING_ROUND_SCORING]!;
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
          if (scoring === SCORING_A) {
            m[DIRK_DRAWS_AMOUNT] = dirkDraw();
            m[AFTER_DIRK_DRAWS] = 50; // scoring-round
            pc = 33; // dirk-draws
            continue;
          }
          pc = 50; // scoring-round
          continue;
        }
        case 50: { // scoring-round
          const scoring = m[SCORING_ROUND_SCORING]!;
          if (scoring === SCORING_B) {
            m[DIRK_DRAWS_AMOUNT] = (m[BAG]! / 3) | 0;
            m[AFTER_DIRK_DRAWS] = 51; // scoring-round
            pc = 33; // dirk-draws
            continue;
          }
          pc = m[AFTER_SCORING_ROUND]!;
          continue;
        }
        case 51: { // scoring-round
          pc = m[AFTER_SCORING_ROUND]!;
          continue;
        }
        default:
          return pc;
      }
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
          pc = runGame(t, pc) | 0;
          break;
        case 15:
        case 16:
        case 17:
        case 18:
        case 19:
        case 20:
        case 21:
        case 22:
        case 23:
        case 24:
        case 25:
        case 26:
        case 27:
        case 28:
        case 29:
          pc = runSetUp(t, pc) | 0;
          break;
        case 30:
        case 31:
        case 32:
          pc = runRefillYard(t, pc) | 0;
          break;
        case 33:
        case 34:
        case 35:
        case 36:
          pc = runDirkDraws(t, pc) | 0;
          break;
        case 37:
        case 38:
        case 39:
          pc = runShuffleIn(t, pc) | 0;
          break;
        case 40:
        case 41:
        case 42:
          pc = runTurn(t, pc) | 0;
          break;
        case 43:
        case 44:
        case 45:
          pc = runActions(t, pc) | 0;
          break;
        case 46:
        case 47:
        case 48:
          pc = runPlaceBought(t, pc) | 0;
          break;
        case 49:
        case 50:
        case 51:
          pc = runScoringRound(t, pc) | 0;
          break;
      }
    }
    if (pc === DONE) m[t] = DONE;
    return pc === WAITS;
  }

  /** Lists the moves of a player for whom a script waits. */
  function listIn(t: number, asked: number): number {
    switch (m[t]!) {
      case 44:
        return listChoiceInActions(asked);
      case 47: {
        const mayGive = m[PLACE_BOUGHT_MAY_GIVE] === 1;
        return listChoiceInPlaceBought(asked, mayGive ? 1 : 0);
      }
      default:
        return 0;
    }
  }

  /** Lists what can be done in `actions`: `take-money`, `buy`, `build`, `take-down`, `swap`, `end-turn`. */
  function listChoiceInActions(who: number): number {
    const whoAt = SEATS + who * SEAT_WORDS;
    m[PALACE_SEEN] = -1;
    m[LATER_MOVES] = 0;
    let count = listTakeMoney(who);
    count = listBuy(who, count);
    count = listBuild(who, whoAt + RESERVE, 83_886_081, count);
    count = listTakeDown(who, count);
    count = listSwap(who, count);
    if (m[whoAt + BOUGHT] !== 0) count = listEndTurn(who, count);
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

  /** Whether what is asked can be done in `actions`, of: `take-money`, `buy`, `build`, `take-down`, `swap`, `end-turn`. */
  function explainChoiceInActions(who: number, action: number, offer: number): number {
    const whoAt = SEATS + who * SEAT_WORDS;
    let found = -1;
    if (action === TAKE_MONEY && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainTakeMoney(who)) return 1;
    }
    if (action === BUY && (offer < 0 || offer === 1)) {
      found = 0;
      if (explainBuy(who)) return 1;
    }
    if (action === BUILD && (offer < 0 || offer === 2)) {
      found = 0;
      if (explainBuild(who, whoAt + RESERVE)) return 1;
    }
    if (action === TAKE_DOWN && (offer < 0 || offer === 3)) {
      found = 0;
      if (explainTakeDown(who)) return 1;
    }
    if (action === SWAP && (offer < 0 || offer === 4)) {
      found = 0;
      if (explainSwap(who)) return 1;
    }
    if (action === END_TURN && (offer < 0 || offer === 5)) {
      found = 0;
      if (m[whoAt + BOUGHT] === 0) {
        refused(0, ONE_ACTION_AT_LEAST, -1);
      } else if (explainEndTurn(who)) return 1;
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
      case 44:
        return explainChoiceInActions(asked, action, offer);
      case 47: {
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
      case 44:
        return explainChoiceInActions(asked, action, -1);
      case 47:
        return explainChoiceInPlaceBought(asked, action, -1, m[note + 1]!);
      default:
        return -1;
    }
  }

  /** Writes down what chance is to decide on. */
  function fillEvent(t: number): void {
    switch (m[t]!) {
      case 16:
      case 13:
        setList(m, EVENT, DECK);
        break;
      case 29: {
        let count = 0;
        for (let i = 1; i <= m[BAG]!; i++) {
          const item = m[BAG + i]!;
          if (k[TILE_BUILDING + item] === TOWER && item !== twelfthTower()) m[EVENT + ++count] = item;
        }
        m[EVENT] = count;
        break;
      }
      case 26: {
        let count = 0;
        for (let player = 0; player < m[PLAYERS]!; player++) {
          const playerAt = SEATS + player * SEAT_WORDS;
          m[RANKED_KEYS + count * 2] = m[playerAt + DEALT]!;
          m[RANKED_KEYS + count * 2 + 1] = money(player);
          m[RANKED + count++] = player;
        }
        order(m, RANKED, RANKED_KEYS, 2, count);
        lots(
          m,
          RANKED,
          RANKED_KEYS,
          2,
          count,
          RANKED_PLACE,
          RANKED_SHARED,
          RANKED_BY,
          1,
          1,
          FIND_STARTER_PLAYER_PICKS,
          EVENT,
        );
        break;
      }
      case 32:
      case 36: {
        let count = 0;
        for (let i = 1; i <= m[BAG]!; i++) {
          const item = m[BAG + i]!;
          m[EVENT + ++count] = item;
        }
        m[EVENT] = count;
        break;
      }
      case 38:
        setList(m, EVENT, PILE);
        break;
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
        m[AFTER_WHOLE_TURN] = DONE;
        m[t] = 7; // whole-turn
        break;
      case 2:
        m[AFTER_SET_UP] = DONE;
        m[t] = 15; // set-up
        break;
      case 3:
        m[AFTER_CHOOSE_TILES] = DONE;
        m[t] = 28; // choose-tiles
        break;
      case 4:
        deal(owner);
        break;
      case 5:
        m[AFTER_FIND_STARTER] = DONE;
        m[t] = 25; // find-starter
        break;
      case 6:
        m[AFTER_ADD_SCORING_CARDS] = DONE;
        m[t] = 22; // add-scoring-cards
        break;
      case 7:
        m[SHUFFLE_IN_CARD] = m[GIVEN]!;
        m[SHUFFLE_IN_ABOVE] = m[GIVEN + 1]!;
        m[SHUFFLE_IN_SIZE] = m[GIVEN + 2]!;
        m[AFTER_SHUFFLE_IN] = DONE;
        m[t] = 37; // shuffle-in
        break;
      case 8:
        m[AFTER_REFILL_MONEY] = DONE;
        m[t] = 12; // refill-money: repeat
        break;
      case 9:
        m[AFTER_REFILL_YARD] = DONE;
        m[t] = 30; // refill-yard
        break;
      case 10:
        m[DIRK_DRAWS_AMOUNT] = m[GIVEN]!;
        m[AFTER_DIRK_DRAWS] = DONE;
        m[t] = 33; // dirk-draws
        break;
      case 11:
        m[TURN_PLAYER] = owner;
        m[AFTER_TURN] = DONE;
        m[t] = 40; // turn
        break;
      case 12:
        m[ACTIONS_PLAYER] = owner;
        m[AFTER_ACTIONS] = DONE;
        m[t] = 43; // actions: repeat
        break;
      case 13:
        m[PLACE_BOUGHT_PLAYER] = owner;
        m[PLACE_BOUGHT_MAY_GIVE] = m[GIVEN]!;
        m[AFTER_PLACE_BOUGHT] = DONE;
        m[t] = 46; // place-bought: repeat
        break;
      case 14:
        m[AFTER_LAST_TILES] = DONE;
        m[t] = 5; // last-tiles
        break;
      case 15:
        m[SCORING_ROUND_SCORING] = m[GIVEN]!;
        m[AFTER_SCORING_ROUND] = DONE;
        m[t] = 49; // scoring-round
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
        m[ACTIONS_PLAYER] = player;
        const player2 = m[ACTIONS_PLAYER]!;
        m[AFTER_ACTIONS] = DONE;
        const count = listChoiceInActions(player2);
        if (count > 0) return waitFor(t, player2, count, 44);
        m[USED_SECRETS] = 1;
        skip(player2, 44);
        m[t] = 45; // actions: nothing was possible, or nothing was wanted
        break;
      }
      case 1: {
        m[PLACE_BOUGHT_PLAYER] = player;
        m[PLACE_BOUGHT_MAY_GIVE] = m[GIVEN]!;
        const player2 = m[PLACE_BOUGHT_PLAYER]!;
        const mayGive = m[PLACE_BOUGHT_MAY_GIVE] === 1;
        m[AFTER_PLACE_BOUGHT] = DONE;
        const count = listChoiceInPlaceBought(player2, mayGive ? 1 : 0);
        if (count > 0) return waitFor(t, player2, count, 47);
        const note = skip(player2, 47);
        m[note + 1] = mayGive ? 1 : 0;
        m[t] = 48; // place-bought: nothing was possible, or nothing was wanted
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
        return twelfthTower();
      case 1:
        return fountain();
      case 2:
        return startMoney();
      case 3:
        return dirkDraw();
      case 4:
        if (m[m[GIVEN]!]! > 110) fault('too-many', 'cards');
        return worth(m[GIVEN]!);
      case 5:
        return money(owner);
      case 6: {
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
      case 7:
        return occupied(owner, m[GIVEN]!) ? 1 : 0;
      case 8:
        return wall(owner, m[GIVEN]!, m[GIVEN + 1]!) ? 1 : 0;
      case 9:
        return clash(owner, m[GIVEN]!, m[GIVEN + 1]!, m[GIVEN + 2]!) ? 1 : 0;
      case 10: {
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
      case 11: {
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
      case 12:
        return moneyIn(owner, m[GIVEN]!);
      case 13:
        return owned(owner, m[GIVEN]!);
      case 14:
        return longestWall(owner);
      default:
        return NONE;
    }
  }

  function table(index: number, column: number): number {
    switch (index + column) {
      case 0:
        return lookUpYardCurrency(m[GIVEN]!);
      case 1:
        return lookUpPrize(m[GIVEN]!, m[GIVEN + 1]!, m[GIVEN + 2]!);
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
      let total = 0;
      for (let player = 0; player < m[PLAYERS]!; player++) {
        const playerAt = SEATS + player * SEAT_WORDS;
        const item = m[playerAt + HAND]! + m[playerAt + DEALT]!;
        total += item;
      }
      if (m[DECK]! + m[PILE]! + m[MARKET]! + m[DISCARD]! + m[BOX]! + total !== 110) return 0;
    }
    {
      let found: boolean = false;
      for (let player = 0; player < m[PLAYERS]!; player++) {
        const playerGrids = player * GRID_WORDS;
        let found2: boolean = false;
        search: {
          for (
            let word = 149 - m[playerGrids + PALACE_THERE + 149]!;
            word < m[playerGrids + PALACE_THERE + 150]!;
            word++
          ) {
            for (let rest = m[playerGrids + PALACE_THERE + word]!; rest !== 0; rest &= rest - 1) {
              const cell = word * 32 + 31 - Math.clz32(rest & -rest);
              let found3: boolean = false;
              for (let side = 0; side <= 3; side++) {
                if (clash(player, m[playerGrids + PALACE + cell]!, cell, side)) {
                  found3 = true;
                  break;
                }
              }
              if (found3) {
                found2 = true;
                break search;
              }
            }
          }
        }
        if (found2) {
          found = true;
          break;
        }
      }
      if (found) return 1;
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
    m.fill(0, CARD_HOME, CARD_HOME + 110);
    const last = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last; block += SEAT_WORDS) {
      for (let j = 1; j <= m[block + DEALT]!; j++) m[CARD_HOME + m[block + DEALT + j]!] = (block + DEALT) * 2;
    }
    const last2 = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last2; block += SEAT_WORDS) {
      for (let j = 1; j <= m[block + HAND]!; j++) m[CARD_HOME + m[block + HAND + j]!] = (block + HAND) * 2;
    }
    for (let j = 1; j <= m[DECK]!; j++) m[CARD_HOME + m[DECK + j]!] = DECK * 2;
    for (let j = 1; j <= m[PILE]!; j++) m[CARD_HOME + m[PILE + j]!] = PILE * 2;
    for (let j = 1; j <= m[MARKET]!; j++) m[CARD_HOME + m[MARKET + j]!] = MARKET * 2;
    for (let j = 1; j <= m[DISCARD]!; j++) m[CARD_HOME + m[DISCARD + j]!] = DISCARD * 2;
    for (let j = 1; j <= m[BOX]!; j++) m[CARD_HOME + m[BOX + j]!] = BOX * 2;
    m.fill(0, TILE_HOME, TILE_HOME + 55);
    for (let block = 0; block < (m[PLAYERS]! + m[IMAGINARY]!) * GRID_WORDS; block += GRID_WORDS) {
      for (let i = 0; i < 4761; i++)
        if (m[block + PALACE + i] !== NONE)
          m[TILE_HOME + m[block + PALACE + i]!] = (block + PALACE + i) * 2 + 1;
    }
    const last3 = SEATS + (m[PLAYERS]! + m[IMAGINARY]!) * SEAT_WORDS;
    for (let block = SEATS; block < last3; block += SEAT_WORDS) {
      for (let j = 1; j <= m[block + COLLECTION]!; j++)
        m[TILE_HOME + m[block + COLLECTION + j]!] = (block + COLLECTION) * 2;
    }
    const last4 = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last4; block += SEAT_WORDS) {
      for (let j = 1; j <= m[block + RESERVE]!; j++)
        m[TILE_HOME + m[block + RESERVE + j]!] = (block + RESERVE) * 2;
    }
    const last5 = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last5; block += SEAT_WORDS) {
      for (let j = 1; j <= m[block + BOUGHT]!; j++)
        m[TILE_HOME + m[block + BOUGHT + j]!] = (block + BOUGHT) * 2;
    }
    for (let j = 1; j <= m[BAG]!; j++) m[TILE_HOME + m[BAG + j]!] = BAG * 2;
    for (let j = 1; j <= m[ASIDE]!; j++) m[TILE_HOME + m[ASIDE + j]!] = ASIDE * 2;
    for (let i = 0; i < 4; i++) if (m[YARD + i] !== NONE) m[TILE_HOME + m[YARD + i]!] = (YARD + i) * 2 + 1;
  }

  /** Writes what lies where before anything is played. */
  function setOut(): void {
    m[NO_ENCLOSED_AREA] = m[GIVEN]!;
    m[ADD_TOWER] = m[GIVEN + 1]!;
    m[EXCHANGE_TOWER] = m[GIVEN + 2]!;
    for (let block = 0; block < (m[PLAYERS]! + m[IMAGINARY]!) * GRID_WORDS; block += GRID_WORDS)
      m.fill(NONE, block + PALACE, block + PALACE + 4761);
    m.fill(NONE, YARD, YARD + 4);
    m[DUE] = NONE;
    let count = 0;
    for (let item = 0; item <= 109; item++) m[LIST_DECK + ++count] = item;
    m[LIST_DECK] = count;
    for (let i = 1; i <= m[LIST_DECK]!; i++) takeCard(m[LIST_DECK + i]!);
    setList(m, DECK, LIST_DECK);
    derive();
    let count2 = 0;
    for (let item = 0; item <= 54; item++) if (item !== twelfthTower()) m[LIST_BAG + ++count2] = item;
    m[LIST_BAG] = count2;
    for (let i = 1; i <= m[LIST_BAG]!; i++) takeTile(m[LIST_BAG + i]!);
    setList(m, BAG, LIST_BAG);
    derive();
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
      scratch: 33079,
      mostGiven: 9,
      slots: 2,
      mostListed: 111,
      rankedSeats: RANKED4,
      rankedPlaces: RANKED_PLACE4,
      rankedBy: RANKED_BY2,
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
    { sets, usedSecrets: () => m[USED_SECRETS] === 1 },
  );
}
