import { counted } from '../../../compiler/rulebook/nouns.ts';
import type { Page } from '../../../compiler/rulebook/page.ts';
import type { ValueType } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import { type Game, games } from '../game/games.ts';
import { linksTo } from '../game/rulebooks.ts';
import type { Language } from '../game/shown.ts';
import { words as allWords, type SiteWords } from '../words/site.ts';

/** What the components of a rulebook share while a page is written. */
export interface Book {
  readonly game: Game;
  readonly language: Language;
  readonly words: SiteWords;
  /** Those on the page, by name. */
  readonly examples: ReadonlyMap<string, NumberedExample>;
  /** Of a variant: the sections that were written for it. */
  readonly own: ReadonlyMap<string, 'changed' | 'new'>;
  /** Where its sections are, if they are on another page. */
  readonly sections?: string;
}

export interface NumberedExample {
  /** In the order of the page. */
  readonly number: number;
  /** The first of a section is open, the others wait. */
  readonly isFirst: boolean;
}

/** `sections` are those of the page, if it has sentences. */
export function bookOf(
  game: Game,
  language: Language,
  sections: Page['sections'] = [],
  own: Book['own'] = new Map(),
): Book {
  return { game, language, words: allWords[language], examples: numbered(game, sections), own };
}

/** A variant need not have all examples of its game. */
function numbered(game: Game, sections: Page['sections']): ReadonlyMap<string, NumberedExample> {
  const found = new Map<string, NumberedExample>();
  for (const { components } of sections) {
    const names = components.filter(({ name }) => name === 'Example').map(({ about }) => about.text);
    const shown = names.filter((name) => game.examples.some((example) => example.name === name));
    for (const [index, name] of shown.entries())
      found.set(name, { number: found.size + 1, isFirst: index === 0 });
  }
  return found;
}

/** For a component: the book in which it stands. */
export function current(locals: App.Locals): Book {
  if (!locals.book) throw new Error('This component belongs into a rulebook.');
  return locals.book;
}

/** What an id of the texts is called, also one of a variant. Where a text is still to be written, its name in the rules stands in. */
export function wordFor({ game, language }: Book, id: string): string {
  const family = [game, ...games.filter(({ base }) => base !== undefined && base === (game.base ?? game.id))];
  const word = family.map(({ texts }) => texts[language][id]).find((text) => text !== undefined);
  return word ?? id.replace(/^[a-z]+-(?=.)/i, '').replaceAll('-', ' ');
}

/** A value in words: a kind by its name, yes and no, a number as it is. */
export function valueInWords(book: Book, type: ValueType, value: Json): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return book.words[value ? 'yes' : 'no'];
  if (type.is === 'optional') return valueInWords(book, type.of, value);
  if (type.is === 'kind') return wordFor(book, `${type.kind}-${value}`);
  if (Array.isArray(value)) {
    const item = type.is === 'collection' ? type.of : type;
    return value.map((one) => valueInWords(book, item, one)).join(', ');
  }
  return String(value);
}

/** What an expression of the sentences comes to, in words; for each number of players where they differ. */
export function valueText(
  book: Book,
  { of, noun, players }: { readonly of: string; readonly noun?: string; readonly players?: string },
): string {
  const shown = book.game.rulebook.values[of];
  if (!shown) throw new Error(`${book.game.id}: nothing is known of the value “${of}”.`);
  const { type, value, byPlayers = [] } = shown;
  const inWords = (number: number): string => book.words.numbers[number] ?? String(number);
  const said = (one: Json): string =>
    noun !== undefined && typeof one === 'number'
      ? counted(noun, one, book.language, inWords)
      : valueInWords(book, type, one);
  const forPlayers = byPlayers.find((one) => String(one.players) === players);
  const different = !players && new Set(byPlayers.map((one) => JSON.stringify(one.value))).size > 1;
  return different
    ? byPlayers.map((one) => `${said(one.value)} (${book.words.perPlayers} ${one.players})`).join(', ')
    : said(forPlayers ? forPlayers.value : value);
}

/** Where a rule is explained on this page. */
export const sectionLink = ({ game }: Book, rule: string): string | undefined => linksTo(game.rulebook)(rule);
