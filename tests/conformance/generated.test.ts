import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { emitSchema, emitTest, vectorsFile } from '../../compiler/4-emit/conformance/index.ts';
import type { Emitted } from '../../compiler/4-emit/emitted.ts';
import { emitEngine, emitIndex, emitRuntime, RUNTIME } from '../../compiler/4-emit/engine/index.ts';
import { compile } from '../../compiler/compile.ts';
import { ROOT, readSources } from '../sources.ts';

vi.setConfig({ testTimeout: 120_000 });

const sources = readSources('rules');
const { games } = compile(sources, { texts: false, runExamples: false });
const present = readdirSync(`${ROOT}generated`, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(`${ROOT}generated/`.length));

/** Every byte is as the compiler writes it. */
function check({ file, text }: Emitted): void {
  const committed = present.includes(file) ? readFileSync(`${ROOT}generated/${file}`, 'utf8') : '';
  expect(firstChange(committed, text), `generated/${file}: “npm run generate” writes it again`).toBe('');
}

describe('everything in generated is what the rules give', () => {
  test.each(games)('$id: engine and tests', async (game) => {
    for (const file of [...(await emitEngine(game, sources)), await emitTest(game)]) check(file);
  });

  test('what is alike for all games', async () => {
    check(await emitIndex(games.map(({ id }) => id)));
    check(emitSchema());
    for (const file of readdirSync(`${ROOT}${RUNTIME}`))
      check(emitRuntime(file, readFileSync(`${ROOT}${RUNTIME}/${file}`, 'utf8')));
  });

  test('and nothing else is there', () => {
    const own = 'core.ts data.ts texts.ts why.ts engine.ts conformance.test.ts rulebook.ts examples.ts'.split(
      ' ',
    );
    const known = new Set([
      ...['games.ts', 'vectors.schema.json'],
      ...readdirSync(`${ROOT}${RUNTIME}`).map((file) => `runtime/${file}`),
      ...games.flatMap(({ id }) => [vectorsFile(id), ...own.map((file) => `${id}/${file}`)]),
    ]);
    expect(present.filter((file) => !known.has(file))).toEqual([]);
  });
});

/** The first line that differs, so that a failure can be read. */
function firstChange(before: string, now: string): string {
  if (before === now) return '';
  const [old, lines] = [before.split('\n'), now.split('\n')];
  const index = lines.findIndex((line, at) => line !== old[at]);
  return index < 0
    ? `line ${lines.length + 1}`
    : `line ${index + 1}: ${(old[index] ?? '').slice(0, 300)} → ${lines[index]!.slice(0, 300)}`;
}

test('all code here says in its first line that it is generated, and from what', () => {
  for (const file of present.filter((name) => name.endsWith('.ts'))) {
    const [first] = readFileSync(`${ROOT}generated/${file}`, 'utf8').split('\n', 1);
    const rules = file.includes('/') ? `rules/${file.split('/')[0]}` : 'rules';
    const from = file.startsWith('runtime/') ? RUNTIME : rules;
    expect([file, first]).toEqual([file, `// Code generated from ${from} by Regelwerk. DO NOT EDIT.`]);
  }
});
