import { isSameRun } from '../same.ts';
import type { Stmt, SwitchCase } from '../tree.ts';
import { isPure, rebuilt, replaced } from '../walk.ts';

/**
 * Leaves out what somebody would not write: braces that hold no names together, `return` where a function ends anyway, a condition
 * under which nothing is done, the same work for one case after the other.
 */
export function plainly(run: readonly Stmt[]): readonly Stmt[] {
  return replaced(run, (stmt) => written(rebuilt(stmt, (code) => code, plainly)));
}

function written(stmt: Stmt): Stmt | readonly Stmt[] {
  switch (stmt.is) {
    case 'block':
      return stmt.label || stmt.body.some(declares) ? stmt : stmt.body;
    case 'if':
      return stmt.then.length + stmt.otherwise.length === 0 && isPure(stmt.test) ? [] : stmt;
    case 'function':
      return { ...stmt, body: withoutLastReturn(stmt.body) };
    case 'switch':
      return withCasesTogether(stmt);
    default:
      return stmt;
  }
}

function declares({ is }: Stmt): boolean {
  return is === 'declare' || is === 'function' || is === 'unpack';
}

function withoutLastReturn(run: readonly Stmt[]): readonly Stmt[] {
  const last = run.at(-1);
  if (last?.is === 'return' && !last.value) return withoutLastReturn(run.slice(0, -1));
  if (last?.is !== 'if') return run;
  const [then, otherwise] = [last.then, last.otherwise].map(withoutLastReturn);
  // What only leaves is kept: a condition needs something under it.
  return then!.length === 0 ? run : [...run.slice(0, -1), { ...last, then: then!, otherwise: otherwise! }];
}

/** A switch that tells nothing apart is what is done in any case. */
function withCasesTogether(stmt: Extract<Stmt, { is: 'switch' }>): Stmt | readonly Stmt[] {
  const cases = together(stmt.cases);
  const [only, ...more] = cases;
  const isOne = only?.labels.length === 0 && more.length === 0 && only.body.at(-1)?.is === 'return';
  return isOne && isPure(stmt.on) ? only.body : { ...stmt, cases };
}

/** Cases that do the same stand together, where none runs into the next. */
function together(cases: readonly SwitchCase[]): readonly SwitchCase[] {
  if (cases.slice(0, -1).some(({ body }) => !LEAVING.has(body.at(-1)?.is))) return cases;
  const found: SwitchCase[] = [];
  for (const one of cases) {
    const at = found.findIndex((other) => areAlike(one, other));
    if (at < 0) found.push(one);
    else found[at] = { ...found[at]!, labels: [...found[at]!.labels, ...one.labels] };
  }
  return found;
}

const LEAVING = new Set<Stmt['is'] | undefined>(['break', 'continue', 'return', 'throw']);

/** What is said about a case is said of it alone; what is done otherwise stays apart. */
function areAlike(a: SwitchCase, b: SwitchCase): boolean {
  const isApart = [a, b].some(({ labels, about }) => labels.length === 0 || about !== undefined);
  return !isApart && isSameRun(a.body, b.body);
}
