import type { Script } from '../2-model/model.ts';
import { statementsIn } from '../2-model/walk.ts';

/** Every local that a script or expression names, in order of first mention; those it sets itself included. */
export function freeLocals(tree: unknown): string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (node !== null && typeof node === 'object') {
      const { op, local } = node as { op?: unknown; local?: unknown };
      if (op === 'local' && typeof local === 'string') found.add(local);
      Object.values(node).forEach(visit);
    }
  };
  visit(tree);
  return [...found];
}

/** Every local that a script gives a value to. */
export function declaredIn(script: Script): ReadonlySet<string> {
  return new Set(
    [...statementsIn(script)].flatMap((statement): string[] => {
      switch (statement.is) {
        case 'let':
        case 'for each':
          return [statement.local];
        case 'rank':
          return [statement.rank.local, statement.place];
        case 'chance':
          return 'local' in statement.into ? [statement.into.local] : [];
        case 'decide':
          return statement.offers.flatMap(({ chosen }) => chosen.map(({ local }) => local));
        default:
          return [];
      }
    }),
  );
}
