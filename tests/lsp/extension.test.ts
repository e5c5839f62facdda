import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { REGEL_GRAMMAR } from '../../compiler/editors/grammar.ts';
import { ROOT } from '../sources.ts';
import { Editor } from './editor.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const folder = mkdtempSync(join(tmpdir(), 'regel-vsix-'));
const PACKAGE = join(folder, 'regel.vsix');
const pack = (to: string): Buffer => {
  execFileSync(process.execPath, [`${ROOT}compiler/regel.mjs`, 'lsp', '--vsix', to], { stdio: 'pipe' });
  return readFileSync(to);
};
const inside = (path: string): string => join(folder, 'extension', path);

beforeAll(() => {
  for (const [file, bytes] of Object.entries(unzipSync(pack(PACKAGE)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bytes);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('all files that its manifest names are in it, the shared grammar among them', () => {
  const manifest = JSON.parse(readFileSync(inside('package.json'), 'utf8'));
  const { languages, grammars } = manifest.contributes;
  for (const path of [manifest.main, languages[0].configuration, grammars[0].path])
    expect(readFileSync(inside(path)).length).toBeGreaterThan(100);
  expect(JSON.parse(readFileSync(inside(grammars[0].path), 'utf8'))).toEqual(REGEL_GRAMMAR);
  const word = new RegExp(JSON.parse(readFileSync(inside('language.json'), 'utf8')).wordPattern, 'g');
  expect('add at-risk to safe'.match(word)).toEqual(['add', 'at-risk', 'to', 'safe']);
});

test('the same sources give the same bytes', () => {
  const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
  expect(digest(pack(join(folder, 'again.vsix')))).toBe(digest(readFileSync(PACKAGE)));
});

test('its client can be loaded, with nothing but what VS Code gives it', () => {
  const require = createRequire(import.meta.url);
  const asked: string[] = [];
  const program = readFileSync(inside('dist/client.js'), 'utf8');
  for (const [, name] of program.matchAll(/\brequire\(["'`]([^"'`]+)["'`]\)/g)) asked.push(name!);
  const outside = new Set(
    asked.filter((name) => name !== 'vscode' && !require('node:module').isBuiltin(name)),
  );
  expect([...outside]).toEqual([]);
  expect(asked).toContain('vscode');
  expect(program).toMatch(/exports\.activate\s*=/);
});

test('its server tells of a mistake and of its end, far from this project', async () => {
  const editor = new Editor(
    [process.execPath, inside('dist/server.mjs'), '--stdio'],
    /^(common|starters\/pig)\//,
  );
  const file = 'starters/pig/pig.regel';
  await editor.start('de');
  await editor.open(file);
  await editor.problems(file, (found) => found.length === 0);
  await editor.type(file, 'add at-risk to safe', 'add at-risk to saef');
  const found = await editor.problems(file, (problems) => problems.length > 0);
  expect(found.map(({ message }) => message).join(' ')).toContain('Meintest du `safe`?');
  expect(await editor.end()).toBe(0);
});
