import type { Io } from './io.ts';

/** The languages in which this program speaks about rules; games are played in those of their texts. */
export const TOOL_LANGUAGES = ['en', 'nl', 'de'] as const;
export type ToolLanguage = (typeof TOOL_LANGUAGES)[number];

/** The language the person has set for the terminal, if it is one of these. */
export function languageOfPerson<Language extends string>(
  env: Io['env'],
  known: readonly Language[],
): Language | undefined {
  const set = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '');
  return known.find((language) => set === language || /^[a-z]+(?=[_.@-])/i.exec(set ?? '')?.[0] === language);
}

export function isToolLanguage(text: string): text is ToolLanguage {
  return TOOL_LANGUAGES.some((language) => language === text);
}
