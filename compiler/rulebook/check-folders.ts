import type { Source } from '../1-syntax/source.ts';
import type { Folder } from '../2-model/collect.ts';
import { type Folders, guarded } from '../2-model/folders.ts';
import { ofVariant, type Part } from '../2-model/parts.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import type { Meter } from '../interpret/index.ts';
import { MOST_WORK_OF_PAGES } from '../limits.ts';
import { type Problem, Problems } from '../problems/problem.ts';
import type { RulebookModel } from './book.ts';
import { checkRulebook, readPages, readValues } from './check.ts';
import { checkGone, checkOwnPages } from './check-variant.ts';
import { DRAFTED, draftPage } from './draft.ts';
import { draftSheet } from './draft-sheet.ts';
import { pageFile } from './page.ts';
import { readPage } from './read.ts';
import { rulesOf } from './rules.ts';
import { ValueReader } from './values.ts';
import { pagesOfVariant } from './variant-pages.ts';

/** The rulebooks of all folders, by game and variant. */
export function checkRulebooks(
  folders: Folders,
  parts: readonly Part[],
  games: readonly CompiledGame[],
  sources: readonly Source[],
  problems: Problems,
): ReadonlyMap<string, RulebookModel> {
  const rulebooks = new Map<string, RulebookModel>();
  for (const folder of folders.values()) {
    const own = parts.filter((part) => part.folder === folder.name);
    for (const _ of readRulebook(folder, own, games, sources, rulebooks, problems));
  }
  return rulebooks;
}

/** The rulebook of a folder, one game or variant after the other: it may be left between two. */
export function* readRulebook(
  folder: Folder,
  parts: readonly Part[],
  games: readonly CompiledGame[],
  sources: readonly Source[],
  rulebooks: Map<string, RulebookModel>,
  problems: Problems,
): Generator<void, void> {
  const steps = checkFolderRulebook(parts, games, sources, rulebooks, problems);
  while (guarded(folder, problems, () => !steps.next().done)) yield;
}

/** Pages for a game without any. */
function drafted(game: CompiledGame, folder: string): Pick<RulebookModel, 'pages' | 'draft'> {
  const texts = DRAFTED.map(
    (language) => [language, `${draftPage(game.model, language)}\n${draftSheet(game, language)}\n`] as const,
  );
  return {
    pages: texts.map(([language, text]) =>
      readPage(pageFile(folder, language), language, text, new Problems()),
    ),
    draft: Object.fromEntries(texts),
  };
}

/** The rulebook of a folder against its game, and the pages of each variant against that. */
function* checkFolderRulebook(
  parts: readonly Part[],
  games: readonly CompiledGame[],
  sources: readonly Source[],
  rulebooks: Map<string, RulebookModel>,
  problems: Problems,
): Generator<void, void> {
  const [base] = parts;
  if (!base || !games.some(({ id }) => id === base.id)) return;
  const meter = { left: MOST_WORK_OF_PAGES };
  const names = parts.slice(1).map(({ build }) => build.game?.name ?? '');
  const found = new Map<Part, Problem[]>();
  for (const part of parentsFirst(parts)) {
    const game = games.find(({ id }) => id === part.id);
    const parent = part.parent && rulebooks.get(part.parent.id);
    // What is wrong with the pages of the game would be told again for each variant.
    if (!game || (part.parent && (!parent || found.get(base)?.some(isWrong)))) continue;
    yield;
    const own = new Problems();
    const { book, ofPage } = readBook(part, game, parent, sources, own, meter);
    rulebooks.set(part.id, book);
    if (parent && !book.draft && !own.hasErrors) checkGone(part, game, book, own);
    if (!book.draft && (!parent || !own.hasErrors))
      checkRulebook(part.folder, book, game, names, sources, own);
    found.set(part, own.list);
    problems.list.push(...told(own.list, part, found, ofPage));
  }
}

/** The pages of a game or variant, with what is wrong in them themselves, and what the values in them come to. */
function readBook(
  part: Part,
  game: CompiledGame,
  parent: RulebookModel | undefined,
  sources: readonly Source[],
  problems: Problems,
  meter: Meter,
): { book: RulebookModel; ofPage: ReadonlySet<string> } {
  const written = readPages(part.folder, sources, problems, part.variant && game.model.name);
  const rules = rulesOf(game.model);
  // What nobody has written is put together, for a variant from its own rules.
  if (parent ? parent.draft : written.length === 0) {
    const book = { ...drafted(game, part.folder), compiled: game, rules, values: new Map() };
    return { book, ofPage: new Set(written.map(({ file }) => file)) };
  }
  const pages = parent ? pagesOfVariant(parent.pages, written, problems) : written;
  if (parent) checkOwnPages(part, game, written, problems);
  const reader = new ValueReader(part.build.env, game, problems, meter);
  readValues(pages, reader);
  const hasSheet = pages.some(({ sections }) => sections.some(({ sheet }) => sheet !== undefined));
  const sheets = DRAFTED.map((language) => [language, draftSheet(game, language)]);
  const book = {
    pages,
    compiled: game,
    rules,
    values: reader.known,
    ...(parent ? { parent } : {}),
    ...(hasSheet ? {} : { draftSheet: Object.fromEntries(sheets) }),
  };
  return { book, ofPage: new Set(written.map(({ file }) => file)) };
}

/** Problems of a variant in pages of its game name the variant; those that the game has without it are told there. */
function told(
  problems: readonly Problem[],
  part: Part,
  found: ReadonlyMap<Part, readonly Problem[]>,
  ofPage: ReadonlySet<string>,
): Problem[] {
  const isOwn = ({ at }: Problem): boolean => ofPage.has(at.file) || at.file === part.build.at.file;
  const others = problems.filter((problem) => !isOwn(problem));
  return [...problems.filter(isOwn), ...ofVariant(others, part, (one) => found.get(one) ?? [])];
}

/** With these a page can still be shown. */
function isWrong({ code, severity }: Problem): boolean {
  const waits: readonly Problem['code'][] = [
    'section-to-reread',
    'section-unread',
    'rule-not-explained',
    'example-not-shown',
  ];
  return severity === 'error' && !waits.includes(code);
}

/** A variant of a variant behind that one. */
function parentsFirst(parts: readonly Part[]): Part[] {
  const depth = ({ declared }: Part): number => declared?.chain.length ?? 0;
  return [...parts].sort((a, b) => depth(a) - depth(b));
}
