import { clever } from '../../../generated/clever/engine.ts';
import { diceGame } from '../../../generated/dice-game/engine.ts';
import { palace } from '../../../generated/palace/engine.ts';
import type { AnyGame, Engine, GameState } from '../../../generated/runtime/engine.ts';
import type { Random } from '../random.ts';

export interface Played {
  readonly engine: Engine<AnyGame>;
  /** Some stands of one game, from its start on. */
  readonly states: readonly GameState<AnyGame>[];
  /** Words that mean something in the game. */
  readonly words: readonly string[];
}

/** Random beginnings of games, the same each time: what inputs are made of. */
export function playedGames(random: Random): Played[] {
  const engines = [clever, diceGame, palace] as unknown as readonly Engine<AnyGame>[];
  return engines.flatMap((engine) =>
    Array.from({ length: 3 }, (_, number) => {
      const { data } = engine;
      const players = random.between(Math.max(2, data.players.from), data.players.to);
      let state = engine.start({ players, seed: `fuzz ${number}` });
      const states = [state];
      for (let moves = 0; moves < 40 && !engine.isOver(state); moves++) {
        state = engine.play(state, random.pick(engine.moves(state, 'server')), 'mover');
        states.push(state);
      }
      return { engine, states, words: wordsOf(engine) };
    }),
  );
}

function wordsOf({ data }: Engine<AnyGame>): string[] {
  return [
    ...data.actions.map(({ name }) => name),
    ...data.actions.flatMap(({ choices }) => choices.map(({ name }) => name)),
    ...data.pieces.flatMap(({ names }) => names),
    ...data.grids.flatMap(({ cells }) => cells),
    ...data.options.map(({ name }) => name),
  ];
}
