import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../sources.ts';

/** Writes the engines of an earlier revision, as they were committed, into a new folder; gives that folder. */
export function earlierEngines(revision: string): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const folder = mkdtempSync(join(tmpdir(), 'regel-bench-'));
  const files = git('ls-tree', '-r', '--name-only', revision, 'generated/').split('\n');
  for (const file of files) {
    const [, inGenerated] = /^generated\/(runtime\/[\w-]+\.ts|[\w-]+\/core\.ts)$/.exec(file) ?? [];
    if (inGenerated === undefined) continue;
    const path = join(folder, inGenerated);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, git('show', `${revision}:${file}`));
  }
  // So that Node reads them as modules at once.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  return folder;
}
