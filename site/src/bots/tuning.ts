/** How a search is set. */
export interface Tuning {
  /** How much is given to moves that were tried seldom. */
  readonly explore: number;
  /** Steps that a try looks ahead. Not more with more players: what they do is mostly noise. */
  readonly horizon: number;
  /** In a playout: how many moves are compared, and how often. */
  readonly candidates: number;
  readonly compare: number;
  /** How many moves are tried at all at a node that was visited n times: width + widening * sqrt(n). */
  readonly width: number;
  readonly widening: number;
  /** The evaluation right after a move at the root counts as this many tries. */
  readonly prior: number;
  /** The weight of the evaluation before a playout against the one after it, from 0 to 1. */
  readonly early: number;
}

/** The same for all games. Found by short tournaments: what matters most is `early` and a short `horizon`. */
export const TUNING: Tuning = {
  explore: 0.5,
  horizon: 12,
  candidates: 4,
  compare: 0.95,
  width: 4,
  widening: 1.5,
  prior: 2,
  early: 0.4,
};
