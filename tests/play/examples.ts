import type { ExampleShown } from '../../generated/runtime/rulebook.ts';

/** The worked examples of a game, as its rulebook shows them. */
export async function examplesOf(game: string): Promise<readonly ExampleShown[]> {
  const file = new URL(`../../generated/${game}/examples.ts`, import.meta.url).href;
  const module = (await import(/* @vite-ignore */ file)) as { examples: readonly ExampleShown[] };
  return module.examples;
}
