import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOf } from '../../1-syntax/source.ts';
import { Problems } from '../../problems/problem.ts';
import { suggest } from '../../problems/suggest.ts';
import { LANGUAGES, languageOf } from '../../texts/files.ts';
import { type NeededText, readTexts } from '../../texts/texts.ts';
import { fillTexts, type Wanted } from '../../texts/to-write.ts';
import { checkLanguage, defineCommand } from '../shared/command.ts';
import { sayWriteTrouble } from '../shared/file-errors.ts';
import { readExactly, replaceText } from '../shared/files.ts';
import { brief, EXIT, type Io, OutsideError, UsageError } from '../shared/io.ts';
import { declaredGames, homeOf, type Loaded, load } from '../shared/load.ts';
import { kindOf, shownFile } from '../shared/rules-folder.ts';
import type { Say } from '../shared/words/index.ts';

/** Writes every missing text of a game or variant into the files of all languages, marked as still to be written. */
export const texts = defineCommand({
  options: {},
  mostWords: 1,
  run({ io, say, values, words }) {
    checkLanguage(values.language, say);
    const loaded = load(io, [], say, { texts: true, runExamples: false });
    const [id] = words;
    const declared = declaredGames(loaded.sources);
    if (id === undefined)
      throw new UsageError(`${say('play-which-game')} ${say('known-games', { names: declared.join(', ') })}`);
    const needed = loaded.compilation.neededTexts.get(id);
    if (!needed) throw unknownOrBroken(id, declared, say);
    const home = declared.includes(id) ? homeOf(loaded.sources, id) : id;
    const wanted = withSentences(needed, loaded, home).map((one) =>
      one.id === 'game' ? { ...one, name: id } : one,
    );
    for (const language of languagesOf(loaded, home)) {
      const file = `${home}/text/${language}.ftl`;
      const shown = shownFile(io, loaded.folder, file);
      const added = fillFile(io, loaded, file, wanted, say);
      io.stdout.write(
        `${say(added.length > 0 ? 'texts-added' : 'texts-none', { file: shown, count: added.length })}\n`,
      );
      const left = loaded.compilation.problems.flatMap(({ code, at, data }) =>
        code === 'text-for-nothing' && at.file === file ? [String(data.id)] : [],
      );
      if (left.length > 0)
        io.stdout.write(`${say('texts-left', { names: left.map(brief).join(', '), count: left.length })}\n`);
    }
    return EXIT.fine;
  },
});

/** With the sentences that one of the languages has: none has to be there, but then in all. */
function withSentences(needed: readonly NeededText[], { sources }: Loaded, home: string): readonly Wanted[] {
  const own = sources.filter(({ file }) => file.endsWith('.ftl') && folderOf(file) === home);
  const languages = [...readTexts(own, new Problems()).values()];
  return needed.map(({ id, attributes, sentences = [] }) => {
    const said = sentences.filter(({ part }) =>
      languages.some((texts) => texts.get(id)?.attributes.has(part)),
    );
    return { id, attributes: [...attributes, ...said.map(({ part }) => part)] };
  });
}

/** Those of every game, and others that the folder has. */
function languagesOf({ sources }: Loaded, home: string): string[] {
  const own = sources.filter(({ file }) => file.endsWith('.ftl') && folderOf(file) === home);
  return [...new Set([...LANGUAGES, ...own.map(({ file }) => languageOf(file))])];
}

/** Adds to one file what it lacks, and gives the names of that. */
function fillFile(
  io: Io,
  { folder }: Loaded,
  file: string,
  wanted: Parameters<typeof fillTexts>[1],
  say: Say,
): readonly string[] {
  const path = join(folder.root, file);
  const shown = shownFile(io, folder, file);
  try {
    const before = kindOf(path) === undefined ? '' : readExactly(path);
    if (before === undefined) throw new OutsideError(say('format-not-utf8', { file: shown }), EXIT.problems);
    const { text, added } = fillTexts(before, wanted);
    if (added.length === 0) return [];
    mkdirSync(dirname(path), { recursive: true });
    replaceText(path, text);
    return added;
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    throw new OutsideError(
      say('cannot-write', { file: shown, trouble: sayWriteTrouble(error, say) }),
      EXIT.problems,
    );
  }
}

function unknownOrBroken(id: string, declared: readonly string[], say: Say): Error {
  if (declared.includes(id)) return new OutsideError(say('game-has-errors', { game: id }), EXIT.problems);
  const near = suggest(id, declared) ?? declared.find((other) => other.endsWith(`/${id}`));
  const hint = near === undefined ? '' : ` ${say('did-you-mean', { word: near })}`;
  return new UsageError(
    `${say('unknown-game', { game: brief(id) })}${hint} ${say('known-games', { names: declared.join(', ') })}`,
  );
}
