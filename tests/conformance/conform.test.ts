import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Vectors } from '../../compiler/protocol/dialogue.ts';
import { emptyFolder, PROJECT, regel } from '../command-line/console.ts';

const node = `"${process.execPath}"`;
const REFERENCE = `${node} compiler/regel.mjs serve --stdio`;
const wrong = (way: string): string => `${node} tests/conformance/engines/wrong.mjs ${way}`;
const astray = (way: string): string => `${node} tests/conformance/engines/astray.mjs ${way}`;
const now = (): number => performance.now();

/** The vectors of a game, as far as they are wanted, in a folder of their own. */
function someVectors(game: string, wanted: (id: string) => boolean): string {
  const text = readFileSync(join(PROJECT, 'generated', game, 'vectors.json'), 'utf8');
  const vectors = JSON.parse(text) as Vectors;
  const dialogues = vectors.dialogues.filter(({ id }) => wanted(id));
  expect(dialogues.length).toBeGreaterThan(0);
  const folder = emptyFolder();
  mkdirSync(join(folder, game), { recursive: true });
  writeFileSync(join(folder, game, 'vectors.json'), JSON.stringify({ ...vectors, dialogues }));
  return folder;
}

describe('the reference', () => {
  test('conforms to its own vectors', async () => {
    const engine = `${node} compiler/regel.mjs serve clever --stdio`;
    const { exit, out, err } = await regel(['conform', '--engine', engine, '--game', 'clever'], { now });
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toMatch(/^ {2}table-rating +\d+ +0$/m);
    expect(out).toMatch(/\d+ passed, 0 failed, in [\d.]+ s\n$/);
  });

  test('conforms as data, with every game that it offers', async () => {
    const vectors = someVectors('roll-and-write/short-game', (id) => /^(save|tie|count)-/.test(id));
    const { exit, out } = await regel(['conform', '--engine', REFERENCE, '--vectors', vectors, '--json'], {
      now,
    });
    const report = JSON.parse(out);
    expect(exit).toBe(0);
    expect(report).toMatchObject({ failed: 0, notOffered: [], games: [{ failures: [] }] });
    expect(report.passed).toBeGreaterThan(10);
  });

  test('a game that the engine does not offer is said, and nothing asked is no success', async () => {
    const vectors = someVectors('roll-and-write', (id) => id.startsWith('table-'));
    const engine = `${node} compiler/regel.mjs serve clever --stdio`;
    const { exit, out } = await regel(['conform', '--engine', engine, '--vectors', vectors], { now });
    expect(exit).toBe(1);
    expect(out).toContain('Not offered by the engine, so not asked: roll-and-write.');
  });
});

test('vectors of other rules are told of', async () => {
  const cwd = emptyFolder();
  cpSync(join(PROJECT, 'rules'), join(cwd, 'rules'), { recursive: true });
  cpSync(
    someVectors('clever', (id) => id === 'table-rounds'),
    join(cwd, 'generated'),
    { recursive: true },
  );
  const engine = `${node} "${join(PROJECT, 'compiler/regel.mjs')}" serve clever --stdio`;
  const asked = () => regel(['conform', '--engine', engine], { cwd, now });
  expect(await asked()).toMatchObject({ exit: 0, err: '' });
  const rules = join(cwd, 'rules/clever/clever.regel');
  writeFileSync(rules, readFileSync(rules, 'utf8').replace('otherwise 47', 'otherwise 46'));
  expect(await asked()).toMatchObject({
    exit: 0,
    err: 'The vectors of clever were made from other rules or examples than those of now; “npm run generate” makes them anew.\n',
  });
});

