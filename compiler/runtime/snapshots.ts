import { type ChanceSource, fromSeed, SECURE, SUPPLIED } from './chance-source.ts';
import { HEADER } from './core.ts';
import { Invalid } from './errors.ts';
import { fnv1a, isObject, type JsonObject } from './json.ts';
import { LONGEST_SAVE, MOST_ENTRIES } from './limits.ts';
import type { Machine } from './machine.ts';
import { optionsOf, readSetup } from './setup.ts';
import type { State } from './state.ts';
import { readOnce } from './untrusted-input.ts';

/**
 * Where a game stands, without what led there: the words of its core. It is opened as quickly as a state is copied, by the very
 * engine that wrote it and by no other; beside it, whoever keeps games keeps their log, which any engine of the game can read.
 */
export interface Snapshot {
  readonly format: 'regelwerk snapshot';
  readonly version: 1;
  readonly game: string;
  /** The core whose words these are: another one may keep things elsewhere. */
  readonly core: string;
  readonly players: number;
  readonly imaginary: number;
  readonly options: JsonObject;
  readonly seed?: string;
  /** `earlier`: the seed is read as saves of version 1 did. */
  readonly chance?: 'secure' | 'earlier';
  /** How many entries the log had. */
  readonly entries: number;
  readonly words: readonly number[];
  /** Tells whether the words are those that were written. It is no signature. */
  readonly check: string;
}

const MEMBERS = 'format version game core players imaginary options seed chance entries words check'.split(
  ' ',
);

const NO_CORE = 'this engine was not written as a program: save instead';

export function snapshotOf(machine: Machine, state: State): Snapshot {
  if (state.game.blank) throw new Invalid('state', 'situation');
  const { data } = machine;
  const core = data.core ?? bad('core', NO_CORE);
  const { setup, chance } = state.game;
  const words = machine.wordsOf(state);
  return {
    format: 'regelwerk snapshot',
    version: 1,
    game: data.id,
    core,
    players: setup.players,
    imaginary: setup.imaginary,
    options: optionsOf(data, machine.codec, setup),
    ...writtenChance(chance),
    entries: state.entries,
    words,
    check: checkOf(words),
  };
}

function writtenChance(chance: ChanceSource): Pick<Snapshot, 'seed' | 'chance'> {
  if (chance.is === 'supplied') return {};
  if (chance.is === 'secure') return { chance: 'secure' };
  return { seed: chance.seed, ...(chance.seeding === 'splitmix32' ? { chance: 'earlier' } : {}) };
}

function checkOf(words: readonly number[]): string {
  return fnv1a(words.join());
}

function bad(about: string, why?: string): never {
  throw new Invalid('snapshot', about, why);
}

/** The state that was written down. What is damaged, or was written by another engine, is refused. */
export function restored(machine: Machine, given: unknown): State {
  const snapshot = plain(given);
  if (!isObject(snapshot)) return bad('format');
  const { format, version, game, core, seed, chance, entries, words, check } = snapshot;
  if (format !== 'regelwerk snapshot') return bad('format');
  if (version !== 1) return bad('version');
  for (const name of Object.keys(snapshot)) if (!MEMBERS.includes(name)) bad('format');
  const { data, codec } = machine;
  if (game !== data.id) return bad('game');
  if (data.core === undefined) return bad('core', NO_CORE);
  if (core !== data.core) return bad('core', 'it was written by another engine of the game: load a save');
  const { players, imaginary, options } = snapshot;
  const { setup } = readSetup(data, codec, { players, imaginary, options });
  const source = readChance(seed, chance);
  if (!isCount(entries)) return bad('entries');
  const length = machine.wordsOf(machine.begin(setup, SUPPLIED, true)).length;
  if (!isWords(words) || words.length !== length || check !== checkOf(words)) return bad('words');
  const seated = words[HEADER.players] === setup.players && words[HEADER.imaginary] === setup.imaginary;
  if (!seated || (words[HEADER.seeded] === 1) !== (source.is === 'seed')) return bad('words');
  return machine.restore(setup, source, [...words], entries);
}

function plain(given: unknown): unknown {
  if (typeof given !== 'string') return readOnce(given);
  if (given.length > LONGEST_SAVE) return bad('size');
  try {
    return JSON.parse(given);
  } catch {
    return bad('json');
  }
}

function readChance(seed: unknown, chance: unknown): ChanceSource {
  if (seed === undefined)
    return chance === undefined ? SUPPLIED : chance === 'secure' ? SECURE : bad('chance');
  if (typeof seed !== 'string') return bad('seed');
  if (chance !== undefined && chance !== 'earlier') return bad('chance');
  return fromSeed(seed, chance === 'earlier' ? 'splitmix32' : 'sha-256');
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_ENTRIES;
}

function isWords(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((word) => (word | 0) === word);
}
