import { isObject } from '../../../generated/runtime/json.ts';
import { readMatch, type SavedMatch } from './match.ts';

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
  /** False: it could not be kept. */
  keep(kept: Kept): boolean;
  remove(id: string): void;
}

type Storage_ = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'regelwerk-match-';
/** The oldest make room. */
const MOST_KEPT = 20;
const LONGEST = 1_000_000;

/** The storage of the browser; undefined where the browser refuses even to name it. */
export function browserStorage(): Storage_ | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export function createStore(storage: Storage_ | undefined): Store {
  const attempt = <T>(work: (storage: Storage_) => T, otherwise: T): T => {
    try {
      return storage ? work(storage) : otherwise;
    } catch {
      return otherwise;
    }
  };
  const all = (): Kept[] =>
    attempt((from) => {
      const keys = Array.from({ length: from.length }, (_, index) => from.key(index));
      return keys.flatMap((key) =>
        key?.startsWith(PREFIX)
          ? readKept(
              key,
              attempt((one) => one.getItem(key), null),
            )
          : [],
      );
    }, []).sort((a, b) => b.changed - a.changed);
  const remove = (id: string): void => attempt((from) => from.removeItem(PREFIX + id), undefined);
  const write = (kept: Kept): boolean =>
    attempt((to) => {
      to.setItem(PREFIX + kept.id, JSON.stringify({ ...kept, version: 1 }));
      return true;
    }, false);
  return {
    list: (game) => all().filter(({ saved }) => saved.game === game),
    keep(kept) {
      const others = all().filter(({ id }) => id !== kept.id);
      for (const { id } of others.slice(MOST_KEPT - 1)) remove(id);
      if (write(kept)) return true;
      // Perhaps it is full: the oldest goes, once.
      const oldest = others.at(-1);
      if (!oldest) return false;
      remove(oldest.id);
      return write(kept);
    },
    remove,
  };
}

function readKept(key: string, text: string | null): Kept[] {
  if (text === null || text.length > LONGEST) return [];
  try {
    const given: unknown = JSON.parse(text);
    const match = readMatch(given);
    if (!match || !isObject(given) || given.version !== 1 || typeof match.saved.game !== 'string') return [];
    if (!Array.isArray(match.saved.log)) return [];
    const changed = typeof given.changed === 'number' && Number.isFinite(given.changed) ? given.changed : 0;
    return [{ ...match, id: key.slice(PREFIX.length), changed, isOver: given.isOver === true }];
  } catch {
    return [];
  }
}
