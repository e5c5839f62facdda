import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import type { Vectors } from '../../compiler/protocol/dialogue.ts';
import type { ExampleShown } from '../../generated/runtime/rulebook.ts';
import { PARSED, ROOT } from '../sources.ts';
import { sources } from './sources.ts';

const { games, rulebooks, problems } = compile(sources, { cache: PARSED, runExamples: false });

test('every game has a rulebook in both languages, and nothing is wrong with them', () => {
  expect(problems).toEqual([]);
  for (const { id } of games)
    expect([id, rulebooks.get(id)?.pages.map(({ language }) => language)]).toEqual([id, ['nl', 'de']]);
});

test.each(games)('$id: examples are those of the vectors', async ({ id, model }) => {
  const { examples } = (await import(/* @vite-ignore */ `${ROOT}generated/${id}/examples.ts`)) as {
    examples: readonly ExampleShown[];
  };
  const vectors = JSON.parse(readFileSync(`${ROOT}generated/${id}/vectors.json`, 'utf8')) as Vectors;
  const told = vectors.dialogues.filter(({ kind }) => kind === 'example');
  expect(examples.map(({ name }) => `example-${name}`)).toEqual(told.map((dialogue) => dialogue.id));
  const fields = model.fields.map(({ name }) => name);
  for (const [index, { steps, shows, names, picture }] of examples.entries()) {
    expect(steps).toEqual(
      told[index]!.steps.map(({ request, expect: { digest: _, ...rest } }) => ({ request, expect: rest })),
    );
    const shown = shows.filter((name) => !name.startsWith('pieces-'));
    expect(shown).toEqual(fields.filter((name) => shown.includes(name)));
    expect(names.length).toBeGreaterThanOrEqual(steps[0]!.request.players as number);
    expect(['value', 'explain', 'mayGive']).not.toContain(steps[picture]!.request.do);
  }
});
