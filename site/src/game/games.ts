import { isStarter as isStarterFolder } from '../../../compiler/1-syntax/source.ts';
import type { GameData } from '../../../generated/runtime/data.ts';
import { gameInFolder } from '../../../generated/runtime/game-folder.ts';
import type { ExampleShown, Rulebook } from '../../../generated/runtime/rulebook.ts';
import { fileOf } from './found.ts';
import type { Language, Shown } from './shown.ts';

/**
 * All games and variants, for pages that are built: nothing here goes to the reader. A folder below `generated` is a game; a
 * folder in that is a variant of it.
 */
export interface Game {
  /** `clever`, `clever/quick`. */
  readonly id: string;
  readonly base: string | undefined;
  readonly data: GameData;
  readonly rulebook: Rulebook;
  readonly examples: readonly ExampleShown[];
  readonly texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  readonly sentences: Readonly<Record<string, NonNullable<Shown['sentences']>>>;
}

const FOLDER = '../../../generated/';
const datas = import.meta.glob<{ data: GameData }>('../../../generated/**/data.ts', { eager: true });
const books = import.meta.glob<{ rulebook: Rulebook }>('../../../generated/**/rulebook.ts', { eager: true });
const examples = import.meta.glob<{ examples: readonly ExampleShown[] }>(
  '../../../generated/**/examples.ts',
  { eager: true },
);
const texts = import.meta.glob<Pick<Game, 'texts' | 'sentences'>>('../../../generated/**/texts.ts', {
  eager: true,
});

const ids = Object.keys(texts)
  .map((file) => gameInFolder(file.slice(FOLDER.length, -'/texts.ts'.length)))
  .sort();

/** The games that have a book, in the order of their names, each followed by its variants. */
export const games: readonly Game[] = ids
  // Without sentences it is a game in the making.
  .filter((id) => books[fileOf(id, 'rulebook.ts')]?.rulebook.sections.length)
  .map((id) => {
    const file = (name: string) => fileOf(id, `${name}.ts`);
    const rulebook = books[file('rulebook')]!.rulebook;
    return {
      id,
      base: rulebook.base,
      data: datas[file('data')]!.data,
      rulebook,
      examples: examples[file('examples')]!.examples,
      texts: texts[file('texts')]!.texts,
      sentences: texts[file('texts')]!.sentences,
    };
  });

/** What the games are called whose book has mistakes: the compiler has left it out, and told why. */
export function gamesLeftOut(language: Language): readonly string[] {
  return ids
    .filter((id) => !id.includes('/') && !books[fileOf(id, 'rulebook.ts')])
    .map((id) => texts[fileOf(id, 'texts.ts')]!.texts[language].game ?? id);
}

/** Games in the order in which people learn them: one that is made of others comes after them. */
export function listed(starters: boolean): readonly Game[] {
  const all = games.filter((game) => game.base === undefined && isStarter(game) === starters);
  const isMade = ({ rulebook }: Game): boolean =>
    all.some((other) => rulebook.uses.includes(other.rulebook.folder));
  return [...all.filter((game) => !isMade(game)), ...all.filter(isMade)];
}

/** Whether a game is one to begin with: it stands apart from the others. */
export const isStarter = ({ rulebook }: Game): boolean => isStarterFolder(rulebook.folder);

export function gameOf(id: string): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
}

export const variantsOf = (id: string): readonly Game[] => games.filter((game) => game.base === id);

export function shownOf(game: Game, language: Language): Shown {
  return {
    data: game.data,
    language,
    words: game.texts[language],
    sentences: game.sentences[language] ?? {},
  };
}
