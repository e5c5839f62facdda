// Code generated from rules/roll-and-write by Regelwerk. DO NOT EDIT.
import type { Core, Watch } from '../runtime/core.ts';
import * as coreNumbers from '../runtime/core-numbers.ts';
import { fault } from '../runtime/core-numbers.ts';
import * as coreState from '../runtime/core-state.ts';
import * as coreLists from '../runtime/core-lists.ts';
import * as coreRanks from '../runtime/core-ranks.ts';
import { printed, workedOut } from '../runtime/core-tables.ts';
import * as coreChance from '../runtime/core-chance.ts';
import * as coreRolls from '../runtime/core-rolls.ts';
import { createDoors, noticing } from '../runtime/core-doors.ts';

/** The core of `roll-and-write`: one game in memory, made of whole numbers. See the interface for how to use it. */
export function createCore(watch?: Watch): Core {
  const { isSame, within } = coreNumbers;
  const { clockwise, draw, drawQuickly } = coreState;
  const { append, bitsIn, isIn, onlyFirst, removeFrom, setList, sum } = coreLists;
  const { order, orderOne, placed, placedOne } = coreRanks;
  const { pick, setFaces } = coreChance;
  const { firstFaces, nextFaces } = coreRolls;
  /** No value. */
  const NONE = -0x80000000;
  /** In a question: a choice left open. */
  const OPEN = -0x7fffffff;

  // Numbers stand for these words, counted from 0 as the rules name them.
  // Colour: yellow, blue
  // Building: pavilion, seraglio, arcade, chamber, garden, tower

  // Those that the rules ask for by name.
  const YELLOW = 0;
  const BLUE = 1;

  // Actions.
  const TURN_A_DIE = 0;
  const CROSS_SECOND = 1;
  const CROSS_OFF = 2;
  const TAKE_COINS = 3;
  const KEEP_PAIR = 4;

  // Reasons.
  const NOT_PAST_ONE_OR_SIX = 0;
  const TOO_FEW_COINS = 1;
  const ALREADY_CROSSED = 2;
  const TURN_A_DIE_DIE_NONE = 3;
  const TURN_A_DIE_STEP_NONE = 4;
  const CROSS_OFF_ROW_DIE_NONE = 5;
  const CROSS_OFF_COLUMN_DIE_NONE = 6;
  const KEEP_PAIR_ROW_DIE_NONE = 7;
  const KEEP_PAIR_COLUMN_DIE_NONE = 8;
  const GAME_OVER = 9;
  const NOT_NOW = 10;
  const NOT_YOUR_TURN = 11;
  const MUST_CHOOSE = 12;
  const FAULT = 14;

  // What every state begins with.
  const PLAYERS = 0;
  const IMAGINARY = 1;
  const OVER = 2;
  const SEEDED = 3;
  const RANDOM = 4;

  // The table, and the scripts that run for the whole game.
  const PLAY_AGAINST_RIVALS = 8;
  const ROUND = 9;
  const TRAVELLING = 10;
  const SPARE = 23;
  const STARTER = 36;
  const PLACES_GONE = 37;
  const DIE_FACE = 43;
  const BRANCHES = 55;
  const RUNS_GAME = 61;
  const AFTER_GAME = 62;
  const AFTER_SET_UP = 63;
  const SET_UP_PLAYER = 64;
  const SET_UP_PLAYER_LIST = 65;
  const SET_UP_PLAYER_NEXT = 71;
  const SET_UP_TIMES = 72;
  const SET_UP_SEAT = 73;
  const SET_UP_SEAT_LIST = 74;
  const SET_UP_SEAT_NEXT = 80;
  const SET_UP_TIMES2 = 81;
  const AFTER_IMAGINARY_BUILD = 82;
  const IMAGINARY_BUILD_SEAT = 83;
  const GAME_ROUND = 84;
  const GAME_ROUND_LAST = 85;
  const GAME_PLAYER = 86;
  const GAME_PLAYER_LIST = 87;
  const GAME_PLAYER_NEXT = 93;
  const AFTER_TURN = 94;
  const TURN_PLAYER = 95;
  const TURN_DIE = 96;
  const TURN_STEP = 97;
  const TURN_ROW_DIE = 98;
  const TURN_COLUMN_DIE = 99;
  const GAME_SEAT = 100;
  const GAME_SEAT_LIST = 101;
  const GAME_SEAT_NEXT = 107;
  const AFTER_ROLL_FOUR = 108;
  const ROLL_FOUR_PLAYER = 109;
  const ROLL_FOUR_ROW_DIE = 110;
  const ROLL_FOUR_COLUMN_DIE = 111;
  const AFTER_CROSS_SECOND = 112;
  const CROSS_SECOND_PLAYER = 113;
  const AFTER_CROSS_OFF = 114;
  const CROSS_OFF_PLAYER = 115;
  const CROSS_OFF_CELL = 116;
  const CROSS_OFF_ROW_DIE = 117;
  const CROSS_OFF_COLUMN_DIE = 118;
  const AFTER_TAKE_COINS = 119;
  const TAKE_COINS_PLAYER = 120;
  const TAKE_COINS_GAINED = 121;

  /** The script of the whole game; those of players who act at once lie in their blocks. */
  const MAIN = 122;
  /** The blocks of the seats: where the first begins, and how many words each has. */
  const SEATS = 124;
  const SEAT_WORDS = 48;
  /** Where a seat's own script lies in its block. */
  const THREAD = 46;
  /** How many words a note of a decision without a move takes. */
  const NOTE_WORDS = 1;

  // In the block of a seat.
  const BUILT = 0;
  const PLACED = 6;
  const OWN = 7;
  const CROSSED = 20;
  const COINS = 22;
  const COINS_ON_SHEET = 23;
  const POINTS_COMPLETED_TYPES = 24;
  const POINTS_MAJORITY = 31;
  const POINTS_ROWS_AND_COLUMNS = 38;
  const POINTS_COINS_LEFT = 39;
  const POINTS_RIVAL_BONUS = 40;
  const NOTES = 41;

  // In a script: where it stands, for whom it waits, and the names of its phases.
  const WAITS_FOR = 1;

  // For work, outside of the state.
  const LISTED = 364;
  const LISTED_FOR = 365;
  const LISTED_IN = 366;
  const MOVE = 367;
  const JUMPS = 368;
  const STAMP = 369;
  const REFUSED_AT = 370;
  const USED_SECRETS = 371;
  const DEEPEST = 372;
  const PLAYOUTS = 375;
  const LIST_ITEMS = 377;
  const LIST_DIGITS = 383;
  const LIST_DIGITS2 = 396;
  const RANKED = 409;
  const RANKED_PLACE = 414;
  const RANKED_SHARED = 419;
  const RANKED_KEYS = 429;
  const RANKED2 = 434;
  const RANKED_PLACE2 = 439;
  const RANKED_SHARED2 = 444;
  const RANKED_KEYS2 = 454;
  const LIST_FOUR_DICE = 459;
  const LIST_FOUR_DICE2 = 472;
  const LIST_PAIR = 485;
  const LIST_DIE = 488;
  const LIST_DIE2 = 501;
  const LIST_PAIR2 = 514;
  const LIST_PAIR3 = 517;
  const LIST_WITH_POINTS = 520;
  const LIST_FOUR_DICE3 = 526;
  const LIST_YELLOW_DICE = 539;
  const LIST_BLUE_DICE = 552;
  const LIST_CROSSING_POINTS = 565;
  const RANKED3 = 710;
  const RANKED_PLACE3 = 715;
  const RANKED_SHARED3 = 720;
  const RANKED_BY = 725;
  const RANKED_KEYS3 = 730;
  const LIST_NO_PICKS = 735;
  const LIST_SPARE = 736;
  const EVENT = 749;
  const OUTCOME = 762;
  const GIVEN = 775;
  const NOTICED = 780;
  const HANDED_LISTS = 785;

  // What is printed: one table behind the other, in one array. Its first word tells where the next one goes.
  const tables = new Int32Array(299);
  const k = tables;
  k[0] = 1;
  const DIE_COLOUR = printed(k, '0×6 1×6');
  const CITY_AT = printed(
    k,
    '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35',
  );
  const CITY_BUILDING = printed(k, '0 5 2 3 4 5 2 3 4 5 0 1 4 5 0 1 2 3 1 2 3 4 5 4 3 4 5 0 1 2 5 0 1 2 3 4');
  const BOXES_MEMO = workedOut(k, 6, (at) => boxes(at));
  const ROUNDS = printed(k, '18 15 12');
  const PLACE_POINTS = printed(k, '16 17 18 19 20 21 8 9 10 11 12 13 1 2 3 4 5 6');
  const CITY_CELLS_OF_LINE = printed(
    k,
    '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 0 6 12 18 24 30 1 7 13 19 25 31 2 8 14 20 26 32 3 9 15 21 27 33 4 10 16 22 28 34 5 11 17 23 29 35',
  );
  const CITY_CELLS_OF_LINE_FROM = printed(k, '0 6 12 18 24 30 36 42 48 54 60 66 72');
  const LINE_POINTS = printed(k, '0×4 2 5 10');
  const RIVAL_POINTS = printed(k, '21 18 15');
  const VALUES = printed(k, '-1 1');
  const ENTRY_DECISION = printed(k, '0 1 1 2 3 -1');
  const DECISION_IS_MUST = printed(k, '0 1 1 0');
  const CHANCE_KIND = printed(k, '2 0×7');

  /** By case: the decision, or the chance event, at which the script waits there; -1 for none. */
  const DECISION_OF_CASE = printed(k, '-1×20 0 -1 1 -1 -1 -1 3 -1×7 2 -1');
  const CHANCE_OF_CASE = printed(k, '-1×7 0 -1 -1 -1 1 2 3 -1×4 4 -1×9 6 -1 -1 -1 5 -1 -1 -1');

  /** All that changes: the state, and behind it room for work. */
  const memory = new Int32Array(811);
  const m = memory;
  const moves = new Int32Array(259);
  /** Where a script stands that has come to its end. */
  const DONE = 0;
  /** Why a script does not go on: it waits for a player, or for chance or those who act at once. */
  const WAITS = -1;
  const STOPS = -2;
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
  function takeDie(piece: number): void {
    const last = SEATS + (m[PLAYERS]! + m[IMAGINARY]!) * SEAT_WORDS;
    for (let block = SEATS; block < last; block += SEAT_WORDS) if (removeFrom(m, block + OWN, piece)) return;
    if (removeFrom(m, TRAVELLING, piece)) return;
    if (removeFrom(m, SPARE, piece)) return;
  }

  /** Lays a piece at the end of a place, from wherever it lay. */
  function layDie(piece: number, place: number): void {
    takeDie(piece);
    append(m, place, piece);
  }

  /** `term buildings-at-start = 3` */
  function buildingsAtStart(): number {
    return 3;
  }

  /** `term pips[colour, dice] = face of (the die in dice where colour of die is colour)` */
  function pips(colour: number, dice: number): number {
    let found = NONE;
    let count = 0;
    for (let i = 1; i <= m[dice]!; i++) {
      const die = m[dice + i]!;
      if (k[DIE_COLOUR + die] === colour) {
        found = die;
        count++;
      }
    }
    if (count !== 1) fault('not-exactly-one');
    return m[DIE_FACE + found]!;
  }

  /** `term hit[dice] = city[pips[yellow, dice], pips[blue, dice]]` */
  function hit(dice: number): number {
    return k[CITY_AT + (pips(0, dice) - 1) * 6 + pips(1, dice) - 1]!;
  }

  function fitsSetUpRoll(_t: number): boolean {
    const one = hit(SEATS + m[SET_UP_PLAYER]! * SEAT_WORDS + OWN);
    return ((m[SEATS + m[SET_UP_PLAYER]! * SEAT_WORDS + CROSSED + (one >> 5)]! >>> (one & 31)) & 1) !== 1;
  }

  /** Goes to the first, or to the next, outcome of the roll that fits; false if there is none. */
  function seekSetUpRoll(t: number, pieces: number, isFirst: boolean): boolean {
    if (isFirst) {
      firstFaces(m, k, pieces, DIE_FACE, 1, -1, 6, LIST_DIGITS);
    } else if (!nextFaces(m, k, pieces, DIE_FACE, 1, -1, 6, LIST_DIGITS)) return false;
    while (!fitsSetUpRoll(t)) if (!nextFaces(m, k, pieces, DIE_FACE, 1, -1, 6, LIST_DIGITS)) return false;
    return true;
  }

  /** Rolls until the condition holds: one of the outcomes for which it does. */
  function rollSetUpRoll(t: number, pieces: number): void {
    let count = 0;
    for (let fits = seekSetUpRoll(t, pieces, true); fits; fits = seekSetUpRoll(t, pieces, false)) count++;
    if (count === 0) fault('no-outcome');
    seekSetUpRoll(t, pieces, true);
    for (let left = draw(m, count); left > 0; left--) seekSetUpRoll(t, pieces, false);
  }

  /**
   *     step build[cell] of player
   *       add cell to crossed
   *       add 1 to built[building of cell]
   */
  function build(player: number, cell: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    m[playerAt + CROSSED + (cell >> 5)]! |= 1 << (cell & 31);
    m[playerAt + BUILT + k[CITY_BUILDING + cell]!] = within(
      m[playerAt + BUILT + k[CITY_BUILDING + cell]!]! + 1,
      0,
      7,
      'built',
    );
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
      if (number <= 4_294_967_291) m[DIE_FACE + m[list + i++]!] = 1 + (number % 6);
    }
    m[RANDOM] = a;
    m[RANDOM + 1] = b;
    m[RANDOM + 2] = c;
    m[RANDOM + 3] = d;
  }

  /** Rolls the pieces of a list, one after the other (xoshiro128**). */
  function rollTravelling(): void {
    let a = m[RANDOM]!;
    let b = m[RANDOM + 1]!;
    let c = m[RANDOM + 2]!;
    let d = m[RANDOM + 3]!;
    const count = m[TRAVELLING]!;
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
      if (number <= 4_294_967_291) m[DIE_FACE + m[TRAVELLING + i++]!] = 1 + (number % 6);
    }
    m[RANDOM] = a;
    m[RANDOM + 1] = b;
    m[RANDOM + 2] = c;
    m[RANDOM + 3] = d;
  }

  /** `term boxes[building] = count of cell in city where building of cell is building` */
  function boxes(building: number): number {
    let count = 0;
    for (let cell = 0; cell <= 35; cell++) count += isSame(k[CITY_BUILDING + cell]!, building);
    return count;
  }

  function fitsImaginaryBuildRoll(_t: number): boolean {
    const seat = m[IMAGINARY_BUILD_SEAT]!;
    const seatAt = SEATS + seat * SEAT_WORDS;
    return (
      m[seatAt + BUILT + k[CITY_BUILDING + hit(seatAt + OWN)]!]! <
      k[BOXES_MEMO + k[CITY_BUILDING + hit(seatAt + OWN)]!]!
    );
  }

  /** Goes to the first, or to the next, outcome of the roll that fits; false if there is none. */
  function seekImaginaryBuildRoll(t: number, pieces: number, isFirst: boolean): boolean {
    if (isFirst) {
      firstFaces(m, k, pieces, DIE_FACE, 1, -1, 6, LIST_DIGITS2);
    } else if (!nextFaces(m, k, pieces, DIE_FACE, 1, -1, 6, LIST_DIGITS2)) return false;
    while (!fitsImaginaryBuildRoll(t))
      if (!nextFaces(m, k, pieces, DIE_FACE, 1, -1, 6, LIST_DIGITS2)) return false;
    return true;
  }

  /** Rolls until the condition holds: one of the outcomes for which it does. */
  function rollImaginaryBuildRoll(t: number, pieces: number): void {
    let count = 0;
    for (
      let fits = seekImaginaryBuildRoll(t, pieces, true);
      fits;
      fits = seekImaginaryBuildRoll(t, pieces, false)
    )
      count++;
    if (count === 0) fault('no-outcome');
    seekImaginaryBuildRoll(t, pieces, true);
    for (let left = draw(m, count); left > 0; left--) seekImaginaryBuildRoll(t, pieces, false);
  }

  /** `term rival-game = play-against-rivals and count of players is 1` */
  function rivalGame(): boolean {
    return m[PLAY_AGAINST_RIVALS] === 1 && m[PLAYERS] === 1;
  }

  function lookUpPlacePoints(key: number, key2: number): number {
    if (key < 1 || key > 3 || key2 < 0 || key2 > 5) return 0;
    return k[PLACE_POINTS + (key - 1) * 6 + key2]!;
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
      for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
        const seatAt = SEATS + seat * SEAT_WORDS;
        if (
          m[seatAt + BUILT + building] === k[BOXES_MEMO + building] &&
          ((m[seatAt + PLACED]! >>> building) & 1) !== 1
        ) {
          m[RANKED_KEYS + count2] = -m[seatAt + BUILT + building]!;
          m[RANKED + count2++] = seat;
        }
      }
      orderOne(m, RANKED, RANKED_KEYS, count2);
      const ranked = placedOne(
        m,
        RANKED_KEYS,
        count2,
        RANKED_PLACE,
        RANKED_SHARED,
        m[PLACES_GONE + building]! + 1,
        2_147_483_647,
        0,
      );
      for (let i = 0; i < ranked; i++) {
        const seat = m[RANKED + i]!;
        const place = m[RANKED_PLACE + i]!;
        const shared = m[RANKED_SHARED + i]!;
        const seatAt = SEATS + seat * SEAT_WORDS;
        let found = false;
        if (rivalGame()) {
          for (let other = 0; other < m[PLAYERS]! + m[IMAGINARY]!; other++) if (other === seat) found = true;
        } else {
          for (let other = 0; other < m[PLAYERS]!; other++) if (other === seat) found = true;
        }
        if (found) {
          let sum = 0;
          for (let place2 = place; place2 < place + shared; place2++)
            sum += lookUpPlacePoints(place2, building);
          m[seatAt + POINTS_COMPLETED_TYPES + 1 + building]! += (sum / shared) | 0;
        }
        m[seatAt + PLACED]! |= 1 << building;
      }
    }
    let count = 0;
    for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
      const seatAt = SEATS + seat * SEAT_WORDS;
      count += (m[seatAt + PLACED]! >>> building) & 1;
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
      for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
        const seatAt = SEATS + seat * SEAT_WORDS;
        if (((m[seatAt + PLACED]! >>> building) & 1) !== 1) {
          const measured = m[seatAt + BUILT + building]!;
          if (measured >= least) {
            m[RANKED_KEYS2 + count] = -measured;
            m[RANKED2 + count++] = seat;
          }
        }
      }
      orderOne(m, RANKED2, RANKED_KEYS2, count);
      const ranked = placedOne(
        m,
        RANKED_KEYS2,
        count,
        RANKED_PLACE2,
        RANKED_SHARED2,
        m[PLACES_GONE + building]! + 1,
        2_147_483_647,
        0,
      );
      for (let i = 0; i < ranked; i++) {
        const seat = m[RANKED2 + i]!;
        const place = m[RANKED_PLACE2 + i]!;
        const shared = m[RANKED_SHARED2 + i]!;
        const seatAt = SEATS + seat * SEAT_WORDS;
        let found = false;
        if (rivalGame()) {
          for (let other = 0; other < m[PLAYERS]! + m[IMAGINARY]!; other++) if (other === seat) found = true;
        } else {
          for (let other = 0; other < m[PLAYERS]!; other++) if (other === seat) found = true;
        }
        if (found) {
          let sum = 0;
          for (let place2 = place; place2 < place + shared; place2++)
            sum += lookUpPlacePoints(place2, building);
          m[seatAt + POINTS_MAJORITY + 1 + building]! += (sum / shared) | 0;
        }
      }
    }
  }

  /**
   *     scoring rows-and-columns for each player
   *       for each line in rows of city + columns of city
   *         award line-points[count of cell in cells of line where cell is in crossed]
   */
  function scoreRowsAndColumns(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    for (let line = 0; line <= 5; line++) {
      let count = 0;
      const until = k[CITY_CELLS_OF_LINE_FROM + line + 1]!;
      for (let i = k[CITY_CELLS_OF_LINE_FROM + line]!; i < until; i++) {
        const cell = k[CITY_CELLS_OF_LINE + i]!;
        count += (m[playerAt + CROSSED + (cell >> 5)]! >>> (cell & 31)) & 1;
      }
      m[playerAt + POINTS_ROWS_AND_COLUMNS]! += k[LINE_POINTS + count]!;
    }
    for (let line = 6; line <= 11; line++) {
      let count = 0;
      const until = k[CITY_CELLS_OF_LINE_FROM + line + 1]!;
      for (let i = k[CITY_CELLS_OF_LINE_FROM + line]!; i < until; i++) {
        const cell = k[CITY_CELLS_OF_LINE + i]!;
        count += (m[playerAt + CROSSED + (cell >> 5)]! >>> (cell & 31)) & 1;
      }
      m[playerAt + POINTS_ROWS_AND_COLUMNS]! += k[LINE_POINTS + count]!;
    }
  }

  /**
   *     scoring coins-left for each player
   *       award coins / 2 rounded down
   */
  function scoreCoinsLeft(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    m[playerAt + POINTS_COINS_LEFT]! += (m[playerAt + COINS]! / 2) | 0;
  }

  function lookUpRivalPoints(key: number): number {
    if (key < 2 || key > 4) return 0;
    return k[RIVAL_POINTS + key - 2]!;
  }

  /**
   *     scoring rival-bonus for each seat
   *       if rival-game and seat is in imaginary
   *         award rival-points[count of imaginary]
   */
  function scoreRivalBonus(seat: number): void {
    const seatAt = SEATS + seat * SEAT_WORDS;
    if (rivalGame() && seat >= m[PLAYERS]! && seat <= m[PLAYERS]! + m[IMAGINARY]! - 1)
      m[seatAt + POINTS_RIVAL_BONUS]! += lookUpRivalPoints(
        Math.max(0, m[PLAYERS]! + m[IMAGINARY]! - m[PLAYERS]!),
      );
  }

  /** Lists the moves of the action `keep-pair`, and tells how many are listed. */
  function listKeepPair(player: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = 0;
    for (let i = 1; i <= m[playerAt + OWN]!; i++) {
      const rowDie = m[playerAt + OWN + i]!;
      if (k[DIE_COLOUR + rowDie] === YELLOW) {
        for (let i2 = 1; i2 <= m[playerAt + OWN]!; i2++) {
          const columnDie = m[playerAt + OWN + i2]!;
          if (k[DIE_COLOUR + columnDie] === BLUE) moves[count++] = 1 + rowDie * 16 + columnDie;
        }
        for (let i2 = 1; i2 <= m[TRAVELLING]!; i2++) {
          const columnDie = m[TRAVELLING + i2]!;
          if (k[DIE_COLOUR + columnDie] === BLUE) moves[count++] = 1 + rowDie * 16 + columnDie;
        }
      }
    }
    for (let i = 1; i <= m[TRAVELLING]!; i++) {
      const rowDie = m[TRAVELLING + i]!;
      if (k[DIE_COLOUR + rowDie] === YELLOW) {
        for (let i2 = 1; i2 <= m[playerAt + OWN]!; i2++) {
          const columnDie = m[playerAt + OWN + i2]!;
          if (k[DIE_COLOUR + columnDie] === BLUE) moves[count++] = 1 + rowDie * 16 + columnDie;
        }
        for (let i2 = 1; i2 <= m[TRAVELLING]!; i2++) {
          const columnDie = m[TRAVELLING + i2]!;
          if (k[DIE_COLOUR + columnDie] === BLUE) moves[count++] = 1 + rowDie * 16 + columnDie;
        }
      }
    }
    return count;
  }

  /** `term price-of-second-building = 3` */
  function priceOfSecondBuilding(): number {
    return 3;
  }

  /**
   *     step keep[dice] of player
   *       move all die in four-dice where die is not in dice to travelling
   *       move dice to own
   */
  function keep(player: number, dice: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = 0;
    for (let i = 1; i <= m[playerAt + OWN]!; i++) {
      const item = m[playerAt + OWN + i]!;
      if (!isIn(m, item, dice)) m[LIST_DIE + ++count] = item;
    }
    for (let i = 1; i <= m[TRAVELLING]!; i++) {
      const item = m[TRAVELLING + i]!;
      if (!isIn(m, item, dice)) m[LIST_DIE + ++count] = item;
    }
    m[LIST_DIE] = count;
    for (let i = 1; i <= m[LIST_DIE]!; i++) layDie(m[LIST_DIE + i]!, TRAVELLING);
    let count2 = 0;
    for (let i = 1; i <= m[dice]!; i++) {
      const item = m[dice + i]!;
      m[LIST_DIE2 + ++count2] = item;
    }
    m[LIST_DIE2] = count2;
    onlyFirst(m, LIST_DIE2);
    for (let i = 1; i <= m[LIST_DIE2]!; i++) layDie(m[LIST_DIE2 + i]!, playerAt + OWN);
  }

  /** `term price-of-one-pip = 1` */
  function priceOfOnePip(): number {
    return 1;
  }

  /** Lists the moves of the action `turn-a-die`, and tells how many are listed. */
  function listTurnADie(player: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = 0;
    for (let i = 1; i <= m[playerAt + OWN]!; i++) {
      const die = m[playerAt + OWN + i]!;
      if (m[playerAt + COINS]! >= priceOfOnePip()) {
        for (let i2 = 0; i2 <= 1; i2++) {
          const step = k[VALUES + i2]!;
          const one = m[DIE_FACE + die]! + step;
          moves[count] = 2 + die * 4 + step;
          count += one >= 1 && one <= 6 ? 1 : 0;
        }
      }
    }
    for (let i = 1; i <= m[TRAVELLING]!; i++) {
      const die = m[TRAVELLING + i]!;
      if (m[playerAt + COINS]! >= priceOfOnePip()) {
        for (let i2 = 0; i2 <= 1; i2++) {
          const step = k[VALUES + i2]!;
          const one = m[DIE_FACE + die]! + step;
          moves[count] = 2 + die * 4 + step;
          count += one >= 1 && one <= 6 ? 1 : 0;
        }
      }
    }
    return count;
  }

  /** Lists the moves of the action `cross-off`, and tells how many are listed. */
  function listCrossOff(player: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = 0;
    for (let i = 1; i <= m[playerAt + OWN]!; i++) {
      const rowDie = m[playerAt + OWN + i]!;
      if (k[DIE_COLOUR + rowDie] === YELLOW) {
        for (let i2 = 1; i2 <= m[playerAt + OWN]!; i2++) {
          const columnDie = m[playerAt + OWN + i2]!;
          if (k[DIE_COLOUR + columnDie] === BLUE) {
            const cell = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
            moves[count] = 1 + rowDie * 16 + columnDie;
            count += ((m[playerAt + CROSSED + (cell >> 5)]! >>> (cell & 31)) & 1) !== 1 ? 1 : 0;
          }
        }
        for (let i2 = 1; i2 <= m[TRAVELLING]!; i2++) {
          const columnDie = m[TRAVELLING + i2]!;
          if (k[DIE_COLOUR + columnDie] === BLUE) {
            const cell = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
            moves[count] = 1 + rowDie * 16 + columnDie;
            count += ((m[playerAt + CROSSED + (cell >> 5)]! >>> (cell & 31)) & 1) !== 1 ? 1 : 0;
          }
        }
      }
    }
    for (let i = 1; i <= m[TRAVELLING]!; i++) {
      const rowDie = m[TRAVELLING + i]!;
      if (k[DIE_COLOUR + rowDie] === YELLOW) {
        for (let i2 = 1; i2 <= m[playerAt + OWN]!; i2++) {
          const columnDie = m[playerAt + OWN + i2]!;
          if (k[DIE_COLOUR + columnDie] === BLUE) {
            const cell = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
            moves[count] = 1 + rowDie * 16 + columnDie;
            count += ((m[playerAt + CROSSED + (cell >> 5)]! >>> (cell & 31)) & 1) !== 1 ? 1 : 0;
          }
        }
        for (let i2 = 1; i2 <= m[TRAVELLING]!; i2++) {
          const columnDie = m[TRAVELLING + i2]!;
          if (k[DIE_COLOUR + columnDie] === BLUE) {
            const cell = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
            moves[count] = 1 + rowDie * 16 + columnDie;
            count += ((m[playerAt + CROSSED + (cell >> 5)]! >>> (cell & 31)) & 1) !== 1 ? 1 : 0;
          }
        }
      }
    }
    return count;
  }

  /** Lists the moves of the action `take-coins`, and tells how many are listed. */
  function listTakeCoins(_player: number, listed: number): number {
    let count = listed;
    moves[count++] = 257;
    return count;
  }

  /** Lists the moves of the action `cross-second`, and tells how many are listed. */
  function listCrossSecond(player: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = 0;
    const one = hit(TRAVELLING);
    moves[count] = 1;
    count +=
      ((m[playerAt + CROSSED + (one >> 5)]! >>> (one & 31)) & 1) !== 1 &&
      m[playerAt + COINS]! >= priceOfSecondBuilding()
        ? 1
        : 0;
    return count;
  }

  /** Whether a move of the action `turn-a-die` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainTurnADie(player: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found = false;
    for (let i = 1; i <= m[playerAt + OWN]!; i++) {
      const die = m[playerAt + OWN + i]!;
      if (m[GIVEN] === OPEN || m[GIVEN] === die) {
        found = true;
        let found2 = false;
        for (let i2 = 0; i2 <= 1; i2++) {
          const step = k[VALUES + i2]!;
          if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === step) {
            found2 = true;
            next: {
              const one = m[DIE_FACE + die]! + step;
              if (!(one >= 1 && one <= 6)) {
                refused(3, NOT_PAST_ONE_OR_SIX, -1);
                break next;
              }
              if (m[playerAt + COINS]! < priceOfOnePip()) {
                refused(4, TOO_FEW_COINS, -1);
                break next;
              }
              return true;
            }
          }
        }
        if (!found2) refused(2, TURN_A_DIE_STEP_NONE, 1);
      }
    }
    for (let i = 1; i <= m[TRAVELLING]!; i++) {
      const die = m[TRAVELLING + i]!;
      if (m[GIVEN] === OPEN || m[GIVEN] === die) {
        found = true;
        let found2 = false;
        for (let i2 = 0; i2 <= 1; i2++) {
          const step = k[VALUES + i2]!;
          if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === step) {
            found2 = true;
            next: {
              const one = m[DIE_FACE + die]! + step;
              if (!(one >= 1 && one <= 6)) {
                refused(3, NOT_PAST_ONE_OR_SIX, -1);
                break next;
              }
              if (m[playerAt + COINS]! < priceOfOnePip()) {
                refused(4, TOO_FEW_COINS, -1);
                break next;
              }
              return true;
            }
          }
        }
        if (!found2) refused(2, TURN_A_DIE_STEP_NONE, 1);
      }
    }
    if (!found) refused(1, TURN_A_DIE_DIE_NONE, 0);
    return false;
  }

  /** Whether a move of the action `cross-off` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainCrossOff(player: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found = false;
    for (let i = 1; i <= m[playerAt + OWN]!; i++) {
      const rowDie = m[playerAt + OWN + i]!;
      if (k[DIE_COLOUR + rowDie] === YELLOW) {
        if (m[GIVEN] === OPEN || m[GIVEN] === rowDie) {
          found = true;
          let found2 = false;
          for (let i2 = 1; i2 <= m[playerAt + OWN]!; i2++) {
            const columnDie = m[playerAt + OWN + i2]!;
            if (k[DIE_COLOUR + columnDie] === BLUE) {
              if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === columnDie) {
                found2 = true;
                next: {
                  const cell = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
                  if (((m[playerAt + CROSSED + (cell >> 5)]! >>> (cell & 31)) & 1) === 1) {
                    refused(4, ALREADY_CROSSED, -1);
                    break next;
                  }
                  return true;
                }
              }
            }
          }
          for (let i2 = 1; i2 <= m[TRAVELLING]!; i2++) {
            const columnDie = m[TRAVELLING + i2]!;
            if (k[DIE_COLOUR + columnDie] === BLUE) {
              if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === columnDie) {
                found2 = true;
                next: {
                  const cell = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
                  if (((m[playerAt + CROSSED + (cell >> 5)]! >>> (cell & 31)) & 1) === 1) {
                    refused(4, ALREADY_CROSSED, -1);
                    break next;
                  }
                  return true;
                }
              }
            }
          }
          if (!found2) refused(2, CROSS_OFF_COLUMN_DIE_NONE, 1);
        }
      }
    }
    for (let i = 1; i <= m[TRAVELLING]!; i++) {
      const rowDie = m[TRAVELLING + i]!;
      if (k[DIE_COLOUR + rowDie] === YELLOW) {
        if (m[GIVEN] === OPEN || m[GIVEN] === rowDie) {
          found = true;
          let found2 = false;
          for (let i2 = 1; i2 <= m[playerAt + OWN]!; i2++) {
            const columnDie = m[playerAt + OWN + i2]!;
            if (k[DIE_COLOUR + columnDie] === BLUE) {
              if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === columnDie) {
                found2 = true;
                next: {
                  const cell = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
                  if (((m[playerAt + CROSSED + (cell >> 5)]! >>> (cell & 31)) & 1) === 1) {
                    refused(4, ALREADY_CROSSED, -1);
                    break next;
                  }
                  return true;
                }
              }
            }
          }
          for (let i2 = 1; i2 <= m[TRAVELLING]!; i2++) {
            const columnDie = m[TRAVELLING + i2]!;
            if (k[DIE_COLOUR + columnDie] === BLUE) {
              if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === columnDie) {
                found2 = true;
                next: {
                  const cell = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
                  if (((m[playerAt + CROSSED + (cell >> 5)]! >>> (cell & 31)) & 1) === 1) {
                    refused(4, ALREADY_CROSSED, -1);
                    break next;
                  }
                  return true;
                }
              }
            }
          }
          if (!found2) refused(2, CROSS_OFF_COLUMN_DIE_NONE, 1);
        }
      }
    }
    if (!found) refused(1, CROSS_OFF_ROW_DIE_NONE, 0);
    return false;
  }

  /** Whether a move of the action `take-coins` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainTakeCoins(_player: number): boolean {
    return true;
  }

  /** Whether a move of the action `keep-pair` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainKeepPair(player: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found = false;
    for (let i = 1; i <= m[playerAt + OWN]!; i++) {
      const rowDie = m[playerAt + OWN + i]!;
      if (k[DIE_COLOUR + rowDie] === YELLOW) {
        if (m[GIVEN] === OPEN || m[GIVEN] === rowDie) {
          found = true;
          let found2 = false;
          for (let i2 = 1; i2 <= m[playerAt + OWN]!; i2++) {
            const columnDie = m[playerAt + OWN + i2]!;
            if (k[DIE_COLOUR + columnDie] === BLUE) {
              if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === columnDie) {
                found2 = true;
                return true;
              }
            }
          }
          for (let i2 = 1; i2 <= m[TRAVELLING]!; i2++) {
            const columnDie = m[TRAVELLING + i2]!;
            if (k[DIE_COLOUR + columnDie] === BLUE) {
              if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === columnDie) {
                found2 = true;
                return true;
              }
            }
          }
          if (!found2) refused(2, KEEP_PAIR_COLUMN_DIE_NONE, 1);
        }
      }
    }
    for (let i = 1; i <= m[TRAVELLING]!; i++) {
      const rowDie = m[TRAVELLING + i]!;
      if (k[DIE_COLOUR + rowDie] === YELLOW) {
        if (m[GIVEN] === OPEN || m[GIVEN] === rowDie) {
          found = true;
          let found2 = false;
          for (let i2 = 1; i2 <= m[playerAt + OWN]!; i2++) {
            const columnDie = m[playerAt + OWN + i2]!;
            if (k[DIE_COLOUR + columnDie] === BLUE) {
              if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === columnDie) {
                found2 = true;
                return true;
              }
            }
          }
          for (let i2 = 1; i2 <= m[TRAVELLING]!; i2++) {
            const columnDie = m[TRAVELLING + i2]!;
            if (k[DIE_COLOUR + columnDie] === BLUE) {
              if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === columnDie) {
                found2 = true;
                return true;
              }
            }
          }
          if (!found2) refused(2, KEEP_PAIR_COLUMN_DIE_NONE, 1);
        }
      }
    }
    if (!found) refused(1, KEEP_PAIR_ROW_DIE_NONE, 0);
    return false;
  }

  /** Whether a move of the action `cross-second` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainCrossSecond(player: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    const one = hit(TRAVELLING);
    if (((m[playerAt + CROSSED + (one >> 5)]! >>> (one & 31)) & 1) === 1) {
      refused(1, ALREADY_CROSSED, -1);
      return false;
    }
    if (m[playerAt + COINS]! < priceOfSecondBuilding()) {
      refused(2, TOO_FEW_COINS, -1);
      return false;
    }
    return true;
  }

  /**
   *     action turn-a-die of player
   *       choose die  from four-dice
   *       choose step from (-1, 1)
   *       need face of die + step is in 1..6                             else not-past-one-or-six
   *       pay price-of-one-pip from coins                                else too-few-coins
   *       face of die becomes face of die + step
   */
  function doTurnADie(player: number, die: number, step: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    m[playerAt + COINS] = within(m[playerAt + COINS]! - priceOfOnePip(), 0, 20, 'coins');
    m[DIE_FACE + die] = within(m[DIE_FACE + die]! + step, 1, 6, 'Die');
  }

  /** `term coins-at-start = 3` */
  function coinsAtStart(): number {
    return 3;
  }

  function lookUpRounds(key: number): number {
    if (key < 3 || key > 5) return fault('no-such-key', 'rounds');
    return k[ROUNDS + key - 3]!;
  }

  function lookUpLinePoints(key: number): number {
    if (key < 0 || key > 6) return fault('no-such-key', 'line-points');
    return k[LINE_POINTS + key]!;
  }

  /**
   *     winner seat in with-points by most points of seat
   *       tie: joint win
   */
  function rankAll(): number {
    m[LIST_NO_PICKS] = 0;
    let count = 0;
    if (rivalGame()) {
      for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) {
        const seatAt = SEATS + seat * SEAT_WORDS;
        m[RANKED_KEYS3 + count] = -sum(m, seatAt + POINTS_COMPLETED_TYPES, 17);
        m[RANKED3 + count++] = seat;
      }
    } else {
      for (let seat = 0; seat < m[PLAYERS]!; seat++) {
        const seatAt = SEATS + seat * SEAT_WORDS;
        m[RANKED_KEYS3 + count] = -sum(m, seatAt + POINTS_COMPLETED_TYPES, 17);
        m[RANKED3 + count++] = seat;
      }
    }
    order(m, RANKED3, RANKED_KEYS3, 1, count);
    return placed(m, RANKED_KEYS3, 1, count, RANKED_PLACE3, RANKED_SHARED3, RANKED_BY, 1, 2_147_483_647, 1);
  }

  function moveAt(index: number): number {
    return moves[index]!;
  }

  /** Takes down the move that is being played. */
  function noteMove(move: number): void {
    m[MOVE] = move;
  }

  /** Runs a script from a case of `game` on; gives the case of another routine that comes next, or why it does not go on. */
  function runGame(_thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const k = tables;
    let pc = from | 0;
    for (;;) {
      switch (pc) {
        case 1: { // game
          m[AFTER_SET_UP] = 2; // game: after set-up
          pc = 6; // set-up
          continue;
        }
        case 2: { // game: after set-up
          m[GAME_ROUND_LAST] = k[ROUNDS + m[PLAYERS]! + m[IMAGINARY]! - 3]!;
          m[GAME_ROUND] = 0;
          pc = 3; // game round: the next one
          continue;
        }
        case 3: { // game round: the next one
          if (m[GAME_ROUND]! >= m[GAME_ROUND_LAST]!) {
            if (isWatched) notice(1, 0);
            scoreMajority(0);
            scoreMajority(1);
            scoreMajority(2);
            scoreMajority(3);
            scoreMajority(4);
            scoreMajority(5);
            if (isWatched) notice(2, 0);
            for (let player = 0; player < m[PLAYERS]!; player++) scoreRowsAndColumns(player);
            if (isWatched) notice(3, 0);
            for (let player = 0; player < m[PLAYERS]!; player++) scoreCoinsLeft(player);
            if (isWatched) notice(4, 0);
            for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) scoreRivalBonus(seat);
            pc = m[AFTER_GAME]!;
            continue;
          }
          m[GAME_ROUND]!++;
          m[ROUND] = m[GAME_ROUND]!;
          let count = 0;
          const from2 = m[STARTER]!;
          for (let step = 0; step < m[PLAYERS]!; step++) {
            const item = clockwise(m, from2, step);
            m[GAME_PLAYER_LIST + ++count] = item;
          }
          m[GAME_PLAYER_LIST] = count;
          m[GAME_PLAYER_NEXT] = 1;
          pc = 4; // game player: the next one
          continue;
        }
        case 4: { // game player: the next one
          if (m[GAME_PLAYER_NEXT]! > m[GAME_PLAYER_LIST]!) {
            let count = 0;
            for (let item = m[PLAYERS]!; item < m[PLAYERS]! + m[IMAGINARY]!; item++)
              m[GAME_SEAT_LIST + ++count] = item;
            m[GAME_SEAT_LIST] = count;
            m[GAME_SEAT_NEXT] = 1;
            pc = 5; // game seat: the next one
            continue;
          }
          m[GAME_PLAYER] = m[GAME_PLAYER_LIST + m[GAME_PLAYER_NEXT]!++]!;
          m[TURN_PLAYER] = m[GAME_PLAYER]!;
          m[AFTER_TURN] = 4; // game player: the next one
          pc = 19; // turn: somebody may repeat: turn-a-die
          continue;
        }
        case 5: { // game seat: the next one
          if (m[GAME_SEAT_NEXT]! > m[GAME_SEAT_LIST]!) {
            if (isWatched) notice(0, 0);
            scoreCompletedTypes(0);
            scoreCompletedTypes(1);
            scoreCompletedTypes(2);
            scoreCompletedTypes(3);
            scoreCompletedTypes(4);
            scoreCompletedTypes(5);
            pc = 3; // game round: the next one
            continue;
          }
          m[GAME_SEAT] = m[GAME_SEAT_LIST + m[GAME_SEAT_NEXT]!++]!;
          m[IMAGINARY_BUILD_SEAT] = m[GAME_SEAT]!;
          m[AFTER_IMAGINARY_BUILD] = 5; // game seat: the next one
          pc = 17; // imaginary-build
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
        case 6: { // set-up
          let count = 0;
          for (let item = 0; item < m[PLAYERS]!; item++) m[LIST_ITEMS + ++count] = item;
          m[LIST_ITEMS] = count;
          if (m[LIST_ITEMS] === 0) {
            // set-up: there was nothing to choose from
            return fault('impossible', 'set-up');
          }
          if (m[SEEDED] === 0) {
            m[t] = 7; // set-up: the choice is supplied
            return STOPS;
          }
          const drawn = pick(m, OUTCOME, LIST_ITEMS);
          m[STARTER] = drawn;
          pc = 8; // set-up
          continue;
        }
        case 7: { // set-up: the choice is supplied
          const drawn = pick(m, OUTCOME, EVENT);
          m[STARTER] = drawn;
          pc = 8; // set-up
          continue;
        }
        case 8: { // set-up
          let count = 0;
          const from2 = m[STARTER]!;
          for (let step = 0; step < m[PLAYERS]!; step++) {
            const item = clockwise(m, from2, step);
            m[SET_UP_PLAYER_LIST + ++count] = item;
          }
          m[SET_UP_PLAYER_LIST] = count;
          m[SET_UP_PLAYER_NEXT] = 1;
          pc = 9; // set-up player: the next one
          continue;
        }
        case 9: { // set-up player: the next one
          if (m[SET_UP_PLAYER_NEXT]! > m[SET_UP_PLAYER_LIST]!) {
            for (let colour = 0; colour <= 1; colour++) {
              let found: number = NONE;
              for (let i = 1; i <= m[SPARE]!; i++) {
                const die = m[SPARE + i]!;
                if (k[DIE_COLOUR + die] === colour) {
                  found = die;
                  break;
                }
              }
              if (found === NONE) fault('not-found');
              layDie(found, TRAVELLING);
            }
            if (m[SEEDED] === 0 && m[TRAVELLING]! > 0) {
              m[t] = 13; // set-up: the roll is supplied
              return STOPS;
            }
            rollTravelling();
            pc = 14; // set-up
            continue;
          }
          m[SET_UP_PLAYER] = m[SET_UP_PLAYER_LIST + m[SET_UP_PLAYER_NEXT]!++]!;
          for (let colour = 0; colour <= 1; colour++) {
            let found: number = NONE;
            for (let i = 1; i <= m[SPARE]!; i++) {
              const die = m[SPARE + i]!;
              if (k[DIE_COLOUR + die] === colour) {
                found = die;
                break;
              }
            }
            if (found === NONE) fault('not-found');
            layDie(found, SEATS + m[SET_UP_PLAYER]! * SEAT_WORDS + OWN);
          }
          m[SET_UP_TIMES] = buildingsAtStart();
          pc = 10; // set-up: repeat
          continue;
        }
        case 10: { // set-up: repeat
          if (m[SET_UP_TIMES]! <= 0) {
            if (m[SEEDED] === 0 && m[SEATS + m[SET_UP_PLAYER]! * SEAT_WORDS + OWN]! > 0) {
              m[t] = 12; // set-up: the roll is supplied
              return STOPS;
            }
            rollDie(SEATS + m[SET_UP_PLAYER]! * SEAT_WORDS + OWN);
            pc = 9; // set-up player: the next one
            continue;
          }
          m[SET_UP_TIMES]!--;
          if (m[SEEDED] === 0 && m[SEATS + m[SET_UP_PLAYER]! * SEAT_WORDS + OWN]! > 0) {
            m[t] = 11; // set-up: the roll is supplied
            return STOPS;
          }
          rollSetUpRoll(t, SEATS + m[SET_UP_PLAYER]! * SEAT_WORDS + OWN);
          build(m[SET_UP_PLAYER]!, hit(SEATS + m[SET_UP_PLAYER]! * SEAT_WORDS + OWN));
          pc = 10; // set-up: repeat
          continue;
        }
        case 11: { // set-up: the roll is supplied
          setFaces(m, OUTCOME, SEATS + m[SET_UP_PLAYER]! * SEAT_WORDS + OWN, DIE_FACE);
          build(m[SET_UP_PLAYER]!, hit(SEATS + m[SET_UP_PLAYER]! * SEAT_WORDS + OWN));
          pc = 10; // set-up: repeat
          continue;
        }
        case 12: { // set-up: the roll is supplied
          setFaces(m, OUTCOME, SEATS + m[SET_UP_PLAYER]! * SEAT_WORDS + OWN, DIE_FACE);
          pc = 9; // set-up player: the next one
          continue;
        }
        case 13: { // set-up: the roll is supplied
          setFaces(m, OUTCOME, TRAVELLING, DIE_FACE);
          pc = 14; // set-up
          continue;
        }
        case 14: { // set-up
          let count = 0;
          for (let item = m[PLAYERS]!; item < m[PLAYERS]! + m[IMAGINARY]!; item++)
            m[SET_UP_SEAT_LIST + ++count] = item;
          m[SET_UP_SEAT_LIST] = count;
          m[SET_UP_SEAT_NEXT] = 1;
          pc = 15; // set-up seat: the next one
          continue;
        }
        case 15: { // set-up seat: the next one
          if (m[SET_UP_SEAT_NEXT]! > m[SET_UP_SEAT_LIST]!) {
            pc = m[AFTER_SET_UP]!;
            continue;
          }
          m[SET_UP_SEAT] = m[SET_UP_SEAT_LIST + m[SET_UP_SEAT_NEXT]!++]!;
          for (let colour = 0; colour <= 1; colour++) {
            let found: number = NONE;
            for (let i = 1; i <= m[SPARE]!; i++) {
              const die = m[SPARE + i]!;
              if (k[DIE_COLOUR + die] === colour) {
                found = die;
                break;
              }
            }
            if (found === NONE) fault('not-found');
            layDie(found, SEATS + m[SET_UP_SEAT]! * SEAT_WORDS + OWN);
          }
          m[SET_UP_TIMES2] = buildingsAtStart();
          pc = 16; // set-up: repeat
          continue;
        }
        case 16: { // set-up: repeat
          if (m[SET_UP_TIMES2]! <= 0) {
            pc = 15; // set-up seat: the next one
            continue;
          }
          m[SET_UP_TIMES2]!--;
          m[IMAGINARY_BUILD_SEAT] = m[SET_UP_SEAT]!;
          m[AFTER_IMAGINARY_BUILD] = 16; // set-up: repeat
          pc = 17; // imaginary-build
          continue;
        }
        default:
          return pc;
      }
    }
  }

  /** Runs a script from a case of `imaginary-build` on; gives the case of another routine that comes next, or why it does not go on. */
  function runImaginaryBuild(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const k = tables;
    const t = thread | 0;
    let pc = from | 0;
    for (;;) {
      switch (pc) {
        case 17: { // imaginary-build
          const seat = m[IMAGINARY_BUILD_SEAT]!;
          const seatAt = SEATS + seat * SEAT_WORDS;
          if (m[SEEDED] === 0 && m[seatAt + OWN]! > 0) {
            m[t] = 18; // imaginary-build: the roll is supplied
            return STOPS;
          }
          rollImaginaryBuildRoll(t, seatAt + OWN);
          m[seatAt + BUILT + k[CITY_BUILDING + hit(seatAt + OWN)]!] = within(
            m[seatAt + BUILT + k[CITY_BUILDING + hit(seatAt + OWN)]!]! + 1,
            0,
            7,
            'built',
          );
          pc = m[AFTER_IMAGINARY_BUILD]!;
          continue;
        }
        case 18: { // imaginary-build: the roll is supplied
          const seat = m[IMAGINARY_BUILD_SEAT]!;
          const seatAt = SEATS + seat * SEAT_WORDS;
          setFaces(m, OUTCOME, seatAt + OWN, DIE_FACE);
          m[seatAt + BUILT + k[CITY_BUILDING + hit(seatAt + OWN)]!] = within(
            m[seatAt + BUILT + k[CITY_BUILDING + hit(seatAt + OWN)]!]! + 1,
            0,
            7,
            'built',
          );
          pc = m[AFTER_IMAGINARY_BUILD]!;
          continue;
        }
        default:
          return pc;
      }
    }
  }

  /** Runs a script from a case of `turn` on; gives the case of another routine that comes next, or why it does not go on. */
  function runTurn(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const k = tables;
    const t = thread | 0;
    let pc = from | 0;
    let asked: number;
    let listed: number;
    for (;;) {
      switch (pc) {
        case 19: { // turn: somebody may repeat: turn-a-die
          const player = m[TURN_PLAYER]!;
          const count = listTurnADieInTurn(player);
          if (count > 0) {
            asked = player;
            listed = count;
            pc = 20; // turn: somebody has chosen
            break;
          }
          skip(player, 20);
          pc = 21; // turn: somebody must do one of: cross-off, take-coins
          continue;
        }
        case 20: { // turn: somebody has chosen
          const player = m[TURN_PLAYER]!;
          const move = m[MOVE]!;
          if (move === 0) {
            pc = 21; // turn: somebody must do one of: cross-off, take-coins
            continue;
          }
          const code = move - 1;
          const step = (code & 3) - 1;
          const die = code >>> 2;
          m[TURN_DIE] = die;
          m[TURN_STEP] = step;
          doTurnADie(player, die, step);
          pc = 19; // turn: somebody may repeat: turn-a-die
          continue;
        }
        case 21: { // turn: somebody must do one of: cross-off, take-coins
          const player = m[TURN_PLAYER]!;
          const count = listChoiceInTurn(player);
          if (count > 0) {
            asked = player;
            listed = count;
            pc = 22; // turn: somebody has chosen
            break;
          }
          skip(player, 22);
          // turn: nothing was possible, or nothing was wanted
          return fault('impossible', 'turn');
        }
        case 22: { // turn: somebody has chosen
          const player = m[TURN_PLAYER]!;
          const playerAt = SEATS + player * SEAT_WORDS;
          const move = m[MOVE]!;
          if (move < 257) {
            const code = move - 1;
            const columnDie = code & 15;
            const rowDie = code >>> 4;
            m[TURN_ROW_DIE] = rowDie;
            m[TURN_COLUMN_DIE] = columnDie;
            const cell = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
            m[CROSS_OFF_PLAYER] = player;
            m[CROSS_OFF_CELL] = cell;
            m[CROSS_OFF_ROW_DIE] = rowDie;
            m[CROSS_OFF_COLUMN_DIE] = columnDie;
            m[AFTER_CROSS_OFF] = 24; // turn
            build(player, m[CROSS_OFF_CELL]!);
            m[LIST_PAIR + 1] = m[CROSS_OFF_ROW_DIE]!;
            m[LIST_PAIR + 2] = m[CROSS_OFF_COLUMN_DIE]!;
            m[LIST_PAIR] = 2;
            keep(player, LIST_PAIR);
            // cross-off: somebody may do one of: cross-second
            const count2 = listCrossSecondInCrossOff(player);
            if (count2 > 0) {
              asked = player;
              listed = count2;
              pc = 26; // cross-off: somebody has chosen
              break;
            }
            skip(player, 26);
            pc = 27; // cross-off: nothing was possible, or nothing was wanted
            continue;
          }
          let count = 0;
          for (let i = 1; i <= m[playerAt + OWN]!; i++) {
            const rowDie = m[playerAt + OWN + i]!;
            if (k[DIE_COLOUR + rowDie] === YELLOW) {
              for (let i2 = 1; i2 <= m[playerAt + OWN]!; i2++) {
                const columnDie = m[playerAt + OWN + i2]!;
                if (k[DIE_COLOUR + columnDie] === BLUE) {
                  const cell = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
                  count += (m[playerAt + CROSSED + (cell >> 5)]! >>> (cell & 31)) & 1;
                }
              }
              for (let i2 = 1; i2 <= m[TRAVELLING]!; i2++) {
                const columnDie = m[TRAVELLING + i2]!;
                if (k[DIE_COLOUR + columnDie] === BLUE) {
                  const cell = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
                  count += (m[playerAt + CROSSED + (cell >> 5)]! >>> (cell & 31)) & 1;
                }
              }
            }
          }
          for (let i = 1; i <= m[TRAVELLING]!; i++) {
            const rowDie = m[TRAVELLING + i]!;
            if (k[DIE_COLOUR + rowDie] === YELLOW) {
              for (let i2 = 1; i2 <= m[playerAt + OWN]!; i2++) {
                const columnDie = m[playerAt + OWN + i2]!;
                if (k[DIE_COLOUR + columnDie] === BLUE) {
                  const cell = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
                  count += (m[playerAt + CROSSED + (cell >> 5)]! >>> (cell & 31)) & 1;
                }
              }
              for (let i2 = 1; i2 <= m[TRAVELLING]!; i2++) {
                const columnDie = m[TRAVELLING + i2]!;
                if (k[DIE_COLOUR + columnDie] === BLUE) {
                  const cell = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
                  count += (m[playerAt + CROSSED + (cell >> 5)]! >>> (cell & 31)) & 1;
                }
              }
            }
          }
          m[LIST_PAIR2 + 1] = count;
          m[LIST_PAIR2 + 2] = m[playerAt + COINS_ON_SHEET]!;
          m[LIST_PAIR2] = 2;
          let lowest = NONE;
          for (let i = 1; i <= m[LIST_PAIR2]!; i++) {
            const item = m[LIST_PAIR2 + i]!;
            if (lowest === NONE || item < lowest) lowest = item;
          }
          const gained = lowest;
          m[TAKE_COINS_PLAYER] = player;
          m[TAKE_COINS_GAINED] = gained;
          m[AFTER_TAKE_COINS] = 24; // turn
          m[playerAt + COINS_ON_SHEET] = within(
            m[playerAt + COINS_ON_SHEET]! - m[TAKE_COINS_GAINED]!,
            0,
            20,
            'coins-on-sheet',
          );
          m[playerAt + COINS] = within(m[playerAt + COINS]! + m[TAKE_COINS_GAINED]!, 0, 20, 'coins');
          m[ROLL_FOUR_PLAYER] = player;
          m[AFTER_ROLL_FOUR] = 25; // take-coins: after roll-four
          pc = 31; // roll-four
          continue;
        }
        case 23: { // turn: nothing was possible, or nothing was wanted
          return fault('impossible', 'turn');
        }
        case 24: { // turn
          pc = m[AFTER_TURN]!;
          continue;
        }
        case 25: { // take-coins: after roll-four
          pc = m[AFTER_TAKE_COINS]!;
          continue;
        }
        case 26: { // cross-off: somebody has chosen
          const player = m[CROSS_OFF_PLAYER]!;
          const move = m[MOVE]!;
          if (move === 0) {
            pc = 27; // cross-off: nothing was possible, or nothing was wanted
            continue;
          }
          m[CROSS_SECOND_PLAYER] = player;
          m[AFTER_CROSS_SECOND] = 29; // cross-off
          const playerAt = SEATS + player * SEAT_WORDS;
          m[playerAt + COINS] = within(m[playerAt + COINS]! - priceOfSecondBuilding(), 0, 20, 'coins');
          build(player, hit(TRAVELLING));
          m[ROLL_FOUR_PLAYER] = player;
          m[AFTER_ROLL_FOUR] = 30; // cross-second: after roll-four
          pc = 31; // roll-four
          continue;
        }
        case 27: { // cross-off: nothing was possible, or nothing was wanted
          const player = m[CROSS_OFF_PLAYER]!;
          const playerAt = SEATS + player * SEAT_WORDS;
          if (m[SEEDED] === 0 && m[playerAt + OWN]! > 0) {
            m[t] = 28; // cross-off: the roll is supplied
            return STOPS;
          }
          rollDie(playerAt + OWN);
          pc = m[AFTER_CROSS_OFF]!;
          continue;
        }
        case 28: { // cross-off: the roll is supplied
          const player = m[CROSS_OFF_PLAYER]!;
          const playerAt = SEATS + player * SEAT_WORDS;
          setFaces(m, OUTCOME, playerAt + OWN, DIE_FACE);
          pc = m[AFTER_CROSS_OFF]!;
          continue;
        }
        case 29: { // cross-off
          pc = m[AFTER_CROSS_OFF]!;
          continue;
        }
        case 30: { // cross-second: after roll-four
          pc = m[AFTER_CROSS_SECOND]!;
          continue;
        }
        default:
          return pc;
      }
      waitFor(t, asked, listed, pc);
      return WAITS;
    }
  }

  /** Runs a script from a case of `roll-four` on; gives the case of another routine that comes next, or why it does not go on. */
  function runRollFour(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const t = thread | 0;
    let pc = from | 0;
    let asked: number;
    let listed: number;
    for (;;) {
      switch (pc) {
        case 31: { // roll-four
          const player = m[ROLL_FOUR_PLAYER]!;
          const playerAt = SEATS + player * SEAT_WORDS;
          let count = 0;
          for (let i = 1; i <= m[playerAt + OWN]!; i++) {
            const item = m[playerAt + OWN + i]!;
            m[LIST_FOUR_DICE + ++count] = item;
          }
          for (let i = 1; i <= m[TRAVELLING]!; i++) {
            const item = m[TRAVELLING + i]!;
            m[LIST_FOUR_DICE + ++count] = item;
          }
          m[LIST_FOUR_DICE] = count;
          if (m[SEEDED] === 0 && m[LIST_FOUR_DICE]! > 0) {
            m[t] = 32; // roll-four: the roll is supplied
            return STOPS;
          }
          rollDie(LIST_FOUR_DICE);
          pc = 33; // roll-four
          continue;
        }
        case 32: { // roll-four: the roll is supplied
          const player = m[ROLL_FOUR_PLAYER]!;
          const playerAt = SEATS + player * SEAT_WORDS;
          let count = 0;
          for (let i = 1; i <= m[playerAt + OWN]!; i++) {
            const item = m[playerAt + OWN + i]!;
            m[LIST_FOUR_DICE2 + ++count] = item;
          }
          for (let i = 1; i <= m[TRAVELLING]!; i++) {
            const item = m[TRAVELLING + i]!;
            m[LIST_FOUR_DICE2 + ++count] = item;
          }
          m[LIST_FOUR_DICE2] = count;
          setFaces(m, OUTCOME, LIST_FOUR_DICE2, DIE_FACE);
          pc = 33; // roll-four
          continue;
        }
        case 33: { // roll-four
          if (m[PLAYERS]! > 1) {
            // roll-four: somebody must do one of: keep-pair
            const player = m[ROLL_FOUR_PLAYER]!;
            const count = listKeepPair(player);
            if (count > 0) {
              asked = player;
              listed = count;
              pc = 34; // roll-four: somebody has chosen
              break;
            }
            skip(player, 34);
            // roll-four: nothing was possible, or nothing was wanted
            return fault('impossible', 'roll-four');
          }
          pc = m[AFTER_ROLL_FOUR]!;
          continue;
        }
        case 34: { // roll-four: somebody has chosen
          const player = m[ROLL_FOUR_PLAYER]!;
          const move = m[MOVE]!;
          const code = move - 1;
          const columnDie = code & 15;
          const rowDie = code >>> 4;
          m[ROLL_FOUR_ROW_DIE] = rowDie;
          m[ROLL_FOUR_COLUMN_DIE] = columnDie;
          m[LIST_PAIR3 + 1] = rowDie;
          m[LIST_PAIR3 + 2] = columnDie;
          m[LIST_PAIR3] = 2;
          keep(player, LIST_PAIR3);
          pc = m[AFTER_ROLL_FOUR]!;
          continue;
        }
        case 35: { // roll-four: nothing was possible, or nothing was wanted
          return fault('impossible', 'roll-four');
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
          pc = runGame(t, pc) | 0;
          break;
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
          pc = runSetUp(t, pc) | 0;
          break;
        case 17:
        case 18:
          pc = runImaginaryBuild(t, pc) | 0;
          break;
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
        case 30:
          pc = runTurn(t, pc) | 0;
          break;
        case 31:
        case 32:
        case 33:
        case 34:
        case 35:
          pc = runRollFour(t, pc) | 0;
          break;
      }
    }
    if (pc === DONE) m[t] = DONE;
    return pc === WAITS;
  }

  /** Lists the moves of a player for whom a script waits. */
  function listIn(t: number, asked: number): number {
    switch (m[t]!) {
      case 20:
        return listTurnADieInTurn(asked);
      case 22:
        return listChoiceInTurn(asked);
      case 34:
        return listKeepPair(asked);
      case 26:
        return listCrossSecondInCrossOff(asked);
      default:
        return 0;
    }
  }

  /** Lists what can be done in `turn`: `turn-a-die`, or nothing. */
  function listTurnADieInTurn(who: number): number {
    let count = listTurnADie(who);
    if (count > 0) moves[count++] = 0;
    return count;
  }

  /** Lists what can be done in `turn`: `cross-off`, `take-coins`. */
  function listChoiceInTurn(who: number): number {
    let count = listCrossOff(who);
    count = listTakeCoins(who, count);
    return count;
  }

  /** Lists what can be done in `cross-off`: `cross-second`, or nothing. */
  function listCrossSecondInCrossOff(who: number): number {
    let count = listCrossSecond(who);
    if (count > 0) moves[count++] = 0;
    return count;
  }

  /** Whether what is asked can be done in `turn`, of: `turn-a-die`, or nothing. */
  function explainTurnADieInTurn(who: number, action: number, offer: number): number {
    let found = -1;
    if (action === TURN_A_DIE && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainTurnADie(who)) return 1;
    }
    return found;
  }

  /** Whether what is asked can be done in `turn`, of: `cross-off`, `take-coins`. */
  function explainChoiceInTurn(who: number, action: number, offer: number): number {
    let found = -1;
    if (action === CROSS_OFF && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainCrossOff(who)) return 1;
    }
    if (action === TAKE_COINS && (offer < 0 || offer === 1)) {
      found = 0;
      if (explainTakeCoins(who)) return 1;
    }
    return found;
  }

  /** Whether what is asked can be done in `roll-four`, of: `keep-pair`. */
  function explainKeepPairInRollFour(who: number, action: number, offer: number): number {
    let found = -1;
    if (action === KEEP_PAIR && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainKeepPair(who)) return 1;
    }
    return found;
  }

  /** Whether what is asked can be done in `cross-off`, of: `cross-second`, or nothing. */
  function explainCrossSecondInCrossOff(who: number, action: number, offer: number): number {
    let found = -1;
    if (action === CROSS_SECOND && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainCrossSecond(who)) return 1;
    }
    return found;
  }

  /** Asks the decision at which a player stands: 1 allowed, 0 refused, -1 not offered. */
  function explainHere(t: number, asked: number, action: number, offer: number): number {
    switch (m[t]!) {
      case 20:
        return explainTurnADieInTurn(asked, action, offer);
      case 22:
        return explainChoiceInTurn(asked, action, offer);
      case 34:
        return explainKeepPairInRollFour(asked, action, offer);
      case 26:
        return explainCrossSecondInCrossOff(asked, action, offer);
      default:
        return -1;
    }
  }

  /** Asks a decision in which the player had no move. */
  function explainSkipped(note: number, asked: number, action: number): number {
    switch (m[note]!) {
      case 20:
        return explainTurnADieInTurn(asked, action, -1);
      case 22:
        return explainChoiceInTurn(asked, action, -1);
      case 34:
        return explainKeepPairInRollFour(asked, action, -1);
      case 26:
        return explainCrossSecondInCrossOff(asked, action, -1);
      default:
        return -1;
    }
  }

  /** Writes down what chance is to decide on. */
  function fillEvent(t: number): void {
    switch (m[t]!) {
      case 7: {
        let count = 0;
        for (let item = 0; item < m[PLAYERS]!; item++) m[EVENT + ++count] = item;
        m[EVENT] = count;
        break;
      }
      case 11:
      case 12: {
        let count = 0;
        for (let i = 1; i <= m[SEATS + m[SET_UP_PLAYER]! * SEAT_WORDS + OWN]!; i++) {
          const item = m[SEATS + m[SET_UP_PLAYER]! * SEAT_WORDS + OWN + i]!;
          m[EVENT + ++count] = item;
        }
        m[EVENT] = count;
        break;
      }
      case 13: {
        let count = 0;
        for (let i = 1; i <= m[TRAVELLING]!; i++) {
          const item = m[TRAVELLING + i]!;
          m[EVENT + ++count] = item;
        }
        m[EVENT] = count;
        break;
      }
      case 18: {
        const seat = m[IMAGINARY_BUILD_SEAT]!;
        const seatAt = SEATS + seat * SEAT_WORDS;
        let count = 0;
        for (let i = 1; i <= m[seatAt + OWN]!; i++) {
          const item = m[seatAt + OWN + i]!;
          m[EVENT + ++count] = item;
        }
        m[EVENT] = count;
        break;
      }
      case 32: {
        const player = m[ROLL_FOUR_PLAYER]!;
        const playerAt = SEATS + player * SEAT_WORDS;
        let count = 0;
        for (let i = 1; i <= m[playerAt + OWN]!; i++) {
          const item = m[playerAt + OWN + i]!;
          m[EVENT + ++count] = item;
        }
        for (let i = 1; i <= m[TRAVELLING]!; i++) {
          const item = m[TRAVELLING + i]!;
          m[EVENT + ++count] = item;
        }
        m[EVENT] = count;
        break;
      }
      case 28: {
        const player = m[CROSS_OFF_PLAYER]!;
        const playerAt = SEATS + player * SEAT_WORDS;
        let count = 0;
        for (let i = 1; i <= m[playerAt + OWN]!; i++) {
          const item = m[playerAt + OWN + i]!;
          m[EVENT + ++count] = item;
        }
        m[EVENT] = count;
        break;
      }
    }
  }

  /** Where the faces are that are rolled until something holds; -1 where nothing is. */
  function rolledFaces(t: number): number {
    switch (m[t]!) {
      case 11:
      case 18:
        return DIE_FACE;
      default:
        return -1;
    }
  }

  /** Goes to the first, or to the next, outcome of the roll for which a script waits. */
  function seekOutcome(t: number, isFirst: boolean): boolean {
    switch (m[t]!) {
      case 11:
        return seekSetUpRoll(t, EVENT, isFirst);
      case 18:
        return seekImaginaryBuildRoll(t, EVENT, isFirst);
      default:
        return false;
    }
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
        m[AFTER_SET_UP] = DONE;
        m[t] = 6; // set-up
        break;
      case 2:
        m[IMAGINARY_BUILD_SEAT] = owner;
        m[AFTER_IMAGINARY_BUILD] = DONE;
        m[t] = 17; // imaginary-build
        break;
      case 3:
        build(owner, m[GIVEN]!);
        break;
      case 4:
        m[TURN_PLAYER] = owner;
        m[AFTER_TURN] = DONE;
        m[t] = 19; // turn: somebody may repeat: turn-a-die
        break;
      case 5:
        if (m[m[GIVEN]!]! > 12) fault('too-many', 'dice');
        keep(owner, m[GIVEN]!);
        break;
      case 6:
        m[ROLL_FOUR_PLAYER] = owner;
        m[AFTER_ROLL_FOUR] = DONE;
        m[t] = 31; // roll-four
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
        const count = listTurnADieInTurn(player2);
        if (count > 0) return waitFor(t, player2, count, 20);
        skip(player2, 20);
        m[t] = 21; // turn: somebody must do one of: cross-off, take-coins
        break;
      }
      case 1: {
        m[TURN_PLAYER] = player;
        const player2 = m[TURN_PLAYER]!;
        m[AFTER_TURN] = DONE;
        const count = listChoiceInTurn(player2);
        if (count > 0) return waitFor(t, player2, count, 22);
        skip(player2, 22);
        m[t] = 23; // turn: nothing was possible, or nothing was wanted
        break;
      }
      case 2: {
        m[ROLL_FOUR_PLAYER] = player;
        const player2 = m[ROLL_FOUR_PLAYER]!;
        m[AFTER_ROLL_FOUR] = DONE;
        const count = listKeepPair(player2);
        if (count > 0) return waitFor(t, player2, count, 34);
        skip(player2, 34);
        m[t] = 35; // roll-four: nothing was possible, or nothing was wanted
        break;
      }
      case 3: {
        m[CROSS_OFF_PLAYER] = player;
        const player2 = m[CROSS_OFF_PLAYER]!;
        m[AFTER_CROSS_OFF] = DONE;
        const count = listCrossSecondInCrossOff(player2);
        if (count > 0) return waitFor(t, player2, count, 26);
        skip(player2, 26);
        m[t] = 27; // cross-off: nothing was possible, or nothing was wanted
        break;
      }
    }
    goOn(t);
  }

  function score(scoring: number): void {
    switch (scoring) {
      case 0:
        if (isWatched) notice(0, 0);
        scoreCompletedTypes(0);
        scoreCompletedTypes(1);
        scoreCompletedTypes(2);
        scoreCompletedTypes(3);
        scoreCompletedTypes(4);
        scoreCompletedTypes(5);
        break;
      case 1:
        if (isWatched) notice(1, 0);
        scoreMajority(0);
        scoreMajority(1);
        scoreMajority(2);
        scoreMajority(3);
        scoreMajority(4);
        scoreMajority(5);
        break;
      case 2:
        if (isWatched) notice(2, 0);
        for (let player = 0; player < m[PLAYERS]!; player++) scoreRowsAndColumns(player);
        break;
      case 3:
        if (isWatched) notice(3, 0);
        for (let player = 0; player < m[PLAYERS]!; player++) scoreCoinsLeft(player);
        break;
      case 4:
        if (isWatched) notice(4, 0);
        for (let seat = 0; seat < m[PLAYERS]! + m[IMAGINARY]!; seat++) scoreRivalBonus(seat);
        break;
    }
  }

  function term(index: number, owner: number): number {
    switch (index) {
      case 0:
        return coinsAtStart();
      case 1:
        return buildingsAtStart();
      case 2:
        return priceOfOnePip();
      case 3:
        return priceOfSecondBuilding();
      case 4:
        return boxes(m[GIVEN]!);
      case 5:
        return rivalGame() ? 1 : 0;
      case 6: {
        let count = 0;
        if (rivalGame()) {
          for (let item = 0; item < m[PLAYERS]! + m[IMAGINARY]!; item++) m[LIST_WITH_POINTS + ++count] = item;
        } else {
          for (let item = 0; item < m[PLAYERS]!; item++) m[LIST_WITH_POINTS + ++count] = item;
        }
        m[LIST_WITH_POINTS] = count;
        return LIST_WITH_POINTS;
      }
      case 7: {
        const ownerAt = SEATS + owner * SEAT_WORDS;
        let count = 0;
        for (let i = 1; i <= m[ownerAt + OWN]!; i++) {
          const item = m[ownerAt + OWN + i]!;
          m[LIST_FOUR_DICE3 + ++count] = item;
        }
        for (let i = 1; i <= m[TRAVELLING]!; i++) {
          const item = m[TRAVELLING + i]!;
          m[LIST_FOUR_DICE3 + ++count] = item;
        }
        m[LIST_FOUR_DICE3] = count;
        return LIST_FOUR_DICE3;
      }
      case 8: {
        const ownerAt = SEATS + owner * SEAT_WORDS;
        let count = 0;
        for (let i = 1; i <= m[ownerAt + OWN]!; i++) {
          const item = m[ownerAt + OWN + i]!;
          if (k[DIE_COLOUR + item] === YELLOW) m[LIST_YELLOW_DICE + ++count] = item;
        }
        for (let i = 1; i <= m[TRAVELLING]!; i++) {
          const item = m[TRAVELLING + i]!;
          if (k[DIE_COLOUR + item] === YELLOW) m[LIST_YELLOW_DICE + ++count] = item;
        }
        m[LIST_YELLOW_DICE] = count;
        return LIST_YELLOW_DICE;
      }
      case 9: {
        const ownerAt = SEATS + owner * SEAT_WORDS;
        let count = 0;
        for (let i = 1; i <= m[ownerAt + OWN]!; i++) {
          const item = m[ownerAt + OWN + i]!;
          if (k[DIE_COLOUR + item] === BLUE) m[LIST_BLUE_DICE + ++count] = item;
        }
        for (let i = 1; i <= m[TRAVELLING]!; i++) {
          const item = m[TRAVELLING + i]!;
          if (k[DIE_COLOUR + item] === BLUE) m[LIST_BLUE_DICE + ++count] = item;
        }
        m[LIST_BLUE_DICE] = count;
        return LIST_BLUE_DICE;
      }
      case 10:
        if (m[m[GIVEN + 1]!]! > 12) fault('too-many', 'dice');
        return pips(m[GIVEN]!, m[GIVEN + 1]!);
      case 11:
        if (m[m[GIVEN]!]! > 12) fault('too-many', 'dice');
        return hit(m[GIVEN]!);
      case 12: {
        const ownerAt = SEATS + owner * SEAT_WORDS;
        let count = 0;
        for (let i = 1; i <= m[ownerAt + OWN]!; i++) {
          const rowDie = m[ownerAt + OWN + i]!;
          if (k[DIE_COLOUR + rowDie] === YELLOW) {
            for (let i2 = 1; i2 <= m[ownerAt + OWN]!; i2++) {
              const columnDie = m[ownerAt + OWN + i2]!;
              if (k[DIE_COLOUR + columnDie] === BLUE) {
                const item = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
                m[LIST_CROSSING_POINTS + ++count] = item;
              }
            }
            for (let i2 = 1; i2 <= m[TRAVELLING]!; i2++) {
              const columnDie = m[TRAVELLING + i2]!;
              if (k[DIE_COLOUR + columnDie] === BLUE) {
                const item = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
                m[LIST_CROSSING_POINTS + ++count] = item;
              }
            }
          }
        }
        for (let i = 1; i <= m[TRAVELLING]!; i++) {
          const rowDie = m[TRAVELLING + i]!;
          if (k[DIE_COLOUR + rowDie] === YELLOW) {
            for (let i2 = 1; i2 <= m[ownerAt + OWN]!; i2++) {
              const columnDie = m[ownerAt + OWN + i2]!;
              if (k[DIE_COLOUR + columnDie] === BLUE) {
                const item = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
                m[LIST_CROSSING_POINTS + ++count] = item;
              }
            }
            for (let i2 = 1; i2 <= m[TRAVELLING]!; i2++) {
              const columnDie = m[TRAVELLING + i2]!;
              if (k[DIE_COLOUR + columnDie] === BLUE) {
                const item = k[CITY_AT + (m[DIE_FACE + rowDie]! - 1) * 6 + m[DIE_FACE + columnDie]! - 1]!;
                m[LIST_CROSSING_POINTS + ++count] = item;
              }
            }
          }
        }
        m[LIST_CROSSING_POINTS] = count;
        return LIST_CROSSING_POINTS;
      }
      default:
        return NONE;
    }
  }

  function table(index: number, column: number): number {
    switch (index + column) {
      case 0:
        return lookUpRounds(m[GIVEN]!);
      case 1:
        return lookUpLinePoints(m[GIVEN]!);
      case 2:
        return lookUpPlacePoints(m[GIVEN]!, m[GIVEN + 1]!);
      case 3:
        return lookUpRivalPoints(m[GIVEN]!);
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
      for (let player = 0; player < m[PLAYERS]!; player++) {
        const playerAt = SEATS + player * SEAT_WORDS;
        if (m[playerAt + OWN]! > 2) {
          found = true;
          break;
        }
      }
      if (found) return 0;
    }
    {
      let found: boolean = false;
      for (let player = 0; player < m[PLAYERS]!; player++) {
        const playerAt = SEATS + player * SEAT_WORDS;
        if (m[playerAt + COINS]! + m[playerAt + COINS_ON_SHEET]! > 20) {
          found = true;
          break;
        }
      }
      if (found) return 1;
    }
    {
      let found: boolean = false;
      for (let player = 0; player < m[PLAYERS]!; player++) {
        const playerAt = SEATS + player * SEAT_WORDS;
        let total = 0;
        for (let building = 0; building <= 5; building++) {
          const item = m[playerAt + BUILT + building]!;
          total += item;
        }
        if (bitsIn(m, playerAt + CROSSED, 2) !== total) {
          found = true;
          break;
        }
      }
      if (found) return 2;
    }
    return -1;
  }

  /** Brings what is worked out once and kept in line with the fields: to be called when somebody else has written them. */
  function derive(): void {}

  /** Writes what lies where before anything is played. */
  function setOut(): void {
    m[PLAY_AGAINST_RIVALS] = m[GIVEN]!;
    m.fill(1, DIE_FACE, DIE_FACE + 12);
    const last = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last; block += SEAT_WORDS) m[block + COINS] = coinsAtStart();
    const last2 = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last2; block += SEAT_WORDS)
      m[block + COINS_ON_SHEET] = 20 - coinsAtStart();
    let count = 0;
    for (let item = 0; item <= 11; item++) m[LIST_SPARE + ++count] = item;
    m[LIST_SPARE] = count;
    for (let i = 1; i <= m[LIST_SPARE]!; i++) takeDie(m[LIST_SPARE + i]!);
    setList(m, SPARE, LIST_SPARE);
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
      scratch: 364,
      mostGiven: 5,
      slots: 2,
      mostListed: 12,
      rankedSeats: RANKED3,
      rankedPlaces: RANKED_PLACE3,
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
      term, table, derive, moveAt, rank, solo, broken,
    },
    {},
  );
}
