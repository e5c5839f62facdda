import { troubleOf } from './files.ts';
import type { Say } from './words/index.ts';

/** Why a file cannot be read or written, as a part of a sentence. */
export function sayTrouble(error: unknown, say: Say): string {
  const { trouble, detail } = troubleOf(error);
  return say(`trouble-${trouble}`, { detail });
}
