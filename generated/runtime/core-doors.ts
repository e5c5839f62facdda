// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { type Core, type CoreSetup, Fault, HEADER, NONE, OPEN, type Watch } from './core.ts';
import { fault } from './core-numbers.ts';
import type { Places, Scripts } from './core-scripts.ts';

const { players: PLAYERS, imaginary: IMAGINARY, over: OVER, seeded: SEEDED, random: RANDOM } = HEADER;

/** From this stamp on, marks are wiped: four times a stamp must stay a word. One game never takes as many as are left. */
const WIPE_AT = 2 ** 28;

/** Where callers and the functions of a game leave words for each other, besides what its scripts need. */
export interface DoorPlaces
  extends Pick<
    Places,
    | 'main'
    | 'seats'
    | 'seatWords'
    | 'notes'
    | 'noteWords'
    | 'branches'
    | 'listedFor'
    | 'deepest'
    | 'playouts'
    | 'decisionOfCase'
    | 'chanceOfCase'
  > {
  /** Where room for work begins, behind the state; in it the stamp of marks, which goes up whenever cells are marked. */
  readonly scratch: number;
  readonly stamp: number;
  /** What a caller hands to a function of the game: arguments, choices, options; and how many there is room for. */
  readonly given: number;
  readonly mostGiven: number;
  /** What chance decides about, and the outcome that is supplied: one more than the number of its values, and these. */
  readonly event: number;
  readonly outcome: number;
  /** Lists from outside: a slot for each argument or choice, and how many items each has room for. */
  readonly handedLists: number;
  readonly slots: number;
  readonly mostListed: number;
  /** What `rank` leaves, best first: the seats, their places, and the tie rules that decided. */
  readonly rankedSeats: number;
  readonly rankedPlaces: number;
  readonly rankedBy: number;
  /** Tables: whether a decision must be made, and what kind of chance event it is. */
  readonly mustChoose: number;
  readonly chanceKind: number;
  /** The reasons that every game has, as positions in `reasons`. */
  readonly gameOver: number;
  readonly notNow: number;
  readonly notYourTurn: number;
  readonly mustChooseReason: number;
  readonly faultReason: number;
}

/** Writes a list from outside into a slot that is meant for such lists; gives its address. */
export function handIn(
  m: Int32Array,
  { handedLists, slots, mostListed }: Pick<DoorPlaces, 'handedLists' | 'slots' | 'mostListed'>,
  slot: number,
  items: readonly number[],
): number {
  if (slot >= slots || items.length > mostListed) fault('too-many', 'list');
  const address = handedLists + slot * (mostListed + 1);
  m[address] = items.length;
  m.set(items, address + 1);
  return address;
}

/** What a game can do, all of it with whole numbers. What takes arguments finds them where `given` says. */
export interface Functions
  extends Pick<
      Scripts,
      | 'stateWords'
      | 'threadOf'
      | 'actors'
      | 'actorAt'
      | 'decisionOf'
      | 'chanceThread'
      | 'moveCount'
      | 'apply'
      | 'begin'
      | 'goOn'
      | 'playOut'
    >,
    Pick<Core, 'derive' | 'moveAt' | 'rank' | 'solo' | 'broken'> {
  /** Writes what lies where before anything is played, over zeros. */
  setOut(): void;
  /**
   * Where grids lie behind the state: lays pieces there as the words of the state say, when those of another were put in. In a new
   * core the grids are empty first.
   */
  layOut?(isNew: boolean): void;
  /** Asks the decision at which a player stands: 1 allowed, 0 refused, -1 not offered. */
  explainHere(thread: number, player: number, action: number, offer: number): number;
  /** Asks a decision in which the player had no move. */
  explainSkipped(note: number, player: number, action: number): number;
  /** Writes down what chance is to decide on. */
  fillEvent(thread: number): void;
  run(phase: number, owner: number): void;
  jumpToDecision(entry: number, player: number): void;
  score(scoring: number): void;
  term(term: number, owner: number): number;
  table(table: number, column: number): number;
  /** Where the faces are that are rolled until something holds, where a script waits for that; -1 elsewhere. */
  rolledFaces(thread: number): number;
  /** Goes to the first, or to the next, outcome of such a roll for which it holds; false if there is none. */
  seekOutcome(thread: number, isFirst: boolean): boolean;
}

