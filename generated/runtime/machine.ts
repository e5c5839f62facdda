// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import type { ChanceSource } from './chance-source.ts';
import { Codec, isList, type Value } from './codec.ts';
import { CHANCES, type Core, Fault, OPEN } from './core.ts';
import type { GameData, ValueType } from './data.ts';
import { Invalid } from './errors.ts';
import { Fields } from './fields.ts';
import { encode, listedCode, type Move, MoveBook } from './moves.ts';
import { type Asked, moveOf, type OffersOf, readMove, readMoveText } from './notation.ts';
import { seeded } from './random.ts';
import { type Begun, type MemoryWords, type Setup, State, type StateOwner } from './state.ts';

/** Every N-th state keeps its words: at most N moves are replayed to return to a state. */
const STRIDE = 32;

const NOBODY: readonly number[] = Object.freeze([]);

/** What chance is to decide. */
export interface Event {
  readonly is: (typeof CHANCES)[number];
  /** Where in the rules it is, as a position in `chances`. */
  readonly site: number;
  /** The type of what is rolled, shuffled or drawn. */
  readonly type: ValueType;
  /** The fields that keep it where not everybody sees it. */
  readonly hides: readonly string[];
  /** The pieces in order, or the options. */
  readonly among: readonly number[];
  /** For a roll until something holds: all outcomes that fit. */
  readonly fitting: readonly (readonly number[])[];
}

/** Why a move is refused: the reason, and the choice whose value is not available. */
export interface Reason {
  readonly reason: string;
  readonly choice?: string;
  /** The choice was left open, and there is nothing to choose. */
  readonly isOpen?: true;
}

/** A core with the data of its game. It tracks which state the core's memory holds: playing on from that one loads nothing. */
export class Machine implements StateOwner {
  readonly core: Core;
  readonly data: GameData;
  readonly codec: Codec;
  readonly fields: Fields;
  readonly #moves: MoveBook;
  readonly #toJson: ((state: State) => unknown) | undefined;
  /** The state that the memory of the core holds; undefined: none, or one that went wrong. */
  #current: State | undefined;
  /** The state whose moves were listed last, and the number of that listing. */
  #listed: State | undefined;
  #listing = 0;
  /** By player: that player alone. */
  readonly #alone = Array.from({ length: 32 }, (_, player) => Object.freeze([player + 1]));

  /** `toJson` writes a state as a save; without it, states cannot be written as JSON. */
  constructor(core: Core, data: GameData, toJson?: (state: State) => unknown) {
    this.core = core;
    this.data = data;
    this.codec = new Codec(data);
    this.fields = new Fields(data, this.codec);
    this.#moves = new MoveBook(data, this.codec);
    this.#toJson = toJson;
  }

