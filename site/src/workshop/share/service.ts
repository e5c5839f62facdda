import { folderOf } from '../../../../compiler/1-syntax/source.ts';
import {
  applyChange,
  type Base,
  changeBetween,
  decodeChange,
  encodeChange,
  type Trouble,
  tellTrouble,
} from '../../../../compiler/share/index.ts';
import type { Language } from '../../game/shown.ts';
import type { Files } from '../sources.ts';

const COMMON = 'common';
const sourcesIn = (files: Files) => Object.entries(files).map(([file, text]) => ({ file, text }));

/** Makes and reads what is shared, in a thread of its own. */
export class ShareService {
  encode(game: string, origin: string, files: Files, base: Files): string {
    return encodeChange(changeBetween(baseOf(origin, base), sourcesIn(files), game));
  }

  /** The rules that something belongs to, or what is wrong with it. */
  decode(text: string, language: Language): { game: string; origin: string } | { message: string } {
    const read = decodeChange(text);
    if ('trouble' in read) return { message: told(read.trouble, language) };
    return { game: read.change.game, origin: read.change.base?.folder ?? COMMON };
  }

  apply(
    text: string,
    base: Files,
    language: Language,
  ): { files: Files; folder: string; left: readonly string[] } | { message: string } {
    const read = decodeChange(text);
    if ('trouble' in read) return { message: told(read.trouble, language) };
    const { change } = read;
    const applied = applyChange(change, change.base && baseOf(change.base.folder, base));
    if ('trouble' in applied) return { message: told(applied.trouble, language) };
    const { sources, left } = applied;
    // A game that was made of nothing begins from the texts that all games share.
    const files = { ...base, ...Object.fromEntries(sources.map(({ file, text }) => [file, text])) };
    for (const { file } of sourcesIn(base))
      if (!sources.some((one) => one.file === file) && change.base) delete files[file];
    return { files, folder: folderOfGame(files, change.game), left: left.map((one) => told(one, language)) };
  }
}

/** A game of its own is told from the texts that all games share. */
function baseOf(origin: string, files: Files): Base {
  const sources = sourcesIn(files).filter(({ file }) => origin !== COMMON || folderOf(file) === COMMON);
  return { folder: origin, sources };
}

function folderOfGame(files: Files, game: string): string {
  const [name] = game.split('/');
  const declares = new RegExp(`^game +${name}(?![\\w-])`, 'm');
  const found = sourcesIn(files).find(({ file, text }) => file.endsWith('.regel') && declares.test(text));
  return folderOf(found?.file ?? `${name}/`);
}

function told(trouble: Trouble, language: Language): string {
  const { message, cure } = tellTrouble(trouble, language);
  return `${message} ${cure}`;
}
