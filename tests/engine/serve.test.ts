import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
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
const hello = `${JSON.stringify({ protocol: 3, games: games.map(({ data }) => data.id) })}\n`;

test.each([
  ['as it is', ['generated/runtime/serve.ts'], ROOT],
  ['from its own folder', ['serve.ts'], `${ROOT}generated/runtime`],
  ['through a link', ['linked/runtime/serve.ts'], folder],
  ['in an older Node', ['--import', OLDER, 'generated/runtime/serve.ts'], ROOT],
])('started %s, it answers', (_, args, cwd) => {
  expect(ask(args, cwd)).toBe(hello);
});

test('translated to JavaScript, it answers too', () => {
  const to = join(folder, 'translated');
  mkdirSync(to);
  writeFileSync(join(to, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(to, 'games.js'), 'export const games = [];');
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    rewriteRelativeImportExtensions: true,
  };
  mkdirSync(join(to, 'runtime'));
  for (const name of readdirSync(`${ROOT}generated/runtime`)) {
    const { outputText } = ts.transpileModule(readFileSync(`${ROOT}generated/runtime/${name}`, 'utf8'), {
      compilerOptions: options,
    });
    writeFileSync(join(to, 'runtime', name.replace(/ts$/, 'js')), outputText);
  }
  expect(ask(['runtime/serve.js'], to)).toBe('{"protocol":3,"games":[]}\n');
});

test('in a project that is not made of modules, tsx starts it', () => {
  const to = join(folder, 'plain');
  cpSync(`${ROOT}generated/runtime`, join(to, 'runtime'), { recursive: true });
  writeFileSync(join(to, 'package.json'), '{}');
  writeFileSync(join(to, 'games.ts'), 'export const games = [];');
  expect(ask([`${ROOT}node_modules/tsx/dist/cli.mjs`, 'runtime/serve.ts'], to)).toBe(
    '{"protocol":3,"games":[]}\n',
  );
});

test('imported, it does not begin to answer', () => {
  expect(ask(['--input-type=module', '-e', `await import('${ROOT}generated/runtime/serve.ts')`])).toBe('');
});
