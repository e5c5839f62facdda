import type { Language } from '../problems/messages/message.ts';
import { tell } from '../problems/say.ts';
import type { Fix, Meaning, Renaming } from './answers.ts';
import { NOT_RENAMED, SAYS, SORTS } from './messages.ts';

const fill = (template: string, data: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => data[name] ?? '');

/** What a name means, as the rules say it. */
export function tellMeaning(
  { name, sort, type, value, written, comment }: Meaning,
  language: Language,
): { readonly text: string; readonly isCode?: boolean }[] {
  return [
    { text: [SORTS[sort][language], name].join(' ') },
    ...(type === undefined ? [] : [{ text: fill(SAYS.holds[language], { type }) }]),
    ...(value === undefined ? [] : [{ text: fill(SAYS.isNow[language], { value }) }]),
    ...(comment === undefined ? [] : [{ text: comment }]),
    ...(written === undefined ? [] : [{ text: written, isCode: true }]),
  ];
}

/** Why a name cannot be another. */
export function tellRefusal(
  { why, problem }: Extract<Renaming, { readonly isRefused: true }>,
  language: Language,
): string {
  return problem ? tell(problem, language).message : NOT_RENAMED[why][language];
}

const LONGEST = 40;

/** What a cure does, for a button. */
export function tellFix({ writes }: Pick<Fix, 'writes'>, language: Language): string {
  const text = writes.trim().replace(/\s+/g, ' ');
  if (text === '') return SAYS.takeAway[language];
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  return fill(SAYS.write[language], { text: shown });
}
