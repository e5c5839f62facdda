import { callsOf, scriptOf } from '../effects.ts';
import type { Script, Statement } from '../model.ts';
import { bodiesOf } from '../walk.ts';
import type { Checked } from './checked.ts';

/** Phases, actions and scorings that the game never comes to, and lines behind what ends a script. */
export function checkUnreachable({ env, problems, scripts, own }: Checked): void {
  const reached = new Set<string>();
  const visit = (sort: 'phase' | 'action' | 'scoring', name: string): void => {
    const key = `${sort} ${name}`;
    const script = scriptOf(env, sort, name);
    if (!script || reached.has(key)) return;
    reached.add(key);
    for (const call of callsOf(script.body)) visit(call.sort, call.name);
  };
  visit('phase', 'game');
  const ownNames = new Set(own.map((entry) => `${entry.sort} ${entry.name}`));
  for (const { sort, script } of scripts) {
    const key = `${sort} ${script.name}`;
    if (!reached.has(key) && ownNames.has(key))
      problems.warning('unreachable', script.at, { sort, name: script.name });
    if (ownNames.has(key)) reportDeadLines(script.body);
  }

  function reportDeadLines(script: Script): void {
    const end = script.findIndex(endsScript);
    const dead = end < 0 ? undefined : script[end + 1];
    const instead = end >= 0 && script[end]!.is === 'repeat' ? { instead: 'repeat' } : {};
    if (dead) problems.warning('dead-line', dead.at, instead, script[end]!.at);
    for (const statement of script) for (const body of bodiesOf(statement)) reportDeadLines(body);
  }
}

/** Whether nothing behind a statement can be reached: of a loop without an end, only `leave` leads out, and that ends the whole script. */
function endsScript(statement: Statement): boolean {
  switch (statement.is) {
    case 'leave':
    case 'impossible':
      return true;
    case 'repeat':
      return !statement.times && !statement.while;
    case 'if':
      return bodiesOf(statement).every((body) => body.some(endsScript));
    default:
      return false;
  }
}
