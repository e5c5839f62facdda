import { statementsIn } from '../walk.ts';
import type { Checked } from './checked.ts';

/** A scoring gives points; a tie that is shared has points to share. */
export function checkScorings({ problems, scripts }: Checked): void {
  for (const { sort, script } of scripts) {
    const statements = [...statementsIn(script.body)];
    if (sort === 'scoring' && !statements.some((statement) => statement.is === 'award'))
      problems.error('scoring-without-award', script.at, { name: script.name });
    for (const statement of statements) {
      if (statement.is !== 'rank') continue;
      const last = statement.rank.ties.at(-1)?.is;
      if (last === 'share' && ![...statementsIn(statement.body)].some((inner) => inner.is === 'award'))
        problems.error('share-without-award', statement.at, {});
      if (last === 'joint win') problems.error('joint-win-only-winner', statement.at, {});
    }
  }
}
