import type { GameEmitter } from '../game-emitter.ts';

/** By stand: its decision. */
export function standDecisions({ machine }: GameEmitter): number[] {
  return machine.decisions.sites.flatMap(({ offers, index }) =>
    [...new Set(offers.map(({ action }) => action.name))].map(() => index),
  );
}
