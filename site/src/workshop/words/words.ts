import type { Language } from '../../game/shown.ts';
import { de } from './words-de.ts';
import { nl, type WorkshopWords } from './words-nl.ts';

const words: Readonly<Record<Language, WorkshopWords>> = { nl, de };

export const wordsIn = (language: Language): WorkshopWords => words[language];

/** A sentence with its gaps filled in. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
