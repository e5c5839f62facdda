import type { Language } from '../game/shown.ts';
import { emptyGame } from './empty-game.ts';
import type { Work } from './project.ts';
import { type Files, sourcesOf } from './sources.ts';

/** Ways to begin. Nothing is kept before somebody has changed something. */

const freshId = (): string => crypto.randomUUID();

/** A game or variant of the site, to be changed. */
export async function fromGame(game: string, folder: string): Promise<Work> {
  const base = await sourcesOf(folder);
  return { id: freshId(), title: '', game, folder, origin: folder, files: base, base };
}

/** The smallest game, with nothing to compare it with but itself. */
export async function fromNothing(language: Language): Promise<Work> {
  const common = await sourcesOf(COMMON);
  const { game, folder, files } = emptyGame(language);
  const base: Files = { ...common, ...files };
  return { id: freshId(), title: '', game, folder, origin: COMMON, files: base, base };
}

/** The course: an empty page, on which a game is written in ten steps. */
export async function fromCourse(): Promise<Work> {
  const base = { ...(await sourcesOf(COMMON)), 'honey/honey.regel': '' };
  return {
    id: freshId(),
    title: '',
    game: 'honey',
    folder: 'honey',
    origin: COMMON,
    files: base,
    base,
    course: 1,
  };
}

export const COMMON = 'common';
