// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { HEADER } from './core.ts';
import { drawQuickly } from './core-state.ts';

const { players: PLAYERS, imaginary: IMAGINARY, over: OVER } = HEADER;

/** The case of a script that has come to its end. */
const DONE = 0;

/** Where the runtime finds what it needs: addresses in memory, in the block of a seat or of a script, or in the tables. */
export interface Places {
  /** The script of the whole game; those of players who act at once are in their blocks. */
  readonly main: number;
  /** The blocks of the seats: where the first begins, how many words each has, where its script and its notes are. */
  readonly seats: number;
  readonly seatWords: number;
  readonly thread: number;
  readonly notes: number;
  /** How many words a note of a decision without a move takes. */
  readonly noteWords: number;
  /** The players who act at once, as a list. */
  readonly branches: number;
  /** 1 where the script of the whole game runs, and not a phase alone. */
  readonly runsGame: number;
  /** The case with which the game begins. */
  readonly entry: number;
  /** In a script: the player for whom it waits. */
  readonly waitsFor: number;
  /** How many moves were listed last, for whom, and for which script. */
  readonly listed: number;
  readonly listedFor: number;
  readonly listedIn: number;
  /** How many moves the list has room for from the beginning. */
  readonly mostMoves: number;
  readonly jumps: number;
  readonly usedSecrets: number;
  /** How far the last reason was reached, and the furthest one: how far, which reason, which choice. */
  readonly refusedAt: number;
  readonly deepest: number;
  /** The two words of the random numbers that choose moves in playouts. */
  readonly playouts: number;
  /** Tables by case: the decision, or the chance event, at which a script waits there; -1 for none. */
  readonly decisionOfCase: number;
  readonly chanceOfCase: number;
}

/** The functions of a game that the runtime calls. */
export interface Rules {
  /** Runs one script until it stops, forks or ends; whether it waits for a player now. */
  runThread(thread: number): boolean;
  /** Lists the moves of a player for whom a script waits. */
  listIn(thread: number, player: number): number;
  /** The move at a position of the list made last. */
  moveAt(index: number): number;
  /** Takes down the move that is being played. */
  noteMove(move: number): void;
  /** More moves are listed than there was room for at first. */
  listMany(count: number, thread: number, player: number): void;
  /** What must hold whenever the game stops. */
  checkPlaces(): void;
}

export type Scripts = ReturnType<typeof createScripts>;

/**
 * The scripts of a game: how they go on, and for whom, and for what, they wait. The script of the whole game runs alone until
 * players act at once; then each has one, and it goes on when all of these are through. Only whole numbers and one memory:
 * the compiler reads this file, too, and makes WebAssembly of it.
 */
