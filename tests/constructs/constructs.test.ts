/**
 * One small source for each construct, and the code that it becomes. `add` is an expression, and a statement too: `arithmetic/add.case`
 * and `changes/add.case` show both. `UPDATE_CASES=1 npx vitest run tests/constructs` writes down what is written now; read the difference
 * before you keep it.
 */
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DECLARATION_WORDS } from '../../compiler/1-syntax/words.ts';
import { engineFiles } from '../engine/emitted.ts';
import { ALL_CONSTRUCTS, constructsIn } from './all-constructs.ts';
import { CASES, compiledCase, files, readCase, sourcesOf } from './case-file.ts';
import { codeOf } from './select.ts';

const UPDATE = process.env.UPDATE_CASES === '1';
/** A case is to be read at a glance. */
const MOST_LINES = 72;

describe('the code of', () => {
  test.each(files)('%s', (file) => {
    const one = readCase(file);
    const game = compiledCase(one);
    const code = codeOf(engineFiles(game, sourcesOf(one))['core.ts']!, one.shows);
    if (UPDATE) writeFileSync(CASES + file, `${one.input}=== code\n${code}`);
    else if (one.expected === undefined)
      expect.fail('there is no section "=== code": run with UPDATE_CASES=1');
    else expect(code).toBe(one.expected);
    expect(code.split('\n').length, 'show less of it').toBeLessThanOrEqual(MOST_LINES);
    if (ALL_CONSTRUCTS.includes(one.construct)) expect(constructsIn(game.model)).toContain(one.construct);
    else expect(DECLARATION_WORDS).toContain(one.construct);
  });
});

test('every construct has a case', () => {
  const shown = new Set(files.map((file) => readCase(file).construct));
  expect(ALL_CONSTRUCTS.filter((construct) => !shown.has(construct))).toEqual([]);
});
