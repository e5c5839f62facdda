// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { setItems } from './core-lists.ts';
import { fault } from './core-numbers.ts';
import { draw } from './core-state.ts';
import { MOST_OUTCOMES } from './limits.ts';

/** With pieces in a list, whose faces lie behind an address and show the words of a table, or `count` numbers from `from` on. */
type RollUntil<Result> = (
  pieces: number,
  faces: number,
  from: number,
  values: number,
  count: number,
  holds: (thread: number) => boolean,
  thread: number,
) => Result;

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
  /** Rolls pieces until a condition holds: one of the outcomes for which it does. */
  rollUntil: RollUntil<void>;
  /** All outcomes of such a roll, the last piece changing fastest. */
  fitting: RollUntil<number[][]>;
}

/** What happens by chance: what was supplied, or what random numbers give, everything possible equally likely. */
export function createChance(m: Int32Array, k: Int32Array): Chance {
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

  const rollUntil: RollUntil<void> = (pieces, faces, from, values, count, holds, thread) => {
    if (outcome !== undefined) return setFaces(pieces, faces);
    const fits = fitting(pieces, faces, from, values, count, holds, thread);
    if (fits.length === 0) fault('no-outcome');
    const chosen = fits[draw(m, fits.length)]!;
    for (let i = 1; i <= m[pieces]!; i++) m[faces + m[pieces + i]!] = chosen[i - 1]!;
  };

  const fitting: RollUntil<number[][]> = (pieces, faces, from, values, count, holds, thread) => {
    const before: number[] = [];
    for (let i = 1; i <= m[pieces]!; i++) before.push(m[faces + m[pieces + i]!]!);
    const combinations = count ** before.length;
    if (combinations > MOST_OUTCOMES) fault('too-many-outcomes');
    const fits: number[][] = [];
    for (let combination = 0; combination < combinations; combination++) {
      const rolled: number[] = [];
      let rest = combination;
      for (let i = 0; i < before.length; i++) {
        rolled.unshift(values >= 0 ? k[values + (rest % count)]! : from + (rest % count));
        rest = Math.floor(rest / count);
      }
      for (let i = 0; i < before.length; i++) m[faces + m[pieces + 1 + i]!] = rolled[i]!;
      if (holds(thread)) fits.push(rolled);
    }
    for (let i = 0; i < before.length; i++) m[faces + m[pieces + 1 + i]!] = before[i]!;
    return fits;
  };

  return { supply, isSupplied, pick, shuffle, setFaces, rollUntil, fitting };
}
