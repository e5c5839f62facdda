import { ANYTHING, dependsOn, effectsOf } from '../effects.ts';
import { statementsIn } from '../walk.ts';
import type { Checked } from './checked.ts';

/** A loop must be able to end: something that its condition asks about changes in it, or it is left. */
export function checkLoops({ env, problems, scripts }: Checked): void {
  for (const { script } of scripts) {
    for (const statement of statementsIn(script.body)) {
      if (statement.is !== 'repeat' || statement.times) continue;
      if ([...statementsIn(statement.body)].some((inner) => inner.is === 'leave')) continue;
      if (!statement.while) {
        problems.error('loop-without-leave', statement.at, {});
        continue;
      }
      const asked = dependsOn(env, statement.while);
      const { changes } = effectsOf(env, statement.body, script.owner?.name);
      if (![...asked].some((field) => changes.has(field) || (field === ANYTHING && changes.size > 0)))
        problems.error('endless-loop', statement.at, { asked: [...asked].sort().join(', ') });
    }
  }
}
