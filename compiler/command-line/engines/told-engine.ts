import type { Source } from '../../1-syntax/source.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { textsByLanguage } from '../../4-emit/engine/facade/texts.ts';
import { emitWhy } from '../../4-emit/engine/why/why.ts';
import { rulesFolder } from '../../4-emit/origin.ts';
import type { Core } from '../../runtime/core.ts';
import { type AnyGame, createEngine, type Engine, type Tracing } from '../../runtime/engine.ts';
import { booksFor, foldersOf, translatorsFor } from '../../texts/translator.ts';
import { commonTexts } from '../shared/rules-folder.ts';
import { withTemporaryEngine } from './temporary-engine.ts';

/** The engine of these rules with their texts: it tells a game in sentences, as it will do wherever it is played. */
export async function loadToldEngine(
  { id, game, model }: CompiledGame,
  sources: readonly Source[],
): Promise<Engine<AnyGame>> {
  const all = [...sources.filter(({ file }) => !file.startsWith('common/text/')), ...commonTexts(sources)];
  const folders = foldersOf(all, rulesFolder(model));
  const { texts, sentences } = textsByLanguage(game, translatorsFor(all, folders), booksFor(all, folders));
  return withTemporaryEngine(game, async ({ core, data, write, emitted }) => {
    const why = write('game/why.ts', emitWhy('game', game, new Map(), emitted));
    const { createCore } = (await import(core)) as { createCore: () => Core };
    const { createTraced } = (await import(why)) as Pick<Tracing, 'createTraced'>;
    return createEngine(createCore(), { ...data, id }, texts, { createCore, createTraced }, sentences);
  });
}
