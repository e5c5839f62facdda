import type { Game } from '../../../3-ir/ir.ts';
import { reasonsOf, textIdsOf } from '../../../3-ir/text-ids.ts';
import type { Sentences, Texts } from '../../../runtime/engine.ts';
import type { Pattern } from '../../../runtime/sentence.ts';
import { SENTENCE_TEXTS } from '../../../texts/common.ts';
import { saidInVariant, waysToSay } from '../../../texts/files.ts';
import type { SentenceBook } from '../../../texts/sentences.ts';
import type { Translator } from '../../../texts/translator.ts';
import { data, declarations, printDeclarations } from '../../code/declarations.ts';

/** A choice for which nothing could be chosen is refused in other words where it was left open. */
function withOpen(reason: string): string[] {
  return reason.endsWith('.none') ? [reason, `${reason}.open`] : [reason];
}

/** By language: every name and every reason, and every sentence, by id. */
export function textsByLanguage(
  game: Game,
  translators: readonly Translator[],
  books: readonly SentenceBook[] = [],
): { readonly texts: Texts; readonly sentences: Sentences } {
  const ids = textIdsOf(game);
  const languages = translators.map((translator) => {
    const names = ids.flatMap((id) => {
      const said = waysToSay(game.chain, id).find((one) => translator.has(one));
      return said === undefined ? [] : [[id, translator.say(said)] as const];
    });
    const reasons = reasonsOf(game)
      .flatMap(withOpen)
      .flatMap((reason) => {
        const text = translator.reason(reason);
        // Without a text, the id is all there is: then the engine says it by itself.
        return text === `reason-${reason}` ? [] : [[`reason-${reason}`, text] as const];
      });
    return [translator.language, Object.fromEntries([...names, ...reasons])] as const;
  });
  return {
    texts: Object.fromEntries(languages),
    sentences: Object.fromEntries(books.map((book) => [book.language, sentencesOf(book, ids, game.chain)])),
  };
}

/** `generated/<game>/texts.ts`. */
export function emitTexts(id: string, { texts, sentences }: ReturnType<typeof textsByLanguage>): string {
  const runtime = data(`${'../'.repeat(id.split('/').length)}runtime/engine.ts`);
  return printDeclarations(declarations`import type { Sentences } from ${runtime};

/** What the game calls things, and why moves are refused, by language and id. */
export const texts = ${data(texts)} as const;

/** What is said when something happens, with gaps for what it is about. */
export const sentences: Sentences = ${data(sentences)};
`);
}

/**
 * The sentences that all games share, and those of the game: parts of its texts that are no names. What a variant says goes before
 * what its game says.
 */
export function sentencesOf(
  book: SentenceBook,
  ids: readonly string[],
  chain: readonly string[] | undefined,
): Record<string, Pattern> {
  const known = new Set(ids);
  const roots = [...new Set(ids.map((id) => id.split('.', 1)[0]!))].filter(
    (id) => !id.startsWith('variant-'),
  );
  const inGame = roots.flatMap((root) => book.attributesOf(root).map((part) => `${root}.${part}`));
  const inVariants = (chain ?? []).flatMap((variant) =>
    book.attributesOf(`variant-${variant}`).flatMap((part) => saidInVariant(roots, part) ?? []),
  );
  const own = [...inGame, ...inVariants].filter((id) => !known.has(id) && !id.endsWith('.about'));
  const said = [...SENTENCE_TEXTS, ...new Set(own)];
  return Object.fromEntries(
    said.flatMap((id) => {
      const pattern = waysToSay(chain, id)
        .map((one) => book.pattern(one))
        .find((one) => one !== undefined);
      return pattern === undefined ? [] : [[id, pattern] as const];
    }),
  );
}
