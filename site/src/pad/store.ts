import type { GameData } from '../../../generated/runtime/data.ts';
import { type Filled, readFilled } from './filled.ts';

/** What is filled in stays in the browser, game by game. Where it may not be kept, or what is kept is spoilt, nothing breaks. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (id: string): string => `regel-pad ${id}`;

/** The longest text that is read again: whoever put more there did not use a pad. */
const MOST_CHARACTERS = 200_000;

export function restore(data: GameData, storage: () => Kept = () => localStorage): Filled {
  try {
    const text = storage().getItem(keyOf(data.id));
    return readFilled(data, text === null || text.length > MOST_CHARACTERS ? undefined : JSON.parse(text));
  } catch {
    return readFilled(data, undefined);
  }
}

export function keep(id: string, filled: Filled, storage: () => Kept = () => localStorage): void {
  try {
    storage().setItem(keyOf(id), JSON.stringify(filled));
  } catch {
    // A full or forbidden store: the pad goes on without.
  }
}
