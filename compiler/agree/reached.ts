import type { Game } from '../3-ir/ir.ts';
import { CoverageNotes } from '../interpret/coverage.ts';

/** What games have come to: actions that were played, reasons that were given, scorings that gave points. */
export class Reached {
  readonly #missed: Set<string>;

  constructor(game: Game) {
    const { actions, reasons } = new CoverageNotes().against(game);
    this.#missed = new Set([
      ...actions.missed.map((name) => `action-${name}`),
      ...reasons.missed.map((name) => `reason-${name}`),
      ...game.scorings.map(({ name }) => `scoring-${name}`),
    ]);
  }

  /** What no game has come to yet, by the ids of rules. */
  get missed(): ReadonlySet<string> {
    return this.#missed;
  }

  note(sort: 'action' | 'reason' | 'scoring', name: string): void {
    this.#missed.delete(`${sort}-${name}`);
  }

  /** Whether an action was never played. */
  isNew(action: string): boolean {
    return this.#missed.has(`action-${action}`);
  }
}
