import type { BotGame } from '../../compiler/bots/game.ts';
import { RandomNumbers } from '../../compiler/bots/random-numbers.ts';
import { Codec } from '../../compiler/runtime/codec.ts';
import { HEADER } from '../../compiler/runtime/core.ts';
import { Fields } from '../../compiler/runtime/fields.ts';
import type { Way } from './games.ts';
import { setSeed } from './seed.ts';

/** As greedy bots have it: so many worlds for each move, fewer where there are many moves. */
const WORLDS = 8;
const MOST_TRIES = 600;

export function worldsFor(moves: number): number {
  return Math.max(1, Math.min(WORLDS, Math.floor(MOST_TRIES / moves)));
}

/**
 * Greedy players as one would write them on a core: every move is tried, the scorings still to come are run, and the largest lead is
 * taken. It does less than the bots do: it knows what is hidden, hears only once in a game what is still to come, and measures nothing. Its
 * games say how many moves were tried, as their length depends on who plays.
 */
export function bareGreedy({ data, createCore }: BotGame, { players, imaginary, options }: Way['setup']) {
  const calls: { readonly scoring: number; readonly args: readonly number[] }[] = [];
  let isListening = false;
  const core = createCore((scoring, args) => {
    if (isListening) calls.push({ scoring, args: args.map(Number) });
  });
  const { memory } = core;
  const random = new RandomNumbers('bench');
  const seed = [0, 0, 0, 0];
  const setup = { players, imaginary, options, seed };
  const fields = new Fields(data, new Codec(data));
  const words = data.scorings.flatMap(({ at, awardedFor }) =>
    Array.from({ length: 1 + (awardedFor?.values.length ?? 0) }, (_, word) => at + word),
  );
  const points = Array.from({ length: players }, (_, seat) => {
    const block = fields.block(seat);
    return Int32Array.from(words, (word) => block + word);
  });

  const actor = (): number => {
    if (core.isOver()) return -1;
    if (core.actorAt) return core.actorAt(0);
    const bits = core.actors();
    return bits === 0 ? -1 : 31 - Math.clz32(bits & -bits);
  };
  const heardIn = (work: () => void): typeof calls => {
    calls.length = 0;
    isListening = true;
    work();
    isListening = false;
    return [...calls];
  };
  const lead = (player: number): number => {
    let [own, other] = [0, Number.NEGATIVE_INFINITY];
    for (let seat = 0; seat < players; seat++) {
      const places = points[seat]!;
      let total = 0;
      for (let at = 0; at < places.length; at++) total += memory[places[at]!]!;
      if (seat === player) own = total;
      else if (total > other) other = total;
    }
    return own - other;
  };
  const enter = (state: Int32Array): void => {
    memory.set(state);
    core.refresh();
  };

  function best(player: number, count: number, toCome: typeof calls): number {
    const moves = Array.from({ length: count }, (_, at) => core.moveAt(at));
    if (count === 1) return moves[0]!;
    const state = memory.slice(0, core.stateWords());
    const worth = new Float64Array(count);
    for (let world = worldsFor(count); world > 0; world--) {
      const chance = [random.next(), random.next(), random.next(), random.next()];
      for (let at = 0; at < count; at++) {
        enter(state);
        for (let word = 0; word < 4; word++) memory[HEADER.random + word] = chance[word]!;
        core.apply(player, moves[at]!);
        if (!core.isOver()) for (const { scoring, args } of toCome) core.score(scoring, args);
        worth[at]! += lead(player);
      }
    }
    enter(state);
    return moves[worth.indexOf(Math.max(...worth))]!;
  }

  let next = 1;
  return (games: number): number => {
    let tried = 0;
    for (let game = 0; game < games; game++) {
      setSeed(seed, next++);
      core.start(setup);
      const start = memory.slice(0, core.stateWords());
      let toCome = heardIn(() => {
        for (let player = actor(); player >= 0; player = actor())
          core.apply(player, core.moveAt(random.below(core.moveCount(player))));
      });
      enter(start);
      for (let player = actor(); player >= 0; player = actor()) {
        const count = core.moveCount(player);
        const move = best(player, count, toCome);
        if (count > 1) tried += count * worldsFor(count);
        core.moveCount(player);
        const heard = heardIn(() => core.apply(player, move));
        toCome = toCome.slice(heard.length);
      }
    }
    return tried;
  };
}
