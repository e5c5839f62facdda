import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { emitEngine } from '../../compiler/4-emit/engine/index.ts';
import type { Checked } from '../../compiler/agree/check.ts';
import type { EmitEngine } from '../../compiler/command-line/engines/emit-engines.ts';
import { freshEngines } from '../../compiler/command-line/engines/emit-engines.ts';
import { checkFreshEngine } from '../../compiler/command-line/engines/fresh-engine.ts';
import { compile } from '../../compiler/compile.ts';
import { ACORNS } from '../mutate/acorns.ts';
import { ROOT } from '../sources.ts';
import { emitterOfOtherRules } from './broken-emitter.ts';

const FILE = 'acorns/acorns.regel';

async function checked(text: string, emit: EmitEngine = emitEngine): Promise<Checked> {
  const sources: Source[] = [{ file: FILE, text }];
  const { games } = compile(sources, { texts: false, runExamples: false });
  const [engine] = freshEngines(games, sources, emit);
  return checkFreshEngine(engine!);
}

const sound = checked(ACORNS);

test('an engine as it should be agrees, and everything in its rules was reached', async () => {
  const { disagreement, missed, moves } = await sound;
  expect(disagreement).toBeUndefined();
  // Three times two acorns are never too many, and there is always a number to choose.
  expect(missed).toEqual(['reason-take.number.none', 'reason-too-many']);
  expect(moves).toBeGreaterThan(500);
});

test('the same rules are compared in the same games', async () => {
  expect(await checked(ACORNS)).toEqual(await sound);
});

test.each([
  ['a wrong cell of a table', '11 | 9', '12 | 9', 'state', 'scoring-store'],
  ['a wrong change of a field', 'add number to acorns', 'add 1 to acorns', 'state', 'action-take'],
  ['a condition that is too strict', 'limit = 6', 'limit = 5', 'moves', 'action-take'],
  ['a wrong winner', 'by most points', 'by least points', 'result', 'winner'],
  ['a choice that is not there', 'from (1, 2)', 'from (1, 3)', 'moves', 'action-take'],
  [
    'a wrong rule about what is always so',
    'at most 12',
    'at most 7',
    'always',
    'always-no-more-than-there-are',
  ],
  ['a game that is too long', 'repeat 3 times', 'repeat 4 times', 'state', 'scoring-store'],
])('%s is noticed, and the rule named', async (_, from, to, what, rule) => {
  const { disagreement } = await checked(ACORNS, emitterOfOtherRules(FILE, from, to));
  expect(disagreement).toMatchObject({ what, rule });
});

test.each([
  ['cannot be read', '\nfunction twice() {}\nfunction twice() {}\nconst twice = 1;\n'],
  ['breaks down when it is loaded', '\nthrow new Error("broken");\n'],
])('an engine of which a file %s does not agree', async (_, broken) => {
  const emit: EmitEngine = (...args) =>
    emitEngine(...args).map((one) =>
      one.file.endsWith('/why.ts') ? { ...one, text: one.text + broken } : one,
    );
  const { disagreement } = await checked(ACORNS, emit);
  expect(disagreement).toMatchObject({
    what: 'fault',
    rule: 'game',
    found: expect.stringContaining('Error'),
  });
});

test('where the rules cannot go on, both stop, and agree', async () => {
  const stuck = ACORNS.replace('  score store\n', '  impossible\n');
  expect(await checked(stuck)).toMatchObject({ disagreement: undefined });
  const goesOn = emitterOfOtherRules(FILE, '  impossible\n', '  score store\n');
  expect((await checked(stuck, goesOn)).disagreement).toMatchObject({
    what: 'fault',
    expected: expect.stringContaining('impossible'),
    found: 'null',
  });
});

test('a field is named that only one of them cannot set', async () => {
  const { disagreement } = await checked(ACORNS, emitterOfOtherRules(FILE, 'acorns: 0..6', 'acorns: 0..5'));
  expect(disagreement).toMatchObject({ what: 'fault', rule: 'field-acorns' });
});

test('a reason of the rules is named where only that differs', async () => {
  const more = ACORNS.replace('repeat 3 times', 'repeat 4 times');
  const { disagreement } = await checked(
    more,
    emitterOfOtherRules(FILE, 'choose number', 'need acorns is at most 5 else full\n  choose number'),
  );
  expect(disagreement).toMatchObject({ what: 'reason', rule: 'reason-too-many' });
});

test('rules without an end are played for a while', async () => {
  // Nobody has a move any more after a few rounds, and the phase goes on for ever.
  const endless = ACORNS.replace('repeat 3 times', 'repeat 1000000 times');
  expect((await checked(endless)).disagreement).toBeUndefined();
});

test('the game of the language reference agrees', async () => {
  const page = readFileSync(`${ROOT}rules/REFERENCE.md`, 'utf8');
  const fences = [...page.matchAll(/^```([^\n]+)\n(.*?)^```$/gms)];
  const fileOf = (fence: string): string =>
    fences.flatMap((one) => (one[1] === fence ? [one[2]] : [])).join('\n');
  const sources = [
    { file: 'owl-post/owl-post.regel', text: fileOf('regel') },
    { file: 'post/post.regel', text: fileOf('regel library') },
  ];
  const { games } = compile(sources, { texts: false, runExamples: false });
  for (const engine of freshEngines(games, sources, emitEngine))
    expect((await checkFreshEngine(engine)).disagreement).toBeUndefined();
});
