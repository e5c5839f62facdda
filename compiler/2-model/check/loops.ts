import { dependsOn, effectsOf } from '../effects.ts';
import type { Script, Statement } from '../model.ts';
import { bodiesOf, statementsIn } from '../walk.ts';
import type { Checked } from './index.ts';

/** A loop must be able to end: something that its condition asks about changes in it, or it is left. */
export function checkLoops({ env, problems, scripts }: Checked): void {
  for (const { script } of scripts) {
    for (const statement of statementsIn(script.body)) {
      if (statement.is !== 'repeat' || statement.times) continue;
      if (canLeave(statement.body)) continue;
      if (!statement.while) {
        problems.error('loop-without-leave', statement.at, {});
        continue;
      }
      const asked = dependsOn(env, statement.while);
      const { changes } = effectsOf(env, statement.body, script.owner?.name);
      if (![...asked].some((field) => changes.has(field)))
        problems.error('endless-loop', statement.at, { asked: [...asked].sort().join(', ') });
    }
  }
}

function canLeave(body: Script): boolean {
  return body.some((statement: Statement) => statement.is === 'leave' || bodiesOf(statement).some(canLeave));
}