/** Tells whoever watches of a scoring whose arguments are in the memory. */
export function noticing(
  m: Int32Array,
  args: number,
  watch: Watch | undefined,
): (scoring: number, count: number) => void {
  return (scoring, count) => watch?.(scoring, Array.from(m.subarray(args, args + count)));
}

/** A core, made of what a game can do in its memory `m` and its tables `k`. */
export function createDoors(
  m: Int32Array,
  k: Int32Array,
  places: DoorPlaces,
  functions: Functions,
  others: Pick<Core, 'sets' | 'usedSecrets'>,
): Core {
  const { main, branches, listedFor, deepest, given, outcome, decisionOfCase, chanceOfCase } = places;
  const { stateWords, threadOf, chanceThread, goOn, fillEvent } = functions;
  /** The last state that was set out, for the next game of the same number of seats and the same options. */
  let fresh = { state: new Int32Array(0), options: [] as readonly number[] };

  /** Hands words to a function of the game. */
  function give(words: readonly number[], missing = NONE): void {
    for (let i = 0; i < places.mostGiven; i++) m[given + i] = words[i] ?? missing;
  }

  function seedPlayouts(words: readonly number[]): void {
    const [a = 0, b = 0, c = 0, d = 0] = words;
    m[places.playouts] = a ^ Math.imul(c, 0x9e3779bb);
    m[places.playouts + 1] = b ^ Math.imul(d, 0x9e3779bb);
    // The generator cannot leave the state in which both words are 0.
    if (m[places.playouts] === 0 && m[places.playouts + 1] === 0) m[places.playouts] = 1;
  }

  function blank({ players, imaginary, options, seed }: CoreSetup): void {
    const { state } = fresh;
    const isFresh =
      state.length > 0 &&
      state[PLAYERS] === players &&
      state[IMAGINARY] === imaginary &&
      isSame(options, fresh.options);
    if (isFresh) m.set(state);
    else {
      m.fill(0, 0, places.seats + (players + imaginary) * places.seatWords);
      m[PLAYERS] = players;
      m[IMAGINARY] = imaginary;
      give(options);
      functions.setOut();
      fresh = { state: m.slice(0, stateWords()), options: [...options] };
    }
    refresh();
    if (!seed) return;
    m[SEEDED] = 1;
    for (let i = 0; i < 4; i++) m[RANDOM + i] = seed[i]!;
  }

  function refresh(): void {
    if (m[places.stamp]! >= WIPE_AT) {
      const random = m.slice(places.playouts, places.playouts + 2);
      m.fill(0, places.scratch);
      m.set(random, places.playouts);
    }
    forget();
    functions.layOut?.(false);
  }

  function derive(): void {
    forget();
    functions.derive();
  }

  /** Nothing is listed, and nothing is supplied. */
  function forget(): void {
    m[outcome] = 0;
    m[listedFor] = -1;
  }

  function copyFrom(other: Core): void {
    m.set(other.memory.subarray(0, other.stateWords()));
    refresh();
  }

  function refusal(player: number, action: number, offer: number, choices: readonly number[]): number {
    m[deepest + 2] = -1;
    if (m[OVER] === 1) return places.gameOver;
    const found = threadOf(player);
    if (found >= 0 && action < 0)
      return k[places.mustChoose + k[decisionOfCase + m[found]!]!] === 1 ? places.mustChooseReason : -1;
    give(choices, OPEN);
    try {
      m[deepest] = -1;
      if (found >= 0) {
        const answer = functions.explainHere(found, player, action, offer);
        if (answer === 1) return -1;
        if (answer === 0) return m[deepest + 1]!;
      }
      const skipped = action < 0 ? -1 : reasonSkipped(player, action);
      if (skipped >= 0) return skipped;
    } catch (problem) {
      if (problem instanceof Fault) return places.faultReason;
      throw problem;
    }
    return found >= 0 || chanceThread() >= 0 ? places.notNow : places.notYourTurn;
  }

  /** The reason of the decisions in which the player had no move, the latest first; the one that was reached last counts. */
  function reasonSkipped(player: number, action: number): number {
    const notes = places.seats + player * places.seatWords + places.notes;
    let furthest = -1;
    let reason = -1;
    let choice = -1;
    for (let i = m[notes]! - 1; i >= 0; i--) {
      m[deepest] = -1;
      try {
        if (functions.explainSkipped(notes + 1 + i * places.noteWords, player, action) !== 0) continue;
      } catch (problem) {
        // The situation has changed since: a question that no longer makes sense has no answer.
        if (problem instanceof Fault) continue;
        throw problem;
      }
      if (m[deepest]! > furthest) {
        furthest = m[deepest]!;
        reason = m[deepest + 1]!;
        choice = m[deepest + 2]!;
      }
    }
    m[deepest + 2] = choice;
    return reason;
  }

  function chance(): number {
    const found = chanceThread();
    if (found < 0) return -1;
    fillEvent(found);
    return k[places.chanceKind + k[chanceOfCase + m[found]!]!]!;
  }

  function outcomes(): readonly (readonly number[])[] {
    const found: (readonly number[])[] = [];
    const thread = chanceThread();
    const faces = thread < 0 ? -1 : functions.rolledFaces(thread);
    if (faces < 0) return found;
    fillEvent(thread);
    const pieces = Array.from(m.subarray(places.event + 1, places.event + 1 + m[places.event]!));
    const rolled = (): number[] => pieces.map((piece) => m[faces + piece]!);
    const before = rolled();
    for (let fits = functions.seekOutcome(thread, true); fits; fits = functions.seekOutcome(thread, false))
      found.push(rolled());
    pieces.forEach((piece, index) => {
      m[faces + piece] = before[index]!;
    });
    return found;
  }

  function supply(values: readonly number[]): void {
    m[listedFor] = -1;
    for (let i = 0; i < values.length; i++) m[outcome + 1 + i] = values[i]!;
    m[outcome] = 1 + values.length;
    goOn(chanceThread());
  }

  seedPlayouts([1, 0, 0, 0]);
  functions.layOut?.(true);
  return {
    memory: m,
    blank,
    start(setup) {
      blank(setup);
      functions.begin();
    },
    stateWords,
    copyFrom,
    refresh,
    derive,
    isOver: () => m[OVER] === 1,
    actors: functions.actors,
    actorAt: functions.actorAt,
    decisionOf: functions.decisionOf,
    moveCount: functions.moveCount,
    moveAt: functions.moveAt,
    apply: functions.apply,
    seedPlayouts,
    playOut: functions.playOut,
    refusal,
    reasonChoice: () => m[deepest + 2]!,
    event: places.event,
    chance,
    chanceType() {
      const found = chanceThread();
      return found < 0 ? -1 : k[chanceOfCase + m[found]!]!;
    },
    outcomes,
    supply,
    run(phase, owner, args) {
      give(args);
      functions.run(phase, owner);
    },
    jumpToDecision(entry, player, args) {
      give(args);
      functions.jumpToDecision(entry, player);
    },
    score(scoring, args) {
      give(args);
      functions.score(scoring);
    },
    term(index, owner, args) {
      give(args);
      return functions.term(index, owner);
    },
    table(index, column, keys) {
      give(keys);
      return functions.table(index, column);
    },
    list: (slot, items) => handIn(m, places, slot, items),
    mostListed: places.mostListed,
    rank: functions.rank,
    rankedSeat: (position) => m[places.rankedSeats + position]!,
    rankedPlace: (position) => m[places.rankedPlaces + position]!,
    rankedBy: (position) => m[places.rankedBy + position]!,
    solo: functions.solo,
    broken: functions.broken,
    end() {
      m[main] = 0;
      m[branches] = 0;
      m[OVER] = 1;
      m[listedFor] = -1;
    },
    isRunning: () => m[main] !== 0 || m[branches] !== 0,
    ...others,
  };
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  for (let i = 0; i < others.length; i++) if (some[i] !== others[i]) return false;
  return some.length === others.length;
}
