import { join } from 'node:path';
import { formatFile } from '../../1-syntax/format.ts';
import { folderOf } from '../../1-syntax/source.ts';
import { rewrite } from '../../examples/rewrite.ts';
import { suggest } from '../../problems/suggest.ts';
import { foldersOf } from '../../texts/translator.ts';
import { defineCommand } from '../shared/command.ts';
import { sayWriteTrouble } from '../shared/file-errors.ts';
import { replaceText } from '../shared/files.ts';
import { EXIT, OutsideError, UsageError } from '../shared/io.ts';
import { declaredGames, findGame, homeOf, load } from '../shared/load.ts';
import { shownFile, shownPath } from '../shared/rules-folder.ts';

/** Shows what is no longer so in examples, old and new, and writes them anew where somebody says so. */
export const examples = defineCommand({
  options: { accept: 'flag' },
  run({ io, say, values, words }) {
    const loaded = load(io, [], say, { texts: false, runExamples: false });
    const [id, ...names] = words;
    if (id === undefined)
      throw new UsageError(
        `${say('play-which-game')} ${say('known-games', { names: declaredGames(loaded.sources).join(', ') })}`,
      );
    const { model } = findGame(loaded, id, say);
    for (const name of names) {
      if (model.examples.some((example) => example.name === name)) continue;
      const near = suggest(
        name,
        model.examples.map((example) => example.name),
      );
      const hint = near === undefined ? '' : ` ${say('did-you-mean', { word: near })}`;
      throw new UsageError(`${say('examples-no-example', { example: name })}${hint}`);
    }
    const home = homeOf(loaded.sources, id);
    const folders = foldersOf(loaded.sources, home);
    const before = loaded.sources.filter(({ file }) => folders.includes(folderOf(file)));
    const { sources, told } = rewrite(before, id, names);
    for (const { name, at, changes } of told) {
      io.stdout.write(`${name}  ${shownFile(io, loaded.folder, at.file)}\n`);
      for (const { before: was, now } of changes) {
        io.stdout.write(`  - ${oneLine(was)}\n`);
        io.stdout.write(now === undefined ? `    ${say('examples-by-hand')}\n` : `  + ${oneLine(now)}\n`);
      }
    }
    const byHand = told.filter(({ changes }) => changes.some(({ now }) => now === undefined)).length;
    if (told.length === 0) {
      io.stdout.write(`${say('examples-all-hold')}\n`);
      return EXIT.fine;
    }
    if (!values.accept) {
      io.stdout.write(`${say('examples-not-written', { count: told.length - byHand, game: id })}\n`);
      return EXIT.problems;
    }
    for (const { file, text } of sources) {
      const old = before.find((source) => source.file === file)?.text;
      if (text === old) continue;
      const path = join(loaded.folder.root, file);
      try {
        replaceText(path, formatFile(text));
      } catch (error) {
        const trouble = { file: shownPath(io, path), trouble: sayWriteTrouble(error, say) };
        throw new OutsideError(say('cannot-write', trouble), EXIT.problems);
      }
    }
    io.stdout.write(`${say('examples-written', { count: told.length - byHand })}\n`);
    return byHand > 0 ? EXIT.problems : EXIT.fine;
  },
});

function oneLine(text: string): string {
  return text.replace(/\s*#[^\n]*/g, '').replace(/\s+/g, ' ');
}
