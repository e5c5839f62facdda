import { callsOf, effectsOf, scriptOf } from '../effects.ts';
import type { Environment } from '../environment.ts';
import type { Script, Statement } from '../model.ts';
import { statementsIn } from '../walk.ts';
import type { Checked } from './checked.ts';

/** What players do at once must not depend on who is first: each changes only what is theirs, and nothing is left to chance. */
export function checkAtOnce({ env, problems, scripts }: Checked): void {
  for (const { script } of scripts) {
    const inner = new Set<Statement>();
    for (const statement of statementsIn(script.body)) {
      if (statement.is !== 'for each' || !statement.atOnce || inner.has(statement)) continue;
      for (const one of statementsIn(statement.body)) inner.add(one);
      const parts = [{ body: statement.body, owner: statement.local }, ...calledFrom(env, statement.body)];
      const effects = effectsOf(env, statement.body, statement.local);
      const nested = parts.flatMap(({ body }) => [...statementsIn(body)]).find(isAtOnce);
      const decides = parts.map(({ body, owner }) => decidedByOther(body, owner)).find((other) => other);
      // What surely changes says more than what may.
      const foreign = [...effects.changes]
        .filter(([, whose]) => whose !== 'own')
        .sort(([a], [b]) => Number(effects.perhaps.has(a)) - Number(effects.perhaps.has(b)))[0];
      const shared = [...effects.reads].find((name) => effects.changes.has(name) || name === 'winners');
      const leave = [...statementsIn(statement.body)].find((inner) => inner.is === 'leave');
      // The first of these mostly brings the others with it.
      if (nested) problems.error('at-once-inside', nested.at, {}, statement.at);
      else if (decides) problems.error('at-once-decides', decides.at, {}, statement.at);
      else if (effects.chance) problems.error('at-once-chance', statement.at, {});
      else if (foreign) {
        const pieces = effects.perhaps.get(foreign[0]) ?? '';
        problems.error('at-once-changes', statement.at, { name: foreign[0], pieces });
      } else if (shared) problems.error('at-once-reads', statement.at, { name: shared });
      if (leave) problems.error('leave-at-once', leave.at, {});
    }
  }
}

/** All scripts that a script comes to, with the local of their own seat. */
function calledFrom(env: Environment, start: Script): { body: Script; owner: string | undefined }[] {
  const seen = new Map<string, { body: Script; owner: string | undefined }>();
  const visit = (script: Script): void => {
    for (const { sort, name } of callsOf(script)) {
      const called = scriptOf(env, sort, name);
      if (!called || seen.has(`${sort} ${name}`)) continue;
      seen.set(`${sort} ${name}`, { body: called.body, owner: called.owner?.name });
      visit(called.body);
    }
  };
  visit(start);
  return [...seen.values()];
}

function isAtOnce(statement: Statement): boolean {
  return statement.is === 'for each' && statement.atOnce;
}

/** A decision that is not the script's own player's. */
function decidedByOther(script: Script, own: string | undefined): Statement | undefined {
  return [...statementsIn(script)].find(
    (statement) =>
      statement.is === 'decide' && !(statement.who.op === 'local' && statement.who.local === own),
  );
}
