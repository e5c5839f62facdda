import type { LiveOnPage } from '../game/live-games.ts';
import { forgetLive } from '../game/live-games.ts';
import { openLiveGame, withBook } from '../game/open-live.ts';
import type { Ended } from './client.ts';
import type { Found, Opening } from './messages.ts';

type Game = Extract<Opening, { readonly is: 'game' }>;
export type Book = Extract<Opening, { readonly is: 'book' }>;

/** How far it has come with what somebody has sent. */
export type Stage =
  /** There is nothing in the address. */
  | { readonly is: 'empty' }
  | { readonly is: 'loading' }
  | { readonly is: 'stopped' }
  | { readonly is: 'ended'; readonly why: Ended }
  | Extract<Opening, { readonly is: 'refused' | 'not fetched' }>
  | OpenStage;

export interface OpenStage {
  readonly is: 'open';
  readonly from: Game;
  readonly game: LiveOnPage;
  /** What there is to read, once it is there, or why there is none. */
  readonly book: Book | Ended | undefined;
  /** The shortest game in which the difference shows, where one was found. */
  readonly witness?: OpenWitness | undefined;
}

export interface OpenWitness extends Found {
  /** The rules as they were. */
  readonly game: LiveOnPage;
}

/** The next stage. What comes from a worker that was given up finds no game, and changes nothing. */
export async function nextStage(before: Stage, opening: Opening): Promise<Stage> {
  switch (opening.is) {
    case 'refused':
    case 'not fetched':
      return opening;
    case 'game':
      return { is: 'open', from: opening, game: await openLiveGame(opening.live), book: undefined };
    case 'book':
      return before.is === 'open'
        ? { ...before, game: withBook(before.game, opening.book), book: opening }
        : before;
    case 'witness': {
      const { found } = opening;
      if (before.is !== 'open' || !found) return before;
      return { ...before, witness: { ...found, game: await openLiveGame(found.before.live) } };
    }
  }
}

export function endedStage(before: Stage, why: Ended): Stage {
  if (before.is !== 'open') return { is: 'ended', why };
  return typeof before.book === 'object' ? before : { ...before, book: why };
}

/** Frees what a stage holds. */
export function leave(stage: Stage): void {
  if (stage.is !== 'open') return;
  forgetLive(stage.game.live.data.id);
  if (stage.witness) forgetLive(stage.witness.game.live.data.id);
}
