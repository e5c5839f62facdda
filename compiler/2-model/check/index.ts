import type { Problems } from '../../problems/problem.ts';
import type { Built } from '../build.ts';
import type { Entry } from '../collect.ts';
import { type Folders, guarded } from '../folders.ts';
import type { Part } from '../parts.ts';
import { checkActionOrder } from './action-order.ts';
import { checkAtOnce } from './at-once.ts';
import { checkCertain } from './certain.ts';
import type { Checked } from './checked.ts';
import { checkCircles } from './circles.ts';
import { checkCombinations } from './combinations.ts';
import { checkLoops } from './loops.ts';
import { checkScorings } from './scorings.ts';
import { checkUnreachable } from './unreachable.ts';
import { checkUnused } from './unused.ts';

/** Checks all games, variants and libraries. */
export function checkParts(parts: readonly Part[], folders: Folders, unread: ReadonlySet<string>): void {
  for (const part of parts) {
    const kind = { ...part, variant: part.variant !== undefined, unread: unread.has(part.folder) };
    guarded(folders.get(part.folder)!, part.problems, () =>
      checkGame(part.build, part.own, part.problems, kind),
    );
  }
}

/** All checks of a game whose names and types have been worked out. One check, one file. */
function checkGame(
  build: Built,
  own: readonly Entry[],
  problems: Problems,
  kind: { variant: boolean; library: boolean; unread: boolean },
): void {
  const { env } = build;
  if (!env.memo) {
    checkAll(build, own, problems, kind);
    return;
  }
  const { kinds, pieces, tables, grids, fields, options, terms, phases, rules, actions, scorings } = env;
  const shelves = [kinds, pieces, tables, grids, fields, options, terms, phases, rules, actions, scorings];
  const looked = [
    ...shelves.flatMap((shelf) => [...shelf.values()]),
    ...own.flatMap(({ placed, tree, field }) => [placed, tree, field?.node]),
    ...[kind.variant, kind.library, kind.unread, problems.hasErrors, build.game === undefined],
    [...env.used].sort().join(),
  ];
  env.memo.whole('checks', ['checks', ...looked], () => checkAll(build, own, problems, kind));
}

function checkAll(
  build: Built,
  own: readonly Entry[],
  problems: Problems,
  kind: { variant: boolean; library: boolean; unread: boolean },
): void {
  const { env } = build;
  const scripts = [
    ...[...env.phases.values()].map((script) => ({ sort: 'phase' as const, script })),
    ...[...env.actions.values()].map((script) => ({ sort: 'action' as const, script })),
    ...[...env.scorings.values()].map((script) => ({ sort: 'scoring' as const, script })),
  ];
  const checked: Checked = { env, problems, scripts, own };
  checkCircles(checked);
  checkLoops(checked);
  checkCombinations(checked);
  checkActionOrder(checked);
  checkAtOnce(checked);
  checkScorings(checked);
  checkCertain(checked);
  // While something is wrong, things may only seem to be unused.
  if (kind.library || !build.game || kind.unread || problems.hasErrors) return;
  checkUnreachable(checked);
  if (!kind.variant) checkUnused(checked);
}
