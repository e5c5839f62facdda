import type { Game } from '../../../3-ir/ir.ts';
import { reasonsOf, textIdsOf } from '../../../3-ir/text-ids.ts';
import { waysToSay } from '../../../texts/files.ts';
import type { Translator } from '../../../texts/translator.ts';
import { data, declarations, printDeclarations } from '../../code/declarations.ts';

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
