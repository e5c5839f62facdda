import type { Code, Name, Stmt } from '../tree.ts';
import { codesWithin, eachStmt, isPure, rebuilt, replaced, usesIn } from '../walk.ts';

/** Leaves out constants that nothing uses, where working them out changes nothing, until none is left. */
export function dropUnused(run: readonly Stmt[]): readonly Stmt[] {
  const uses = stillUsed(run);
  let isUnpackGone = false;
  const keep = (inner: readonly Stmt[]): readonly Stmt[] =>
    replaced(inner, (stmt) => {
      if (stmt.is === 'declare' && !uses.has(stmt.name) && (!stmt.value || isPure(stmt.value))) return [];
      if (stmt.is === 'unpack' && stmt.names.some((name) => !uses.has(name))) {
        const names = stmt.names.filter((name) => uses.has(name));
        const isGone = names.length === 0 && isPure(stmt.of);
        isUnpackGone ||= isGone;
        return isGone ? [] : { ...stmt, names };
      }
      return rebuilt(stmt, (code) => code, keep);
    });
  const after = keep(run);
  return isUnpackGone ? dropUnused(after) : after;
}

/** The names that are used, but for those that only serve what nothing uses. */
function stillUsed(run: readonly Stmt[]): ReadonlyMap<Name, number> {
  const uses = usesIn(run);
  const values = new Map<Name, Code[]>();
  eachStmt(run, (stmt) => {
    if (stmt.is !== 'declare' || (stmt.value && !isPure(stmt.value))) return;
    const known = values.get(stmt.name) ?? [];
    values.set(stmt.name, stmt.value ? [...known, stmt.value] : known);
  });
  const unused = new Set([...values.keys()].filter((name) => !uses.has(name)));
  // A set also goes through what is added on the way.
  for (const name of unused)
    for (const part of (values.get(name) ?? []).flatMap(codesWithin)) {
      if (part.is !== 'name') continue;
      const left = uses.get(part.name)! - 1;
      if (left > 0) uses.set(part.name, left);
      else uses.delete(part.name);
      if (left === 0 && values.has(part.name)) unused.add(part.name);
    }
  return uses;
}
