/** What a bot thinks of a move. */
export interface Estimate {
  /** In the code of the arena's core. */
  readonly move: number;
  /** By how many points the player will be ahead, or alone: the player's points. */
  margin: number;
  /** The player's points. */
  points: number;
  /** In how many tries. */
  visits: number;
}
