import type { Code, Name, Stmt } from '../tree.ts';
import { isPure, rebuilt, replaced, stmtsIn, usesIn } from '../walk.ts';

/** Leaves out calls of functions that do nothing, and those functions where nothing else names them, until none is left. */
export function dropIdle(run: readonly Stmt[]): readonly Stmt[] {
  for (let before = run; ; ) {
    const idle = new Set(
      stmtsIn(before)
        .filter(isIdle)
        .map(({ name }) => name),
    );
    const uses = usesIn(before);
    const keep = (inner: readonly Stmt[]): readonly Stmt[] =>
      replaced(inner, (stmt) => {
        if (stmt.is === 'do' && isCallOf(idle, stmt.what)) return [];
        if (isIdle(stmt) && !uses.has(stmt.name)) return [];
        return rebuilt(stmt, (code) => code, keep);
      });
    const after = keep(before);
    if (after === before) return after;
    before = after;
  }
}

function isIdle(stmt: Stmt): stmt is Extract<Stmt, { is: 'function' }> {
  return stmt.is === 'function' && stmt.body.length === 0 && !stmt.isExported;
}

function isCallOf(functions: ReadonlySet<Name>, code: Code): boolean {
  return (
    code.is === 'call' && code.of.is === 'name' && functions.has(code.of.name) && code.args.every(isPure)
  );
}
