import { Random } from '../random.ts';

/**
 * Something that takes input from outside. `attack` hands it the input that belongs to a number, and says what went wrong; nothing if it
 * was taken or refused as it should be. The same number, the same input; a target that keeps something between inputs
 * begins anew at every multiple of `BLOCK`.
 */
export interface Target {
  attack(index: number, random: Random): string | undefined | Promise<string | undefined>;
}

export const BLOCK = 64;

/** Errors that are an answer. */
const EXPECTED = new Set(['Refused', 'Invalid']);

/** What was thrown, unless it is an answer. */
export function unexpected(error: unknown): string | undefined {
  if (error instanceof Error && EXPECTED.has(error.name)) return undefined;
  return error instanceof Error ? `throws ${(error.stack ?? error.message).slice(0, 600)}` : String(error);
}

/** The random numbers of an input. */
export function randomFor(seed: number, index: number): Random {
  return new Random((Math.imul(seed, 0x9e3779b1) ^ index) | 0);
}
