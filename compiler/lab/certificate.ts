import { sha256 } from '../runtime/sha256.ts';
import { type Figure, figuresOf } from './figures.ts';
import type { Plan, Range } from './plan.ts';
import { orderedPlan, type Result, writeResult } from './result.ts';

/** What was played, what came of it, and by what everybody can see that it is so. */
export interface Certificate {
  readonly regelwerk: 'certificate';
  readonly version: number;
  /** The rules are known by their fingerprint; where they are a variant that was shared, by this link too. */
  readonly link?: string;
  readonly plan: Plan;
  readonly played: readonly Range[];
  /** The SHA-256 of the result as a file. */
  readonly digest: string;
  readonly figures: readonly Figure[];
}

/** Whoever plays the same games gets the same text, to the last byte, in Node and in every browser: figures need no more than square roots. */
export function certificateOf(result: Result, link?: string): string {
  const certificate: Certificate = {
    ...{ regelwerk: 'certificate', version: 1 },
    ...(link === undefined ? {} : { link }),
    plan: orderedPlan(result.plan),
    played: result.played,
    digest: digestOf(result),
    figures: figuresOf(result),
  };
  return `${JSON.stringify(certificate, null, 1)}\n`;
}

/** The SHA-256 of a result as a file, in 64 hexadecimal digits. */
export function digestOf(result: Result): string {
  return sha256(new TextEncoder().encode(writeResult(result)))
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}
