import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RESERVED } from '../../1-syntax/words.ts';
import { suggest } from '../../problems/suggest.ts';
import { checkLanguage, defineCommand } from '../shared/command.ts';
import { sayWriteTrouble } from '../shared/file-errors.ts';
import { replaceText } from '../shared/files.ts';
import { brief, EXIT, type Io, OutsideError, UsageError } from '../shared/io.ts';
import { declaredGames } from '../shared/load.ts';
import { findRules, kindOf, readRules, shownPath } from '../shared/rules-folder.ts';
import type { Say } from '../shared/words/index.ts';
import { copyOf, starters } from './copy.ts';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST_NAME = 40;
/** Folders with a meaning of their own. */
const TAKEN = ['common', 'starters'];

/** Writes a small whole game, to be changed into another. */
const newGame = defineCommand({
  options: { like: 'text' },
  mostWords: 1,
  run({ io, say, values, words }) {
    checkLanguage(values.language, say);
    const [name] = words;
    if (name === undefined) throw new UsageError(say('new-which-name'));
    if (!NAME.test(name) || name.length > LONGEST_NAME || RESERVED.has(name) || TAKEN.includes(name))
      throw new UsageError(say('new-no-name', { name: brief(name) }));
    const starter = starterFor(values.like, say);
    const root = rootFor(io, say);
    const folder = join(root, name);
    const shown = shownPath(io, folder);
    if (kindOf(folder) !== undefined)
      throw new OutsideError(say('new-exists', { folder: shown }), EXIT.problems);
    const { sources } = readRules({ root, parts: [], loose: false });
    if (declaredGames(sources).includes(name))
      throw new OutsideError(say('new-declared', { game: name }), EXIT.problems);
    for (const { file, text } of copyOf(starter, name)) write(io, join(folder, file), text, say);
    const rules = shownPath(io, join(folder, `${name}.regel`));
    io.stdout.write(`${say('new-done', { folder: shown, starter })}\n\n`);
    const next = [
      [`npx regel play ${name}`, say('new-play')],
      ['npx regel check --watch', say('new-check')],
      [rules, say('new-rules')],
    ] as const;
    const width = Math.max(...next.map(([what]) => what.length));
    for (const [what, why] of next) io.stdout.write(`  ${what.padEnd(width)}   ${why}\n`);
    return EXIT.fine;
  },
});

export { newGame as new };

function starterFor(asked: string | undefined, say: Say): string {
  const known = starters();
  if (asked === undefined) return known[0]!;
  if (known.includes(asked)) return asked;
  const near = suggest(asked, known);
  const hint = near === undefined ? '' : ` ${say('did-you-mean', { word: near })}`;
  throw new UsageError(`${say('new-no-starter', { name: brief(asked), names: known.join(', ') })}${hint}`);
}

/** The nearest folder of rules, or one that is made here. */
function rootFor(io: Io, say: Say): string {
  try {
    return findRules(io, [], say).root;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return join(io.cwd, 'rules');
  }
}

function write(io: Io, path: string, text: string, say: Say): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    replaceText(path, text);
  } catch (error) {
    const told = { file: shownPath(io, path), trouble: sayWriteTrouble(error, say) };
    throw new OutsideError(say('cannot-write', told), EXIT.problems);
  }
}
