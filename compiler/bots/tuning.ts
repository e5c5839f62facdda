/** How a search is set. */
export interface Tuning {
  /** How much is given to moves that were tried seldom. */
  readonly explore: number;
  /** How many moves are tried at all at a node that was visited n times: width + widening * sqrt(n). */
  readonly width: number;
  readonly widening: number;
  /** The evaluation right after a move at the root counts as this many tries. */
  readonly prior: number;
  /**
   * How long a random playout is: until so many moves were there to choose from, as a rule, and so many were made at least. Where there is much to
   * choose from, moves cost more, and random ones tell less. Where the game is not over then, what it would come to is estimated.
   */
  readonly playoutWork: number;
  readonly leastPlayout: number;
  /** Number of tries of each move that look ahead as well, and as how many playouts their results count. */
  readonly lookaheads: number;
  readonly lookaheadTrust: number;
  /**
   * A part of what is foreseen does not fade, the larger the more there is to choose from: none with so many moves or fewer, all of `lasting` with
   * so many or more. Random players do well enough where they can do little harm.
   */
  readonly lasting: number;
  readonly fewChoices: number;
  readonly manyChoices: number;
  /** Steps of a look-ahead. Not more with more players: what they do is mostly noise. */
  readonly horizon: number;
  /** In a look-ahead: how many moves are compared, and how often. */
  readonly candidates: number;
  readonly compare: number;
  /** The weight of the evaluation before a look-ahead against the one after it, from 0 to 1. */
  readonly early: number;
}

/** The same for all games; found by short tournaments. */
export const TUNING: Tuning = {
  explore: 0.5,
  width: 4,
  widening: 1.5,
  prior: 2,
  playoutWork: 700,
  leastPlayout: 16,
  lookaheads: 16,
  lookaheadTrust: 32,
  lasting: 0.7,
  fewChoices: 8,
  manyChoices: 19,
  horizon: 12,
  candidates: 4,
  compare: 0.95,
  early: 0.4,
};
