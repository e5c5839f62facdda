import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { games } from '../../generated/games.ts';
import { ROOT } from '../sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'regel-serve-'));
symlinkSync(`${ROOT}generated`, join(folder, 'linked'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a Node before 24.2 makes of the file: it knows no `import.meta.main`. */
const OLDER = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const isServer = url.endsWith('/serve.ts');
      return isServer ? { ...loaded, source: String(loaded.source).replaceAll('import.meta.main', 'undefined') } : loaded;
    },
  });
`)}`;

const ask = (args: readonly string[], cwd = ROOT) =>
  spawnSync(process.execPath, args, { cwd, input: '{"do":"hello"}\n', encoding: 'utf8' }).stdout;
const hello = `${JSON.stringify({ protocol: 1, games: games.map(({ data }) => data.id) })}\n`;

test.each([
  ['as it is', ['generated/runtime/serve.ts'], ROOT],
  ['from its own folder', ['serve.ts'], `${ROOT}generated/runtime`],
  ['through a link', ['linked/runtime/serve.ts'], folder],
  ['in an older Node', ['--import', OLDER, 'generated/runtime/serve.ts'], ROOT],
])('started %s, it answers', (_, args, cwd) => {
  expect(ask(args, cwd)).toBe(hello);
});

test('imported, it does not begin to answer', () => {
  expect(ask(['--input-type=module', '-e', `await import('${ROOT}generated/runtime/serve.ts')`])).toBe('');
});
