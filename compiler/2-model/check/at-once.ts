import { effectsOf } from '../effects.ts';
import type { Script, Statement } from '../model.ts';
import { bodiesOf, statementsIn } from '../walk.ts';
import type { Checked } from './index.ts';

/** What players do at once must not depend on who is first: each changes only what is theirs, and nothing is left to chance. */
export function checkAtOnce({ env, problems, scripts }: Checked): void {
  for (const { script } of scripts) {
    for (const statement of statementsIn(script.body)) {
      if (statement.is !== 'for each' || !statement.atOnce) continue;
      const effects = effectsOf(env, statement.body, statement.local);
      const foreign = [...effects.changes].find(([, whose]) => whose !== 'own');
      if (foreign) problems.error('at-once-changes', statement.at, { name: foreign[0] });
      if (effects.chance) problems.error('at-once-chance', statement.at, {});
      const shared = [...effects.changes.keys()].find((name) => effects.reads.has(name));
      if (shared) problems.error('at-once-reads', statement.at, { name: shared });
      const other = otherDecides(statement.body, statement.local);
      if (other) problems.error('at-once-decides', other.at, {}, statement.at);
      const leave = leaveIn(statement.body);
      if (leave) problems.error('leave-at-once', leave.at, {});
      const nested = [...statementsIn(statement.body)].find(
        (inner) => inner.is === 'for each' && inner.atOnce,
      );
      if (nested) problems.error('at-once-inside', nested.at, {}, statement.at);
    }
  }
}

/** A decision in the loop itself that is not the loop's own player's. */
function otherDecides(script: Script, own: string): Statement | undefined {
  return [...statementsIn(script)].find(
    (statement) =>
      statement.is === 'decide' && !(statement.who.op === 'local' && statement.who.local === own),
  );
}

function leaveIn(script: Script): Statement | undefined {
  for (const statement of script) {
    if (statement.is === 'leave') return statement;
    for (const body of bodiesOf(statement)) {
      const found = leaveIn(body);
      if (found) return found;
    }
  }
  return undefined;
}
