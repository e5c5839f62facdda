import type { Place } from '../../problems/problem.ts';
import { callsOf, scriptOf } from '../effects.ts';
import type { Checked } from './checked.ts';

/** No phase, action or scoring reaches itself: a script without an end cannot be written. */
export function checkCircles({ env, problems, scripts }: Checked): void {
  const finished = new Set<string>();
  const visit = (
    sort: 'phase' | 'action' | 'scoring',
    name: string,
    path: readonly string[],
    from?: Place,
  ): void => {
    const key = `${sort} ${name}`;
    const script = scriptOf(env, sort, name);
    if (!script || finished.has(key)) return;
    const start = path.indexOf(key);
    if (start >= 0) {
      const circle = [...path.slice(start), key].map((step) => step.slice(step.indexOf(' ') + 1)).join(' → ');
      problems.error('circle', script.at, { circle }, from);
      finished.add(key);
      return;
    }
    for (const call of callsOf(script.body)) visit(call.sort, call.name, [...path, key], call.at);
    finished.add(key);
  };
  for (const { sort, script } of scripts) visit(sort, script.name, []);
}
