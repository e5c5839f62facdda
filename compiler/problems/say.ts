import { messages } from './messages/index.ts';
import type { Language, Message, Translations } from './messages/message.ts';
import { ONLY_IN_VARIANT, RELATED } from './messages/related.ts';
import type { Problem } from './problem.ts';
import { visible } from './visible.ts';

/** A problem in words of one language; nothing in them can disturb a terminal. */
export interface Told {
  readonly title: string;
  readonly message: string;
  readonly cure: string;
  readonly suggestion?: string;
  /** What the second place is. */
  readonly also?: string;
  /** What the further places are. */
  readonly related: readonly string[];
}

/** Before a word that may have been meant. */
export const DID_YOU_MEAN: Translations = { en: 'Did you mean', nl: 'Bedoelde je', de: 'Meintest du' };

/** What is longer is cut. */
const MOST_COLUMNS = 80;
const PLACEHOLDER = /\{([a-z]+)\}/gi;
/** How the compiler writes a range that has no end. */
const NO_END = /-?2147483647/g;

export function tell(problem: Problem, language: Language): Told {
  const { variant, because, related = [] } = problem;
  const message: Message = messages[problem.code];
  const data = variant === undefined ? problem.data : { ...problem.data, variant };
  const say = (words: Translations): string => fill(words[language], data, language, message.words);
  const suggestion = visible(String(data.suggestion ?? ''), MOST_COLUMNS);
  const sentences = [
    sentencesOf(problem, language),
    ...(because ? [sentencesOf(because, language)] : []),
    ...(variant === undefined ? [] : [say(ONLY_IN_VARIANT.message)]),
  ];
  return {
    title: message.title[language],
    message: sentences.join(' '),
    cure: say(variant === undefined ? cureOf(message, data) : ONLY_IN_VARIANT.cure),
    ...(suggestion === '' ? {} : { suggestion }),
    ...(problem.also && message.also ? { also: say(message.also) } : {}),
    related: related.map(({ is }) => RELATED[is][language]),
  };
}

function cureOf({ cure, cures = {} }: Message, { instead }: Problem['data']): Translations {
  return instead !== undefined && Object.hasOwn(cures, instead) ? cures[instead]! : cure;
}

/** What is wrong, with all details that are known. */
function sentencesOf({ code, data }: Pick<Problem, 'code' | 'data'>, language: Language): string {
  const { message, details = [], words }: Message = messages[code];
  const known = details.filter((detail) => hasAll(detail[language], data));
  return [message, ...known].map((one) => fill(one[language], data, language, words)).join(' ');
}

/** The names in braces. */
export function placeholdersIn(template: string): string[] {
  return [...new Set([...template.matchAll(PLACEHOLDER)].map((match) => match[1]!))].sort();
}

function hasAll(template: string, data: Problem['data']): boolean {
  return placeholdersIn(template).every((name) => Object.hasOwn(data, name) && data[name] !== '');
}

function fill(template: string, data: Problem['data'], language: Language, words: Message['words']): string {
  return template.replace(PLACEHOLDER, (_, name: string) => {
    if (!Object.hasOwn(data, name)) return '…';
    const value = String(data[name]).replace(NO_END, '');
    const known = words && Object.hasOwn(words, name) ? words[name] : undefined;
    return known ? inWords(value, known, language) : visible(value, MOST_COLUMNS);
  });
}

const OR: Translations = { en: ' or ', nl: ' of ', de: ' oder ' };
/** Between the items of `a value, "else" or the end of the line`; what is in quotes stays together. */
const BETWEEN = /(?:, | or )(?=(?:[^"]*"[^"]*")*[^"]*$)/;

/** A value that has words of its own, or a list of such values and of words of the rules in quotes. */
function inWords(value: string, known: Readonly<Record<string, Translations>>, language: Language): string {
  const code = (text: string): string => `\`${visible(text, MOST_COLUMNS)}\``;
  if (Object.hasOwn(known, value)) return known[value]![language];
  const items = value.length > 400 ? [value] : value.split(BETWEEN);
  const isQuoted = (item: string): boolean => /^"[^"]+"$/.test(item);
  if (!items.every((item) => isQuoted(item) || Object.hasOwn(known, item))) return code(value);
  const told = items.map((item) => (isQuoted(item) ? code(item.slice(1, -1)) : known[item]![language]));
  const last = told.pop()!;
  return told.length === 0 ? last : `${told.join(', ')}${OR[language]}${last}`;
}
