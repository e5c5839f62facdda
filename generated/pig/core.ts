// Code generated from rules/starters/pig by Regelwerk. DO NOT EDIT.
import type { Core, Watch } from '../runtime/core.ts';
import * as coreNumbers from '../runtime/core-numbers.ts';
import { fault } from '../runtime/core-numbers.ts';
import * as coreState from '../runtime/core-state.ts';
import * as coreLists from '../runtime/core-lists.ts';
import * as coreRanks from '../runtime/core-ranks.ts';
import { printed } from '../runtime/core-tables.ts';
import * as coreChance from '../runtime/core-chance.ts';
import { createDoors, noticing } from '../runtime/core-doors.ts';

/** The core of `pig`: one game in memory, made of whole numbers. See the interface for how to use it. */
export function createCore(watch?: Watch): Core {
  const { within } = coreNumbers;
  const { drawQuickly } = coreState;
  const { removeFrom, setList, sum } = coreLists;
  const { order, placed } = coreRanks;
  const { setFaces } = coreChance;
  /** No value. */
  const NONE = -0x80000000;

  // Actions.
  const THROW_AGAIN = 0;
  const HOLD = 1;

  // Reasons.
  const ENOUGH_TO_WIN = 0;
  const GAME_OVER = 1;
  const NOT_NOW = 2;
  const NOT_YOUR_TURN = 3;
  const MUST_CHOOSE = 4;
  const FAULT = 6;

  // What every state begins with.
  const PLAYERS = 0;
  const IMAGINARY = 1;
  const OVER = 2;
  const SEEDED = 3;
  const RANDOM = 4;

  // The table, and the scripts that run for the whole game.
  const CUP = 8;
  const AT_RISK = 10;
  const DIE_FACE = 11;
  const BRANCHES = 12;
  const RUNS_GAME = 19;
  const AFTER_GAME = 20;
  const GAME_PLAYER = 21;
  const GAME_PLAYER_LIST = 22;
  const GAME_PLAYER_NEXT = 29;
  const AFTER_TURN = 30;
  const TURN_PLAYER = 31;
  const TURN_PIPS = 32;

  /** The script of the whole game; those of players who act at once lie in their blocks. */
  const MAIN = 33;
  /** The blocks of the seats: where the first begins, and how many words each has. */
  const SEATS = 35;
  const SEAT_WORDS = 6;
  /** Where a seat's own script lies in its block. */
  const THREAD = 4;
  /** How many words a note of a decision without a move takes. */
  const NOTE_WORDS = 1;

  // In the block of a seat.
  const SAFE = 0;
  const POINTS_KEPT = 1;
  const NOTES = 2;

  // In a script: where it stands, for whom it waits, and the names of its phases.
  const WAITS_FOR = 1;

  // For work, outside of the state.
  const LISTED = 71;
  const LISTED_FOR = 72;
  const LISTED_IN = 73;
  const MOVE = 74;
  const JUMPS = 75;
  const STAMP = 76;
  const REFUSED_AT = 77;
  const USED_SECRETS = 78;
  const DEEPEST = 79;
  const PLAYOUTS = 82;
  const RANKED = 86;
  const RANKED_PLACE = 92;
  const RANKED_SHARED = 98;
  const RANKED_BY = 104;
  const RANKED_KEYS = 110;
  const LIST_NO_PICKS = 116;
  const LIST_CUP = 117;
  const EVENT = 119;
  const OUTCOME = 121;
  const GIVEN = 123;
  const NOTICED = 125;
  const HANDED_LISTS = 127;

  // What is printed: one table behind the other, in one array. Its first word tells where the next one goes.
  const tables = new Int32Array(25);
  const k = tables;
  k[0] = 1;
  const ENTRY_DECISION = printed(k, '0 0 -1');
  const DECISION_IS_MUST = printed(k, '1');
  const CHANCE_KIND = printed(k, '0 0');

  /** By case: the decision, or the chance event, at which the script waits there; -1 for none. */
  const DECISION_OF_CASE = printed(k, '-1×7 0 -1');
  const CHANCE_OF_CASE = printed(k, '-1×5 0 -1 -1 -1');

  /** All that changes: the state, and behind it room for work. */
  const memory = new Int32Array(127);
  const m = memory;
  const moves = new Int32Array(4);
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

  /** `term goal = 100` */
  function goal(): number {
    return 100;
  }

  /** `term is-won = some player in players where safe of player is at least goal` */
  function isWon(): boolean {
    for (let player = 0; player < m[PLAYERS]!; player++) {
      const playerAt = SEATS + player * SEAT_WORDS;
      if (m[playerAt + SAFE]! >= goal()) return true;
    }
    return false;
  }

  /** Rolls the pieces of a list, one after the other (xoshiro128**). */
  function rollCup(): void {
    let a = m[RANDOM]!;
    let b = m[RANDOM + 1]!;
    let c = m[RANDOM + 2]!;
    let d = m[RANDOM + 3]!;
    const count = m[CUP]!;
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
      if (number <= 4_294_967_291) m[DIE_FACE + m[CUP + i++]!] = 1 + (number % 6);
    }
    m[RANDOM] = a;
    m[RANDOM + 1] = b;
    m[RANDOM + 2] = c;
    m[RANDOM + 3] = d;
  }

  /**
   *     scoring kept for each player
   *       award safe
   */
  function scoreKept(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    m[playerAt + POINTS_KEPT]! += m[playerAt + SAFE]!;
  }

  /** Lists the moves of the action `throw-again`, and tells how many are listed. */
  function listThrowAgain(player: number): number {
    const playerAt = SEATS + player * SEAT_WORDS;
    let count = 0;
    moves[count] = 1;
    count += m[playerAt + SAFE]! + m[AT_RISK]! < goal() ? 1 : 0;
    return count;
  }

  /** Lists the moves of the action `hold`, and tells how many are listed. */
  function listHold(_player: number, listed: number): number {
    let count = listed;
    moves[count++] = 2;
    return count;
  }

  /** Whether a move of the action `throw-again` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainThrowAgain(player: number): boolean {
    const playerAt = SEATS + player * SEAT_WORDS;
    if (m[playerAt + SAFE]! + m[AT_RISK]! >= goal()) {
      refused(1, ENOUGH_TO_WIN, -1);
      return false;
    }
    return true;
  }

  /** Whether a move of the action `hold` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainHold(_player: number): boolean {
    return true;
  }

  /**
   *     action throw-again of player
   *       need safe + at-risk is less than goal                          else enough-to-win
   */
  function doThrowAgain(_player: number): void {}

  /**
   *     action hold of player
   *       add at-risk to safe
   *       at-risk becomes 0
   */
  function doHold(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    m[playerAt + SAFE] = within(m[playerAt + SAFE]! + m[AT_RISK]!, 0, 105, 'safe');
    m[AT_RISK] = 0;
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
      m[RANKED_KEYS + count] = -sum(m, playerAt + POINTS_KEPT, 1);
      m[RANKED + count++] = player;
    }
    order(m, RANKED, RANKED_KEYS, 1, count);
    return placed(m, RANKED_KEYS, 1, count, RANKED_PLACE, RANKED_SHARED, RANKED_BY, 1, 2_147_483_647, 1);
  }

  /** Takes a piece away from where it lies. */
  function takeDie(piece: number): void {
    if (removeFrom(m, CUP, piece)) return;
  }

  /** No place holds more than it may. */
  function checkPlaces(): void {}

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
        case 1: { // game: repeat
          if (isWon()) {
            if (isWatched) notice(0, 0);
            for (let player = 0; player < m[PLAYERS]!; player++) scoreKept(player);
            pc = m[AFTER_GAME]!;
            continue;
          }
          if (++m[JUMPS]! > MOST_JUMPS) fault('endless');
          let count = 0;
          for (let item = 0; item < m[PLAYERS]!; item++) m[GAME_PLAYER_LIST + ++count] = item;
          m[GAME_PLAYER_LIST] = count;
          m[GAME_PLAYER_NEXT] = 1;
          pc = 2; // game player: the next one
          continue;
        }
        case 2: { // game player: the next one
          if (m[GAME_PLAYER_NEXT]! > m[GAME_PLAYER_LIST]!) {
            pc = 1; // game: repeat
            continue;
          }
          m[GAME_PLAYER] = m[GAME_PLAYER_LIST + m[GAME_PLAYER_NEXT]!++]!;
          if (!isWon()) {
            m[TURN_PLAYER] = m[GAME_PLAYER]!;
            m[AFTER_TURN] = 2; // game player: the next one
            m[AT_RISK] = 0;
            pc = 4; // turn: repeat
            continue;
          }
          pc = 2; // game player: the next one
          continue;
        }
        case 3: { // turn
          m[AT_RISK] = 0;
          pc = 4; // turn: repeat
          continue;
        }
        case 4: { // turn: repeat
          if (++m[JUMPS]! > MOST_JUMPS) fault('endless');
          if (m[SEEDED] === 0 && m[CUP]! > 0) {
            m[t] = 5; // turn: the roll is supplied
            return STOPS;
          }
          rollCup();
          pc = 6; // turn
          continue;
        }
        case 5: { // turn: the roll is supplied
          setFaces(m, OUTCOME, CUP, DIE_FACE);
          pc = 6; // turn
          continue;
        }
        case 6: { // turn
          let total = 0;
          for (let i = 1; i <= m[CUP]!; i++) {
            const die = m[CUP + i]!;
            const item = m[DIE_FACE + die]!;
            total += item;
          }
          m[TURN_PIPS] = total;
          if (m[TURN_PIPS] === 1) {
            m[AT_RISK] = 0;
            pc = m[AFTER_TURN]!;
            continue;
          }
          m[AT_RISK] = within(m[AT_RISK]! + m[TURN_PIPS]!, 0, 105, 'at-risk');
          // turn: somebody must do one of: throw-again, hold
          const player = m[TURN_PLAYER]!;
          const count = listChoiceInTurn(player);
          if (count > 0) {
            asked = player;
            listed = count;
            pc = 7; // turn: somebody has chosen
            break;
          }
          skip(player, 7);
          // turn: nothing was possible, or nothing was wanted
          return fault('impossible', 'turn');
        }
        case 7: { // turn: somebody has chosen
          const player = m[TURN_PLAYER]!;
          const move = m[MOVE]!;
          if (move < 2) {
            doThrowAgain(player);
            pc = 4; // turn: repeat
            continue;
          }
          doHold(player);
          // turn: after hold
          pc = m[AFTER_TURN]!;
          continue;
        }
        case 8: { // turn: nothing was possible, or nothing was wanted
          return fault('impossible', 'turn');
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
      case 7:
        return listChoiceInTurn(asked);
      default:
        return 0;
    }
  }

  /** Lists what can be done in `turn`: `throw-again`, `hold`. */
  function listChoiceInTurn(who: number): number {
    let count = listThrowAgain(who);
    count = listHold(who, count);
    return count;
  }

  /** Whether what is asked can be done in `turn`, of: `throw-again`, `hold`. */
  function explainChoiceInTurn(who: number, action: number, offer: number): number {
    let found = -1;
    if (action === THROW_AGAIN && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainThrowAgain(who)) return 1;
    }
    if (action === HOLD && (offer < 0 || offer === 1)) {
      found = 0;
      if (explainHold(who)) return 1;
    }
    return found;
  }

  /** Asks the decision at which a player stands: 1 allowed, 0 refused, -1 not offered. */
  function explainHere(t: number, asked: number, action: number, offer: number): number {
    switch (m[t]!) {
      case 7:
        return explainChoiceInTurn(asked, action, offer);
      default:
        return -1;
    }
  }

  /** Asks a decision in which the player had no move. */
  function explainSkipped(note: number, asked: number, action: number): number {
    switch (m[note]!) {
      case 7:
        return explainChoiceInTurn(asked, action, -1);
      default:
        return -1;
    }
  }

  /** Writes down what chance is to decide on. */
  function fillEvent(t: number): void {
    switch (m[t]!) {
      case 5: {
        let count = 0;
        for (let i = 1; i <= m[CUP]!; i++) {
          const item = m[CUP + i]!;
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

  function run(phase: number, owner: number): void {
    const t = MAIN;
    m[LISTED_FOR] = -1;
    m[RUNS_GAME] = phase === 0 ? 1 : 0;
    switch (phase) {
      case 0:
        m[AFTER_GAME] = DONE;
        m[t] = 1; // game: repeat
        break;
      case 1:
        m[TURN_PLAYER] = owner;
        m[AFTER_TURN] = DONE;
        m[t] = 3; // turn
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
        let total = 0;
        for (let i = 1; i <= m[CUP]!; i++) {
          const die = m[CUP + i]!;
          const item = m[DIE_FACE + die]!;
          total += item;
        }
        m[TURN_PIPS] = total;
        m[AFTER_TURN] = DONE;
        const count = listChoiceInTurn(player2);
        if (count > 0) return waitFor(t, player2, count, 7);
        skip(player2, 7);
        m[t] = 8; // turn: nothing was possible, or nothing was wanted
        break;
      }
    }
    goOn(t);
  }

  function score(scoring: number): void {
    switch (scoring) {
      case 0:
        if (isWatched) notice(0, 0);
        for (let player = 0; player < m[PLAYERS]!; player++) scoreKept(player);
        break;
    }
  }

  function term(index: number, _owner: number): number {
    switch (index) {
      case 0:
        return goal();
      case 1:
        return isWon() ? 1 : 0;
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
  function derive(): void {}

  /** Writes what lies where before anything is played. */
  function setOut(): void {
    m.fill(1, DIE_FACE, DIE_FACE + 1);
    let count = 0;
    for (let item = 0; item <= 0; item++) m[LIST_CUP + ++count] = item;
    m[LIST_CUP] = count;
    for (let i = 1; i <= m[LIST_CUP]!; i++) takeDie(m[LIST_CUP + i]!);
    setList(m, CUP, LIST_CUP);
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
      scratch: 71,
      mostGiven: 2,
      slots: 0,
      mostListed: 0,
      rankedSeats: RANKED,
      rankedPlaces: RANKED_PLACE,
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
