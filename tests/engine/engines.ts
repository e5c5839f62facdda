import { compile } from '../../compiler/compile.ts';
import { games } from '../../generated/games.ts';
import { type AnyGame, createEngine, type Engine, type Texts } from '../../generated/runtime/engine.ts';
import { readSources } from '../sources.ts';

/** Every engine that was generated, as any game, with the rules that it was made from. */
export interface Generated {
  readonly id: string;
  readonly engine: Engine<AnyGame>;
  readonly compiled: ReturnType<typeof compile>['games'][number];
}

const rules = compile(readSources('rules'), { texts: false, runExamples: false }).games;

export const engines: readonly Generated[] = await Promise.all(
  games.map(async ({ data, createCore, createTraced }) => {
    const { id } = data;
    const file = new URL(`../../generated/${id}/texts.ts`, import.meta.url).href;
    const { texts } = (await import(/* @vite-ignore */ file)) as { readonly texts: Texts };
    const engine = createEngine(createCore(), data, texts, { createCore, createTraced });
    return { id, engine, compiled: rules.find((game) => game.id === id)! };
  }),
);
