import type { Part } from '../2-model/parts.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import type { Problems } from '../problems/problem.ts';
import { LANGUAGES } from '../texts/files.ts';
import type { RulebookModel } from './book.ts';
import { differing, type Meaning, meaningOf } from './confirmed.ts';
import { type Page, pageFile, type Section } from './page.ts';

/** A section of a variant that must be read for it: one of its own, or one whose rules mean something else there. */
export interface ToRead {
  readonly language: string;
  readonly section: Section;
  readonly meaning: Meaning;
  /** The rules that are not as in what the variant changes; of a section of its own, all. */
  readonly changed: readonly string[];
}

/** The meaning of a helper that is not there any more. */
const GONE = '00000000';

/** What must have been read for a game or variant; of a game, every section. */
export function sectionsToRead(book: RulebookModel): ToRead[] {
  const { pages, rules, parent } = book;
  return pages.flatMap(({ language, sections }) => {
    const before = parent?.pages.find((page) => page.language === language)?.sections ?? [];
    return sections.flatMap((section): ToRead[] => {
      const meaning = withSeats(book, meaningOf(rules, section, sections));
      if (!parent || !before.includes(section))
        return [{ language, section, meaning, changed: [...meaning.keys()] }];
      // What is as in the game is read there: only the rest is to be read for the variant.
      const changed = differing(meaningOf(parent.rules, section, before), meaning);
      const rest = new Map(changed.map((id) => [id, meaning.get(id) ?? GONE]));
      return changed.length === 0 ? [] : [{ language, section, meaning: rest, changed }];
    });
  });
}

/** Where a variant is for other players, sections about imaginary ones are not as they were, though none of their rules changed. */
function withSeats({ rules, parent }: RulebookModel, meaning: Meaning): Meaning {
  const game = rules.get('game');
  if (!parent || !game || parent.rules.get('game')?.fingerprint === game.fingerprint) return meaning;
  const isAbout = [...meaning.keys()].some((id) => rules.get(id)?.imaginary);
  return isAbout ? new Map([...meaning, ['game', game.fingerprint]]) : meaning;
}

/** Whether somebody wrote a section for this variant, and not for what it changes. */
export function isOwnSection({ parent }: RulebookModel, section: Section): boolean {
  return !parent?.pages.some(({ sections }) => sections.includes(section));
}

/** How a page leaves a section out. */
export function withoutTag(id: string): string {
  return `<Without id="${id}" />`;
}

/** Sections of the game about rules that the variant does not have: told before anything else is looked at. */
export function checkGone(
  { folder }: Part,
  { model }: CompiledGame,
  book: RulebookModel,
  problems: Problems,
): void {
  for (const { language, sections } of book.pages)
    for (const section of sections) {
      const gone = section.rules.filter(({ text }) => !book.rules.has(text));
      const [first, ...others] = gone;
      if (!first || isOwnSection(book, section)) continue;
      problems.error(
        'section-of-gone-rule',
        model.at,
        {
          id: section.id,
          rule: [first, ...others].map(({ text }) => text).join(', '),
          variant: model.name,
          language,
          file: pageFile(folder, language, model.name),
          without: withoutTag(section.id),
        },
        section.at,
      );
    }
}

/** A variant that has a page in one language has it in all. */
export function checkOwnPages(
  { folder }: Part,
  { model }: CompiledGame,
  own: readonly Page[],
  problems: Problems,
): void {
  if (own.length === 0) return;
  for (const language of LANGUAGES)
    if (!own.some((page) => page.language === language))
      problems.error('no-rulebook-file', model.at, {
        language,
        file: pageFile(folder, language, model.name),
      });
}
