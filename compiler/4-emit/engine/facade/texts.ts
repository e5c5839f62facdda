import { tieParts } from '../../../2-model/ranks.ts';
import { ranksIn } from '../../../2-model/walk.ts';
import type { Game } from '../../../3-ir/ir.ts';
import { OWN_REASONS } from '../../../runtime/errors.ts';
import { LANGUAGES, partInVariant, type TextFile } from '../../../texts/files.ts';
import { createTranslator, type Translator } from '../../../texts/translator.ts';

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

/** The reasons a move can be refused for: those of the rules, those of choices that name none, the engine's own. */
export function reasonsOf({ reasons, actions }: Game): string[] {
  const automatic = actions.flatMap(({ head }) =>
    head.flatMap((line) => (line.is === 'choose' && !reasons.includes(line.reason) ? [line.reason] : [])),
  );
  return [...new Set([...reasons, ...automatic, ...OWN_REASONS])];
}

/** A choice for which nothing could be chosen is refused in other words where it was left open. */
function withOpen(reason: string): string[] {
  return reason.endsWith('.none') ? [reason, `${reason}.open`] : [reason];
}

/** The ids of all names and sentences of a game: the same as in the texts of the rules. */
export function textIdsOf(game: Game): string[] {
  const named = (sort: string, all: readonly { readonly name: string }[]): string[] =>
    all.map(({ name }) => `${sort}-${name}`);
  const { rank, solo } = game.winner;
  return [
    'game',
    'game.about',
    ...(game.base === undefined ? [] : [`variant-${game.name}`, `variant-${game.name}.about`]),
    ...game.options.flatMap(({ name }) => [`option-${name}`, `option-${name}.about`]),
    ...game.kinds
      .filter(({ partOf }) => !partOf)
      .flatMap(({ name, values }) => [`kind-${name}`, ...values.map((value) => `${name}-${value}`)]),
    ...game.pieces.flatMap(({ name }) => [`pieces-${name}`, `pieces-${name}.many`]),
    ...game.tables.flatMap(({ name, columns }) => [
      `table-${name}`,
      ...columns.map((column) => `table-${name}.${column.name}`),
    ]),
    ...named('grid', game.grids),
    ...named('field', game.fields),
    ...named('term', game.terms),
    ...named('phase', game.routines),
    ...named('rules', game.rules),
    ...game.actions.flatMap(({ name, head }) => [
      `action-${name}`,
      ...head.flatMap((line) => (line.is === 'choose' ? [`action-${name}.${line.local}`] : [])),
    ]),
    ...game.scorings.flatMap(({ name, routine }) => [
      `scoring-${name}`,
      ...tieParts(ranksIn(routine.script)).map((part) => `scoring-${name}.${part}`),
    ]),
    'winner',
    ...tieParts([rank]).map((part) => `winner.${part}`),
    ...(solo ? ['winner.solo'] : []),
    ...named('always', game.always),
    'pass',
  ];
}

/** `generated/<game>/texts.ts`: every name and every reason, by language and id. */
export function emitTexts(game: Game, translators: readonly Translator[]): string {
  const ids = textIdsOf(game);
  const languages = translators.map((translator) => {
    const names = ids.flatMap((id) => {
      const own = game.base === undefined ? id : `variant-${game.name}.${partInVariant(id)}`;
      const said = [own, id].find((one) => translator.has(one));
      return said === undefined ? [] : [[id, translator.say(said)] as const];
    });
    const reasons = reasonsOf(game)
      .flatMap(withOpen)
      .flatMap((reason) => {
        const text = translator.reason(reason);
        // Without a text, the id is all there is: then the engine says it by itself.
        return text === `reason-${reason}` ? [] : [[`reason-${reason}`, text] as const];
      });
    const lines = [...names, ...reasons].map(
      ([id, text]) => `${JSON.stringify(id)}: ${JSON.stringify(text)},`,
    );
    return `${translator.language}: {\n${lines.join('\n')}\n},`;
  });
  return `/** What the game calls things, and why moves are refused, by language and id. */
export const texts = {
${languages.join('\n')}
} as const;
`;
}
