import type { GameModel } from '../2-model/model.ts';
import type { Game } from './ir.ts';

/** A game or variant: its model, with the places of everything in its sources, and its intermediate form. */
export interface CompiledGame {
  /** `clever`, or `clever/quick` for a variant. */
  readonly id: string;
  readonly model: GameModel;
  readonly game: Game;
}

/** The id of what a variant changes: its game, or another variant of it. */
export function changedBy({ base, chain = [] }: GameModel): string | undefined {
  return base !== undefined && chain.length > 1 ? `${base}/${chain.at(-2)}` : base;
}
