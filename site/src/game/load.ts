import type { AnyGame, Engine } from '../../../generated/runtime/engine.ts';
import type { ExampleShown } from '../../../generated/runtime/rulebook.ts';
import { found } from './found.ts';
import { type LiveOnPage, liveGameOf } from './live-games.ts';
import type { Language, Shown } from './shown.ts';

/** A game and its engine; what it is called comes with it, in every language. */
export interface Loaded {
  readonly engine: Engine<AnyGame>;
  readonly texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Left out where nothing is told. */
  readonly sentences?: Readonly<Record<string, NonNullable<Shown['sentences']>>> | undefined;
}

// Every game is a chunk of its own, fetched when somebody begins to play it.
const engines = import.meta.glob<Record<string, unknown>>('../../../generated/**/engine.ts');
const texts = import.meta.glob<Pick<Loaded, 'texts' | 'sentences'>>('../../../generated/**/texts.ts');
const examples = import.meta.glob<{ examples: readonly ExampleShown[] }>('../../../generated/**/examples.ts');

const loaded = new Map<string, Promise<Loaded>>();

/**
 * The engine of `clever` or `clever/quick`. What failed is forgotten here, but some browsers remember it until the page is loaded
 * anew.
 */
export function loadGame(id: string): Promise<Loaded> {
  const here = liveGameOf(id);
  if (here) return Promise.resolve(loadedOf(here));
  const known = loaded.get(id);
  if (known) return known;
  const loading = Promise.all([found(engines, id, 'engine.ts'), found(texts, id, 'texts.ts')]).then(
    ([module, { texts, sentences }]) => {
      const engine = Object.values(module).find(isEngine);
      if (!engine) throw new Error(`There is no engine of ${id}.`);
      return { engine, texts, sentences };
    },
  );
  loading.catch(() => loaded.delete(id));
  loaded.set(id, loading);
  return loading;
}

function loadedOf({ live, opened }: LiveOnPage): Loaded {
  const { texts, sentences } = live;
  return { engine: opened.engine, texts: texts as Loaded['texts'], sentences };
}

export async function loadExample(id: string, name: string): Promise<ExampleShown> {
  const module = liveGameOf(id)?.book ?? (await found(examples, id, 'examples.ts'));
  const example = module.examples.find((one) => one.name === name);
  if (!example) throw new Error(`There is no example ${name} of ${id}.`);
  return example;
}

export function shownIn({ engine, texts, sentences }: Loaded, language: Language): Shown {
  return { data: engine.data, language, words: texts[language], sentences: sentences?.[language] ?? {} };
}

export function isEngine(value: unknown): value is Engine<AnyGame> {
  return typeof value === 'object' && value !== null && 'tryPlay' in value && 'data' in value;
}
