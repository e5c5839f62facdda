// Code generated from rules/starters/tic-tac-toe by Regelwerk. DO NOT EDIT.
import type { Core, Watch } from '../runtime/core.ts';
import { fault } from '../runtime/core-numbers.ts';
import * as coreState from '../runtime/core-state.ts';
import * as coreLists from '../runtime/core-lists.ts';
import * as coreRanks from '../runtime/core-ranks.ts';
import { printed } from '../runtime/core-tables.ts';
import { createDoors, noticing } from '../runtime/core-doors.ts';

/** The core of `tic-tac-toe`: one game in memory, made of whole numbers. See the interface for how to use it. */
export function createCore(watch?: Watch): Core {
  const { drawQuickly, nextPlayer } = coreState;
  const { append, firstOf, removeFrom, sum } = coreLists;
  const { order, placed } = coreRanks;
  /** No value. */
  const NONE = -0x80000000;
  /** In a question: a choice left open. */
  const OPEN = -0x7fffffff;

  // Numbers stand for these words, counted from 0 as the rules name them.
  // Sign: cross, nought

  // Actions.
  const PUT = 0;

  // Reasons.
  const CELL_TAKEN = 0;
  const PUT_CELL_NONE = 1;
  const GAME_OVER = 2;
  const NOT_NOW = 3;
  const NOT_YOUR_TURN = 4;
  const MUST_CHOOSE = 5;
  const FAULT = 7;

  // What every state begins with.
  const PLAYERS = 0;
  const IMAGINARY = 1;
  const OVER = 2;

  // The table, and the scripts that run for the whole game.
  const ON = 8;
  const ON_THERE = 17;
  const MOVER = 18;
  const TOKEN_HOME = 19;
  const BRANCHES = 29;
  const RUNS_GAME = 32;
  const AFTER_GAME = 33;
  const GAME_TIMES = 34;
  const AFTER_TURN = 35;
  const TURN_PLAYER = 36;
  const TURN_CELL = 37;

  /** The script of the whole game; those of players who act at once lie in their blocks. */
  const MAIN = 38;
  /** The blocks of the seats: where the first begins, and how many words each has. */
  const SEATS = 40;
  const SEAT_WORDS = 16;
  /** Where a seat's own script lies in its block. */
  const THREAD = 14;
  /** How many words a note of a decision without a move takes. */
  const NOTE_WORDS = 1;

  // In the block of a seat.
  const SUPPLY = 0;
  const POINTS_THREE_IN_A_LINE = 11;
  const NOTES = 12;

  // In a script: where it stands, for whom it waits, and the names of its phases.
  const WAITS_FOR = 1;

  // For work, outside of the state.
  const LISTED = 72;
  const LISTED_FOR = 73;
  const LISTED_IN = 74;
  const MOVE = 75;
  const JUMPS = 76;
  const STAMP = 77;
  const REFUSED_AT = 78;
  const USED_SECRETS = 79;
  const DEEPEST = 80;
  const PLAYOUTS = 83;
  const LIST_TOKEN = 87;
  const LIST_ITEMS = 98;
  const RANKED = 101;
  const RANKED_PLACE = 103;
  const RANKED_SHARED = 105;
  const RANKED_BY = 107;
  const RANKED_KEYS = 109;
  const LIST_NO_PICKS = 111;
  const EVENT = 112;
  const OUTCOME = 113;
  const GIVEN = 114;
  const NOTICED = 116;
  const HANDED_LISTS = 118;

  // What is printed: one table behind the other, in one array. Its first word tells where the next one goes.
  const tables = new Int32Array(49);
  const k = tables;
  k[0] = 1;
  const TOKEN_SIGN = printed(k, '0×5 1×5');
  const BOARD_ROW = printed(k, '1 1 1 2 2 2 3 3 3');
  const BOARD_COLUMN = printed(k, '1 2 3 1 2 3 1 2 3');
  const ENTRY_DECISION = printed(k, '0 -1');
  const DECISION_IS_MUST = printed(k, '1');
  const CHANCE_KIND = printed(k, '0');

  /** By case: the decision, or the chance event, at which the script waits there; -1 for none. */
  const DECISION_OF_CASE = printed(k, '-1×6 0 -1');
  const CHANCE_OF_CASE = printed(k, '-1×8');

  /** All that changes: the state, and behind it room for work. */
  const memory = new Int32Array(118);
  const m = memory;
  const moves = new Int32Array(18);
  /** Where a script stands that has come to its end. */
  const DONE = 0;
  /** Why a script does not go on: it waits for a player, or for chance or those who act at once. */
  const WAITS = -1;
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

  /** Keeps the bits that tell which `on` holds something. */
  function noteOn(cell: number): void {
    const word = ON_THERE;
    const bit = 1 << cell;
    m[word] = m[ON + cell] === NONE ? m[word]! & ~bit : m[word]! | bit;
  }

  /** Writes what lies in a place for one. */
  function holdToken(place: number, piece: number): void {
    m[place] = piece;
    if (piece !== NONE) m[TOKEN_HOME + piece] = place * 2 + 1;
    if (place >= ON && place < ON + 9) noteOn(place - ON);
  }

  /** Takes a piece away from where it lies. */
  function takeToken(piece: number): void {
    const home = m[TOKEN_HOME + piece]!;
    if (home === 0) return;
    m[TOKEN_HOME + piece] = 0;
    if ((home & 1) === 1) {
      holdToken(home >> 1, NONE);
    } else {
      removeFrom(m, home >> 1, piece);
    }
  }

  /** Lays a piece at the end of a place, from wherever it lay. */
  function layToken(piece: number, place: number): void {
    takeToken(piece);
    append(m, place, piece);
    m[TOKEN_HOME + piece] = place * 2;
  }

  /** `term sign of player = if player is first of players then cross otherwise nought` */
  function sign(player: number): number {
    let count = 0;
    for (let item = 0; item < m[PLAYERS]!; item++) m[LIST_ITEMS + ++count] = item;
    m[LIST_ITEMS] = count;
    return player === firstOf(m, LIST_ITEMS) ? 0 : 1;
  }

  /** Lists the moves of the action `put`, and tells how many are listed. */
  function listPut(_player: number): number {
    let count = 0;
    const noOn = ~m[ON_THERE]!;
    for (let cell = 0; cell <= 8; cell++) {
      moves[count] = 1 + cell;
      count += (noOn >>> cell) & 1;
    }
    return count;
  }

  /**
   *     term holds[cell] of player
   *       let token = on[cell]
   *       if token is none: no
   *       otherwise: sign of token is sign of player
   */
  function holds(player: number, cell: number): boolean {
    const token = m[ON + cell]!;
    if (token === NONE) return false;
    return k[TOKEN_SIGN + token] === sign(player);
  }

  /**
   *     term has-line of player
   *       if some number in 1..3 where no cell in board where row of cell is number and not holds[cell]: yes
   *       if some number in 1..3 where no cell in board where column of cell is number and not holds[cell]: yes
   *       if no cell in board where row of cell is column of cell and not holds[cell]: yes
   *       otherwise: no cell in board where row of cell + column of cell is 4 and not holds[cell]
   */
  function hasLine(player: number): boolean {
    let found: boolean = false;
    for (let number = 1; number <= 3; number++) {
      let found4: boolean = false;
      for (let cell = 0; cell <= 8; cell++) {
        if (k[BOARD_ROW + cell] === number && !holds(player, cell)) {
          found4 = true;
          break;
        }
      }
      if (!found4) {
        found = true;
        break;
      }
    }
    if (found) return true;
    let found2: boolean = false;
    for (let number = 1; number <= 3; number++) {
      let found4: boolean = false;
      for (let cell = 0; cell <= 8; cell++) {
        if (k[BOARD_COLUMN + cell] === number && !holds(player, cell)) {
          found4 = true;
          break;
        }
      }
      if (!found4) {
        found2 = true;
        break;
      }
    }
    if (found2) return true;
    let found3: boolean = false;
    for (let cell = 0; cell <= 8; cell++) {
      if (k[BOARD_ROW + cell] === k[BOARD_COLUMN + cell] && !holds(player, cell)) {
        found3 = true;
        break;
      }
    }
    if (!found3) return true;
    for (let cell = 0; cell <= 8; cell++)
      if (k[BOARD_ROW + cell]! + k[BOARD_COLUMN + cell]! === 4 && !holds(player, cell)) return false;
    return true;
  }

  /** `term line-points = 1` */
  function linePoints(): number {
    return 1;
  }

  /**
   *     scoring three-in-a-line for each player
   *       if has-line
   *         award line-points
   */
  function scoreThreeInALine(player: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    if (hasLine(player)) m[playerAt + POINTS_THREE_IN_A_LINE]! += linePoints();
  }

  /** Whether a move of the action `put` with the choices that are given is allowed; if not, the last line reached tells why. */
  function explainPut(_player: number): boolean {
    let found = false;
    for (let cell = 0; cell <= 8; cell++) {
      if (m[GIVEN] === OPEN || m[GIVEN] === cell) {
        found = true;
        next: {
          if (m[ON + cell] !== NONE) {
            refused(2, CELL_TAKEN, -1);
            break next;
          }
          return true;
        }
      }
    }
    if (!found) refused(1, PUT_CELL_NONE, 0);
    return false;
  }

  /** Lays a piece in a place for one, which must be free. */
  function layTokenAlone(piece: number, place: number): void {
    takeToken(piece);
    if (m[place] !== NONE) fault('too-many', 'on');
    holdToken(place, piece);
  }

  /**
   *     action put of player
   *       choose cell from board
   *       need on[cell] is none                                          else cell-taken
   *       if supply is not empty
   *         move first of supply to on[cell]
   */
  function doPut(player: number, cell: number): void {
    const playerAt = SEATS + player * SEAT_WORDS;
    if (m[playerAt + SUPPLY] !== 0) layTokenAlone(firstOf(m, playerAt + SUPPLY), ON + cell);
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
      m[RANKED_KEYS + count] = -sum(m, playerAt + POINTS_THREE_IN_A_LINE, 1);
      m[RANKED + count++] = player;
    }
    order(m, RANKED, RANKED_KEYS, 1, count);
    return placed(m, RANKED_KEYS, 1, count, RANKED_PLACE, RANKED_SHARED, RANKED_BY, 1, 2_147_483_647, 1);
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
    const k = tables;
    const t = thread | 0;
    let pc = from | 0;
    let asked: number;
    let listed: number;
    for (;;) {
      switch (pc) {
        case 1: { // game
          for (let player = 0; player < m[PLAYERS]!; player++) {
            const playerAt = SEATS + player * SEAT_WORDS;
            let count = 0;
            for (let item = 0; item <= 9; item++)
              if (k[TOKEN_SIGN + item] === sign(player)) m[LIST_TOKEN + ++count] = item;
            m[LIST_TOKEN] = count;
            for (let i = 1; i <= m[LIST_TOKEN]!; i++) layToken(m[LIST_TOKEN + i]!, playerAt + SUPPLY);
          }
          let found: number = NONE;
          for (let item = 0; item < m[PLAYERS]!; item++) {
            found = item;
            break;
          }
          if (found === NONE) fault('not-found');
          m[MOVER] = found;
          m[GAME_TIMES] = Math.max(0, 9);
          pc = 2; // game: repeat
          continue;
        }
        case 2: { // game: repeat
          if (m[GAME_TIMES]! <= 0) {
            pc = m[AFTER_GAME]!;
            continue;
          }
          m[GAME_TIMES]!--;
          m[TURN_PLAYER] = m[MOVER]!;
          m[AFTER_TURN] = 3; // game: after turn
          pc = 5; // turn: somebody must do one of: put
          continue;
        }
        case 3: { // game: after turn
          if (hasLine(m[MOVER]!)) {
            pc = 4; // game
            continue;
          }
          m[MOVER] = nextPlayer(m, m[MOVER]!);
          pc = 2; // game: repeat
          continue;
        }
        case 4: { // game
          if (isWatched) notice(0, 0);
          for (let player = 0; player < m[PLAYERS]!; player++) scoreThreeInALine(player);
          pc = m[AFTER_GAME]!;
          continue;
        }
        case 5: { // turn: somebody must do one of: put
          const player = m[TURN_PLAYER]!;
          const count = listPut(player);
          if (count > 0) {
            asked = player;
            listed = count;
            pc = 6; // turn: somebody has chosen
            break;
          }
          skip(player, 6);
          // turn: nothing was possible, or nothing was wanted
          return fault('impossible', 'turn');
        }
        case 6: { // turn: somebody has chosen
          const player = m[TURN_PLAYER]!;
          const move = m[MOVE]!;
          const code = move - 1;
          const cell = code;
          m[TURN_CELL] = cell;
          doPut(player, cell);
          pc = m[AFTER_TURN]!;
          continue;
        }
        case 7: { // turn: nothing was possible, or nothing was wanted
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
      case 6:
        return listPut(asked);
      default:
        return 0;
    }
  }

  /** Whether what is asked can be done in `turn`, of: `put`. */
  function explainPutInTurn(who: number, action: number, offer: number): number {
    let found = -1;
    if (action === PUT && (offer < 0 || offer === 0)) {
      found = 0;
      if (explainPut(who)) return 1;
    }
    return found;
  }

  /** Asks the decision at which a player stands: 1 allowed, 0 refused, -1 not offered. */
  function explainHere(t: number, asked: number, action: number, offer: number): number {
    switch (m[t]!) {
      case 6:
        return explainPutInTurn(asked, action, offer);
      default:
        return -1;
    }
  }

  /** Asks a decision in which the player had no move. */
  function explainSkipped(note: number, asked: number, action: number): number {
    switch (m[note]!) {
      case 6:
        return explainPutInTurn(asked, action, -1);
      default:
        return -1;
    }
  }

  /** Writes down what chance is to decide on. */
  function fillEvent(t: number): void {
    switch (m[t]!) {
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
        m[t] = 1; // game
        break;
      case 1:
        m[TURN_PLAYER] = owner;
        m[AFTER_TURN] = DONE;
        m[t] = 5; // turn: somebody must do one of: put
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
        const count = listPut(player2);
        if (count > 0) return waitFor(t, player2, count, 6);
        skip(player2, 6);
        m[t] = 7; // turn: nothing was possible, or nothing was wanted
        break;
      }
    }
    goOn(t);
  }

  function score(scoring: number): void {
    switch (scoring) {
      case 0:
        if (isWatched) notice(0, 0);
        for (let player = 0; player < m[PLAYERS]!; player++) scoreThreeInALine(player);
        break;
    }
  }

  function term(index: number, owner: number): number {
    switch (index) {
      case 0:
        return sign(owner);
      case 1:
        return holds(owner, m[GIVEN]!) ? 1 : 0;
      case 2:
        return hasLine(owner) ? 1 : 0;
      case 3:
        return linePoints();
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
    for (let cell = 0; cell < 9; cell++) noteOn(cell);
    m.fill(0, TOKEN_HOME, TOKEN_HOME + 10);
    const last = SEATS + m[PLAYERS]! * SEAT_WORDS;
    for (let block = SEATS; block < last; block += SEAT_WORDS) {
      for (let j = 1; j <= m[block + SUPPLY]!; j++)
        m[TOKEN_HOME + m[block + SUPPLY + j]!] = (block + SUPPLY) * 2;
    }
    for (let i = 0; i < 9; i++) if (m[ON + i] !== NONE) m[TOKEN_HOME + m[ON + i]!] = (ON + i) * 2 + 1;
  }

  /** Writes what lies where before anything is played. */
  function setOut(): void {
    m.fill(NONE, ON, ON + 9);
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
      scratch: 72,
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
