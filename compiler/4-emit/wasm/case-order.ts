import type { Code, Name, Stmt, SwitchCase } from '../code/tree.ts';
import { bodiesOf } from '../code/walk.ts';

/**
 * The cases of a machine in such an order that most jumps go to a case further down: there WebAssembly can go without asking anew
 * which case comes next. The same cases where one of them might run on into the next.
 */
export function inOrderOfJumps(on: Name, cases: readonly SwitchCase[]): readonly SwitchCase[] {
  const isApart = cases.every(({ body }) => ['continue', 'break', 'return'].includes(body.at(-1)?.is ?? ''));
  if (!isApart) return cases;
  const byNumber = new Map(
    cases.flatMap((one) => one.labels.map((label) => [numberOf(label), one] as const)),
  );
  const seen = new Set<SwitchCase>();
  const last: SwitchCase[] = [];
  const visit = (one: SwitchCase): void => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const number of jumpsIn(on, one.body).toReversed()) {
      const next = byNumber.get(number);
      if (next) visit(next);
    }
    last.push(one);
  };
  for (const one of cases) visit(one);
  return last.toReversed();
}

const numberOf = (code: Code): number | undefined => (code.is === 'number' ? code.value : undefined);

/** The numbers of the cases that statements go to. */
function jumpsIn(on: Name, run: readonly Stmt[]): readonly (number | undefined)[] {
  return run.flatMap((stmt) => {
    if (
      stmt.is === 'do' &&
      stmt.what.is === 'assign' &&
      stmt.what.to.is === 'name' &&
      stmt.what.to.name === on
    )
      return [numberOf(stmt.what.value)];
    return bodiesOf(stmt).flatMap((body) => jumpsIn(on, body));
  });
}
