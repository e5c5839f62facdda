import type { JsonObject } from '../../compiler/runtime/json.ts';

/** What some names add to the stage: a declaration under each name, and what uses it. */
export interface Lines {
  /** Lines of `game`. */
  readonly options?: readonly string[];
  readonly declarations?: readonly string[];
  /** Fields of each player, of each seat, of the table. */
  readonly player?: readonly string[];
  readonly seat?: readonly string[];
  readonly table?: readonly string[];
  /** Statements in each turn of a player. */
  readonly turn?: readonly string[];
  /** Lines of a scoring for each player. */
  readonly score?: readonly string[];
  /** Scorings that are run at the end, with their arguments. */
  readonly scorings?: readonly string[];
  /** Requests of the engine protocol that both sides are asked after a game. */
  readonly probes?: readonly JsonObject[];
}

/**
 * One way to declare names of a sort. `id` is a number that nothing else in the game has: the key of `own-log` and a part of
 * the names around. Of several names each has a value of its own, so that none can be taken for another unnoticed.
 */
export interface Form {
  /** How many names are declared together at most. */
  readonly most: number;
  lines(names: readonly string[], id: number): Lines;
}

export function one(lines: (name: string, id: number) => Lines): Form {
  return { most: 1, lines: ([name], id) => lines(name!, id) };
}

export function several(most: number, lines: Form['lines']): Form {
  return { most, lines };
}

/** A sum in which every part has another weight. */
export function weighted(parts: readonly string[]): string {
  return parts.map((part, index) => `${part} * ${2 * index + 3}`).join(' + ');
}

/** Kinds and pieces begin with a capital. */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function small(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
