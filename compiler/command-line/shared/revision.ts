import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Source } from '../../1-syntax/source.ts';
import { type Io, UsageError } from './io.ts';
import { findRules, kindOf, type RulesFolder, readRules } from './rules-folder.ts';
import type { Say } from './words/index.ts';

/** A game or variant, and whose rules are meant: those here, those of a folder, or those of a revision of Git. */
export interface Asked {
  readonly id: string;
  readonly sources: readonly Source[];
}

/** Files of one revision may be this long together. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Reads `clever/quick`, `clever@HEAD~3` or `clever@../other/rules`. */
export function readAsked(io: Io, asked: string, say: Say): Asked {
  const at = asked.indexOf('@');
  const id = at < 0 ? asked : asked.slice(0, at);
  if (at < 0) return { id, sources: readRules(findRules(io, [], say)).sources };
  const where = asked.slice(at + 1);
  if (where !== '' && kindOf(resolve(io.cwd, where)) === 'folder')
    return { id, sources: readRules(findRules(io, [where], say)).sources };
  return { id, sources: readRevision(findRules(io, [], say), where, say) };
}

/** The rules as they were committed. Only Git is asked, and nothing of what it answers is run. */
function readRevision({ root }: RulesFolder, revision: string, say: Say): Source[] {
  const unknown = (): never => {
    throw new UsageError(say('diff-no-revision', { revision }));
  };
  if (revision === '' || revision.startsWith('-') || !existsSync(root)) return unknown();
  const git = (args: readonly string[], input?: string): string => {
    try {
      return execFileSync('git', ['-C', root, ...args], {
        encoding: 'utf8',
        maxBuffer: MOST_BYTES,
        stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'],
        ...(input === undefined ? {} : { input }),
      });
    } catch {
      return unknown();
    }
  };
  const commit = git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]).trim();
  const below = relative(git(['rev-parse', '--show-toplevel']).trim(), root).replaceAll('\\', '/');
  const files = git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, '--', `${below}/`])
    .split('\0')
    .filter((file) => /\.(regel|ftl|mdx)$|\/confirmed\.txt$/.test(file));
  return files.map((file) => ({
    file: file.slice(below.length + 1),
    text: git(['show', `${commit}:${file}`]),
  }));
}
