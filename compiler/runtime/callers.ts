import { type Core, Fault } from './core.ts';
import type { GameData } from './data.ts';
import { described, Invalid, type Refusal, Refused, ruleBehind } from './errors.ts';
import { isObject, member } from './json.ts';
import { Machine, type Reason } from './machine.ts';
import { save } from './replay.ts';
import { settled } from './secure-chance.ts';
import { NOBODY } from './sight.ts';
import { State } from './state.ts';
import type { AnyGame, GameRefusal, GameState, GameTypes } from './types.ts';
import { readOnce } from './untrusted-input.ts';

/** Sentences and names by language, then by id: `reason-too-low`, `action-use-die.die`. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const NO_SUCH_MOVE: Reason = { reason: 'no-such-move' };

/** A core with the data of its game, whose states are written as saves. */
function createMachine(core: Core, data: GameData): Machine {
  const machine: Machine = new Machine(core, data, (state) => save(machine, state));
  return machine;
}

/** The door to a new machine. */
export function createCallers<G extends GameTypes = AnyGame>(
  core: Core,
  data: GameData,
  texts?: Texts,
): Callers<G> {
  return new Callers<G>(createMachine(core, data), texts);
}

/** The door between a machine and whoever calls an engine: checks what is handed in, and words what is handed out. */
export class Callers<G extends GameTypes> {
  readonly machine: Machine;
  readonly #texts: Texts;

  constructor(machine: Machine, texts: Texts = {}) {
    this.machine = machine;
    this.#texts = texts;
  }

  own(state: GameState<G>): State {
    if (!State.is(state) || state.game.machine !== this.machine)
      throw new Invalid('state', this.machine.data.id);
    return state;
  }

  shown(state: State): GameState<G> {
    return state as GameState<G>;
  }

  isPlayer({ game }: State, player: unknown): player is number {
    return (
      typeof player === 'number' && Number.isInteger(player) && player >= 1 && player <= game.setup.players
    );
  }

  /** The seat of a player, from 0. */
  seatOf(state: State, player: unknown): number {
    if (this.isPlayer(state, player)) return player - 1;
    throw new Invalid('player', described(player));
  }

  /** The seat whose view it is. */
  viewerOf(state: State, player: unknown): number {
    return player === 'spectator' ? NOBODY : this.seatOf(state, player);
  }

  /**
   * The seat whose move it is, which must be that of the player who sent it. For the `mover` it is whoever an object names, so
   * that any seat will do here, and for a text the only one who is to act.
   */
  mover(state: State, move: unknown, player: unknown): number | Reason {
    const isText = typeof move === 'string';
    if (player !== 'mover') {
      if (!this.isPlayer(state, player)) return NO_SUCH_MOVE;
      if (isText || (isObject(move) && member(move, 'player') === player)) return player - 1;
      const acting = this.machine.toAct(state);
      return acting.length === 0 || acting.includes(player) ? NO_SUCH_MOVE : { reason: 'not-your-turn' };
    }
    if (!isText) return 0;
    const [first = 1, ...others] = this.machine.toAct(state);
    return others.length > 0 ? { reason: 'whose-move' } : first - 1;
  }

  /** What an id is called in each language. */
  named(id: string, otherwise: string = id): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.#texts).map(([language, known]) => [language, known[id] ?? otherwise]),
    );
  }

  /** The same in one language, all of it. */
  wordsIn(language: string): Readonly<Record<string, string>> {
    return this.#texts[language] ?? {};
  }

  refusal({ reason, choice, isOpen }: Reason, move?: unknown): GameRefusal<G> {
    const rule = ruleBehind({ reason }, this.#actionOf(move));
    // If the choice was left open, the text must not speak of what was chosen.
    const id = isOpen && reason.endsWith('.none') ? `reason-${reason}.open` : `reason-${reason}`;
    const found: Refusal = {
      reason,
      ...(rule === undefined ? {} : { rule }),
      ...(choice === undefined ? {} : { choice }),
      text: this.named(id, reason),
    };
    return found as GameRefusal<G>;
  }

  noSuchMove(): Refused {
    return new Refused(this.refusal(NO_SUCH_MOVE));
  }

  #actionOf(move: unknown): string | undefined {
    const name =
      typeof move === 'string' ? move.split(' ', 1)[0] : isObject(move) ? member(move, 'action') : undefined;
    return this.machine.data.actions.find((action) => action.name === name)?.name;
  }

  /** The state after a move, or why there is none. */
  tried(state: State, move: unknown, player: unknown): State | GameRefusal<G> {
    const { machine } = this;
    // A move from the latest list has been checked already.
    const listed = machine.playListed(state, move, player);
    if (listed) return settled(machine, listed);
    const given = readOnce(move);
    const seat = this.mover(state, given, player);
    const next = typeof seat === 'number' ? machine.play(state, given, seat) : seat;
    return next instanceof State ? settled(machine, next) : this.refusal(next, given);
  }

  /** The same where it is asked whether it can be played: what goes wrong in the rules is a refusal, too. */
  triedSafely(state: State, move: unknown, player: unknown): State | GameRefusal<G> {
    try {
      return this.tried(state, move, player);
    } catch (problem) {
      if (problem instanceof Fault) return this.refusal({ reason: 'fault' });
      throw problem;
    }
  }

  played(state: State, move: unknown, player: unknown): State {
    const next = this.tried(state, move, player);
    if (next instanceof State) return next;
    throw new Refused(next);
  }
}
