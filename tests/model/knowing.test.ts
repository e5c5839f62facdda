import { describe, expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import type { Problem } from '../../compiler/problems/problem.ts';

/** What the checker learns from questions: a game around a few lines, and the codes of its problems. */
function codes(...lines: string[]): string[] {
  return problemsOf(lines)
    .filter((problem) => problem.severity === 'error')
    .map((problem) => problem.code);
}

function warnings(...lines: string[]): string[] {
  return problemsOf(lines)
    .filter((problem) => problem.severity === 'warning')
    .map((problem) => problem.code);
}

function problemsOf(lines: readonly string[]): readonly Problem[] {
  const text = `game sample
  players 2..4

kind Colour: red, green, blue
kind Warm of Colour: red

pieces Die, plural dice, with face 1..6
  1 of each Colour

table price by Warm
  Warm  | red
  price | 3

each player has
  coins:  0..9
  wanted: Colour or none
  queue:  list of Colour, up to 3

the table has
  pool: dice, starts with all Die

phase game
  roll pool
  for each player in players
    do turn of player
  score points-for-coins

phase turn of player
${lines.map((line) => `  ${line}`).join('\n')}

scoring points-for-coins for each player
  award coins

winner player in players by most points of player
  tie: joint win
`;
  return compile([{ file: 'sample/sample.regel', text }], { texts: false }).problems;
}

describe('none', () => {
  test('must be excluded before use', () => {
    expect(codes('let colour = wanted', 'queue becomes (colour)')).toEqual(['may-be-none']);
    expect(codes('if wanted is not none', '  queue becomes (wanted)')).toEqual([]);
    expect(codes('if wanted is none', '  leave', 'queue becomes (wanted)')).toEqual([]);
  });

  test('is forgotten when something changes', () => {
    expect(codes('if wanted is not none', '  wanted becomes none', '  queue becomes (wanted)')).toEqual([
      'may-be-none',
    ]);
  });

  test('a list that is not empty has a last item', () => {
    expect(codes('wanted becomes last of queue', 'queue becomes last of queue')).toEqual(['may-be-none']);
    expect(codes('if queue is not empty', '  queue becomes last of queue')).toEqual([]);
  });
});

describe('what is known is not known for ever', () => {
  test('a loop has settled its where before its first pass', () => {
    expect(
      codes(
        'for each colour in Colour where wanted is not none',
        '  queue becomes (wanted)',
        '  wanted becomes none',
      ),
    ).toEqual(['may-be-none']);
  });

  test('none may be among the values asked for', () => {
    expect(codes('if wanted is in (red, none)', '  queue becomes (wanted)')).toEqual(['may-be-none']);
    expect(codes('if wanted is in (red, green)', '  queue becomes (wanted)')).toEqual([]);
  });

  test('what was looked for may not have been found', () => {
    expect(codes('let hue = first colour in queue where colour is red', 'queue becomes (hue)')).toEqual([
      'may-be-none',
    ]);
  });

  test('what chance could not draw is none', () => {
    const draw = ['chance chooses die from all die in pool where face of die is 6', 'otherwise'];
    expect(codes(...draw, '  nothing', 'coins becomes face of die')).toEqual(['may-be-none']);
    expect(codes(...draw, '  leave', 'coins becomes face of die')).toEqual([]);
  });
});

describe('values of a kind', () => {
  test('a table of a part is only asked for that part', () => {
    expect(codes('coins becomes price[red]')).toEqual([]);
    expect(codes('coins becomes price[blue]')).toEqual(['other-type']);
    expect(codes('for each colour in Colour', '  coins becomes price[colour]')).toEqual(['may-be-other']);
    expect(
      codes('for each colour in Colour where colour is in Warm', '  coins becomes price[colour]'),
    ).toEqual([]);
  });
});

describe('numbers', () => {
  test('that can never fit are reported', () => {
    expect(codes('coins becomes 10')).toEqual(['out-of-range']);
    expect(codes('add 10 to coins')).toEqual(['out-of-range']);
    expect(codes('add 1 to coins')).toEqual([]);
  });

  test('conditions that are always so are pointed out, not errors', () => {
    expect(warnings('if coins is at least 0', '  coins becomes 1')).toContain('always-holds');
    expect(warnings('if coins is at least 10', '  coins becomes 1')).toContain('never-holds');
    expect(warnings('if coins is at least 1', '  coins becomes 1')).not.toContain('always-holds');
  });

  test('a list may hold a thing several times', () => {
    expect(codes('let line = queue', 'if count of line is at least 4', '  coins becomes 1')).toEqual([]);
    expect(warnings('let line = queue', 'if count of line is at least 4', '  coins becomes 1')).not.toContain(
      'never-holds',
    );
  });
});

describe('one slip, one problem', () => {
  test('a misspelt name is told once, whatever is done with it', () => {
    expect(
      codes('let x = cions + 3', 'coins becomes x * 2', 'if x is more than 3', '  coins becomes x'),
    ).toEqual(['unknown-name']);
  });

  test('what a line that cannot be read declares is not unknown as well', () => {
    expect(codes('coins becomes', 'do turn')).toHaveLength(1);
  });
});
