import type { Language } from '../game/shown.ts';
import { de as deChoosing } from './words-de.ts';
import { nl as nlChoosing } from './words-nl.ts';
import { nl as nlPlaying } from './words-play.ts';
import { de as dePlaying } from './words-play-de.ts';

export { capital, fill } from '../table/words.ts';
/** Everything that this folder says to a player. */
export const words = {
  nl: { ...nlChoosing, ...nlPlaying },
  de: { ...deChoosing, ...dePlaying },
} satisfies Record<Language, Record<string, string>>;

export type PlayWords = { readonly [Key in keyof (typeof words)['nl']]: string };

export const wordsIn = (language: Language): PlayWords => words[language];
