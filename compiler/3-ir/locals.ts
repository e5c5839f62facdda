import type { Script } from '../2-model/model.ts';
import { expressionsIn, statementsIn } from '../2-model/walk.ts';

/** The locals that a tree names, in order of first mention; those that it binds or sets itself included. */
export function localsIn(tree: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  for (const expr of expressionsIn(tree, true)) if (expr.op === 'local') found.add(expr.local);
  return found;
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
