import { existsSync, readFileSync } from 'node:fs';
import { isObject, type JsonObject } from '../../generated/runtime/json.ts';
import type { ExampleShown, ExampleStep } from '../../generated/runtime/rulebook.ts';

interface Vectors {
  readonly dialogues: readonly { id: string; kind: string; rules: string[]; steps: ExampleStep[] }[];
}

/** The worked examples of a game as its rulebook shows them; where that is not there yet, as its vectors ask them. */
export async function examplesOf(game: string): Promise<readonly ExampleShown[]> {
  const file = new URL(`../../generated/${game}/examples.ts`, import.meta.url);
  if (existsSync(file)) {
    const module = (await import(/* @vite-ignore */ file.href)) as { examples: readonly ExampleShown[] };
    return module.examples;
  }
  const vectors = new URL(`../../generated/${game}/vectors.json`, import.meta.url);
  const { dialogues } = JSON.parse(readFileSync(vectors, 'utf8')) as Vectors;
  return dialogues.filter(({ kind }) => kind === 'example').map(exampleOf);
}

function exampleOf({ id, rules, steps }: Vectors['dialogues'][number]): ExampleShown {
  const asked = steps.map(({ request }) => request);
  const given = asked.flatMap((request) => fieldsIn(request));
  return {
    name: id.replace('example-', ''),
    rules,
    names: ['Anna', 'Erik', 'Sofie', 'Tom', 'Lena', 'Joris', 'Mila'].slice(0, Number(asked[0]?.players) + 1),
    steps,
    shows: [...new Set(given)],
    picture: steps.findLastIndex(
      ({ request }) => !['value', 'explain', 'mayGive'].includes(String(request.do)),
    ),
  };
}

function fieldsIn(request: JsonObject): string[] {
  const given = Array.isArray(request.given) ? request.given : [];
  const named = given.flatMap((one) => (isObject(one) ? [`field-${one.name}`] : []));
  return request.do === 'value' ? [...named, `field-${request.name}`] : named;
}
