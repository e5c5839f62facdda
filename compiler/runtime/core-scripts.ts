import { type Core, type CoreSetup, Fault, HEADER } from './core.ts';
import type { Chance } from './core-chance.ts';

const { players: PLAYERS, imaginary: IMAGINARY, over: OVER, seeded: SEEDED, random: RANDOM } = HEADER;

/** From this stamp on, marks are wiped: four times a stamp must stay a word. One game never takes as many as are left. */
const WIPE_AT = 2 ** 28;

/** Where a script stands that has come to its end. */
const DONE = 0;

/** Where what scripts need lies: in memory, in the block of a seat or of a script, or in the tables. */
export interface Places {
  /** The script of the whole game; those of players who act at once lie in their blocks. */
  readonly main: number;
  /** The blocks of the seats: where the first begins, how many words each has, where its script and its notes lie. */
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
  readonly move: number;
  readonly jumps: number;
  readonly usedSecrets: number;
  /** Where room for work begins, behind the state; in it the stamp of marks, which goes up whenever cells are marked. */
  readonly scratch: number;
  readonly stamp: number;
  /** How far the last reason that was noted was reached. */
  readonly refusedAt: number;
  /** Tables by case: the decision, or the chance event, at which a script waits there; -1 for none. */
  readonly decisionOfCase: number;
  readonly chanceOfCase: number;
  /** Tables: whether a decision must be made, and what kind of chance event it is. */
  readonly mustChoose: number;
  readonly chanceKind: number;
}

/** What the rules of a game say. */
export interface Rules {
  /** Writes what lies where before anything is played, over zeros. */
  setOut(options: readonly number[]): void;
  /** Runs one script until it stops, forks or ends; whether it waits for a player now. */
  runThread(thread: number): boolean;
  /** Lists the moves of a player for whom a script waits. */
  listIn(thread: number, player: number): number;
  /** Asks the decision at which a player stands: 1 allowed, 0 refused, -1 not offered. */
  explainHere(
    thread: number,
    player: number,
    action: number,
    offer: number,
    choices: readonly number[],
  ): number;
  /** Asks a decision in which the player had no move. */
  explainSkipped(note: number, player: number, action: number, choices: readonly number[]): number;
  /** Writes down what chance is to decide on. */
  fillEvent(thread: number): void;
  /** What must hold whenever the game stops. */
  checkPlaces?: () => void;
}

/** The reasons that every game has, as positions in `reasons`. */
export interface CommonReasons {
  readonly gameOver: number;
  readonly notNow: number;
  readonly notYourTurn: number;
  readonly mustChoose: number;
  readonly fault: number;
}

type Doors = Pick<
  Core,
  | 'start'
  | 'blank'
  | 'stateWords'
  | 'copyFrom'
  | 'refresh'
  | 'isOver'
  | 'actors'
  | 'actorAt'
  | 'decisionOf'
  | 'moveCount'
  | 'apply'
  | 'refusal'
  | 'reasonChoice'
  | 'chance'
  | 'chanceType'
  | 'supply'
  | 'end'
  | 'isRunning'
>;

export interface Scripts {
  /** What is alike in all cores. */
  readonly doors: Doors;
  /** Goes on with a script, and with all that follow from it, until the game stops. */
  goOn(thread: number): void;
  /** A player has to choose: a script waits. */
  waitFor(thread: number, player: number, listed: number, site: number): void;
  /** Remembers a decision in which a player had no move, for whoever asks why; gives the address of the note. */
  skip(player: number, site: number): number;
  /** Notes why a move is not allowed; of several reasons the one that was reached last counts. */
  refused(depth: number, reason: number, choice: number): void;
  /** The script in which chance is to decide; -1 if there is none. */
  chanceThread(): number;
}

/**
 * The scripts of a game: how they go on, and how everybody else finds out for whom, and for what, they wait. The script of the
 * whole game runs alone until players act at once; then each has one, and it goes on when all of these are through.
 */
