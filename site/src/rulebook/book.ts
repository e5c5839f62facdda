import { counted } from '../../../compiler/rulebook/nouns.ts';
import type { ValueType } from '../../../generated/runtime/data.ts';
import type { AnyGame, Engine } from '../../../generated/runtime/engine.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { Game } from '../game/games.ts';
import { linksTo } from '../game/rulebooks.ts';
import type { Language, Seen, Shown } from '../game/shown.ts';
import type { PadGame } from '../pad/load.ts';
import { words as allWords, type SiteWords } from '../words/site.ts';
import type { Sentences } from './read-sentences.ts';

/** What a book says, without its pictures and examples. */
export interface BookText {
  readonly game: Pick<Game, 'id' | 'rulebook' | 'texts'>;
  readonly language: Language;
  readonly words: SiteWords;
  readonly sentences: Sentences;
  /** The texts of the variants beside it, for what is called by a name that is only in one of these. */
  readonly family: readonly Game['texts'][];
}

/** What the components of a rulebook share, while a page is built and in the browser. */
export interface Book extends BookParts {
  readonly words: SiteWords;
  readonly shown: Shown;
  /** Those on the page, by name. */
  readonly examples: ReadonlyMap<string, NumberedExample>;
  /** The sections that were written for a variant. */
  readonly own: ReadonlyMap<string, 'changed' | 'new'>;
}

/** What a book is made of. */
export interface BookParts extends Omit<BookText, 'words'> {
  readonly game: Game;
  readonly played: Played;
  /** The book of the game that it is compared with, where its rules come from another. */
  readonly before?: BookText | undefined;
  /** Where its sections are, if they are on another page. */
  readonly sections?: string;
}

/** What the pictures and examples of a book need, once it is asked for. */
export interface Played {
  engine(): Engine<AnyGame>;
  /** The table before anything has happened. */
  untouched(): Seen;
  /** What is needed to draw the scorings to try out; left out where they are drawn when somebody opens them. */
  padGame?(): PadGame;
  /** A variant need not have all examples of its game, and what was changed in the browser may have broken some. */
  readonly mayLackExamples: boolean;
}

export interface NumberedExample {
  /** In the order of the page. */
  readonly number: number;
  /** The first of a section is open, the others wait. */
  readonly isFirst: boolean;
}

export function bookOf(parts: BookParts): Book {
  const { game, language, sentences } = parts;
  const { data, texts, sentences: told } = game;
  const shown = { data, language, words: texts[language], sentences: told[language] ?? {} };
  return {
    ...parts,
    words: allWords[language],
    shown,
    examples: numbered(game, sentences),
    own: sentences.own,
  };
}

function numbered(game: Game, { page }: Sentences): ReadonlyMap<string, NumberedExample> {
  const found = new Map<string, NumberedExample>();
  for (const { components } of page.sections) {
    const names = components.filter(({ name }) => name === 'Example').map(({ about }) => about.text);
    const shown = names.filter((name) => game.examples.some((example) => example.name === name));
    for (const [index, name] of shown.entries())
      found.set(name, { number: found.size + 1, isFirst: index === 0 });
  }
  return found;
}

/** What an id of the texts is called, also one of a variant. Where a text is still to be written, its name in the rules stands in. */
export function wordFor({ game, language, family }: BookText, id: string): string {
  const word = [game.texts, ...family].map((texts) => texts[language][id]).find((text) => text !== undefined);
  return word ?? id.replace(/^[a-z]+-(?=.)/i, '').replaceAll('-', ' ');
}

/** A value in words: a kind by its name, yes and no, a number as it is. */
export function valueInWords(book: BookText, type: ValueType, value: Json): string {
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
  book: BookText,
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
export const sectionLink = ({ game }: BookText, rule: string): string | undefined =>
  linksTo(game.rulebook)(rule);
