import type { CompiledGame } from '../../../../compiler/3-ir/compiled.ts';
import { playRandomGames } from '../../../../compiler/interpret/index.ts';
import { declarationsIn, nameOf } from './blocks.ts';

/** What is still to be done in a step; a step with nothing left is done. */
export interface StepLeft {
  /** Declarations that are not there yet, or files, by their names. */
  readonly missing: readonly string[];
  /** Declarations that are no longer wanted. */
  readonly tooMany: readonly string[];
  /** How many problems there are. */
  readonly problems: number;
  /** The game could not be played to its end. */
  readonly isStuck: boolean;
  /** Actions that nobody could do in a few games. */
  readonly unplayed: readonly string[];
}

/** What a step asks for. */
export interface StepWanted {
  readonly number: number;
  readonly blocks: readonly { readonly fence: string; readonly text: string; readonly file: string }[];
}

const GAMES = 6;

export function stepLeft(
  { blocks }: StepWanted,
  files: ReadonlyMap<string, string>,
  problems: number,
  game: CompiledGame | undefined,
): StepLeft {
  const declared = new Set(
    [...files].flatMap(([file, text]) => (file.endsWith('.regel') ? declarationsIn(text).map(nameOf) : [])),
  );
  const named = (fences: readonly string[]): string[] =>
    blocks.flatMap(({ fence, text }) => (fences.includes(fence) ? declarationsIn(text).map(nameOf) : []));
  const wanted = named(['regel', 'regel variant']);
  const pages = blocks.filter(({ fence }) => /^(ftl|mdx) /.test(fence)).map(({ file }) => file);
  const played = game && playedThrough(game);
  const actions = wanted.flatMap((name) =>
    name.startsWith('action ') ? [name.slice('action '.length)] : [],
  );
  return {
    missing: [
      ...wanted.filter((name) => !declared.has(name)),
      ...pages.filter((file) => (files.get(file) ?? '').trim() === ''),
    ],
    tooMany: named(['regel without']).filter((name) => declared.has(name)),
    problems,
    isStuck: played?.isStuck ?? true,
    unplayed: actions.filter((name) => !played?.actions.has(name)),
  };
}

export function isDone({ missing, tooMany, problems, isStuck, unplayed }: StepLeft): boolean {
  return missing.length + tooMany.length + problems + unplayed.length === 0 && !isStuck;
}

/** A few games at random, with as many as there may be. */
function playedThrough({ game, model }: CompiledGame): { isStuck: boolean; actions: ReadonlySet<string> } {
  const actions = new Set<string>();
  let isStuck = false;
  for (const players of new Set([model.players.from, model.players.to])) {
    const { faults, unfinished, coverage } = playRandomGames(game, { players }, GAMES, 'course');
    isStuck ||= faults.length > 0 || unfinished > 0;
    for (const action of coverage.actions.reached) actions.add(action);
  }
  return { isStuck, actions };
}
