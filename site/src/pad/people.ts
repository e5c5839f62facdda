import type { Language } from '../game/shown.ts';
import { say } from './words.ts';

/** People to speak of, in explanations. */
export const peopleIn = (language: Language): readonly string[] => say(language, 'people').split(',');
