// Code generated from rules/dice-game by Regelwerk. DO NOT EDIT.
import type { Core, Watch } from '../runtime/core.ts';
import * as coreNumbers from '../runtime/core-numbers.ts';
import { fault } from '../runtime/core-numbers.ts';
import * as coreState from '../runtime/core-state.ts';
import * as coreLists from '../runtime/core-lists.ts';
import * as coreChoices from '../runtime/core-choices.ts';
import * as coreRanks from '../runtime/core-ranks.ts';
import { printed } from '../runtime/core-tables.ts';
import * as coreChance from '../runtime/core-chance.ts';
import { createDoors, noticing } from '../runtime/core-doors.ts';

/** The core of `dice-game`: one game in memory, made of whole numbers. See the interface for how to use it. */
export function createCore(watch?: Watch): Core {
  const { isNone, isSame, keyIn, within } = coreNumbers;
  const { clockwise, drawQuickly, nextPlayer } = coreState;
  const {
    append,
    distinct,
    isIn,
    isWithin,
    itemOf,
    positionIn,
    removeFrom,
    removeLast,
    setList,
    setOfBits,
    sort,
    sum,
  } = coreLists;
  const { largestSet, listSets, noteAlike } = coreChoices;
  const { order, placed } = coreRanks;
  const { pick, setFaces } = coreChance;
  /** No value. */
  const NONE = -0x80000000;
  /** In a question: a choice left open. */
  const OPEN = -0x7fffffff;

  // Numbers stand for these words, counted from 0 as the rules name them.
  // Use: number, swap, displace, cancel, black-die
  // Back: light, dark
  // Building: pavilion, seraglio, arcade, chamber, garden, tower
  // Scoring: A, B, C

  // Those that the rules ask for by name.
  const NUMBER = 0;
  const SWAP = 1;
  const DISPLACE = 2;
  const CANCEL = 3;
  const BLACK_DIE = 4;

  // Actions.
  const THROW = 0;
  const CANCEL_THROW = 1;
  const SHOW_BLACK_DIE = 2;
  const PLACE_STONE = 3;
  const PUSH_STONE = 4;
  const TAKE_POINTS = 5;
  const TAKE_TOKEN = 6;
  const SWAP_POINT = 7;
  const NAME_START_PLAYER = 8;

  // Reasons.
  const THROW_FIRST = 0;
  const NO_SYMBOL = 1;
  const THREE_THROWS_AT_MOST = 2;
  const FIRST_THROW_ALL_DICE = 3;
  const NOTHING_TO_CANCEL = 4;
  const NEEDS_TOKEN = 5;
  const BEFORE_THE_SECOND_THROW = 6;
  const ONE_BLACK_DIE_A_TURN = 7;
  const NOBODY_TO_DISPLACE = 8;
  const OWN_STONE = 9;
  const SAME_BUILDING = 10;
  const THROW_DICE_NONE = 11;
  const SHOW_BLACK_DIE_BUILDING_NONE = 12;
  const PLACE_STONE_BUILDING_NONE = 13;
  const PUSH_STONE_BUILDING_NONE = 14;
  const SWAP_POINT_OTHER_NONE = 15;
  const NAME_START_PLAYER_WHO_NONE = 16;
  const GAME_OVER = 17;
  const NOT_NOW = 18;
  const NOT_YOUR_TURN = 19;
  const MUST_CHOOSE = 20;
  const FAULT = 22;

  // What every state begins with.
  const PLAYERS = 0;
  const IMAGINARY = 1;
  const OVER = 2;
  const SEEDED = 3;
  const RANDOM = 4;

  // The table, and the scripts that run for the whole game.
  const STONE = 8;
  const PILE = 152;
  const PRIZE_TOKEN = 656;
  const START_TOKEN = 818;
  const BAG = 819;
  const GONE = 846;
  const CALIPH = 873;
  const ROUND = 874;
  const CUP = 875;
  const THROWS = 884;
  const CAN_CANCEL = 885;
  const BLACK = 886;
  const BEFORE = 887;
  const PRIZED = 895;
  const TOKEN_HOME = 896;
  const DIE_FACE = 922;
  const BRANCHES = 930;
  const RUNS_GAME = 937;
  const AFTER_GAME = 938;
  const AFTER_ROUNDS = 939;
  const ROUNDS_ROUND = 940;
  const ROUNDS_ROUND_LAST = 941;
  const AFTER_LAY_OUT = 942;
  const LAY_OUT_ROUND = 943;
  const LAY_OUT_BUILDING = 944;
  const LAY_OUT_BUILDING_LIST = 945;
  const LAY_OUT_BUILDING_NEXT = 952;
  const LAY_OUT_TOKEN = 953;
  const AFTER_PLACE_DIRK = 954;
  const PLACE_DIRK_SEAT = 955;
  const PLACE_DIRK_SEAT_LIST = 956;
  const PLACE_DIRK_SEAT_NEXT = 963;
  const PLACE_DIRK_COLUMN = 964;
  const PLACE_DIRK_COLUMNS = 965;
  const ROUNDS_TIMES = 978;
  const ROUNDS_PLAYER = 979;
  const ROUNDS_PLAYER_LIST = 980;
  const ROUNDS_PLAYER_NEXT = 987;
  const AFTER_TURN = 988;
  const TURN_PLAYER = 989;
  const TURN_BUILDING = 990;
  const TURN_BUILDING_2 = 991;
  const TURN_BUILDING_3 = 992;
  const TURN_DICE = 993;
  const AFTER_END_OF_ROUND = 1002;
  const END_OF_ROUND_ROUND = 1003;
  const AFTER_PRIZES = 1004;
  const PRIZES_BUILDING = 1005;
  const PRIZES_BUILDING_LIST = 1006;
  const PRIZES_BUILDING_NEXT = 1013;
  const PRIZES_BEST = 1014;
  const PRIZES_SEAT = 1015;
  const PRIZES_SECOND = 1016;
  const PRIZES_RUNNER_UP = 1017;
  const AFTER_GIVE_PRIZES = 1018;
  const GIVE_PRIZES_SEAT = 1019;
  const GIVE_PRIZES_BUILDING = 1020;
  const GIVE_PRIZES_RUNNER_UP = 1021;
  const GIVE_PRIZES_BEST_TAKES_POINTS = 1022;
  const AFTER_TAKE_PRIZE = 1023;
  const TAKE_PRIZE_SEAT = 1024;
  const TAKE_PRIZE_BUILDING = 1025;
  const TAKE_PRIZE_TWO_POINTS = 1026;
  const AFTER_POINT = 1027;
  const POINT_SEAT = 1028;
  const POINT_BUILDING = 1029;
  const POINT_OTHER = 1030;
  const AFTER_NEW_CALIPH = 1031;
  const NEW_CALIPH_SEAT = 1032;
  const NEW_CALIPH_WHO = 1033;

  /** The script of the whole game; those of players who act at once lie in their blocks. */
  const MAIN = 1034;
  /** The blocks of the seats: where the first begins, and how many words each has. */
  const SEATS = 1036;
  const SEAT_WORDS = 52;
  /** Where a seat's own script lies in its block. */
  const THREAD = 50;
  /** How many words a note of a decision without a move takes. */
  const NOTE_WORDS = 2;

  // In the block of a seat.
  const HEIGHT = 0;
  const TOKENS = 6;
  const POINTS_MAJORITY = 33;
  const POINTS_NUMBER_TOKENS = 40;
  const NOTES = 41;

  // In a script: where it stands, for whom it waits, and the names of its phases.
  const WAITS_FOR = 1;

  // For work, outside of the state.
  const LISTED = 1348;
  const LISTED_FOR = 1349;
  const LISTED_IN = 1350;
  const MOVE = 1351;
  const JUMPS = 1352;
  const STAMP = 1353;
  const REFUSED_AT = 1354;
  const USED_SECRETS = 1355;
  const DEEPEST = 1356;
  const PLAYOUTS = 1359;
  const LIST_ITEMS = 1361;
  const LIST_ITEMS2 = 1368;
  const LIST_TOKEN = 1375;
  const LIST_ITEMS3 = 1402;
  const LIST_ITEMS4 = 1429;
  const LIST_EACH_TOKEN = 1436;
  const RANKED = 1463;
  const RANKED_PLACE = 1469;
  const RANKED_SHARED = 1475;
  const RANKED_BY = 1481;
  const RANKED_KEYS = 1487;
  const SETS_OF_DICE = 1499;
  const LIST_DICE = 1755;
  const LIST_ASKED_DICE = 1764;
  const LIKE_BEFORE = 1773;
  const IS_TAKEN = 1782;
  const TAKEN = 1791;
  const LIST_LARGEST = 1800;
  const LIST_CHOSEN_DICE = 1809;
  const RANKED2 = 1818;
  const RANKED_PLACE2 = 1824;
  const RANKED_SHARED2 = 1830;
  const RANKED_BY2 = 1836;
  const RANKED_KEYS2 = 1842;
  const LIST_NO_PICKS = 1848;
  const LIST_BAG = 1849;
  const LIST_CUP = 1876;
  const EVENT = 1885;
  const OUTCOME = 1912;
  const GIVEN = 1939;
  const NOTICED = 1945;
  const HANDED_LISTS = 1951;

  // What is printed: one table behind the other, in one array. Its first word tells where the next one goes.
  const tables = new Int32Array(270);
  const k = tables;
  k[0] = 1;
  const TOKEN_BACK = printed(k, '0×10 1×6 0×10');
  const DIRK_LINE = printed(k, '2 3 4 5 6');
  const STONES = printed(k, '5 5 4 3 3');
  const DIE_FACES = printed(k, '0 1 2 3 4 5');
  const TOKEN_USE = printed(k, '0×16 1 1 2 2 3 3 3 4 4 4');
  const SCORING_AFTER = printed(k, '0 - 1 - 2');
  const PRIZE = printed(
    k,
    '1 0 0 8 1 0 16 8 1 2 0 0 9 2 0 17 9 2 3 0 0 10 3 0 18 10 3 4 0 0 11 4 0 19 11 4 5 0 0 12 5 0 20 12 5 6 0 0 13 6 0 21 13 6',
  );
  const TOKEN_VALUE = printed(k, '1×4 2 2 2 3 3 3 1 1 2 2 3 3 -×10');
  const DIE_ALIKE = printed(k, '0×8');
  const ENTRY_DECISION = printed(k, '0×5 1 1 2 3 -1');
  const DECISION_IS_MUST = printed(k, '1 1 0 1');
  const CHANCE_KIND = printed(k, '2×4 0 0');

  /** By case: the decision, or the chance event, at which the script waits there; -1 for none. */
  const DECISION_OF_CASE = printed(k, '-1×14 0 -1×13 1 -1×10 3 -1 -1 2 -1');
  const CHANCE_OF_CASE = printed(k, '-1 -1 0 -1×12 4 -1 -1 -1 3 -1 -1 1 -1 -1 2 -1×18');

  /** All that changes: the state, and behind it room for work. */
  const memory = new Int32Array(1961);
  const m = memory;
  const moves = new Int32Array(283);
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
  function takeToken(piece: number): void {
    const home = m[TOKEN_HOME + piece]!;
    if (home === 0) return;
    m[TOKEN_HOME + piece] = 0;
    removeFrom(m, home >> 1, piece);
  }

  /** Lays a piece at the end of a place, from wherever it lay. */
  function layToken(piece: number, place: number): void {
    takeToken(piece);
    append(m, place, piece);
    m[TOKEN_HOME + piece] = place * 2;
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

  /** `term top-field = 12` */
  function topField(): number {
    return 12;
  }

  /**
   *     phase climb[building] of seat
   *       if height[building] is less than top-field
   *         if height[building] is at least 1
   *           remove seat from pile[building, height[building]]
   *         add 1 to height[building]
   *         add seat to pile[building, height[building]]
   */
  function climb(seat: number, building: number): void {
    const seatAt = SEATS + seat * SEAT_WORDS;
    if (m[seatAt + HEIGHT + building]! < topField()) {
      if (m[seatAt + HEIGHT + building]! >= 1)
        removeLast(m, PILE + (building * 12 + m[seatAt + HEIGHT + building]! - 1) * 7, seat);
      m[seatAt + HEIGHT + building] = within(m[seatAt + HEIGHT + building]! + 1, 0, 12, 'height');
      if (m[PILE + (building * 12 + keyIn(m[seatAt + HEIGHT + building]!, 1, 12, 'pile')) * 7]! >= 6)
        fault('too-many', 'pile');
      m[
        PILE +
        (building * 12 + keyIn(m[seatAt + HEIGHT + building]!, 1, 12, 'pile')) * 7 +
        ++m[PILE + (building * 12 + keyIn(m[seatAt + HEIGHT + building]!, 1, 12, 'pile')) * 7]!
      ] = seat;
    }
  }

  /** Lists the moves of the action `name-start-player`, and tells how many are listed. */
  function listNameStartPlayer(_player: number): number {
    let count = 0;
    for (let who = 0; who < m[PLAYERS]!; who++) moves[count++] = 1 + who;
    return count;
  }

  function lookUpPrize(key: number, key2: number, key3: number): number {
    if (key < 0 || key > 5 || key2 < 0 || key2 > 2 || key3 < 1 || key3 > 3) return 0;
    return k[PRIZE + (key * 3 + key2) * 3 + key3 - 1]!;
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
      for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
        const seatAt = SEATS + seat * SEAT_WORDS;
        const measured = m[seatAt + HEIGHT + building]!;
        if (measured >= least) {
          m[RANKED_KEYS + count * 2] = -measured;
          m[RANKED_KEYS + count * 2 + 1] = positionIn(
            m,
            seat,
            PILE + (building * 12 + keyIn(m[seatAt + HEIGHT + building]!, 1, 12, 'pile')) * 7,
          );
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
        m[seatAt + POINTS_MAJORITY + 1 + building]! += lookUpPrize(building, scoring, place);
      }
    }
  }

  /**
   *     scoring number-tokens for each seat
   *       award total of value of token for token in tokens where value of token is not none
   */
  function scoreNumberTokens(seat: number): void {
    const seatAt = SEATS + seat * SEAT_WORDS;
    let total = 0;
    for (let i = 1; i <= m[seatAt + TOKENS]!; i++) {
      const token = m[seatAt + TOKENS + i]!;
      if (k[TOKEN_VALUE + token] !== NONE) {
        const item = k[TOKEN_VALUE + token]!;
        total += item;
      }
    }
    m[seatAt + POINTS_NUMBER_TOKENS]! += total;
  }

  /**
   *     phase scoring-round[scoring]
   *       score majority[scoring], number-tokens
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
    for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) scoreNumberTokens(seat);
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

  /** Lists the moves of the action `cancel-throw`, and tells how many are listed. */
  function listCancelThrow(player: number, listed: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = listed;
    if (m[CAN_CANCEL] === 1) {
      let found: number = NONE;
      for (let i = 1; i <= m[playerAt + TOKENS]!; i++) {
        const token2 = m[playerAt + TOKENS + i]!;
        if (k[TOKEN_USE + token2] === CANCEL) {
          found = token2;
          break;
        }
      }
      const token = found;
      moves[count] = 257;
      count += isNone(token) ^ 1;
    }
    return count;
  }

  /** Lists the moves of the action `show-black-die`, and tells how many are listed. */
  function listShowBlackDie(player: number, listed: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = listed;
    if (m[THROWS]! >= 1 && m[THROWS] === 1 && m[BLACK] === NONE) {
      let found: number = NONE;
      for (let i = 1; i <= m[playerAt + TOKENS]!; i++) {
        const token2 = m[playerAt + TOKENS + i]!;
        if (k[TOKEN_USE + token2] === BLACK_DIE) {
          found = token2;
          break;
        }
      }
      const token = found;
      if (token !== NONE) {
        for (let building = 0; building <= 5; building++) moves[count++] = 258 + building;
      }
    }
    return count;
  }

  /** `term shown[building] = (count of die in cup where face of die is building) + (if black is building then 1 otherwise 0)` */
  function shown(building: number): number {
    let count = 0;
    for (let i = 1; i <= m[CUP]!; i++) {
      const die = m[CUP + i]!;
      count += isSame(m[DIE_FACE + die]!, building);
    }
    return count + (m[BLACK] === building ? 1 : 0);
  }

  /** `term counted[building] = if shown[building] is 9 then 8 otherwise shown[building]` */
  function counted(building: number): number {
    const shown2 = shown(building);
    return shown2 === 9 ? 8 : shown2;
  }

  /** Lists the moves of the action `place-stone`, and tells how many are listed. */
  function listPlaceStone(_player: number, listed: number): number {
    let count = listed;
    if (m[THROWS]! >= 1) {
      for (let building = 0; building <= 5; building++) {
        moves[count] = 266 + building;
        count += counted(building) >= 1 ? 1 : 0;
      }
    }
    return count;
  }

  /** `term counted-throws[building] = if shown[building] is 9 then 1 otherwise throws` */
  function countedThrows(building: number): number {
    return shown(building) === 9 ? 1 : m[THROWS]!;
  }

  /** `term wanted[building] = path[counted[building], counted-throws[building]]` */
  function wanted(building: number): number {
    return path(within(counted(building), 1, 8, 'line'), within(countedThrows(building), 1, 3, 'nth-throw'));
  }

  /** Lists the moves of the action `push-stone`, and tells how many are listed. */
  function listPushStone(player: number, listed: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = listed;
    if (m[THROWS]! >= 1) {
      let found: number = NONE;
      for (let i = 1; i <= m[playerAt + TOKENS]!; i++) {
        const token2 = m[playerAt + TOKENS + i]!;
        if (k[TOKEN_USE + token2] === DISPLACE) {
          found = token2;
          break;
        }
      }
      const token = found;
      if (token !== NONE) {
        for (let building = 0; building <= 5; building++) {
          if (counted(building) >= 1) {
            const field = wanted(building);
            moves[count] = 274 + building;
            count +=
              (isNone(m[STONE + building * 24 + field - 1]!) ^ 1) &
              (isSame(m[STONE + building * 24 + field - 1]!, player) ^ 1);
          }
        }
      }
    }
    return count;
  }

  /** Lists the moves of the action `take-points`, and tells how many are listed. */
  function listTakePoints(_player: number): number {
    let count = 0;
    moves[count++] = 1;
    return count;
  }

  /** Lists the moves of the action `take-token`, and tells how many are listed. */
  function listTakeToken(_player: number, listed: number): number {
    let count = listed;
    moves[count++] = 2;
    return count;
  }

  /** Lists the moves of the action `swap-point`, and tells how many are listed. */
  function listSwapPoint(player: number, building: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = 0;
    let found: number = NONE;
    for (let i = 1; i <= m[playerAt + TOKENS]!; i++) {
      const token2 = m[playerAt + TOKENS + i]!;
      if (k[TOKEN_USE + token2] === SWAP) {
        found = token2;
        break;
      }
    }
    const token = found;
    if (token !== NONE) {
      for (let other = 0; other <= 5; other++) {
        moves[count] = 1 + other;
        count += isSame(other, building) ^ 1;
      }
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

  /** Whether a move of the action `cancel-throw` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainCancelThrow(player: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found: number = NONE;
    for (let i = 1; i <= m[playerAt + TOKENS]!; i++) {
      const token2 = m[playerAt + TOKENS + i]!;
      if (k[TOKEN_USE + token2] === CANCEL) {
        found = token2;
        break;
      }
    }
    const token = found;
    if (m[CAN_CANCEL] !== 1) {
      refused(2, NOTHING_TO_CANCEL, -1);
      return false;
    }
    if (token === NONE) {
      refused(3, NEEDS_TOKEN, -1);
      return false;
    }
    return true;
  }

  /** Whether a move of the action `show-black-die` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainShowBlackDie(player: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found: number = NONE;
    for (let i = 1; i <= m[playerAt + TOKENS]!; i++) {
      const token2 = m[playerAt + TOKENS + i]!;
      if (k[TOKEN_USE + token2] === BLACK_DIE) {
        found = token2;
        break;
      }
    }
    const token = found;
    if (m[THROWS]! < 1) {
      refused(2, THROW_FIRST, -1);
      return false;
    }
    if (m[THROWS] !== 1) {
      refused(3, BEFORE_THE_SECOND_THROW, -1);
      return false;
    }
    if (m[BLACK] !== NONE) {
      refused(4, ONE_BLACK_DIE_A_TURN, -1);
      return false;
    }
    if (token === NONE) {
      refused(5, NEEDS_TOKEN, -1);
      return false;
    }
    let found2 = false;
    for (let building = 0; building <= 5; building++) {
      if (m[GIVEN] === OPEN || m[GIVEN] === building) {
        found2 = true;
        return true;
      }
    }
    if (!found2) refused(6, SHOW_BLACK_DIE_BUILDING_NONE, 0);
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

  /** Whether a move of the action `push-stone` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainPushStone(player: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found: number = NONE;
    for (let i = 1; i <= m[playerAt + TOKENS]!; i++) {
      const token2 = m[playerAt + TOKENS + i]!;
      if (k[TOKEN_USE + token2] === DISPLACE) {
        found = token2;
        break;
      }
    }
    const token = found;
    let found2 = false;
    for (let building = 0; building <= 5; building++) {
      if (m[GIVEN] === OPEN || m[GIVEN] === building) {
        found2 = true;
        next: {
          if (m[THROWS]! < 1) {
            refused(4, THROW_FIRST, -1);
            break next;
          }
          if (counted(building) < 1) {
            refused(5, NO_SYMBOL, -1);
            break next;
          }
          const field = wanted(building);
          if (m[STONE + building * 24 + field - 1] === NONE) {
            refused(7, NOBODY_TO_DISPLACE, -1);
            break next;
          }
          if (m[STONE + building * 24 + field - 1] === player) {
            refused(8, OWN_STONE, -1);
            break next;
          }
          if (token === NONE) {
            refused(9, NEEDS_TOKEN, -1);
            break next;
          }
          return true;
        }
      }
    }
    if (!found2) refused(2, PUSH_STONE_BUILDING_NONE, 0);
    return false;
  }

  /** Whether a move of the action `take-points` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainTakePoints(_player: number): boolean {
    return true;
  }

  /** Whether a move of the action `take-token` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainTakeToken(_player: number): boolean {
    return true;
  }

  /** Whether a move of the action `swap-point` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainSwapPoint(player: number, building: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found: number = NONE;
    for (let i = 1; i <= m[playerAt + TOKENS]!; i++) {
      const token2 = m[playerAt + TOKENS + i]!;
      if (k[TOKEN_USE + token2] === SWAP) {
        found = token2;
        break;
      }
    }
    const token = found;
    if (token === NONE) {
      refused(2, NEEDS_TOKEN, -1);
      return false;
    }
    let found2 = false;
    for (let other = 0; other <= 5; other++) {
      if (m[GIVEN] === OPEN || m[GIVEN] === other) {
        found2 = true;
        next: {
          if (other === building) {
            refused(4, SAME_BUILDING, -1);
            break next;
          }
          return true;
        }
      }
    }
    if (!found2) refused(3, SWAP_POINT_OTHER_NONE, 0);
    return false;
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

  /**
   *     action cancel-throw of player
   *       let token = first token in tokens where use of token is cancel
   *       need can-cancel                                                else nothing-to-cancel
   *       need token is not none                                         else needs-token
   *       move token to gone
   *       for each die in cup
   *         face of die becomes before[die]
   *       remove 1 from throws
   *       can-cancel becomes no
   */
  function doCancelThrow(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found: number = NONE;
    for (let i = 1; i <= m[playerAt + TOKENS]!; i++) {
      const token2 = m[playerAt + TOKENS + i]!;
      if (k[TOKEN_USE + token2] === CANCEL) {
        found = token2;
        break;
      }
    }
    const token = found;
    layToken(token, GONE);
    for (let i = 1; i <= m[CUP]!; i++) {
      const die = m[CUP + i]!;
      m[DIE_FACE + die] = m[BEFORE + die]!;
    }
    m[THROWS] = within(m[THROWS]! - 1, 0, 3, 'throws');
    m[CAN_CANCEL] = 0;
  }

  /**
   *     action show-black-die of player
   *       let token = first token in tokens where use of token is black-die
   *       need throws is at least 1                                      else throw-first
   *       need throws is 1                                               else before-the-second-throw
   *       need black is none                                             else one-black-die-a-turn
   *       need token is not none                                         else needs-token
   *       choose building from Building
   *       move token to gone
   *       black becomes building
   */
  function doShowBlackDie(player: number, building: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found: number = NONE;
    for (let i = 1; i <= m[playerAt + TOKENS]!; i++) {
      const token2 = m[playerAt + TOKENS + i]!;
      if (k[TOKEN_USE + token2] === BLACK_DIE) {
        found = token2;
        break;
      }
    }
    const token = found;
    layToken(token, GONE);
    m[BLACK] = building;
  }

  /**
   *     action push-stone of player
   *       let token = first token in tokens where use of token is displace
   *       choose building from Building
   *       follow placing[building]
   *       let field = wanted[building]
   *       need stone[building, field] is not none                        else nobody-to-displace
   *       need stone[building, field] is not player                      else own-stone
   *       need token is not none                                         else needs-token
   *       move token to gone
   *       let gap = first free in field..24 where stone[building, free] is none, otherwise 24
   *       for each step in (field + 1)..gap, backwards
   *         stone[building, step] becomes stone[building, step - 1]
   *       stone[building, field] becomes player
   */
  function doPushStone(player: number, building: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found: number = NONE;
    for (let i = 1; i <= m[playerAt + TOKENS]!; i++) {
      const token2 = m[playerAt + TOKENS + i]!;
      if (k[TOKEN_USE + token2] === DISPLACE) {
        found = token2;
        break;
      }
    }
    const token = found;
    const field = wanted(building);
    layToken(token, GONE);
    let found2: number = NONE;
    for (let free = field; free <= 24; free++) {
      if (m[STONE + building * 24 + free - 1] === NONE) {
        found2 = free;
        break;
      }
    }
    if (found2 === NONE) found2 = 24;
    const gap = found2;
    for (let step = gap; step >= field + 1; step--)
      m[STONE + building * 24 + step - 1] = m[STONE + building * 24 + step - 2]!;
    m[STONE + building * 24 + field - 1] = player;
  }

  /**
   *     action swap-point[building] of player
   *       let token = first token in tokens where use of token is swap
   *       need token is not none                                         else needs-token
   *       choose other from Building
   *       need other is not building                                     else same-building
   *       move token to gone
   *       do climb[other]
   */
  function doSwapPoint(player: number, other: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found: number = NONE;
    for (let i = 1; i <= m[playerAt + TOKENS]!; i++) {
      const token2 = m[playerAt + TOKENS + i]!;
      if (k[TOKEN_USE + token2] === SWAP) {
        found = token2;
        break;
      }
    }
    const token = found;
    layToken(token, GONE);
    climb(player, other);
  }

  /**
   *     action name-start-player of player
   *       choose who from players
   *       caliph becomes who
   */
  function doNameStartPlayer(_player: number, who: number): void {
    m[CALIPH] = who;
  }

  /** `term tokens-held = total of count of tokens of seat for seat in seats` */
  function tokensHeld(): number {
    let total = 0;
    for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
      const seatAt = SEATS + seat * SEAT_WORDS;
      const item = m[seatAt + TOKENS]!;
      total += item;
    }
    return total;
  }

  /** `term tokens-laid = total of count of prize-token[building] for building in Building` */
  function tokensLaid(): number {
    let total = 0;
    for (let building = 0; building <= 5; building++) {
      const item = m[PRIZE_TOKEN + building * 27]!;
      total += item;
    }
    return total;
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
    return placed(m, RANKED_KEYS2, 1, count, RANKED_PLACE2, RANKED_SHARED2, RANKED_BY2, 1, 2_147_483_647, 1);
  }

  /** Takes a piece away from where it lies. */
  function takeDie(piece: number): void {
    if (removeFrom(m, CUP, piece)) return;
  }

  /** No place holds more than it may. */
  function checkPlaces(): void {
    for (let i = 0; i < 6; i++) if (m[PRIZE_TOKEN + i * 27]! > 1) fault('too-many', 'prize-token');
  }

  function moveAt(index: number): number {
    return moves[index]!;
  }

  /** Takes down the move that is being played. */
  function noteMove(move: number): void {
    m[MOVE] = move;
  }

  /** Runs a script from a case of `game` on; gives the case of another routine that comes next, or why it does not go on. */
  function runGame(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const t = thread | 0;
    let pc = from | 0;
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
          m[AFTER_ROUNDS] = 3; // game: after rounds
          m[ROUNDS_ROUND_LAST] = 5;
          m[ROUNDS_ROUND] = 0;
          pc = 5; // rounds round: the next one
          continue;
        }
        case 2: { // game: the choice is supplied
          const drawn = pick(m, OUTCOME, EVENT);
          m[CALIPH] = drawn;
          m[AFTER_ROUNDS] = 3; // game: after rounds
          m[ROUNDS_ROUND_LAST] = 5;
          m[ROUNDS_ROUND] = 0;
          pc = 5; // rounds round: the next one
          continue;
        }
        case 3: { // game: after rounds
          pc = m[AFTER_GAME]!;
          continue;
        }
        default:
          return pc;
      }
    }
  }

  /** Runs a script from a case of `rounds` on; gives the case of another routine that comes next, or why it does not go on. */
  function runRounds(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const k = tables;
    const t = thread | 0;
    let pc = from | 0;
    let asked: number;
    let listed: number;
    for (;;) {
      switch (pc) {
        case 4: { // rounds
          m[ROUNDS_ROUND_LAST] = 5;
          m[ROUNDS_ROUND] = 0;
          pc = 5; // rounds round: the next one
          continue;
        }
        case 5: { // rounds round: the next one
          if (m[ROUNDS_ROUND]! >= m[ROUNDS_ROUND_LAST]!) {
            pc = m[AFTER_ROUNDS]!;
            continue;
          }
          m[ROUNDS_ROUND]!++;
          m[ROUND] = m[ROUNDS_ROUND]!;
          m[LAY_OUT_ROUND] = m[ROUNDS_ROUND]!;
          m[AFTER_LAY_OUT] = 6; // rounds: after lay-out
          pc = 21; // lay-out
          continue;
        }
        case 6: { // rounds: after lay-out
          m[AFTER_PLACE_DIRK] = 7; // rounds: after place-dirk
          pc = 17; // place-dirk
          continue;
        }
        case 7: { // rounds: after place-dirk
          m[ROUNDS_TIMES] = k[STONES + m[PLAYERS]! - 2]!;
          pc = 8; // rounds: repeat
          continue;
        }
        case 8: { // rounds: repeat
          if (m[ROUNDS_TIMES]! <= 0) {
            m[END_OF_ROUND_ROUND] = m[ROUNDS_ROUND]!;
            m[AFTER_END_OF_ROUND] = 5; // rounds round: the next one
            m[AFTER_PRIZES] = 11; // end-of-round: after prizes
            pc = 26; // prizes
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
          m[CAN_CANCEL] = 0;
          m[BLACK] = NONE;
          pc = 13; // turn: repeat
          continue;
        }
        case 10: { // end-of-round
          m[AFTER_PRIZES] = 11; // end-of-round: after prizes
          pc = 26; // prizes
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
          m[CAN_CANCEL] = 0;
          m[BLACK] = NONE;
          pc = 13; // turn: repeat
          continue;
        }
        case 13: { // turn: repeat
          if (++m[JUMPS]! > MOST_JUMPS) fault('endless');
          // turn: somebody must do one of: throw, cancel-throw, show-black-die, place-stone, push-stone
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
            for (let i = 1; i <= m[CUP]!; i++) {
              const die = m[CUP + i]!;
              m[BEFORE + die] = m[DIE_FACE + die]!;
            }
            m[CAN_CANCEL] = 1;
            if (m[SEEDED] === 0 && m[TURN_DICE]! > 0) {
              m[t] = 15; // turn: the roll is supplied
              return STOPS;
            }
            rollDie(TURN_DICE);
            pc = 13; // turn: repeat
            continue;
          }
          if (move < 258) {
            doCancelThrow(player);
            pc = 13; // turn: repeat
            continue;
          }
          if (move < 266) {
            const code2 = move - 258;
            const building2 = code2;
            m[TURN_BUILDING] = building2;
            doShowBlackDie(player, building2);
            pc = 13; // turn: repeat
            continue;
          }
          if (move < 274) {
            const code2 = move - 266;
            const building2 = code2;
            m[TURN_BUILDING_2] = building2;
            putStone(
              player,
              building2,
              within(counted(building2), 1, 8, 'line'),
              within(countedThrows(building2), 1, 3, 'nth-throw'),
            );
            // turn: after place-stone
            pc = m[AFTER_TURN]!;
            continue;
          }
          const code = move - 274;
          const building = code;
          m[TURN_BUILDING_3] = building;
          doPushStone(player, building);
          // turn: after push-stone
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
        case 17: { // place-dirk
          let count = 0;
          for (let item = m[PLAYERS]!; item < m[PLAYERS]! + m[IMAGINARY]!; item++)
            m[PLACE_DIRK_SEAT_LIST + ++count] = item;
          m[PLACE_DIRK_SEAT_LIST] = count;
          m[PLACE_DIRK_SEAT_NEXT] = 1;
          pc = 18; // place-dirk seat: the next one
          continue;
        }
        case 18: { // place-dirk seat: the next one
          if (m[PLACE_DIRK_SEAT_NEXT]! > m[PLACE_DIRK_SEAT_LIST]!) {
            pc = m[AFTER_PLACE_DIRK]!;
            continue;
          }
          m[PLACE_DIRK_SEAT] = m[PLACE_DIRK_SEAT_LIST + m[PLACE_DIRK_SEAT_NEXT]!++]!;
          let count = 0;
          for (let item = 0; item <= 5; item++) m[LIST_ITEMS4 + ++count] = item;
          m[LIST_ITEMS4] = count;
          if (m[LIST_ITEMS4] === 0) {
            // place-dirk: there was nothing to choose from
            return fault('impossible', 'place-dirk');
          }
          if (m[SEEDED] === 0) {
            m[t] = 19; // place-dirk: the choice is supplied
            return STOPS;
          }
          const drawn = pick(m, OUTCOME, LIST_ITEMS4);
          m[PLACE_DIRK_COLUMN] = drawn;
          pc = 20; // place-dirk
          continue;
        }
        case 19: { // place-dirk: the choice is supplied
          const drawn = pick(m, OUTCOME, EVENT);
          m[PLACE_DIRK_COLUMN] = drawn;
          pc = 20; // place-dirk
          continue;
        }
        case 20: { // place-dirk
          let count = 0;
          for (let item = m[PLACE_DIRK_COLUMN]!; item <= 5; item++) m[PLACE_DIRK_COLUMNS + ++count] = item;
          for (let item = 0; item <= m[PLACE_DIRK_COLUMN]!; item++) m[PLACE_DIRK_COLUMNS + ++count] = item;
          m[PLACE_DIRK_COLUMNS] = count;
          for (let nth = 1; nth <= 5; nth++)
            putStone(m[PLACE_DIRK_SEAT]!, itemOf(m, PLACE_DIRK_COLUMNS, nth), k[DIRK_LINE + nth - 1]!, 3);
          pc = 18; // place-dirk seat: the next one
          continue;
        }
        default:
          return pc;
      }
      waitFor(t, asked, listed, pc);
      return WAITS;
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
          m[START_TOKEN] = NONE;
          if (round < 5) {
            let count = 0;
            for (let item = 0; item <= 5; item++) m[LIST_ITEMS2 + ++count] = item;
            m[LIST_ITEMS2] = count;
            if (m[LIST_ITEMS2] === 0) {
              // lay-out: there was nothing to choose from
              return fault('impossible', 'lay-out');
            }
            if (m[SEEDED] === 0) {
              m[t] = 22; // lay-out: the choice is supplied
              return STOPS;
            }
            const drawn = pick(m, OUTCOME, LIST_ITEMS2);
            m[START_TOKEN] = drawn;
            pc = 23; // lay-out
            continue;
          }
          pc = 23; // lay-out
          continue;
        }
        case 22: { // lay-out: the choice is supplied
          const drawn = pick(m, OUTCOME, EVENT);
          m[START_TOKEN] = drawn;
          pc = 23; // lay-out
          continue;
        }
        case 23: { // lay-out
          let count = 0;
          for (let item = 0; item <= 5; item++) m[LAY_OUT_BUILDING_LIST + ++count] = item;
          m[LAY_OUT_BUILDING_LIST] = count;
          m[LAY_OUT_BUILDING_NEXT] = 1;
          pc = 24; // lay-out building: the next one
          continue;
        }
        case 24: { // lay-out building: the next one
          if (m[LAY_OUT_BUILDING_NEXT]! > m[LAY_OUT_BUILDING_LIST]!) {
            pc = m[AFTER_LAY_OUT]!;
            continue;
          }
          m[LAY_OUT_BUILDING] = m[LAY_OUT_BUILDING_LIST + m[LAY_OUT_BUILDING_NEXT]!++]!;
          let count = 0;
          for (let i = 1; i <= m[PRIZE_TOKEN + m[LAY_OUT_BUILDING]! * 27]!; i++) {
            const item = m[PRIZE_TOKEN + m[LAY_OUT_BUILDING]! * 27 + i]!;
            m[LIST_TOKEN + ++count] = item;
          }
          m[LIST_TOKEN] = count;
          for (let i = 1; i <= m[LIST_TOKEN]!; i++) layToken(m[LIST_TOKEN + i]!, GONE);
          if (m[LAY_OUT_BUILDING] !== m[START_TOKEN]) {
            const round = m[LAY_OUT_ROUND]!;
            m[USED_SECRETS] = 1;
            let count2 = 0;
            for (let i = 1; i <= m[BAG]!; i++) {
              const item = m[BAG + i]!;
              if (k[TOKEN_BACK + item] === (round === 5 ? 1 : 0)) m[LIST_ITEMS3 + ++count2] = item;
            }
            m[LIST_ITEMS3] = count2;
            if (m[LIST_ITEMS3] === 0) {
              // lay-out: there was nothing to choose from
              return fault('impossible', 'lay-out');
            }
            if (m[SEEDED] === 0) {
              m[t] = 25; // lay-out: the choice is supplied
              return STOPS;
            }
            const drawn = pick(m, OUTCOME, LIST_ITEMS3);
            m[LAY_OUT_TOKEN] = drawn;
            layToken(m[LAY_OUT_TOKEN]!, PRIZE_TOKEN + m[LAY_OUT_BUILDING]! * 27);
            pc = 24; // lay-out building: the next one
            continue;
          }
          pc = 24; // lay-out building: the next one
          continue;
        }
        case 25: { // lay-out: the choice is supplied
          const drawn = pick(m, OUTCOME, EVENT);
          m[LAY_OUT_TOKEN] = drawn;
          layToken(m[LAY_OUT_TOKEN]!, PRIZE_TOKEN + m[LAY_OUT_BUILDING]! * 27);
          pc = 24; // lay-out building: the next one
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
    const k = tables;
    const t = thread | 0;
    let pc = from | 0;
    let asked: number;
    let listed: number;
    for (;;) {
      switch (pc) {
        case 26: { // prizes
          let count = 0;
          for (let item = 0; item <= 5; item++) m[PRIZES_BUILDING_LIST + ++count] = item;
          m[PRIZES_BUILDING_LIST] = count;
          m[PRIZES_BUILDING_NEXT] = 1;
          pc = 27; // prizes building: the next one
          continue;
        }
        case 27: { // prizes building: the next one
          if (m[PRIZES_BUILDING_NEXT]! > m[PRIZES_BUILDING_LIST]!) {
            m[PRIZED] = NONE;
            pc = m[AFTER_PRIZES]!;
            continue;
          }
          m[PRIZES_BUILDING] = m[PRIZES_BUILDING_LIST + m[PRIZES_BUILDING_NEXT]!++]!;
          m[PRIZED] = m[PRIZES_BUILDING]!;
          let found: number = NONE;
          for (let field = 1; field <= 24; field++) {
            if (m[STONE + m[PRIZES_BUILDING]! * 24 + field - 1] !== NONE) {
              found = field;
              break;
            }
          }
          m[PRIZES_BEST] = found;
          if (m[PRIZES_BEST] !== NONE) {
            m[PRIZES_SEAT] = m[STONE + m[PRIZES_BUILDING]! * 24 + m[PRIZES_BEST]! - 1]!;
            let found2: number = NONE;
            for (let field = m[PRIZES_BEST]! + 1; field <= 24; field++) {
              if (m[STONE + m[PRIZES_BUILDING]! * 24 + field - 1] !== NONE) {
                found2 = field;
                break;
              }
            }
            m[PRIZES_SECOND] = found2;
            m[PRIZES_RUNNER_UP] =
              m[PRIZES_SECOND] === NONE ? NONE : m[STONE + m[PRIZES_BUILDING]! * 24 + m[PRIZES_SECOND]! - 1]!;
            // prizes: somebody must do one of: take-points, take-token
            const who = m[PRIZES_SEAT]!;
            if (who < m[PLAYERS]!) {
              const count = listChoiceInPrizes(who);
              if (count > 0) {
                asked = who;
                listed = count;
                pc = 28; // prizes: somebody has chosen
                break;
              }
              skip(who, 28);
            }
            // prizes: nothing was possible, or nothing was wanted
            m[GIVE_PRIZES_SEAT] = m[PRIZES_SEAT]!;
            m[GIVE_PRIZES_BUILDING] = m[PRIZES_BUILDING]!;
            m[GIVE_PRIZES_RUNNER_UP] = m[PRIZES_RUNNER_UP]!;
            m[GIVE_PRIZES_BEST_TAKES_POINTS] = 1;
            m[AFTER_GIVE_PRIZES] = 27; // prizes building: the next one
            pc = 30; // give-prizes
            continue;
          }
          pc = 27; // prizes building: the next one
          continue;
        }
        case 28: { // prizes: somebody has chosen
          const move = m[MOVE]!;
          if (move < 2) {
            // prizes: after take-points
            m[GIVE_PRIZES_SEAT] = m[PRIZES_SEAT]!;
            m[GIVE_PRIZES_BUILDING] = m[PRIZES_BUILDING]!;
            m[GIVE_PRIZES_RUNNER_UP] = m[PRIZES_RUNNER_UP]!;
            m[GIVE_PRIZES_BEST_TAKES_POINTS] = 1;
            m[AFTER_GIVE_PRIZES] = 27; // prizes building: the next one
            pc = 30; // give-prizes
            continue;
          }
          // prizes: after take-token
          m[GIVE_PRIZES_SEAT] = m[PRIZES_SEAT]!;
          m[GIVE_PRIZES_BUILDING] = m[PRIZES_BUILDING]!;
          m[GIVE_PRIZES_RUNNER_UP] = m[PRIZES_RUNNER_UP]!;
          m[GIVE_PRIZES_BEST_TAKES_POINTS] = 0;
          m[AFTER_GIVE_PRIZES] = 27; // prizes building: the next one
          pc = 30; // give-prizes
          continue;
        }
        case 29: { // prizes: nothing was possible, or nothing was wanted
          m[GIVE_PRIZES_SEAT] = m[PRIZES_SEAT]!;
          m[GIVE_PRIZES_BUILDING] = m[PRIZES_BUILDING]!;
          m[GIVE_PRIZES_RUNNER_UP] = m[PRIZES_RUNNER_UP]!;
          m[GIVE_PRIZES_BEST_TAKES_POINTS] = 1;
          m[AFTER_GIVE_PRIZES] = 27; // prizes building: the next one
          pc = 30; // give-prizes
          continue;
        }
        case 30: { // give-prizes
          const seat = m[GIVE_PRIZES_SEAT]!;
          const building = m[GIVE_PRIZES_BUILDING]!;
          const bestTakesPoints = m[GIVE_PRIZES_BEST_TAKES_POINTS] === 1;
          m[TAKE_PRIZE_SEAT] = seat;
          m[TAKE_PRIZE_BUILDING] = building;
          m[TAKE_PRIZE_TWO_POINTS] = bestTakesPoints ? 1 : 0;
          m[AFTER_TAKE_PRIZE] = 31; // give-prizes: after take-prize
          m[POINT_SEAT] = seat;
          m[POINT_BUILDING] = building;
          m[AFTER_POINT] = 35; // take-prize: after point
          pc = 41; // point: somebody may do one of: swap-point
          continue;
        }
        case 31: { // give-prizes: after take-prize
          const runnerUp = m[GIVE_PRIZES_RUNNER_UP]!;
          if (runnerUp !== NONE) {
            pc = 32; // give-prizes
            continue;
          }
          pc = m[AFTER_GIVE_PRIZES]!;
          continue;
        }
        case 32: { // give-prizes
          const building = m[GIVE_PRIZES_BUILDING]!;
          const runnerUp = m[GIVE_PRIZES_RUNNER_UP]!;
          const bestTakesPoints = m[GIVE_PRIZES_BEST_TAKES_POINTS] === 1;
          m[TAKE_PRIZE_SEAT] = runnerUp;
          m[TAKE_PRIZE_BUILDING] = building;
          m[TAKE_PRIZE_TWO_POINTS] = !bestTakesPoints ? 1 : 0;
          m[AFTER_TAKE_PRIZE] = 33; // give-prizes
          m[POINT_SEAT] = runnerUp;
          m[POINT_BUILDING] = building;
          m[AFTER_POINT] = 35; // take-prize: after point
          pc = 41; // point: somebody may do one of: swap-point
          continue;
        }
        case 33: { // give-prizes
          pc = m[AFTER_GIVE_PRIZES]!;
          continue;
        }
        case 34: { // take-prize
          const seat = m[TAKE_PRIZE_SEAT]!;
          const building = m[TAKE_PRIZE_BUILDING]!;
          m[POINT_SEAT] = seat;
          m[POINT_BUILDING] = building;
          m[AFTER_POINT] = 35; // take-prize: after point
          pc = 41; // point: somebody may do one of: swap-point
          continue;
        }
        case 35: { // take-prize: after point
          const twoPoints = m[TAKE_PRIZE_TWO_POINTS] === 1;
          if (twoPoints) {
            const seat = m[TAKE_PRIZE_SEAT]!;
            const building2 = m[TAKE_PRIZE_BUILDING]!;
            m[POINT_SEAT] = seat;
            m[POINT_BUILDING] = building2;
            m[AFTER_POINT] = 37; // take-prize
            pc = 41; // point: somebody may do one of: swap-point
            continue;
          }
          const building = m[TAKE_PRIZE_BUILDING]!;
          if (m[START_TOKEN] === building) {
            const seat = m[TAKE_PRIZE_SEAT]!;
            m[NEW_CALIPH_SEAT] = seat;
            m[AFTER_NEW_CALIPH] = 36; // take-prize
            pc = 38; // new-caliph
            continue;
          }
          pc = 36; // take-prize
          continue;
        }
        case 36: { // take-prize
          const seat = m[TAKE_PRIZE_SEAT]!;
          const seatAt = SEATS + seat * SEAT_WORDS;
          const building = m[TAKE_PRIZE_BUILDING]!;
          let count = 0;
          for (let i = 1; i <= m[PRIZE_TOKEN + building * 27]!; i++) {
            const item = m[PRIZE_TOKEN + building * 27 + i]!;
            m[LIST_EACH_TOKEN + ++count] = item;
          }
          m[LIST_EACH_TOKEN] = count;
          for (let i = 1; i <= m[LIST_EACH_TOKEN]!; i++) {
            const token = m[LIST_EACH_TOKEN + i]!;
            if ((seat >= 0 && seat <= m[PLAYERS]! - 1) || k[TOKEN_USE + token] === NUMBER) {
              layToken(token, seatAt + TOKENS);
            } else {
              layToken(token, GONE);
            }
          }
          pc = m[AFTER_TAKE_PRIZE]!;
          continue;
        }
        case 37: { // take-prize
          pc = m[AFTER_TAKE_PRIZE]!;
          continue;
        }
        case 38: { // new-caliph
          m[START_TOKEN] = NONE;
          // new-caliph: somebody must do one of: name-start-player
          const seat = m[NEW_CALIPH_SEAT]!;
          if (seat < m[PLAYERS]!) {
            const count = listNameStartPlayer(seat);
            if (count > 0) {
              asked = seat;
              listed = count;
              pc = 39; // new-caliph: somebody has chosen
              break;
            }
            skip(seat, 39);
          }
          // new-caliph: nothing was possible, or nothing was wanted
          m[CALIPH] = nextPlayer(m, m[CALIPH]!);
          pc = m[AFTER_NEW_CALIPH]!;
          continue;
        }
        case 39: { // new-caliph: somebody has chosen
          const seat = m[NEW_CALIPH_SEAT]!;
          const move = m[MOVE]!;
          const code = move - 1;
          const who = code;
          m[NEW_CALIPH_WHO] = who;
          doNameStartPlayer(seat, who);
          pc = m[AFTER_NEW_CALIPH]!;
          continue;
        }
        case 40: { // new-caliph: nothing was possible, or nothing was wanted
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

  /** Runs a script from a case of `point` on; gives the case of another routine that comes next, or why it does not go on. */
  function runPoint(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const t = thread | 0;
    let pc = from | 0;
    let asked: number;
    let listed: number;
    for (;;) {
      switch (pc) {
        case 41: { // point: somebody may do one of: swap-point
          const seat = m[POINT_SEAT]!;
          const building = m[POINT_BUILDING]!;
          if (seat < m[PLAYERS]!) {
            const count = listSwapPointInPoint(seat, building);
            if (count > 0) {
              asked = seat;
              listed = count;
              pc = 42; // point: somebody has chosen
              break;
            }
            const note = skip(seat, 42);
            m[note + 1] = building;
          }
          // point: nothing was possible, or nothing was wanted
          climb(seat, building);
          pc = m[AFTER_POINT]!;
          continue;
        }
        case 42: { // point: somebody has chosen
          const seat = m[POINT_SEAT]!;
          const move = m[MOVE]!;
          if (move === 0) {
            // point: nothing was possible, or nothing was wanted
            const building = m[POINT_BUILDING]!;
            climb(seat, building);
            pc = m[AFTER_POINT]!;
            continue;
          }
          const code = move - 1;
          const other = code;
          m[POINT_OTHER] = other;
          doSwapPoint(seat, other);
          pc = m[AFTER_POINT]!;
          continue;
        }
        case 43: { // point: nothing was possible, or nothing was wanted
          const seat = m[POINT_SEAT]!;
          const building = m[POINT_BUILDING]!;
          climb(seat, building);
          pc = m[AFTER_POINT]!;
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
          pc = runGame(t, pc) | 0;
          break;
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
        case 17:
        case 18:
        case 19:
        case 20:
          pc = runRounds(t, pc) | 0;
          break;
        case 21:
        case 22:
        case 23:
        case 24:
        case 25:
          pc = runLayOut(t, pc) | 0;
          break;
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
        case 38:
        case 39:
        case 40:
          pc = runPrizes(t, pc) | 0;
          break;
        case 41:
        case 42:
        case 43:
          pc = runPoint(t, pc) | 0;
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
        return listChoiceInPrizes(asked);
      case 42: {
        const building = m[POINT_BUILDING]!;
        return listSwapPointInPoint(asked, building);
      }
      case 39:
        return listNameStartPlayer(asked);
      default:
        return 0;
    }
  }

  /** Lists what can be done in `turn`: `throw`, `cancel-throw`, `show-black-die`, `place-stone`, `push-stone`. */
  function listChoiceInTurn(who: number): number {
    let count = listThrow(who);
    count = listCancelThrow(who, count);
    count = listShowBlackDie(who, count);
    count = listPlaceStone(who, count);
    count = listPushStone(who, count);
    return count;
  }

  /** Lists what can be done in `prizes`: `take-points`, `take-token`. */
  function listChoiceInPrizes(who: number): number {
    let count = listTakePoints(who);
    count = listTakeToken(who, count);
    return count;
  }

  /** Lists what can be done in `point`: `swap-point`, or nothing. */
  function listSwapPointInPoint(who: number, building: number): number {
    let count = listSwapPoint(who, building);
    if (count > 0) moves[count++] = 0;
    return count;
  }

  /** Whether what is asked can be done in `turn`, of: `throw`, `cancel-throw`, `show-black-die`, `place-stone`, `push-stone`. */
  function explainChoiceInTurn(who: number, action: number, offer: number): number {
    let found = -1;
    if (action === THROW && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainThrow(who)) return 1;
    }
    if (action === CANCEL_THROW && (offer < 0 || offer === 1)) {
      found = 0;
      if (explainCancelThrow(who)) return 1;
    }
    if (action === SHOW_BLACK_DIE && (offer < 0 || offer === 2)) {
      found = 0;
      if (explainShowBlackDie(who)) return 1;
    }
    if (action === PLACE_STONE && (offer < 0 || offer === 3)) {
      found = 0;
      if (explainPlaceStone(who)) return 1;
    }
    if (action === PUSH_STONE && (offer < 0 || offer === 4)) {
      found = 0;
      if (explainPushStone(who)) return 1;
    }
    return found;
  }

  /** Whether what is asked can be done in `prizes`, of: `take-points`, `take-token`. */
  function explainChoiceInPrizes(who: number, action: number, offer: number): number {
    let found = -1;
    if (action === TAKE_POINTS && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainTakePoints(who)) return 1;
    }
    if (action === TAKE_TOKEN && (offer < 0 || offer === 1)) {
      found = 0;
      if (explainTakeToken(who)) return 1;
    }
    return found;
  }

  /** Whether what is asked can be done in `point`, of: `swap-point`, or nothing. */
  function explainSwapPointInPoint(who: number, action: number, offer: number, building: number): number {
    let found = -1;
    if (action === SWAP_POINT && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainSwapPoint(who, building)) return 1;
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

  /** Asks the decision at which a player stands: 1 allowed, 0 refused, -1 not offered. */
  function explainHere(t: number, asked: number, action: number, offer: number): number {
    switch (m[t]!) {
      case 14:
        return explainChoiceInTurn(asked, action, offer);
      case 28:
        return explainChoiceInPrizes(asked, action, offer);
      case 42: {
        const building = m[POINT_BUILDING]!;
        return explainSwapPointInPoint(asked, action, offer, building);
      }
      case 39:
        return explainNameStartPlayerInNewCaliph(asked, action, offer);
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
        return explainChoiceInPrizes(asked, action, -1);
      case 42:
        return explainSwapPointInPoint(asked, action, -1, m[note + 1]!);
      case 39:
        return explainNameStartPlayerInNewCaliph(asked, action, -1);
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
      case 22:
      case 19: {
        let count = 0;
        for (let item = 0; item <= 5; item++) m[EVENT + ++count] = item;
        m[EVENT] = count;
        break;
      }
      case 25: {
        const round = m[LAY_OUT_ROUND]!;
        let count = 0;
        for (let i = 1; i <= m[BAG]!; i++) {
          const item = m[BAG + i]!;
          if (k[TOKEN_BACK + item] === (round === 5 ? 1 : 0)) m[EVENT + ++count] = item;
        }
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
        m[AFTER_ROUNDS] = DONE;
        m[t] = 4; // rounds
        break;
      case 2:
        m[END_OF_ROUND_ROUND] = m[GIVEN]!;
        m[AFTER_END_OF_ROUND] = DONE;
        m[t] = 10; // end-of-round
        break;
      case 3:
        scoringRound(m[GIVEN]!);
        break;
      case 4:
        m[LAY_OUT_ROUND] = m[GIVEN]!;
        m[AFTER_LAY_OUT] = DONE;
        m[t] = 21; // lay-out
        break;
      case 5:
        m[AFTER_PLACE_DIRK] = DONE;
        m[t] = 17; // place-dirk
        break;
      case 6:
        m[TURN_PLAYER] = owner;
        m[AFTER_TURN] = DONE;
        m[t] = 12; // turn
        break;
      case 7:
        putStone(owner, m[GIVEN]!, m[GIVEN + 1]!, m[GIVEN + 2]!);
        break;
      case 8:
        m[AFTER_PRIZES] = DONE;
        m[t] = 26; // prizes
        break;
      case 9:
        m[GIVE_PRIZES_SEAT] = owner;
        m[GIVE_PRIZES_BUILDING] = m[GIVEN]!;
        m[GIVE_PRIZES_RUNNER_UP] = m[GIVEN + 1]!;
        m[GIVE_PRIZES_BEST_TAKES_POINTS] = m[GIVEN + 2]!;
        m[AFTER_GIVE_PRIZES] = DONE;
        m[t] = 30; // give-prizes
        break;
      case 10:
        m[TAKE_PRIZE_SEAT] = owner;
        m[TAKE_PRIZE_BUILDING] = m[GIVEN]!;
        m[TAKE_PRIZE_TWO_POINTS] = m[GIVEN + 1]!;
        m[AFTER_TAKE_PRIZE] = DONE;
        m[t] = 34; // take-prize
        break;
      case 11:
        m[POINT_SEAT] = owner;
        m[POINT_BUILDING] = m[GIVEN]!;
        m[AFTER_POINT] = DONE;
        m[t] = 41; // point: somebody may do one of: swap-point
        break;
      case 12:
        climb(owner, m[GIVEN]!);
        break;
      case 13:
        m[NEW_CALIPH_SEAT] = owner;
        m[AFTER_NEW_CALIPH] = DONE;
        m[t] = 38; // new-caliph
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
        let found: number = NONE;
        for (let field = 1; field <= 24; field++) {
          if (m[STONE + m[PRIZES_BUILDING]! * 24 + field - 1] !== NONE) {
            found = field;
            break;
          }
        }
        m[PRIZES_BEST] = found;
        m[PRIZES_SEAT] = m[STONE + m[PRIZES_BUILDING]! * 24 + m[PRIZES_BEST]! - 1]!;
        let found2: number = NONE;
        for (let field = m[PRIZES_BEST]! + 1; field <= 24; field++) {
          if (m[STONE + m[PRIZES_BUILDING]! * 24 + field - 1] !== NONE) {
            found2 = field;
            break;
          }
        }
        m[PRIZES_SECOND] = found2;
        m[PRIZES_RUNNER_UP] =
          m[PRIZES_SECOND] === NONE ? NONE : m[STONE + m[PRIZES_BUILDING]! * 24 + m[PRIZES_SECOND]! - 1]!;
        m[AFTER_PRIZES] = DONE;
        const who = m[PRIZES_SEAT]!;
        if (who < m[PLAYERS]!) {
          const count2 = listChoiceInPrizes(who);
          if (count2 > 0) return waitFor(t, who, count2, 28);
          skip(who, 28);
        }
        m[t] = 29; // prizes: nothing was possible, or nothing was wanted
        break;
      }
      case 2: {
        m[POINT_SEAT] = player;
        m[POINT_BUILDING] = m[GIVEN]!;
        const seat = m[POINT_SEAT]!;
        const building = m[POINT_BUILDING]!;
        m[AFTER_POINT] = DONE;
        if (seat < m[PLAYERS]!) {
          const count = listSwapPointInPoint(seat, building);
          if (count > 0) return waitFor(t, seat, count, 42);
          const note = skip(seat, 42);
          m[note + 1] = building;
        }
        m[t] = 43; // point: nothing was possible, or nothing was wanted
        break;
      }
      case 3: {
        m[NEW_CALIPH_SEAT] = player;
        const seat = m[NEW_CALIPH_SEAT]!;
        m[AFTER_NEW_CALIPH] = DONE;
        if (seat < m[PLAYERS]!) {
          const count = listNameStartPlayer(seat);
          if (count > 0) return waitFor(t, seat, count, 39);
          skip(seat, 39);
        }
        m[t] = 40; // new-caliph: nothing was possible, or nothing was wanted
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
        for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) scoreNumberTokens(seat);
        break;
    }
  }

  function term(index: number, _owner: number): number {
    switch (index) {
      case 0:
        return shown(m[GIVEN]!);
      case 1:
        return counted(m[GIVEN]!);
      case 2:
        return countedThrows(m[GIVEN]!);
      case 3:
        return path(m[GIVEN]!, m[GIVEN + 1]!);
      case 4:
        return wanted(m[GIVEN]!);
      case 5:
        return topField();
      case 6:
        return tokensHeld();
      case 7:
        return tokensLaid();
      default:
        return NONE;
    }
  }

  function table(index: number, column: number): number {
    switch (index + column) {
      case 0:
        return lookUpStones(m[GIVEN]!);
      case 1:
        return lookUpScoringAfter(m[GIVEN]!);
      case 2:
        return lookUpDirkLine(m[GIVEN]!);
      case 3:
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
    if (m[BAG]! + m[GONE]! + tokensHeld() + tokensLaid() !== 26) return 0;
    {
      let found: boolean = false;
      for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
        const seatAt = SEATS + seat * SEAT_WORDS;
        let found2: boolean = false;
        for (let building = 0; building <= 5; building++) {
          if (
            m[seatAt + HEIGHT + building]! >= 1 &&
            !isIn(m, seat, PILE + (building * 12 + m[seatAt + HEIGHT + building]! - 1) * 7)
          ) {
            found2 = true;
            break;
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
    m.fill(0, TOKEN_HOME, TOKEN_HOME + 26);
    const last = SEATS + (m[PLAYERS]! + m[IMAGINARY]!) * SEAT_WORDS;
    for (let block = SEATS; block < last; block += SEAT_WORDS) {
      for (let j = 1; j <= m[block + TOKENS]!; j++)
        m[TOKEN_HOME + m[block + TOKENS + j]!] = (block + TOKENS) * 2;
    }
    for (let i = 0; i < 6; i++) {
      for (let j = 1; j <= m[PRIZE_TOKEN + i * 27]!; j++)
        m[TOKEN_HOME + m[PRIZE_TOKEN + i * 27 + j]!] = (PRIZE_TOKEN + i * 27) * 2;
    }
    for (let j = 1; j <= m[BAG]!; j++) m[TOKEN_HOME + m[BAG + j]!] = BAG * 2;
    for (let j = 1; j <= m[GONE]!; j++) m[TOKEN_HOME + m[GONE + j]!] = GONE * 2;
  }

  /** Writes what lies where before anything is played. */
  function setOut(): void {
    m.fill(NONE, STONE, STONE + 144);
    m[START_TOKEN] = NONE;
    m[ROUND] = 1;
    m[BLACK] = NONE;
    m[PRIZED] = NONE;
    let count = 0;
    for (let item = 0; item <= 25; item++) m[LIST_BAG + ++count] = item;
    m[LIST_BAG] = count;
    for (let i = 1; i <= m[LIST_BAG]!; i++) takeToken(m[LIST_BAG + i]!);
    setList(m, BAG, LIST_BAG);
    derive();
    let count2 = 0;
    for (let item = 0; item <= 7; item++) m[LIST_CUP + ++count2] = item;
    m[LIST_CUP] = count2;
    for (let i = 1; i <= m[LIST_CUP]!; i++) takeDie(m[LIST_CUP + i]!);
    setList(m, CUP, LIST_CUP);
    derive();
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
      scratch: 1348,
      mostGiven: 6,
      slots: 1,
      mostListed: 9,
      rankedSeats: RANKED2,
      rankedPlaces: RANKED_PLACE2,
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
      term, table, derive, moveAt, rank, solo, broken,
    },
    { usedSecrets: () => m[USED_SECRETS] === 1 },
  );
}
