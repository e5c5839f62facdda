import { type Game, games } from './game/games.ts';
import { LANGUAGES, type Language } from './game/shown.ts';

/** The pages that every game and variant has. */
export const GAME_PAGES = ['rulebook', 'play', 'score', 'reference', 'make', 'lab'] as const;
export type GamePage = (typeof GAME_PAGES)[number];

/** Addresses are words of the reader's language too. */
const SLUGS: Readonly<Record<Language, Readonly<Record<Exclude<GamePage, 'rulebook'> | 'about', string>>>> = {
  nl: { play: 'spelen', score: 'punten', reference: 'overzicht', make: 'printen', lab: 'lab', about: 'over' },
  de: {
    play: 'spielen',
    score: 'punkte',
    reference: 'uebersicht',
    make: 'drucken',
    lab: 'labor',
    about: 'ueber',
  },
};

const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '&': 'en' };

/** “Ganz schön clever” as part of an address. */
function slug(title: string, language: Language): string {
  return title
    .toLowerCase()
    .replace(/[äöüß&]/g, (letter) => (letter === '&' && language === 'de' ? 'und' : LETTERS[letter]!))
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What a game or variant is called by itself: “Snel spel”. */
export function nameOf({ id, base, texts }: Game, language: Language): string {
  const words = texts[language];
  if (base === undefined) return words.game ?? id;
  const variant = id.slice(base.length + 1);
  return words[`variant-${variant}`] ?? variant;
}

/** The same with the game it belongs to: “Clever: Snel spel”. */
export function fullNameOf(game: Game, language: Language): string {
  const name = nameOf(game, language);
  return game.base === undefined ? name : `${game.texts[language].game}: ${name}`;
}

export function aboutOf({ id, base, texts }: Game, language: Language): string {
  const about = base === undefined ? 'game.about' : `variant-${id.slice(base.length + 1)}.about`;
  return texts[language][about] ?? '';
}

function gameSlug(game: Game, language: Language): string {
  const own = slug(nameOf(game, language), language) || game.id;
  const base = games.find(({ id }) => id === game.base);
  return base ? `${gameSlug(base, language)}/${own}` : own;
}

export function pathOf(language: Language, game: Game, page: GamePage = 'rulebook'): string {
  const below = page === 'rulebook' ? '' : `${SLUGS[language][page]}/`;
  return `/${language}/${gameSlug(game, language)}/${below}`;
}

export const homeOf = (language: Language): string => `/${language}/`;
export const aboutPath = (language: Language): string => `/${language}/${SLUGS[language].about}/`;
/** The page of rules that were shared by a link. */
export const readerPath = (language: Language): string =>
  language === 'nl' ? '/nl/variant/' : '/de/variante/';

export interface Route {
  readonly language: Language;
  readonly game: Game;
  readonly page: GamePage;
  readonly path: string;
}

/** Every page of every game, for the build. Two that would have the same address are a mistake in the texts. */
export function allRoutes(): readonly Route[] {
  const routes = LANGUAGES.flatMap((language) =>
    games.flatMap((game) =>
      GAME_PAGES.map((page) => ({ language, game, page, path: pathOf(language, game, page) })),
    ),
  );
  const seen = new Map<string, Route>();
  for (const route of routes) {
    const other = seen.get(route.path);
    if (other) throw new Error(`${other.game.id} and ${route.game.id} would both be found at ${route.path}.`);
    seen.set(route.path, route);
  }
  return routes;
}
