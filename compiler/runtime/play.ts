import { type Callers, NO_SUCH_MOVE } from './callers.ts';
import type { Engine } from './engine-interface.ts';
import { Invalid, Refused } from './errors.ts';
import { isMove, moveOf, writeMove } from './notation.ts';
import { supplied } from './replay.ts';
import { settled } from './secure-chance.ts';
import { readSetup } from './setup.ts';
import { showChance, showResult, showScores, showSight, showState } from './show.ts';
import { ALL } from './sight.ts';
import { State } from './state.ts';
import type { Chance, GameTypes, Result, Sight } from './types.ts';
import { canUndo } from './undo.ts';
import { readOnce } from './untrusted-input.ts';

/** Playing a game, without saves, sentences and reasons for points. */
export type Playing<G extends GameTypes> = Pick<
  Engine<G>,
  | ('start' | 'toAct' | 'isOver' | 'moves' | 'play' | 'tryPlay' | 'explain' | 'isMove' | 'isPlayers')
  | ('read' | 'view' | 'score' | 'result' | 'chance' | 'supply' | 'write' | 'parse' | 'canUndo' | 'undo')
>;

export function createPlay<G extends GameTypes>(callers: Callers<G>): Playing<G> {
  const { machine } = callers;
  const { data } = machine;
  return {
    start(setup) {
      const { setup: complete, chance } = readSetup(data, machine.codec, readOnce(setup));
      return callers.shown(settled(machine, machine.begin(complete, chance)));
    },

    toAct: (state) => machine.toAct(callers.own(state)),
    isOver: (state) => machine.enter(callers.own(state)).isOver(),
    moves(state, player) {
      const here = callers.own(state);
      if (player !== 'server') return machine.moves(here, callers.seatOf(here, player)) as G['move'][];
      return machine.toAct(here).flatMap((one) => machine.moves(here, one - 1)) as G['move'][];
    },
    play(state, move, player) {
      const here = callers.own(state);
      return callers.shown(callers.played(here, move, player));
    },
    tryPlay(state, move, player) {
      const next = callers.triedSafely(callers.own(state), move, player);
      return next instanceof State ? { state: callers.shown(next) } : { refusal: next };
    },
    explain(state, move, player) {
      const here = callers.own(state);
      const given = readOnce(move);
      const seat = callers.mover(here, given, player);
      if (typeof seat !== 'number') return callers.refusal(seat, given);
      const asked = machine.read(here, given, seat);
      const reason = asked ? machine.refusal(here, asked) : NO_SUCH_MOVE;
      return reason && callers.refusal(reason, given);
    },
    isMove: (given): given is G['move'] => isMove(machine, readOnce(given), 'whole'),
    isPlayers: (given): given is G['players'] =>
      typeof given === 'number' &&
      Number.isInteger(given) &&
      given >= data.players.from &&
      given <= data.players.to,

    read: (state) => showState(machine, callers.own(state), ALL) as unknown as Sight<G>,
    view(state, player) {
      const here = callers.own(state);
      return showSight(machine, here, callers.viewerOf(here, player)) as unknown as Sight<G, G['seen']>;
    },
    score: (state) => showScores(machine, callers.own(state)) as unknown as G['score'][],
    result: (state) =>
      (showResult(machine, callers.own(state)) ?? undefined) as unknown as Result<G> | undefined,

    chance: (state) =>
      (showChance(machine, callers.own(state)) ?? undefined) as unknown as Chance | undefined,
    supply(state, outcome) {
      const next = supplied(machine, callers.own(state), readOnce(outcome));
      if (next instanceof State) return callers.shown(next);
      throw new Refused(callers.refusal(next));
    },

    write(move) {
      const given = readOnce(move);
      if (!isMove(machine, given)) throw callers.noSuchMove();
      return writeMove(machine, given);
    },
    parse(state, player, text) {
      const here = callers.own(state);
      const seat = callers.seatOf(here, player);
      const asked = typeof text === 'string' ? machine.read(here, text, seat) : undefined;
      if (!asked || asked.values.includes(undefined)) throw callers.noSuchMove();
      return moveOf(machine, machine.offersOf(here), asked) as G['move'];
    },

    canUndo: (state) => canUndo(machine, callers.own(state)),
    undo(state) {
      const here = callers.own(state);
      if (!here.previous || !canUndo(machine, here)) throw new Invalid('undo', data.id);
      return callers.shown(here.previous);
    },
  };
}
