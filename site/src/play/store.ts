import type { Entry } from '../../../generated/runtime/engine.ts';
import { canonical, isObject } from '../../../generated/runtime/json.ts';
import { readMatch, type SavedMatch } from './match.ts';
import { freshSeed } from './settings.ts';

/** Games kept in the browser. Storage may be full, forbidden, or hold whatever somebody else wrote: nothing here throws. */
export interface Kept extends SavedMatch {
  readonly id: string;
  /** When it was last played, in milliseconds. */
  readonly changed: number;
  readonly isOver: boolean;
}

export interface Store {
  /** Of one game, the newest first. */
  list(game: string): readonly Kept[];
  /** As it is kept now: another tab may have gone on with it since it was listed. */
  find(id: string): Kept | undefined;
  /**
   * The id under which it is kept now: another one where another tab went on with it otherwise, so that neither is lost.
   * Undefined: it could not be kept.
   */
  keep(kept: Kept): string | undefined;
  remove(id: string): void;
}

type Storage_ = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'regelwerk-match-';
const VERSION = 1;
/** The oldest make room. */
const MOST_KEPT = 20;
const LONGEST = 1_000_000;
/** The last moment that a date can tell. */
const LATEST = 8.64e15;

/** The storage of the browser; undefined where the browser refuses even to name it. */
export function browserStorage(): Storage_ | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Whether a change of the storage has to do with games that are kept; null: all of it was cleared. */
export const isOfStore = (key: string | null): boolean => key === null || key.startsWith(PREFIX);

export function createStore(storage: Storage_ | undefined): Store {
  /** What this tab last read or wrote, by id: whatever else is there comes from another tab. */
  const known = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage_) => T, otherwise: T): T => {
    try {
      return storage ? work(storage) : otherwise;
    } catch {
      return otherwise;
    }
  };
  const textOf = (id: string): string | null => attempt((from) => from.getItem(PREFIX + id), null);
  const texts = (): { readonly id: string; readonly text: string }[] =>
    attempt((from) => Array.from({ length: from.length }, (_, index) => from.key(index)), []).flatMap(
      (key) => {
        if (!key?.startsWith(PREFIX)) return [];
        const id = key.slice(PREFIX.length);
        const text = textOf(id);
        return text === null ? [] : [{ id, text }];
      },
    );
  const all = (): Kept[] =>
    texts()
      .flatMap(({ id, text }) => readKept(id, text) ?? [])
      .sort((a, b) => b.changed - a.changed);
  const remove = (id: string): void => attempt((from) => from.removeItem(PREFIX + id), undefined);
  const write = (id: string, text: string): boolean =>
    attempt((to) => {
      to.setItem(PREFIX + id, text);
      return true;
    }, false);

  /** The id to write under: its own, unless that would take away what another tab did. */
  const freeId = ({ id, saved }: Kept): string => {
    const text = textOf(id);
    if (text === null || text === known.get(id)) return id;
    const there = readKept(id, text);
    return there && beginsWith(saved.log, there.saved.log) ? id : freshSeed();
  };
  /** What nobody can read goes first, then the oldest; that one comes back if it was of no use. */
  const writeInFull = (id: string, text: string): boolean => {
    const broken = texts().filter((one) => one.id !== id && isBroken(one.id, one.text));
    for (const one of broken) remove(one.id);
    if (broken.length > 0 && write(id, text)) return true;
    const oldest = all().findLast((one) => one.id !== id);
    const given = oldest && textOf(oldest.id);
    if (!oldest || typeof given !== 'string') return false;
    remove(oldest.id);
    if (write(id, text)) return true;
    write(oldest.id, given);
    return false;
  };

  return {
    list: (game) => all().filter(({ saved }) => saved.game === game),
    find(id) {
      const text = textOf(id);
      if (text === null) return undefined;
      known.set(id, text);
      return readKept(id, text);
    },
    keep(kept) {
      const id = freeId(kept);
      const text = JSON.stringify({ ...kept, id, version: VERSION });
      // It could not be read again.
      if (text.length > LONGEST) return undefined;
      if (!write(id, text) && !writeInFull(id, text)) return undefined;
      known.set(id, text);
      const others = all().filter((one) => one.id !== id);
      for (const one of others.slice(MOST_KEPT - 1)) remove(one.id);
      return id;
    },
    remove,
  };
}

/** Whether a game went on from another: digests, which tell of the rules, say nothing here. */
function beginsWith(log: readonly Entry[], start: readonly Entry[]): boolean {
  const plain = ({ digest: _, ...entry }: Entry): string => canonical(entry);
  return start.length <= log.length && start.every((entry, index) => plain(entry) === plain(log[index]!));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readKept(id: string, text: string): Kept | undefined {
  if (text.length > LONGEST) return undefined;
  const given = parsed(text);
  const match = readMatch(given);
  if (!match || !isObject(given) || given.version !== VERSION) return undefined;
  const { saved } = match;
  if (typeof saved.game !== 'string' || !Array.isArray(saved.log) || !saved.log.every(isObject))
    return undefined;
  return { ...match, id, changed: readMoment(given.changed), isOver: given.isOver === true };
}

function readMoment(given: unknown): number {
  return typeof given === 'number' && given >= 0 && given <= LATEST ? given : 0;
}

/** Of no use to anybody. What another version of this site wrote is not: that one may come back. */
function isBroken(id: string, text: string): boolean {
  if (readKept(id, text)) return false;
  const given = parsed(text);
  return !isObject(given) || given.version === VERSION || given.version === undefined;
}
