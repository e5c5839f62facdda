import type { CompiledGame } from '../../compiler/3-ir/compiled.ts';
import { createInterpreter, type Move, type State } from '../../compiler/interpret/index.ts';
import type { Core } from '../../compiler/runtime/core.ts';
import { seeded } from '../../compiler/runtime/random.ts';

/** A game that is played by the positions of its moves; where several are to act, the one who sits first does. */
export interface Playable {
  start(players: number, seed: string): void;
  /** How many moves there are; none when it is over. */
  count(): number;
  play(index: number): void;
  /** Plays on to the end by itself, with these random numbers; gives how many moves. */
  playOut?(words: readonly number[]): number;
  /** The state as it would be saved. */
  bytes(): Uint8Array<ArrayBuffer>;
}

export type Engine = (
  compiled: CompiledGame,
  modules: Readonly<Record<string, string>>,
) => Playable | undefined;

export const interpreted: Engine = ({ game }) => {
  const interpreter = createInterpreter(game);
  let state: State;
  let moves: Move[];
  return {
    start(players, seed) {
      state = interpreter.start({ players, seed });
    },
    count() {
      const [player] = interpreter.toAct(state).sort((a, b) => a - b);
      moves = player === undefined ? [] : interpreter.moves(state, player);
      return moves.length;
    },
    play: (index) => interpreter.advance(state, moves[index]!),
    bytes: () => new TextEncoder().encode(JSON.stringify(state)),
  };
};

/** No game of ours is longer. */
const MOST_MOVES = 100_000;

/** A generated core, if there is one. */
export function withCore({ game }: CompiledGame, core: Core | undefined): Playable | undefined {
  if (!core) return undefined;
  const options = game.options.map(({ value }) => Number(value));
  const player = () => 31 - Math.clz32(core.actors() & -core.actors());
  return {
    start(players, seed) {
      const imaginary = game.imaginary.find(({ withPlayers }) => withPlayers === players)?.usually ?? 0;
      core.start({ players, imaginary, options, seed: seeded(seed) });
    },
    count: () => (core.actors() === 0 ? 0 : core.moveCount(player())),
    play: (index) => core.apply(player(), core.moveAt(index)),
    playOut(words) {
      core.seedPlayouts(words);
      return core.playOut(MOST_MOVES);
    },
    bytes: () => new Uint8Array(core.memory.slice(0, core.stateWords()).buffer as ArrayBuffer),
  };
}
