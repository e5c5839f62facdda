import type { GameData } from '../../../generated/runtime/data.ts';
import { isObject } from '../../../generated/runtime/json.ts';
import { type Filled, readFilled } from './filled.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The longest text that is read again: whoever put more there did not use a pad. */
const MOST_CHARACTERS = 200_000;

/**
 * What is filled in stays in the browser, game by game. Where it may not be kept, or what is kept is spoilt, nothing breaks. Several
 * tabs may show the same sheet: each knows what it read or wrote last, and so sees what another has written since.
 */
export class StoredSheet {
  readonly #data: GameData;
  readonly #store: () => Store;
  readonly #key: string;
  #last: string | null;

  constructor(data: GameData, store: () => Store = () => localStorage) {
    this.#data = data;
    this.#store = store;
    this.#key = `regel-pad ${data.id}`;
    this.#last = this.#text();
  }

  /** As it was when it was last looked at; an empty one if there was none. */
  read(): Filled {
    return readFilled(this.#data, parsed(this.#last));
  }

  /** What another tab has made of it since; undefined: nothing. */
  changedElsewhere(): Filled | undefined {
    const text = this.#text();
    if (text === this.#last) return undefined;
    this.#last = text;
    // What was wiped or spoilt is no reason to lose what stands here.
    return isObject(parsed(text)) ? this.read() : undefined;
  }

  write(filled: Filled): void {
    const text = JSON.stringify(filled);
    try {
      this.#store().setItem(this.#key, text);
      this.#last = text;
    } catch {
      // A full or forbidden store: the pad goes on without.
    }
  }

  #text(): string | null {
    try {
      return this.#store().getItem(this.#key);
    } catch {
      return null;
    }
  }
}

function parsed(text: string | null): unknown {
  if (text === null || text.length > MOST_CHARACTERS) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
