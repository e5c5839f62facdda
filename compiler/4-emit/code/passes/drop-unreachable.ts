import { own } from '../build.ts';
import type { Stmt } from '../tree.ts';
import { rebuilt, replaced } from '../walk.ts';

/** Functions that never come back. */
const NEVER = new Set([own('fault')]);

/** Leaves out what cannot be come to: behind a statement that leaves, and under a condition that never holds. */
export function dropUnreachable(run: readonly Stmt[]): readonly Stmt[] {
  const inner = replaced(run, (stmt) => settled(rebuilt(stmt, (code) => code, dropUnreachable)));
  const leaving = inner.findIndex(leaves);
  // What is declared as a function can be called from above.
  return leaving < 0 || leaving === inner.length - 1
    ? inner
    : inner.filter(({ is }, at) => at <= leaving || is === 'function');
}

/** A condition of which it is known whether it holds is what stands under it. */
function settled(stmt: Stmt): Stmt | readonly Stmt[] {
  if (stmt.is === 'if' && stmt.test.is === 'truth') return stmt.test.value ? stmt.then : stmt.otherwise;
  if (stmt.is === 'while' && stmt.test.is === 'truth' && !stmt.test.value) return [];
  return stmt;
}

/** Whether nothing behind a statement is ever done after it. */
function leaves(stmt: Stmt): boolean {
  switch (stmt.is) {
    case 'return':
    case 'throw':
    case 'break':
    case 'continue':
    case 'jump':
      return true;
    case 'do':
      return stmt.what.is === 'call' && stmt.what.of.is === 'name' && NEVER.has(stmt.what.of.name);
    case 'if':
      return stmt.then.some(leaves) && stmt.otherwise.some(leaves);
    case 'block':
      return stmt.label === undefined && stmt.body.some(leaves);
    default:
      return false;
  }
}
