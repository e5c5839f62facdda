import type { GameModel } from '../2-model/model.ts';
import type { Game } from './ir.ts';

/** A game or variant: its model, with the places of everything in its sources, and its intermediate form. */
export interface CompiledGame {
  /** `clever`, or `clever/quick` for a variant. */
  readonly id: string;
  readonly model: GameModel;
  readonly game: Game;
}
