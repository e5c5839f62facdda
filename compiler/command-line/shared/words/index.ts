import type { ToolLanguage } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { WordId, Words } from './words.ts';

export type { WordId } from './words.ts';

/** Says a sentence of this program, in the language of the person. */
export interface Say {
  (id: WordId, values?: Readonly<Record<string, string | number>>): string;
  readonly language: ToolLanguage;
}

const WORDS: Readonly<Record<ToolLanguage, Words>> = { en, nl, de };

export function createSay(language: ToolLanguage): Say {
  const say = (id: WordId, values: Readonly<Record<string, string | number>> = {}): string => {
    const [one = '', many = one] = WORDS[language][id].split('|');
    const text = values.count === 1 ? one : many;
    return text.replace(/\{([a-z]+)\}/g, (hole, name: string) => String(values[name] ?? hole));
  };
  return Object.assign(say, { language });
}
