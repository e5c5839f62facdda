import type { Value } from '../2-model/model.ts';

/**
 * Where a game stands: plain data that can be saved as JSON at any stop and goes on from there.
 *
 * Every value is a whole number, a yes or no, null for none, or a list of these. Lists are never changed in
 * place, only replaced; what changes in place are the arrays by key and by seat, and the frames.
 */
export interface State {
  readonly game: string;
  readonly setup: Setup;
  /** By field: its value, or its values in key order; for a seat's or player's field an array of that by seat. */
  readonly fields: Record<string, Held>;
  /** By kind of piece: the face of each. */
  readonly faces: Record<string, Value[]>;
  /** By scoring, by the value after `for` ('' where there is none), by seat. */
  readonly points: Record<string, Record<string, number[]>>;
  /**
   * The script: the last frame is the one that runs. When the game has stopped it stands at the end of its
   * block (the steps are done); the frames below go on at the start of theirs.
   */
  main: Frame[];
  /** While several act at once: a script for each of them; `main` waits. */
  branches: Branch[] | null;
  /** The words of the random generator; null: outcomes are supplied. */
  random: number[] | null;
  /** Stop at every chance event, although there are random numbers. */
  stopAtChance: boolean;
  /** The names of the `always` rules that are checked at every stop. */
  always: string[];
  /** Decisions that a player had no move in, since that player's last move. */
  skipped: Skipped[];
  over: boolean;
}

export interface Setup {
  readonly players: number;
  readonly imaginary: number;
  readonly options: Readonly<Record<string, number | boolean>>;
}

export type Held = Value | Held[];

/** One routine that has begun: where it is, and its locals by slot. */
export interface Frame {
  /** The name of a routine, `action NAME` or `scoring NAME`. */
  readonly routine: string;
  block: number;
  readonly locals: Value[];
}

export interface Branch {
  readonly seat: number;
  readonly frames: Frame[];
}

export interface Skipped extends Frame {
  readonly who: number;
}

/** A move: an action and what it chooses, or `pass`. */
export interface Move {
  readonly player: number;
  readonly action: string;
  /** Which of the offers of the decision, from 0; needed only where several offer the same action. */
  readonly offer?: number;
  readonly choices?: Readonly<Record<string, Value>>;
}

export const PASS = 'pass';

/** A copy that shares nothing that changes. */
export function copyState(state: State): State {
  const fields: Record<string, Held> = {};
  for (const name in state.fields) fields[name] = copyHeld(state.fields[name]!);
  const faces: Record<string, Value[]> = {};
  for (const name in state.faces) faces[name] = state.faces[name]!.slice();
  const points: Record<string, Record<string, number[]>> = {};
  for (const name in state.points) {
    const by: Record<string, number[]> = {};
    for (const key in state.points[name]) by[key] = state.points[name]![key]!.slice();
    points[name] = by;
  }
  return {
    game: state.game,
    setup: state.setup,
    fields,
    faces,
    points,
    main: state.main.map(copyFrame),
    branches: state.branches?.map(({ seat, frames }) => ({ seat, frames: frames.map(copyFrame) })) ?? null,
    random: state.random?.slice() ?? null,
    stopAtChance: state.stopAtChance,
    always: state.always,
    skipped: state.skipped.slice(),
    over: state.over,
  };
}

function copyFrame(frame: Frame): Frame {
  return { routine: frame.routine, block: frame.block, locals: frame.locals.slice() };
}

function copyHeld(held: Held): Held {
  if (typeof held !== 'object' || held === null) return held;
  const copy: Held[] = held.slice() as Held[];
  for (let index = 0; index < copy.length; index++) {
    const item = copy[index]!;
    if (typeof item === 'object' && item !== null) copy[index] = copyHeld(item);
  }
  return copy;
}
