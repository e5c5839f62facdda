// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { setItems } from './core-lists.ts';
import { draw } from './core-state.ts';

export interface Chance {
  /** What happens at the chance event at which a script stands. */
  supply(values: readonly number[]): void;
  isSupplied(): boolean;
  /** One item of a list. */
  pick(list: number): number;
  /** A new order for a list. */
  shuffle(list: number): void;
  /** The faces that were supplied, if any were. */
  setFaces(pieces: number, faces: number): void;
}

/** What happens by chance: what was supplied, or what random numbers give, everything possible equally likely. */
export function createChance(m: Int32Array): Chance {
  let outcome: readonly number[] | undefined;

  function supply(values: readonly number[]): void {
    outcome = values;
  }

  function isSupplied(): boolean {
    return outcome !== undefined;
  }

  function pick(list: number): number {
    if (outcome === undefined) return m[list + 1 + draw(m, m[list]!)]!;
    const item = outcome[0]!;
    outcome = undefined;
    return item;
  }

  function shuffle(list: number): void {
    if (outcome !== undefined) {
      setItems(m, list, outcome);
      outcome = undefined;
      return;
    }
    for (let last = m[list]! - 1; last >= 1; last--) {
      const other = draw(m, last + 1);
      const item = m[list + 1 + last]!;
      m[list + 1 + last] = m[list + 1 + other]!;
      m[list + 1 + other] = item;
    }
  }

  function setFaces(pieces: number, faces: number): void {
    if (outcome === undefined) return;
    for (let i = 1; i <= m[pieces]!; i++) m[faces + m[pieces + i]!] = outcome[i - 1]!;
    outcome = undefined;
  }

  return { supply, isSupplied, pick, shuffle, setFaces };
}
