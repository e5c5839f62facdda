import { Problems } from '../../../compiler/problems/problem.ts';
import { type Page, pageFile } from '../../../compiler/rulebook/page.ts';
import { readPage } from '../../../compiler/rulebook/read.ts';
import { type Block, type ComponentBlock, readSentences } from '../../../compiler/rulebook/sentences.ts';
import { merged, pagesOfVariant } from '../../../compiler/rulebook/variant-pages.ts';
import type { Rulebook } from '../../../generated/runtime/rulebook.ts';
import type { Language } from '../game/shown.ts';

export interface Sentences {
  readonly lead: string;
  /** The sections of the book. */
  readonly page: Page;
  readonly blocks: readonly Block[];
  /** The sections of the quick reference. */
  readonly sheet: readonly ComponentBlock[];
  /** Of a variant: the sections that were written for it, in the place of others or as new ones. */
  readonly own: ReadonlyMap<string, 'changed' | 'new'>;
}

/** Where the texts of pages are, by their files: `clever/rulebook/nl.mdx`. */
export interface PageTexts {
  textOf(file: string): string | undefined;
  /** Tells of mistakes in a page; it may throw. Otherwise the page is passed over. */
  onMistakes(file: string, text: string, problems: Problems): void;
}

/**
 * The sentences of a game or variant in a language: those of the game, with the sections that its variants have written in their
 * places, or what the compiler has put together where nobody has written any. Undefined where a game has none that can be read.
 */
export function readSentencesOf(
  { folder, chain = [], draft, draftSheet }: Rulebook,
  language: Language,
  texts: PageTexts,
): Sentences | undefined {
  // Where nobody has written any, the compiler has put pages together, for each variant its own.
  const game = read(texts, pageFile(folder, language), language, false, draft?.[language]);
  if (!game) return undefined;
  let { page, blocks } = game;
  const own = new Map<string, 'changed' | 'new'>();
  for (const variant of draft ? [] : chain) {
    const written = read(texts, pageFile(folder, language, variant), language, true);
    if (!written) continue;
    for (const { id } of written.page.sections)
      own.set(id, game.page.sections.some((section) => section.id === id) ? 'changed' : 'new');
    blocks = mergedBlocks(blocks, written);
    [page] = pagesOfVariant([page], [written.page], new Problems()) as [Page];
  }
  const sections = [...blocks, ...readSentences(draftSheet?.[language] ?? '')].filter(isSection);
  const isInBook = ({ sheet }: { readonly sheet?: string }): boolean => sheet === undefined;
  return {
    lead: game.page.head.get('lead')!.text,
    page: { ...page, sections: page.sections.filter(isInBook) },
    blocks: sections.filter(({ attributes }) => isInBook(attributes)),
    sheet: sections.filter(({ attributes }) => !isInBook(attributes)),
    own,
  };
}

const isSection = (block: Block): block is ComponentBlock =>
  block.is === 'component' && block.name === 'Section';

interface Written {
  readonly page: Page;
  readonly blocks: readonly Block[];
}

function read(
  texts: PageTexts,
  file: string,
  language: Language,
  ofVariant: boolean,
  draft?: string,
): Written | undefined {
  const text = texts.textOf(file) ?? draft;
  if (text === undefined) return undefined;
  const problems = new Problems();
  const page = readPage(file, language, text, problems, ofVariant);
  if (problems.list.length > 0) {
    texts.onMistakes(file, text, problems);
    return undefined;
  }
  return { page, blocks: readSentences(text) };
}

/** A page is nothing but sections. */
function mergedBlocks(base: readonly Block[], { page, blocks }: Written): Block[] {
  const placed = (block: Block) => {
    const { id = '', after } = block.is === 'component' ? block.attributes : {};
    return { id, ...(after === undefined ? {} : { after }), part: block };
  };
  const without = page.without.map(({ text }) => text);
  return merged(base.map(placed), blocks.filter(isSection).map(placed), without).map(({ part }) => part);
}
