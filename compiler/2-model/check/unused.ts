import type { Checked } from './checked.ts';

const CHECKED = new Set(['kind', 'pieces', 'table', 'grid', 'field', 'option', 'term', 'rules']);

/** Declarations that nothing in the game mentions. */
export function checkUnused({ env, problems, own }: Checked): void {
  const reported = new Set<string>();
  for (const entry of own) {
    const key = `${entry.sort} ${entry.name}`;
    if (!CHECKED.has(entry.sort) || env.used.has(key) || reported.has(key)) continue;
    reported.add(key);
    problems.warning('unused', entry.nameAt, { sort: entry.sort, name: entry.name });
  }
}
