import type { Language } from '../../game/shown.ts';
import { workshopPath } from '../paths.ts';

const PREFIX = '#regels=';

/** What was shared, if an address holds any. */
export function sharedIn(hash: string): string | undefined {
  return hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : undefined;
}

/** The address that holds what was changed: for people who want to read and play it. */
export function linkTo(language: Language, text: string): string {
  return `${window.location.origin}${workshopPath(language)}${PREFIX}${text}`;
}
