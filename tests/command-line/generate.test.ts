import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmitEngine } from '../../compiler/command-line/engines/emit-engines.ts';
import { generate, type Only } from '../../compiler/command-line/generate/generate.ts';
import { emitterOfOtherRules } from '../agree/broken-emitter.ts';
import { ACORNS } from '../mutate/acorns.ts';
import { tiny } from '../rulebook/sources.ts';
import { emptyFolder } from './console.ts';

const VARIANT = 'variant plenty of acorns\n  limit becomes 5\n';
const root = emptyFolder();
const at = (file: string): string => join(root, file);
const read = (file: string): string => readFileSync(at(file), 'utf8');

function put(file: string, text: string): void {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

async function run(how: { check?: boolean; only?: Only; emit?: EmitEngine } = {}) {
  const said = { out: [] as string[], err: [] as string[] };
  const exit = await generate({
    root,
    check: how.check ?? false,
    only: how.only,
    ...(how.emit ? { emit: how.emit } : {}),
    tell: (line) => said.out.push(line),
    complain: (line) => said.err.push(line),
  });
  return { exit, ...said };
}

beforeAll(async () => {
  put('rules/acorns/acorns.regel', ACORNS);
  put('rules/acorns/variants/plenty.regel', VARIANT);
  put('rules/starters/nuts/nuts.regel', ACORNS.replace('game acorns', 'game nuts'));
  expect(await run()).toMatchObject({ exit: 0, err: [] });
});

test('engines of games are committed, but not of starters, and the fingerprints of all the rest', () => {
  const { committed, onDemand } = JSON.parse(read('generated/manifest.json'));
  const own = ['core.ts', 'data.ts', 'engine.ts', 'texts.ts', 'why.ts'];
  const inGame = Object.keys(committed).filter((file) => !file.startsWith('runtime/'));
  expect(inGame).toEqual(own.map((file) => `acorns/${file}`));
  const others = ['conformance.test.ts', 'core.wasm', 'examples.ts', 'rulebook.ts', 'vectors.json'];
  expect(new Set(Object.keys(onDemand))).toEqual(
    new Set([
      ...others.map((file) => `acorns/${file}`),
      ...[...own, ...others].flatMap((file) => [`acorns/plenty/${file}`, `nuts/${file}`]),
      'games.ts',
      'vectors.schema.json',
    ]),
  );
});

test('nothing is made again while rules and compiler stay as they are', async () => {
  const before = statSync(at('generated/acorns/vectors.json')).mtimeMs;
  const upToDate = { exit: 0, out: ['Everything in generated is up to date.'], err: [] };
  expect(await run()).toEqual(upToDate);
  expect(await run({ check: true })).toEqual(upToDate);
  expect(await run({ only: 'site' })).toEqual(upToDate);
  expect(statSync(at('generated/acorns/vectors.json')).mtimeMs).toBe(before);
});

test('in a fresh clone, a check makes what is not committed', async () => {
  const { onDemand } = JSON.parse(read('generated/manifest.json'));
  for (const file of [...Object.keys(onDemand), '.cache.json']) rmSync(at(`generated/${file}`));
  const { exit, err } = await run({ check: true });
  expect({ exit, err }).toEqual({ exit: 0, err: [] });
  expect(Object.keys(onDemand).filter((file) => !existsSync(at(`generated/${file}`)))).toEqual([]);
});

describe('a check tells what is stale, and the command that cures it', () => {
  const cure = '“npm run generate” makes them anew. Commit what it changes, with generated/manifest.json.';

  test('after a rule has changed', async () => {
    const core = read('generated/acorns/core.ts');
    put('rules/acorns/acorns.regel', ACORNS.replace('|  5 | 6', '|  5 | 7'));
    const { exit, err } = await run({ check: true });
    expect(exit).toBe(1);
    expect(err).toContain('  generated/acorns/core.ts');
    expect(err).toContain('  generated/acorns/plenty/vectors.json');
    expect(err.at(-1)).toBe(cure);
    expect(read('generated/acorns/core.ts')).toBe(core);
    put('rules/acorns/acorns.regel', ACORNS);
  });

  test('after a committed file was changed by hand', async () => {
    const core = read('generated/acorns/core.ts');
    put('generated/acorns/core.ts', `${core}// changed\n`);
    const { exit, err } = await run({ check: true });
    expect({ exit, err }).toEqual({ exit: 1, err: [expect.any(String), '  generated/acorns/core.ts', cure] });
    expect(await run()).toMatchObject({ exit: 0, out: ['generated/acorns/core.ts'] });
    expect(read('generated/acorns/core.ts')).toBe(core);
  });

  test('where the manifest is another', async () => {
    const manifest = read('generated/manifest.json');
    put('generated/manifest.json', manifest.replace(/("acorns\/vectors\.json": ")\w/, '$1-'));
    const { exit, err } = await run({ check: true });
    expect({ exit, err }).toEqual({
      exit: 1,
      err: [expect.any(String), '  generated/acorns/vectors.json', cure],
    });
    put('generated/manifest.json', manifest);
  });
});

test('a comment in the rules makes no vectors anew', async () => {
  put('rules/acorns/acorns.regel', `# A comment\n${ACORNS}`);
  const { exit, out } = await run();
  expect({ exit, out }).toEqual({ exit: 0, out: [] });
  put('rules/acorns/acorns.regel', ACORNS);
});

test('an engine that disagrees with the interpreter is never written, nor anything with it', async () => {
  const manifest = read('generated/manifest.json');
  const core = read('generated/acorns/core.ts');
  put('rules/acorns/acorns.regel', ACORNS.replace('11 | 9', '12 | 9'));
  const emit = emitterOfOtherRules('acorns/acorns.regel', '12 | 9', '13 | 9');
  for (const only of [undefined, 'site'] as const) {
    const { exit, err } = await run({ emit, ...(only ? { only } : {}) });
    expect(exit).toBe(3);
    expect(err[0]).toBe(
      'The engine of acorns would not play by its rules: scoring-store is different in it.',
    );
    expect(err.join('\n')).toContain('The engine of acorns/plenty would not play by its rules');
    expect([read('generated/manifest.json'), read('generated/acorns/core.ts')]).toEqual([manifest, core]);
  }
  put('rules/acorns/acorns.regel', ACORNS);
});

test('a variant that is gone leaves nothing behind; what is written by hand stays', async () => {
  put('generated/acorns/notes.ts', 'export {};\n');
  rmSync(at('rules/acorns/variants/plenty.regel'));
  const { exit, out } = await run({ only: 'site' });
  expect(exit).toBe(0);
  expect(out).toContain('generated/acorns/plenty/core.ts removed');
  expect(readdirSync(at('generated/acorns'))).not.toContain('plenty');
  expect(read('generated/acorns/notes.ts')).toBe('export {};\n');
  rmSync(at('generated/acorns/notes.ts'));
});

test('rules with mistakes give nothing', async () => {
  put('rules/acorns/acorns.regel', ACORNS.replace('award prize', 'award price'));
  expect(await run()).toMatchObject({
    exit: 1,
    err: ['The rules have mistakes; “npx regel check” shows them. Nothing was written.'],
  });
  put('rules/acorns/acorns.regel', ACORNS);
});

describe('a game with mistakes', () => {
  const broken = 'game owl\n  players 2..3\n\nphase game\n  do nowhere\n';
  const told = 'Left out, as their rules have mistakes: owl. “npx regel check” shows them.';

  test('is left out of what is made for the site, and the others are made', async () => {
    put('rules/owl/owl.regel', broken);
    const { exit, err } = await run({ only: 'site' });
    expect({ exit, err }).toEqual({ exit: 4, err: [told] });
    expect(existsSync(at('generated/acorns/rulebook.ts'))).toBe(true);
    expect(existsSync(at('generated/owl'))).toBe(false);
  });

  test('keeps the engine that was made of it, and loses its book', async () => {
    put('rules/owl/owl.regel', ACORNS.replace('game acorns', 'game owl'));
    expect(await run({ only: 'site' })).toMatchObject({ exit: 0, err: [] });
    put('rules/owl/owl.regel', broken);
    expect((await run({ only: 'site' })).exit).toBe(4);
    expect(existsSync(at('generated/owl/engine.ts'))).toBe(true);
    expect(existsSync(at('generated/owl/rulebook.ts'))).toBe(false);
  });

  test('keeps everything from being generated', async () => {
    expect(await run()).toMatchObject({ exit: 1, err: [expect.stringContaining('Nothing was written')] });
    rmSync(at('rules/owl'), { recursive: true });
    expect((await run({ only: 'site' })).exit).toBe(0);
    expect(existsSync(at('generated/owl'))).toBe(false);
  });
});

describe('a rulebook with mistakes', () => {
  const [rules, ...pages] = tiny();
  const page = pages[0]!;
  const bad = page.text.replace('Text.', 'Text {process.exit(7)}.');
  const about = join('generated', 'tiny', 'rulebook.ts');
  const book = ['examples.ts', 'rulebook.ts'];
  const inFolder = (): string[] => readdirSync(at('generated/tiny')).filter((file) => book.includes(file));
  const told = [
    expect.stringMatching(
      /^error\[rulebook-code\]: Code in a rulebook\n {2}rules\/tiny\/rulebook\/nl\.mdx:\d+:6\n/,
    ),
    'Left out, as their rulebooks have mistakes: tiny.',
  ];

  beforeAll(async () => {
    for (const { file, text } of [rules!, ...pages]) put(`rules/${file}`, text);
    // Its sections were never confirmed, which can wait.
    expect(await run({ only: 'site' })).toMatchObject({ exit: 0, err: [] });
    expect(inFolder()).toEqual(book);
  });
  afterAll(() => rmSync(at('rules/tiny'), { recursive: true }));

  test.each(['site', 'rulebook'] as const)(
    'is left out of what is made for the %s, and told',
    async (only) => {
      put(`rules/${page.file}`, bad);
      const { exit, err } = await run({ only });
      expect({ exit, err }).toEqual({ exit: 4, err: told });
      expect(inFolder()).toEqual([]);
      expect(existsSync(at('generated/tiny/engine.ts'))).toBe(true);
      expect(existsSync(at('generated/acorns/rulebook.ts'))).toBe(true);
      put(`rules/${page.file}`, page.text);
      expect(await run({ only })).toMatchObject({ exit: 0, err: [] });
      expect(inFolder()).toEqual(book);
    },
  );

  test('keeps everything from being generated', async () => {
    put(`rules/${page.file}`, bad);
    const before = read(about);
    const { exit, err } = await run();
    expect({ exit, err }).toEqual({
      exit: 1,
      err: [told[0], 'These rulebooks have mistakes: tiny. Nothing was written.'],
    });
    expect(read(about)).toBe(before);
    put(`rules/${page.file}`, page.text);
  });

  test('is told with its first problems only, and where all are', async () => {
    put(`rules/${page.file}`, page.text.replace('Text.', 'x {y}\n'.repeat(9)));
    const { exit, err } = await run({ only: 'site' });
    expect([exit, err.length]).toEqual([4, 7]);
    expect(err[5]).toBe('9 problems; all: npx regel check rules/tiny\n');
    put(`rules/${page.file}`, page.text);
  });

  test('in one language only: the book is left out too', async () => {
    rmSync(at(`rules/${page.file}`));
    const { exit, err } = await run({ only: 'site' });
    expect([exit, err[0]]).toEqual([4, expect.stringContaining('error[no-rulebook-file]')]);
    put(`rules/${page.file}`, page.text);
  });
});
