import type { GameModel } from '../../2-model/model.ts';
import type { RulebookModel } from '../../rulebook/book.ts';
import type { Component, Section } from '../../rulebook/page.ts';
import type { SectionShown } from '../../runtime/rulebook.ts';

/** The sections as the first language has them; the others have the same. */
export function sectionsOf({ pages }: RulebookModel): SectionShown[] {
  const [first] = pages;
  return inBook(first?.sections).map(({ id, rules, components }) => ({
    id,
    rules: rules.map(({ text }) => text),
    titles: Object.fromEntries(
      pages.flatMap(({ language, sections }) => {
        const title = sections.find((section) => section.id === id)?.title ?? '';
        return title === '' ? [] : [[language, title]];
      }),
    ),
    examples: components.filter(({ name }) => name === 'Example').map(({ about }) => about.text),
  }));
}

/** Rules are explained in the book; the quick reference only reminds of them. */
function inBook(sections: readonly Section[] = []): readonly Section[] {
  return sections.filter(({ sheet }) => sheet === undefined);
}

/** What a component shows, as the id of a rule. */
function shownBy({ name, about: { text } }: Component): string | undefined {
  switch (name) {
    case 'Table':
      return `table-${text}`;
    case 'Turn':
      return `phase-${text}`;
    case 'Grid':
      return `grid-${text.replace(/\[.*$/, '')}`;
    case 'Pieces':
      return `pieces-${text}`;
    case 'Reason':
      return `reason-${text}`;
    case 'Example':
      return `example-${text}`;
    case 'Explore':
      return text;
    default:
      return undefined;
  }
}

/**
 * Where everything is explained. Of several sections the one that also shows the rule, or the first; a reason where it is
 * quoted, or with the first rule that gives it; a helper with the first rule that uses it.
 */
export function sectionOf(model: GameModel, { pages, rules }: RulebookModel): Record<string, string> {
  const sections = inBook(pages[0]?.sections);
  const found = new Map<string, string>();
  for (const { id, components } of sections)
    for (const component of components) {
      const shown = shownBy(component);
      const isExplained =
        component.name === 'Reason' ||
        component.name === 'Example' ||
        sections.some((section) => section.id === id && section.rules.some(({ text }) => text === shown));
      if (shown && isExplained && !found.has(shown)) found.set(shown, id);
    }
  for (const { id, rules: explained } of sections)
    for (const { text } of explained) if (!found.has(text)) found.set(text, id);
  for (const kind of model.kinds) {
    const section = found.get(`kind-${kind.name}`);
    if (section && !kind.partOf) for (const value of kind.values) found.set(`${kind.name}-${value}`, section);
  }
  const giving = [...model.actions.map(named('action')), ...model.phases.map(named('phase'))];
  for (const { name } of model.reasons) {
    const giver = giving.find(({ tree }) => gives(tree, name));
    const section = giver && found.get(giver.id);
    if (section && !found.has(`reason-${name}`)) found.set(`reason-${name}`, section);
  }
  // What helps a helper comes with it.
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { id, uses } of rules.values()) {
      const section = found.get(id);
      for (const other of section === undefined ? [] : uses)
        if (rules.get(other)?.helper && !found.has(other)) found.set(other, section!);
    }
  }
  const known = (id: string): boolean => rules.has(id) || !/^(field|term|table|phase|action)-/.test(id);
  return Object.fromEntries([...found].filter(([id]) => known(id)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const named =
  (sort: string) =>
  <T extends { readonly name: string }>(tree: T): { id: string; tree: T } => ({
    id: `${sort}-${tree.name}`,
    tree,
  });

function gives(tree: unknown, reason: string): boolean {
  if (Array.isArray(tree)) return tree.some((item) => gives(item, reason));
  if (typeof tree !== 'object' || tree === null) return false;
  return Object.entries(tree).some(([name, part]) =>
    name === 'reason' ? part === reason : gives(part, reason),
  );
}
