import type { TieShown } from '../../../generated/runtime/rulebook.ts';
import { referenceWords } from '../words/reference.ts';
import type { Book } from './book.ts';

/** What a player can do, what is chosen for it, and what stands against it. */
export function actionLines({ game, language }: Book) {
  const texts = game.texts[language];
  return Object.entries(game.rulebook.actions).flatMap(([name, { choices, reasons }]) => {
    const title = texts[`action-${name}`];
    if (title === undefined) return [];
    return {
      name,
      title,
      choices: choices.flatMap((choice) => texts[`action-${name}.${choice.name}`] ?? []),
      // That nothing can be chosen says nothing on paper.
      reasons: reasons
        .filter((reason) => !reason.endsWith('.none'))
        .flatMap((reason) => texts[`reason-${reason}`] ?? []),
    };
  });
}

/** The tables that players look at: those with a text. */
export function tablesOf({ game, language }: Book): string[] {
  return Object.keys(game.rulebook.tables).filter(
    (table) => game.texts[language][`table-${table}`] !== undefined,
  );
}

/** What brings points, who is first and what a tie means, and the tables that belong to it: each where it is first used. */
export function scoringLines(book: Book) {
  const texts = book.game.texts[book.language];
  const left = new Set(tablesOf(book));
  return Object.entries(book.game.rulebook.scorings).flatMap(([name, { tables }]) => {
    const title = texts[`scoring-${name}`];
    if (title === undefined) return [];
    const own = tables.filter((table) => left.delete(table));
    return { rule: `scoring-${name}`, title, ties: tieLines(book, name), tables: own };
  });
}

/** How a scoring treats those who are tied. */
function tieLines({ game, language }: Book, scoring: string): string[] {
  const words = referenceWords[language];
  const texts = game.texts[language];
  const one = (tie: TieShown): string[] => {
    if (tie.is !== 'measure') return [words.ties[tie.is]];
    const measured = tie.measure.about.rules.flatMap((rule) => texts[rule] ?? []);
    return measured.length > 0 ? [`${words.tie} ${measured.join(', ')}`] : [];
  };
  return game.rulebook.scorings[scoring]!.ranks.flatMap(({ by, ties }) => {
    const measured = by.about.rules.flatMap((rule) => texts[rule] ?? []);
    const head = `${by.most ? words.most : words.least} ${measured.join(', ')}`;
    return [...(measured.length > 0 ? [head] : []), ...ties.flatMap(one)];
  });
}
