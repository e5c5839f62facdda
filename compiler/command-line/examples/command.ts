import { join } from 'node:path';
import { formatFile } from '../../1-syntax/format.ts';
import { folderOf, type Source } from '../../1-syntax/source.ts';
import { compile } from '../../compile.ts';
import type { Place } from '../../problems/problem.ts';
import { suggest } from '../../problems/suggest.ts';
import { foldersOf } from '../../texts/translator.ts';
import { defineCommand } from '../shared/command.ts';
import { sayWriteTrouble } from '../shared/file-errors.ts';
import { replaceText } from '../shared/files.ts';
import { EXIT, OutsideError, UsageError } from '../shared/io.ts';
import { declaredGames, findGame, homeOf, load } from '../shared/load.ts';
import { shownFile, shownPath } from '../shared/rules-folder.ts';
import { brokenExamples, type Rewritten } from './rewrite.ts';
import { withExample } from './written.ts';

/** One line of an example may hide another that is not so either; more rounds than this are a circle. */
const MOST_ROUNDS = 20;

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

interface Told {
  readonly name: string;
  readonly at: Place;
  readonly changes: readonly Rewritten[];
}

/** Writes examples anew until they hold. One that only a person can mend is left as it is. */
function rewrite(
  before: readonly Source[],
  id: string,
  names: readonly string[],
): { sources: readonly Source[]; told: readonly Told[] } {
  let sources = before;
  const told = new Map<string, Told>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const compiled = compile(sources, { texts: false, runExamples: false }).games.find(
      (game) => game.id === id,
    );
    if (!compiled) break;
    const { model } = compiled;
    const textIn = ({ file, start, end }: Place): string =>
      sources.find((source) => source.file === file)?.text.slice(start, end) ?? '';
    const broken = brokenExamples(compiled, textIn).filter(
      ({ example }) => names.length === 0 || names.includes(example.name),
    );
    for (const { example, changes } of broken) {
      const known = told.get(example.name);
      // What was mended before may only now show the next line that is not so.
      told.set(example.name, {
        name: example.name,
        at: known?.at ?? example.at,
        changes: [...(known?.changes.filter(({ now }) => now !== undefined) ?? []), ...changes],
      });
    }
    const next = broken.find(({ changes }) => changes.every(({ now }) => now !== undefined));
    if (!next) break;
    const variant = model.base === undefined ? undefined : model.at;
    sources = withExample(sources, next.example.at, next.changes, variant);
    // The next round finds the rest with places in the new files.
    for (const { example } of broken) if (example !== next.example) told.delete(example.name);
  }
  return { sources, told: [...told.values()] };
}

function oneLine(text: string): string {
  return text.replace(/\s*#[^\n]*/g, '').replace(/\s+/g, ' ');
}
