import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { emitSchema, emitVectors } from '../../4-emit/conformance/index.ts';
import type { Emitted } from '../../4-emit/emitted.ts';
import { emitIndex, isIndexed } from '../../4-emit/engine/index.ts';
import { isGenerated } from '../../4-emit/origin.ts';
import { isPackage } from '../../4-emit/package/manifest.ts';
import { gameInFolder } from '../../runtime/game-folder.ts';
import type { FreshEngine } from '../engines/fresh-engine.ts';
import { sayTrouble, sayWriteTrouble } from '../shared/file-errors.ts';
import { replaceText } from '../shared/files.ts';
import { EXIT, type Io, OutsideError, UsageError } from '../shared/io.ts';
import { holdsRules, type RulesFolder, shownPath } from '../shared/rules-folder.ts';
import type { Say } from '../shared/words/index.ts';

/**
 * The files of these engines and what they share; with `vectors` also what any engine of these games must answer. The index
 * lists `others` too, which are in the folder already.
 */
export function engineFiles(
  engines: readonly FreshEngine[],
  games: readonly CompiledGame[],
  vectors: boolean,
  others: readonly string[],
): Emitted[] {
  const files = new Map(engines.flatMap((engine) => engine.files).map((one) => [one.file, one]));
  return [
    ...files.values(),
    emitIndex([...new Set([...others, ...games.map(({ id }) => id)])].sort()),
    ...(vectors ? [emitSchema(), ...games.map(emitVectors)] : []),
  ];
}

/** Throws if engines would be written between rules: into the folder of all games, or into that of one. */
export function refuseAmongRules(io: Io, to: string, { root, loose }: RulesFolder, say: Say): void {
  const target = resolve(io.cwd, to);
  const [first = ''] = relative(root, target).split(sep);
  const isBelow = first !== '..' && !isAbsolute(first);
  // Where games lie beside other things, only their own folders are theirs.
  if (isBelow && (!loose || (first !== '' && holdsRules(join(root, first)))))
    throw new UsageError(say('build-among-rules', { folder: shownPath(io, target) }));
}

/** The games in a folder of engines, as far as its index has them. */
export function gamesIn(io: Io, to: string, say: Say): string[] {
  const folder = resolve(io.cwd, to);
  const index = contentOf(io, join(folder, 'games.ts'), say)?.toString() ?? '';
  if (!isGenerated('games.ts', index)) return [];
  const engines = globSync(['*/core.ts', '*/*/core.ts'], { cwd: folder });
  const folders = engines.map((file) => dirname(file).replaceAll(sep, '/'));
  return folders.filter((one) => isIndexed(index, one)).map(gameInFolder);
}

/**
 * The files that are missing or different. Throws if a file that was not generated would be replaced: in a package, the
 * manifest tells that all of it was.
 */
export function changedFiles(io: Io, to: string, files: readonly Emitted[], say: Say): Emitted[] {
  const folder = resolve(io.cwd, to);
  const packages = files.flatMap(({ file }) => {
    if (file !== 'package.json' && !/^[^/]+\/package\.json$/.test(file)) return [];
    const manifest = contentOf(io, join(folder, file), say);
    return manifest !== undefined && isPackage(manifest.toString()) ? [dirname(join(folder, file))] : [];
  });
  return files.filter(({ file, text }) => {
    const path = join(folder, file);
    const there = contentOf(io, path, say);
    if (there === undefined || there.equals(Buffer.from(text))) return there === undefined;
    const isOurs = packages.some((one) => path.startsWith(`${one}${sep}`));
    if (!isOurs && !isGenerated(file, there.toString())) throw inTheWay(io, path, say);
    return true;
  });
}

export function writeFiles(io: Io, to: string, files: readonly Emitted[], say: Say): void {
  for (const { file, text } of files) {
    const path = resolve(io.cwd, to, file);
    try {
      makeFolder(dirname(path));
      replaceText(path, text);
    } catch (error) {
      throw new OutsideError(
        say('build-stopped', { file: shownPath(io, path), trouble: sayWriteTrouble(error, say) }),
      );
    }
  }
}

/** Like a recursive `mkdir`, which in Node does not return where the root cannot be written. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function inTheWay(io: Io, path: string, say: Say): OutsideError {
  return new OutsideError(say('build-in-the-way', { file: shownPath(io, path) }), EXIT.problems);
}

function contentOf(io: Io, path: string, say: Say): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return undefined;
    if (code === 'ENOTDIR') throw inTheWay(io, fileAbove(path), say);
    throw new OutsideError(
      say('cannot-read', { file: shownPath(io, path), trouble: sayTrouble(error, say) }),
    );
  }
}

/** The part of a path that is a file and should be a folder. */
function fileAbove(path: string): string {
  return existsSync(path) ? path : fileAbove(dirname(path));
}
