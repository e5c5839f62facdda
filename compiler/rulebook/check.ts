import type { Source } from '../1-syntax/source.ts';
import type { GameModel } from '../2-model/model.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import { reasonsOf, textIdsOf } from '../3-ir/text-ids.ts';
import { notUtf8 } from '../problems/not-utf8.ts';
import { Problems } from '../problems/problem.ts';
import { LANGUAGES } from '../texts/files.ts';
import type { RulebookModel } from './book.ts';
import { isOwnSection, sectionsToRead, withoutTag } from './check-variant.ts';
import { differing, readConfirmed } from './confirmed.ts';
import {
  COMPONENTS,
  type Component,
  type ComponentName,
  confirmedFile,
  type Page,
  pageFile,
  pageOf,
  type Section,
  type Worded,
} from './page.ts';
import { readPage } from './read.ts';
import type { ValueReader } from './values.ts';

/** Reads the pages of a folder, or those written for a variant, in the order of the languages. */
export function readPages(
  folder: string,
  sources: readonly Source[],
  problems: Problems,
  variant?: string,
): Page[] {
  const order = (language: string): number => (LANGUAGES.indexOf(language) + 99) % 99;
  return sources
    .flatMap(({ file, text }) => {
      const page = pageOf(file);
      const isWanted = page?.folder === folder && page.variant === variant;
      return isWanted ? [{ file, text, language: page.language }] : [];
    })
    .sort((a, b) => order(a.language) - order(b.language) || (a.language < b.language ? -1 : 1))
    .map(({ file, text, language }) => {
      const unreadable = notUtf8(text);
      if (unreadable) problems.error('not-utf', { file, ...unreadable });
      return readPage(file, language, text, unreadable ? new Problems() : problems, variant !== undefined);
    });
}

/**
 * Everything that a rulebook says against the game that it is about, one thing after another: what follows from something that is
 * wrong is not told. Without any page there is nothing to check. `problems` has what was found in the pages so far.
 */
export function checkRulebook(
  folder: string,
  book: RulebookModel,
  { model, game }: CompiledGame,
  variants: readonly string[],
  sources: readonly Source[],
  problems: Problems,
): void {
  const { pages, parent } = book;
  if (pages.length === 0) return;
  const texts = variants.flatMap((name) => [`variant-${name}`, `variant-${name}.about`]);
  const known = namesOf(model, [...textIdsOf(game), ...texts], reasonsOf(game));
  for (const page of pages) checkNames(page, book, known, problems);
  for (const language of LANGUAGES)
    if (!parent && !pages.some((page) => page.language === language))
      problems.error('no-rulebook-file', model.at, { language, file: pageFile(folder, language) });
  if (!problems.hasErrors) checkLanguages(pages, problems);
  if (!problems.hasErrors) checkComplete(folder, book, model, problems);
  if (!problems.hasErrors) checkConfirmed(folder, book, model, sources, problems);
}

// ---- what is named

type Known = Readonly<
  Record<Exclude<ComponentName, 'Section' | 'Without' | 'Ask' | 'Value'>, readonly string[]>
>;

function namesOf(model: GameModel, texts: readonly string[], reasons: readonly string[]): Known {
  const named = (all: readonly { readonly name: string }[]): string[] => all.map(({ name }) => name);
  const grids = model.grids.flatMap(({ name, key, members }) => {
    const words = model.kinds.find((kind) => kind.name === key?.kind)?.values ?? [];
    return [name, ...(key ? members.map(({ value }) => `${name}[${words[value ?? -1] ?? ''}]`) : [])];
  });
  return {
    Example: named(model.examples),
    Table: named(model.tables),
    Grid: grids,
    Pieces: named(model.pieces),
    Turn: named(model.phases),
    Explore: ['winner', ...named(model.scorings).map((name) => `scoring-${name}`)],
    Name: texts,
    Term: texts,
    Reason: reasons,
  };
}

function checkNames(page: Page, book: RulebookModel, known: Known, problems: Problems): void {
  const { rules } = book;
  const ids = page.sections.map(({ id }) => id);
  for (const section of page.sections) {
    const { rules: named, components, links } = section;
    for (const [index, { text, at }] of named.entries()) {
      if (rules.has(text) && named.findIndex((other) => other.text === text) === index) continue;
      const near = rules.has(text) ? undefined : problems.suggest(text, () => rules.keys());
      const suggestion = near === undefined ? {} : { suggestion: near };
      problems.error('section-rule', at, { rule: text, ...suggestion });
    }
    // A variant need not have all examples that sections of its game show.
    const isShared = !isOwnSection(book, section);
    for (const { name, about } of components)
      if (!(isShared && name === 'Example')) checkName(name, about, known, problems);
    for (const { text, at } of links) {
      if (!text.startsWith('#') || ids.includes(text.slice(1))) continue;
      const near = problems.suggest(text.slice(1), () => ids);
      const suggestion = near === undefined ? {} : { suggestion: `#${near}` };
      problems.error('rulebook-link', at, { link: text, ...suggestion });
    }
  }
}

function checkName(component: ComponentName, { text, at }: Worded, known: Known, problems: Problems): void {
  if (component === 'Section' || component === 'Without' || component === 'Ask' || component === 'Value')
    return;
  if (known[component].includes(text)) return;
  const near = problems.suggest(text, () => known[component]);
  const suggestion = near === undefined ? {} : { suggestion: near };
  problems.error('unknown-in-rulebook', at, { component, name: text, ...suggestion });
}

/** Works out the expressions of all pages; told once for each place. */
export function readValues(pages: readonly Page[], reader: ValueReader): void {
  for (const page of pages)
    for (const { name, about, besides } of componentsOf(page))
      if (name === 'Value') reader.read(about, besides, page.language);
}

