import { Codec } from '../runtime/codec.ts';
import { type Core, HEADER } from '../runtime/core.ts';
import type { GameData } from '../runtime/data.ts';
import { Fields } from '../runtime/fields.ts';
import type { BotGame } from './game.ts';
import type { RandomNumbers } from './random-numbers.ts';

/** A scoring that has run, with its arguments. */
export interface ScoringCall {
  readonly scoring: number;
  readonly args: readonly number[];
}

/**
 * Where a bot thinks: a core of its own, in which it tries things out. Nobody else's state is ever touched.
 *
 * It hears of every scoring, so that a bot learns from games tried to the end which scorings are still to come.
 */
export class Arena {
  readonly data: GameData;
  readonly core: Core;
  readonly fields: Fields;
  readonly codec: Codec;
  /** The scorings since the last `load`, while `listening`; else only their number. */
  readonly calls: ScoringCall[] = [];
  scorings = 0;
  listening = false;
  #deaf = false;
  #live: Int32Array = new Int32Array(0);
  #kept: Int32Array = new Int32Array(0);
  /** Where points lie in the block of a seat; by seat, where those of everybody are. */
  readonly #points: readonly number[];
  readonly #pointsOf: Int32Array[] = [];

  constructor({ data, createCore }: BotGame) {
    this.data = data;
    this.codec = new Codec(data);
    this.fields = new Fields(data, this.codec);
    this.core = createCore((scoring, args) => this.#hear(scoring, args));
    this.#points = data.scorings.flatMap(({ at, awardedFor }) =>
      Array.from({ length: 1 + (awardedFor?.values.length ?? 0) }, (_, word) => at + word),
    );
  }

  #hear(scoring: number, args: readonly (number | boolean)[]): void {
    if (this.#deaf) return;
    this.scorings++;
    if (this.listening) this.calls.push({ scoring, args: args.map(Number) });
  }

  get players(): number {
    return this.core.memory[HEADER.players]!;
  }

  get seats(): number {
    return this.players + this.core.memory[HEADER.imaginary]!;
  }

  /** Puts the words of a state into the core; `scorings` are those heard on the way to it. */
  load(words: Int32Array, scorings = 0): void {
    this.core.memory.set(words);
    this.core.refresh();
    this.scorings = scorings;
    if (this.calls.length > 0) this.calls.length = 0;
  }

  /** The state in the core itself, which changes with it. */
  get live(): Int32Array {
    const length = this.core.stateWords();
    if (this.#live.length !== length) this.#live = this.core.memory.subarray(0, length);
    return this.#live;
  }

  /** Keeps the state in the core, in the place of the one that was kept before; `goBack` puts it there again. */
  keep(): void {
    const { live } = this;
    if (this.#kept.length !== live.length) this.#kept = new Int32Array(live.length);
    this.#kept.set(live);
  }

  goBack(): void {
    this.load(this.#kept);
  }

  /** Whether chance has decided nothing since. */
  get isSameChance(): boolean {
    const { memory } = this.core;
    for (let word = HEADER.random; word < HEADER.random + 4; word++)
      if (memory[word] !== this.#kept[word]) return false;
    return true;
  }

  /** A copy of the state in the core. */
  words(): Int32Array {
    return this.core.memory.slice(0, this.core.stateWords());
  }

  /** From now on chance is the bot's own, also in games whose chance is supplied from outside. */
  reseed(random: RandomNumbers): void {
    const { memory } = this.core;
    memory[HEADER.seeded] = 1;
    for (let word = 0; word < 4; word++) memory[HEADER.random + word] = random.next();
    // The generator must not begin with zeros only.
    memory[HEADER.random]! |= 1;
  }

  /** The first player who is to act, from 0; -1 at the end, and where chance is to be supplied. */
  actor(): number {
    const { core } = this;
    if (core.isOver()) return -1;
    if (core.actorAt) return core.actorAt(0);
    const bits = core.actors();
    return bits === 0 ? -1 : 31 - Math.clz32(bits & -bits);
  }

  /** The points of a seat so far. */
  points(seat: number): number {
    const { memory } = this.core;
    const points = this.#pointsOf[seat] ?? this.#placesOf(seat);
    let total = 0;
    for (let index = 0; index < points.length; index++) total += memory[points[index]!]!;
    return total;
  }

  #placesOf(seat: number): Int32Array {
    const block = this.fields.block(seat);
    this.#pointsOf[seat] = Int32Array.from(this.#points, (at) => block + at);
    return this.#pointsOf[seat];
  }

  /** Runs a scoring here and now, unheard. */
  score({ scoring, args }: ScoringCall): void {
    this.#deaf = true;
    try {
      this.core.score(scoring, args);
    } finally {
      this.#deaf = false;
    }
  }

  /** Plays random moves until the game is over, or for so many; gives how many, and how many there were to choose from, all added up. */
  playRandomly(random: RandomNumbers, most = Number.POSITIVE_INFINITY): { moves: number; listed: number } {
    const { core } = this;
    let [moves, listed] = [0, 0];
    for (; moves < most; moves++) {
      const actor = this.actor();
      if (actor < 0) break;
      const count = core.moveCount(actor);
      listed += count;
      core.apply(actor, core.moveAt(random.below(count)));
    }
    return { moves, listed };
  }
}
