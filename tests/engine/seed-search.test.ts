import { describe, expect, test } from 'vitest';
import { createCore } from '../../generated/palace/core.ts';
import { data } from '../../generated/palace/data.ts';
import * as palace from '../../generated/palace/engine.ts';
import { Machine } from '../../generated/runtime/machine.ts';
import { seeded, shuffled } from '../../generated/runtime/random.ts';
import { showSight, showState } from '../../generated/runtime/show.ts';
import { ALL } from '../../generated/runtime/sight.ts';

/**
 * The search by which a game was once recovered from what one player gets (`saveFor`): states of the generator are tried until
 * one deals the hand that the player holds, and then shows all that the player sees. It works on any list of states; what has changed is how
 * many there are. The search of then went through all 2^32 words to which a seed could be folded, in two minutes. Here it goes
 * through the first 2^17 of them, and the seed is one whose word is there.
 */
const TRIED = 2 ** 17;

/** Knows the rules, as everybody does, and nothing of the game but what the player was sent. */
class Attacker {
  readonly #seen: ReturnType<typeof palace.saveFor>;
  readonly #machine = new Machine(createCore(), data);
  readonly #cards: readonly string[];
  readonly #hand: ReadonlySet<string>;

  constructor(seen: ReturnType<typeof palace.saveFor>) {
    this.#seen = seen;
    this.#hand = new Set(seen.view.fields.hand[0] as readonly string[]);
    // A game with real cards tells what is shuffled, and in which order it lies before.
    const chance = palace.chance(palace.start({ players: 3 }))!;
    this.#cards = 'pieces' in chance ? chance.pieces : [];
  }

  /** Everything in the game, all hands and the whole deck, if one of these states of the generator is where it began. */
  find(states: Iterable<readonly number[]>): unknown {
    for (const words of states) {
      if (!this.#fits([...words])) continue;
      const game = this.#played(words);
      if (JSON.stringify(game.shown) === JSON.stringify(this.#seen.view)) return game.whole;
    }
    return undefined;
  }

  /** The quick part: the deck is shuffled, and player 1 gets the first cards. */
  #fits(words: number[]): boolean {
    const order = shuffled(words, this.#cards);
    for (let index = 0; index < this.#hand.size; index++) if (!this.#hand.has(order[index]!)) return false;
    return true;
  }

  /** The engine itself, begun with this state of the generator. */
  #played(words: readonly number[]): { readonly shown: unknown; readonly whole: unknown } {
    const { core } = this.#machine;
    core.start({ players: 3, imaginary: 0, options: data.options.map(({ value }) => value), seed: words });
    const any = palace.start({ players: 3 });
    const state = this.#machine.adopt(any as never, Array.from(core.memory.subarray(0, core.stateWords())));
    const shown = showSight(this.#machine, state, (this.#seen.player as number) - 1);
    return { shown, whole: showState(this.#machine, state, ALL) };
  }
}

// ---- the earlier scheme, as it was

const GOLDEN = 0x9e3779b9;

function mix(value: number): number {
  let z = value;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}

/** All that was left of a seed. */
function folded(seed: string): number {
  let a = 0;
  for (let index = 0; index < seed.length; index++) a = mix(((a ^ seed.charCodeAt(index)) + GOLDEN) >>> 0);
  return a;
}

function* statesByWord(): Iterable<number[]> {
  for (let word = 0; word < TRIED; word++)
    yield [1, 2, 3, 4].map((step) => mix((word + Math.imul(step, GOLDEN)) >>> 0));
}

/** Two UUIDs, of which nobody can guess one. */
function seedOf(number: number): string {
  const uuid = (from: number): string => {
    const digits = seeded(`uuid ${from}`).map((word) => word.toString(16).padStart(8, '0'));
    return digits.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
  };
  return `${uuid(2 * number)} ${uuid(2 * number + 1)}`;
}

function luckySeed(): string {
  for (let number = 0; ; number++) if (folded(seedOf(number)) < TRIED) return seedOf(number);
}

describe('a game from what one player gets', () => {
  const seed = luckySeed();

  test('was found by trying, while a seed was folded into 32 bits', () => {
    const saved = { format: 'regelwerk game', version: 1, game: 'palace', players: 3, seed, log: [] };
    const { state } = palace.load(saved);
    expect(new Attacker(palace.saveFor(state, 1)).find(statesByWord())).toEqual(palace.read(state));
  });

  test('is not found by the same search now', () => {
    const state = palace.start({ players: 3, seed });
    expect(new Attacker(palace.saveFor(state, 1)).find(statesByWord())).toBeUndefined();
  });

  test('is not found if chance is secure, nor is it the same game again', () => {
    const [one, other] = [1, 2].map(() => palace.start({ players: 3, chance: 'secure' }));
    expect(new Attacker(palace.saveFor(one!, 1)).find(statesByWord())).toBeUndefined();
    expect(palace.digest(one!)).not.toBe(palace.digest(other!));
  });

  test('is still found if the seed is one that somebody guesses: the search itself works as before', () => {
    const state = palace.start({ players: 3, seed: '4711' });
    const guesses = Array.from({ length: 10_000 }, (_, guess) => seeded(String(guess)));
    expect(new Attacker(palace.saveFor(state, 1)).find(guesses)).toEqual(palace.read(state));
  });
});
