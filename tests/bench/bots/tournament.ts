import { fromSeed } from '../../../compiler/runtime/chance-source.ts';
import type { Core } from '../../../compiler/runtime/core.ts';
import type { GameData } from '../../../compiler/runtime/data.ts';
import { Machine } from '../../../compiler/runtime/machine.ts';
import { showScores } from '../../../compiler/runtime/show.ts';
import { winners } from '../../../compiler/runtime/sight.ts';
import { type Setup, State } from '../../../compiler/runtime/state.ts';
import { ROOT } from '../../sources.ts';
import { cpuMilliseconds } from './clock.ts';
import type { Budget, Player } from './player.ts';

export interface Side {
  readonly player: Player;
  readonly budget: Budget;
  /** How long it thought, and about how many moves. */
  readonly spent: { milliseconds: number; moves: number; longest: number };
}

export interface Score {
  games: number;
  /** A joint win is a part of one. */
  wins: number;
  /** Points ahead of the best other, game by game; alone, points. */
  readonly margins: number[];
}

export interface Referee {
  readonly data: GameData;
  readonly machine: Machine;
}

export async function refereeOf(game: string): Promise<Referee> {
  const { data } = (await import(`${ROOT}generated/${game}/data.ts`)) as { data: GameData };
  const { createCore } = (await import(`${ROOT}generated/${game}/core.ts`)) as { createCore: () => Core };
  return { data, machine: new Machine(createCore(), data) };
}

/** One game; gives its last state. */
export function playGame({ machine }: Referee, setup: Setup, sides: readonly Side[], seed: string): State {
  const everybody = new Set(sides.map(({ player }) => player));
  let state = machine.begin(setup, fromSeed(seed));
  for (const player of everybody) player.begin(setup, seed);
  for (let ply = 0; ; ply++) {
    const [who] = machine.toAct(state);
    if (who === undefined) return state;
    const { player, budget, spent } = sides[who - 1]!;
    const start = cpuMilliseconds();
    const move = player.choose(who, budget, `${seed} ${ply}`);
    const took = cpuMilliseconds() - start;
    spent.milliseconds += took;
    spent.longest = Math.max(spent.longest, took);
    spent.moves++;
    const next = machine.play(state, move, who - 1);
    if (!(next instanceof State)) throw new Error(`${player.name} chose ${move}: ${next.reason}`);
    state = next;
    for (const one of everybody) one.follow(move, who);
  }
}

/** A seat for `a`, in turn each of them, all others for `b`: the same cards and dice for each seat. */
export function playOne(
  referee: Referee,
  setup: Setup,
  [a, b]: readonly [Side, Side],
  number: number,
  score: Score,
): void {
  const { players } = setup;
  const own = number % players;
  const sides = Array.from({ length: players }, (_, seat) => (seat === own ? a : b));
  const state = playGame(referee, setup, sides, `game ${Math.floor(number / players)}`);
  const { machine } = referee;
  const points = showScores(machine, state)
    .slice(0, players)
    .map((one) => (one as { total: number }).total);
  const first = winners(machine.enter(state));
  const others = points.filter((_, seat) => seat !== own);
  score.games++;
  if (first.includes(own)) score.wins += 1 / first.length;
  score.margins.push(points[own]! - (others.length === 0 ? 0 : Math.max(...others)));
}
