import type { Expr, RankModel, Script, Statement } from './model.ts';

/** The scripts inside a statement, in the order written. */
export function bodiesOf(statement: Statement): Script[] {
  switch (statement.is) {
    case 'if':
      return [...statement.branches.map((branch) => branch.body), statement.otherwise];
    case 'repeat':
    case 'for each':
    case 'rank':
      return [statement.body];
    case 'decide':
      return [
        ...statement.offers.map((offer) => offer.body),
        ...(statement.otherwise ? [statement.otherwise] : []),
      ];
    case 'chance':
      return statement.otherwise ? [statement.otherwise] : [];
    default:
      return [];
  }
}

/** Every statement of a script, those in bodies included. */
export function* statementsIn(script: Script): Generator<Statement> {
  for (const statement of script) {
    yield statement;
    for (const body of bodiesOf(statement)) yield* statementsIn(body);
  }
}

/** The rankings of a script, in the order written. */
export function ranksIn(script: Script): RankModel[] {
  return [...statementsIn(script)].flatMap((statement) => (statement.is === 'rank' ? [statement.rank] : []));
}

/** Every expression in a piece of model, however deep; nested scripts are left out unless asked for. */
export function* expressionsIn(node: unknown, intoScripts = false): Generator<Expr> {
  if (Array.isArray(node)) for (const item of node) yield* expressionsIn(item, intoScripts);
  else if (node !== null && typeof node === 'object') {
    if (!intoScripts && 'is' in node && 'at' in node && 'body' in node) {
      const { body: _, otherwise: __, ...rest } = node as Record<string, unknown>;
      yield* expressionsIn(Object.values(rest), intoScripts);
      return;
    }
    const isExpr = 'op' in node && 'type' in node;
    if (isExpr) yield node as Expr;
    // `at` is where something is written, but in an expression which cell or item it asks for.
    for (const [key, value] of Object.entries(node))
      if (key !== 'type' && (key !== 'at' || isExpr)) yield* expressionsIn(value, intoScripts);
  }
}

/** An expression with those directly inside of it changed. */
export function withParts(expr: Expr, change: (part: Expr) => Expr): Expr {
  const go = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(go);
    if (node === null || typeof node !== 'object') return node;
    return 'op' in node && 'type' in node ? change(node as Expr) : mapped(node);
  };
  const mapped = (node: object): object =>
    Object.fromEntries(Object.entries(node).map(([key, part]) => [key, key === 'type' ? part : go(part)]));
  return mapped(expr) as Expr;
}

/** The ids of the rules that a tree names. */
export function rulesIn(tree: unknown): string[] {
  const found: string[] = [];
  collectRules(tree, found);
  return found;
}

const NAMED = ['term', 'table', 'action', 'phase', 'scoring', 'reason'] as const;

function collectRules(tree: unknown, found: string[]): void {
  if (Array.isArray(tree)) for (const item of tree) collectRules(item, found);
  else if (typeof tree === 'object' && tree !== null) {
    const node = tree as Record<string, unknown>;
    for (const sort of NAMED) if (typeof node[sort] === 'string') found.push(`${sort}-${node[sort]}`);
    if (node.op === 'winners') found.push('winner');
    for (const name in node) if (name !== 'type') collectRules(node[name], found);
  }
}
