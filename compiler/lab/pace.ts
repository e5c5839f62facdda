/** A thread is given as much as it will do in about this many milliseconds, so that it can be broken off, and progress is seen. */
const IN_ONE_GO = 250;
const FIRST_GAMES = 8;
const MOST_GAMES = 50_000;

/** How many games to play in one go: as many as fit, by how long the last ones took. What is measured does not depend on it. */
export class Pace {
  games = FIRST_GAMES;

  /** Notes how long some games took. */
  took(played: number, milliseconds: number): void {
    const fitting = Math.max(1, Math.floor((played * IN_ONE_GO) / Math.max(1, milliseconds)));
    this.games = Math.min(MOST_GAMES, 4 * played, fitting);
  }

  /** Whether so many are more than one go. */
  static isMoreThanOne(games: number): boolean {
    return games > FIRST_GAMES;
  }
}
