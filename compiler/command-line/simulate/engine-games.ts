import { memberOf } from '../../2-model/values.ts';
import type { Game } from '../../3-ir/ir.ts';
import type { Way } from '../../agree/ways.ts';
import { CoverageNotes } from '../../interpret/coverage.ts';
import { countGames, MOST_MOVES, type PlayedGame, type Simulation } from '../../interpret/simulate.ts';
import { Fault } from '../../runtime/core.ts';
import type { Machine } from '../../runtime/machine.ts';
import { draw, seeded } from '../../runtime/random.ts';
import { totalOf } from '../../runtime/show.ts';

/**
 * Random games as the reference plays them, but on the core of an engine. Nobody looks on: what was reached is not
 * known afterwards, only how the games ended.
 */
export function playEngineGames(
  game: Game,
  machine: Machine,
  way: Way,
  seeds: readonly string[],
): Simulation {
  const counted = countGames(seeds, (seed) => playOne(game, machine, way, seed));
  return { ...counted, coverage: new CoverageNotes().against(game) };
}

function playOne(
  { always }: Game,
  machine: Machine,
  { players, imaginary, options }: Way,
  seed: string,
): PlayedGame {
  const { core, data } = machine;
  const words = seeded(`${seed}/players`);
  const check = (): void => {
    const broken = core.broken();
    if (broken >= 0) throw new Fault('always', always[broken]!.name);
  };
  let moves = 0;
  try {
    const values = data.options.map(({ name, value }) => Number(memberOf(options, name) ?? value));
    core.start({ players, imaginary, options: values, seed: seeded(seed) });
    check();
    for (; !core.isOver() && moves < MOST_MOVES; moves++) {
      const player = oneOf(core.actors(), words);
      core.apply(player, core.moveAt(draw(words, core.moveCount(player))));
      check();
    }
    return core.isOver() ? { moves, totals: totalsOf(machine, players + imaginary) } : { moves };
  } catch (problem) {
    if (!(problem instanceof Fault)) throw problem;
    return { moves, fault: { code: problem.code, routine: '', about: problem.about } };
  }
}

/** One of the bits that are set. */
function oneOf(bits: number, words: number[]): number {
  const set: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) set.push(31 - Math.clz32(rest & -rest));
  return set[draw(words, set.length)]!;
}

function totalsOf(machine: Machine, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => totalOf(machine, machine.core.memory, seat));
}
