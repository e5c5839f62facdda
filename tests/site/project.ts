import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../sources.ts';

/**
 * A copy of the project in a folder of its own, with no game but the new one in `tests/site/lanterns`. Its rules lie in a folder
 * that is not called as the game is.
 */
export function projectOfLanterns(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'new-game-'));
  for (const part of ['compiler', 'package.json', 'tsconfig.json', 'rules/common', 'rules/TUTORIAL.md'])
    cpSync(path.join(ROOT, part), path.join(root, part), { recursive: true });
  cpSync(path.join(ROOT, 'tests/site/lanterns'), path.join(root, 'rules/lights'), { recursive: true });
  cpSync(path.join(ROOT, 'site'), path.join(root, 'site'), {
    recursive: true,
    filter: (from) => !/site[/\\](dist|\.astro)([/\\]|$)/.test(from),
  });
  mkdirSync(path.join(root, 'generated'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  return root;
}
