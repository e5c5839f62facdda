import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draw, seeded } from '../../compiler/runtime/random.ts';
import { type Around, copyOfRules, emptyFolder, regel } from './console.ts';

/** The notation of every move in the last list that was shown. */
function listed(shown: string): string[] {
  const last = shown.slice(
    Math.max(shown.lastIndexOf('mogelijke zetten'), shown.lastIndexOf('mögliche Züge')),
  );
  return [...last.matchAll(/^ +\d+ {2}\S.* {2}(\S.*)$/gm)].map((found) => found[1]!);
}

/** Somebody who types any of the moves shown, by its notation. */
function anyone(seed: string): (shown: string) => string {
  const words = seeded(seed);
  return (shown) => {
    const moves = listed(shown);
    if (moves.length === 0) throw new Error(`no moves in:\n${shown.slice(-2000)}`);
    return moves[draw(words, moves.length)]!;
  };
}

/** Words of the tool or the rules that players should never see; notation stands on the right of moves only. */
const ENGLISH =
  /\b(the|player|players|points|round|dice|wins|score|reason|action|phase|field|missing|undefined|null|NaN)\b/;

describe('a whole game', () => {
  test.each([
    ['clever', ['--names', 'Anna,Erik'], 'nl'],
    ['clever', ['--players', '1'], 'de'],
    ['clever/quick', ['--players', '3', '--bot', '2,3'], 'de'],
    ['roll-and-write', ['--players', '2'], 'de'],
    ['roll-and-write/short-game', ['--players', '1', '--imaginary', '3'], 'nl'],
    ['roll-and-write', ['--players', '1', '--option', 'play-against-rivals=yes', '--auto'], 'nl'],
  ])(
    '%s %j in %s is played to its end, saved, and replayed to the same result',
    async (game, args, language) => {
      const cwd = copyOfRules('alhambra', 'clever', 'roll-and-write');
      const save = join(cwd, 'game.txt');
      const typed = anyone(`${game} ${language}`);
      const { exit, out, err } = await regel(
        ['play', game, ...args, '--seed', '42', '--language', language, '--save', save],
        { cwd, typed },
      );
      expect({ exit, err }).toEqual({ exit: 0, err: '' });
      const end = out.slice(
        out.lastIndexOf(language === 'nl' ? 'Het spel is afgelopen.' : 'Das Spiel ist zu Ende.'),
      );
      expect(end).toContain(language === 'nl' ? 'totaal' : 'gesamt');
      expect(end).toMatch(/wint!|winnen samen!|gehaald|gewinnt!|gewinnen gemeinsam!|erreicht/);

      const words = out.replace(/^ +\d+ {2}.*$/gm, '').replace(/^Welke zet\?.*$|^Welcher Zug\?.*$/gm, '');
      expect(words.split('\n').filter((line) => ENGLISH.test(line))).toEqual([]);
      expect(words).not.toMatch(/\b(kind|field|action|phase|reason|grid|pieces|scoring|variant)-[a-z]/);

      const replayed = await regel(['replay', save, '--language', language], { cwd });
      expect(replayed.exit).toBe(0);
      expect(replayed.out).toContain(end.trim());
      // The log tells what was told while it was played, in the same words.
      const log = await regel(['replay', save, '--log', '--language', language], { cwd });
      const [, , , ...lines] = log.out.split('\n');
      const told = lines.slice(0, lines.indexOf(''));
      expect(told.length).toBeGreaterThan(20);
      let from = 0;
      for (const line of told) {
        const at = out.indexOf(line, from);
        expect(at, line).toBeGreaterThanOrEqual(0);
        from = at;
      }
      const data = JSON.parse((await regel(['replay', save, '--json'], { cwd })).out);
      expect(data).toMatchObject({ over: true, rulesChanged: false, differsFrom: null, obstacle: null });
    },
  );
});

