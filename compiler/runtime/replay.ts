import { type CreateCore, causes, causesOfResult, changedRules, type Step, scoringsIn } from './causes.ts';
import { isPossible, readOutcome, writeOutcome } from './chance.ts';
import { type ChanceSource, fromSeed } from './chance-source.ts';
import { Fault } from './core.ts';
import { Invalid } from './errors.ts';
import { digestOf, type JsonObject } from './json.ts';
import type { Machine, Reason } from './machine.ts';
import { writeMove } from './notation.ts';
import { type Entry, readSaved, type Saved } from './saved.ts';
import { optionsOf, readOption, readSetup } from './setup.ts';
import { showResult, showState } from './show.ts';
import { ALL } from './sight.ts';
import { entriesOf, State, wholeHistoryOf } from './state.ts';

/** A game that was played again. */
export interface Replayed {
  /** The states from the start on. Where a move is no longer allowed, they end before it. */
  readonly states: readonly State[];
  /** Whether it was saved under the rules of this engine. */
  readonly sameRules: boolean;
  /** Whether its seed is read as games of version 1 did: a new game with the same seed is another one. */
  readonly isSeedEarlier: boolean;
  readonly differs: Difference | undefined;
  readonly stopped: Stop | undefined;
}

/** Where a saved game cannot be played on under these rules. */
export interface Stop {
  /** The number of the entry in the log that is no longer allowed, from 1. */
  readonly at: number;
  readonly entry: Entry;
  readonly why: Reason;
  /** How many entries are not played: this one and all that come after it. */
  readonly unplayed: number;
}

/**
 * From where on a game that was played under other rules goes otherwise under these: a move or outcome is no longer allowed, the
 * game stands differently after it, or, at the end, is won otherwise.
 */
