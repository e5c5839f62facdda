import type { Environment } from './environment.ts';
import type { Expr, Script } from './model.ts';
import { expressionsIn, statementsIn } from './walk.ts';

/** What each local of a script, and each name that an expression binds, is taken from; what comes in from outside is not there. */
export type Origins = ReadonlyMap<string, Expr>;

export function originsIn(script: Script): Origins {
  const origins = new Map<string, Expr>();
  for (const statement of statementsIn(script)) {
    if (statement.is === 'let') origins.set(statement.local, statement.value);
    if (statement.is === 'choose') origins.set(statement.local, statement.from);
    if (statement.is === 'for each') origins.set(statement.local, statement.in);
    if (statement.is === 'chance' && 'local' in statement.into)
      origins.set(statement.into.local, statement.from);
  }
  return withBounds(script, origins);
}

function withBounds(node: unknown, origins: Map<string, Expr>): Origins {
  for (const expr of expressionsIn(node, true)) {
    if ('bound' in expr) origins.set(expr.bound.local, expr.bound.in);
    if ('bounds' in expr) for (const { local, in: source } of expr.bounds) origins.set(local, source);
  }
  return origins;
}

/** A place that pieces are taken from; `of` is whose it is. */
type PlaceExpr = Extract<Expr, { op: 'field' }>;

/**
 * The places in which these pieces lay when they were named; undefined where that cannot be said, as of `Card[oak]`. Where they have been
 * moved since, it is a place that something was moved to.
 */
export function takenFrom(env: Environment, what: Expr, origins: Origins): PlaceExpr[] | undefined {
  const visiting = new Set<Expr>();
  const visit = (expr: Expr, known: Origins): PlaceExpr[] | undefined => {
    if (visiting.has(expr)) return [];
    visiting.add(expr);
    const found = look(expr, known);
    visiting.delete(expr);
    return found;
  };
  const every = (exprs: readonly (Expr | undefined)[], known: Origins): PlaceExpr[] | undefined => {
    const found = exprs.flatMap((expr) => (expr ? [visit(expr, known)] : []));
    return found.includes(undefined) ? undefined : found.flatMap((places) => places ?? []);
  };
  const look = (expr: Expr, known: Origins): PlaceExpr[] | undefined => {
    switch (expr.op) {
      case 'field':
        return [expr];
      case 'constant':
        return [];
      case 'local': {
        const origin = known.get(expr.local);
        return origin && visit(origin, known);
      }
      case 'first':
      case 'last':
      case 'item':
        return visit(expr.of, known);
      case 'list':
        return every(expr.items, known);
      case 'joined':
        return every([expr.left, expr.right], known);
      case 'if':
        return every([expr.then, expr.otherwise], known);
      case 'all':
      case 'first of':
      case 'last of':
      case 'the':
      case 'the first':
      case 'the last':
        return every([expr.bound.in, expr.otherwise], known);
      case 'all of':
        return every([expr.value, expr.otherwise], known);
      case 'term': {
        const term = env.terms.get(expr.term);
        if (!term) return undefined;
        const own = new Map(term.lets.map(({ local, value }) => [local, value]));
        withBounds([term.lets, term.cases, term.otherwise], own);
        const places = every([...term.cases.map(({ value }) => value), term.otherwise], own);
        // What is of its owner there is of that seat here.
        const isOwners = ({ of }: PlaceExpr): boolean => of?.op === 'local' && of.local === term.owner?.name;
        return places?.map((place) => (expr.of && isOwners(place) ? { ...place, of: expr.of } : place));
      }
      default:
        return undefined;
    }
  };
  return visit(what, origins);
}
