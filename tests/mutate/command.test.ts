import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { vectorsText } from '../../compiler/4-emit/conformance/index.ts';
import { emptyFolder, regel } from '../command-line/console.ts';
import { ACORNS, acorns } from './acorns.ts';

let cwd = '';
let env: Record<string, string> = {};
beforeEach(() => {
  cwd = emptyFolder();
  env = { XDG_CACHE_HOME: join(cwd, 'cache') };
  mkdirSync(join(cwd, 'rules/acorns'), { recursive: true });
  writeFileSync(join(cwd, 'rules/acorns/acorns.regel'), ACORNS);
  mkdirSync(join(cwd, 'generated/acorns'), { recursive: true });
  writeFileSync(join(cwd, 'generated/acorns/vectors.json'), vectorsText(acorns().vectors));
});
const mutate = (...args: string[]) => regel(['mutate', 'acorns', ...args], { cwd, env });
const data = async (...args: string[]) => JSON.parse((await mutate(...args, '--json')).out);
const explain = (text: string) => writeFileSync(join(cwd, 'rules/acorns/mutants.txt'), text);

test('tells the score, what survives by rule, and where an example is missing', async () => {
  const { exit, out, err } = await mutate('--examples');
  expect(err).toBe('');
  expect(exit).toBe(0);
  expect(out).toMatch(/^ {2}comparisons +2 +2 +100\.0 % +2 +100\.0 %$/m);
  expect(out).toMatch(
    /^ {2}table-prize\n( {4}.*\n)* {4}[0-9a-f]{6} {2}“9” became “10” in “acorns 6” \(acorns\.regel:6\)$/m,
  );
  expect(out).toMatch(/^Mutation score \d+\.\d %; worked examples alone \d+\.\d %; in /m);
  expect(readdirSync(join(cwd, 'cache/regel'))).toEqual([]);
});

test('speaks three languages', async () => {
  expect((await mutate('--language', 'nl')).out).toMatch(
    /^Mutatiescore \d+,\d %; uitgewerkte voorbeelden alleen/m,
  );
  expect((await mutate('--language', 'de')).out).toMatch(
    /^Mutationswert \d+,\d %; durchgespielte Beispiele allein/m,
  );
});

test('ends as the score asked for says', async () => {
  expect((await mutate('--at-least', '50')).exit).toBe(0);
  expect((await mutate('--at-least', '100')).exit).toBe(1);
  expect((await mutate('--at-least', '101')).exit).toBe(2);
});

test('an explanation is shown but counts for nothing; an old one is told', async () => {
  const before = await data();
  const alive = before.all.find((one: { noticedBy: string }) => one.noticedBy === 'nobody');
  const noticed = before.all.find((one: { noticedBy: string }) => one.noticedBy === 'example');
  explain(`${alive.id}: nobody can tell\n`);
  const { exit, out } = await mutate();
  expect(out).toContain('nobody can tell');
  expect(exit).toBe(0);
  expect((await data()).score).toBe(before.score);
  explain(`${noticed.id}: old\n`);
  const old = await mutate();
  expect(old.out).toContain(`rules/acorns/mutants.txt, line 1: ${noticed.id} is noticed now`);
  expect(old.exit).toBe(1);
});

test('judges only what the rules themselves pass', async () => {
  const file = join(cwd, 'rules/acorns/acorns.regel');
  writeFileSync(file, ACORNS.replace('11 | 9', '11 | 8'));
  expect(await mutate()).toMatchObject({ exit: 1, err: expect.stringContaining('npm run generate') });
  writeFileSync(file, ACORNS.replace('points of Mia is 7', 'points of Mia is 8'));
  expect(await mutate()).toMatchObject({ exit: 1, err: expect.stringContaining('four-acorns') });
});

describe('results on disk', () => {
  test('a run that was broken off goes on, to the same report', async () => {
    const whole = await data('--resume', 'results.jsonl');
    const file = join(cwd, 'results.jsonl');
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines).toHaveLength(whole.all.length + 2);
    // Twelve results, and a thirteenth that broke off in the middle of a word.
    writeFileSync(file, `${lines.slice(0, 13).join('\n')}\n${lines[13]!.slice(0, 9)}`);
    expect(await data('--resume', 'results.jsonl')).toEqual(whole);
    expect(readFileSync(file, 'utf8').split('\n').toSorted()).toEqual(lines.toSorted());
  });

  test('what is known is not judged again', async () => {
    const whole = await data('--resume', 'results.jsonl');
    const file = join(cwd, 'results.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"by":"recorded"', '"by":"nobody"'));
    expect((await data('--resume', 'results.jsonl')).noticed).toBe(whole.byExamples);
  });

  test('results of other rules are never used', async () => {
    await mutate('--resume', 'results.jsonl');
    const file = join(cwd, 'results.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"by":"recorded"', '"by":"nobody"'));
    writeFileSync(join(cwd, 'rules/acorns/acorns.regel'), `${ACORNS}# and a comment\n`);
    const { err, out } = await mutate('--resume', 'results.jsonl', '--json');
    expect(err).toContain('results.jsonl holds results of other rules');
    expect(JSON.parse(out).noticed).toBeGreaterThan(JSON.parse(out).byExamples);
  });

  test.each([
    ['something else', 'my diary\n', 1],
    ['an empty object', '{}\n', 1],
    ['a list', '[1]\n', 1],
    ['a verdict that does not exist', 'HEAD\n{"id":"a","by":"magic","what":""}\n', 2],
    ['a verdict that is no object', 'HEAD\n{"id":"a","by":"nobody","what":""}\nnull\n', 3],
  ])('%s is refused and stays', async (_, content, line) => {
    const file = join(cwd, 'mine.txt');
    writeFileSync(file, content.replace('HEAD', '{"regel":"mutate","game":"acorns","fingerprint":"0"}'));
    const before = readFileSync(file, 'utf8');
    const { exit, err } = await mutate('--resume', 'mine.txt');
    expect(err).toContain(`mine.txt is no file of results of this command (line ${line})`);
    expect(exit).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('a folder, or one that is not there', async () => {
    expect(await mutate('--resume', 'rules')).toMatchObject({
      exit: 3,
      err: expect.stringContaining('it is a folder'),
    });
    expect(await mutate('--resume', 'no/such/file')).toMatchObject({
      exit: 3,
      err: expect.stringContaining('does not exist'),
    });
    expect(existsSync(join(cwd, 'no'))).toBe(false);
  });
});
