// Code generated from rules/starters/whist by Regelwerk. DO NOT EDIT.
import type { Core, Watch } from '../runtime/core.ts';
import * as coreNumbers from '../runtime/core-numbers.ts';
import { fault } from '../runtime/core-numbers.ts';
import * as coreState from '../runtime/core-state.ts';
import * as coreLists from '../runtime/core-lists.ts';
import * as coreRanks from '../runtime/core-ranks.ts';
import { printed } from '../runtime/core-tables.ts';
import * as coreChance from '../runtime/core-chance.ts';
import { createDoors, noticing } from '../runtime/core-doors.ts';

/** The core of `whist`: one game in memory, made of whole numbers. See the interface for how to use it. */
export function createCore(watch?: Watch): Core {
  const { within } = coreNumbers;
  const { clockwise, drawQuickly } = coreState;
  const { append, firstOf, removeFrom, setList, sum } = coreLists;
  const { order, orderOne, placed, placedOne } = coreRanks;
  const { pick, shuffle } = coreChance;
  /** No value. */
  const NONE = -0x80000000;
  /** In a question: a choice left open. */
  const OPEN = -0x7fffffff;

  // Numbers stand for these words, counted from 0 as the rules name them.
  // Suit: clubs, diamonds, hearts, spades

  // Actions.
  const PLAY_CARD = 0;

  // Reasons.
  const FOLLOW_SUIT = 0;
  const PLAY_CARD_CARD_NONE = 1;
  const GAME_OVER = 2;
  const NOT_NOW = 3;
  const NOT_YOUR_TURN = 4;
  const MUST_CHOOSE = 5;
  const FAULT = 7;

  // What every state begins with.
  const PLAYERS = 0;
  const IMAGINARY = 1;
  const OVER = 2;
  const SEEDED = 3;

  // The table, and the scripts that run for the whole game.
  const DECK = 8;
  const PILE = 41;
  const TRUMP = 74;
  const LED = 75;
  const LEADER = 76;
  const CARD_HOME = 77;
  const BRANCHES = 109;
  const RUNS_GAME = 114;
  const AFTER_GAME = 115;
  const GAME_TIMES = 116;
  const AFTER_TRICK = 117;
  const TRICK_PLAYER = 118;
  const TRICK_PLAYER_LIST = 119;
  const TRICK_PLAYER_NEXT = 124;
  const TRICK_CARD = 125;

  /** The script of the whole game; those of players who act at once lie in their blocks. */
  const MAIN = 126;
  /** The blocks of the seats: where the first begins, and how many words each has. */
  const SEATS = 128;
  const SEAT_WORDS = 40;
  /** Where a seat's own script lies in its block. */
  const THREAD = 38;
  /** How many words a note of a decision without a move takes. */
  const NOTE_WORDS = 1;

  // In the block of a seat.
  const HAND = 0;
  const PLAYED = 33;
  const TRICKS = 34;
  const POINTS_TRICKS_WON = 35;
  const NOTES = 36;

  // In a script: where it stands, for whom it waits, and the names of its phases.
  const WAITS_FOR = 1;

  // For work, outside of the state.
  const LISTED = 288;
  const LISTED_FOR = 289;
  const LISTED_IN = 290;
  const MOVE = 291;
  const JUMPS = 292;
  const STAMP = 293;
  const REFUSED_AT = 294;
  const USED_SECRETS = 295;
  const DEEPEST = 296;
  const PLAYOUTS = 299;
  const LIST_ITEMS = 303;
  const LIST_ITEMS2 = 308;
  const RANKED = 313;
  const RANKED_PLACE = 317;
  const RANKED_SHARED = 321;
  const RANKED_KEYS = 329;
  const RANKED2 = 333;
  const RANKED_PLACE2 = 337;
  const RANKED_SHARED2 = 341;
  const RANKED_BY = 345;
  const RANKED_KEYS2 = 349;
  const LIST_NO_PICKS = 353;
  const LIST_DECK = 354;
  const EVENT = 387;
  const OUTCOME = 420;
  const GIVEN = 453;
  const NOTICED = 460;
  const HANDED_LISTS = 467;

  // What is printed: one table behind the other, in one array. Its first word tells where the next one goes.
  const tables = new Int32Array(96);
  const k = tables;
  k[0] = 1;
  const CARD_SUIT = printed(k, '0×8 1×8 2×8 3×8');
  const CARD_VALUE = printed(
    k,
    '7 8 9 10 11 12 13 14 7 8 9 10 11 12 13 14 7 8 9 10 11 12 13 14 7 8 9 10 11 12 13 14',
  );
  const ENTRY_DECISION = printed(k, '0 -1');
  const DECISION_IS_MUST = printed(k, '1');
  const CHANCE_KIND = printed(k, '1 2 2 0');

  /** By case: the decision, or the chance event, at which the script waits there; -1 for none. */
  const DECISION_OF_CASE = printed(k, '-1×10 0 -1');
  const CHANCE_OF_CASE = printed(k, '-1 -1 0 -1 1 -1 2 -1×5');

  /** All that changes: the state, and behind it room for work. */
  const memory = new Int32Array(467);
  const m = memory;
  const moves = new Int32Array(34);
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

  /** Goes on with a script, and with all that follow from it, until the game stops. */
  function goOn(from: number): void {
    m[JUMPS] = 0;
    runOn(from);
    checkPlaces();
  }

  function runOn(from: number): void {
    // Most often a player is to act again: that is kept short.
    if (!runThread(from)) goOnTogether(from === MAIN);
  }

  /** Goes on with those who act at once, and with the script of the game when all of them are through. */
  function goOnTogether(isFork: boolean): void {
    let isMain = isFork;
    while (m[BRANCHES] !== 0) {
      if (isMain) {
        for (let i = 1; i <= m[BRANCHES]!; i++) runThread(branchAt(i));
      }
      for (let i = 1; i <= m[BRANCHES]!; i++) if (m[branchAt(i)] !== DONE) return;
      m[BRANCHES] = 0;
      isMain = true;
      runThread(MAIN);
    }
    if (m[MAIN] === DONE && m[RUNS_GAME] === 1) m[OVER] = 1;
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
      // A player who acts alone has come to a decision, and the moves were listed there.
      const isListed = m[BRANCHES] === 0 && m[LISTED_FOR]! >= 0;
      const player = isListed ? m[LISTED_FOR]! : actorAt(0);
      if (player < 0) break;
      const count = isListed && m[LISTED]! <= 65536 ? m[LISTED]! : moveCount(player);
      if (count === 0) break;
      play(player, m[LISTED_IN]!, moveAt(drawQuickly(m, PLAYOUTS, count)));
      played++;
    }
    return played;
  }

  /** Writes what lies in a place for one. */
  function holdCard(place: number, piece: number): void {
    m[place] = piece;
    if (piece !== NONE) m[CARD_HOME + piece] = place * 2 + 1;
  }

  /** Takes a piece away from where it lies. */
  function takeCard(piece: number): void {
    const home = m[CARD_HOME + piece]!;
    if (home === 0) return;
    m[CARD_HOME + piece] = 0;
    if ((home & 1) === 1) {
      holdCard(home >> 1, NONE);
    } else {
      removeFrom(m, home >> 1, piece);
    }
  }

  /** Lays a piece at the end of a place, from wherever it lay. */
  function layCard(piece: number, place: number): void {
    takeCard(piece);
    append(m, place, piece);
    m[CARD_HOME + piece] = place * 2;
  }

  /** `term hand-size = 8` */
  function handSize(): number {
    return 8;
  }

  /** Lists the moves of the action `play-card`, and tells how many are listed. */
  function listPlayCard(player: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = 0;
    for (let i = 1; i <= m[playerAt + HAND]!; i++) {
      const card = m[playerAt + HAND + i]!;
      let holds = m[LED] === NONE;
      if (!holds) {
        let holds2 = k[CARD_SUIT + card] === m[LED];
        if (!holds2) {
          let found: boolean = false;
          for (let i2 = 1; i2 <= m[playerAt + HAND]!; i2++) {
            const other = m[playerAt + HAND + i2]!;
            if (k[CARD_SUIT + other] === m[LED]) {
              found = true;
              break;
            }
          }
          holds2 = !found;
        }
        holds = holds2;
      }
      moves[count] = 1 + card;
      count += holds ? 1 : 0;
    }
    return count;
  }

  /**
   *     term strength of player
   *       let card = played
   *       if card is none: 0
   *       if suit of card is trump: 10 + value of card
   *       if suit of card is led: value of card
   *       otherwise: 0
   */
  function strength(player: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    const card = m[playerAt + PLAYED]!;
    if (card === NONE) return 0;
    if (k[CARD_SUIT + card] === m[TRUMP]) return 10 + k[CARD_VALUE + card]!;
    if (k[CARD_SUIT + card] === m[LED]) return k[CARD_VALUE + card]!;
    return 0;
  }

  /**
   *     scoring tricks-won for each player
   *       award tricks
   */
  function scoreTricksWon(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    m[playerAt + POINTS_TRICKS_WON]! += m[playerAt + TRICKS]!;
  }

  /** Whether a move of the action `play-card` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainPlayCard(player: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    let found = false;
    for (let i = 1; i <= m[playerAt + HAND]!; i++) {
      const card = m[playerAt + HAND + i]!;
      if (m[GIVEN] === OPEN || m[GIVEN] === card) {
        found = true;
        next: {
          if (m[LED] !== NONE) {
            let holds = k[CARD_SUIT + card] === m[LED];
            if (!holds) {
              let found2: boolean = false;
              for (let i2 = 1; i2 <= m[playerAt + HAND]!; i2++) {
                const other = m[playerAt + HAND + i2]!;
                if (k[CARD_SUIT + other] === m[LED]) {
                  found2 = true;
                  break;
                }
              }
              holds = !found2;
            }
            if (!holds) {
              refused(2, FOLLOW_SUIT, -1);
              break next;
            }
          }
          return true;
        }
      }
    }
    if (!found) refused(1, PLAY_CARD_CARD_NONE, 0);
    return false;
  }

  /** Lays a piece in a place for one, which must be free. */
  function layCardAlone(piece: number, place: number): void {
    takeCard(piece);
    if (m[place] !== NONE) fault('too-many', 'played');
    holdCard(place, piece);
  }

  /**
   *     action play-card of player
   *       choose card from hand
   *       need suit of card is led or (no other in hand where suit of other is led) if led is not none else follow-suit
   *       if led is none
   *         led becomes suit of card
   *       move card to played
   */
  function doPlayCard(player: number, card: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    if (m[LED] === NONE) m[LED] = k[CARD_SUIT + card]!;
    layCardAlone(card, playerAt + PLAYED);
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
      m[RANKED_KEYS2 + count] = -sum(m, playerAt + POINTS_TRICKS_WON, 1);
      m[RANKED2 + count++] = player;
    }
    order(m, RANKED2, RANKED_KEYS2, 1, count);
    return placed(m, RANKED_KEYS2, 1, count, RANKED_PLACE2, RANKED_SHARED2, RANKED_BY, 1, 2_147_483_647, 1);
  }

  /** No place holds more than it may. */
  function checkPlaces(): void {
    const last = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last; block += SEAT_WORDS)
      if (m[block + HAND]! > 8) fault('too-many', 'hand');
  }

  function moveAt(index: number): number {
    return moves[index]!;
  }

  /** Takes down the move that is being played. */
  function noteMove(move: number): void {
    m[MOVE] = move;
  }

  /** More moves are listed than there was room for at first. */
  function listMany(_count: number, _t: number, _player: number): void {}

  /** Runs a script from a case of `game` on; gives the case of another routine that comes next, or why it does not go on. */
  function runGame(thread: number, from: number): number {
    // Local copies, which V8 can treat as constants.
    const m = memory;
    const t = thread | 0;
    let pc = from | 0;
    let asked: number;
    let listed: number;
    for (;;) {
      switch (pc) {
        case 1: { // game
          if (m[SEEDED] === 0 && m[DECK]! > 1) {
            m[t] = 2; // game: the order is supplied
            return STOPS;
          }
          shuffle(m, OUTCOME, DECK);
          pc = 3; // game
          continue;
        }
        case 2: { // game: the order is supplied
          shuffle(m, OUTCOME, DECK);
          pc = 3; // game
          continue;
        }
        case 3: { // game
          for (let player = 0; player < m[PLAYERS]!; player++) {
            const playerAt = SEATS + player * SEAT_WORDS;
            for (let times = handSize(); times > 0; times--) {
              if (m[DECK] !== 0) {
                m[USED_SECRETS] = 1;
                layCard(firstOf(m, DECK), playerAt + HAND);
              }
            }
          }
          let count = 0;
          for (let item = 0; item <= 3; item++) m[LIST_ITEMS + ++count] = item;
          m[LIST_ITEMS] = count;
          if (m[LIST_ITEMS] === 0) {
            // game: there was nothing to choose from
            return fault('impossible', 'game');
          }
          if (m[SEEDED] === 0) {
            m[t] = 4; // game: the choice is supplied
            return STOPS;
          }
          const drawn = pick(m, OUTCOME, LIST_ITEMS);
          m[TRUMP] = drawn;
          pc = 5; // game
          continue;
        }
        case 4: { // game: the choice is supplied
          const drawn = pick(m, OUTCOME, EVENT);
          m[TRUMP] = drawn;
          pc = 5; // game
          continue;
        }
        case 5: { // game
          let count = 0;
          for (let item = 0; item < m[PLAYERS]!; item++) m[LIST_ITEMS2 + ++count] = item;
          m[LIST_ITEMS2] = count;
          if (m[LIST_ITEMS2] === 0) {
            // game: there was nothing to choose from
            return fault('impossible', 'game');
          }
          if (m[SEEDED] === 0) {
            m[t] = 6; // game: the choice is supplied
            return STOPS;
          }
          const drawn = pick(m, OUTCOME, LIST_ITEMS2);
          m[LEADER] = drawn;
          m[GAME_TIMES] = handSize();
          pc = 7; // game: repeat
          continue;
        }
        case 6: { // game: the choice is supplied
          const drawn = pick(m, OUTCOME, EVENT);
          m[LEADER] = drawn;
          m[GAME_TIMES] = handSize();
          pc = 7; // game: repeat
          continue;
        }
        case 7: { // game: repeat
          if (m[GAME_TIMES]! <= 0) {
            if (isWatched) notice(0, 0);
            for (let player = 0; player < m[PLAYERS]!; player++) scoreTricksWon(player);
            pc = m[AFTER_GAME]!;
            continue;
          }
          m[GAME_TIMES]!--;
          m[AFTER_TRICK] = 7; // game: repeat
          pc = 8; // trick
          continue;
        }
        case 8: { // trick
          m[LED] = NONE;
          let count = 0;
          const from2 = m[LEADER]!;
          for (let step = 0; step < m[PLAYERS]!; step++) {
            const item = clockwise(m, from2, step);
            m[TRICK_PLAYER_LIST + ++count] = item;
          }
          m[TRICK_PLAYER_LIST] = count;
          m[TRICK_PLAYER_NEXT] = 1;
          pc = 9; // trick player: the next one
          continue;
        }
        case 9: { // trick player: the next one
          if (m[TRICK_PLAYER_NEXT]! > m[TRICK_PLAYER_LIST]!) {
            {
              const least = 1;
              let count2 = 0;
              for (let player = 0; player < m[PLAYERS]!; player++) {
                const measured = strength(player);
                if (measured >= least) {
                  m[RANKED_KEYS + count2] = -measured;
                  m[RANKED + count2++] = player;
                }
              }
              orderOne(m, RANKED, RANKED_KEYS, count2);
              const ranked = placedOne(m, RANKED_KEYS, count2, RANKED_PLACE, RANKED_SHARED, 1, 1, 3);
              for (let i = 0; i < ranked; i++) {
                const player = m[RANKED + i]!;
                m[LEADER] = player;
              }
            }
            m[SEATS + m[LEADER]! * SEAT_WORDS + TRICKS] = within(
              m[SEATS + m[LEADER]! * SEAT_WORDS + TRICKS]! + 1,
              0,
              8,
              'tricks',
            );
            for (let player = 0; player < m[PLAYERS]!; player++) {
              const player3At = SEATS + player * SEAT_WORDS;
              const card = m[player3At + PLAYED]!;
              if (card !== NONE) layCard(card, PILE);
            }
            pc = m[AFTER_TRICK]!;
            continue;
          }
          m[TRICK_PLAYER] = m[TRICK_PLAYER_LIST + m[TRICK_PLAYER_NEXT]!++]!;
          // trick: somebody must do one of: play-card
          const who = m[TRICK_PLAYER]!;
          const count = listPlayCard(who);
          if (count > 0) {
            asked = who;
            listed = count;
            pc = 10; // trick: somebody has chosen
            break;
          }
          m[USED_SECRETS] = 1;
          skip(who, 10);
          // trick: nothing was possible, or nothing was wanted
          return fault('impossible', 'trick');
        }
        case 10: { // trick: somebody has chosen
          const move = m[MOVE]!;
          m[USED_SECRETS] = 1;
          const code = move - 1;
          const card = code;
          m[TRICK_CARD] = card;
          const player = m[t + WAITS_FOR]!;
          doPlayCard(player, card);
          pc = 9; // trick player: the next one
          continue;
        }
        case 11: { // trick: nothing was possible, or nothing was wanted
          return fault('impossible', 'trick');
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
    pc = runGame(t, pc);
    if (pc === DONE) m[t] = DONE;
    return pc === WAITS;
  }

  /** Lists the moves of a player for whom a script waits. */
  function listIn(t: number, asked: number): number {
    switch (m[t]!) {
      case 10:
        return listPlayCard(asked);
      default:
        return 0;
    }
  }

  /** Whether what is asked can be done in `trick`, of: `play-card`. */
  function explainPlayCardInTrick(who: number, action: number, offer: number): number {
    let found = -1;
    if (action === PLAY_CARD && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainPlayCard(who)) return 1;
    }
    return found;
  }

  /** Asks the decision at which a player stands: 1 allowed, 0 refused, -1 not offered. */
  function explainHere(t: number, asked: number, action: number, offer: number): number {
    switch (m[t]!) {
      case 10:
        return explainPlayCardInTrick(asked, action, offer);
      default:
        return -1;
    }
  }

  /** Asks a decision in which the player had no move. */
  function explainSkipped(note: number, asked: number, action: number): number {
    switch (m[note]!) {
      case 10:
        return explainPlayCardInTrick(asked, action, -1);
      default:
        return -1;
    }
  }

  /** Writes down what chance is to decide on. */
  function fillEvent(t: number): void {
    switch (m[t]!) {
      case 2:
        setList(m, EVENT, DECK);
        break;
      case 4: {
        let count = 0;
        for (let item = 0; item <= 3; item++) m[EVENT + ++count] = item;
        m[EVENT] = count;
        break;
      }
      case 6: {
        let count = 0;
        for (let item = 0; item < m[PLAYERS]!; item++) m[EVENT + ++count] = item;
        m[EVENT] = count;
        break;
      }
    }
  }

  /** Where the faces are that are rolled until something holds; -1 where nothing is. */
  function rolledFaces(t: number): number {
    switch (m[t]!) {
      default:
        return -1;
    }
  }

  /** Goes to the first, or to the next, outcome of the roll for which a script waits. */
  function seekOutcome(t: number, _isFirst: boolean): boolean {
    switch (m[t]!) {
      default:
        return false;
    }
  }

  function run(phase: number, _owner: number): void {
    const t = MAIN;
    m[LISTED_FOR] = -1;
    m[RUNS_GAME] = phase === 0 ? 1 : 0;
    switch (phase) {
      case 0:
        m[AFTER_GAME] = DONE;
        m[t] = 1; // game
        break;
      case 1:
        m[AFTER_TRICK] = DONE;
        m[t] = 8; // trick
        break;
    }
    goOn(t);
  }

  function jumpToDecision(entry: number, _player: number): void {
    const t = MAIN;
    m[BRANCHES] = 0;
    m[LISTED_FOR] = -1;
    m[RUNS_GAME] = 0;
    switch (k[ENTRY_DECISION + entry]!) {
      case 0: {
        let count = 0;
        const from = m[LEADER]!;
        for (let step = 0; step < m[PLAYERS]!; step++) {
          const item = clockwise(m, from, step);
          m[TRICK_PLAYER_LIST + ++count] = item;
        }
        m[TRICK_PLAYER_LIST] = count;
        m[TRICK_PLAYER_NEXT] = 1;
        m[TRICK_PLAYER] = m[TRICK_PLAYER_LIST + m[TRICK_PLAYER_NEXT]!++]!;
        m[AFTER_TRICK] = DONE;
        const who = m[TRICK_PLAYER]!;
        const count2 = listPlayCard(who);
        if (count2 > 0) return waitFor(t, who, count2, 10);
        m[USED_SECRETS] = 1;
        skip(who, 10);
        m[t] = 11; // trick: nothing was possible, or nothing was wanted
        break;
      }
    }
    goOn(t);
  }

  function score(scoring: number): void {
    switch (scoring) {
      case 0:
        if (isWatched) notice(0, 0);
        for (let player = 0; player < m[PLAYERS]!; player++) scoreTricksWon(player);
        break;
    }
  }

  function term(index: number, owner: number): number {
    switch (index) {
      case 0:
        return handSize();
      case 1:
        return strength(owner);
      default:
        return NONE;
    }
  }

  function table(index: number, column: number): number {
    switch (index + column) {
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
    return -1;
  }

  /** Brings what is worked out once and kept in line with the fields: to be called when somebody else has written them. */
  function derive(): void {
    m.fill(0, CARD_HOME, CARD_HOME + 32);
    const last = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last; block += SEAT_WORDS) {
      for (let j = 1; j <= m[block + HAND]!; j++) m[CARD_HOME + m[block + HAND + j]!] = (block + HAND) * 2;
    }
    const last2 = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last2; block += SEAT_WORDS)
      if (m[block + PLAYED] !== NONE) m[CARD_HOME + m[block + PLAYED]!] = (block + PLAYED) * 2 + 1;
    for (let j = 1; j <= m[DECK]!; j++) m[CARD_HOME + m[DECK + j]!] = DECK * 2;
    for (let j = 1; j <= m[PILE]!; j++) m[CARD_HOME + m[PILE + j]!] = PILE * 2;
  }

  /** Writes what lies where before anything is played. */
  function setOut(): void {
    const last = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last; block += SEAT_WORDS) m[block + PLAYED] = NONE;
    m[LED] = NONE;
    let count = 0;
    for (let item = 0; item <= 31; item++) m[LIST_DECK + ++count] = item;
    m[LIST_DECK] = count;
    for (let i = 1; i <= m[LIST_DECK]!; i++) takeCard(m[LIST_DECK + i]!);
    setList(m, DECK, LIST_DECK);
    derive();
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
      scratch: 288,
      mostGiven: 7,
      slots: 0,
      mostListed: 0,
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
      term, table, derive, moveAt, rank, solo, broken,
    },
    { usedSecrets: () => m[USED_SECRETS] === 1 },
  );
}
