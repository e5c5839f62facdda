import type { BotGame } from '../bots/game.ts';
import { WIN_PARTS } from './end-of-game.ts';
import { anytimeHalfWidth } from './intervals.ts';
import { Measures } from './measures.ts';
import type { Plan, Range } from './plan.ts';
import { GamePlayer } from './play-games.ts';

/** The chance that anything at all is called a difference when there is none, over all that is compared and all looks at it. */
export const ALPHA = 0.05;

/** The games after which one looks: the same whatever the machine, so that the same seed gives the same answer. */
const FIRST_LOOK = 512;
const LOOK_GROWTH = 1.5;

/** Two rule sets, or two ways to play, that are compared. Both have the same seats and the same seed. */
export interface Pairing {
  readonly a: Plan;
  readonly b: Plan;
}

/** What is compared, by game: the difference of two games in which chance begins from the same numbers. */
export class PairPlayer {
  readonly #a: GamePlayer;
  readonly #b: GamePlayer;
  readonly #pairing: Pairing;

  constructor(a: BotGame, b: BotGame, pairing: Pairing) {
    this.#pairing = pairing;
    this.#a = new GamePlayer(a, pairing.a);
    this.#b = new GamePlayer(b, pairing.b);
  }

  play([from, to]: Range): Measures {
    const measures = new Measures();
    const games = measures.counter('games');
    const same = measures.counter('same');
    for (let game = from; game < to; game++) {
      games.value++;
      const [a, b] = [this.#a.observe(game), this.#b.observe(game)];
      if (!a || !b) {
        measures.counter('unfinished').value++;
        continue;
      }
      let isSame = true;
      for (const [name, value] of a) {
        const other = b.get(name);
        if (other === undefined) continue;
        measures.tally(`a ${name}`).add(value);
        measures.tally(`b ${name}`).add(other);
        measures.tally(`difference ${name}`).add(other - value);
        if (other !== value) isSame = false;
      }
      if (isSame) same.value++;
    }
    return measures;
  }

  get pairing(): Pairing {
    return this.#pairing;
  }
}

/** `differs`: it is not the same, and not only by chance. `alike`: if there is a difference, it is too small to matter. */
export type Verdict = 'differs' | 'alike' | 'open';

export interface Compared {
  /** `length`, `points`, `margin`, `seat 1 wins`, `scoring majority`. */
  readonly name: string;
  readonly a: number;
  readonly b: number;
  /** What B has more than A, and between what it lies: at all times at once with a probability of 95 %, over all that is compared. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** A difference smaller than this does not matter. */
  readonly matters: number;
  readonly verdict: Verdict;
}

export interface Comparison {
  readonly games: number;
  /** The games that ended the same in all that is compared. */
  readonly same: number;
  readonly compared: readonly Compared[];
  readonly isClear: boolean;
}

/** The part of A's mean that matters where the designer does not say otherwise; for wins, of all games. */
export const MATTERS = 0.01;

/** What is known after some games. */
export function comparisonOf(measures: Measures, matters = MATTERS): Comparison {
  const names = measures.names('difference ').map((name) => name.slice('difference '.length));
  const compared = names.map((name) => judge(measures, name, ALPHA / names.length, matters));
  return {
    games: measures.count('games'),
    same: measures.count('same'),
    compared,
    isClear: compared.length > 0 && compared.every(({ verdict }) => verdict !== 'open'),
  };
}

function judge(measures: Measures, name: string, alpha: number, part: number): Compared {
  const scale = name.endsWith(' wins') ? WIN_PARTS : 1;
  const [a, b] = [measures.tally(`a ${name}`), measures.tally(`b ${name}`)];
  const difference = measures.tally(`difference ${name}`);
  const { count, mean } = difference;
  const half = anytimeHalfWidth(guarded(difference.variance, count, alpha), count, alpha);
  const matters = scale === WIN_PARTS ? part * WIN_PARTS : part * Math.max(1, Math.abs(a.mean));
  const differs = Math.abs(mean) > half;
  const isSmall = Math.abs(mean) + half < matters;
  return {
    name,
    a: a.mean / scale,
    b: b.mean / scale,
    difference: mean / scale,
    low: (mean - half) / scale,
    high: (mean + half) / scale,
    matters: matters / scale,
    verdict: isSmall ? 'alike' : differs ? 'differs' : 'open',
  };
}

/**
 * Where no game differed, or hardly one, what differs may simply not have come up yet: as many more as could have been missed are
 * taken to differ by one.
 */
function guarded(variance: number, count: number, alpha: number): number {
  return Math.max(variance, -Math.log(alpha) / Math.max(1, count));
}

/** After how many games one looks, up to the most; the last look is at the most. */
export function* looks(most: number): Generator<number> {
  for (let at = FIRST_LOOK; at < most; at = Math.ceil(at * LOOK_GROWTH)) yield at;
  yield most;
}
