import { games } from '../../generated/games.ts';
import { createEngine, type Sentences, type Texts } from '../../generated/runtime/engine.ts';
import type { Loaded } from '../../site/src/game/load.ts';
import type { Language, Shown } from '../../site/src/game/shown.ts';

/** Every game and variant, as a page loads it. */
export const loaded: readonly Loaded[] = await Promise.all(
  games.map(async ({ data, createCore, createTraced }) => {
    const file = new URL(`../../generated/${data.id}/texts.ts`, import.meta.url).href;
    const { texts, sentences } = (await import(/* @vite-ignore */ file)) as {
      readonly texts: Texts;
      readonly sentences: Sentences;
    };
    const engine = createEngine(createCore(), data, texts, { createCore, createTraced }, sentences);
    return {
      engine,
      texts: texts as Loaded['texts'],
      sentences: sentences as NonNullable<Loaded['sentences']>,
    };
  }),
);

export const shownOf = ({ engine, texts, sentences }: Loaded, language: Language): Shown => ({
  data: engine.data,
  language,
  words: texts[language],
  sentences: sentences?.[language] ?? {},
});
