import { STARTERS } from '../../compiler/1-syntax/source.ts';
import { sentencesOf } from '../../compiler/4-emit/engine/facade/texts.ts';
import { type AnyGame, createEngine, type Engine, type ToldEvent } from '../../compiler/runtime/engine.ts';
import { historyOf, type State } from '../../compiler/runtime/state.ts';
import { booksFor, foldersOf } from '../../compiler/texts/translator.ts';
import { games } from '../../generated/games.ts';
import { readSources } from '../sources.ts';

/** Engines of all games and variants, with the sentences as they stand in the rules now. */
export interface Game {
  readonly id: string;
  readonly engine: Engine<AnyGame>;
}

export const LANGUAGES = ['nl', 'de'] as const;

const sources = readSources('rules');

export async function gamesToTell(only?: string): Promise<Game[]> {
  const wanted = games.filter(
    ({ data }) => only === undefined || data.id === only || data.id.startsWith(`${only}/`),
  );
  return Promise.all(
    wanted.map(async ({ data, createCore, createTraced }) => {
      const file = new URL(`../../generated/${data.id}/texts.ts`, import.meta.url).href;
      const { texts } = await import(/* @vite-ignore */ file);
      const [base = ''] = data.id.split('/');
      const folder = sources.some((one) => one.file.startsWith(`${base}/`)) ? base : `${STARTERS}/${base}`;
      const sentences = Object.fromEntries(
        booksFor(sources, foldersOf(sources, folder)).map((book) => [
          book.language,
          sentencesOf(book, Object.keys(texts[book.language]), chainOf(data.id)),
        ]),
      );
      const tracing = { createCore, createTraced };
      // Generated cores are made for the generated copy of this runtime, which is the same.
      const engine = createEngine(createCore() as never, data as never, texts, tracing as never, sentences);
      return { id: data.id, engine };
    }),
  );
}

/** The variants that a game is made of, the one that changes the game itself first: as their files say. */
function chainOf(id: string): string[] {
  const [base, name] = id.split('/');
  const own = sources.filter(({ file }) => file.startsWith(`${base}/`) && file.endsWith('.regel'));
  const chain: string[] = [];
  for (let here = name; here !== undefined && here !== base; ) {
    chain.unshift(here);
    const declared = new RegExp(`^variant +${here} +of +(\\S+)`, 'm');
    here = own.flatMap(({ text }) => declared.exec(text)?.[1] ?? [])[0];
  }
  return chain;
}

export const NAMES = ['Anna', 'Erik', 'Carl', 'Lotte', 'Kim', 'Bas'];

export interface ToldState {
  readonly at: number;
  readonly entry: string;
  /** By language. */
  readonly told: readonly (readonly ToldEvent[])[];
  readonly questions: readonly string[];
  /** Of all seats together. */
  readonly points: number;
}

/** Random numbers for tests, from a seed: the same game every time. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A random game, told state by state, to one of those who see it. */
export function tellGame({ engine }: Game, seed: number, most = 2000): ToldState[] {
  const random = randomFrom(seed * 7919 + 17);
  const { from, to } = engine.data.players;
  const players = from + Math.floor(random() * (to - from + 1));
  const imaginary = engine.data.imaginary.find(({ withPlayers }) => withPlayers === players);
  const count = imaginary ? imaginary.from + Math.floor(random() * (imaginary.to - imaginary.from + 1)) : 0;
  const options = Object.fromEntries(
    engine.data.options.map(({ name, type, value }) => [
      name,
      type.is === 'yes or no' ? random() < 0.3 !== Boolean(value) : value,
    ]),
  );
  let state = engine.start({ players, imaginary: count, options, seed: `told ${seed}` } as never);
  for (let moves = 0; moves < most && !engine.isOver(state); moves++) {
    const all = engine.toAct(state).flatMap((player) => engine.moves(state, player));
    state = engine.play(state, all[Math.floor(random() * all.length)]!, 'mover');
  }
  const names = [
    ...NAMES.slice(0, players),
    ...(count === 1 && players === 2
      ? ['Dirk']
      : Array.from({ length: count }, (_, at) => `Rivaal ${at + 1}`)),
  ];
  const viewer = random() < 0.5 ? ('server' as const) : 1 + Math.floor(random() * players);
  const log = engine.log(state, 'server');
  return historyOf(state as unknown as State).map((one, at) => {
    const here = one as unknown as typeof state;
    const entry = log[at - 1];
    const written =
      entry === undefined ? 'start' : 'player' in entry ? `${entry.player}: ${entry.move}` : entry.chance;
    const questions = LANGUAGES.flatMap((language) =>
      engine.toAct(here).flatMap((player) => {
        const how = { language, names } as never;
        const asked = engine.ask(here, player, how);
        const actions = new Set(engine.moves(here, player).map(({ action }) => action));
        const open = [...actions].flatMap((action) =>
          Object.values(engine.ask(here, player, how, { player, action } as never)?.choices ?? {}),
        );
        return [asked?.text ?? '', ...(asked?.pass === undefined ? [] : [asked.pass]), ...open];
      }),
    );
    return {
      at,
      entry: written,
      told: LANGUAGES.map((language) => engine.tell(here, viewer, { language, names } as never)),
      questions,
      points: engine.score(here).reduce((sum, { total }) => sum + total, 0),
    };
  });
}
