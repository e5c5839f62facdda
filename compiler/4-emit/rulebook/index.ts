import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { RulebookModel } from '../../rulebook/check.ts';
import type { ExampleShown } from '../../runtime/rulebook.ts';
import type { TextFile } from '../../texts/files.ts';
import type { Emitted } from '../emitted.ts';
import { foldersOf, translatorsFor } from '../engine/facade/texts.ts';
import { generatedFrom, rulesOf, tidy } from '../tidy.ts';
import { examplesOf } from './examples.ts';
import { rulebookOf } from './rulebook.ts';

/** `rulebook.ts` and `examples.ts` of a game or variant: what the pages of its rulebook show. */
export async function emitRulebook(
  compiled: CompiledGame,
  rulebooks: ReadonlyMap<string, RulebookModel>,
  sources: readonly TextFile[],
): Promise<Emitted[]> {
  const { id, model } = compiled;
  const book = rulebooks.get(id);
  if (!book) return [];
  const base = model.base === undefined ? undefined : rulebooks.get(model.base);
  const runtime = `${'../'.repeat(id.split('/').length)}runtime/rulebook.ts`;
  const shown = JSON.stringify(rulebookOf(compiled, book, base, sources));
  const text = `import type { Rulebook } from '${runtime}';\n\n/** What the rulebook of \`${id}\` shows of its rules. */\nexport const rulebook: Rulebook = ${shown};\n`;
  const examples = examplesOf(
    compiled,
    book.rules,
    translatorsFor(sources, foldersOf(sources, id.split('/')[0]!)),
  );
  return [
    { file: `${id}/rulebook.ts`, text: await tidy(rulesOf(id), text) },
    {
      file: `${id}/examples.ts`,
      text: `${generatedFrom(rulesOf(id))}import type { ExampleShown } from '${runtime}';\n\n/** The worked examples of \`${id}\`, as its engine can play them. */\nexport const examples: readonly ExampleShown[] = [\n${examples.map(exampleText).join('')}];\n`,
    },
  ];
}

/** A line for each step, as in the vectors. */
function exampleText({ steps, ...rest }: ExampleShown): string {
  const lines = steps.map((step) => JSON.stringify(step)).join(',\n');
  return `${JSON.stringify(rest).slice(0, -1)},"steps":[\n${lines}]},\n`;
}
