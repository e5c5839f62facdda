import { troubleOf } from './files.ts';
import type { Say } from './words/index.ts';

/** Why a file cannot be read or written, as a part of a sentence. */
export function sayTrouble(error: unknown, say: Say): string {
  const { trouble, detail } = troubleOf(error);
  return say(`trouble-${trouble}`, { detail });
}

/** Why a file cannot be written: what is missing then is not the file but its folder. */
export function sayWriteTrouble(error: unknown, say: Say): string {
  return troubleOf(error).trouble === 'missing' ? say('trouble-no-folder') : sayTrouble(error, say);
}