  toJson(state: State): unknown {
    if (!this.#toJson) throw new Invalid('state', this.data.id);
    return this.#toJson(state);
  }

  // ---- states

  /** Puts a state into the memory of the core, where it is not there already. */
  enter(state: State): Core {
    if (this.#current !== state) this.#load(state);
    return this.core;
  }

  #load(state: State): void {
    const { core } = this;
    const again: State[] = [];
    let from = state;
    for (; !State.wordsOf(from) && from !== this.#current; from = from.previous!) again.push(from);
    if (from !== this.#current) {
      core.memory.set(State.wordsOf(from)!);
      core.refresh();
    }
    this.#current = undefined;
    // A state that took several steps to return to is likely to be needed again; one step is how a whole game is gone through.
    const isFar = again.length > 1;
    for (let one = again.pop(); one; one = again.pop()) this.#repeat(one);
    if (isFar) State.keepWords(state, this.#copy());
    this.#current = state;
  }

  /** Makes once more the move that led to a state, or supplies what chance gave. */
  #repeat({ by, code }: State): void {
    if (typeof by === 'object') this.core.apply(by.player - 1, code as number);
    else this.core.supply(code as readonly number[]);
  }

  /** A copy of the state in the core's memory: an ordinary array, as a typed one takes far longer to create. */
  #copy(): MemoryWords {
    const { memory } = this.core;
    const words: number[] = new Array(this.core.stateWords());
    for (let index = 0; index < words.length; index++) words[index] = memory[index]!;
    return words;
  }

  /** A new state from what is in the core's memory, with its words and without a history. */
  #keep(game: Begun, entries = 0): State {
    const state = new State(game, undefined, undefined, 0, 0, this.#copy(), entries);
    this.#current = state;
    return state;
  }

  /** The state to which a move or an outcome has just led. */
  #next(state: State, by: Move | string, code: number | readonly number[]): State {
    const since = state.since + 1;
    const next =
      since < STRIDE
        ? new State(state.game, state, by, code, since, undefined)
        : new State(state.game, state, by, code, 0, this.#copy());
    this.#current = next;
    State.pass(state);
    return next;
  }

  /** The words of a state, to be compared with those of another. */
  wordsOf(state: State): MemoryWords {
    this.enter(state);
    return State.wordsOf(state) ?? this.#copy();
  }

  /** The same state without what came before it. */
  forget(state: State): State {
    this.enter(state);
    return this.#keep(state.game, state.entries);
  }

  /** A state from its words, which were those of a state of this very core. */
  restore(setup: Setup, chance: ChanceSource, words: MemoryWords, entries: number): State {
    this.#current = undefined;
    return new State(this.#begun(setup, chance, false), undefined, undefined, 0, 0, words, entries);
  }

  /** After an error, the core's memory is not taken for a state. */
  guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (problem) {
      this.#current = undefined;
      throw problem;
    }
  }

  /** A new game: up to its first stop, or `blank`, before anything has happened. */
  begin(setup: Setup, chance: ChanceSource, blank = false): State {
    const game = this.#begun(setup, chance, blank);
    const words = chance.is === 'seed' ? { seed: seeded(chance.seed, chance.seeding) } : {};
    const coreSetup = { ...setup, ...words };
    return this.guarded(() => {
      this.#current = undefined;
      if (blank) this.core.blank(coreSetup);
      else this.core.start(coreSetup);
      return this.#keep(game);
    });
  }

  #begun(setup: Setup, chance: ChanceSource, blank: boolean): Begun {
    const seating = { players: setup.players, seats: setup.players + setup.imaginary };
    Object.freeze(setup.options);
    return Object.freeze({
      machine: this,
      setup: Object.freeze(setup),
      seating: Object.freeze(seating),
      chance: Object.freeze(chance),
      blank,
    });
  }

  /** The same state for this machine, without its history; the words are those of the state. */
  adopt(state: State, words: MemoryWords): State {
    return new State({ ...state.game, machine: this }, undefined, undefined, 0, 0, words);
  }

  /** A state changed by hand, as situations are; it has no history. */
  change(state: State, work: (core: Core) => void): State {
    return this.guarded(() => {
      const core = this.enter(state);
      this.#current = undefined;
      work(core);
      return this.#keep({ ...state.game, blank: true });
    });
  }

  // ---- who is to act, and with which moves

  /** The players who are to act, from 1. */
  toAct(state: State): readonly number[] {
    const core = this.enter(state);
    const bits = core.actors();
    if ((bits & (bits - 1)) === 0) return bits === 0 ? NOBODY : this.#alone[31 - Math.clz32(bits)]!;
    const actors: number[] = [];
    for (let at = 0, player = actorAt(core, 0); player >= 0; player = actorAt(core, ++at))
      actors.push(player + 1);
    return actors;
  }

  /** The legal moves of a player, from 0. */
  moves(state: State, player: number): Move[] {
    const core = this.enter(state);
    if (this.#listed !== state) {
      this.#listed = state;
      this.#listing++;
    }
    try {
      return this.#moves.list(core, player, this.#listing);
    } catch (problem) {
      this.#current = undefined;
      throw problem;
    }
  }

  /** The offers of the decision at which a player stands. */
  offersOf(state: State): OffersOf {
    return (player) => {
      const decision = this.enter(state).decisionOf(player);
      return this.data.decisions[decision]?.offers ?? [];
    };
  }

  /** The first rule about what is always so that does not hold; undefined if all hold. */
  broken(state: State): string | undefined {
    return this.guarded(() => this.data.always[this.enter(state).broken()]);
  }

  // ---- moves

  /** Reads a move, or the notation of one; undefined if it is not a move of this game. */
  read(state: State, move: unknown, player: number): Asked | undefined {
    const { seating } = state.game;
    if (typeof move === 'string') return readMoveText(this, seating, this.offersOf(state), player, move);
    return readMove(this, seating, this.offersOf(state), move);
  }

