import type { Language } from '../../game/shown.ts';
import { de } from './lessons-de.ts';
import { nl } from './lessons-nl.ts';

/** What a step is called, and what is said about it: why, then what. */
export interface Lesson {
  readonly title: string;
  readonly about: readonly string[];
}

export const lessons: Readonly<Record<Language, readonly Lesson[]>> = { nl, de };
