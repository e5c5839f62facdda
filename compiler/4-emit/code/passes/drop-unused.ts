import type { Stmt } from '../tree.ts';
import { isPure, rebuilt, replaced, usesIn } from '../walk.ts';

/** Leaves out constants that nothing uses, where working them out changes nothing, until none is left. */
export function dropUnused(run: readonly Stmt[]): readonly Stmt[] {
  for (let before = run; ; ) {
    const uses = usesIn(before);
    const keep = (inner: readonly Stmt[]): readonly Stmt[] =>
      replaced(inner, (stmt) => {
        if (stmt.is === 'declare' && !uses.has(stmt.name) && (!stmt.value || isPure(stmt.value))) return [];
        if (stmt.is === 'unpack' && stmt.names.some((name) => !uses.has(name))) {
          const names = stmt.names.filter((name) => uses.has(name));
          return names.length === 0 && isPure(stmt.of) ? [] : { ...stmt, names };
        }
        return rebuilt(stmt, (code) => code, keep);
      });
    const after = keep(before);
    if (after === before) return after;
    before = after;
  }
}
