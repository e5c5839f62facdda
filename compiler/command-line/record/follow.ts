import type { ChanceEvent, Refusal } from '../../interpret/index.ts';
import { Fault, Refused } from '../../interpret/index.ts';
import type { NotationProblem } from '../../interpret/notation.ts';
import type { GameRecord, RecordedEvent } from './record.ts';
import { Session, type Table } from './session.ts';

/** Why a recorded game cannot be replayed further. */
export type Obstacle =
  /** The game has no such number of players, option or value. */
  | { readonly is: 'setup'; readonly about: string }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'unreadable'; readonly problem: NotationProblem }
  | { readonly is: 'chance comes first'; readonly event: ChanceEvent }
  | { readonly is: 'no chance now'; readonly toAct: readonly number[] }
  | { readonly is: 'no such outcome'; readonly event: ChanceEvent }
  | { readonly is: 'over' }
  | { readonly is: 'fault'; readonly fault: Fault };

export interface Followed {
  /** The game as far as it could be replayed; undefined if the setup is not valid. */
  readonly session: Session | undefined;
  /** The first event after which the state differs from the recorded one, counted from 1; 0: at the start. */
  readonly differsFrom: number | undefined;
  readonly obstacle: { readonly why: Obstacle; readonly event: RecordedEvent | undefined } | undefined;
}

/** Replays a recorded game with the current rules, up to a number of moves. */
export function follow(record: GameRecord, table: Table, mostMoves = Number.POSITIVE_INFINITY): Followed {
  let session: Session;
  try {
    session = new Session(table);
  } catch (problem) {
    if (!(problem instanceof Fault)) throw problem;
    const why: Obstacle =
      problem.code === 'setup' ? { is: 'setup', about: problem.about } : { is: 'fault', fault: problem };
    return { session: undefined, differsFrom: undefined, obstacle: { why, event: undefined } };
  }
  const differs = (): number | undefined => {
    const at = session.checks.findIndex(
      (check, index) => record.checks[index] !== undefined && check !== record.checks[index],
    );
    return at < 0 ? undefined : at;
  };
  for (const event of record.events) {
    if (event.is === 'move' && session.moves >= mostMoves) break;
    const why = letSeedDecide(record, session) ?? playEvent(session, event);
    if (why) return { session, differsFrom: differs(), obstacle: { why, event } };
  }
  const why = letSeedDecide(record, session);
  if (why) return { session, differsFrom: differs(), obstacle: { why, event: undefined } };
  return { session, differsFrom: differs(), obstacle: undefined };
}

/** The log of an engine omits outcomes that come from the seed. */
function letSeedDecide({ isEngineSave, seed }: GameRecord, session: Session): Obstacle | undefined {
  if (!isEngineSave || seed === undefined) return undefined;
  try {
    while (session.chance) session.letChanceDecide();
    return undefined;
  } catch (problem) {
    if (problem instanceof Fault) return { is: 'fault', fault: problem };
    throw problem;
  }
}

/** Replays one event; gives the obstacle, if any. */
function playEvent(session: Session, event: RecordedEvent): Obstacle | undefined {
  const { interpreter, state } = session;
  const { notation } = interpreter;
  if (state.over) return { is: 'over' };
  const pending = session.chance;
  try {
    if (event.is === 'chance') {
      if (!pending) return { is: 'no chance now', toAct: interpreter.toAct(state) };
      const read = notation.readOutcome(pending, event.text);
      if ('problem' in read) return { is: 'unreadable', problem: read.problem };
      if (!interpreter.mayGive(state, read.outcome)) return { is: 'no such outcome', event: pending };
      session.supply(read.outcome);
      return undefined;
    }
    if (pending) return { is: 'chance comes first', event: pending };
    const read = notation.read(state, event.text, event.seat);
    if ('problem' in read) return { is: 'unreadable', problem: read.problem };
    session.play(read.move);
    return undefined;
  } catch (problem) {
    if (problem instanceof Refused) return { is: 'refused', refusal: problem.refusal };
    if (problem instanceof Fault) return { is: 'fault', fault: problem };
    throw problem;
  }
}
