import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../compiler/command-line/shared/command.ts';
import { emptyFolder, regel } from './console.ts';

describe('what is typed', () => {
  test('help lists every command, in three languages', async () => {
    for (const [language, word] of [
      ['en', 'Commands'],
      ['nl', 'Opdrachten'],
      ['de', 'Befehle'],
    ] as const) {
      const { exit, out } = await regel(['--help', '--language', language]);
      expect(exit).toBe(0);
      expect(out).toContain(word);
      for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${command} `, 'm'));
    }
  });

  test.each(COMMANDS)(
    '%s has a page with examples, and no page is left in another language',
    async (command) => {
      const pages = await Promise.all(
        ['en', 'nl', 'de'].map(
          async (language) => (await regel([command, '--help', '--language', language])).out,
        ),
      );
      expect(pages[0]).toContain('Examples');
      expect(pages[1]).toContain('Voorbeelden');
      expect(pages[2]).toContain('Beispiele');
      for (const page of pages) expect(page).toContain(`regel ${command}`);
      expect(pages.map((page) => [...page.matchAll(/^ {2}(--?[a-z-]*)/gm)].map((found) => found[1]))).toEqual(
        Array(3).fill([...pages[0]!.matchAll(/^ {2}(--?[a-z-]*)/gm)].map((found) => found[1])),
      );
      expect(await regel(['help', command])).toMatchObject({ exit: 0, out: pages[0] });
    },
  );

  test('every option that a command knows is on its page, and the other way round', async () => {
    for (const command of COMMANDS) {
      const { out } = await regel([command, '--help']);
      const told = [...out.matchAll(/^ {2}--([a-z-]+)/gm)].map((found) => found[1]!).sort();
      const { [command]: known } = await import(`../../compiler/command-line/${command}/command.ts`);
      expect([command, told]).toEqual([command, Object.keys(known.options).sort()]);
    }
  });

  test('the version', async () => {
    expect(await regel(['--version'])).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/^regel \d+\.\d+\.\d+\n$/),
    });
  });

  test('no command: the help, and exit code 2', async () => {
    const { exit, out, err } = await regel([]);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain('simulate');
  });

  test.each([
    [['chekc'], 'There is no command “chekc”. Did you mean “check”?'],
    [['check', '--jsn'], 'There is no option “--jsn” here. Did you mean “--json”?'],
    [['check', '--json=yes'], '“--json” stands alone'],
    [['play', 'clever', '--seed', '--auto'], '“--seed” needs a value after it'],
    [['play', 'clever', '--players', 'two'], '“--players” needs a whole number, not “two”'],
    [['play', 'clever', '--players', '9'], '--players must be from 1 to 4, not 9'],
    [['play', 'clever', '--players', '1', '--imaginary', '1'], '--imaginary must be 0, not 1.'],
    [['play', 'clever', '--players', '2', '--players', '3'], 'given twice'],
    [['play', 'clever', '--names', 'A,A'], 'no two the same'],
    [['play', 'clever', '--names', 'A,B', '--players', '3'], 'There are 2 names'],
    [['play', 'clever', '--option', 'other-three=no'], 'Its options: other-three-in-solo'],
    [['play', 'clever', '--option', 'other-three-in-solo=maybe'], 'yes, no'],
    [['play', 'clever', '--bot', '3', '--players', '2'], '--bot must be from 1 to 2'],
    [['play', 'clever', '--real-dice', '--seed', '1'], 'do not go together'],
    [['play', 'clever', '--language', 'en'], 'choose nl or de'],
    [['play', 'clevr'], 'Did you mean “clever”?'],
    [['play', 'quick'], 'Did you mean “clever/quick”?'],
    [['play'], 'Which game?'],
    [['play', 'clever', 'chess'], '“chess” is too much'],
    [['simulate', 'clever', '--games', '0'], '--games must be from 1'],
    [['simulate', 'clever', '--players', 'many'], '--players must be from 1 to 4'],
    [['explain', 'unknown-nam'], 'Did you mean “unknown-name”?'],
    [['replay'], 'Which file?'],
    [['replay', 'not-there.txt'], 'cannot be read: it is not there'],
    [['check', '--language', 'fr'], '“fr” is no language of this program: choose en, nl or de'],
    [['check', 'not-there'], 'There is no file or folder “not-there”'],
    [['format', 'package.json'], 'There are no rules in package.json'],
  ])('%j: %s', async (args, message) => {
    const { exit, out, err } = await regel(args);
    expect(err).toContain(message);
    expect(err).toContain('--help');
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
  });

  test('the language of the terminal, unless another is asked for', async () => {
    expect((await regel(['chekc'], { env: { LANG: 'nl_NL.UTF-8' } })).err).toContain('Bedoelde je “check”?');
    expect((await regel(['chekc'], { env: { LANG: 'nl', LC_ALL: 'de_DE' } })).err).toContain(
      'Meintest du „check“?',
    );
    expect((await regel(['chekc'], { env: { LANG: 'fr_FR' } })).err).toContain('Did you mean');
    expect((await regel(['chekc', '--language=nl'], { env: { LANG: 'de' } })).err).toContain('Bedoelde je');
    expect((await regel(['--language', 'nl', 'chekc'])).err).toContain('Bedoelde je');
  });

  test('a folder without rules is said calmly', async () => {
    const cwd = emptyFolder();
    for (const args of [['check'], ['build'], ['format'], ['play', 'clever'], ['simulate', 'clever']])
      expect(await regel(args, { cwd })).toMatchObject({
        exit: 2,
        out: '',
        err: expect.stringContaining('no folder “rules”'),
      });
  });

  test('a mistake of the program itself: a calm message with what to report, and exit code 3', async () => {
    const now = () => {
      throw new TypeError('the clock is broken\u001b[2J');
    };
    const { exit, out, err } = await regel(['check', '--language', 'nl'], { now });
    expect({ exit, out }).toEqual({ exit: 3, out: '' });
    expect(err).toMatch(/^Er gebeurde iets onverwachts in regel zelf; je bestanden zijn zoals ze waren\.\n/);
    expect(err).toMatch(/regel \d.*, Node v.*\nregel check --language nl\nTypeError: the clock is broken/);
    expect(err).not.toContain('\u001b');
  });

  test('progress is shown on a terminal when it takes long, and taken away again', async () => {
    let time = 0;
    const now = () => {
      time += 700;
      return time;
    };
    const { err } = await regel(['check', '--no-examples'], { isTTY: true, now });
    expect(err).toContain('Checking the rules');
    expect(err.endsWith('\r\u001b[2K')).toBe(true);
    expect((await regel(['check', '--no-examples'], { now })).err).toBe('');
  });
});
