import type { Explained } from './explained.ts';
import type { Verdict } from './judge.ts';
import { MUTANT_KINDS, type Mutant, type MutantKind } from './mutant.ts';

export interface Judged {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
}

export interface Count {
  /** Those that count: the compiler takes them, and they are another game. */
  readonly mutants: number;
  readonly noticed: number;
  /** By a worked example alone. */
  readonly byExamples: number;
}

export interface Summary extends Count {
  readonly kinds: readonly (Count & { readonly kind: MutantKind })[];
  /** Refused by the compiler, or the very same game. */
  readonly refused: number;
  readonly same: number;
  /** Nobody notices them, and nobody says why. */
  readonly survivors: readonly Mutant[];
  readonly explained: readonly (Explained & { readonly mutant: Mutant })[];
  /** Only what was recorded notices them: these rules have no example. */
  readonly withoutExample: readonly Judged[];
  /** Explanations of what does not exist any more, or is noticed now. */
  readonly stale: readonly (Explained & { readonly noticed: boolean })[];
}

export function summarize(judged: readonly Judged[], explanations: readonly Explained[]): Summary {
  const counted = judged.filter(({ verdict: { by } }) => by !== 'compiler' && by !== 'same');
  const why = new Map(explanations.map((one) => [one.id, one]));
  const alive = counted.filter(({ verdict }) => verdict.by === 'nobody').map(({ mutant }) => mutant);
  const isAlive = new Set(alive.map(({ id }) => id));
  const known = new Set(judged.map(({ mutant }) => mutant.id));
  return {
    ...count(counted),
    kinds: MUTANT_KINDS.map((kind) => ({
      kind,
      ...count(counted.filter(({ mutant }) => mutant.kind === kind)),
    })).filter(({ mutants }) => mutants > 0),
    refused: judged.filter(({ verdict }) => verdict.by === 'compiler').length,
    same: judged.filter(({ verdict }) => verdict.by === 'same').length,
    survivors: alive.filter(({ id }) => !why.has(id)),
    explained: alive.flatMap((mutant) => {
      const found = why.get(mutant.id);
      return found ? [{ ...found, mutant }] : [];
    }),
    withoutExample: counted.filter(({ verdict }) => verdict.by === 'recorded'),
    stale: explanations
      .filter(({ id }) => !isAlive.has(id))
      .map((one) => ({ ...one, noticed: known.has(one.id) })),
  };
}

function count(judged: readonly Judged[]): Count {
  const by = (wanted: Verdict['by']) => judged.filter(({ verdict }) => verdict.by === wanted).length;
  return {
    mutants: judged.length,
    noticed: by('example') + by('recorded'),
    byExamples: by('example'),
  };
}

/** In percent; a game without mutants has nothing that could go unnoticed. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : (100 * part) / whole;
}
