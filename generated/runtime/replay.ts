// Code generated from compiler/4-emit/engine/runtime by Regelwerk. DO NOT EDIT.
import { isPossible, readOutcome, writeOutcome } from './chance.ts';
import { Fault } from './core.ts';
import { Invalid } from './errors.ts';
import { digestOf } from './json.ts';
import type { Machine, Reason } from './machine.ts';
import { writeMove } from './notation.ts';
import { type Entry, readSaved, type Saved, VERSION } from './saved.ts';
import { readSetup } from './setup.ts';
import { ALL, showState } from './show.ts';
import { type Begun, historyOf, State } from './state.ts';

/** A game that was played again. */
export interface Replayed {
  /** The states from the start on. Where a move is no longer allowed, they end before it. */
  readonly states: readonly State[];
  /** Whether it was saved under the rules of this engine. */
  readonly sameRules: boolean;
  readonly differs: Difference | undefined;
}

/** From where on a game that was played under other rules goes otherwise under these. */
export interface Difference {
  /** The number of the entry in the log, from 1; 0: it does not even begin as it did. */
  readonly at: number;
  /** Why the move or outcome is no longer allowed; undefined: it is, but the game stands differently after it. */
  readonly reason?: string;
  /** The rules that have changed since and have a part in it, by their ids. */
  readonly rules: readonly string[];
}

const SHORT = 8;

/** Digests are needed again and again: a game is saved after each move. */
const digests = new WeakMap<State, string>();

export function stateDigest(machine: Machine, state: State): string {
  const known = digests.get(state);
  if (known !== undefined) return known;
  const digest = digestOf(showState(machine, state, ALL));
  digests.set(state, digest);
  return digest;
}

function shortDigest(machine: Machine, state: State): string {
  return stateDigest(machine, state).slice(0, SHORT);
}

/** What has happened up to a state. */
export function logOf(machine: Machine, state: State): Entry[] {
  return historyOf(state).flatMap(({ by }): Entry[] => {
    if (by === undefined) return [];
    return [typeof by === 'string' ? { chance: by } : { player: by.player, move: writeMove(machine, by) }];
  });
}

export function save(machine: Machine, state: State): Saved {
  // A log cannot tell what was set up by hand.
  if (state.game.blank) throw new Invalid('state', 'situation');
  const { data, codec } = machine;
  const { setup, seed } = state.game;
  const [first, ...others] = historyOf(state);
  const log = logOf(machine, state).map((entry, index) => ({
    ...entry,
    digest: shortDigest(machine, others[index]!),
  }));
  return {
    format: 'regelwerk game',
    version: VERSION,
    game: data.id,
    rules: {
      fingerprint: data.fingerprint,
      each: Object.fromEntries(Object.entries(data.rules).map(([id, { fingerprint }]) => [id, fingerprint])),
    },
    players: setup.players,
    imaginary: setup.imaginary,
    options: Object.fromEntries(
      data.options.map(({ name, type }, index) => [name, codec.write(type, setup.options[index]!)]),
    ),
    ...(seed === undefined ? {} : { seed }),
    start: shortDigest(machine, first!),
    log,
  };
}

/** Plays a saved game again under the rules of this engine. */
export function replay(machine: Machine, given: unknown, saving: Begun['save']): Replayed {
  const { data, codec } = machine;
  const saved = readSaved(given);
  if (saved.game !== data.id) throw new Invalid('save', 'game');
  const { rules, players, imaginary, options } = saved;
  const sameRules = rules === undefined || rules.fingerprint === data.fingerprint;
  const damaged = (about: string): never => {
    throw new Invalid('save', about);
  };
  const first = begun(() => {
    const { setup, seed } = readSetup(data, codec, { players, imaginary, options, seed: saved.seed });
    return machine.begin(setup, seed, false, saving);
  });
  const states = [first];
  const isAsSaved = (state: State, digest: string | undefined): boolean =>
    digest === undefined || shortDigest(machine, state).startsWith(digest.slice(0, SHORT));
  let differs: Difference | undefined;
  if (!isAsSaved(first, saved.start)) {
    if (sameRules) damaged('start');
    differs = { at: 0, rules: reasonsFor(machine, saved, undefined, []) };
  }
  for (const [index, entry] of saved.log.entries()) {
    const before = states.at(-1)!;
    const at = index + 1;
    const next = played(machine, before, entry);
    if (!(next instanceof State)) {
      if (sameRules) damaged(`log ${at}`);
      const { reason } = next;
      differs ??= { at, reason, rules: reasonsFor(machine, saved, before, [entry]) };
      break;
    }
    states.push(next);
    if (differs || isAsSaved(next, entry.digest)) continue;
    if (sameRules) damaged(`log ${at}`);
    differs = { at, rules: reasonsFor(machine, saved, before, [entry]) };
  }
  return { states, sameRules, differs };
}

/** What cannot even begin is told as a part of the save. */
function begun(work: () => State): State {
  try {
    return work();
  } catch (problem) {
    if (problem instanceof Invalid) throw new Invalid('save', problem.about);
    if (problem instanceof Fault) throw new Invalid('save', 'start');
    throw problem;
  }
}

function played(machine: Machine, state: State, entry: Entry): State | Reason {
  try {
    if (!('chance' in entry)) {
      const { player } = entry;
      const isSeated = Number.isInteger(player) && player >= 1 && player <= state.game.setup.players;
      return isSeated ? machine.play(state, entry.move, player - 1) : { reason: 'no-such-move' };
    }
    return supplied(machine, state, entry.chance);
  } catch (problem) {
    if (problem instanceof Fault) return { reason: 'fault' };
    throw problem;
  }
}

/** The state after chance gave this, or why it cannot. */
export function supplied(machine: Machine, state: State, outcome: unknown): State | Reason {
  const event = machine.event(state);
  if (!event) return { reason: 'not-now' };
  const words = readOutcome(machine, event, outcome);
  if (!words || !isPossible(machine, state, event, words)) return { reason: 'no-such-move' };
  return machine.supply(state, words, writeOutcome(machine, event, words));
}

// ---- which rules make the difference

/**
 * The changed rules that have a part in what happened: those that the action uses; if none of them has changed, those of
 * the phase in which it was played; else all that have changed.
 */
function reasonsFor(
  machine: Machine,
  { rules }: Saved,
  state: State | undefined,
  entries: readonly Entry[],
): string[] {
  const { data } = machine;
  const before = new Map(Object.entries(rules?.each ?? {}));
  const ids = new Set([...before.keys(), ...Object.keys(data.rules)]);
  const changed = new Set(
    [...ids].filter((id) => !Object.hasOwn(data.rules, id) || data.rules[id]!.fingerprint !== before.get(id)),
  );
  const actions = entries.flatMap((entry) => ('move' in entry ? [`action-${entry.move.split(' ')[0]}`] : []));
  for (const starts of [actions, state ? phasesAt(machine, state) : []]) {
    const reached = [...reachedFrom(data.rules, starts)].filter((id) => changed.has(id));
    if (reached.length > 0) return reached.sort();
  }
  return [...changed].sort();
}

/** The phases in which somebody is to decide. */
function phasesAt(machine: Machine, state: State): string[] {
  return machine.toAct(state).map((player) => {
    const decision = machine.enter(state).decisionOf(player - 1);
    return `phase-${machine.data.decisions[decision]?.phase}`;
  });
}

/** These rules and all that they use, directly or not. */
function reachedFrom(rules: Machine['data']['rules'], starts: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    if (Object.hasOwn(rules, id)) open.push(...rules[id]!.uses);
  }
  return reached;
}