function componentsOf(page: Page): Component[] {
  return page.sections.flatMap(({ components }) => components);
}

// ---- the languages beside each other

function checkLanguages(pages: readonly Page[], problems: Problems): void {
  const [first, ...others] = pages;
  for (const other of others) {
    for (const [one, two] of [
      [first!, other],
      [other, first!],
    ] as const)
      for (const { id, at } of one.sections)
        if (!two.sections.some((section) => section.id === id))
          problems.error('section-in-one-language', at, { id, language: two.language });
    checkAlike(first!, other, problems);
  }
}

/** Sections that both have explain the same rules and show the same, in the same order. */
function checkAlike(first: Page, other: Page, problems: Problems): void {
  const { language } = first;
  const inBoth = first.sections.filter(({ id }) => other.sections.some((section) => section.id === id));
  const ordered = other.sections.filter(({ id }) => inBoth.some((section) => section.id === id));
  for (const [index, section] of inBoth.entries()) {
    const same = ordered.find(({ id }) => id === section.id)!;
    const lacks = missing(contentsOf(section), contentsOf(same));
    const besides = missing(contentsOf(same), contentsOf(section));
    const data = {
      id: section.id,
      language,
      ...(lacks === '' ? {} : { lacks }),
      ...(besides === '' ? {} : { besides }),
    };
    if (lacks !== '' || besides !== '') problems.error('section-differs', same.at, data, section.at);
    const moved = ordered[index]!;
    if (moved.id === section.id || ordered.slice(0, index).some(({ id }, at) => id !== inBoth[at]!.id))
      continue;
    problems.error('section-differs', moved.at, { id: moved.id, language, place: section.id }, section.at);
  }
}

/** What a section has in every language: its rules and its blocks. Values, names and reasons are where a sentence needs them. */
function contentsOf({ rules, components, sheet }: Section): string[] {
  // An example that one language lacks is told at the example.
  const blocks = components.filter(({ name }) => COMPONENTS[name].stands !== 'line' && name !== 'Example');
  return [
    ...(sheet ? [`sheet ${sheet}`] : []),
    ...rules.map(({ text }) => text),
    ...blocks.map(({ name, about }) => `${name} ${about.text}`),
  ];
}

function missing(from: readonly string[], among: readonly string[]): string {
  return from.filter((text) => !among.includes(text)).join(', ');
}

// ---- nothing is left out

function checkComplete(
  folder: string,
  { pages, rules, parent }: RulebookModel,
  model: GameModel,
  problems: Problems,
): void {
  const without = (has: (page: Page) => boolean): string =>
    pages
      .filter((page) => !has(page))
      .map(({ language }) => language)
      .join(', ');
  for (const { id, at, helper } of rules.values()) {
    if (helper) continue;
    const language = without(({ sections }) =>
      sections.some(({ sheet, rules: told }) => !sheet && told.some(({ text }) => text === id)),
    );
    if (language === '') continue;
    // What comes from another folder is told where the game is declared: there it may be explained.
    const isOwn = at.file.startsWith(`${folder}/`);
    problems.error(
      'rule-not-explained',
      isOwn ? at : model.at,
      { rule: id, language },
      isOwn ? undefined : at,
    );
  }
  for (const { name, at } of model.examples) {
    // What a section of the game shows, it shows in the variant too, unless that has written the section anew.
    if (parent && !at.file.startsWith(`${folder}/variants/`)) continue;
    const language = without((page) =>
      componentsOf(page).some((component) => component.name === 'Example' && component.about.text === name),
    );
    if (language !== '') problems.error('example-not-shown', at, { example: name, language });
  }
  for (const page of pages) {
    const shown = new Map<string, Worded['at']>();
    for (const { name, about } of componentsOf(page)) {
      if (name !== 'Example') continue;
      const before = shown.get(about.text);
      if (before) problems.error('example-shown-twice', about.at, { example: about.text }, before);
      else shown.set(about.text, about.at);
    }
  }
}

// ---- what was read

/** Sections whose rules mean something else than when they were last read. */
function checkConfirmed(
  folder: string,
  book: RulebookModel,
  model: GameModel,
  sources: readonly Source[],
  problems: Problems,
): void {
  const variant = model.base === undefined ? undefined : model.name;
  const file = confirmedFile(folder, variant);
  const confirmed = readConfirmed(file, sources.find((source) => source.file === file)?.text ?? '', problems);
  if (problems.hasErrors) return;
  for (const { language, section, meaning, changed: since } of sectionsToRead(book)) {
    const before = confirmed.get(language)?.get(section.id);
    const differs = differing(before, meaning);
    if (differs.length === 0) continue;
    const isShared = !isOwnSection(book, section);
    // A section of the game that was never read for the variant: what is not as in the game.
    const changed = listed(isShared && !before ? since : differs);
    const { id } = section;
    const game = variant === undefined ? model.name : `${model.base}/${variant}`;
    if (!before && (!isShared || variant === undefined))
      problems.error('section-unread', section.at, { id, game, language });
    else if (!isShared || variant === undefined)
      problems.error('section-to-reread', section.at, { id, game, language, changed });
    else {
      problems.error(
        'variant-section-to-read',
        model.at,
        {
          id,
          game,
          language,
          changed,
          variant,
          file: pageFile(folder, language, variant),
          without: withoutTag(id),
        },
        section.at,
      );
    }
  }
}

/** The first rules of many. */
function listed(rules: readonly string[]): string {
  return rules.length > 3 ? `${rules.slice(0, 3).join(', ')}, …` : rules.join(', ');
}
