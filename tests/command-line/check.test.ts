import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sayTrouble } from '../../compiler/command-line/shared/file-errors.ts';
import { createSay } from '../../compiler/command-line/shared/words/index.ts';
import { ROOT } from '../sources.ts';
import { copyOfRules, emptyFolder, regel } from './console.ts';

/** Changes a file of the rules. */
function change(folder: string, file: string, edit: (text: string) => string): void {
  const path = join(folder, 'rules', file);
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`nothing changed in ${file}`);
  writeFileSync(path, after);
}

const misspelt = (text: string) => text.replace('need entry[cell] is none ', 'need entri[cell] is none ');

describe('check', () => {
  test('the rules of this project have no problems', async () => {
    const { exit, out, err } = await regel(['check']);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toMatch(/^No problems · \d+ files read\n$/);
  });

  test('a problem has its place, its excerpt and its cure, in three languages', async () => {
    const cwd = copyOfRules('clever');
    change(cwd, 'clever/clever.regel', misspelt);
    const { exit, out } = await regel(['check', '--no-examples'], { cwd });
    expect(exit).toBe(1);
    expect(out).toContain('error[unknown-name]: Unknown name\n  rules/clever/clever.regel:');
    expect(out).toContain('Did you mean `entry`?');
    expect(out).toMatch(/\^{5}\n/);
    expect(out).toMatch(/1 error in 1 file · \d+ files read\n$/);
    expect((await regel(['check', '--language', 'nl'], { cwd })).out).toContain('fout[unknown-name]');
    expect((await regel(['check'], { cwd, env: { LANG: 'de_DE.UTF-8' } })).out).toContain(
      'Fehler[unknown-name]',
    );
  });

  test('a path restricts what is reported, not what is read', async () => {
    const cwd = copyOfRules('alhambra', 'clever', 'roll-and-write');
    change(cwd, 'clever/clever.regel', misspelt);
    expect((await regel(['check', 'rules/roll-and-write'], { cwd })).exit).toBe(0); // `use alhambra` works
    expect((await regel(['check', 'rules/clever/clever.regel'], { cwd })).exit).toBe(1);
    expect((await regel(['check', 'rules/clever'], { cwd })).exit).toBe(1);
    expect((await regel(['check', 'rules/clever/examples.regel'], { cwd })).exit).toBe(0);
    expect((await regel(['check', '.'], { cwd })).exit).toBe(1);
    const inside = await regel(['check', '.'], { cwd: join(cwd, 'rules/clever') });
    expect(inside.out).toContain('\n  clever.regel:');
    expect((await regel(['check'], { cwd: join(cwd, 'rules/roll-and-write') })).exit).toBe(1);
  });

  test('a missing text is reported for the rules and for the file where it is missing', async () => {
    const cwd = copyOfRules('clever');
    change(cwd, 'clever/text/nl.ftl', (text) => text.replace(/^reason-too-low = .*$/m, ''));
    for (const path of ['rules/clever/clever.regel', 'rules/clever/text/nl.ftl'])
      expect((await regel(['check', path], { cwd })).out).toContain('warning[no-text]');
    expect((await regel(['check', 'rules/clever/text/de.ftl'], { cwd })).exit).toBe(0);
    expect((await regel(['check', '--no-texts'], { cwd })).exit).toBe(0);
  });

  test('an example that does not hold is a problem, unless examples are left out', async () => {
    const cwd = copyOfRules('clever');
    change(cwd, 'clever/examples.regel', (text) => text.replace('rounds[3] is 5', 'rounds[3] is 6'));
    expect(await regel(['check'], { cwd })).toMatchObject({
      exit: 1,
      out: expect.stringContaining('example'),
    });
    expect(await regel(['check', '--no-examples'], { cwd })).toMatchObject({ exit: 0 });
  });

  test('--json is one document and nothing else', async () => {
    const cwd = copyOfRules('clever');
    change(cwd, 'clever/clever.regel', misspelt);
    const { exit, out, err } = await regel(['check', '--json', '--times'], { cwd });
    expect({ exit, err }).toEqual({ exit: 1, err: '' });
    const data = JSON.parse(out);
    expect(data).toMatchObject({
      errors: 1,
      unreadable: [],
      declarations: { read: expect.any(Number), known: expect.any(Number) },
    });
    expect(data.problems[0]).toMatchObject({
      code: 'unknown-name',
      severity: 'error',
      file: 'rules/clever/clever.regel',
      suggestion: 'entry',
    });
    expect(data.times.map((time: { stage: string }) => time.stage)).toContain('syntax');
    expect(JSON.parse((await regel(['check', '--json'])).out)).toMatchObject({ problems: [], errors: 0 });
  });

  test('--times tells the stages and how much was read', async () => {
    const { out } = await regel(['check', '--times', '--language', 'nl']);
    expect(out).toContain('zinsbouw');
    expect(out).toMatch(/Declaraties: \d+ gelezen, \d+ al bekend\./);
  });

  test('colours only on a terminal, and not with NO_COLOR', async () => {
    const cwd = copyOfRules('clever');
    change(cwd, 'clever/clever.regel', misspelt);
    expect((await regel(['check'], { cwd, isTTY: true })).out).toContain('\u001b[');
    expect((await regel(['check'], { cwd, isTTY: true, env: { NO_COLOR: '1' } })).out).not.toContain(
      '\u001b',
    );
    expect((await regel(['check'], { cwd })).out).not.toContain('\u001b');
  });

  test('a file that is no UTF-8, or holds terminal codes, is reported and harmless', async () => {
    const cwd = copyOfRules('clever');
    writeFileSync(
      join(cwd, 'rules/clever/bad.regel'),
      Buffer.from([0x78, 0xff, 0x1b, 0x5b, 0x32, 0x4a, 0x0a]),
    );
    const { exit, out } = await regel(['check'], { cwd });
    expect(exit).toBe(1);
    expect(out).toContain('rules/clever/bad.regel:1');
    expect(out).not.toContain('\u001b');
  });

  test('a huge file is reported, not read to the end', async () => {
    const cwd = copyOfRules('clever');
    writeFileSync(join(cwd, 'rules/clever/huge.regel'), 'x'.repeat(3_000_000));
    const { exit, out } = await regel(['check'], { cwd });
    expect(exit).toBe(1);
    expect(out).toContain('error[too-large]');
    expect(out.length).toBeLessThan(20_000);
    writeFileSync(join(cwd, 'rules/clever/text/fr.ftl'), 'x = y\n'.repeat(400_000));
    expect((await regel(['check', 'rules/clever/text'], { cwd })).out).toContain(
      'fr.ftl cannot be read: it is too large.',
    );
  });

  test('why a file cannot be read is said in words', () => {
    const say = createSay('nl');
    const words = ['EACCES', 'ENOSPC', 'EROFS', 'EIO'].map((code) =>
      sayTrouble(Object.assign(new Error(), { code }), say),
    );
    expect(words).toEqual([
      'je hebt er geen rechten voor',
      'de schijf is vol',
      'de schijf kan alleen gelezen worden',
      'het systeem zegt EIO',
    ]);
  });

  test('a link that leads nowhere is said calmly, and a circle of links ends', async () => {
    const cwd = copyOfRules('clever');
    symlinkSync('nowhere', join(cwd, 'rules/clever/gone.regel'));
    symlinkSync('.', join(cwd, 'rules/again'));
    const { exit, out } = await regel(['check', '--no-examples'], { cwd });
    expect(exit).toBe(1);
    expect(out).toContain('rules/clever/gone.regel cannot be read: it is not there.');
    expect(out).toContain('1 file could not be read');
    expect(JSON.parse((await regel(['check', '--json'], { cwd })).out)).toMatchObject({
      errors: 1,
      unreadable: [{ trouble: 'missing' }],
    });
  });

  test('rules in a folder of another name, and a game that stands alone', async () => {
    const cwd = copyOfRules('alhambra', 'clever', 'roll-and-write');
    renameSync(join(cwd, 'rules'), join(cwd, 'spellen'));
    mkdirSync(join(cwd, 'photos'));
    expect((await regel(['check', 'spellen'], { cwd })).out).toMatch(/^No problems/);
    expect((await regel(['check', 'spellen/roll-and-write'], { cwd })).out).toMatch(
      /^No problems · \d+ files read/,
    );
    expect((await regel(['check', 'spellen/clever/variants/quick.regel'], { cwd })).out).toMatch(
      /^No problems · 1 file read/,
    );
    expect(await regel(['check', 'photos'], { cwd })).toMatchObject({ exit: 2 });
  });

  test('two rules folders at a time are one too many', async () => {
    const [one, other] = [copyOfRules('clever'), copyOfRules('clever')];
    expect(await regel(['check', join(one, 'rules'), join(other, 'rules')])).toMatchObject({ exit: 2 });
  });

  test('an empty rules folder', async () => {
    const cwd = emptyFolder();
    mkdirSync(join(cwd, 'rules'));
    expect(await regel(['check'], { cwd })).toMatchObject({ exit: 0, out: 'No problems · 0 files read\n' });
    expect(await regel(['build'], { cwd })).toMatchObject({
      exit: 1,
      out: expect.stringContaining('No game was compiled.'),
    });
  });
});