export function createScripts(m: Int32Array, k: Int32Array, places: Places, rules: Rules) {
  const { main, seats, seatWords, thread, notes: notesAt, noteWords, branches, runsGame, entry } = places;
  const { waitsFor, listed, listedFor, listedIn, mostMoves, jumps, usedSecrets } = places;
  const { refusedAt, deepest, playouts, decisionOfCase, chanceOfCase } = places;
  const { runThread, listIn, moveAt, noteMove, listMany, checkPlaces } = rules;

  function stateWords(): number {
    return seats + (m[PLAYERS]! + m[IMAGINARY]!) * seatWords;
  }

  /** The script of one of the players who act at once. */
  function branchAt(position: number): number {
    return seats + m[branches + position]! * seatWords + thread;
  }

  /** The script that waits for a player; -1 if none does. */
  function threadOf(player: number): number {
    if (m[branches] === 0)
      return k[decisionOfCase + m[main]!]! >= 0 && m[main + waitsFor] === player ? main : -1;
    let found = -1;
    for (let i = 1; i <= m[branches]!; i++) {
      const branch = branchAt(i);
      if (m[branch] === DONE) continue;
      if (k[decisionOfCase + m[branch]!]! < 0) return -1;
      if (found < 0 && m[branch + waitsFor] === player) found = branch;
    }
    return found;
  }

  function actors(): number {
    let bits = 0;
    if (m[branches] === 0) return k[decisionOfCase + m[main]!]! >= 0 ? 1 << m[main + waitsFor]! : 0;
    for (let i = 1; i <= m[branches]!; i++) {
      const branch = branchAt(i);
      if (m[branch] === DONE) continue;
      if (k[decisionOfCase + m[branch]!]! < 0) return 0;
      bits |= 1 << m[branch + waitsFor]!;
    }
    return bits;
  }

  function actorAt(position: number): number {
    if (m[branches] === 0)
      return position === 0 && k[decisionOfCase + m[main]!]! >= 0 ? m[main + waitsFor]! : -1;
    let left = position;
    let found = -1;
    for (let i = 1; i <= m[branches]!; i++) {
      const branch = branchAt(i);
      if (m[branch] === DONE) continue;
      if (k[decisionOfCase + m[branch]!]! < 0) return -1;
      if (left === 0) found = m[branch + waitsFor]!;
      left--;
    }
    return found;
  }

  function decisionOf(player: number): number {
    const found = threadOf(player);
    return found < 0 ? -1 : k[decisionOfCase + m[found]!]!;
  }

  /** The script in which chance is to decide; -1 if there is none. */
  function chanceThread(): number {
    if (m[branches] === 0) return k[chanceOfCase + m[main]!]! >= 0 ? main : -1;
    for (let i = 1; i <= m[branches]!; i++) {
      const branch = branchAt(i);
      if (m[branch] !== DONE && k[chanceOfCase + m[branch]!]! >= 0) return branch;
    }
    return -1;
  }

  function moveCount(player: number): number {
    if (m[listedFor] !== player) {
      const found = threadOf(player);
      m[listed] = found < 0 ? 0 : listIn(found, player);
      m[listedFor] = player;
      m[listedIn] = found;
    }
    if (m[listed]! > mostMoves) listMany(m[listed]!, m[listedIn]!, player);
    return m[listed]!;
  }

  function apply(player: number, move: number): void {
    play(player, m[listedFor] === player ? m[listedIn]! : threadOf(player), move);
  }

  /** A move of a player for whom a script waits. */
  function play(player: number, waiting: number, move: number): void {
    m[seats + player * seatWords + notesAt] = 0;
    m[listedFor] = -1;
    m[usedSecrets] = 0;
    noteMove(move);
    goOn(waiting);
  }

  function begin(): void {
    m[runsGame] = 1;
    m[main] = entry;
    goOn(main);
  }

  /**
   * Goes on with a script, and with all that follow from it, until the game stops: where players act at once, with the script of each
   * of them, and with that of the game when all are through.
   */
  function goOn(from: number): void {
    m[jumps] = 0;
    let script = from;
    let begun = 0;
    for (;;) {
      const waits = runThread(script);
      if (script === main) {
        if (m[branches] === 0) {
          if (m[main] === DONE && m[runsGame] === 1) m[OVER] = 1;
          break;
        }
        begun = 1;
        script = branchAt(1);
      } else if (begun > 0 && begun < m[branches]!) {
        begun++;
        script = branchAt(begun);
      } else {
        if (waits || !areThrough()) break;
        begun = 0;
        m[branches] = 0;
        script = main;
      }
    }
    checkPlaces();
  }

  /** Whether all who act at once have done so. */
  function areThrough(): boolean {
    for (let i = 1; i <= m[branches]!; i++) if (m[branchAt(i)] !== DONE) return false;
    return true;
  }

  /** A player has to choose: a script waits. */
  function waitFor(script: number, player: number, moves: number, site: number): void {
    m[script] = site;
    m[script + waitsFor] = player;
    m[listed] = moves;
    m[listedFor] = player;
    m[listedIn] = script;
  }

  /** Remembers a decision in which a player had no move, for whoever asks why; gives the address of the note. */
  function skip(player: number, site: number): number {
    const notes = seats + player * seatWords + notesAt;
    m[listedFor] = -1;
    if (m[notes]! > 0) forgetNote(notes, site);
    const before = m[notes]!;
    const note = notes + 1 + before * noteWords;
    m[notes] = before + 1;
    m[note] = site;
    return note;
  }

  /** A decision is noted once, for the last time. */
  function forgetNote(notes: number, site: number): void {
    const end = notes + 1 + m[notes]! * noteWords;
    for (let note = notes + 1; note < end; note += noteWords)
      if (m[note] === site) {
        for (let at = note; at + noteWords < end; at++) m[at] = m[at + noteWords]!;
        m[notes]!--;
        return;
      }
  }

  /** Notes why a move is not allowed; of several reasons the one that was reached last counts. */
  function refused(depth: number, reason: number, choice: number): void {
    m[refusedAt] = depth;
    if (depth <= m[deepest]!) return;
    m[deepest] = depth;
    m[deepest + 1] = reason;
    m[deepest + 2] = choice;
  }

  /** Random moves for everybody, the first who is to act before the others, until the game stops; gives how many were played. */
  function playOut(most: number): number {
    let played = 0;
    while (played < most && m[OVER] === 0) {
      // Where only one can act, the moves were most often listed when the game came to the decision.
      let player = m[branches]! < 2 ? m[listedFor]! : -1;
      if (player < 0 || m[listed]! < 1 || m[listed]! > mostMoves) {
        player = actorAt(0);
        if (player < 0 || moveCount(player) === 0) break;
      }
      play(player, m[listedIn]!, moveAt(drawQuickly(m, playouts, m[listed]!)));
      played++;
    }
    return played;
  }

  return {
    stateWords,
    threadOf,
    actors,
    actorAt,
    decisionOf,
    chanceThread,
    moveCount,
    apply,
    begin,
    goOn,
    waitFor,
    skip,
    refused,
    playOut,
  };
}
