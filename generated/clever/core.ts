// Code generated from rules/clever by Regelwerk. DO NOT EDIT.
import type { Core, Watch } from '../runtime/core.ts';
import * as coreNumbers from '../runtime/core-numbers.ts';
import { fault } from '../runtime/core-numbers.ts';
import * as coreState from '../runtime/core-state.ts';
import * as coreLists from '../runtime/core-lists.ts';
import * as coreRanks from '../runtime/core-ranks.ts';
import { printed, workedOut } from '../runtime/core-tables.ts';
import * as coreChance from '../runtime/core-chance.ts';
import { createDoors, noticing } from '../runtime/core-doors.ts';

/** The core of `clever`: one game in memory, made of whole numbers. See the interface for how to use it. */
export function createCore(watch?: Watch): Core {
  const { atLeast, countIn, firstIn, isLess, isNone, isSame, lastIn, lowestIn, there, within } = coreNumbers;
  const { clockwise, drawQuickly } = coreState;
  const { append, bitsOfList, cameBefore, itemOf, moveAll, removeFrom, removeLast, setList, sum } = coreLists;
  const { lots, order, placed } = coreRanks;
  const { isSupplied, pick, setFaces } = coreChance;
  /** No value. */
  const NONE = -0x80000000;
  /** In a question: a choice left open. */
  const OPEN = -0x7fffffff;

  // Numbers stand for these words, counted from 0 as the rules name them.
  // Colour: white, yellow, blue, green, orange, purple
  // Bonus: reroll, extra-die, fox, cross-yellow, cross-blue, cross-green, orange-4, orange-5, orange-6,
  //   purple-6, free-choice

  // Those that the rules ask for by name.
  const WHITE = 0;
  const YELLOW = 1;
  const FOX = 2;
  const BLUE = 2;
  const GREEN = 3;
  const ORANGE = 4;
  const PURPLE = 5;

  // Actions.
  const ROLL_AGAIN = 0;
  const USE_DIE = 1;
  const USE_BONUS = 2;

  // Reasons.
  const ALREADY_MARKED = 0;
  const LEFT_TO_RIGHT = 1;
  const NO_REROLL_LEFT = 2;
  const NOT_AMONG_THESE_DICE = 3;
  const OTHER_COLOUR = 4;
  const OTHER_NUMBER = 5;
  const OTHER_SUM = 6;
  const TOO_LOW = 7;
  const MUST_RISE = 8;
  const OTHER_AREA = 9;
  const USE_DIE_CELL_NONE = 10;
  const USE_BONUS_BONUS_NONE = 11;
  const USE_BONUS_CELL_NONE = 12;
  const GAME_OVER = 13;
  const NOT_NOW = 14;
  const NOT_YOUR_TURN = 15;
  const MUST_CHOOSE = 16;
  const FAULT = 18;

  // What every state begins with.
  const PLAYERS = 0;
  const IMAGINARY = 1;
  const OVER = 2;
  const SEEDED = 3;
  const RANDOM = 4;

  // The table, and the scripts that run for the whole game.
  const OTHER_THREE_IN_SOLO = 8;
  const POOL = 9;
  const POOL_THERE = 16;
  const SET_OUT = 17;
  const SET_OUT_THERE = 24;
  const TRAY = 25;
  const TRAY_THERE = 32;
  const STARTER = 33;
  const ROUND = 34;
  const DIE_FACE = 35;
  const BRANCHES = 41;
  const RUNS_GAME = 46;
  const AFTER_GAME = 47;
  const GAME_ROUND = 48;
  const GAME_ROUND_LAST = 49;
  const GAME_ACTIVE = 50;
  const GAME_ACTIVE_LIST = 51;
  const GAME_ACTIVE_NEXT = 56;
  const AFTER_ACTIVE_TURN = 57;
  const ACTIVE_TURN_PLAYER = 58;
  const ACTIVE_TURN_TIMES = 59;
  const ACTIVE_TURN_DIE = 60;
  const ACTIVE_TURN_CELL = 61;
  const AFTER_SOLO_PASSIVE_TURN = 62;
  const SOLO_PASSIVE_TURN_PLAYER = 63;
  const SOLO_PASSIVE_TURN_DIE_PICKS = 64;
  const SOLO_PASSIVE_TURN_RANKED = 71;
  const SOLO_PASSIVE_TURN_RANKED_NEXT = 90;
  const SOLO_PASSIVE_TURN_DIE = 91;
  const SOLO_PASSIVE_TURN_PLACE = 92;
  const SOLO_PASSIVE_TURN_SHARED = 93;
  const AFTER_LAST_CHANCE = 94;
  const AFTER_ROLL_AGAIN = 95;
  const ROLL_AGAIN_PLAYER = 96;

  /** The script of the whole game; those of players who act at once lie in their blocks. */
  const MAIN = 97;
  /** The blocks of the seats: where the first begins, and how many words each has. */
  const SEATS = 120;
  const SEAT_WORDS = 131;
  /** Where a seat's own script lies in its block. */
  const THREAD = 108;
  /** How many words a note of a decision without a move takes. */
  const NOTE_WORDS = 1;

  // In the block of a seat.
  const ENTRY = 0;
  const ENTRY_THERE = 60;
  const STOCK = 63;
  const FOXES = 65;
  const WON = 66;
  const USED_AS_EXTRA = 91;
  const OLDER_IN_WON = 92;
  const POINTS_AREA_SCORE = 93;
  const POINTS_FOX_SCORE = 100;
  const NOTES = 101;

  // In a script: where it stands, for whom it waits, and the names of its phases.
  const WAITS_FOR = 1;
  const GAME_PLAYER_ROUND = 3;
  const GAME_PLAYER_PLAYER = 4;
  const AFTER_SETTLE = 5;
  const SETTLE_PLAYER = 6;
  const SETTLE_BONUS = 7;
  const SETTLE_CELL = 8;
  const AFTER_EXTRA_DICE = 9;
  const EXTRA_DICE_PLAYER = 10;
  const EXTRA_DICE_DIE = 11;
  const EXTRA_DICE_CELL = 12;
  const AFTER_PASSIVE_TURN = 13;
  const PASSIVE_TURN_PLAYER = 14;
  const PASSIVE_TURN_DIE = 15;
  const PASSIVE_TURN_CELL = 16;
  const PASSIVE_TURN_DIE_2 = 17;
  const PASSIVE_TURN_CELL_2 = 18;
  const GAME_PASSIVE_PASSIVE = 20;
  const LAST_CHANCE_PLAYER_PLAYER = 22;

  // For work, outside of the state.
  const LISTED = 644;
  const LISTED_FOR = 645;
  const LISTED_IN = 646;
  const MOVE = 647;
  const JUMPS = 648;
  const STAMP = 649;
  const REFUSED_AT = 650;
  const USED_SECRETS = 651;
  const DEEPEST = 652;
  const PLAYOUTS = 655;
  const LIST_ITEMS = 657;
  const LIST_ITEMS2 = 662;
  const LIST_WON = 687;
  const RANKED = 712;
  const RANKED_PLACE = 718;
  const RANKED_SHARED = 724;
  const RANKED_BY = 730;
  const RANKED_KEYS = 736;
  const LIST_ITEMS3 = 742;
  const RANKED2 = 749;
  const RANKED_PLACE2 = 753;
  const RANKED_SHARED2 = 757;
  const RANKED_BY2 = 761;
  const RANKED_KEYS2 = 765;
  const LIST_NO_PICKS = 773;
  const LIST_POOL = 774;
  const EVENT = 781;
  const OUTCOME = 788;
  const GIVEN = 795;
  const NOTICED = 800;
  const HANDED_LISTS = 805;

  // What is printed: one table behind the other, in one array. Its first word tells where the next one goes.
  const tables = new Int32Array(1805);
  const k = tables;
  k[0] = 1;
  const ROUNDS = printed(k, '6 6 5 4');
  const ROUND_BONUS = printed(k, '0 1 0 10 - -');
  const REWARD_AREA = printed(k, '1 2 3 4 4 4 5 -');
  const CELL_BY_PIPS = printed(k, '5 8 4 10 0 13 11 14 2 7 1 15');
  const CELL_BY_PIPS2 = printed(k, '16 17 18 19 20 21 22 23 24 25 26');
  const SHEET_MINIMUM = printed(k, '-×27 1 2 3 4 5 1 2 3 4 5 6 -×22');
  const SHEET_LINE_MASK = printed(
    k,
    '15 240 3840 61440 4369 8738 17476 34952 33825 458752 7864320 125829120 8912896 17891328 35782656 71565312',
  );
  const SHEET_LINE_POINTS = printed(k, '-×4 10 14 16 20 -×8');
  const SHEET_WORD = printed(k, '0 0 1 1 2');
  const SHEET_MASK = printed(k, '65535 134152192 2047 4192256 2047');
  const SHEET_FIRST_OF_WORD = printed(k, '0 0 27 27 49');
  const BLUE_POINTS = printed(k, '0 1 2 4 7 11 16 22 29 37 46 56');
  const SHEET_POINTS = printed(k, '-×27 1 3 6 10 15 21 28 36 45 55 66 -×22');
  const SHEET_AREA = printed(k, '1×16 2×11 3×11 4×11 5×11');
  const SHEET_PIPS = printed(k, '3 6 5 - 2 1 - 5 1 - 2 4 - 3 4 6 2 3 4 5 6 7 8 9 10 11 12 -×33');
  const REWARD_NUMBER = printed(k, '- - - 4 5 6 6 6');
  const SHEET_TIMES = printed(k, '-×41 2 - - 2 - 2 - 3 -×11');
  const WRITTEN_MEMO = workedOut(k, 480, (at) => written((at / 8) | 0, at % 8 || NONE));
  const ENTRY_WORD = printed(k, '0×27 1×22 2×11');
  const ENTRY_BIT = printed(
    k,
    '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 0 1 2 3 4 5 6 7 8 9 10',
  );
  const SHEET_BONUS = printed(k, '-×30 1 - 4 2 - 9 0 - - - 0 - 3 1 - 2 - 9 - - - 0 4 1 3 2 0 5 8 1');
  const SHEET_LINES_OF_CELL = printed(
    k,
    '0 4 8 0 5 0 6 0 7 1 4 1 5 8 1 6 1 7 2 4 2 5 2 6 8 2 7 3 4 3 5 3 6 3 7 8 9 13 9 14 9 15 10 12 10 13 10 14 10 15 11 12 11 13 11 14 11 15',
  );
  const SHEET_LINES_OF_CELL_FROM = printed(
    k,
    '0 3 5 7 9 11 14 16 18 20 22 25 27 29 31 33 36 38 40 42 44 46 48 50 52 54 56 58×34',
  );
  const SHEET_LINE_BONUS = printed(k, '4 6 5 2 -×4 1 7 3 2 0 5 9 1');
  const ENTRY_DECISION = printed(k, '0 1 2 3 4 5 -1');
  const RATING = printed(k, '0×140 1×20 2×20 3×20 4×20 5×20 6×20 8×21 10');
  const SHEET_AT = printed(
    k,
    '0 1 2 3 -1×7 4 5 6 7 -1×7 8 9 10 11 -1×7 12 13 14 15 -1×8 16 17 18 -1×7 19 20 21 22 -1×7 23 24 25 26 -1×18 27 28 29 30 31 32 33 34 35 36 37 -1×33 38 39 40 41 42 43 44 45 46 47 48 -1×33 49 50 51 52 53 54 55 56 57 58 59 -1×33',
  );
  const DECISION_IS_MUST = printed(k, '1 0 1 0 1 0');
  const CHANCE_KIND = printed(k, '2 0 0 3 0 0');

  /** By case: the decision, or the chance event, at which the script waits there; -1 for none. */
  const DECISION_OF_CASE = printed(k, '-1×15 0 -1×5 1 -1 2 -1 -1 -1 3 -1×7 4 -1 5 -1 -1');
  const CHANCE_OF_CASE = printed(k, '-1 -1 0 -1×16 1 -1×5 4 -1×4 2 3 -1×8');

  /** All that changes: the state, and behind it room for work. */
  const memory = new Int32Array(805);
  const m = memory;
  const moves = new Int32Array(1026);
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

  /**
   *     step win[bonus: Bonus or none] of player
   *       if bonus is in Track
   *         add 1 to stock[bonus]
   *       otherwise if bonus is fox
   *         add 1 to foxes
   *       otherwise if bonus is in Instant
   *         add bonus to won
   */
  function win(player: number, bonus: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    if (bonus >= 0 && bonus <= 1) {
      m[playerAt + STOCK + bonus] = within(m[playerAt + STOCK + bonus]! + 1, 0, 7, 'stock');
    } else if (bonus === FOX) {
      m[playerAt + FOXES] = within(m[playerAt + FOXES]! + 1, 0, 5, 'foxes');
    } else if (bonus >= 3 && bonus <= 10) {
      if (m[playerAt + WON]! >= 24) fault('too-many', 'won');
      m[playerAt + WON + ++m[playerAt + WON]!] = bonus;
    }
  }

  /** Lists the moves of the action `use-bonus`, and tells how many are listed. */
  function listUseBonus(player: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = 0;
    const cellInGreen = firstIn(~m[playerAt + ENTRY_THERE + 1]! & 2047, 27);
    const cellInOrange = firstIn(~m[playerAt + ENTRY_THERE + 1]! & 4_192_256, 27);
    const cellInPurple = firstIn(~m[playerAt + ENTRY_THERE + 2]! & 2047, 49);
    let count2 = 0;
    for (
      let nth =
        m[playerAt + OLDER_IN_WON]! + 1 <= m[playerAt + WON]!
          ? m[playerAt + OLDER_IN_WON]! + 1
          : 1 <= m[playerAt + WON]! ? m[playerAt + WON]! : 1;
      nth <= m[playerAt + WON]!;
      nth++
    ) {
      const item = itemOf(m, playerAt + WON, nth);
      m[LIST_ITEMS2 + ++count2] = item;
    }
    m[LIST_ITEMS2] = count2;
    for (let i = 1; i <= m[LIST_ITEMS2]!; i++) {
      const bonus = m[LIST_ITEMS2 + i]!;
      if (!cameBefore(m, LIST_ITEMS2, i)) {
        const area = k[REWARD_AREA + bonus - 3]!;
        // cell in sheet[yellow]
        if (area === NONE || area === YELLOW) {
          for (let cell = 0; cell <= 15; cell++) {
            moves[count] = 1 + bonus * 64 + cell;
            count += isNone(m[playerAt + ENTRY + cell]!);
          }
        }
        // cell in sheet[blue]
        if (area === NONE || area === BLUE) {
          for (let cell = 16; cell <= 26; cell++) {
            moves[count] = 1 + bonus * 64 + cell;
            count += isNone(m[playerAt + ENTRY + cell]!);
          }
        }
        // cell in sheet[green]
        if (cellInGreen !== NONE) {
          moves[count] = 1 + bonus * 64 + cellInGreen;
          count += isNone(area) | isSame(area, GREEN);
        }
        // cell in sheet[orange]
        if (cellInOrange !== NONE) {
          moves[count] = 1 + bonus * 64 + cellInOrange;
          count += isNone(area) | isSame(area, ORANGE);
        }
        // cell in sheet[purple]
        if (cellInPurple !== NONE) {
          moves[count] = 1 + bonus * 64 + cellInPurple;
          count += isNone(area) | isSame(area, PURPLE);
        }
      }
    }
    return count;
  }

  /** All pieces of a kind, from wherever they lie, to one place. */
  function gatherDie(place: number): void {
    m[POOL] = 0;
    m[POOL_THERE] = 0;
    m[SET_OUT] = 0;
    m[SET_OUT_THERE] = 0;
    m[TRAY] = 0;
    m[TRAY_THERE] = 0;
    m[place + 1] = 0;
    m[place + 2] = 1;
    m[place + 3] = 2;
    m[place + 4] = 3;
    m[place + 5] = 4;
    m[place + 6] = 5;
    m[place] = 6;
    m[place + 7] = 63;
  }

  /** `term rolls = 3` */
  function rolls(): number {
    return 3;
  }

  /** Rolls the pieces of a list, one after the other (xoshiro128**). */
  function rollPool(): void {
    let a = m[RANDOM]!;
    let b = m[RANDOM + 1]!;
    let c = m[RANDOM + 2]!;
    let d = m[RANDOM + 3]!;
    const count = m[POOL]!;
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
      if (number <= 4_294_967_291) m[DIE_FACE + m[POOL + i++]!] = 1 + (number % 6);
    }
    m[RANDOM] = a;
    m[RANDOM + 1] = b;
    m[RANDOM + 2] = c;
    m[RANDOM + 3] = d;
  }

  /** `term blue-sum = face of Die[blue] + face of Die[white]` */
  function blueSum(): number {
    return m[DIE_FACE + 2]! + m[DIE_FACE]!;
  }

  /**
   *     term may-follow-in-purple[value: 1..6] of player
   *       let cell = last cell in sheet[purple] where entry[cell] is not none
   *       if cell is none: yes
   *       otherwise: entry[cell] is 6 or entry[cell] is less than value
   */
  function mayFollowInPurple(player: number, value: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    const cell = lastIn(m[playerAt + ENTRY_THERE + 2]! & 2047, 49);
    if (cell === NONE) return true;
    return m[playerAt + ENTRY + cell] === 6 || m[playerAt + ENTRY + cell]! < value;
  }

  /** Whether `may-follow-in-purple` holds, as 1 or 0. */
  function bitOfMayFollowInPurple(player: number, value: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    const cell = lastIn(m[playerAt + ENTRY_THERE + 2]! & 2047, 49);
    if (cell === NONE) return 1;
    return isSame(m[playerAt + ENTRY + cell]!, 6) | isLess(m[playerAt + ENTRY + cell]!, value);
  }

  /** Lists the moves of the action `use-die`, and tells how many are listed; `dice` has a bit for each piece. */
  function listUseDie(player: number, dice: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = 0;
    const pips = m[DIE_FACE]!;
    const cell = k[CELL_BY_PIPS + pips * 2 - 2]!;
    const cell2 = k[CELL_BY_PIPS + pips * 2 - 1]!;
    const pips2 = m[DIE_FACE + 1]!;
    const cell3 = k[CELL_BY_PIPS + pips2 * 2 - 2]!;
    const cell4 = k[CELL_BY_PIPS + pips2 * 2 - 1]!;
    const pips3 = blueSum();
    const cell5 = k[CELL_BY_PIPS2 + pips3 - 2]!;
    const cellInGreen = firstIn(~m[playerAt + ENTRY_THERE + 1]! & 2047, 27);
    const cellInOrange = firstIn(~m[playerAt + ENTRY_THERE + 1]! & 4_192_256, 27);
    const cellInPurple = firstIn(~m[playerAt + ENTRY_THERE + 2]! & 2047, 49);
    // cell in sheet[yellow]
    moves[count] = 1 + cell;
    count += dice & isNone(m[playerAt + ENTRY + cell]!);
    moves[count] = 1 + cell2;
    count += dice & isNone(m[playerAt + ENTRY + cell2]!);
    moves[count] = 65 + cell3;
    count += (dice >>> 1) & isNone(m[playerAt + ENTRY + cell3]!);
    moves[count] = 65 + cell4;
    count += (dice >>> 1) & isNone(m[playerAt + ENTRY + cell4]!);
    // cell in sheet[blue]
    moves[count] = 1 + cell5;
    count += dice & isNone(m[playerAt + ENTRY + cell5]!);
    moves[count] = 129 + cell5;
    count += (dice >>> 2) & isNone(m[playerAt + ENTRY + cell5]!);
    // cell in sheet[green]
    if (cellInGreen !== NONE) {
      moves[count] = 1 + cellInGreen;
      count += dice & atLeast(m[DIE_FACE]!, k[SHEET_MINIMUM + cellInGreen]!);
      moves[count] = 193 + cellInGreen;
      count += (dice >>> 3) & atLeast(m[DIE_FACE + 3]!, k[SHEET_MINIMUM + cellInGreen]!);
    }
    // cell in sheet[orange]
    if (cellInOrange !== NONE) {
      moves[count] = 1 + cellInOrange;
      count += dice & 1;
      moves[count] = 257 + cellInOrange;
      count += (dice >>> 4) & 1;
    }
    // cell in sheet[purple]
    if (cellInPurple !== NONE) {
      moves[count] = 1 + cellInPurple;
      count += dice & bitOfMayFollowInPurple(player, m[DIE_FACE]!);
      moves[count] = 321 + cellInPurple;
      count += (dice >>> 5) & bitOfMayFollowInPurple(player, m[DIE_FACE + 5]!);
    }
    return count;
  }

  /** Takes a piece away from where it lies. */
  function takeDie(piece: number): void {
    if (((m[POOL_THERE]! >>> piece) & 1) === 1) {
      m[POOL_THERE]! ^= 1 << piece;
      removeFrom(m, POOL, piece);
      return;
    }
    if (((m[SET_OUT_THERE]! >>> piece) & 1) === 1) {
      m[SET_OUT_THERE]! ^= 1 << piece;
      removeFrom(m, SET_OUT, piece);
      return;
    }
    if (((m[TRAY_THERE]! >>> piece) & 1) === 1) {
      m[TRAY_THERE]! ^= 1 << piece;
      removeFrom(m, TRAY, piece);
    }
  }

  /** Lays a piece at the end of a place, from wherever it lay. */
  function layDie(piece: number, place: number): void {
    takeDie(piece);
    append(m, place, piece);
    m[place + 7]! |= 1 << piece;
  }

  /** `term served-alone = 3` */
  function servedAlone(): number {
    return 3;
  }

  /** `term full[line] of player = no cell in cells of line where entry[cell] is none` */
  function full(player: number, line: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    return (~m[playerAt + ENTRY_THERE]! & k[SHEET_LINE_MASK + line]!) === 0;
  }

  /** `term marks[area] of player = count of cell in sheet[area] where entry[cell] is not none` */
  function marks(player: number, area: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    const member = area - 1;
    return countIn(m[playerAt + ENTRY_THERE + k[SHEET_WORD + member]!]! & k[SHEET_MASK + member]!);
  }

  function lookUpBluePoints(key: number): number {
    if (key < 0 || key > 11) return fault('no-such-key', 'blue-points');
    return k[BLUE_POINTS + key]!;
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
        if (full(player, line)) {
          const item = k[SHEET_LINE_POINTS + line]!;
          total2 += item;
        }
      }
      return total2;
    }
    if (area === BLUE) return lookUpBluePoints(marks(player, 2));
    if (area === GREEN) {
      let highest = NONE;
      for (let rest = m[playerAt + ENTRY_THERE + 1]! & 2047; rest !== 0; rest &= rest - 1) {
        const cell = 27 + lowestIn(rest);
        const item = k[SHEET_POINTS + cell]!;
        if (highest === NONE || item > highest) highest = item;
      }
      if (highest === NONE) highest = 0;
      return highest;
    }
    let total = 0;
    const member = area - 1;
    for (
      let rest = m[playerAt + ENTRY_THERE + k[SHEET_WORD + member]!]! & k[SHEET_MASK + member]!;
      rest !== 0;
      rest &= rest - 1
    ) {
      const cell = k[SHEET_FIRST_OF_WORD + member]! + lowestIn(rest);
      const item = m[playerAt + ENTRY + cell]!;
      total += item;
    }
    return total;
  }

  /**
   *     scoring area-score for each player
   *       for each area in Area
   *         award area-points[area] for area
   */
  function scoreAreaScore(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    for (let area = 1; area <= 5; area++)
      m[playerAt + POINTS_AREA_SCORE + 1 + area]! += areaPoints(player, area);
  }

  /** `term lowest-area-points of player = lowest of area-points[area] for area in Area` */
  function lowestAreaPoints(player: number): number {
    let lowest = NONE;
    for (let area = 1; area <= 5; area++) {
      const item = areaPoints(player, area);
      if (lowest === NONE || item < lowest) lowest = item;
    }
    return lowest;
  }

  /**
   *     scoring fox-score for each player
   *       award foxes * lowest-area-points
   */
  function scoreFoxScore(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    m[playerAt + POINTS_FOX_SCORE]! += m[playerAt + FOXES]! * lowestAreaPoints(player);
  }

  /** Lists the moves of the action `roll-again`, and tells how many are listed. */
  function listRollAgain(player: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = 0;
    moves[count] = 1;
    count += atLeast(m[playerAt + STOCK]!, 1);
    return count;
  }

  /** `term next-cell[area] of player = first cell in sheet[area] where entry[cell] is none` */
  function nextCell(player: number, area: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    const member = area - 1;
    return firstIn(
      ~m[playerAt + ENTRY_THERE + k[SHEET_WORD + member]!]! & k[SHEET_MASK + member]!,
      k[SHEET_FIRST_OF_WORD + member]!,
    );
  }

  /** Whether a move of the action `use-bonus` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainUseBonus(player: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found = false;
    for (
      let nth =
        m[playerAt + OLDER_IN_WON]! + 1 <= m[playerAt + WON]!
          ? m[playerAt + OLDER_IN_WON]! + 1
          : 1 <= m[playerAt + WON]! ? m[playerAt + WON]! : 1;
      nth <= m[playerAt + WON]!;
      nth++
    ) {
      const bonus = itemOf(m, playerAt + WON, nth);
      if (m[GIVEN] === OPEN || m[GIVEN] === bonus) {
        found = true;
        let found2 = false;
        for (let cell = 0; cell <= 59; cell++) {
          if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === cell) {
            found2 = true;
            next: {
              if (
                !(k[REWARD_AREA + bonus - 3] === NONE || k[REWARD_AREA + bonus - 3] === k[SHEET_AREA + cell])
              ) {
                refused(3, OTHER_AREA, -1);
                break next;
              }
              if (m[playerAt + ENTRY + cell] !== NONE) {
                refused(5, ALREADY_MARKED, -1);
                break next;
              }
              const one = k[SHEET_AREA + cell]!;
              if (one >= 3 && one <= 5) {
                if (cell !== nextCell(player, k[SHEET_AREA + cell]!)) {
                  refused(6, LEFT_TO_RIGHT, -1);
                  break next;
                }
              }
              return true;
            }
          }
        }
        if (!found2) refused(2, USE_BONUS_CELL_NONE, 1);
      }
    }
    if (!found) refused(1, USE_BONUS_BONUS_NONE, 0);
    return false;
  }

  /** Whether a move of the action `roll-again` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainRollAgain(player: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    if (m[playerAt + STOCK]! < 1) {
      refused(1, NO_REROLL_LEFT, -1);
      return false;
    }
    return true;
  }

  /** Whether a move of the action `use-die` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainUseDie(player: number, dice: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found = false;
    for (let i = 1; i <= m[dice]!; i++) {
      const die = m[dice + i]!;
      if (m[GIVEN] === OPEN || m[GIVEN] === die) {
        found = true;
        let found2 = false;
        for (let cell = 0; cell <= 59; cell++) {
          if (m[GIVEN + 1] === OPEN || m[GIVEN + 1] === cell) {
            found2 = true;
            next: {
              const area = k[SHEET_AREA + cell]!;
              if (!(die === WHITE || die === area)) {
                refused(4, OTHER_COLOUR, -1);
                break next;
              }
              if (m[playerAt + ENTRY + cell] !== NONE) {
                refused(6, ALREADY_MARKED, -1);
                break next;
              }
              const one = k[SHEET_AREA + cell]!;
              if (one >= 3 && one <= 5) {
                if (cell !== nextCell(player, k[SHEET_AREA + cell]!)) {
                  refused(7, LEFT_TO_RIGHT, -1);
                  break next;
                }
              }
              if (area === YELLOW) {
                if (k[SHEET_PIPS + cell] !== m[DIE_FACE + die]) {
                  refused(8, OTHER_NUMBER, -1);
                  break next;
                }
              }
              if (area === BLUE) {
                if (k[SHEET_PIPS + cell] !== blueSum()) {
                  refused(9, OTHER_SUM, -1);
                  break next;
                }
              }
              if (k[SHEET_MINIMUM + cell] !== NONE) {
                if (m[DIE_FACE + die]! < k[SHEET_MINIMUM + cell]!) {
                  refused(10, TOO_LOW, -1);
                  break next;
                }
              }
              if (area === PURPLE) {
                if (!mayFollowInPurple(player, m[DIE_FACE + die]!)) {
                  refused(11, MUST_RISE, -1);
                  break next;
                }
              }
              return true;
            }
          }
        }
        if (!found2) refused(2, USE_DIE_CELL_NONE, 1);
      }
    }
    if (!found) refused(1, NOT_AMONG_THESE_DICE, 0);
    return false;
  }

  /**
   *     term written[cell, value: 1..6 or none]
   *       if value is none or area of cell is in yellow..green: 1
   *       if times of cell is not none: value * times of cell
   *       otherwise: value
   */
  function written(cell: number, value: number): number {
    let holds = value === NONE;
    if (!holds) {
      const one = k[SHEET_AREA + cell]!;
      holds = one >= 1 && one <= 3;
    }
    if (holds) return 1;
    if (k[SHEET_TIMES + cell] !== NONE) return value * k[SHEET_TIMES + cell]!;
    return value;
  }

  /** Keeps the bits that tell which `entry` holds something: this one does. */
  function noteEntryThere(block: number, cell: number): void {
    m[block + ENTRY_THERE + k[ENTRY_WORD + cell]!]! |= 1 << k[ENTRY_BIT + cell]!;
  }

  /**
   *     phase mark[cell, value: 1..6 or none] of player
   *       entry[cell] becomes written[cell, value]
   *       do win[bonus of cell]
   *       for each line in lines of cell where full[line]
   *         do win[bonus of line]
   */
  function mark(player: number, cell: number, value: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    m[playerAt + ENTRY + cell] = k[WRITTEN_MEMO + cell * 8 + (value & 7)]!;
    noteEntryThere(playerAt, cell);
    win(player, k[SHEET_BONUS + cell]!);
    const until = k[SHEET_LINES_OF_CELL_FROM + cell + 1]!;
    for (let i = k[SHEET_LINES_OF_CELL_FROM + cell]!; i < until; i++) {
      const line = k[SHEET_LINES_OF_CELL + i]!;
      if (full(player, line)) win(player, k[SHEET_LINE_BONUS + line]!);
    }
  }

  /**
   *     action use-bonus of player
   *       choose bonus from newest of won
   *       choose cell  from sheet
   *       need area of reward[bonus] is none or area of reward[bonus] is area of cell else other-area
   *       follow order-of-fields[cell]
   *       remove bonus from won
   *       do mark[cell, number of reward[bonus]]
   */
  function doUseBonus(player: number, bonus: number, cell: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    removeLast(m, playerAt + WON, bonus);
    m[playerAt + OLDER_IN_WON] = m[playerAt + WON]!;
    mark(player, cell, k[REWARD_NUMBER + bonus - 3]!);
  }

  /** `term best-area-points of player = highest of area-points[area] for area in Area` */
  function bestAreaPoints(player: number): number {
    let highest = NONE;
    for (let area = 1; area <= 5; area++) {
      const item = areaPoints(player, area);
      if (highest === NONE || item > highest) highest = item;
    }
    return highest;
  }

  /** `term most-marks = if count of players is 3 then 48 otherwise 47` */
  function mostMarks(): number {
    return m[PLAYERS] === 3 ? 48 : 47;
  }

  /**
   *     term falls[before: 1..18 or none, after: 1..18 or none]
   *       if before is none or after is none: no
   *       otherwise: after is at most before and before is less than 6 and after is less than 6
   */
  function falls(before: number, after: number): boolean {
    if (before === NONE || after === NONE) return false;
    return after <= before && before < 6 && after < 6;
  }

  /**
   *     term foxes-earned of player = (count of cell in sheet where bonus of cell is fox and entry[cell] is not none) +
   *         (count of line in lines of sheet[yellow] + lines of sheet[blue] where bonus of line is fox and full[line])
   */
  function foxesEarned(player: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = 0;
    for (let cell = 0; cell <= 59; cell++)
      count += isSame(k[SHEET_BONUS + cell]!, FOX) & (isNone(m[playerAt + ENTRY + cell]!) ^ 1);
    let count2 = 0;
    for (let line = 0; line <= 8; line++)
      if (k[SHEET_LINE_BONUS + line] === FOX && full(player, line)) count2++;
    for (let line = 9; line <= 15; line++)
      if (k[SHEET_LINE_BONUS + line] === FOX && full(player, line)) count2++;
    return count + count2;
  }

  function lookUpRounds(key: number): number {
    if (key < 1 || key > 4) return fault('no-such-key', 'rounds');
    return k[ROUNDS + key - 1]!;
  }

  function lookUpRoundBonus(key: number): number {
    if (key < 1 || key > 6) return fault('no-such-key', 'round-bonus');
    return k[ROUND_BONUS + key - 1]!;
  }

  function lookUpRewardArea(key: number): number {
    if (key < 3 || key > 10) return fault('no-such-key', 'reward');
    return k[REWARD_AREA + key - 3]!;
  }

  function lookUpRewardNumber(key: number): number {
    if (key < 3 || key > 10) return fault('no-such-key', 'reward');
    return k[REWARD_NUMBER + key - 3]!;
  }

  function lookUpRating(key: number): number {
    if (key < 0) return fault('no-such-key', 'rating');
    return k[RATING + Math.min(key, 281)]!;
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
    for (let player = 0; player < m[PLAYERS]!; player++) {
      const playerAt = SEATS + player * SEAT_WORDS;
      m[RANKED_KEYS2 + count * 2] = -sum(m, playerAt + POINTS_AREA_SCORE, 8);
      m[RANKED_KEYS2 + count * 2 + 1] = -bestAreaPoints(player);
      m[RANKED2 + count++] = player;
    }
    order(m, RANKED2, RANKED_KEYS2, 2, count);
    return placed(m, RANKED_KEYS2, 2, count, RANKED_PLACE2, RANKED_SHARED2, RANKED_BY2, 1, 2_147_483_647, 1);
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
    const k = tables;
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
          m[STARTER] = drawn;
          m[GAME_ROUND_LAST] = k[ROUNDS + m[PLAYERS]! - 1]!;
          m[GAME_ROUND] = 0;
          pc = 3; // game round: the next one
          continue;
        }
        case 2: { // game: the choice is supplied
          const drawn = pick(m, OUTCOME, EVENT);
          m[STARTER] = drawn;
          m[GAME_ROUND_LAST] = k[ROUNDS + m[PLAYERS]! - 1]!;
          m[GAME_ROUND] = 0;
          pc = 3; // game round: the next one
          continue;
        }
        case 3: { // game round: the next one
          if (m[GAME_ROUND]! >= m[GAME_ROUND_LAST]!) {
            m[AFTER_LAST_CHANCE] = 8; // game: after last-chance
            pc = 9; // last-chance
            continue;
          }
          m[GAME_ROUND]!++;
          m[ROUND] = m[GAME_ROUND]!;
          const round = m[GAME_ROUND]!;
          let count = 0;
          const from2 = m[STARTER]!;
          for (let step = 0; step < m[PLAYERS]!; step++) {
            const seat = clockwise(m, from2, step);
            const branch = SEATS + seat * SEAT_WORDS + THREAD;
            m[BRANCHES + ++count] = seat;
            m[branch] = 13; // game/player
            m[branch + GAME_PLAYER_PLAYER] = seat;
            m[branch + GAME_PLAYER_ROUND] = round;
          }
          m[BRANCHES] = count;
          if (count === 0) {
            pc = 4; // game: all are through
            continue;
          }
          m[t] = 4; // game: all are through
          return STOPS;
        }
        case 4: { // game: all are through
          let count = 0;
          const from2 = m[STARTER]!;
          for (let step = 0; step < m[PLAYERS]!; step++) {
            const item = clockwise(m, from2, step);
            m[GAME_ACTIVE_LIST + ++count] = item;
          }
          m[GAME_ACTIVE_LIST] = count;
          m[GAME_ACTIVE_NEXT] = 1;
          pc = 5; // game active: the next one
          continue;
        }
        case 5: { // game active: the next one
          if (m[GAME_ACTIVE_NEXT]! > m[GAME_ACTIVE_LIST]!) {
            pc = 3; // game round: the next one
            continue;
          }
          m[GAME_ACTIVE] = m[GAME_ACTIVE_LIST + m[GAME_ACTIVE_NEXT]!++]!;
          m[ACTIVE_TURN_PLAYER] = m[GAME_ACTIVE]!;
          m[AFTER_ACTIVE_TURN] = 6; // game: after active-turn
          const player = m[ACTIVE_TURN_PLAYER]!;
          const playerAt = SEATS + player * SEAT_WORDS;
          m[playerAt + USED_AS_EXTRA] = 0;
          gatherDie(POOL);
          m[ACTIVE_TURN_TIMES] = rolls();
          pc = 18; // active-turn: repeat
          continue;
        }
        case 6: { // game: after active-turn
          if (m[PLAYERS] === 1) {
            m[SOLO_PASSIVE_TURN_PLAYER] = m[GAME_ACTIVE]!;
            m[AFTER_SOLO_PASSIVE_TURN] = 5; // game active: the next one
            gatherDie(POOL);
            if (m[SEEDED] === 0 && m[POOL]! > 0) {
              m[t] = 30; // solo-passive-turn: the roll is supplied
              return STOPS;
            }
            rollPool();
            m[SOLO_PASSIVE_TURN_DIE_PICKS] = 0;
            pc = 31; // solo-passive-turn: rank
            continue;
          }
          pc = 7; // game
          continue;
        }
        case 7: { // game
          let count = 0;
          const from2 = m[GAME_ACTIVE]!;
          for (let step = 0; step < m[PLAYERS]!; step++) {
            const seat = clockwise(m, from2, step);
            if (seat !== from2) {
              const branch = SEATS + seat * SEAT_WORDS + THREAD;
              m[BRANCHES + ++count] = seat;
              m[branch] = 12; // game/passive
              m[branch + GAME_PASSIVE_PASSIVE] = seat;
            }
          }
          m[BRANCHES] = count;
          if (count === 0) {
            pc = 5; // game active: the next one
            continue;
          }
          m[t] = 5; // game active: the next one
          return STOPS;
        }
        case 8: { // game: after last-chance
          if (isWatched) notice(0, 0);
          for (let player = 0; player < m[PLAYERS]!; player++) scoreAreaScore(player);
          if (isWatched) notice(1, 0);
          for (let player = 0; player < m[PLAYERS]!; player++) scoreFoxScore(player);
          pc = m[AFTER_GAME]!;
          continue;
        }
        case 9: { // last-chance
          let count = 0;
          const from2 = m[STARTER]!;
          for (let step = 0; step < m[PLAYERS]!; step++) {
            const seat = clockwise(m, from2, step);
            const branch = SEATS + seat * SEAT_WORDS + THREAD;
            m[BRANCHES + ++count] = seat;
            m[branch] = 11; // last-chance/player
            m[branch + LAST_CHANCE_PLAYER_PLAYER] = seat;
          }
          m[BRANCHES] = count;
          if (count === 0) {
            // last-chance: all are through
            pc = m[AFTER_LAST_CHANCE]!;
            continue;
          }
          m[t] = 10; // last-chance: all are through
          return STOPS;
        }
        case 10: { // last-chance: all are through
          pc = m[AFTER_LAST_CHANCE]!;
          continue;
        }
        case 11: { // last-chance/player
          const player = m[t + LAST_CHANCE_PLAYER_PLAYER]!;
          const playerAt = SEATS + player * SEAT_WORDS;
          if (m[playerAt + STOCK + 1]! >= 1) {
            m[t + EXTRA_DICE_PLAYER] = player;
            m[t + AFTER_EXTRA_DICE] = DONE;
            pc = 26; // extra-dice: repeat
            continue;
          }
          m[t] = DONE;
          return STOPS;
        }
        case 12: { // game/passive
          const passive = m[t + GAME_PASSIVE_PASSIVE]!;
          m[t + PASSIVE_TURN_PLAYER] = passive;
          m[t + AFTER_PASSIVE_TURN] = DONE;
          pc = 34; // passive-turn
          continue;
        }
        case 13: { // game/player
          const round = m[t + GAME_PLAYER_ROUND]!;
          const player = m[t + GAME_PLAYER_PLAYER]!;
          const playerAt = SEATS + player * SEAT_WORDS;
          win(player, k[ROUND_BONUS + round - 1]!);
          if (m[playerAt + WON] !== 0) {
            m[t + SETTLE_PLAYER] = player;
            m[t + AFTER_SETTLE] = DONE;
            pc = 14; // settle: repeat
            continue;
          }
          m[t] = DONE;
          return STOPS;
        }
        default:
          return pc;
      }
    }
  }

  /** Runs a script from a case of `settle` on; gives the case of another routine that comes next, or why it does not go on. */
  function runSettle(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const t = thread | 0;
    let pc = from | 0;
    let asked: number;
    let listed: number;
    for (;;) {
      switch (pc) {
        case 14: { // settle: repeat
          const player = m[t + SETTLE_PLAYER]!;
          const playerAt = SEATS + player * SEAT_WORDS;
          if (m[playerAt + WON] === 0) {
            pc = m[t + AFTER_SETTLE]!;
            continue;
          }
          if (++m[JUMPS]! > MOST_JUMPS) fault('endless');
          // settle: somebody must do one of: use-bonus
          const count = listUseBonus(player);
          if (count > 0) {
            asked = player;
            listed = count;
            pc = 15; // settle: somebody has chosen
            break;
          }
          skip(player, 15);
          pc = 16; // settle: nothing was possible, or nothing was wanted
          continue;
        }
        case 15: { // settle: somebody has chosen
          const player = m[t + SETTLE_PLAYER]!;
          const move = m[MOVE]!;
          const code = move - 1;
          const cell = code & 63;
          const bonus = code >>> 6;
          m[t + SETTLE_BONUS] = bonus;
          m[t + SETTLE_CELL] = cell;
          doUseBonus(player, bonus, cell);
          pc = 14; // settle: repeat
          continue;
        }
        case 16: { // settle: nothing was possible, or nothing was wanted
          const player = m[t + SETTLE_PLAYER]!;
          const playerAt = SEATS + player * SEAT_WORDS;
          let count = 0;
          for (
            let nth =
              m[playerAt + OLDER_IN_WON]! + 1 <= m[playerAt + WON]!
                ? m[playerAt + OLDER_IN_WON]! + 1
                : 1 <= m[playerAt + WON]! ? m[playerAt + WON]! : 1;
            nth <= m[playerAt + WON]!;
            nth++
          ) {
            const item = itemOf(m, playerAt + WON, nth);
            m[LIST_WON + ++count] = item;
          }
          m[LIST_WON] = count;
          for (let i = 1; i <= m[LIST_WON]!; i++) {
            const item = m[LIST_WON + i]!;
            removeLast(m, playerAt + WON, item);
          }
          m[playerAt + OLDER_IN_WON] = m[playerAt + WON]!;
          pc = 14; // settle: repeat
          continue;
        }
        default:
          return pc;
      }
      waitFor(t, asked, listed, pc);
      return WAITS;
    }
  }

  /** Runs a script from a case of `active-turn` on; gives the case of another routine that comes next, or why it does not go on. */
  function runActiveTurn(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const t = thread | 0;
    let pc = from | 0;
    let asked: number;
    let listed: number;
    for (;;) {
      switch (pc) {
        case 17: { // active-turn
          const player = m[ACTIVE_TURN_PLAYER]!;
          const playerAt = SEATS + player * SEAT_WORDS;
          m[playerAt + USED_AS_EXTRA] = 0;
          gatherDie(POOL);
          m[ACTIVE_TURN_TIMES] = rolls();
          pc = 18; // active-turn: repeat
          continue;
        }
        case 18: { // active-turn: repeat
          if (m[ACTIVE_TURN_TIMES]! <= 0) {
            const player = m[ACTIVE_TURN_PLAYER]!;
            const playerAt = SEATS + player * SEAT_WORDS;
            moveAll(m, POOL, TRAY);
            m[TRAY_THERE]! |= m[POOL_THERE]!;
            m[POOL_THERE] = 0;
            if (m[playerAt + STOCK + 1]! >= 1) {
              m[t + EXTRA_DICE_PLAYER] = player;
              m[t + AFTER_EXTRA_DICE] = 24; // active-turn: after extra-dice
              pc = 26; // extra-dice: repeat
              continue;
            }
            // active-turn: after extra-dice
            pc = m[AFTER_ACTIVE_TURN]!;
            continue;
          }
          m[ACTIVE_TURN_TIMES]!--;
          if (m[POOL] !== 0) {
            if (m[SEEDED] === 0 && m[POOL]! > 0) {
              m[t] = 19; // active-turn: the roll is supplied
              return STOPS;
            }
            rollPool();
            pc = 20; // active-turn: somebody may repeat: roll-again
            continue;
          }
          pc = 18; // active-turn: repeat
          continue;
        }
        case 19: { // active-turn: the roll is supplied
          setFaces(m, OUTCOME, POOL, DIE_FACE);
          pc = 20; // active-turn: somebody may repeat: roll-again
          continue;
        }
        case 20: { // active-turn: somebody may repeat: roll-again
          const player = m[ACTIVE_TURN_PLAYER]!;
          const playerAt = SEATS + player * SEAT_WORDS;
          const count = m[playerAt + STOCK]! >= 1 ? listRollAgainInActiveTurn(player) : 0;
          if (count > 0) {
            asked = player;
            listed = count;
            pc = 21; // active-turn: somebody has chosen
            break;
          }
          skip(player, 21);
          pc = 22; // active-turn: somebody must do one of: use-die
          continue;
        }
        case 21: { // active-turn: somebody has chosen
          const player = m[ACTIVE_TURN_PLAYER]!;
          const move = m[MOVE]!;
          if (move === 0) {
            pc = 22; // active-turn: somebody must do one of: use-die
            continue;
          }
          m[ROLL_AGAIN_PLAYER] = player;
          m[AFTER_ROLL_AGAIN] = 20; // active-turn: somebody may repeat: roll-again
          const playerAt = SEATS + player * SEAT_WORDS;
          m[playerAt + STOCK] = within(m[playerAt + STOCK]! - 1, 0, 7, 'stock');
          if (m[SEEDED] === 0 && m[POOL]! > 0) {
            m[t] = 25; // roll-again: the roll is supplied
            return STOPS;
          }
          rollPool();
          pc = m[AFTER_ROLL_AGAIN]!;
          continue;
        }
        case 22: { // active-turn: somebody must do one of: use-die
          const player = m[ACTIVE_TURN_PLAYER]!;
          const count = listUseDie(player, m[POOL_THERE]!);
          if (count > 0) {
            asked = player;
            listed = count;
            pc = 23; // active-turn: somebody has chosen
            break;
          }
          skip(player, 23);
          pc = 18; // active-turn: repeat
          continue;
        }
        case 23: { // active-turn: somebody has chosen
          const player = m[ACTIVE_TURN_PLAYER]!;
          const move = m[MOVE]!;
          const code = move - 1;
          const cell = code & 63;
          const die = code >>> 6;
          m[ACTIVE_TURN_DIE] = die;
          m[ACTIVE_TURN_CELL] = cell;
          mark(player, cell, m[DIE_FACE + die]!);
          // active-turn: after use-die
          const playerAt = SEATS + player * SEAT_WORDS;
          layDie(die, SET_OUT);
          let kept = 0;
          let those = 0;
          let moved = m[TRAY]!;
          for (let i = 1; i <= m[POOL]!; i++) {
            const lower = m[POOL + i]!;
            const goes = isLess(m[DIE_FACE + lower]!, m[DIE_FACE + die]!);
            m[TRAY + 1 + moved] = lower;
            moved += goes;
            m[POOL + 1 + kept] = lower;
            kept += goes ^ 1;
            those |= goes << lower;
          }
          m[POOL] = kept;
          m[TRAY] = moved;
          m[POOL_THERE]! ^= those;
          m[TRAY_THERE]! |= those;
          if (m[playerAt + WON] !== 0) {
            m[t + SETTLE_PLAYER] = player;
            m[t + AFTER_SETTLE] = 18; // active-turn: repeat
            pc = 14; // settle: repeat
            continue;
          }
          pc = 18; // active-turn: repeat
          continue;
        }
        case 24: { // active-turn: after extra-dice
          pc = m[AFTER_ACTIVE_TURN]!;
          continue;
        }
        case 25: { // roll-again: the roll is supplied
          setFaces(m, OUTCOME, POOL, DIE_FACE);
          pc = m[AFTER_ROLL_AGAIN]!;
          continue;
        }
        default:
          return pc;
      }
      waitFor(t, asked, listed, pc);
      return WAITS;
    }
  }

  /** Runs a script from a case of `extra-dice` on; gives the case of another routine that comes next, or why it does not go on. */
  function runExtraDice(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const t = thread | 0;
    let pc = from | 0;
    let asked: number;
    let listed: number;
    for (;;) {
      switch (pc) {
        case 26: { // extra-dice: repeat
          const player = m[t + EXTRA_DICE_PLAYER]!;
          const playerAt = SEATS + player * SEAT_WORDS;
          if (m[playerAt + STOCK + 1]! < 1) {
            pc = m[t + AFTER_EXTRA_DICE]!;
            continue;
          }
          if (++m[JUMPS]! > MOST_JUMPS) fault('endless');
          // extra-dice: somebody may do one of: use-die
          const count = listUseDieInExtraDice(player);
          if (count > 0) {
            asked = player;
            listed = count;
            pc = 27; // extra-dice: somebody has chosen
            break;
          }
          skip(player, 27);
          // extra-dice: nothing was possible, or nothing was wanted
          pc = m[t + AFTER_EXTRA_DICE]!;
          continue;
        }
        case 27: { // extra-dice: somebody has chosen
          const player = m[t + EXTRA_DICE_PLAYER]!;
          const move = m[MOVE]!;
          if (move === 0) {
            // extra-dice: nothing was possible, or nothing was wanted
            pc = m[t + AFTER_EXTRA_DICE]!;
            continue;
          }
          const code = move - 1;
          const cell = code & 63;
          const die = code >>> 6;
          m[t + EXTRA_DICE_DIE] = die;
          m[t + EXTRA_DICE_CELL] = cell;
          mark(player, cell, m[DIE_FACE + die]!);
          // extra-dice: after use-die
          const playerAt = SEATS + player * SEAT_WORDS;
          m[playerAt + USED_AS_EXTRA]! |= 1 << die;
          m[playerAt + STOCK + 1] = within(m[playerAt + STOCK + 1]! - 1, 0, 7, 'stock');
          if (m[playerAt + WON] !== 0) {
            m[t + SETTLE_PLAYER] = player;
            m[t + AFTER_SETTLE] = 26; // extra-dice: repeat
            pc = 14; // settle: repeat
            continue;
          }
          pc = 26; // extra-dice: repeat
          continue;
        }
        case 28: { // extra-dice: nothing was possible, or nothing was wanted
          pc = m[t + AFTER_EXTRA_DICE]!;
          continue;
        }
        default:
          return pc;
      }
      waitFor(t, asked, listed, pc);
      return WAITS;
    }
  }

  /** Runs a script from a case of `solo-passive-turn` on; gives the case of another routine that comes next, or why it does not go on. */
  function runSoloPassiveTurn(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const t = thread | 0;
    let pc = from | 0;
    for (;;) {
      switch (pc) {
        case 29: { // solo-passive-turn
          gatherDie(POOL);
          if (m[SEEDED] === 0 && m[POOL]! > 0) {
            m[t] = 30; // solo-passive-turn: the roll is supplied
            return STOPS;
          }
          rollPool();
          m[SOLO_PASSIVE_TURN_DIE_PICKS] = 0;
          pc = 31; // solo-passive-turn: rank
          continue;
        }
        case 30: { // solo-passive-turn: the roll is supplied
          setFaces(m, OUTCOME, POOL, DIE_FACE);
          m[SOLO_PASSIVE_TURN_DIE_PICKS] = 0;
          pc = 31; // solo-passive-turn: rank
          continue;
        }
        case 31: { // solo-passive-turn: rank
          let count = 0;
          for (let i = 1; i <= m[POOL]!; i++) {
            const die = m[POOL + i]!;
            m[RANKED_KEYS + count] = m[DIE_FACE + die]!;
            m[RANKED + count++] = die;
          }
          order(m, RANKED, RANKED_KEYS, 1, count);
          const ranked = lots(
            m,
            RANKED,
            RANKED_KEYS,
            1,
            count,
            RANKED_PLACE,
            RANKED_SHARED,
            RANKED_BY,
            1,
            servedAlone(),
            SOLO_PASSIVE_TURN_DIE_PICKS,
            EVENT,
          );
          if (ranked < 0) {
            if (m[SEEDED] === 0 && !isSupplied(m, OUTCOME)) {
              m[t] = 31; // solo-passive-turn: rank
              return STOPS;
            }
            append(m, SOLO_PASSIVE_TURN_DIE_PICKS, pick(m, OUTCOME, EVENT));
            pc = 31; // solo-passive-turn: rank
            continue;
          }
          for (let i = 0; i < ranked; i++) {
            m[SOLO_PASSIVE_TURN_RANKED + 1 + i * 3] = m[RANKED + i]!;
            m[SOLO_PASSIVE_TURN_RANKED + 2 + i * 3] = m[RANKED_PLACE + i]!;
            m[SOLO_PASSIVE_TURN_RANKED + 3 + i * 3] = m[RANKED_SHARED + i]!;
          }
          m[SOLO_PASSIVE_TURN_RANKED] = ranked;
          m[SOLO_PASSIVE_TURN_RANKED_NEXT] = 0;
          pc = 32; // solo-passive-turn ranked: the next one
          continue;
        }
        case 32: { // solo-passive-turn ranked: the next one
          if (m[SOLO_PASSIVE_TURN_RANKED_NEXT]! >= m[SOLO_PASSIVE_TURN_RANKED]!) {
            const player = m[SOLO_PASSIVE_TURN_PLAYER]!;
            if (m[OTHER_THREE_IN_SOLO] === 1) {
              moveAll(m, POOL, SET_OUT);
              m[SET_OUT_THERE]! |= m[POOL_THERE]!;
              m[POOL_THERE] = 0;
            }
            m[t + PASSIVE_TURN_PLAYER] = player;
            m[t + AFTER_PASSIVE_TURN] = 33; // solo-passive-turn: after passive-turn
            pc = 34; // passive-turn
            continue;
          }
          m[SOLO_PASSIVE_TURN_DIE] = m[SOLO_PASSIVE_TURN_RANKED + 1 + m[SOLO_PASSIVE_TURN_RANKED_NEXT]! * 3]!;
          m[SOLO_PASSIVE_TURN_PLACE] =
            m[SOLO_PASSIVE_TURN_RANKED + 2 + m[SOLO_PASSIVE_TURN_RANKED_NEXT]! * 3]!;
          m[SOLO_PASSIVE_TURN_SHARED] =
            m[SOLO_PASSIVE_TURN_RANKED + 3 + m[SOLO_PASSIVE_TURN_RANKED_NEXT]! * 3]!;
          m[SOLO_PASSIVE_TURN_RANKED_NEXT]!++;
          layDie(m[SOLO_PASSIVE_TURN_DIE]!, TRAY);
          pc = 32; // solo-passive-turn ranked: the next one
          continue;
        }
        case 33: { // solo-passive-turn: after passive-turn
          pc = m[AFTER_SOLO_PASSIVE_TURN]!;
          continue;
        }
        default:
          return pc;
      }
    }
  }

  /** Runs a script from a case of `passive-turn` on; gives the case of another routine that comes next, or why it does not go on. */
  function runPassiveTurn(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const t = thread | 0;
    let pc = from | 0;
    let asked: number;
    let listed: number;
    for (;;) {
      switch (pc) {
        case 34: { // passive-turn
          const player = m[t + PASSIVE_TURN_PLAYER]!;
          const playerAt = SEATS + player * SEAT_WORDS;
          m[playerAt + USED_AS_EXTRA] = 0;
          // passive-turn: somebody must do one of: use-die
          const count = listUseDie(player, m[TRAY_THERE]!);
          if (count > 0) {
            asked = player;
            listed = count;
            pc = 35; // passive-turn: somebody has chosen
            break;
          }
          skip(player, 35);
          pc = 36; // passive-turn: somebody may do one of: use-die
          continue;
        }
        case 35: { // passive-turn: somebody has chosen
          const player = m[t + PASSIVE_TURN_PLAYER]!;
          const move = m[MOVE]!;
          const code = move - 1;
          const cell = code & 63;
          const die = code >>> 6;
          m[t + PASSIVE_TURN_DIE] = die;
          m[t + PASSIVE_TURN_CELL] = cell;
          mark(player, cell, m[DIE_FACE + die]!);
          // passive-turn: after use-die
          const playerAt = SEATS + player * SEAT_WORDS;
          if (m[playerAt + WON] !== 0) {
            m[t + SETTLE_PLAYER] = player;
            m[t + AFTER_SETTLE] = 38; // passive-turn
            pc = 14; // settle: repeat
            continue;
          }
          pc = 38; // passive-turn
          continue;
        }
        case 36: { // passive-turn: somebody may do one of: use-die
          const player = m[t + PASSIVE_TURN_PLAYER]!;
          const count = listUseDieInPassiveTurn(player);
          if (count > 0) {
            asked = player;
            listed = count;
            pc = 37; // passive-turn: somebody has chosen
            break;
          }
          skip(player, 37);
          pc = 38; // passive-turn
          continue;
        }
        case 37: { // passive-turn: somebody has chosen
          const player = m[t + PASSIVE_TURN_PLAYER]!;
          const move = m[MOVE]!;
          if (move === 0) {
            pc = 38; // passive-turn
            continue;
          }
          const code = move - 1;
          const cell = code & 63;
          const die = code >>> 6;
          m[t + PASSIVE_TURN_DIE_2] = die;
          m[t + PASSIVE_TURN_CELL_2] = cell;
          mark(player, cell, m[DIE_FACE + die]!);
          // passive-turn: after use-die
          const playerAt = SEATS + player * SEAT_WORDS;
          if (m[playerAt + WON] !== 0) {
            m[t + SETTLE_PLAYER] = player;
            m[t + AFTER_SETTLE] = 38; // passive-turn
            pc = 14; // settle: repeat
            continue;
          }
          pc = 38; // passive-turn
          continue;
        }
        case 38: { // passive-turn
          const player = m[t + PASSIVE_TURN_PLAYER]!;
          const playerAt = SEATS + player * SEAT_WORDS;
          if (m[playerAt + STOCK + 1]! >= 1) {
            m[t + EXTRA_DICE_PLAYER] = player;
            m[t + AFTER_EXTRA_DICE] = 39; // passive-turn: after extra-dice
            pc = 26; // extra-dice: repeat
            continue;
          }
          // passive-turn: after extra-dice
          pc = m[t + AFTER_PASSIVE_TURN]!;
          continue;
        }
        case 39: { // passive-turn: after extra-dice
          pc = m[t + AFTER_PASSIVE_TURN]!;
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
          pc = runGame(t, pc) | 0;
          break;
        case 14:
        case 15:
        case 16:
          pc = runSettle(t, pc) | 0;
          break;
        case 17:
        case 18:
        case 19:
        case 20:
        case 21:
        case 22:
        case 23:
        case 24:
        case 25:
          pc = runActiveTurn(t, pc) | 0;
          break;
        case 26:
        case 27:
        case 28:
          pc = runExtraDice(t, pc) | 0;
          break;
        case 29:
        case 30:
        case 31:
        case 32:
        case 33:
          pc = runSoloPassiveTurn(t, pc) | 0;
          break;
        case 34:
        case 35:
        case 36:
        case 37:
        case 38:
        case 39:
          pc = runPassiveTurn(t, pc) | 0;
          break;
      }
    }
    if (pc === DONE) m[t] = DONE;
    return pc === WAITS;
  }

  /** Lists the moves of a player for whom a script waits. */
  function listIn(t: number, asked: number): number {
    switch (m[t]!) {
      case 15:
        return listUseBonus(asked);
      case 21:
        return listRollAgainInActiveTurn(asked);
      case 23:
        return listUseDie(asked, m[POOL_THERE]!);
      case 27:
        return listUseDieInExtraDice(asked);
      case 35:
        return listUseDie(asked, m[TRAY_THERE]!);
      case 37:
        return listUseDieInPassiveTurn(asked);
      default:
        return 0;
    }
  }

  /** Lists what can be done in `active-turn`: `roll-again`, or nothing. */
  function listRollAgainInActiveTurn(who: number): number {
    let count = listRollAgain(who);
    if (count > 0) moves[count++] = 0;
    return count;
  }

  /** Lists what can be done in `extra-dice`: `use-die`, or nothing. */
  function listUseDieInExtraDice(who: number): number {
    const whoAt = SEATS + who * SEAT_WORDS;
    let count = listUseDie(who, ~m[whoAt + USED_AS_EXTRA]! & 63);
    if (count > 0) moves[count++] = 0;
    return count;
  }

  /** Lists what can be done in `passive-turn`: `use-die`, or nothing. */
  function listUseDieInPassiveTurn(who: number): number {
    let count = listUseDie(who, m[SET_OUT_THERE]!);
    if (count > 0) moves[count++] = 0;
    return count;
  }

  /** Whether what is asked can be done in `settle`, of: `use-bonus`. */
  function explainUseBonusInSettle(who: number, action: number, offer: number): number {
    let found = -1;
    if (action === USE_BONUS && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainUseBonus(who)) return 1;
    }
    return found;
  }

  /** Whether what is asked can be done in `active-turn`, of: `roll-again`, or nothing. */
  function explainRollAgainInActiveTurn(who: number, action: number, offer: number): number {
    let found = -1;
    if (action === ROLL_AGAIN && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainRollAgain(who)) return 1;
    }
    return found;
  }

  /** Whether what is asked can be done in `active-turn`, of: `use-die`. */
  function explainUseDieInActiveTurn(who: number, action: number, offer: number): number {
    let found = -1;
    if (action === USE_DIE && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainUseDie(who, POOL)) return 1;
    }
    return found;
  }

  /** Whether what is asked can be done in `extra-dice`, of: `use-die`, or nothing. */
  function explainUseDieInExtraDice(who: number, action: number, offer: number): number {
    const whoAt = SEATS + who * SEAT_WORDS;
    let found = -1;
    if (action === USE_DIE && (offer < 0 || offer === 0)) {
      found = 0;
      let count = 0;
      for (let item = 0; item <= 5; item++)
        if (((m[whoAt + USED_AS_EXTRA]! >>> item) & 1) !== 1) m[LIST_ITEMS3 + ++count] = item;
      m[LIST_ITEMS3] = count;
      if (explainUseDie(who, LIST_ITEMS3)) return 1;
    }
    return found;
  }

  /** Whether what is asked can be done in `passive-turn`, of: `use-die`. */
  function explainUseDieInPassiveTurn(who: number, action: number, offer: number): number {
    let found = -1;
    if (action === USE_DIE && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainUseDie(who, TRAY)) return 1;
    }
    return found;
  }

  /** Whether what is asked can be done in `passive-turn`, of: `use-die`, or nothing. */
  function explainUseDieInPassiveTurn2(who: number, action: number, offer: number): number {
    let found = -1;
    if (action === USE_DIE && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainUseDie(who, SET_OUT)) return 1;
    }
    return found;
  }

  /** Asks the decision at which a player stands: 1 allowed, 0 refused, -1 not offered. */
  function explainHere(t: number, asked: number, action: number, offer: number): number {
    switch (m[t]!) {
      case 15:
        return explainUseBonusInSettle(asked, action, offer);
      case 21:
        return explainRollAgainInActiveTurn(asked, action, offer);
      case 23:
        return explainUseDieInActiveTurn(asked, action, offer);
      case 27:
        return explainUseDieInExtraDice(asked, action, offer);
      case 35:
        return explainUseDieInPassiveTurn(asked, action, offer);
      case 37:
        return explainUseDieInPassiveTurn2(asked, action, offer);
      default:
        return -1;
    }
  }

  /** Asks a decision in which the player had no move. */
  function explainSkipped(note: number, asked: number, action: number): number {
    switch (m[note]!) {
      case 15:
        return explainUseBonusInSettle(asked, action, -1);
      case 21:
        return explainRollAgainInActiveTurn(asked, action, -1);
      case 23:
        return explainUseDieInActiveTurn(asked, action, -1);
      case 27:
        return explainUseDieInExtraDice(asked, action, -1);
      case 35:
        return explainUseDieInPassiveTurn(asked, action, -1);
      case 37:
        return explainUseDieInPassiveTurn2(asked, action, -1);
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
      case 19:
      case 30:
      case 25: {
        let count = 0;
        for (let i = 1; i <= m[POOL]!; i++) {
          const item = m[POOL + i]!;
          m[EVENT + ++count] = item;
        }
        m[EVENT] = count;
        break;
      }
      case 31: {
        let count = 0;
        for (let i = 1; i <= m[POOL]!; i++) {
          const die = m[POOL + i]!;
          m[RANKED_KEYS + count] = m[DIE_FACE + die]!;
          m[RANKED + count++] = die;
        }
        order(m, RANKED, RANKED_KEYS, 1, count);
        lots(
          m,
          RANKED,
          RANKED_KEYS,
          1,
          count,
          RANKED_PLACE,
          RANKED_SHARED,
          RANKED_BY,
          1,
          servedAlone(),
          SOLO_PASSIVE_TURN_DIE_PICKS,
          EVENT,
        );
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
        m[AFTER_LAST_CHANCE] = DONE;
        m[t] = 9; // last-chance
        break;
      case 2:
        m[ACTIVE_TURN_PLAYER] = owner;
        m[AFTER_ACTIVE_TURN] = DONE;
        m[t] = 17; // active-turn
        break;
      case 3:
        m[t + PASSIVE_TURN_PLAYER] = owner;
        m[t + AFTER_PASSIVE_TURN] = DONE;
        m[t] = 34; // passive-turn
        break;
      case 4:
        m[SOLO_PASSIVE_TURN_PLAYER] = owner;
        m[AFTER_SOLO_PASSIVE_TURN] = DONE;
        m[t] = 29; // solo-passive-turn
        break;
      case 5:
        m[t + EXTRA_DICE_PLAYER] = owner;
        m[t + AFTER_EXTRA_DICE] = DONE;
        m[t] = 26; // extra-dice: repeat
        break;
      case 6:
        mark(owner, m[GIVEN]!, m[GIVEN + 1]!);
        break;
      case 7:
        win(owner, m[GIVEN]!);
        break;
      case 8:
        m[t + SETTLE_PLAYER] = owner;
        m[t + AFTER_SETTLE] = DONE;
        m[t] = 14; // settle: repeat
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
        m[t + SETTLE_PLAYER] = player;
        const player2 = m[t + SETTLE_PLAYER]!;
        m[t + AFTER_SETTLE] = DONE;
        const count = listUseBonus(player2);
        if (count > 0) return waitFor(t, player2, count, 15);
        skip(player2, 15);
        m[t] = 16; // settle: nothing was possible, or nothing was wanted
        break;
      }
      case 1: {
        m[ACTIVE_TURN_PLAYER] = player;
        const player2 = m[ACTIVE_TURN_PLAYER]!;
        const playerAt = SEATS + player2 * SEAT_WORDS;
        m[ACTIVE_TURN_TIMES] = rolls() - 1;
        m[AFTER_ACTIVE_TURN] = DONE;
        const count = m[playerAt + STOCK]! >= 1 ? listRollAgainInActiveTurn(player2) : 0;
        if (count > 0) return waitFor(t, player2, count, 21);
        skip(player2, 21);
        m[t] = 22; // active-turn: somebody must do one of: use-die
        break;
      }
      case 2: {
        m[ACTIVE_TURN_PLAYER] = player;
        const player2 = m[ACTIVE_TURN_PLAYER]!;
        m[ACTIVE_TURN_TIMES] = rolls() - 1;
        m[AFTER_ACTIVE_TURN] = DONE;
        const count = listUseDie(player2, m[POOL_THERE]!);
        if (count > 0) return waitFor(t, player2, count, 23);
        skip(player2, 23);
        m[t] = 18; // active-turn: repeat
        break;
      }
      case 3: {
        m[t + EXTRA_DICE_PLAYER] = player;
        const player2 = m[t + EXTRA_DICE_PLAYER]!;
        m[t + AFTER_EXTRA_DICE] = DONE;
        const count = listUseDieInExtraDice(player2);
        if (count > 0) return waitFor(t, player2, count, 27);
        skip(player2, 27);
        m[t] = 28; // extra-dice: nothing was possible, or nothing was wanted
        break;
      }
      case 4: {
        m[t + PASSIVE_TURN_PLAYER] = player;
        const player2 = m[t + PASSIVE_TURN_PLAYER]!;
        m[t + AFTER_PASSIVE_TURN] = DONE;
        const count = listUseDie(player2, m[TRAY_THERE]!);
        if (count > 0) return waitFor(t, player2, count, 35);
        skip(player2, 35);
        m[t] = 36; // passive-turn: somebody may do one of: use-die
        break;
      }
      case 5: {
        m[t + PASSIVE_TURN_PLAYER] = player;
        const player2 = m[t + PASSIVE_TURN_PLAYER]!;
        m[t + AFTER_PASSIVE_TURN] = DONE;
        const count = listUseDieInPassiveTurn(player2);
        if (count > 0) return waitFor(t, player2, count, 37);
        skip(player2, 37);
        m[t] = 38; // passive-turn
        break;
      }
    }
    goOn(t);
  }

  function score(scoring: number): void {
    switch (scoring) {
      case 0:
        if (isWatched) notice(0, 0);
        for (let player = 0; player < m[PLAYERS]!; player++) scoreAreaScore(player);
        break;
      case 1:
        if (isWatched) notice(1, 0);
        for (let player = 0; player < m[PLAYERS]!; player++) scoreFoxScore(player);
        break;
    }
  }

  function term(index: number, owner: number): number {
    switch (index) {
      case 0:
        return rolls();
      case 1:
        return servedAlone();
      case 2:
        return blueSum();
      case 3:
        return nextCell(owner, m[GIVEN]!);
      case 4:
        return mayFollowInPurple(owner, m[GIVEN]!) ? 1 : 0;
      case 5:
        return written(m[GIVEN]!, m[GIVEN + 1]!);
      case 6:
        return full(owner, m[GIVEN]!) ? 1 : 0;
      case 7:
        return marks(owner, m[GIVEN]!);
      case 8:
        return areaPoints(owner, m[GIVEN]!);
      case 9:
        return bestAreaPoints(owner);
      case 10:
        return lowestAreaPoints(owner);
      case 11:
        return mostMarks();
      case 12:
        return falls(m[GIVEN]!, m[GIVEN + 1]!) ? 1 : 0;
      case 13:
        return foxesEarned(owner);
      default:
        return NONE;
    }
  }

  function table(index: number, column: number): number {
    switch (index * 2 + column) {
      case 0:
        return lookUpRounds(m[GIVEN]!);
      case 2:
        return lookUpRoundBonus(m[GIVEN]!);
      case 4:
        return lookUpRewardArea(m[GIVEN]!);
      case 5:
        return lookUpRewardNumber(m[GIVEN]!);
      case 6:
        return lookUpBluePoints(m[GIVEN]!);
      case 8:
        return lookUpRating(m[GIVEN]!);
      default:
        return NONE;
    }
  }

  function rank(): number {
    return rankAll();
  }

  function solo(seat: number): number {
    const seatAt = SEATS + seat * SEAT_WORDS;
    return lookUpRating(sum(m, seatAt + POINTS_AREA_SCORE, 8));
  }

  /** The rule among those that always hold which does not; -1 where all do. */
  function broken(): number {
    if (m[POOL]! + m[SET_OUT]! + m[TRAY]! !== 6) return 0;
    {
      let found: boolean = false;
      for (let player = 0; player < m[PLAYERS]!; player++) {
        const playerAt = SEATS + player * SEAT_WORDS;
        let count = 0;
        for (let cell = 0; cell <= 59; cell++) count += isNone(m[playerAt + ENTRY + cell]!) ^ 1;
        if (count > mostMarks() + 4) {
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
        let found2: boolean = false;
        for (let nth = 2; nth <= 11; nth++) {
          if (
            falls(
              m[playerAt + ENTRY + there(k[SHEET_AT + 174 + nth]!, 'no-such-cell', 'sheet')]!,
              m[playerAt + ENTRY + there(k[SHEET_AT + 175 + nth]!, 'no-such-cell', 'sheet')]!,
            )
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
      if (found) return 2;
    }
    {
      let found: boolean = false;
      for (let player = 0; player < m[PLAYERS]!; player++) {
        const playerAt = SEATS + player * SEAT_WORDS;
        if (m[playerAt + FOXES] !== foxesEarned(player)) {
          found = true;
          break;
        }
      }
      if (found) return 3;
    }
    return -1;
  }

  /** Brings what is worked out once and kept in line with the fields: to be called when somebody else has written them. */
  function derive(): void {
    const last = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last; block += SEAT_WORDS) {
      m.fill(0, block + ENTRY_THERE, block + ENTRY_THERE + 3);
      for (let cell = 0; cell < 60; cell++) if (m[block + ENTRY + cell] !== NONE) noteEntryThere(block, cell);
    }
    m[POOL_THERE] = bitsOfList(m, POOL);
    m[SET_OUT_THERE] = bitsOfList(m, SET_OUT);
    m[TRAY_THERE] = bitsOfList(m, TRAY);
  }

  /** Writes what lies where before anything is played. */
  function setOut(): void {
    m[OTHER_THREE_IN_SOLO] = m[GIVEN]!;
    m.fill(1, DIE_FACE, DIE_FACE + 6);
    const last = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last; block += SEAT_WORDS)
      m.fill(NONE, block + ENTRY, block + ENTRY + 60);
    m[ROUND] = 1;
    const last2 = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last2; block += SEAT_WORDS) {
      m[block + ENTRY + 3] = 1;
      m[block + ENTRY + 6] = 1;
      m[block + ENTRY + 9] = 1;
      m[block + ENTRY + 12] = 1;
      m[block + ENTRY_THERE] = 4680;
    }
    let count = 0;
    for (let item = 0; item <= 5; item++) m[LIST_POOL + ++count] = item;
    m[LIST_POOL] = count;
    for (let i = 1; i <= m[LIST_POOL]!; i++) takeDie(m[LIST_POOL + i]!);
    setList(m, POOL, LIST_POOL);
    m[POOL + 7] = bitsOfList(m, POOL);
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
      scratch: 644,
      mostGiven: 5,
      slots: 0,
      mostListed: 0,
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
    {},
  );
}