describe('build', () => {
  test('says what was made of every game and variant', async () => {
    const { exit, out } = await regel(['build']);
    expect(exit).toBe(0);
    expect(out).toMatch(/^clever +1–4 +9 +3 +2 +5 +1 /m);
    expect(out).toMatch(/^ {2}\/quick +1–4/m);
    expect(out).toMatch(/^roll-and-write +1–5 .*de \d+, nl \d+$/m);
    expect(out).toContain('Shared by the games: alhambra, common.');
    expect(out).toContain('Nothing was written');
  });

  test('as data', async () => {
    const { games, leftOut, written } = JSON.parse((await regel(['build', '--json', 'rules/clever'])).out);
    const variants = readdirSync(join(ROOT, 'rules/clever/variants')).filter((file) =>
      file.endsWith('.regel'),
    );
    expect(games.map((game: { game: string }) => game.game)).toEqual([
      'clever',
      ...variants.sort().map((file) => `clever/${file.replace('.regel', '')}`),
    ]);
    expect({ leftOut, written }).toEqual({ leftOut: [], written: [] });
  });

  test('writes nothing into a folder if no game could be compiled, and says so', async () => {
    const cwd = copyOfRules('clever');
    change(cwd, 'clever/clever.regel', misspelt);
    const { exit, out } = await regel(['build', 'rules/clever', '--to', 'app', '--ts'], { cwd });
    expect(exit).toBe(1);
    expect(out).toContain('app is as it was: there is no game without errors to write.');
    expect(readdirSync(cwd)).not.toContain('app');
  });

  test('names the games that could not be compiled', async () => {
    const cwd = copyOfRules('alhambra', 'clever', 'roll-and-write');
    change(cwd, 'clever/clever.regel', misspelt);
    const { exit, out } = await regel(['build'], { cwd });
    expect(exit).toBe(1);
    expect(out).toContain(
      'Not compiled because of the problems above: clever, clever/five-of-us, clever/flying-start, clever/golden-yellow, clever/other-side, clever/quick',
    );
    expect(out).toContain('roll-and-write');
    expect(await regel(['play', 'clever'], { cwd })).toMatchObject({
      exit: 1,
      err: expect.stringContaining('regel check'),
    });
  });
});

describe('explain', () => {
  test('tells about a code, as it stands in a report too', async () => {
    const { exit, out } = await regel(['explain', 'unknown-name', '--language', 'de']);
    expect(exit).toBe(0);
    expect(out).toMatch(/^unknown-name: /);
    expect(await regel(['explain', 'error[unknown-name]', '--language', 'de'])).toMatchObject({
      exit: 0,
      out,
    });
  });

  test('lists every code with its title', async () => {
    const { messages } = await import('../../compiler/problems/messages/index.ts');
    const { out } = await regel(['explain']);
    for (const [code, { title }] of Object.entries(messages)) {
      expect(out).toContain(`  ${code} `);
      expect(out).toContain(title.en);
    }
  });
});
