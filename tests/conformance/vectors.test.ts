import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { ranksOf } from '../../compiler/3-ir/walk.ts';
import { madeFrom, makeVectors, vectorsFile, vectorsText } from '../../compiler/4-emit/conformance/index.ts';
import { compile } from '../../compiler/compile.ts';
import { converse, KINDS, type Vectors } from '../../compiler/protocol/dialogue.ts';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';
import { vectorsSchema } from '../../compiler/protocol/schema.ts';
import { games } from '../games.ts';
import { ROOT } from '../sources.ts';

/** Another implementation than the one that the schema is made by. */
const isVectors = new Ajv2020({ strict: false }).compile(vectorsSchema());
const problemsIn = (vectors: unknown): unknown[] => (isVectors(vectors) ? [] : [...isVectors.errors!]);

describe.each(games)('$id', (game) => {
  const { always, base, tables, grids, reasons, players, examples, options, scorings } = game.game;
  const vectors = JSON.parse(readFileSync(`${ROOT}generated/${vectorsFile(game.id)}`, 'utf8')) as Vectors;
  const { dialogues } = vectors;

  test('was made from these rules', () =>
    expect(vectors.madeFrom, '“npm run generate” makes it anew').toBe(madeFrom(game)));

  test('fits its schema', () => {
    expect(problemsIn(vectors)).toEqual([]);
  });

  test('ids are unique', () => {
    const ids = dialogues.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('every worked example, table, grid and reason is asked', () => {
    const asked = new Set(dialogues.flatMap(({ rules }) => rules));
    const needed = [
      ...(base === undefined ? examples.map(({ name }) => `example-${name}`) : []),
      ...tables.map(({ name }) => `table-${name}`),
      ...grids.map(({ name }) => `grid-${name}`),
      ...reasons.map((name) => `reason-${name}`),
    ];
    // What random games hardly ever meet is told as left out, with the reason why.
    const isTold = (rule: string): boolean =>
      vectors.uncovered.some((one) => one.rule.startsWith(`${rule} of `));
    expect(needed.filter((rule) => !asked.has(rule) && !isTold(rule))).toEqual([]);
    const seen = new Set(
      dialogues
        .filter(({ kind }) => kind === 'reason')
        .flatMap(({ steps }) => steps.map(({ expect: { reason } }) => reason)),
    );
    expect(reasons.filter((reason) => !seen.has(reason) && !isTold(`reason-${reason}`))).toEqual([]);
  });

  test('what is told as uncovered is asked nowhere', () => {
    const asked = dialogues.flatMap(({ steps }) =>
      steps.flatMap(({ request, expect: { reason } }) =>
        request.do === 'explain' ? [`reason-${reason} of action-${String(request.move).split(' ')[0]}`] : [],
      ),
    );
    expect(vectors.uncovered.filter(({ rule }) => asked.includes(rule))).toEqual([]);
  });

  test('ties are scored with every argument, wherever a scoring ranks', () => {
    for (const { name, routine } of scorings) {
      if (ranksOf(routine).length === 0) continue;
      const scored = dialogues
        .filter(({ id, kind }) => kind === 'tie' && id.startsWith(`tie-${name}-`))
        .flatMap(({ steps }) => steps.flatMap(({ request }) => (request.do === 'score' ? [request] : [])));
      const told = new Set(scored.map(({ scorings: asked }) => JSON.stringify(asked)));
      const kinds = routine.params.map((param) => routine.locals.find((local) => local.name === param)!.type);
      const all = kinds.reduce((count, type) => count * (type.is === 'kind' ? type.values.length : 1), 1);
      expect([name, told.size >= all]).toEqual([name, true]);
    }
  });

  test('a game is played with every option changed', () => {
    const played = dialogues.flatMap(({ kind, steps }) =>
      kind === 'game' ? Object.keys((steps[0]!.request.options ?? {}) as object) : [],
    );
    expect(options.filter(({ name }) => !played.includes(name))).toEqual([]);
  });

  test('every rule about what is always so is asked where it holds and where it does not', () => {
    for (const { name } of always) {
      const { steps } = dialogues.find(({ id }) => id === `always-${name}`)!;
      const told = steps.flatMap(({ request, expect: { broken } }) =>
        request.do === 'always' ? [broken] : [],
      );
      expect([name, told.at(-2), told.at(-1)]).toEqual([name, null, name]);
    }
  });

  test('in every game everybody looks at the table, at its end too, and once all of it is written out', () => {
    const views = dialogues
      .filter(({ kind }) => kind === 'game')
      .map(({ id, steps }) => {
        const seats = [...Array(steps[0]!.request.players).keys()].map((player) => player + 1);
        const looks = steps.filter(({ request }) => request.do === 'view');
        const last = steps.findLastIndex(({ request }) => request.do === 'play' || request.do === 'chance');
        const atEnd = looks.filter((step) => steps.indexOf(step) > last);
        expect([id, atEnd.map(({ request }) => request.player)]).toEqual([id, [...seats, 'spectator']]);
        expect([id, looks.length]).toEqual([id, expect.toSatisfy((count) => count >= 2 * atEnd.length)]);
        return looks.filter(({ request }) => request.digest !== true).length;
      });
    expect(views.filter((count) => count > 0)).toHaveLength(1);
  });

  test('games with every number of players come to their end', () => {
    for (let count = players.from; count <= players.to; count++) {
      const own = dialogues.filter(
        ({ kind, steps }) => kind === 'game' && steps[0]!.request.players === count,
      );
      expect(own.length).toBeGreaterThanOrEqual(base === undefined ? 2 : 1);
      for (const { steps } of own) {
        expect(steps.find(({ request }) => request.do === 'result')!.expect.result).not.toBeNull();
        expect(steps.filter(({ expect: { error } }) => error !== undefined)).toEqual([]);
      }
    }
  });
});

test('the game of the language reference: hidden fields, options, lots, shuffles', async () => {
  const page = readFileSync(`${ROOT}rules/REFERENCE.md`, 'utf8');
  const fences = [...page.matchAll(/^```([^\n]+)\n(.*?)^```$/gms)];
  const fileOf = (fence: string): string =>
    fences.flatMap((one) => (one[1] === fence ? [one[2]] : [])).join('\n');
  const sources = [
    { file: 'owl-post/owl-post.regel', text: fileOf('regel') },
    { file: 'post/post.regel', text: fileOf('regel library') },
  ];
  const [owlPost] = compile(sources, { texts: false, runExamples: false }).games;
  const vectors = makeVectors(owlPost!);
  expect(new Set(vectors.dialogues.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  expect(problemsIn(JSON.parse(vectorsText(vectors)))).toEqual([]);
  // Each dialogue can be led by itself, in any order.
  const session = new ReferenceSession([owlPost!]);
  for (const dialogue of vectors.dialogues.toReversed())
    expect([dialogue.id, await converse(dialogue, async (request) => session.ask(request))]).toEqual([
      dialogue.id,
      undefined,
    ]);
});
