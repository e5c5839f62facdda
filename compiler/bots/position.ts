import { Machine } from '../runtime/machine.ts';
import { decode, type Move, offerOf } from '../runtime/moves.ts';
import { moveOf, writeMove } from '../runtime/notation.ts';
import { replay } from '../runtime/replay.ts';
import { readSaved, type Saved } from '../runtime/saved.ts';
import { State } from '../runtime/state.ts';
import type { Arena } from './arena.ts';
import type { BotGame } from './game.ts';

/** Where a game stands: a state, what `save` of an engine gives, as data or as text, or the words of a core. */
export type Position = object | string | CorePosition;

/** A position in the words of a core, with the options of the game as it was set up. */
export interface CorePosition {
  readonly words: Int32Array;
  readonly options: readonly number[];
}

/** Between what the page has (states, saves, notation) and what a bot thinks in (the words and codes of a core). */
export class Translator {
  readonly #machine: Machine;

  constructor({ data, createCore }: BotGame) {
    this.#machine = new Machine(createCore(), data);
  }

  read(position: Position): CorePosition {
    if (isCorePosition(position)) return position;
    const state = State.is(position) ? position : this.#replayed(position);
    const { machine } = state.game;
    const { id } = this.#machine.data;
    if (machine.data.id !== id) throw new Error(`this is a game of ${machine.data.id}, not of ${id}`);
    return { words: Int32Array.from(machine.wordsOf(state)), options: state.game.setup.options };
  }

  #replayed(saved: Position): State {
    const { states, stopped } = replay(this.#machine, withoutDigests(readSaved(saved)));
    if (stopped) throw new Error(`the save does not follow these rules: move ${stopped.at}`);
    return states.at(-1)!;
  }

  /** The move of a code, for a player from 0 who stands at a decision in the arena. */
  move({ core, data }: Arena, player: number, code: number): Move {
    const offers = data.decisions[core.decisionOf(player)]?.offers ?? [];
    if (code === 0) return moveOf(this.#machine, () => offers, { player, action: -1, offer: -1, values: [] });
    const offer = offerOf(offers, code);
    const { action } = offers[offer]!;
    const values = decode(core, data, offers[offer]!, code);
    return moveOf(this.#machine, () => offers, { player, action, offer, values });
  }

  write(move: Move): string {
    return writeMove(this.#machine, move);
  }
}

function isCorePosition(position: Position): position is CorePosition {
  return typeof position === 'object' && 'words' in position && position.words instanceof Int32Array;
}

/** To check every digest takes longer than to play the game again, and the page has just made them itself. */
function withoutDigests({ start: _, log, ...rest }: Saved): Saved {
  return { ...rest, log: log.map(({ digest: _digest, ...entry }) => entry) };
}
