import type { Problems } from '../problems/problem.ts';
import type { Page, Section } from './page.ts';

/** A part of a page that a variant can replace, leave out or add: a section, as the checker or as a reader sees it. */
export interface Placeable<T> {
  readonly id: string;
  /** Behind which one it stands, if it is new. */
  readonly after?: string;
  readonly part: T;
}

/** Parts of a page with those of a variant: in the place of the same id, behind the one they name, or at the end. */
export function merged<T>(
  base: readonly Placeable<T>[],
  own: readonly Placeable<T>[],
  without: readonly string[],
): Placeable<T>[] {
  const result = base.filter(({ id }) => !without.includes(id));
  for (const part of own) {
    const at = result.findIndex(({ id }) => id === part.id);
    const before = result.findIndex(({ id }) => id === part.after);
    if (at >= 0) result[at] = part;
    else result.splice(before < 0 ? result.length : before + 1, 0, part);
  }
  return result;
}

/** The pages of a variant, from those of what it changes and its own; a language that it has no page in stays as it is. */
export function pagesOfVariant(base: readonly Page[], own: readonly Page[], problems: Problems): Page[] {
  return base.map((page) => {
    const mine = own.find(({ language }) => language === page.language);
    if (!mine) return page;
    const known = [...page.sections, ...mine.sections].map(({ id }) => id);
    for (const { text, at } of [
      ...mine.without.filter((one) => !page.sections.some(({ id }) => id === one.text)),
      ...mine.sections.flatMap(({ after }) => (after && !known.includes(after.text) ? [after] : [])),
    ]) {
      const near = problems.suggest(text, () => known);
      problems.error('unknown-section', at, {
        id: text,
        ...(near === undefined ? {} : { suggestion: near }),
      });
    }
    const without = mine.without.map(({ text }) => text);
    const sections = merged(page.sections.map(placed), mine.sections.map(placed), without);
    return { ...page, sections: sections.map(({ part }) => part), own: mine };
  });
}

function placed(part: Section): Placeable<Section> {
  return { id: part.id, ...(part.after ? { after: part.after.text } : {}), part };
}
