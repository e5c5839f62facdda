import type { Pairing } from '../../../compiler/lab/compare.ts';
import type { MeasuresData } from '../../../compiler/lab/measures.ts';
import type { Plan, Range } from '../../../compiler/lab/plan.ts';
import type { LiveGame } from '../../../compiler/runtime/live-game.ts';

/** A game that was built, by its id, or one that was compiled in the browser. */
export type LabSubject = string | Pick<LiveGame, 'data' | 'core'>;

/** Some games to be played in one go: of one game, or the same games of two. */
export interface LabTask {
  readonly subjects: readonly LabSubject[];
  readonly what: Plan | Pairing;
  readonly range: Range;
}

export type LabAnswer =
  | { readonly is: 'measures'; readonly measures: MeasuresData }
  | { readonly is: 'error'; readonly message: string };
