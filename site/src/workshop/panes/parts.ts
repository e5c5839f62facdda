import type { ToldProblem } from '../service/told.ts';

export type CheckPart = 'errors' | 'examples' | 'words' | 'read' | 'others';

/** What can be done about a problem decides where it is shown. */
export function partOf({ code, severity }: Pick<ToldProblem, 'code' | 'severity'>): CheckPart {
  if (code.startsWith('example-') || code === 'variant-breaks-example') return 'examples';
  if (TEXTS.has(code)) return 'words';
  if (READ.has(code)) return 'read';
  return severity === 'error' ? 'errors' : 'others';
}

const TEXTS: ReadonlySet<string> = new Set(['no-text-file', 'no-text', 'no-text-attribute', 'text-to-write']);
const READ: ReadonlySet<string> = new Set(['section-to-reread', 'section-unread', 'variant-section-to-read']);
