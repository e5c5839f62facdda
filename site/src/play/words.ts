import type { Language } from '../game/shown.ts';
import { de as deChoosing } from './words-de.ts';
import { nl as nlChoosing } from './words-nl.ts';
import { nl as nlPlaying } from './words-play.ts';
import { de as dePlaying } from './words-play-de.ts';

/** Everything that this folder says to a player. */
export const words = {
  nl: { ...nlChoosing, ...nlPlaying },
  de: { ...deChoosing, ...dePlaying },
} satisfies Record<Language, Record<string, string>>;

export type PlayWords = { readonly [Key in keyof (typeof words)['nl']]: string };

export const wordsIn = (language: Language): PlayWords => words[language];

/** A sentence with its gaps filled in: `{who} past`. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** The first letter large: texts of a game are written to stand in the middle of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
