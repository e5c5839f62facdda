import type { CompiledGame } from '../../../compiler/3-ir/compiled.ts';
import { textsOf } from '../../../compiler/4-emit/engine/index.ts';
import { rulesFolder } from '../../../compiler/4-emit/origin.ts';
import { rulebookData } from '../../../compiler/4-emit/rulebook/index.ts';
import type { RulebookModel } from '../../../compiler/rulebook/book.ts';
import type { TextFile } from '../../../compiler/texts/files.ts';
import { foldersOf, translatorsFor } from '../../../compiler/texts/translator.ts';
import type { ExampleShown, Rulebook } from '../../../generated/runtime/rulebook.ts';
import type { LiveBook } from '../game/live-games.ts';
import { LANGUAGES, type Language } from '../game/shown.ts';
import type { BookText } from './book.ts';
import { readSentencesOf, type Sentences } from './read-sentences.ts';

/** A rulebook of rules that were compiled in the browser, as a worker sends it to the page. */
export interface SentBook extends LiveBook {
  /** In the languages in which it can be read. */
  readonly sentences: Partial<Record<Language, Sentences>>;
  readonly family: BookText['family'];
  /** What it is compared with. */
  readonly before?: Pick<BookText['game'], 'id' | 'rulebook' | 'texts'> & Pick<SentBook, 'sentences'>;
}

/** What was compiled: a game with its rulebook, and all rules, texts and pages that it was made of. */
export interface CompiledBook {
  readonly compiled: CompiledGame;
  readonly book: RulebookModel;
  readonly sources: readonly TextFile[];
}

/** `before`: what the game is compared with; nothing for a game that is new. `variants`: the ids of those beside it. */
export function sentBook(
  now: CompiledBook,
  before: CompiledBook | undefined,
  variants: readonly string[],
): SentBook {
  const { rulebook, examples } = rulebookData(now.compiled, now.book, before?.book, now.sources);
  return {
    rulebook,
    examples: examples.map(ofAnyGame),
    sentences: sentencesIn(rulebook, now.sources),
    family: [namesOfVariants(now, variants)],
    ...(before ? { before: comparedWith(before) } : {}),
  };
}

/** A game has an id of its own on the page: its examples do not say which game they are about. */
function ofAnyGame(example: ExampleShown): ExampleShown {
  const steps = example.steps.map(({ request: { game: _, ...request }, expect }) => ({ request, expect }));
  return { ...example, steps };
}

function comparedWith({ compiled, book, sources }: CompiledBook): NonNullable<SentBook['before']> {
  const { rulebook } = rulebookData(compiled, book, undefined, sources);
  const { texts } = textsOf(compiled, sources);
  return {
    id: compiled.id,
    rulebook,
    texts: texts as BookText['game']['texts'],
    sentences: sentencesIn(rulebook, sources),
  };
}

/** A page with mistakes is passed over: the compiler has told them. */
function sentencesIn(rulebook: Rulebook, sources: readonly TextFile[]): SentBook['sentences'] {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const pages = { textOf: (file: string) => texts.get(file), onMistakes: () => undefined };
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const found = readSentencesOf(rulebook, language, pages);
      return found ? [[language, found]] : [];
    }),
  );
}

function namesOfVariants(
  { compiled, sources }: CompiledBook,
  variants: readonly string[],
): BookText['game']['texts'] {
  const translators = translatorsFor(sources, foldersOf(sources, rulesFolder(compiled.model)));
  const ids = variants.map((id) => `variant-${id.slice(id.indexOf('/') + 1)}`);
  return Object.fromEntries(
    translators.map((one) => [
      one.language,
      Object.fromEntries(ids.filter((id) => one.has(id)).map((id) => [id, one.say(id)])),
    ]),
  ) as BookText['game']['texts'];
}
