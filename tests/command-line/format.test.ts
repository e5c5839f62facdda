import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyOfRules, regel } from './console.ts';

const LOOSE = 'table rounds by players\n  players | 1 | 2\n  rounds |   60 | 6\n';
const TIDY = 'table rounds by players\n  players |  1 | 2\n  rounds  | 60 | 6\n';

describe('format', () => {
  test('leaves what is formatted alone', async () => {
    const cwd = copyOfRules('clever');
    const file = join(cwd, 'rules/clever/clever.regel');
    utimesSync(file, 1000, 1000);
    expect(await regel(['format'], { cwd })).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/^All \d+ files are formatted well already\.\n$/),
    });
    expect(statSync(file).mtimeMs).toBe(1_000_000);
  });

  test('writes only what changes, says what, and a second time nothing is left to do', async () => {
    const cwd = copyOfRules('clever');
    const file = join(cwd, 'rules/clever/more.regel');
    writeFileSync(file, LOOSE);
    chmodSync(file, 0o640);
    const check = await regel(['format', '--check'], { cwd });
    expect(check.exit).toBe(1);
    expect(check.out).toMatch(
      /would change {2}rules\/clever\/more\.regel\n1 file would change, \d+ are fine\./,
    );
    expect(readFileSync(file, 'utf8')).toBe(LOOSE);
    expect((await regel(['format'], { cwd })).out).toMatch(
      /^formatted {2}rules\/clever\/more\.regel\n1 file formatted, \d+ fine already\.\n$/,
    );
    expect(readFileSync(file, 'utf8')).toBe(TIDY);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(await regel(['format', '--check'], { cwd })).toMatchObject({ exit: 0 });
    expect(readdirSync(join(cwd, 'rules/clever')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('a file, a folder, a file twice', async () => {
    const cwd = copyOfRules('clever');
    for (const name of ['one', 'other']) writeFileSync(join(cwd, `rules/clever/${name}.regel`), LOOSE);
    const args = ['format', 'rules/clever/one.regel', 'rules/clever/one.regel'];
    expect((await regel(args, { cwd })).out).toBe(
      'formatted  rules/clever/one.regel\n1 file formatted, 0 fine already.\n',
    );
    expect((await regel(['format', 'rules/clever'], { cwd })).out).toContain(
      'formatted  rules/clever/other.regel',
    );
  });

  test('from the standard input to the standard output', async () => {
    const bytes = new TextEncoder().encode(LOOSE);
    expect(await regel(['format', '-'], { bytes })).toEqual({ exit: 0, out: TIDY, err: '' });
    expect(await regel(['format', '-', '--check'], { bytes })).toMatchObject({ exit: 1, out: '' });
    expect(await regel(['format', '-', 'rules'], { bytes })).toMatchObject({ exit: 2 });
    expect(await regel(['format', '-'], { bytes: new Uint8Array([0xff]) })).toMatchObject({
      exit: 2,
      out: '',
    });
  });

  test('a file that is no UTF-8 keeps every byte', async () => {
    const cwd = copyOfRules('clever');
    const file = join(cwd, 'rules/clever/latin.regel');
    const bytes = Buffer.concat([Buffer.from(LOOSE), Buffer.from([0x23, 0xe9, 0x0a])]);
    writeFileSync(file, bytes);
    const { exit, err } = await regel(['format'], { cwd });
    expect(exit).toBe(1);
    expect(err).toContain('rules/clever/latin.regel is left alone: it is not UTF-8.');
    expect(readFileSync(file)).toEqual(bytes);
  });

  test('rules with mistakes keep every letter', async () => {
    const cwd = copyOfRules('clever');
    const file = join(cwd, 'rules/clever/broken.regel');
    const letters = (text: string) => text.replace(/[\s-]+/g, '');
    const source = readFileSync(join(cwd, 'rules/clever/clever.regel'), 'utf8');
    const broken = source.replaceAll('need ', 'need ( ').replace('phase game', 'phaze   game # ¿');
    writeFileSync(file, broken);
    await regel(['format', 'rules/clever/broken.regel'], { cwd });
    expect(letters(readFileSync(file, 'utf8'))).toBe(letters(broken));
  });

  test('a link stays a link', async () => {
    const cwd = copyOfRules('clever');
    writeFileSync(join(cwd, 'elsewhere.regel'), LOOSE);
    symlinkSync('../../elsewhere.regel', join(cwd, 'rules/clever/linked.regel'));
    expect((await regel(['format'], { cwd })).exit).toBe(0);
    expect(lstatSync(join(cwd, 'rules/clever/linked.regel')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(cwd, 'elsewhere.regel'), 'utf8')).toBe(TIDY);
  });
});
