import { FluentBundle, FluentResource } from '@fluent/bundle';
import { LONGEST_TEXT } from '../limits.ts';
import { LANGUAGES, languageOf, type TextFile } from './files.ts';
import { readable } from './readable.ts';
import { SentenceBook } from './sentences.ts';

export type TextArguments = Readonly<Record<string, string | number>>;

/** Says things in one language. What has no text is said by its id: visible, and never a failure. */
export interface Translator {
  readonly language: string;
  /** A text (`kind-Colour`) or an attribute of it (`action-use-die.die`). */
  say(id: string, args?: TextArguments): string;
  has(id: string): boolean;
  /**
   * Why a move is refused: by a reason of the rules, or by an automatic one (`use-die.cell.none`). With `.open` behind that,
   * nothing was chosen: there is nothing to choose.
   */
  reason(name: string): string;
}

/** Of these files the ones in that language; a later one may say anew what an earlier one says. */
export function createTranslator(language: string, files: readonly TextFile[]): Translator {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const { text } of files.filter(({ file }) => languageOf(file) === language))
    bundle.addResource(new FluentResource(readable(text).text), { allowOverrides: true });

  const find = (id: string) => {
    const [name = '', attribute, ...rest] = id.split('.');
    const message = rest.length === 0 ? bundle.getMessage(name) : undefined;
    return attribute === undefined ? message?.value : message?.attributes[attribute];
  };
  const say = (id: string, args?: TextArguments): string => {
    const pattern = find(id);
    if (!pattern) return id;
    // A text may hold others, and those others: Fluent follows a hundred of them, each as long as a file may be.
    const said = bundle.formatPattern(pattern, args, []);
    return said.length > LONGEST_TEXT ? `${said.slice(0, LONGEST_TEXT)}…` : said;
  };
  return {
    language,
    say,
    has: (id) => Boolean(find(id)),
    reason(name) {
      const [action, choice, none, open] = name.split('.');
      if (none !== 'none') return say(`reason-${name}`);
      const labels = { action: say(`action-${action}`), choice: say(`action-${action}.${choice}`) };
      return say(open ? 'reason-nothing-to-choose' : 'reason-no-such-choice', labels);
    },
  };
}

/** What says things about a game, in each language: of all texts those of its folder, of what it uses, and the common ones. */
export function translatorsFor(files: readonly TextFile[], folders: readonly string[]): Translator[] {
  const among = textsAmong(files, folders);
  return LANGUAGES.map((language) => createTranslator(language, among));
}

/** The same texts as sentences. */
export function booksFor(files: readonly TextFile[], folders: readonly string[]): SentenceBook[] {
  const among = textsAmong(files, folders);
  return LANGUAGES.map((language) => new SentenceBook(language, among));
}

/** The texts of these folders, behind the common ones. */
export function textsAmong(files: readonly TextFile[], folders: readonly string[]): TextFile[] {
  return ['common', ...folders].flatMap((folder) =>
    files.filter(({ file }) => file.startsWith(`${folder}/text/`) && file.endsWith('.ftl')),
  );
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
