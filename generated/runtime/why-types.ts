// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import type { Json } from './json.ts';
import type { AnyGame, GameTypes } from './types.ts';

/** Where points come from: every award that gave any, in order, and at the end of the game what decided it. */
export interface Why<G extends GameTypes = AnyGame> {
  readonly awards: readonly Award<G>[];
  readonly winner?: Decided<G>;
}

/** Points that a scoring gave to a seat. All of them together are the score. */
export interface Award<G extends GameTypes = AnyGame> {
  readonly seat: number;
  readonly scoring: ScoringOf<G>;
  /** What they are for, where the rules say so. */
  readonly for?: Json;
  readonly points: number;
  /** After how many entries of the log. */
  readonly after: number;
  /** There where a ranking gave them. */
  readonly rank?: Placed<G>;
  /** There where the engine cannot tell more than how many: a scoring in which lots are drawn. */
  readonly untold?: true;
  /** What was looked up on the way. */
  readonly from: readonly Source<G>[];
  /** What the scoring is called. */
  readonly text: Readonly<Record<G['language'], string>>;
}

/** The names of the scorings of a game. */
type ScoringOf<G extends GameTypes> = keyof G['score']['by'] & string;

/** The place that a ranking gave, and what decided it. */
export interface Placed<G extends GameTypes = AnyGame> {
  readonly place: number;
  /**
   * The places that its points are for, the own one first: several where a tie is shared, as those who share take as many
   * places as they are. Who wins together has one place, the same for all.
   */
  readonly places: readonly number[];
  /** The number of the tie rule that decided; null: none was needed. */
  readonly tie: number | null;
  /** That rule, as in the texts: `scoring-majority.tie-1`. */
  readonly rule?: G['decidedBy'] | `scoring-${ScoringOf<G>}.tie-${number}`;
  /** What it says. */
  readonly text?: Readonly<Record<G['language'], string>>;
  /** The measure, then those of the tie rules. */
  readonly measures: readonly number[];
  /** By measure: what it came from. Points come from the awards. */
  readonly measured: readonly (readonly Source<G>[])[];
}

/** What points came from, and what that came from in turn. */
export interface Source<G extends GameTypes = AnyGame> {
  /**
   * A look-up in a table; the value of a term or of a field; what is printed on a piece, a cell or a line; all those that were
   * counted; or the one of them that points are about.
   */
  readonly is: 'table' | 'term' | 'field' | 'printed' | 'counted' | 'item';
  /** As in the texts: `table-rating`; for things those of their sort: `grid-sheet`, `pieces-Die`. */
  readonly id: string;
  /** Where the table has several. */
  readonly column?: string;
  /** Under which name it is printed. */
  readonly property?: string;
  /** Which things: there where what is printed, counted or meant belongs to pieces or a grid. */
  readonly thing?: 'piece' | 'cell' | 'line';
  /** The seat to which it belongs. */
  readonly of?: number;
  /** Keys, arguments, or what it is printed on. */
  readonly args: readonly Json[];
  /** Things as in notation: `green[3]`; a list of those that were counted. */
  readonly value: Json;
  readonly from: readonly Source<G>[];
  /** What the id is called. */
  readonly text: Readonly<Record<G['language'], string>>;
}

/** What decided who won. */
export interface Decided<G extends GameTypes = AnyGame> {
  /** Best first. */
  readonly ranking: readonly ({ readonly seat: number } & Placed<G>)[];
  /** What told the winner from the others: `winner`, or a tie rule, `winner.tie-1`. */
  readonly rule: 'winner' | G['decidedBy'];
  readonly text: Readonly<Record<G['language'], string>>;
}
