import { Problems } from '../../../../compiler/problems/problem.ts';
import type { RulebookModel } from '../../../../compiler/rulebook/book.ts';
import { sectionsToRead } from '../../../../compiler/rulebook/check-variant.ts';
import { type Meaning, readConfirmed, writeConfirmed } from '../../../../compiler/rulebook/confirmed.ts';

/** The file that says which sections were read, when these have been read too; all, if none are named. */
export function confirmedWith(
  book: RulebookModel,
  file: string,
  text: string,
  wanted: readonly { readonly language: string; readonly section: string }[],
): string {
  const before = readConfirmed(file, text, new Problems());
  const confirmed = new Map<string, Map<string, Meaning>>();
  for (const { language, section, meaning } of sectionsToRead(book)) {
    const isRead =
      wanted.length === 0 || wanted.some((one) => one.language === language && one.section === section.id);
    const now = isRead ? meaning : before.get(language)?.get(section.id);
    if (now) confirmed.set(language, (confirmed.get(language) ?? new Map()).set(section.id, now));
  }
  return writeConfirmed(confirmed);
}
