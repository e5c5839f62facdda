import { games } from '../../generated/games.ts';
import {
  type AnyGame,
  createEngine,
  type Engine,
  type GameState,
  type Texts,
} from '../../generated/runtime/engine.ts';
import type { Rulebook } from '../../generated/runtime/rulebook.ts';
import type { Loaded } from '../../site/src/game/load.ts';
import { type Learnt, learn } from '../../site/src/pad/learn.ts';
import { ScratchSession } from '../../site/src/pad/scratch-session.ts';

/** A game as its pad knows it. */
export interface KnownGame {
  readonly id: string;
  readonly engine: Engine<AnyGame>;
  readonly texts: Loaded['texts'];
  readonly book: Rulebook;
  readonly scratch: ScratchSession;
  readonly learnt: Learnt;
}

async function imported<T>(id: string, file: string): Promise<T> {
  return (await import(
    /* @vite-ignore */ new URL(`../../generated/${id}/${file}.ts`, import.meta.url).href
  )) as T;
}

export const known: readonly KnownGame[] = await Promise.all(
  games.map(async ({ data, createCore, createTraced }) => {
    const { texts } = await imported<{ texts: Texts }>(data.id, 'texts');
    const { rulebook } = await imported<{ rulebook: Rulebook }>(data.id, 'rulebook');
    const engine = createEngine(createCore(), data, texts, { createCore, createTraced });
    const scratch = new ScratchSession(data, { createCore, createTraced }, texts);
    return {
      id: data.id,
      engine,
      texts: texts as Loaded['texts'],
      book: rulebook,
      scratch,
      learnt: learn(engine, scratch, rulebook),
    };
  }),
);

/** The end of a random game. */
export function finished(
  engine: Engine<AnyGame>,
  setup: { readonly players: number; readonly imaginary?: number; readonly options?: AnyGame['options'] },
  seed: string,
): GameState<AnyGame> {
  let state = engine.start({ ...setup, seed });
  let random = [...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 0x7fffffff;
  for (let [player] = engine.toAct(state); player !== undefined; [player] = engine.toAct(state)) {
    const moves = engine.moves(state, player);
    random = (random * 48_271) % 0x7fffffff;
    state = engine.play(state, moves[random % moves.length]!, 'mover');
  }
  return state;
}
