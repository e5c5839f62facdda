/** One mistake is one problem: what is told about one declaration is not told again about all that mention it. */
import { describe, expect, test } from 'vitest';
import { afterEdits, brief, CLEVER, game, ROLL_AND_WRITE, told } from './edit.ts';

interface Head {
  readonly file: string;
  /** The first line of a declaration, without its comment. */
  readonly line: string;
  readonly start: number;
}

function heads(file: string): Head[] {
  const text = game(file).find((source) => source.file === file)!.text;
  return [...text.matchAll(/^[a-z].*?(?= *(?:#.*)?$)/gm)].map((match) => ({
    file,
    line: match[0],
    start: match.index,
  }));
}

function withLine({ file, line, start }: Head, changed: string): string[] {
  const sources = game(file).map((source) =>
    source.file === file
      ? { file, text: source.text.slice(0, start) + changed + source.text.slice(start + line.length) }
      : source,
  );
  return brief(told(sources, { texts: false }).told);
}

describe('a declaration that cannot be read', () => {
  test.each([CLEVER, ROLL_AND_WRITE])('%s', (file) => {
    const several = heads(file).flatMap((head, index) => {
      // by turns: the line is wrong at its end, or its first word is
      const line = index % 2 === 0 ? `${head.line} (` : `x${head.line}`;
      const { length } = withLine(head, line);
      return length === 1 ? [] : [`${line}: ${length} problems`];
    });
    expect(several).toEqual([]);
  });
});

describe('a mistake inside a declaration', () => {
  test.each([
    [
      'a cell of a picture',
      ROLL_AND_WRITE,
      '  pavilion tower    arcade',
      '  pergola  tower    arcade',
      'unknown-value pergola',
    ],
    [
      'a value of a kind',
      CLEVER,
      'reroll, extra-die, fox, cross-yellow',
      'reroll, extra-die, fox, cross_yellow',
      'bad-name cross_yellow → cross-yellow',
    ],
    ['a row of a table', CLEVER, '  purple-6     | purple |      6\n', '', 'missing-key reward'],
    [
      'a key of a table',
      CLEVER,
      '  purple-6     | purple |',
      '  purpel-6     | purple |',
      'unknown-value purpel-6 → purple-6',
    ],
    ['a column', CLEVER, 'rounds  | 6 | 6 | 5 | 4', 'rounds  | 6 | 6 | 5', 'row-length rounds  | 6 | 6 | 5'],
    ['a folder', ROLL_AND_WRITE, 'use alhambra:', 'use alhambar:', 'unknown-folder alhambar → alhambra'],
  ])('%s', (_, file, from, to, expected) => {
    expect(brief(afterEdits(file, [from, to]).told)).toEqual([expected]);
  });

  test.each([
    [
      'a type of a field',
      CLEVER,
      'list of Instant, up to 24',
      'list of Instnat, up to 24',
      'unknown-name Instnat → Instant',
    ],
    ['a step', CLEVER, '  roll pool\n', '  rol pool\n', 'unknown-statement rol → roll'],
    [
      'a condition',
      CLEVER,
      'need colour of die is white',
      'need color of die is white',
      'no-such-property color → colour',
    ],
    [
      'a phase',
      CLEVER,
      'do passive-turn of passive',
      'do pasive-turn of passive',
      'unknown-name pasive-turn → passive-turn',
    ],
    ['a tab', CLEVER, '  move pool to tray\n', '\tmove pool to tray\n', 'tab '],
  ])('%s', (_, file, from, to, expected) => {
    expect(brief(afterEdits(file, [from, to]).told)).toEqual([expected]);
  });
});