  /** Why a move is not allowed; undefined if it is. What is left open may be anything. */
  refusal(state: State, asked: Asked): Reason | undefined {
    const core = this.enter(state);
    if (core.isOver()) return { reason: 'game-over' };
    try {
      const words = this.#words(asked.values);
      const reason = core.refusal(asked.player, asked.action, asked.offer, words);
      if (reason < 0) return undefined;
      const at = core.reasonChoice();
      const choice = this.data.actions[asked.action]?.choices[at]?.name;
      return {
        reason: this.data.reasons[reason]!,
        ...(choice === undefined ? {} : { choice }),
        ...(choice !== undefined && asked.values[at] === undefined ? { isOpen: true } : {}),
      };
    } catch (problem) {
      this.#current = undefined;
      if (problem instanceof Fault) return { reason: 'fault' };
      throw problem;
    }
  }

  /** What is chosen in the words of the core; several are a list in its scratch memory. */
  #words(values: readonly (Value | undefined)[]): number[] {
    const { core } = this;
    return values.map((value, slot) => {
      if (value === undefined) return OPEN;
      // What is chosen names nothing twice: more than can be chosen is refused, however much more it is.
      return isList(value) ? core.list(slot, value.slice(0, core.mostListed)) : value;
    });
  }

  /** The state after a move that was listed for this very state, of this player or of whoever is its mover; else undefined. */
  playListed(state: State, move: unknown, player: unknown): State | undefined {
    if (this.#listed !== state) return undefined;
    const code = listedCode(move, this.#listing);
    if (code < 0 || (player !== 'mover' && player !== (move as Move).player)) return undefined;
    return this.#apply(state, move as Move, code);
  }

  #apply(state: State, move: Move, code: number): State {
    const core = this.enter(state);
    this.#current = undefined;
    core.apply(move.player - 1, code);
    return this.#next(state, move, code);
  }

  /** Whether the move that led to a state made the rules read or change something hidden. */
  usedSecrets(state: State): boolean {
    const { core } = this;
    if (!core.usedSecrets || !state.previous || typeof state.by !== 'object') return false;
    this.enter(state.previous);
    this.#current = undefined;
    this.#repeat(state);
    this.#current = state;
    return core.usedSecrets();
  }

  /** The state after a move, or why it is not allowed. A text is a move of this player; an object says itself whose it is. */
  play(state: State, move: unknown, player: number): State | Reason {
    const listed = this.playListed(state, move, 'mover');
    if (listed) return listed;
    const asked = this.read(state, move, player);
    if (!asked) return { reason: 'no-such-move' };
    const refusal = this.refusal(state, asked);
    if (refusal) return refusal;
    const code = this.#codeOf(state, asked);
    if (code === undefined) return { reason: 'no-such-move' };
    const made = moveOf(this, this.offersOf(state), { ...asked, offer: code.offer });
    return this.#apply(state, made, code.code);
  }

  /** The code of a move that is allowed, and its offer; undefined if it leaves a choice open. */
  #codeOf(
    state: State,
    { player, action, offer, values }: Asked,
  ): { readonly code: number; readonly offer: number } | undefined {
    if (action < 0) return { code: 0, offer: -1 };
    const chosen = values.filter((value) => value !== undefined);
    if (chosen.length < values.length) return undefined;
    const offers = this.offersOf(state)(player);
    const meant = offers.flatMap((one, index) =>
      one.action === action && (offer < 0 || offer === index) ? [index] : [],
    );
    const allowed =
      meant.length === 1
        ? meant[0]
        : meant.find((index) => !this.refusal(state, { player, action, offer: index, values: chosen }));
    return allowed === undefined
      ? undefined
      : { code: encode(this.core, offers[allowed]!, chosen), offer: allowed };
  }

  // ---- chance

  event(state: State): Event | undefined {
    const core = this.enter(state);
    return this.guarded(() => {
      const chance = core.chance();
      if (chance < 0) return undefined;
      const { event, memory } = core;
      const site = core.chanceType();
      const { type, hides = [] } = this.data.chances[site]!;
      return {
        is: CHANCES[chance]!,
        site,
        type,
        hides,
        among: Array.from(memory.subarray(event + 1, event + 1 + memory[event]!)),
        fitting: core.outcomes(),
      };
    });
  }

  /** Goes on with an outcome that is possible; `text` is how it is written. */
  supply(state: State, outcome: readonly number[], text: string): State {
    return this.guarded(() => {
      const core = this.enter(state);
      this.#current = undefined;
      core.supply(outcome);
      return this.#next(state, text, outcome);
    });
  }
}

/** The players who are to act one after the other; a core that does not tell their order asks them by number. */
function actorAt(core: Core, position: number): number {
  if (core.actorAt) return core.actorAt(position);
  let bits = core.actors();
  for (let left = position; left > 0; left--) bits &= bits - 1;
  return bits === 0 ? -1 : 31 - Math.clz32(bits & -bits);
}
