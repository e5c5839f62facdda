// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import type { Seeding } from './random.ts';

/** What decides where the rules leave it to chance. */
export type ChanceSource =
  /** The engine, with the random numbers that the seed gives: the same seed, the same game. */
  | { readonly is: 'seed'; readonly seed: string; readonly seeding: Seeding }
  /** The engine, with random numbers that nobody can repeat or foretell: `secure-chance.ts`. */
  | { readonly is: 'secure' }
  /** Somebody else: real dice and cards. The game stops and waits for them. */
  | { readonly is: 'supplied' };

export const SUPPLIED: ChanceSource = { is: 'supplied' };

export const SECURE: ChanceSource = { is: 'secure' };

export function fromSeed(seed: string, seeding: Seeding = 'sha-256'): ChanceSource {
  return { is: 'seed', seed, seeding };
}

/** Without a seed, chance is supplied. */
export function fromSeedIfAny(seed: string | undefined, seeding?: Seeding): ChanceSource {
  return seed === undefined ? SUPPLIED : fromSeed(seed, seeding);
}
