import type { GameData } from '../../../generated/runtime/data.ts';
import { isObject } from '../../../generated/runtime/json.ts';
import { type Filled, readFilled } from './filled.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** A sheet that was put away: when, and what everybody had. */
export interface KeptSheet {
  /** In milliseconds since 1970. */
  readonly when: number;
  readonly filled: Filled;
  readonly totals: readonly number[];
}

/** The last ones are kept; who plays more often than that remembers the others. */
export const MOST_KEPT = 40;
const MOST_CHARACTERS = 2_000_000;

/** The games of a table, the newest first. They stay in the browser; where that may not be, nothing breaks. */
export class KeptSheets {
  readonly #data: GameData;
  readonly #store: () => Store;
  readonly #key: string;

  constructor(data: GameData, store: () => Store = () => localStorage) {
    this.#data = data;
    this.#store = store;
    this.#key = `regel-pad-kept ${data.id}`;
  }

  read(): readonly KeptSheet[] {
    try {
      const text = this.#store().getItem(this.#key) ?? '[]';
      const found: unknown = text.length > MOST_CHARACTERS ? [] : JSON.parse(text);
      return (Array.isArray(found) ? found : [])
        .slice(0, MOST_KEPT)
        .flatMap((one: unknown) => this.#sheet(one));
    } catch {
      return [];
    }
  }

  add(sheet: KeptSheet): readonly KeptSheet[] {
    return this.#write([sheet, ...this.read()].slice(0, MOST_KEPT));
  }

  remove(when: number): readonly KeptSheet[] {
    return this.#write(this.read().filter((one) => one.when !== when));
  }

  #write(sheets: readonly KeptSheet[]): readonly KeptSheet[] {
    try {
      this.#store().setItem(this.#key, JSON.stringify(sheets));
    } catch {
      // A full or forbidden store: the pad goes on without.
    }
    return this.read();
  }

  /** What makes sense of what was kept. */
  #sheet(stored: unknown): KeptSheet[] {
    if (!isObject(stored) || typeof stored.when !== 'number' || !Array.isArray(stored.totals)) return [];
    const totals = stored.totals.map((total) => (typeof total === 'number' ? total : 0));
    return [{ when: stored.when, filled: readFilled(this.#data, stored.filled), totals }];
  }
}
