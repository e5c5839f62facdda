import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatFile } from '../../1-syntax/format.ts';
import { checkLanguage, defineCommand } from '../shared/command.ts';
import { sayTrouble } from '../shared/file-errors.ts';
import { decodeExactly, readExactly, replaceText, troubleOf } from '../shared/files.ts';
import { EXIT, harmless, type Io, UsageError } from '../shared/io.ts';
import { findRules, kindOf, shownPath, whereIs } from '../shared/rules-folder.ts';
import { createStyle, wantsColour } from '../shared/style.ts';
import type { Say } from '../shared/words/index.ts';

/** Larger than any rules: a file that is something else. */
const MOST_BYTES = 4_000_000;

type Outcome = 'same' | 'changed' | { readonly leftAlone: string; readonly exit: number };

export const format = defineCommand({
  options: { check: 'flag' },
  async run({ io, say, values, words }) {
    checkLanguage(values.language, say);
    if (words.includes('-')) {
      if (words.length > 1) throw new UsageError(say('format-dash-alone'));
      return await formatInput(io, say, values.check);
    }
    const files =
      words.length === 0
        ? rulesIn(findRules(io, [], say).root)
        : words.flatMap((word) => filesFor(io, word, say));
    const style = createStyle(wantsColour(io.stdout, io.env));
    let exit: number = EXIT.fine;
    let [changed, same] = [0, 0];
    for (const file of new Set(files)) {
      const outcome = formatOne(io, file, values.check, say);
      if (outcome === 'same') same++;
      else if (outcome === 'changed') {
        changed++;
        const mark = say(values.check ? 'format-would-change' : 'format-changed');
        io.stdout.write(
          `${style.colour(values.check ? 'yellow' : 'green', mark)}  ${harmless(shownPath(io, file))}\n`,
        );
      } else {
        io.stderr.write(`${harmless(outcome.leftAlone)}\n`);
        exit = Math.max(exit, outcome.exit);
      }
    }
    const all = { count: changed, same };
    if (changed > 0) io.stdout.write(`${say(values.check ? 'format-would' : 'format-done', all)}\n`);
    else if (same > 0) io.stdout.write(`${say('format-all-fine', { count: same })}\n`);
    return values.check && changed > 0 ? Math.max(exit, EXIT.problems) : exit;
  },
});

async function formatInput(io: Io, say: Say, check: boolean): Promise<number> {
  const text = decodeExactly(await io.input.all());
  if (text === undefined) throw new UsageError(say('format-not-utf8', { file: '-' }));
  const formatted = formatFile(text);
  if (!isSafe(text, formatted)) {
    io.stderr.write(`${say('format-not-safe', { file: '-' })}\n`);
    io.stdout.write(text);
    return EXIT.unexpected;
  }
  if (check) return formatted === text ? EXIT.fine : EXIT.problems;
  io.stdout.write(formatted);
  return EXIT.fine;
}

/** The files that a path denotes. */
function filesFor(io: Io, word: string, say: Say): string[] {
  const path = whereIs(io, word);
  const kind = kindOf(path);
  if (kind === undefined) throw new UsageError(say('no-such-path', { path: word }));
  if (kind === 'file') {
    if (!path.endsWith('.regel')) throw new UsageError(say('no-rules-in', { path: word }));
    return [path];
  }
  const found = rulesIn(path);
  if (found.length === 0) throw new UsageError(say('no-rules-in', { path: word }));
  return found;
}

function rulesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    return entries.flatMap((entry) => {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
      if (entry.isDirectory()) return rulesIn(join(folder, entry.name));
      return entry.name.endsWith('.regel') ? [join(folder, entry.name)] : [];
    });
  } catch {
    return [];
  }
}

/** Nothing is written unless something changes, nothing gets lost, and the file is still the one that was read. */
function formatOne(io: Io, path: string, check: boolean, say: Say): Outcome {
  const file = shownPath(io, path);
  try {
    const { size } = statSync(path);
    if (size > MOST_BYTES)
      return {
        leftAlone: say('format-too-large', { file, size: Math.round(size / 1_000_000) }),
        exit: EXIT.problems,
      };
    const text = readExactly(path);
    if (text === undefined) return { leftAlone: say('format-not-utf8', { file }), exit: EXIT.problems };
    const formatted = formatFile(text);
    if (formatted === text) return 'same';
    if (!isSafe(text, formatted))
      return { leftAlone: say('format-not-safe', { file }), exit: EXIT.unexpected };
    if (check) return 'changed';
    if (readExactly(path) !== text)
      return { leftAlone: say('format-changed-meanwhile', { file }), exit: EXIT.unexpected };
    replaceText(path, formatted);
    return 'changed';
  } catch (error) {
    const id =
      troubleOf(error).trouble === 'missing' ? 'cannot-read' : check ? 'cannot-read' : 'cannot-write';
    return { leftAlone: say(id, { file, trouble: sayTrouble(error, say) }), exit: EXIT.unexpected };
  }
}

/** A last look before anything is written: the same letters in the same order, apart from spaces and ruled lines. */
function isSafe(before: string, after: string): boolean {
  const letters = (text: string): string => text.replace(/^\ufeff/, '').replace(/[\s\u00a0-]+/gu, '');
  return letters(before) === letters(after) && formatFile(after) === after;
}
