import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RUNTIME } from '../../compiler/4-emit/engine/index.ts';
import { CACHE } from '../../compiler/command-line/generate/cache.ts';
import { fingerprintOfFile } from '../../compiler/command-line/generate/fingerprints.ts';
import { allIn, MANIFEST, readManifest } from '../../compiler/command-line/generate/manifest.ts';
import { isStarter, ROOT } from '../sources.ts';

const manifest = readManifest(`${ROOT}generated`);
const present = readdirSync(`${ROOT}generated`, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(`${ROOT}generated/`.length))
  .filter((file) => file !== MANIFEST && file !== CACHE);

// That the manifest is what rules and compiler give is checked before the tests, by `npm run generate -- --check`.
test('what is in generated is what the manifest lists, and nothing else', () => {
  const now = Object.fromEntries(
    present.map((file) => [file, fingerprintOfFile(`${ROOT}generated/${file}`)] as const),
  );
  expect(now, '“npm run generate” makes everything anew').toEqual(allIn(manifest));
});

test('git ignores exactly what is made on demand', () => {
  const files = Object.keys(allIn(manifest)).map((file) => `generated/${file}`);
  // Without the index: a file that was committed once is not ignored, whatever the patterns say.
  const ignored = execFileSync('git', ['check-ignore', '--no-index', '--stdin'], {
    cwd: ROOT,
    input: files.join('\n'),
    encoding: 'utf8',
  });
  const onDemand = Object.keys(manifest.onDemand).map((file) => `generated/${file}`);
  expect(ignored.trim().split('\n').sort()).toEqual(onDemand.sort());
});

test('all code here says in its first line that it is generated, and from what', () => {
  for (const file of present.filter((name) => name.endsWith('.ts'))) {
    const [first] = readFileSync(`${ROOT}generated/${file}`, 'utf8').split('\n', 1);
    const game = file.split('/')[0]!;
    const rules = file.includes('/') ? `rules/${isStarter(game) ? 'starters/' : ''}${game}` : 'rules';
    const from = file.startsWith('runtime/') ? RUNTIME : rules;
    expect([file, first]).toEqual([file, `// Code generated from ${from} by Regelwerk. DO NOT EDIT.`]);
  }
});
