import { describe, expect, test } from 'vitest';
import { explainCode } from '../../compiler/problems/render.ts';
import { drawn, excerpt, FILE, problemAt } from './help.ts';

describe('the excerpt', () => {
  test('stands above its marks when there are tabs', () => {
    const text = '\tmove\tpol to tray';
    expect(excerpt(text, problemAt(text, 'pol'))).toEqual([
      '  1 |     move    pol to tray',
      '    |             ^^^',
    ]);
    expect(excerpt(text, problemAt(text, '\t'))).toEqual(['  1 |     move    pol to tray', '    | ^^^^']);
  });

  test('stands above its marks with wide, combined and emoji characters', () => {
    const text = '# 骰子 e\u0301\u0302 🎲 pol';
    expect(excerpt(text, problemAt(text, 'pol'))).toEqual([`  1 | ${text}`, '    |             ^^^']);
    expect(excerpt(text, problemAt(text, '骰子'))[1]).toBe('    |   ^^^^');
  });

  test('is the first line of a stretch of several', () => {
    const text = 'phase turn of player\n  roll pool\n  leave\n';
    const problem = problemAt(text, 'roll pool\n  leave');
    expect(excerpt(text, problem)).toEqual(['  2 |   roll pool', '    |   ^^^^^^^^^']);
  });

  test('does not show the carriage return of a line end', () => {
    const text = 'kind A: b\r\nkind C: d\r\n';
    expect(excerpt(text, problemAt(text, 'd\r\n'))).toEqual(['  2 | kind C: d', '    |         ^']);
  });

  test('can be of an empty file, and past the end', () => {
    expect(excerpt('', problemAt('', ''))).toEqual(['  1 |', '    | ^']);
    const past = problemAt('', '', { at: { file: FILE, start: 99, end: 120 } });
    expect(excerpt('kind A: b', past)).toEqual(['  1 | kind A: b', '    |          ^']);
    expect(excerpt('kind A: b\n', past)).toEqual(['  2 |', '    | ^']);
    expect(drawn('kind A: b\n', past)).toContain('clever/clever.regel:2:1\n');
  });

  test('marks one column where the stretch is empty', () => {
    const at = { file: FILE, start: 4, end: 4 };
    expect(excerpt('roll', problemAt('roll', '', { at }))).toEqual(['  1 | roll', '    |     ^']);
  });

  test('does not count the byte order mark', () => {
    const text = '\ufeffkind A: b';
    expect(excerpt(text, problemAt(text, 'A'))).toEqual(['  1 | kind A: b', '    |      ^']);
    expect(drawn(text, problemAt(text, 'A'))).toContain('clever/clever.regel:1:6\n');
  });

  test('is cut around what is marked', () => {
    const text = `${'a'.repeat(100)} pol ${'b'.repeat(100)}`;
    expect(excerpt(text, problemAt(text, 'pol'), 40)).toEqual([
      '  1 | …aaaaaaaaa pol bbbbbbbbbbbbbbbbbb…',
      '    |            ^^^',
    ]);
  });

  test('is cut at one side only near the ends of a line', () => {
    const left = `pol ${'b'.repeat(100)}`;
    expect(excerpt(left, problemAt(left, 'pol'), 40)).toEqual([
      '  1 | pol bbbbbbbbbbbbbbbbbbbbbbbbbbbbb…',
      '    | ^^^',
    ]);
    const right = `${'a'.repeat(100)} pol`;
    expect(excerpt(right, problemAt(right, 'pol'), 40)).toEqual([
      '  1 | …aaaaaaaaaaaaaaaaaaaaaaaaaaaaa pol',
      '    |                                ^^^',
    ]);
  });

  test('marks no further than it shows', () => {
    const text = `  ${'pol'.repeat(5000)}`;
    const [line = '', marks = ''] = excerpt(text, problemAt(text, 'pol'.repeat(5000)), 40);
    expect(line.length).toBeLessThanOrEqual(40);
    expect(marks).toBe(`    |   ${'^'.repeat(32)}`);
  });

  test('stays within the width for every place of a long line of wide characters', () => {
    const text = `${'骰'.repeat(60)}\t${'子'.repeat(60)}`;
    for (let start = 0; start <= text.length; start++) {
      const problem = problemAt(text, '', { at: { file: FILE, start, end: start + 1 } });
      const [line = '', marks = ''] = excerpt(text, problem, 41);
      const width = [...line].reduce((sum, letter) => sum + (letter > '⺀' ? 2 : 1), 0);
      expect(width, `${start}`).toBeLessThanOrEqual(41);
      expect(marks.length, `${start}`).toBeLessThanOrEqual(41);
    }
  });
});

describe('what comes from files', () => {
  const ESCAPE = '\u001b[31mred\u0007';

  test('cannot disturb the terminal', () => {
    const text = `move ${ESCAPE} \u202epol\u200b`;
    const problem = problemAt(text, ESCAPE, { data: { name: ESCAPE, suggestion: `x${ESCAPE}` } });
    const lines = drawn(text, problem, { width: 120 });
    expect(lines).not.toMatch(/[^\P{C}\n]/u);
    expect(lines).toContain('  1 | move <U+001B>[31mred<U+0007> <U+202E>pol<U+200B>');
    expect(lines).toContain('    |      ^^^^^^^^^^^^^^^^^^^^^^^\n');
    expect(lines).toContain('is called `<U+001B>[31mred<U+0007>`.');
    expect(lines).toContain('Did you mean `x<U+001B>[31mred<U+0007>`?');
  });

  test('cannot disturb it through the name of a file', () => {
    const at = { file: `a${ESCAPE}/b.regel`, start: 0, end: 0 };
    expect(drawn('', problemAt('', '', { at }))).toContain('  a<U+001B>[31mred<U+0007>/b.regel\n');
  });

  test('is cut where it is long', () => {
    const name = 'n'.repeat(10_000);
    expect(drawn(name, problemAt(name, name)).length).toBeLessThan(600);
  });

  test('does not pile marks on one letter', () => {
    const text = `e${'\u0301'.repeat(500)}x`;
    expect(excerpt(text, problemAt(text, 'x'))).toEqual([`  1 | e${'\u0301'.repeat(4)}x`, '    |  ^']);
  });

  test('cannot reach what every object has', () => {
    const problem = problemAt('x', 'x', { code: 'endless-loop', data: { asked: 'constructor' } });
    expect(drawn('x', problem, { width: 120 })).toContain('asks about `constructor`');
    expect(explainCode('constructor', 'en')).toBeUndefined();
  });
});
