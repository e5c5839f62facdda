import { createCore } from '../../generated/palace/core.ts';
import { data } from '../../generated/palace/data.ts';
import type { Core } from '../../generated/runtime/core.ts';
import { palaceAt } from '../palace/table.ts';
import * as limit from './anchors/palace-limit.ts';
import { moveName, type PlayerSnapshot, type Snapshot, snapshot } from './anchors/palace-limit-look.ts';
import type { Chooser } from './chooser.ts';
import { setSeed } from './seed.ts';

/**
 * That the palace at the limit plays the game of the generated engine: from the same seed they come to the same states, and offer
 * the same moves in the same order. Otherwise their speeds say nothing about each other.
 */

/** What a game looks like at each decision. */
export interface Step extends Snapshot {
  readonly moves: readonly string[];
}

/** Which of the moves is played, by their names. */
export type Policy = (names: readonly string[], chooser: Chooser) => number;

function seedWords(seed: number): number[] {
  const words = [0, 0, 0, 0];
  setSeed(words, seed);
  return words;
}

export function* walkLimit(seed: number, players: number, choose: Policy, chooser: Chooser): Generator<Step> {
  limit.setup(seedWords(seed), players);
  for (;;) {
    const player = limit.isOver() ? -1 : limit.currentPlayer();
    const names = Array.from({ length: limit.legalMoves() }, (_, index) => moveName(index, player));
    yield { ...snapshot(player), moves: names };
    if (limit.isOver()) return;
    limit.apply(limit.moves[choose(names, chooser)]!);
  }
}

export function* walkCore(seed: number, players: number, choose: Policy, chooser: Chooser): Generator<Step> {
  const core = createCore();
  const imaginary = players === 2 ? 1 : 0;
  core.start({ players, imaginary, options: [1, 0, 0], seed: seedWords(seed) });
  for (;;) {
    const player = 31 - Math.clz32(core.actors());
    const count = player < 0 ? 0 : core.moveCount(player);
    const names = Array.from({ length: count }, (_, index) => nameOf(core, player, index));
    yield { ...snapshotOf(core, player), moves: names };
    if (player < 0) return;
    const chosen = choose(names, chooser);
    core.moveCount(player);
    core.apply(player, core.moveAt(chosen));
  }
}

const field = (name: string): number => data.fields.find((one) => one.name === name)!.at;
const block = (seat: number): number => data.seats.at + seat * data.seats.words;
const NONE = -0x80000000;
/** Three copies of each money card follow each other; behind them come the scoring cards. */
const kindOf = (card: number): number => (card < 108 ? Math.floor(card / 3) : card - 72);
const inOrder = (items: readonly number[]): number[] => items.toSorted((a, b) => a - b);

function snapshotOf({ memory }: Core, player: number): Snapshot {
  const list = (at: number): number[] => Array.from(memory.subarray(at + 1, at + 1 + memory[at]!));
  const players = memory[0]!;
  const seats = players + memory[1]!;
  const playerOf = (at: number, seat: number): PlayerSnapshot => ({
    hand: inOrder(list(at + field('hand')).map(kindOf)),
    bought: list(at + field('bought')),
    reserve: list(at + field('reserve')),
    palace: Array.from({ length: data.grids[0]!.cells.length }, (_, cell) => [
      memory[palaceAt(seat) + cell]!,
      cell,
    ])
      .filter(([tile]) => tile !== NONE)
      .map(([tile, cell]) => `${tile} on ${cell}`),
  });
  const pointsOf = (seat: number): number =>
    data.scorings.reduce((sum, { at, awardedFor }) => {
      const words = awardedFor ? awardedFor.values.length + 1 : 1;
      return sum + memory.subarray(block(seat) + at, block(seat) + at + words).reduce((a, b) => a + b, 0);
    }, 0);
  return {
    player,
    deck: list(field('deck')).map(kindOf),
    discard: list(field('discard')).map(kindOf),
    market: inOrder(list(field('market')).map(kindOf)),
    yard: [0, 1, 2, 3].map((at) => Math.max(-1, memory[field('yard') + at]!)),
    bag: list(field('bag')),
    players: Array.from({ length: players }, (_, seat) => playerOf(block(seat), seat)),
    points: Array.from({ length: seats }, (_, seat) => pointsOf(seat)),
  };
}

function nameOf(core: Core, player: number, index: number): string {
  const code = core.moveAt(index);
  const offer = data.decisions[core.decisionOf(player)]!.offers.findLast(({ first }) => first <= code)!;
  let rest = code - offer.first;
  const values: number[] = [];
  for (const { lowest, codes } of offer.choices.toReversed()) {
    values.unshift(lowest + (rest % codes));
    rest = Math.floor(rest / codes);
  }
  const [first = 0, second = 0] = values;
  const cards = (set: number) => core.sets!.itemsOf(set).map(kindOf);
  const { name } = data.actions[offer.action]!;
  switch (name) {
    case 'take-money':
      return `${name} ${cards(first)}`;
    case 'buy':
      return `${name} ${first} for ${cards(second)}`;
    case 'build':
      return `${name} ${first} on ${second}`;
    case 'swap':
      return `${name} ${first} for ${second}`;
    case 'end-turn':
      return name;
    default:
      return `${name} ${first}`;
  }
}