describe('at the table', () => {
  const WIPED = '\u001b[2J\u001b[3J\u001b[H';
  const clever = (typed: readonly string[], ...args: string[]) =>
    regel(['play', 'clever', '--names', 'Anna,Bo,Cees', '--seed', '48723', '--language', 'nl', ...args], {
      typed,
    });

  test('the situation, the dice, the moves', async () => {
    const { exit, out } = await clever([]);
    expect(exit).toBe(0);
    expect(out).toContain('Toevalscode 48723: daarmee herhaalt het toeval zich precies.');
    expect(out).toContain('Anna gooit wit 4, geel 3, blauw 1, groen 2, oranje 3 en paars 5.');
    expect(out).toContain('Dobbel je nogmaals? (nog 1 keer)\nmogelijke zetten');
    expect(out).toContain('Anna is aan de beurt. (actieve beurt · ronde 1)');
    expect(out).toContain('[wit 4]  [geel 3]');
    expect(out).toContain('3   6   5   ✗ │ blauw kruis');
    expect(out).toMatch(/^ +1 {2}Nogmaals dobbelen {2}roll-again$/m);
    expect(out).toMatch(/Tot de volgende keer!\n$/);
    expect(out).not.toContain('\u001b');
  });

  test('a number, a notation, a beginning, and what is unclear', async () => {
    const { out } = await clever([
      'klaar',
      'use-die p',
      'klaar',
      'use-die w',
      'use-die white yellow[3,4]',
      '99',
      'xyzzy',
    ]);
    expect(out).toContain('Anna houdt de worp.');
    expect(out).toContain('Anna neemt de paarse 5 en vult in paars een 5 in (veld 1).');
    expect(out).toContain('Er is geen zet met nummer 99.');
    expect(out).toContain('“xyzzy” begrijp ik niet.');
  });

  test('what is not allowed is refused with the reason of the rule', async () => {
    const { out } = await clever([
      'pass',
      'use-die purple green[1]',
      'use-die blue blue[1,2]',
      'use-die white orange[2]',
      'pass',
      '2: pass',
      'roll-again',
    ]);
    expect(out).toContain(
      'Dat gaat niet. De kleur van de dobbelsteen bepaalt de categorie; alleen de witte past overal.',
    );
    expect(out).toContain(
      'Dat gaat niet. In blauw kruis je de som van de blauwe en de witte dobbelsteen aan',
    );
    expect(out).toContain('Dat gaat niet. Groen, oranje en paars vul je van links naar rechts in');
    expect(out).toContain('Dat gaat niet. Bo is nu niet aan de beurt.');
    expect(out).toContain('Dat gaat niet. Deze zet hoort bij een ander moment van het spel.');
  });

  test('in German too, also for choices that are left out', async () => {
    const typed = ['cross-second', 'pass', 'turn-a-die yellow-1'];
    const args = ['play', 'roll-and-write', '--players', '2', '--seed', '3', '--language', 'de'];
    const { out } = await regel(args, { typed });
    expect(out).toContain('Das geht nicht. Dieser Zug gehört zu einem anderen Moment des Spiels.');
  });

  test('help, moves, score, in the language of the game and in English', async () => {
    const { out } = await clever(['?', 'zetten', 'stand', 'help', 'moves', 'score']);
    expect(out.match(/Typ het nummer van een zet/g)).toHaveLength(2);
    expect(out.match(/ +1 {2}Nogmaals dobbelen/g)).toHaveLength(3);
    expect(out.match(/^ {2}totaal +0 +0 +0$/gm)).toHaveLength(2);
  });

  test('a move is taken back, but not past chance', async () => {
    const { out } = await clever(['terug', 'pass', 'undo', 'roll-again', 'terug']);
    expect(out).toContain('Er is nog geen zet om terug te nemen.');
    expect(out).toContain('De laatste zet is teruggenomen.');
    expect(out).toContain(
      'Na een worp, een trekking of een zet met iets verborgens kun je niets meer terugnemen.',
    );
  });

  const palace = (typed: readonly string[], around: Partial<Around> = {}, ...args: string[]) => {
    const names = ['--names', 'Anna,Bo,Cees', '--seed', '12', '--language', 'de', ...args];
    return regel(['play', 'palace', ...names], { typed, ...around });
  };

  test('a move is not taken back after a hidden card was turned up', async () => {
    const { out } = await palace(['take-money {gulden-7-1}', 'undo']);
    expect(out).toContain('Anna nimmt 7 Gulden.');
    expect(out).toContain('oder einem Zug mit etwas Verdecktem lässt sich nichts mehr zurücknehmen.');
    expect(out).not.toContain('Der letzte Zug ist zurückgenommen.');
  });

  test('who shares a terminal hands it over before a hand is shown, and takes the own hand away', async () => {
    const { out } = await palace(['', 'take-money {gulden-7-1}', '', 'quit'], { keyboard: true });
    const [before = '', first = '', ...rest] = out.split(
      /Gib an \w+ weiter und drücke dann die Eingabetaste\./,
    );
    expect(before).not.toContain('Geld auf der Hand');
    expect(first).toContain('Geld auf der Hand');
    expect(first.split(WIPED)[1]).toBe('Anna nimmt 7 Gulden.\n');
    expect(rest).toHaveLength(1);
    expect(rest[0]).toContain('Bo ist an der Reihe.');
    expect(out).toContain('Gib an Anna weiter');
    expect(out).toContain('Gib an Bo weiter');
  });

  test('nobody hands over what nobody shares: piped, against bots, or without secrets', async () => {
    const piped = await palace(['take-money {gulden-7-1}']);
    const alone = await palace(['take-money {gulden-7-1}'], { keyboard: true }, '--bot', '2,3');
    const open = await regel(['play', 'clever', '--names', 'Anna,Bo', '--seed', '5', '--language', 'de'], {
      typed: ['pass'],
      keyboard: true,
    });
    for (const { out } of [piped, alone, open]) {
      expect(out).not.toContain('Eingabetaste');
      expect(out).not.toContain(WIPED);
    }
    expect(piped.out).toContain('Anna nimmt 7 Gulden.');
    expect(alone.out).toContain('Anna nimmt 7 Gulden.');
  });

  test('a hand-over that nobody answers ends the evening', async () => {
    const { exit, out } = await palace([], { keyboard: true });
    expect(exit).toBe(0);
    expect(out).not.toContain('Geld auf der Hand');
  });

  test('where several act at once, each can be first', async () => {
    const { out } = await clever(
      ['pass', 'use-die white orange[1]', 'pass', 'use-die o', 'pass', '1', '3:', '3: 1', '2: xyzzy', '1'],
      '--option',
      'other-three-in-solo=no',
    );
    const turns = [...out.matchAll(/^(\w+) is aan de beurt\. \(passieve beurt.*\)$/gm)].map(
      (found) => found[0],
    );
    expect(turns[0]).toMatch(/^Bo .*3: Cees/);
    expect(turns[1]).toMatch(/^Cees .*2: Bo/);
    expect(out).toMatch(/^Cees neemt de \w+ \d/m);
  });

  test('a move for somebody by name, and for somebody who is not to act', async () => {
    const typed = ['2: 1', 'bo:', 'Cees: pass', 'Zork: 1', 'Anna: pass', 'anna : use-die p'];
    const { out } = await clever(typed);
    expect(out.match(/Dat gaat niet\. Bo is nu niet aan de beurt\./g)).toHaveLength(2);
    expect(out).toContain('Dat gaat niet. Cees is nu niet aan de beurt.');
    expect(out).toContain('“Zork: 1” begrijp ik niet.');
    expect(out).toContain('Anna houdt de worp.');
    expect(out).toContain('Anna neemt de paarse 5');
  });

  test('the dice stand above the moves too where the terminal is not high enough', async () => {
    const args = ['play', 'clever', '--names', 'Anna,Bo', '--seed', '5', '--language', 'nl'];
    const again = /\[wit \d\] {2}\[geel \d\].*\n\n.*\?.*\nmogelijke zetten\n/;
    expect((await regel(args, { rows: 20 })).out).toMatch(again);
    expect((await regel(args, { rows: 200 })).out).not.toMatch(again);
    expect((await regel(args)).out).not.toMatch(again);
  });

  test('a name that somebody has already is asked again, with the reason', async () => {
    const typed = ['Anna', 'Anna', 'Speler 3', ''];
    const args = ['play', 'clever', '--players', '3', '--seed', '5', '--language', 'nl'];
    const { out } = await regel(args, { typed, keyboard: true });
    expect(out).toContain('“Anna” heet al iemand anders. Kies een andere naam.\nHoe heet speler 2? Hoe heet');
  });

  test('a sentence about an imaginary player begins with a capital', async () => {
    const args = ['play', 'roll-and-write', '--players', '1', '--imaginary', '2', '--bot', '1'];
    for (const language of ['nl', 'de']) {
      const { out } = await regel([...args, '--seed', '3', '--language', language]);
      expect(out).toMatch(/^(Denkbeeldige s|Imaginärer S)pe?i?e?ler 1/m);
      expect(out).not.toMatch(/^(denkbeeldige|imaginärer)/m);
    }
  });

  test('bots play by themselves, the same each time', async () => {
    const alone = () =>
      regel(['play', 'clever/quick', '--players', '2', '--bot', '1,2', '--seed', 'x', '--language', 'nl']);
    const [one, other] = [await alone(), await alone()];
    expect(one.out).toContain('Het spel is afgelopen.');
    expect(other).toEqual(one);
  });

  test('real dice: the person says what came up', async () => {
    const typed = ['3', 'Bo', '9 9', '546243', 'klaar', 'roll-again', 'use-die purple', '4, 1 2 5 6', 'stop'];
    const { out } = await regel(['play', 'clever', '--names', 'Anna,Bo', '--real-dice', '--language', 'nl'], {
      typed,
    });
    expect(out).toContain('trekking: 1 Anna, 2 Bo');
    expect(out).toContain('“3” kan het hier niet worden.');
    expect(out).toContain('Het lot wijst Bo aan');
    expect(out).toContain('worp: wit, geel, blauw, groen, oranje, paars');
    expect(out).toContain('“9 9” kan het hier niet worden.');
    expect(out).toContain('Bo gooit wit 5, geel 4, blauw 6, groen 2, oranje 4 en paars 3.');
    expect(out).not.toContain('Toevalscode');
  });

  test('names cannot disturb the terminal', async () => {
    const { out } = await regel(['play', 'clever', '--names', 'A\u001b[2Jb', '--seed', '1'], {});
    expect(out).not.toContain('\u001b');
  });
});

