import { Problems } from '../../../compiler/problems/problem.ts';
import { renderProblem } from '../../../compiler/problems/render.ts';
import { type Page, pageFile } from '../../../compiler/rulebook/page.ts';
import { readPage } from '../../../compiler/rulebook/read.ts';
import { type Block, readSentences } from '../../../compiler/rulebook/sentences.ts';
import type { Rulebook } from '../../../generated/runtime/rulebook.ts';
import type { Language } from '../game/shown.ts';

/**
 * The pages of the rulebooks as texts. They may come from anybody: nothing compiles them, or runs anything in them. The compiler's
 * own reader makes data of them, and `Blocks.astro` shows that.
 */
const texts = import.meta.glob<string>('../../../rules/{*,starters/*}/rulebook/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Sentences {
  readonly lead: string;
  readonly sections: Page['sections'];
  readonly blocks: readonly Block[];
}

/**
 * The sentences of a game, in a language, or what the compiler has put together where nobody has written any. A page with problems is not
 * shown: whoever is writing it sees them in its place.
 */
export function sentencesOf({ folder, draft }: Rulebook, language: Language): Sentences {
  const file = `rules/${pageFile(folder, language)}`;
  const text = texts[`../../../${file}`] ?? draft?.[language];
  if (text === undefined) throw new Error(`There is no ${file}.`);
  const problems = new Problems();
  const { head, sections } = readPage(file, language, text, problems);
  if (problems.list.length > 0) {
    const sources = new Map([[file, text]]);
    const shown = problems
      .sorted()
      .map((problem) => renderProblem(problem, sources, { language, colour: false, width: 100 }));
    throw new Error(shown.join('\n\n'));
  }
  return { lead: head.get('lead')!.text, sections, blocks: readSentences(text) };
}