export function createScripts(
  m: Int32Array,
  k: Int32Array,
  places: Places,
  chance: Chance,
  rules: Rules,
  reasons: CommonReasons,
): Scripts {
  const {
    main,
    seats,
    seatWords,
    thread,
    notes: notesAt,
    noteWords,
    branches,
    runsGame,
    entry,
    waitsFor,
  } = places;
  const { listed, listedFor, listedIn, move: moveAt, jumps, usedSecrets, refusedAt } = places;
  const { decisionOfCase, chanceOfCase } = places;
  const { setOut, runThread, listIn, explainHere, explainSkipped, fillEvent, checkPlaces } = rules;
  let deepest = -1;
  let deepestReason = -1;
  let deepestChoice = -1;
  /** The last state that was set out, for the next game of the same number of seats and the same options. */
  let fresh = { state: new Int32Array(0), options: [] as readonly number[] };

  function blank({ players, imaginary, options, seed }: CoreSetup): void {
    const { state } = fresh;
    const isFresh =
      state.length > 0 &&
      state[PLAYERS] === players &&
      state[IMAGINARY] === imaginary &&
      isSame(options, fresh.options);
    if (isFresh) m.set(state);
    else {
      m.fill(0, 0, seats + (players + imaginary) * seatWords);
      m[PLAYERS] = players;
      m[IMAGINARY] = imaginary;
      setOut(options);
      fresh = { state: m.slice(0, stateWords()), options: [...options] };
    }
    refresh();
    if (!seed) return;
    m[SEEDED] = 1;
    for (let i = 0; i < 4; i++) m[RANDOM + i] = seed[i]!;
  }

  function start(setup: CoreSetup): void {
    blank(setup);
    m[runsGame] = 1;
    m[main] = entry;
    goOn(main);
  }

  function stateWords(): number {
    return seats + (m[PLAYERS]! + m[IMAGINARY]!) * seatWords;
  }

  function refresh(): void {
    if (m[places.stamp]! >= WIPE_AT) m.fill(0, places.scratch);
    m[listedFor] = -1;
  }

  function copyFrom(other: Core): void {
    m.set(other.memory.subarray(0, other.stateWords()));
    refresh();
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
      if (left-- === 0) found = m[branch + waitsFor]!;
    }
    return found;
  }

  function decisionOf(player: number): number {
    const found = threadOf(player);
    return found < 0 ? -1 : k[decisionOfCase + m[found]!]!;
  }

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
    return m[listed]!;
  }

  function apply(player: number, move: number): void {
    const found = m[listedFor] === player ? m[listedIn]! : threadOf(player);
    m[seats + player * seatWords + notesAt] = 0;
    m[listedFor] = -1;
    m[usedSecrets] = 0;
    m[moveAt] = move;
    goOn(found);
  }

  function goOn(from: number): void {
    m[jumps] = 0;
    runOn(from);
    if (checkPlaces) checkPlaces();
  }

  function runOn(from: number): void {
    let isMain = from === main;
    if (runThread(from)) return;
    while (m[branches] !== 0) {
      if (isMain) for (let i = 1; i <= m[branches]!; i++) runThread(branchAt(i));
      for (let i = 1; i <= m[branches]!; i++) if (m[branchAt(i)] !== DONE) return;
      m[branches] = 0;
      isMain = true;
      runThread(main);
    }
    if (m[main] === DONE && m[runsGame] === 1) m[OVER] = 1;
  }

  function waitFor(script: number, player: number, moves: number, site: number): void {
    m[script] = site;
    m[script + waitsFor] = player;
    m[listed] = moves;
    m[listedFor] = player;
    m[listedIn] = script;
  }

  function skip(player: number, site: number): number {
    const notes = seats + player * seatWords + notesAt;
    m[listedFor] = -1;
    if (m[notes]! > 0) forgetNote(notes, site);
    const note = notes + 1 + m[notes]!++ * noteWords;
    m[note] = site;
    return note;
  }

  /** A decision is noted once, for the last time. */
  function forgetNote(notes: number, site: number): void {
    const end = notes + 1 + m[notes]! * noteWords;
    for (let note = notes + 1; note < end; note += noteWords)
      if (m[note] === site) {
        m.copyWithin(note, note + noteWords, end);
        m[notes]!--;
        return;
      }
  }

  function refused(depth: number, reason: number, choice: number): void {
    m[refusedAt] = depth;
    if (depth <= deepest) return;
    deepest = depth;
    deepestReason = reason;
    deepestChoice = choice;
  }

  function refusal(player: number, action: number, offer: number, choices: readonly number[]): number {
    deepestChoice = -1;
    if (m[OVER] === 1) return reasons.gameOver;
    const found = threadOf(player);
    if (found >= 0 && action < 0)
      return k[places.mustChoose + k[decisionOfCase + m[found]!]!] === 1 ? reasons.mustChoose : -1;
    try {
      deepest = -1;
      if (found >= 0) {
        const answer = explainHere(found, player, action, offer, choices);
        if (answer === 1) return -1;
        if (answer === 0) return deepestReason;
      }
      const skipped = action < 0 ? -1 : reasonSkipped(player, action, choices);
      if (skipped >= 0) return skipped;
    } catch (problem) {
      if (problem instanceof Fault) return reasons.fault;
      throw problem;
    }
    return found >= 0 || chanceThread() >= 0 ? reasons.notNow : reasons.notYourTurn;
  }

  /** The reason of the decisions in which the player had no move, the latest first; the one that was reached last counts. */
  function reasonSkipped(player: number, action: number, choices: readonly number[]): number {
    const notes = seats + player * seatWords + notesAt;
    let furthest = -1;
    let reason = -1;
    let choice = -1;
    for (let i = m[notes]! - 1; i >= 0; i--) {
      deepest = -1;
      try {
        if (explainSkipped(notes + 1 + i * noteWords, player, action, choices) !== 0) continue;
      } catch (problem) {
        // The situation has changed since: a question that no longer makes sense has no answer.
        if (problem instanceof Fault) continue;
        throw problem;
      }
      if (deepest > furthest) {
        furthest = deepest;
        reason = deepestReason;
        choice = deepestChoice;
      }
    }
    deepestChoice = choice;
    return reason;
  }

  function chanceKind(): number {
    const found = chanceThread();
    if (found < 0) return -1;
    fillEvent(found);
    return k[places.chanceKind + k[chanceOfCase + m[found]!]!]!;
  }

  function chanceType(): number {
    const found = chanceThread();
    return found < 0 ? -1 : k[chanceOfCase + m[found]!]!;
  }

  function supply(values: readonly number[]): void {
    m[listedFor] = -1;
    chance.supply(values);
    goOn(chanceThread());
  }

  function end(): void {
    m[main] = DONE;
    m[branches] = 0;
    m[OVER] = 1;
    m[listedFor] = -1;
  }

  function isRunning(): boolean {
    return m[main] !== DONE || m[branches] !== 0;
  }

  const doors: Doors = {
    start,
    blank,
    stateWords,
    copyFrom,
    refresh,
    isOver: () => m[OVER] === 1,
    actors,
    actorAt,
    decisionOf,
    moveCount,
    apply,
    refusal,
    reasonChoice: () => deepestChoice,
    chance: chanceKind,
    chanceType,
    supply,
    end,
    isRunning,
  };
  return { doors, goOn, waitFor, skip, refused, chanceThread };
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  for (let i = 0; i < others.length; i++) if (some[i] !== others[i]) return false;
  return some.length === others.length;
}
