import type { Declaration, GameLine, Placed, Ref } from '../../1-syntax/tree.ts';
import type { Place } from '../../problems/problem.ts';
import { type Entry, type Folder, placeOf, type ShowsAt } from '../collect.ts';

export type Variant = Folder['variants'][number];
export type Change = Extract<Declaration, { is: 'change' }>;
export type FrameLine = Exclude<GameLine, { is: 'option' }>;

/** Something written, and where: lines of a game and of its variants come from several files. */
export interface At<T> {
  readonly placed: Placed;
  readonly tree: T;
}

/**
 * Everything that a game is built from. A variant makes another of it, and the game is built from that as if it had been
 * written so: there is no second way to build a variant, and a variant of a variant is nothing special.
 */
export interface Declared {
  readonly name: string;
  /** Of a variant: the game that it belongs to, and the names of the variants that it is made of, its own the last. */
  readonly base?: string;
  readonly chain: readonly string[];
  readonly at: Place;
  readonly frame: readonly At<FrameLine>[];
  readonly winner?: Folder['winners'][number];
  readonly entries: readonly Entry[];
  /** Cells with other values, in the order in which they are changed: their keys are understood only when the tables are. */
  readonly changes: readonly At<Change>[];
  /** How things look; the last one counts. */
  readonly shows: readonly ShowsAt[];
  /** What variants have taken out, and the places that say so. */
  readonly gone: ReadonlyMap<string, Place>;
}

/** What a change is about: the table, grid or pieces that are named last, `sheet[yellow]` in `bonus of row[4] of sheet[yellow]`. */
export function rootOf(target: Ref): Ref {
  return target.of?.is === 'ref' ? rootOf(target.of) : target;
}

/** What the files of a folder say of its game. */
export function declaredGame(
  folder: Folder,
  entries: readonly Entry[],
  shows: readonly ShowsAt[],
): Declared | undefined {
  const [game] = folder.games;
  if (!game) return undefined;
  const { placed, tree } = game;
  const [winner] = folder.winners;
  return {
    name: tree.name.text,
    chain: [],
    at: placeOf(placed, tree.name),
    frame: tree.lines.flatMap((line) => (line.is === 'option' ? [] : [{ placed, tree: line }])),
    ...(winner ? { winner } : {}),
    entries,
    changes: [],
    shows,
    gone: new Map(),
  };
}