describe('a wrong engine', () => {
  test('one wrong cell of a table is found, under the name of the rule', async () => {
    const vectors = someVectors('clever', (id) => /^(table|term|example-solo)/.test(id));
    const args = ['conform', '--engine', wrong('rating'), '--vectors', vectors];
    const { exit, out } = await regel(args, { now });
    expect(exit).toBe(1);
    expect(out).toMatch(/^ {2}table-rating +0 +2$/m);
    expect(out).toMatch(/^ {2}example-solo-rating +0 +1$/m);
    expect(out).toMatch(/^ {2}table-rounds +1 +0$/m);
    expect(out).toContain('value: expected 1, got 2');
  });

  test('where a digest differs, the field is named', async () => {
    const vectors = someVectors('roll-and-write', (id) => id === 'example-ani-crosses-two-buildings');
    const { exit, out } = await regel(['conform', '--engine', wrong('coins'), '--vectors', vectors], { now });
    expect(exit).toBe(1);
    expect(out).toContain('state.fields.coins[0]: expected 3, got 4');
  });

  test('one that shows a player what others hide is found, where it is written out and where it is not', async () => {
    const vectors = someVectors('palace', (id) => /^game-(2-players-1-imaginary-[12]|3-players-2)$/.test(id));
    const args = ['conform', '--engine', wrong('leak'), '--vectors', vectors, '--json'];
    const { exit, out } = await regel(args, { now });
    const { failed, games } = JSON.parse(out);
    expect({ exit, failed }).toEqual({ exit: 1, failed: 3 });
    for (const { request } of games[0].failures) expect(request).toMatchObject({ do: 'view', player: 2 });
  });

  test.each([
    ['never-broken', ['always-six-dice', 'always-marks-within-bounds']],
    ['always-broken', ['always-six-dice', 'always-marks-within-bounds', 'game-2-players-1']],
  ])('about what is always so: %s', async (way, found) => {
    const ids = ['always-six-dice', 'always-marks-within-bounds', 'game-2-players-1'];
    const vectors = someVectors('clever', (id) => ids.includes(id));
    const args = ['conform', '--engine', wrong(way), '--vectors', vectors, '--json'];
    const report = JSON.parse((await regel(args, { now })).out);
    expect(report.games[0].failures.map(({ dialogue }: { dialogue: string }) => dialogue)).toEqual(found);
  });

  test.each([
    ['silent', 'The engine did not answer within 3 s.'],
    ['ends', 'The engine ended instead of answering (7).'],
    ['chatty', 'something that is not JSON: thinking …'],
    ['other-id', 'does not have the id of the request'],
  ])('%s', async (way, message) => {
    const vectors = someVectors('clever', (id) => id.startsWith('table-'));
    const args = ['conform', '--engine', astray(way), '--vectors', vectors, '--timeout', '3'];
    const { exit, out } = await regel(args, { now });
    expect(exit).toBe(1);
    expect(out).toContain(message);
    expect(out.includes('cannot find the dice')).toBe(way === 'ends');
    expect(out).toContain('2 dialogues were not led');
  });

  test('one that does not even say hello is not waited for longer than was said', async () => {
    const started = performance.now();
    const { exit, out } = await regel(['conform', '--engine', 'sleep 100', '--timeout', '1'], { now });
    expect(exit).toBe(1);
    expect(out).toContain('The engine did not answer within 1 s.');
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  test('one of another protocol', async () => {
    const { exit, out } = await regel(['conform', '--engine', astray('other-protocol'), '--json'], { now });
    expect(exit).toBe(1);
    expect(JSON.parse(out).problem).toBe('The engine speaks protocol 9, this program protocol 3.');
  });

  test('none at all', async () => {
    const { exit, out } = await regel(['conform', '--engine', 'exit 5'], { now });
    expect(exit).toBe(1);
    expect(out).toContain('The engine ended instead of answering (5).');
  });
});

test.each([
  [['conform'], 'Which engine?'],
  [['conform', '--engine', 'x', '--game', 'chess'], 'There is no game “chess”'],
  [['conform', '--engine', 'x', '--vectors', 'rules'], 'There are no vectors in rules'],
  [['conform', '--engine', 'x', '--timeout', '0'], '--timeout must be from 1'],
  [['serve', 'clever'], 'Say --stdio'],
  [['serve', 'chess', '--stdio'], 'There is no game “chess”'],
])('%j: %s', async (args, message) => {
  const { exit, out, err } = await regel(args);
  expect(err).toContain(message);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
});
