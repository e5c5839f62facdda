import type { Case } from '../tree.ts';
import { casesIn, linesOf } from '../walk.ts';

/** A function of the machine: the cases of a routine, and of those that it alone goes to. */
export interface CaseGroup {
  readonly routine: string;
  readonly cases: Case[];
}

/** A function is not made longer than this by taking in another routine: going from one to the next costs little. */
const MOST_LINES = 250;

/** Cases by the routine that they belong to. What is short and used by one other routine is put beside it, so that they run on in one function. */
export function groupCases(cases: readonly Case[]): readonly CaseGroup[] {
  const groups = new Map<string, CaseGroup>();
  for (const one of cases) {
    const group = groups.get(one.routine) ?? { routine: one.routine, cases: [] };
    groups.set(one.routine, group);
    group.cases.push(one);
  }
  const goesTo = new Map(cases.map((one) => [one, casesIn(one.body)]));
  for (const inner of [...groups.values()].reverse()) {
    const [outer, ...others] = usersOf(inner, groups.values(), goesTo);
    if (!outer || others.length > 0 || lines(outer) + lines(inner) > MOST_LINES) continue;
    outer.cases.push(...inner.cases);
    groups.delete(inner.routine);
  }
  return [...groups.values()];
}

/** The other groups that go to a group. */
function usersOf(
  group: CaseGroup,
  groups: Iterable<CaseGroup>,
  goesTo: ReadonlyMap<Case, readonly Case[]>,
): CaseGroup[] {
  const own = new Set(group.cases);
  return [...groups].filter(
    (other) => other !== group && other.cases.some((one) => goesTo.get(one)!.some((to) => own.has(to))),
  );
}

function lines({ cases }: CaseGroup): number {
  return cases.reduce((sum, { body }) => sum + linesOf(body) + 2, 0);
}
