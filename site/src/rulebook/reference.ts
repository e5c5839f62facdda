import { capital } from '../table/words.ts';
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

/** Who is first in the rankings of a scoring, and what its tie rules say; these are numbered through. */
function tieLines({ game, language }: Book, scoring: string): string[] {
  const words = referenceWords[language];
  const texts = game.texts[language];
  let before = 0;
  return game.rulebook.scorings[scoring]!.ranks.flatMap(({ by, ties }) => {
    const measured = by.about.rules.flatMap((rule) => texts[rule] ?? []);
    const head = `${by.most ? words.most : words.least} ${measured.join(', ')}`;
    const settled = ties.flatMap((_, at) => texts[`scoring-${scoring}.tie-${before + at + 1}`] ?? []);
    before += ties.length;
    return [...(measured.length > 0 ? [head] : []), ...settled.map(capital)];
  });
}
