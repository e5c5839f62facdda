import { renderProblem } from '../../../compiler/problems/render.ts';
import { pageFile } from '../../../compiler/rulebook/page.ts';
import type { Rulebook } from '../../../generated/runtime/rulebook.ts';
import type { Language } from '../game/shown.ts';
import { type PageTexts, readSentencesOf, type Sentences } from './read-sentences.ts';

/**
 * The pages of the rulebooks as texts, for pages that are built. They may come from anybody: nothing compiles them, or runs anything in
 * them. The compiler's own reader makes data of them, and `Blocks.tsx` shows that.
 */
const texts = import.meta.glob<string>(
  ['../../../rules/{*,starters/*}/rulebook/*.mdx', '../../../rules/{*,starters/*}/variants/*/*.mdx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** A page with problems is not shown: whoever is writing it sees them in its place. */
const pages = (language: Language): PageTexts => ({
  textOf: (file) => texts[`../../../rules/${file}`],
  onMistakes(file, text, problems) {
    const shown = problems
      .sorted()
      .map((problem) =>
        renderProblem(problem, new Map([[file, text]]), { language, colour: false, width: 100 }),
      );
    throw new Error(shown.join('\n\n'));
  },
});

export function sentencesOf(rulebook: Rulebook, language: Language): Sentences {
  const found = readSentencesOf(rulebook, language, pages(language));
  if (!found) throw new Error(`There is no rules/${pageFile(rulebook.folder, language)}.`);
  return found;
}