export interface Difference {
  /** The number of the entry in the log, from 1; 0: it does not even begin as it did. */
  readonly at: number;
  /** The rules that have changed since and can be the cause, by their ids, the nearest first: one alone is the cause. */
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

/**
 * As a save of this version has it, in a game with this name: that of a variant makes no difference to how it stands. Until
 * version 2 every key was written.
 */
function shortDigest(
  machine: Machine,
  state: State,
  version: Saved['version'],
  game = machine.data.id,
): string {
  const digest =
    game === machine.data.id && version === 3
      ? stateDigest(machine, state)
      : digestOf({ ...showState(machine, state, ALL, version === 3 ? 'taken' : 'every'), game });
  return digest.slice(0, SHORT);
}

/** What has happened up to a state, after the first `since` entries. */
export function logOf(machine: Machine, state: State, since = 0): Entry[] {
  return entriesOf(state, since).flatMap(({ by }): Entry[] => {
    if (by === undefined) return [];
    return [typeof by === 'string' ? { chance: by } : { player: by.player, move: writeMove(machine, by) }];
  });
}

export function save(machine: Machine, state: State): Saved {
  // A log cannot tell what was set up by hand.
  if (state.game.blank) throw new Invalid('state', 'situation');
  const { data, codec } = machine;
  const { setup, chance } = state.game;
  const { version, ...chanceWords } = writtenChance(chance);
  const [first, ...others] = wholeHistoryOf(state);
  const log = logOf(machine, state).map((entry, index) => ({
    ...entry,
    digest: shortDigest(machine, others[index]!, version),
  }));
  return {
    format: 'regelwerk game',
    version,
    game: data.id,
    rules: {
      fingerprint: data.fingerprint,
      each: Object.fromEntries(Object.entries(data.rules).map(([id, { fingerprint }]) => [id, fingerprint])),
    },
    players: setup.players,
    imaginary: setup.imaginary,
    options: optionsOf(data, codec, setup),
    ...chanceWords,
    start: shortDigest(machine, first!, version),
    log,
    ...(machine.enter(state).isOver() ? { result: resultDigest(machine, state) } : {}),
  };
}

/** What a save says about chance. A game that was begun by version 1 stays one, as its seed has the meaning of then. */
function writtenChance(chance: ChanceSource): Pick<Saved, 'version' | 'seed' | 'chance'> {
  if (chance.is === 'supplied') return { version: 3 };
  if (chance.is === 'secure') return { version: 3, chance: 'secure' };
  return { version: isEarlier(chance) ? 1 : 3, seed: chance.seed };
}

function isEarlier(chance: ChanceSource): boolean {
  return chance.is === 'seed' && chance.seeding === 'splitmix32';
}

function resultDigest(machine: Machine, state: State): string {
  return digestOf(showResult(machine, state)).slice(0, SHORT);
}

/**
 * Plays a saved game again under the rules of this engine. They may be those of a variant: what was played by one set of
 * rules for a game can be looked at under any other.
 */
export function replay(machine: Machine, given: unknown, createCore?: CreateCore): Replayed {
  const { data } = machine;
  const saved = readSaved(given);
  if (familyOf(saved.game) !== familyOf(data.id)) throw new Invalid('save', 'game');
  const { rules, players, imaginary, seed, chance } = saved;
  const sameRules = rules === undefined ? saved.game === data.id : rules.fingerprint === data.fingerprint;
  const changed = changedRules(data, rules?.each ?? {});
  const damaged = (about: string): never => {
    throw new Invalid('save', about);
  };
  const options = sameRules ? saved.options : knownOptions(machine, saved.options);
  const isWhole = Object.keys(options).length === Object.keys(saved.options).length;
  const first = begun(sameRules, () => {
    const read = readSetup(data, machine.codec, { players, imaginary, options, seed, chance });
    const isOfVersion1 = saved.version === 1 && seed !== undefined;
    return machine.begin(read.setup, isOfVersion1 ? fromSeed(seed, 'splitmix32') : read.chance);
  });
  const states = [first];
  const isAsSaved = (state: State, digest: string | undefined): boolean =>
    digest === undefined ||
    shortDigest(machine, state, saved.version, saved.game).startsWith(digest.slice(0, SHORT));
  let differs: Difference | undefined;
  let stopped: Stop | undefined;
  if (!isWhole || !isAsSaved(first, saved.start)) {
    if (sameRules) damaged('start');
    differs = { at: 0, rules: changed };
  }
  for (const [index, entry] of saved.log.entries()) {
    const before = states.at(-1)!;
    const at = index + 1;
    const next = played(machine, before, entry);
    const isRefused = !(next instanceof State);
    if (!isRefused) states.push(next);
    if (!isRefused && (differs || isAsSaved(next, entry.digest))) continue;
    if (sameRules) damaged(`log ${at}`);
    const again: Step = (one, state) => void played(one, state, entry);
    const scorings = isRefused ? [] : scoringsIn(machine, before, again, createCore);
    differs ??= { at, rules: causes(machine, changed, before, entry, scorings) };
    if (!isRefused) continue;
    stopped = { at, entry, why: next, unplayed: saved.log.length - index };
    break;
  }
  const last = states.at(-1)!;
  if (
    !differs &&
    saved.result !== undefined &&
    !resultDigest(machine, last).startsWith(saved.result.slice(0, SHORT))
  ) {
    if (sameRules) damaged('result');
    differs = { at: saved.log.length, rules: causesOfResult(data, changed) };
  }
  return { states, sameRules, isSeedEarlier: isEarlier(first.game.chance), differs, stopped };
}

/** The game of a variant: `game` of `game/variant`. */
function familyOf(game: string): string {
  return game.split('/', 1)[0]!;
}

/** Options that these rules have too. */
function knownOptions({ data, codec }: Machine, options: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) =>
      data.options.some((option) => option.name === name && readOption(codec, option, value) !== undefined),
    ),
  );
}

/**
 * What cannot even begin is told as a part of the save; but nothing is wrong with a save that was made with other rules, only
 * that the game cannot be set up so under these.
 */
function begun(sameRules: boolean, work: () => State): State {
  try {
    return work();
  } catch (problem) {
    if (problem instanceof Invalid) throw sameRules ? new Invalid('save', problem.about) : problem;
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
  if (!event) return { reason: 'no-chance' };
  const words = readOutcome(machine, event, outcome);
  if (!words || !isPossible(machine, state, event, words)) return { reason: 'no-such-move' };
  return machine.supply(state, words, writeOutcome(machine, event, words));
}
