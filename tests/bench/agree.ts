import { createGame, nextPlayer } from './anchors/clever-bgio.ts';
import { optionName, sheetSnapshot } from './anchors/clever-bgio-look.ts';
import { enumerate } from './anchors/clever-bgio-options.ts';
import * as limit from './anchors/clever-limit.ts';
import * as limitLook from './anchors/clever-limit-look.ts';
import * as plain from './anchors/clever-plain.ts';
import * as plainLook from './anchors/clever-plain-look.ts';
import { reducer } from './bgio-library.ts';
import { Chooser } from './chooser.ts';

/**
 * That the anchors play the same game: with the same chance they offer the same moves in the same order, and come to
 * the same sheets. Otherwise their speeds say nothing about each other.
 */

/** What a game looks like at each decision: everything the anchor knows, and the names of the moves. */
export function* walkLimit(seed: number, players: number) {
  const state = limit.setup(seed, players);
  const buffer = new Uint8Array(limit.MOVE_BUFFER);
  const chooser = new Chooser(seed);
  for (;;) {
    const count = limit.legalMoves(state, buffer);
    const moves = Array.from(buffer.subarray(0, count), limitLook.moveName);
    yield { ...limitLook.snapshot(state), moves };
    if (limit.isOver(state)) return;
    limit.apply(state, buffer[chooser.pick(count)]!);
  }
}

export function* walkPlain(seed: number, players: number) {
  let state = plain.setup(seed, players);
  const chooser = new Chooser(seed);
  for (;;) {
    const legal = plain.legalMoves(state);
    yield { ...plainLook.snapshot(state), moves: legal.map(plainLook.moveName) };
    if (plain.isOver(state)) return;
    state = plain.apply(state, legal[chooser.pick(legal.length)]!);
  }
}

function* walkBgio(seed: number, players: number) {
  const library = reducer(createGame({ chance: 'own', seed }));
  let state = library.start(seed, players);
  const chooser = new Chooser(seed);
  for (;;) {
    const over = state.ctx.gameover !== undefined;
    const player = over ? '' : nextPlayer(state.ctx);
    const options = over ? [] : enumerate(state.G, state.ctx, player);
    yield { players: sheetSnapshot(state.G), moves: options.map(optionName) };
    if (over) return;
    state = library.play(state, player, options[chooser.pick(options.length)]!);
  }
}

const GAMES = 3;

/** Plays some games on boardgame.io beside the plain engine; throws where they part. */
export function compareBgio(): { games: number } {
  for (let players = 1; players <= 4; players++)
    for (let seed = 1; seed <= GAMES; seed++) {
      const expected = [...walkPlain(seed, players)].map(({ players: sheets, moves }) => ({
        players: sheets,
        moves,
      }));
      const found = [...walkBgio(seed, players)];
      if (JSON.stringify(found) !== JSON.stringify(expected))
        throw new Error(`boardgame.io and plain part in game ${seed} of ${players}.`);
    }
  return { games: 4 * GAMES };
}
