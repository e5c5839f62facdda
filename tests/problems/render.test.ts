import { describe, expect, test } from 'vitest';
import type { Problem } from '../../compiler/problems/problem.ts';
import { explainCode, type Language, renderSummary, toJson } from '../../compiler/problems/render.ts';
import { drawn, FILE, problemAt } from './help.ts';

describe('a problem in the terminal', () => {
  const text = 'phase turn of player\n  move pol to tray\n';
  const problem = problemAt(text, 'pol', { data: { name: 'pol', suggestion: 'pool' } });

  test('has the line, what is wrong, what was meant, and the cure', () => {
    expect(drawn(text, problem)).toBe(
      [
        'error[unknown-name]: Unknown name',
        '  clever/clever.regel:2:8',
        '  2 |   move pol to tray',
        '    |        ^^^',
        '  Nothing that fits here is called `pol`.',
        '  Did you mean `pool`?',
        '  help: Check the spelling, declare `pol`, or take it from another folder with',
        '        `use`.',
      ].join('\n'),
    );
  });

  test('reads in Dutch', () => {
    expect(drawn(text, problem, { language: 'nl', width: 100 })).toBe(
      [
        'fout[unknown-name]: Onbekende naam',
        '  clever/clever.regel:2:8',
        '  2 |   move pol to tray',
        '    |        ^^^',
        '  Er is niets dat hier past en `pol` heet.',
        '  Bedoelde je `pool`?',
        '  oplossing: Controleer de spelling, leg `pol` vast, of haal het met `use` uit een andere map.',
      ].join('\n'),
    );
  });

  test('reads in German', () => {
    expect(drawn(text, { ...problem, severity: 'warning' }, { language: 'de', width: 100 })).toBe(
      [
        'Warnung[unknown-name]: Unbekannter Name',
        '  clever/clever.regel:2:8',
        '  2 |   move pol to tray',
        '    |        ^^^',
        '  Es gibt hier nichts Passendes, das `pol` heißt.',
        '  Meintest du `pool`?',
        '  Lösung: Prüfe die Schreibweise, lege `pol` fest, oder hole es mit `use` aus einem anderen Ordner.',
      ].join('\n'),
    );
  });

  test('shows the second place with its label, line numbers under each other', () => {
    const lines = ['term limit = 3', '', '', '', '', '', '', '', '', 'term limit = 4'].join('\n');
    const at = { file: FILE, start: lines.lastIndexOf('limit'), end: lines.lastIndexOf('limit') + 5 };
    const also = { file: FILE, start: 5, end: 10 };
    const double: Problem = {
      code: 'double-declaration',
      severity: 'error',
      at,
      also,
      data: { name: 'limit' },
    };
    expect(drawn(lines, double)).toBe(
      [
        'error[double-declaration]: Declared twice',
        '  clever/clever.regel:10:6',
        '  10 | term limit = 4',
        '     |      ^^^^^',
        '  clever/clever.regel:1:6: the first one',
        '   1 | term limit = 3',
        '     |      -----',
        '  `limit` is already declared.',
        '  help: Give one of the two another name, or delete it.',
      ].join('\n'),
    );
  });

  test('has colours only where they are wanted', () => {
    const coloured = drawn(text, problem, { colour: true });
    expect(coloured.split('\n')[0]).toBe(
      '\u001b[1;31merror[unknown-name]\u001b[0m: \u001b[1mUnknown name\u001b[0m',
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
    expect(coloured.replace(/\u001b\[[0-9;]*m/g, '')).toBe(drawn(text, problem));
  });

  test('leaves out a suggestion that is empty', () => {
    expect(drawn(text, { ...problem, data: { name: 'pol', suggestion: '' } })).not.toContain('Did you mean');
  });

  test('shows only the file where the text is not known', () => {
    const elsewhere = { ...problem, at: { file: 'palace', start: 0, end: 0 } };
    expect(drawn(text, elsewhere).split('\n').slice(0, 3)).toEqual([
      'error[unknown-name]: Unknown name',
      '  palace',
      '  Nothing that fits here is called `pol`.',
    ]);
  });
});

describe('words for data', () => {
  const told = (code: Problem['code'], data: Problem['data'], language: Language = 'en'): string =>
    toJson([{ code, severity: 'error', at: { file: FILE, start: 0, end: 0 }, data }], new Map(), language)[0]!
      .message;

  test('turn lists of what is expected into the language', () => {
    const data = { expected: 'a value, "yes or no", "," or the end of the line', found: 'of' };
    expect(told('syntax', data)).toBe(
      'Here stands `of`, where the line should go on with a value, `yes or no`, `,` or the end of the line.',
    );
    expect(told('syntax', { ...data, found: 'the end of the line' }, 'de')).toBe(
      'Hier steht das Ende der Zeile, wo die Zeile so weitergehen sollte: ein Wert, `yes or no`, `,` oder das Ende der Zeile.',
    );
  });

  test('turn lists of words of the rules into the language', () => {
    const data = { table: 'price', cells: '"price[oak, 2]", "price[oak, 3]" or "price[pine, 2]"' };
    expect(told('no-such-cell', data)).toBe(
      'The table `price` has no single cell with these keys. You can change `price[oak, 2]`, `price[oak, 3]` or `price[pine, 2]`.',
    );
    expect(told('no-such-cell', data, 'nl')).toBe(
      'De tabel `price` heeft niet precies één vakje met deze sleutels. Je kunt `price[oak, 2]`, `price[oak, 3]` of `price[pine, 2]` veranderen.',
    );
    expect(told('no-such-cell', data, 'de')).toBe(
      'Die Tabelle `price` hat nicht genau ein Kästchen mit diesen Schlüsseln. Du kannst `price[oak, 2]`, `price[oak, 3]` oder `price[pine, 2]` ändern.',
    );
  });

  test('leave what is not a list as it is', () => {
    expect(told('syntax', { expected: '"to"', found: '"' })).toBe(
      'Here stands `"`, where the line should go on with `to`.',
    );
  });

  test('say nothing about what is not given', () => {
    expect(told('example-fault', { fault: 'none', routine: '', about: 'coins' })).toBe(
      'In this example the rules cannot go on: something is `none` where it is needed. It is about `coins`.',
    );
    expect(told('out-of-range', {})).toBe('`…` is not in `…..…`, and only that fits here.');
  });

  test('show a range without an end as the rules write it', () => {
    expect(told('out-of-range', { value: 0, from: 1, to: 2_147_483_647 })).toBe(
      '`0` is not in `1..`, and only that fits here.',
    );
  });

  test('name languages', () => {
    expect(told('no-text', { id: 'game', language: 'nl' }, 'nl')).toBe(
      'Er is geen tekst voor `game` in het Nederlands.',
    );
    expect(told('no-text', { id: 'game', language: 'fr' }, 'de')).toBe(
      'Es gibt keinen Text für `game` auf `fr`.',
    );
  });
});

describe('the summary', () => {
  const problem = (severity: Problem['severity'], file: string): Problem => ({
    code: 'tab',
    severity,
    at: { file, start: 0, end: 1 },
    data: {},
  });
  const some = [problem('error', 'a'), problem('error', 'b'), problem('warning', 'b')];

  test.each([
    ['en', '2 errors and 1 warning in 2 files', '1 error in 1 file', '2 warnings in 2 files', 'No problems'],
    [
      'nl',
      '2 fouten en 1 waarschuwing in 2 bestanden',
      '1 fout in 1 bestand',
      '2 waarschuwingen in 2 bestanden',
      'Geen problemen',
    ],
    [
      'de',
      '2 Fehler und 1 Warnung in 2 Dateien',
      '1 Fehler in 1 Datei',
      '2 Warnungen in 2 Dateien',
      'Keine Probleme',
    ],
  ] as const)('counts in %s', (language, three, one, warnings, none) => {
    expect(renderSummary(some, language)).toBe(three);
    expect(renderSummary([problem('error', 'a')], language)).toBe(one);
    expect(renderSummary([problem('warning', 'a'), problem('warning', 'b')], language)).toBe(warnings);
    expect(renderSummary([], language)).toBe(none);
  });
});

describe('problems as JSON', () => {
  test('have lines and columns from 1, and the second place', () => {
    const text = 'kind Size: small,\n           small\n';
    const problem: Problem = {
      code: 'double-value',
      severity: 'error',
      at: { file: FILE, start: text.lastIndexOf('small'), end: text.lastIndexOf('small') + 5 },
      also: { file: FILE, start: 11, end: 16 },
      data: { value: 'small', kind: 'Size' },
    };
    expect(toJson([problem], new Map([[FILE, text]]), 'nl')).toEqual([
      {
        code: 'double-value',
        severity: 'error',
        file: FILE,
        line: 2,
        column: 12,
        endLine: 2,
        endColumn: 17,
        title: 'Waarde dubbel genoemd',
        message: '`small` staat twee keer in de soort `Size`.',
        cure: 'Haal er een weg, of geef het een ander woord.',
        also: { file: FILE, line: 1, column: 12, endLine: 1, endColumn: 17, label: 'de eerste' },
      },
    ]);
  });

  test('have a suggestion where there is one', () => {
    const data = { name: 'pol', suggestion: 'pool' };
    const [json] = toJson([problemAt('pol', 'pol', { data })], new Map([[FILE, 'pol']]), 'en');
    expect(json).toMatchObject({ suggestion: 'pool', line: 1, column: 1, endLine: 1, endColumn: 4 });
    expect(json).not.toHaveProperty('also');
  });

  test('begin at the first line where the text is not known', () => {
    const [json] = toJson([problemAt('pol', 'pol')], new Map(), 'en');
    expect(json).toMatchObject({ line: 1, column: 1, endLine: 1, endColumn: 1 });
  });
});

describe('a line of the game that is wrong in a variant only', () => {
  const text = 'limit becomes yes\nphase game\n  repeat limit times\n';
  const problem = problemAt(text, 'limit times', {
    code: 'other-type',
    data: { found: 'yes or no', expected: 'number' },
    variant: 'quick',
    related: [{ is: 'changed', at: { file: FILE, start: 0, end: 17 } }],
  });

  test('is told with the variant, and cured there', () => {
    expect(drawn(text, problem, { width: 120 })).toBe(
      [
        'error[other-type]: Does not fit here',
        '  clever/clever.regel:3:10',
        '  3 |   repeat limit times',
        '    |          ^^^^^^^^^^^',
        '  clever/clever.regel:1:1: what the variant changes',
        '  1 | limit becomes yes',
        '    | -----------------',
        '  This is `yes or no`, and here `number` is needed. This is so only in the variant `quick`, not in the game itself.',
        '  help: Correct what the variant `quick` changes, or declare anew in it what stands here, under the same name.',
      ].join('\n'),
    );
  });

  test.each(['nl', 'de'] as const)('names the variant in %s', (language) => {
    const said = drawn(text, problem, { language, width: 160 });
    expect(said.match(/`quick`/g)).toHaveLength(2);
    expect(said).not.toContain('the variant');
  });

  test('has its further places and its variant as plain objects', () => {
    const [json] = toJson([problem], new Map([[FILE, text]]), 'de');
    expect(json).toMatchObject({
      variant: 'quick',
      related: [
        { file: FILE, line: 1, column: 1, endLine: 1, endColumn: 18, label: 'was die Variante ändert' },
      ],
    });
  });
});

describe('the explanation of a code', () => {
  test('has the title, what it means, and lines before and after', () => {
    expect(explainCode('division-not-rounded', 'en')).toBe(
      [
        'division-not-rounded: Division without rounding',
        '',
        'Regel knows whole numbers only. Half of five coins is two or three, and it',
        'matters which, so every division says it.',
        '',
        'Instead of:',
        '',
        '    term half of player = coins / 2',
        '',
        'Write:',
        '',
        '    term half of player = coins / 2 rounded down',
      ].join('\n'),
    );
  });

  test('shows what cannot be seen', () => {
    expect(explainCode('tab', 'nl')).toContain(
      'In plaats van:\n\n    phase turn of player\n    → roll pool\n',
    );
    expect(explainCode('odd-character', 'de')).toContain(
      'Statt:\n\n    phase turn of player\n      roll<U+00A0>pool\n',
    );
  });

  test('is not there for an unknown code', () => {
    expect(explainCode('no-such-code', 'en')).toBeUndefined();
  });
});
