import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { RulebookModel } from '../../rulebook/book.ts';
import { folderOfGame } from '../../runtime/game-folder.ts';
import type { ExampleShown, Rulebook } from '../../runtime/rulebook.ts';
import type { TextFile } from '../../texts/files.ts';
import { foldersOf, translatorsFor } from '../../texts/translator.ts';
import {
  type Declarations,
  data,
  dataInLine,
  declarations,
  doc,
  joined,
  member,
  printDeclarations,
} from '../code/declarations.ts';
import type { Emitted } from '../emitted.ts';
import { generatedFrom, rulesFolder, rulesOf } from '../origin.ts';
import { examplesOf } from './examples.ts';
import { rulebookOf } from './rulebook.ts';

/** What the pages of a rulebook show, and the worked examples; `base` is the rulebook of what the game is compared with. */
export function rulebookData(
  compiled: CompiledGame,
  book: RulebookModel,
  base: RulebookModel | undefined,
  sources: readonly TextFile[],
): { readonly rulebook: Rulebook; readonly examples: readonly ExampleShown[] } {
  const translators = translatorsFor(sources, foldersOf(sources, rulesFolder(compiled.model)));
  return {
    rulebook: rulebookOf(compiled, book, base, sources),
    examples: examplesOf(compiled, book.rules, translators),
  };
}

/** `rulebook.ts` and `examples.ts` of a game or variant: what the pages of its rulebook show. */
export function emitRulebook(
  compiled: CompiledGame,
  rulebooks: ReadonlyMap<string, RulebookModel>,
  sources: readonly TextFile[],
): Emitted[] {
  const { id, model } = compiled;
  const book = rulebooks.get(id);
  if (!book) return [];
  const base = model.base === undefined ? undefined : rulebooks.get(model.base);
  const types = data(`${'../'.repeat(id.split('/').length)}runtime/rulebook.ts`);
  const shown = rulebookData(compiled, book, base, sources);
  const rulebook = printDeclarations(declarations`import type { Rulebook } from ${types};

${doc(`What the rulebook of \`${id}\` shows of its rules.`)}export const rulebook: Rulebook = ${data(shown.rulebook)};
`);
  const examples = printDeclarations(declarations`import type { ExampleShown } from ${types};

${doc(`The worked examples of \`${id}\`, as its engine can play them.`)}export const examples: readonly ExampleShown[] = [
${joined(shown.examples.map(exampleCode), '')}];
`);
  return [
    { file: `${folderOfGame(id)}/rulebook.ts`, text: generatedFrom(rulesOf(model)) + rulebook },
    { file: `${folderOfGame(id)}/examples.ts`, text: generatedFrom(rulesOf(model)) + examples },
  ];
}

/** A line for each step, as in the vectors. */
function exampleCode({ steps, ...rest }: ExampleShown): Declarations {
  const members = Object.entries(rest).map(
    ([name, value]) => declarations`${member(name)}:${dataInLine(value)},`,
  );
  const lines = steps.map((step) => declarations`${dataInLine(step)}`);
  return declarations`{${joined(members, '')}steps:[\n${joined(lines, ',\n')}]},\n`;
}
