import { type Bot, type BotRoom, createBot, createRoom, type Thinking } from '../../compiler/bots/bot.ts';
import { fromSeedIfAny } from '../../compiler/runtime/chance-source.ts';
import { Machine } from '../../compiler/runtime/machine.ts';
import { State } from '../../compiler/runtime/state.ts';
import { games } from '../../generated/games.ts';

/** Whole games are played here: on a busy machine that takes its time. */
export const ids = games.map(({ data }) => data.id);

/** What bots learn of a game before they play is learned once. */
const rooms = new Map<string, BotRoom>();

/** A game with its bots, at a table for a number of players, or for as few more as it needs. */
export function tableOf(id: string, wanted = 2) {
  const game = games.find(({ data }) => data.id === id)!;
  const players = Math.max(wanted, game.data.players.from);
  const machine = new Machine(game.createCore(), game.data);
  const room = rooms.get(id) ?? createRoom(game);
  rooms.set(id, room);
  const setup = {
    players,
    imaginary: game.data.imaginary.find(({ withPlayers }) => withPlayers === players)?.usually ?? 0,
    options: game.data.options.map(({ value }) => value),
  };
  return {
    game,
    machine,
    room,
    setup,
    random: createBot('random', room),
    greedy: createBot('greedy', room),
    search: createBot('search', room),
    start: (seed: string | undefined): State => machine.begin(setup, fromSeedIfAny(seed)),
    /** Plays a number of moves; `botFor` says who chooses. A move that is not allowed is an error. */
    play(
      from: State,
      botFor: (player: number, ply: number) => Bot,
      thinking: Thinking,
      most = Number.POSITIVE_INFINITY,
    ): State {
      let state = from;
      for (let ply = 0; ply < most; ply++) {
        const [player] = machine.toAct(state);
        if (player === undefined) break;
        const move = botFor(player, ply).choose(state, player, {
          ...thinking,
          seed: `${thinking.seed} ${ply}`,
        }).move;
        const next = machine.play(state, move, player - 1);
        if (!(next instanceof State)) throw new Error(`${next.reason}: ${JSON.stringify(move)}`);
        state = next;
      }
      return state;
    },
  };
}

export type Table = ReturnType<typeof tableOf>;
