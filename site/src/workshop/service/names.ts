import { folderOf } from '../../../../compiler/1-syntax/source.ts';
import {
  createTranslator,
  foldersOf,
  type Translator,
  textsAmong,
} from '../../../../compiler/texts/translator.ts';
import type { Language } from '../../game/shown.ts';
import { keys } from '../../words/keys.ts';

/** The id at the beginning of a text. */
const ID = /^([A-Za-z][\w-]*) *=/gm;

/** What things are called in the language of the reader, by the texts as they are now. */
export class Names {
  readonly #language: Language;
  readonly #files: ReadonlyMap<string, string>;
  readonly #known = new Map<string, Translator>();
  readonly #words = new Map<string, ReadonlyMap<string, string>>();

  constructor(language: Language, files: ReadonlyMap<string, string>) {
    this.#language = language;
    this.#files = files;
  }

  /** The text with this id in the folder of a file; undefined where there is none, or only the mark that one is missing. */
  of(file: string, id: string | undefined): string | undefined {
    if (id === undefined) return undefined;
    const translator = this.#in(folderOf(file));
    if (!translator.has(id)) return undefined;
    const text = translator.say(id);
    return text.startsWith('???') || text.includes('{') ? undefined : text;
  }

  /** What players call a word that stands in a table: a value, a number of something, what a row is about, or what all games call so. */
  word(file: string, word: string): string | undefined {
    const folder = folderOf(file);
    const words = this.#words.get(folder) ?? this.#wordsIn(folder);
    this.#words.set(folder, words);
    return this.of(file, words.get(word) ?? word) ?? keys[this.#language][word];
  }

  /** By what stands behind the first dash of an id: `clover` for `Flower-clover`. Values of kinds go before all others. */
  #wordsIn(folder: string): Map<string, string> {
    const ids = this.#textsOf(folder).flatMap(({ file, text }) =>
      file.endsWith(`/${this.#language}.ftl`) ? [...text.matchAll(ID)].map(([, id]) => id!) : [],
    );
    const isValue = (id: string): boolean => /^[A-Z]/.test(id);
    const ordered = [...ids.filter((id) => !isValue(id)), ...ids.filter(isValue)];
    return new Map(ordered.map((id) => [id.slice(id.indexOf('-') + 1), id]));
  }

  #textsOf(folder: string): { file: string; text: string }[] {
    const all = [...this.#files].map(([file, text]) => ({ file, text }));
    return textsAmong(all, foldersOf(all, folder));
  }

  #in(folder: string): Translator {
    const known = this.#known.get(folder);
    if (known) return known;
    const translator = createTranslator(this.#language, this.#textsOf(folder));
    this.#known.set(folder, translator);
    return translator;
  }
}

/** The games and variants that rules declare, whether they can be compiled or not. */
export function declaredIn(
  files: ReadonlyMap<string, string>,
  folder: string,
): { id: string; textId: string; file: string }[] {
  const rules = [...files].filter(([file]) => file.endsWith('.regel') && folderOf(file) === folder);
  const found = (pattern: RegExp) =>
    rules.flatMap(([file, text]) => [...text.matchAll(pattern)].map(([, name]) => ({ file, name: name! })));
  const [game] = found(/^game +([^\s#]+)/gm);
  if (!game) return [];
  return [
    { id: game.name, textId: 'game', file: game.file },
    ...found(/^variant +([^\s#]+) +of /gm).map(({ file, name }) => ({
      id: `${game.name}/${name}`,
      textId: `variant-${name}`,
      file,
    })),
  ];
}
