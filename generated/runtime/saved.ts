// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { Invalid, shortened } from './errors.ts';
import { isObject, type JsonObject, member } from './json.ts';
import { LONGEST_MOVE, LONGEST_SAVE, MOST_ENTRIES, MOST_RULES } from './limits.ts';
import { readOnce } from './untrusted-input.ts';

/** A game as it is saved: how it was begun, and everything that happened, so that any engine of it can play it again. */
export interface Saved {
  readonly format: 'regelwerk game';
  /**
   * In games of version 1, the seed has another meaning (`earlier-seeds.ts`). Digests of versions 1 and 2 are of states in which
   * every key of a field was written, also where there was nothing.
   */
  readonly version: 1 | 2 | 3;
  /** The name of the game, or `game/variant`. */
  readonly game: string;
  /** The fingerprint of the rules, and that of each of them by its id. */
  readonly rules?: { readonly fingerprint: string; readonly each: Readonly<Record<string, string>> };
  readonly players: number;
  readonly imaginary: number;
  readonly options: JsonObject;
  /** Without a seed, the log tells what chance gave. */
  readonly seed?: string;
  /** There where the engine goes on drawing what chance gives, without a seed. */
  readonly chance?: 'secure';
  /** A digest of how it stood at the start. */
  readonly start?: string;
  readonly log: readonly Entry[];
  /** A digest of the result, if the game has ended. */
  readonly result?: string;
}

/** A move of a player, or what chance gave, as it is written; and a digest of how the game stood after it. */
export type Entry =
  | { readonly player: number; readonly move: string; readonly digest?: string }
  | { readonly chance: string; readonly digest?: string };

/** An entry as a player may be told it: `?` stands for what that player may not know, and then it is `hidden`. */
export type SeenEntry = ({ readonly player: number; readonly move: string } | { readonly chance: string }) & {
  readonly hidden?: true;
};

/** The versions that can be read; the last one is written, and that of a game which was begun by an earlier one. */
export const VERSIONS = [1, 2, 3] as const;

const MEMBERS = 'format version game rules players imaginary options seed chance start log result'.split(' ');

function bad(about: string): never {
  throw new Invalid('save', about);
}

/** Reads a save, as text or as data. Whatever was not written as one is refused, with the part that is wrong. */
export function readSaved(given: unknown): Saved {
  const saved = plain(given);
  if (!isObject(saved)) return bad('format');
  const { format, version, game, players, imaginary = 0, options = {} } = saved;
  const { rules, seed, chance, start, log, result } = saved;
  if (format !== 'regelwerk game') return bad('format');
  const known = VERSIONS.find((one) => one === version) ?? bad('version');
  for (const name of Object.keys(saved)) if (!MEMBERS.includes(name)) bad(shortened(name));
  if (typeof game !== 'string') return bad('game');
  if (typeof players !== 'number') return bad('players');
  if (typeof imaginary !== 'number') return bad('imaginary');
  if (!isObject(options)) return bad('options');
  if (seed !== undefined && typeof seed !== 'string') return bad('seed');
  if (chance !== undefined && (chance !== 'secure' || seed !== undefined || known === 1))
    return bad('chance');
  if (start !== undefined && !isDigest(start)) return bad('start');
  if (result !== undefined && !isDigest(result)) return bad('result');
  if (!Array.isArray(log) || log.length > MOST_ENTRIES) return bad('log');
  return {
    format,
    version: known,
    game,
    ...(rules === undefined ? {} : { rules: readRules(rules) }),
    players,
    imaginary,
    options,
    ...(seed === undefined ? {} : { seed }),
    ...(chance === undefined ? {} : { chance }),
    ...(start === undefined ? {} : { start }),
    log: log.map(readEntry),
    ...(result === undefined ? {} : { result }),
  };
}

/** Plain data of its own: no getters, no prototypes, nothing that somebody else can change afterwards. */
function plain(given: unknown): unknown {
  if (typeof given !== 'string') return readOnce(given);
  if (given.length > LONGEST_SAVE) return bad('size');
  try {
    return JSON.parse(given);
  } catch {
    return bad('json');
  }
}

function readRules(rules: unknown): NonNullable<Saved['rules']> {
  if (!isObject(rules)) return bad('rules');
  const fingerprint = member(rules, 'fingerprint');
  const each = member(rules, 'each') ?? {};
  if (!isDigest(fingerprint) || !isObject(each) || Object.keys(rules).length > 2) return bad('rules');
  const known = Object.entries(each);
  if (known.length > MOST_RULES) return bad('rules');
  for (const [id, one] of known) if (!/^[\w./-]{1,200}$/.test(id) || !isDigest(one)) return bad('rules');
  return { fingerprint, each: each as Readonly<Record<string, string>> };
}

function readEntry(entry: unknown, index: number): Entry {
  const wrong = (): never => bad(`log ${index + 1}`);
  if (!isObject(entry)) return wrong();
  const { player, move, chance, digest, ...others } = entry;
  if (Object.keys(others).length > 0 || (digest !== undefined && !isDigest(digest))) return wrong();
  const shown = digest === undefined ? {} : { digest };
  if (isText(chance)) return player === undefined && move === undefined ? { chance, ...shown } : wrong();
  if (chance !== undefined || !isText(move) || typeof player !== 'number') return wrong();
  return { player, move, ...shown };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_MOVE;
}

function isDigest(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{4,64}$/.test(value);
}