describe('saving', () => {
  const args = ['--names', 'Anna,Bo', '--seed', '5', '--language', 'nl'];

  test('after every move; the game goes on from the file as it would have', async () => {
    const cwd = copyOfRules('clever');
    const one = anyone('same');
    let moves = 0;
    const broken = (shown: string) => (moves++ < 20 ? one(shown) : undefined);
    await regel(['play', 'clever', ...args, '--save', 'a.txt'], { cwd, typed: broken });
    const first = readFileSync(join(cwd, 'a.txt'), 'utf8');
    expect(first.match(/^[12] /gm)).toHaveLength(20);
    const rest = await regel(['play', '--save', 'a.txt', '--language', 'nl'], { cwd, typed: one });
    expect(rest.out).toContain('We gaan verder met het spel uit a.txt.');
    await regel(['play', 'clever', ...args, '--save', 'b.txt'], { cwd, typed: anyone('same') });
    expect(readFileSync(join(cwd, 'a.txt'), 'utf8')).toBe(readFileSync(join(cwd, 'b.txt'), 'utf8'));
  });

  test('a file that holds something else is never overwritten', async () => {
    const cwd = copyOfRules('alhambra', 'clever', 'roll-and-write');
    writeFileSync(join(cwd, 'diary.txt'), 'Dear diary\n');
    const { exit, err } = await regel(['play', 'clever', '--save', 'diary.txt'], { cwd });
    expect(exit).toBe(1);
    expect(err).toContain('diary.txt is not the record of a game. Line 1:');
    const typed = ['bewaar diary.txt', 'bewaar mine.txt', 'bewaar'];
    const saved = await regel(['play', 'clever', ...args], { cwd, typed });
    expect(saved.err).toContain('diary.txt bestaat al en blijft zoals het is.');
    expect(saved.out).toContain('Het spel is bewaard in mine.txt.');
    expect(readFileSync(join(cwd, 'diary.txt'), 'utf8')).toBe('Dear diary\n');
    expect(readFileSync(join(cwd, 'mine.txt'), 'utf8')).toMatch(
      /^regel clever\nrules [0-9a-f]{16}\nplayers Anna, Bo\nseed 5\nseeding sha-256\noption other-three-in-solo no\n> /,
    );
    expect(await regel(['play', 'roll-and-write', '--save', 'mine.txt'], { cwd })).toMatchObject({ exit: 2 });
    expect(await regel(['play', '--save', 'mine.txt', '--players', '3'], { cwd })).toMatchObject({ exit: 2 });
  });

  test('the same command again goes on with the game; another setup is refused', async () => {
    const cwd = copyOfRules('clever');
    const again = ['play', 'clever', '--players', '3', '--bot', '2,3', '--save', 'e.txt', '--language', 'nl'];
    expect(await regel(again, { cwd, typed: ['pass'] })).toMatchObject({ exit: 0, err: '' });
    const second = await regel(again, { cwd });
    expect(second).toMatchObject({ exit: 0, err: '' });
    expect(second.out).toContain('We gaan verder met het spel uit e.txt.');
    const seed = /^seed (.*)$/m.exec(readFileSync(join(cwd, 'e.txt'), 'utf8'))![1]!;
    const names = /^players (.*)$/m.exec(readFileSync(join(cwd, 'e.txt'), 'utf8'))![1]!;
    const fine = ['--seed', seed, '--names', names, '--option', 'other-three-in-solo=no'];
    expect(await regel([...again, ...fine], { cwd })).toMatchObject({ exit: 0 });
    const before = readFileSync(join(cwd, 'e.txt'), 'utf8');
    for (const [option, value] of [
      ['--seed', `${seed}1`],
      ['--names', 'A,B,C'],
      ['--option', 'other-three-in-solo=yes'],
      ['--imaginary', '2'],
    ] as const) {
      const { exit, err } = await regel([...again, option, value], { cwd });
      expect(exit).toBe(2);
      expect(err).toContain(`${option} ${value}`);
    }
    expect(await regel([...again, '--real-dice'], { cwd })).toMatchObject({ exit: 2 });
    expect(readFileSync(join(cwd, 'e.txt'), 'utf8')).toBe(before);
  });

  test('says how to go on, and goes on by the name of the file alone', async () => {
    const cwd = copyOfRules('clever');
    const { out } = await regel(['play', 'clever', ...args, '--save', 'an evening.txt'], { cwd });
    expect(out).toContain(
      "Het spel is bewaard in an evening.txt.\nLater verder met: npx regel play clever --save 'an evening.txt' --language nl\n",
    );
    const on = await regel(['play', 'an evening.txt', '--language', 'nl'], { cwd });
    expect(on).toMatchObject({ exit: 0, err: '' });
    expect(on.out).toContain('We gaan verder met het spel uit an evening.txt.');
    expect(await regel(['play', 'an evening.txt', '--save', 'b.txt'], { cwd })).toMatchObject({ exit: 2 });
    writeFileSync(join(cwd, 'diary.txt'), 'Dear diary\n');
    expect((await regel(['play', 'diary.txt'], { cwd })).err).toContain('is not the record of a game');
  });

  test('what could not be written in the end is not said to be saved', async () => {
    const cwd = copyOfRules('clever');
    mkdirSync(join(cwd, 'here'));
    const typed = () => {
      rmSync(join(cwd, 'here'), { recursive: true, force: true });
      return 'stop';
    };
    const { out, err } = await regel(['play', 'clever', ...args, '--save', 'here/a.txt'], { cwd, typed });
    expect(out).not.toContain('bewaard');
    expect(err).toContain('here/a.txt kan niet geschreven worden: de map bestaat niet.');
  });

  test('undo is saved too', async () => {
    const cwd = copyOfRules('clever');
    await regel(['play', 'clever', ...args, '--save', 'a.txt'], { cwd, typed: ['pass', 'terug'] });
    expect(readFileSync(join(cwd, 'a.txt'), 'utf8')).not.toMatch(/^[12] /m);
  });

  test('a folder that does not exist is refused at the start', async () => {
    const cwd = copyOfRules('clever');
    const { exit, out, err } = await regel(['play', 'clever', ...args, '--save', 'no/where.txt'], {
      cwd,
      typed: ['1'],
    });
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toBe(
      'no/where.txt kan niet geschreven worden: de map bestaat niet. Er is niets veranderd.\n',
    );
  });

  test('without a rules folder there is nothing to play', async () => {
    expect(await regel(['play', 'clever'], { cwd: emptyFolder() })).toMatchObject({ exit: 2 });
  });
});
