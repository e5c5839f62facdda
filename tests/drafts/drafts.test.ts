import { expect, test } from 'vitest';
import { parseFile } from '../../compiler/1-syntax/parse.ts';
import { compile } from '../../compiler/compile.ts';
import { type Problem, Problems } from '../../compiler/problems/problem.ts';
import { readSources } from '../sources.ts';

// Three games that the language cannot express in full yet. They must go on being read while it grows:
// the only thing that may be wrong with them is a construct that is known and not implemented.

const isRules = ({ file }: { file: string }) => file.endsWith('.regel');
const drafts = readSources('tests/drafts').filter(isRules);
const library = readSources().filter((source) => isRules(source) && source.file.startsWith('alhambra/'));

/** `palace/palace.regel:24 not-yet {"what":"map"}` */
function show({ at, code, data }: Problem): string {
  const text = drafts.find((source) => source.file === at.file)?.text ?? '';
  return `${at.file}:${text.slice(0, at.start).split('\n').length} ${code} ${JSON.stringify(data)}`;
}

test('the three drafts are there, with their examples and variants', () => {
  expect(drafts.map((source) => source.file)).toEqual([
    'alcazaba/alcazaba.regel',
    'alcazaba/examples.regel',
    'dice-game/dice-game.regel',
    'dice-game/examples.regel',
    'dice-game/variants/shared-places.regel',
    'palace/examples.regel',
    'palace/palace.regel',
    'palace/tiles.regel',
    'palace/variants/long-purse.regel',
  ]);
});

test.each(drafts)('every declaration of $file parses', ({ file, text }) => {
  const problems = new Problems();
  const declarations = parseFile(file, text, problems);
  expect(problems.sorted().map(show)).toEqual([]);
  expect(declarations).toHaveLength(text.match(/^[^\s#]/gm)?.length ?? 0);
});

test('every name and type of the drafts is resolved, except what is not implemented yet', () => {
  const { problems } = compile([...drafts, ...library], { texts: false, runExamples: false });
  expect(problems.filter((problem) => problem.code !== 'not-yet').map(show)).toEqual([]);
});
