import { CHANCES } from './core.ts';
import type { FieldData } from './data.ts';
import type { Json, JsonObject } from './json.ts';
import type { Machine } from './machine.ts';
import { optionsOf } from './setup.ts';
import { facesIn, fieldIn, fieldsIn, type Keys, phaseOf, rankingOf, scoresIn } from './sight.ts';
import type { State } from './state.ts';

/** Where a game stands, as a seat sees it, in words that any program and any person can read. */
export function showState(machine: Machine, state: State, seat: number, keys: Keys = 'taken'): JsonObject {
  const { players, imaginary } = state.game.setup;
  const { memory } = machine.enter(state);
  return {
    game: machine.data.id,
    players,
    imaginary,
    options: optionsOf(machine.data, machine.codec, state.game.setup),
    fields: fieldsIn(machine, memory, seat, keys),
    faces: facesIn(machine, memory, seat),
    scores: scoresIn(machine, memory),
    ...showTurn(machine, state),
  };
}

/** The same with the phase, for front ends. It is no part of what makes two states the same, which digests of them tell. */
export function showSight(machine: Machine, state: State, seat: number): JsonObject {
  const phase = phaseAt(machine, state);
  return { ...showState(machine, state, seat), ...(phase === undefined ? {} : { phase }) };
}

/** The phase in which the first of those who are to act is to decide, or chance is. */
function phaseAt(machine: Machine, state: State): string | undefined {
  const { data } = machine;
  const core = machine.enter(state);
  const isChance = core.chance() >= 0;
  const [first] = isChance ? [] : machine.toAct(state);
  const name = isChance
    ? data.chances[core.chanceType()]?.phase.split('/', 1)[0]
    : first === undefined
      ? undefined
      : phaseOf(data, core.decisionOf(first - 1));
  return data.phases.some((one) => one.name === name) ? name : undefined;
}

/** Who is to act, what chance is to decide, whether it is over: what there is to say, and only that. */
export function showTurn(machine: Machine, state: State): JsonObject {
  const core = machine.enter(state);
  const chance = core.chance();
  return {
    toAct: chance < 0 ? [...machine.toAct(state)] : [],
    ...(chance < 0 ? {} : { chance: CHANCES[chance]! }),
    ...(core.isOver() ? { over: true } : {}),
  };
}

/** What chance is to decide, in the words that its outcome is written in; null: nothing. */
export function showChance(machine: Machine, state: State): Json {
  const { codec } = machine;
  const event = machine.event(state);
  if (!event) return null;
  const among = event.among.map((one) => codec.text(event.type, one));
  if (event.is === 'draw' || event.is === 'lot') return { is: event.is, options: among };
  const of = event.type.is === 'piece' ? event.type.pieces : '';
  const fitting: JsonObject = event.fitting.length > 0 ? { outcomes: event.fitting.length } : {};
  return { is: event.is, of, pieces: among, ...fitting };
}

/** One field, as a seat sees it. */
export function showField(machine: Machine, state: State, field: FieldData, seat: number): Json {
  return fieldIn(machine, machine.enter(state).memory, field, seat);
}

export function showScores(machine: Machine, state: State): Json[] {
  return scoresIn(machine, machine.enter(state).memory);
}

/** The ranking at the end; null while the game is going on. */
export function showResult(machine: Machine, state: State): Json {
  const core = machine.enter(state);
  return core.isOver() ? machine.guarded(() => rankingOf(machine, core)) : null;
}
