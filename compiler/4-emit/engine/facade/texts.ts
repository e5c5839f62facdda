import type { Game } from '../../../3-ir/ir.ts';
import { reasonsOf, textIdsOf } from '../../../3-ir/text-ids.ts';
import { LANGUAGES, type TextFile, waysToSay } from '../../../texts/files.ts';
import { createTranslator, type Translator } from '../../../texts/translator.ts';
import { data, declarations, printDeclarations } from '../../code/declarations.ts';

/** What says things about a game, in each language: of all texts those of its folder, of what it uses, and the common ones. */
export function translatorsFor(files: readonly TextFile[], folders: readonly string[]): Translator[] {
  const among = ['common', ...folders].flatMap((folder) =>
    files.filter(({ file }) => file.startsWith(`${folder}/text/`) && file.endsWith('.ftl')),
  );
  return LANGUAGES.map((language) => createTranslator(language, among));
}

/** The folders whose texts a game needs: those that its folder uses, directly or not, and then its own. */
export function foldersOf(sources: readonly TextFile[], folder: string, seen = new Set<string>()): string[] {
  if (seen.has(folder)) return [];
  seen.add(folder);
  const used = sources
    .filter(({ file }) => file.startsWith(`${folder}/`) && file.endsWith('.regel'))
    .flatMap(({ text }) => [...text.matchAll(/^use +([^\s:#]+)/gm)].map((found) => found[1]!));
  return [...used.flatMap((one) => foldersOf(sources, one, seen)), folder];
}

/** A choice for which nothing could be chosen is refused in other words where it was left open. */
function withOpen(reason: string): string[] {
  return reason.endsWith('.none') ? [reason, `${reason}.open`] : [reason];
}

/** `generated/<game>/texts.ts`: every name and every reason, by language and id. */
export function emitTexts(game: Game, translators: readonly Translator[]): string {
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
  return printDeclarations(declarations`/** What the game calls things, and why moves are refused, by language and id. */
export const texts = ${data(Object.fromEntries(languages))} as const;
`);
}
