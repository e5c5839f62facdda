import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import ts from 'typescript';
import { build } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { withPage } from '../browser/browser.ts';
import { regel } from '../command-line/console.ts';
import { problemsIn, STRICTEST } from '../engine/strict.ts';
import { exampleIn, gamesToPack, type Installed, installed, nodes, type Packed, printed } from './project.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 });

const ALL = [
  ...['clever', 'roll-and-write', 'dice-game', 'palace', 'alcazaba'],
  ...['pig', 'tic-tac-toe', 'whist', 'clever/quick'],
];
const GAMES = gamesToPack(ALL);

let project: Installed;
/** What the example of each package prints: the same everywhere. */
const expected = new Map<string, string>();

beforeAll(async () => {
  project = await installed(GAMES);
  for (const one of project.packages)
    expected.set(one.name, printed(nodes()[0]!, project, 'first.mjs', exampleIn(one)));
});

function tarballOf({ tarball }: Packed): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(tarball));
}

describe.each(GAMES.map((_, index) => index))('package %i', (index) => {
  const one = (): Packed => project.packages[index]!;

  test('is clean for publint', async () => {
    const { messages } = await publint({ pack: { tarball: tarballOf(one()).buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  test('has the right types for every way to import it', async () => {
    const found = await checkPackage(createPackageFromTarballData(tarballOf(one())), {
      // Bytes, which have no types.
      excludeEntrypoints: ['./core.wasm'],
    });
    // Older resolution knows no `exports`: it finds the engine, by `main`, and nothing else.
    const problems = (found.types ? found.problems : [{ kind: 'no types' }]).filter(
      (problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(problems).toEqual([]);
  });

  test('plays a game in every Node, by import and by require', () => {
    expect(expected.get(one().name)).toMatch(/^player \d: .*\n(.*\n)*\[\n? *\{ ?\n? *seat: \d/);
    const required = exampleIn(one()).replace(/import (\{.*\}) from ('.*');/, 'const $1 = require($2);');
    for (const node of nodes()) {
      expect(printed(node, project, 'play.mjs', exampleIn(one()))).toBe(expected.get(one().name));
      expect(printed(node, project, 'play.cjs', required)).toBe(expected.get(one().name));
    }
  });

  test('plays the same game light, with states that were cloned, by import and by require', () => {
    const program = exampleIn(one())
      .replace(', write', '')
      .replace('write(move)', 'move.action')
      .replace('state = play(state,', 'state = play(structuredClone(state),');
    const light = program.replace(`'${one().name}'`, `'${one().name}/light'`);
    const required = light.replace(/import (\{.*\}) from ('.*');/, 'const $1 = require($2);');
    for (const node of nodes()) {
      const whole = printed(node, project, 'whole.mjs', program.replace('structuredClone(state)', 'state'));
      expect(printed(node, project, 'light.mjs', light)).toBe(whole);
      expect(printed(node, project, 'light.cjs', required)).toBe(whole);
    }
  });

  test('everything that its manifest exports can be imported', () => {
    const manifest = JSON.parse(readFileSync(join(one().folder, 'package.json'), 'utf8'));
    const modules = Object.keys(manifest.exports).filter((path) => !/\.\w+$/.test(path));
    expect(modules).toEqual(
      expect.arrayContaining(['.', './play', './light', './by-seat', './core', './texts/nl', './texts/de']),
    );
    const names = modules.map((path) => one().name + path.slice(1));
    const program = `${names.map((name) => `await import('${name}');`).join('\n')}
const { createRequire } = await import('node:module');
const { readFileSync } = await import('node:fs');
const require = createRequire(import.meta.url);
for (const name of ${JSON.stringify(names)}) require(name);
const { createWasmCore, wasmModule } = await import('${one().name}/wasm');
const core = createWasmCore(wasmModule(readFileSync(require.resolve('${one().name}/core.wasm'))));
core.start({ players: 4, imaginary: 0, options: [0, 0, 0], seed: [1, 2, 3, 4] });
console.log(core.actors() > 0, require('${one().name}/vectors.json').dialogues.length > 0);
console.log(require('${one().name}/schemas/move.schema.json').title);`;
    if (!manifest.exports['./wasm']) return;
    expect(printed(nodes()[0]!, project, 'all.mjs', program)).toBe(`true true\n${GAMES[index]}: move\n`);
  });

  test('speaks the engine protocol as a program', () => {
    const program = `const { spawnSync } = require('node:child_process');
const script = require.resolve('${one().name}/package.json').replace('package.json', 'esm/serve.js');
process.stdout.write(spawnSync(process.execPath, [script], { input: '{"do":"hello"}\\n' }).stdout);`;
    for (const node of nodes())
      expect(JSON.parse(printed(node, project, 'hello.cjs', program))).toMatchObject({
        games: [GAMES[index]],
      });
  });

  test('fits into the strictest project, and types its moves', () => {
    const [, players] = /players: (\d+)/.exec(exampleIn(one()))!;
    writeFileSync(
      join(project.root, 'strict.ts'),
      `import { isMove, moves, play, start, view, type Move, type State } from '${one().name}';
import { bySeat } from '${one().name}/by-seat';
import { texts } from '${one().name}/texts/nl';
import * as small from '${one().name}/play';
import * as light from '${one().name}/light';
export const begun: State = start({ players: ${players}, seed: 'strict' });
export const first: Move | undefined = moves(begun, 'server')[0];
export const next: State = first ? play(begun, first, 'mover') : begun;
export const isGuarded: boolean = isMove(JSON.parse('{}'));
export const named: string = texts['game'];
export const other: small.State = small.start({ players: ${players} });
export const own: object | undefined = bySeat(view(begun, 1)).seats[1];
export const plain: light.State = structuredClone(light.start({ players: ${players} }));
export const listed: readonly light.Move[] = light.moves(plain, 'server');
// @ts-expect-error: nobody can play with 17.
export const wrong: State = start({ players: 17 });
`,
    );
    const strict = { ...STRICTEST, skipLibCheck: false, declaration: true, isolatedDeclarations: true };
    const { noEmit: _, ...options } = strict;
    for (const module of [ts.ModuleKind.ESNext, ts.ModuleKind.NodeNext]) {
      const moduleResolution =
        module === ts.ModuleKind.ESNext ? ts.ModuleResolutionKind.Bundler : ts.ModuleResolutionKind.NodeNext;
      const asked = { ...options, module, moduleResolution, noEmit: true, verbatimModuleSyntax: false };
      expect(problemsIn(project.root, ['strict.ts'], asked)).toEqual({});
    }
  });

  test('plays straight in a browser, in few requests, and in what Vite builds', async () => {
    const show = (from: string): string =>
      `${exampleIn(one())
        .replace(/from '.*'/, `from '${from}'`)
        .replaceAll('console.log(', 'lines.push(')}
document.title = JSON.stringify(lines.map((line) => (typeof line === 'string' ? line : line.map(({ points }) => points))));`;
    const page = (script: string): string =>
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title></title>${script}</html>`;
    writeFileSync(join(project.root, 'main.js'), `const lines = [];\n${show(one().name)}`);
    writeFileSync(join(project.root, 'index.html'), page('<script type="module" src="./main.js"></script>'));
    await build({ root: project.root, logLevel: 'silent', base: './', build: { emptyOutDir: true } });
    const plain = page(
      `<script type="module">const lines = [];\n${show(`./node_modules/${one().name}/esm/engine.js`)}</script>`,
    );
    const site = {
      files: { '/project/plain.html': plain },
      folders: { '/built/': join(project.root, 'dist'), '/project/': project.root },
    };
    const asked: string[] = [];
    const titles = await withPage(async (tab) => {
      tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const found: string[] = [];
      for (const path of ['/project/plain.html', '/built/index.html']) {
        await tab.goto(path);
        await tab.waitForFunction('document.title !== ""');
        found.push(await tab.title());
      }
      return found;
    }, site);
    expect(asked.filter((path) => path.includes('/esm/')).length).toBeLessThanOrEqual(6);
    const [straight, built] = titles.map((title) => JSON.parse(title) as (string | number[])[]);
    expect(built).toEqual(straight);
    // Moves are printed as lines, and the points of the ranking stand in what Node prints behind them.
    const lines = expected.get(one().name)!;
    expect(lines.split('\n').slice(0, straight!.length - 1)).toEqual(straight!.slice(0, -1));
    const points = [...lines.matchAll(/points: (-?\d+)/g)].map(([, number]) => Number(number));
    expect(straight!.at(-1)).toEqual(points);
  });

  test('does not bundle what is not used', async () => {
    const bundled = async (program: string): Promise<string> => {
      writeFileSync(join(project.root, 'used.js'), program);
      const made = await build({
        root: project.root,
        logLevel: 'silent',
        build: { write: false, minify: true, rollupOptions: { input: join(project.root, 'used.js') } },
      });
      const { output } = made as unknown as { output: readonly { readonly code?: string }[] };
      return output.map(({ code }) => code ?? '').join('');
    };
    const from = (path: string, names: string): Promise<string> =>
      bundled(`import { ${names} } from '${one().name}${path}'; globalThis.used = { ${names} };`);
    const [whole, playing, small, light] = [
      await from('', 'start, moves, play, why, tell, load, session'),
      await from('', 'start, moves, play'),
      await from('/play', 'start, moves, play'),
      await from('/light', 'start, toAct, isOver, moves, play, view, result'),
    ];
    const manifest = JSON.parse(readFileSync(join(one().folder, 'package.json'), 'utf8'));
    const language = await import(join(one().folder, 'esm/texts/nl.js'));
    const [reason] = Object.entries(language.texts).find(([id]) => id.startsWith('reason-')) as [
      string,
      string,
    ];
    expect(manifest.sideEffects).toBe(false);
    expect(whole).toContain(language.texts[reason]);
    expect(playing).toContain(language.texts[reason]);
    expect(small).not.toContain(language.texts[reason]);
    expect(playing.length).toBeLessThan(0.75 * whole.length);
    expect(small.length).toBeLessThan(playing.length);
    // The larger a core, the less of it is left out: most of that of the Palace, twice as large as others, is needed to play.
    expect(light.length).toBeLessThan((small.length < 150_000 ? 0.65 : 0.75) * small.length);
    // Of Clever and its variants all of it is 15 kB at most.
    if (one().name.startsWith('regelwerk-clever')) expect(gzipSync(light).length).toBeLessThanOrEqual(15_000);
  });
});

test('writes again only what has changed, and never over what is not a package', async () => {
  const [first] = project.packages;
  const again = ['build', GAMES[0]!, '--to', first!.folder, '--json'];
  const { out } = await regel(again);
  expect(JSON.parse(out).written).toEqual([]);
  writeFileSync(join(first!.folder, 'README.md'), 'changed');
  expect(JSON.parse((await regel(again)).out).written).toEqual(['README.md']);
  writeFileSync(join(project.root, 'README.md'), 'mine');
  const refused = await regel(['build', GAMES[0]!, '--to', project.root]);
  expect(refused).toMatchObject({
    exit: 1,
    err: expect.stringContaining('was not generated, and would be lost'),
  });
  expect(readFileSync(join(project.root, 'README.md'), 'utf8')).toBe('mine');
  // It is built three times, and may be the largest game.
}, 600_000);

test('an unknown game is told, with a suggestion', async () => {
  const { exit, err } = await regel(['build', 'clver', '--to', 'packages']);
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining('clever') });
});
