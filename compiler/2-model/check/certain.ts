import type { Expr, Statement } from '../model.ts';
import { statementsIn } from '../walk.ts';
import type { Checked } from './checked.ts';

/** A condition that always holds, or never does, is not what its author meant. */
export function checkCertain({ problems, scripts }: Checked): void {
  for (const { script } of scripts) {
    for (const statement of statementsIn(script.body)) {
      for (const condition of conditionsOf(statement)) {
        const answer = certain(condition);
        if (answer !== undefined) problems.warning(answer ? 'always-holds' : 'never-holds', statement.at, {});
      }
    }
  }
}

function conditionsOf(statement: Statement): Expr[] {
  if (statement.is === 'need') return [statement.condition, ...(statement.when ? [statement.when] : [])];
  if (statement.is === 'if') return statement.branches.map((branch) => branch.condition);
  if (statement.is === 'repeat') return statement.while ? [statement.while] : [];
  if (statement.is === 'decide')
    return statement.offers.flatMap((offer) => (offer.when ? [offer.when.condition] : []));
  return [];
}

/** The answer of a comparison that the types alone decide. */
function certain(expr: Expr): boolean | undefined {
  if (expr.op === 'constant' && typeof expr.value === 'boolean') return expr.value;
  if (!('left' in expr)) return undefined;
  const [a, b] = [expr.left.type, expr.right.type];
  if (a.is === 'number' && b.is === 'number') {
    switch (expr.op) {
      case 'at least':
        return a.from >= b.to ? true : a.to < b.from ? false : undefined;
      case 'at most':
        return a.to <= b.from ? true : a.from > b.to ? false : undefined;
      case 'more':
        return a.from > b.to ? true : a.to <= b.from ? false : undefined;
      case 'less':
        return a.to < b.from ? true : a.from >= b.to ? false : undefined;
      case 'same':
        return a.to < b.from || b.to < a.from ? expr.not : undefined;
      default:
        return undefined;
    }
  }
  if (expr.op === 'same' && a.is === 'kind' && b.is === 'kind')
    return a.values.some((value) => b.values.includes(value)) ? undefined : expr.not;
  return undefined;
}
