import type { Source } from '../1-syntax/source.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import { declarationAround } from '../examples/written.ts';

/** The files with one more example: at the end of a variant, or of the file that has the other examples of a game. */
export function withNewExample(
  sources: readonly Source[],
  { model }: Pick<CompiledGame, 'model'>,
  text: string,
): Source[] {
  const isVariant = model.base !== undefined;
  const { file, start } = isVariant ? model.at : (model.examples.at(-1)?.at ?? model.at);
  return sources.map((source) => {
    if (source.file !== file) return source;
    if (!isVariant) return { file, text: `${source.text.trimEnd()}\n\n${text}\n` };
    const { end } = declarationAround(source.text, start);
    const indented = text.replace(/^/gm, '  ');
    return { file, text: `${source.text.slice(0, end)}\n\n${indented}${source.text.slice(end)}` };
  });
}
