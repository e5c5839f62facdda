import { effectsOf } from '../effects.ts';
import type { Script, Statement } from '../model.ts';
import { bodiesOf } from '../walk.ts';
import type { Checked } from './index.ts';

type Seen = { readonly change: Statement | undefined; readonly stop: Statement | undefined };

const CHANGES = new Set<Statement['is']>([
  'set',
  'add',
  'remove',
  'move',
  'do',
  'roll',
  'shuffle',
  'chance',
  'decide',
  'score',
  'award',
]);

/** In an action: choices before changes, and no condition after a roll or another decision. */
export function checkActionOrder({ env, problems, scripts }: Checked): void {
  for (const { sort, script } of scripts)
    if (sort === 'action') walk(script.body, { change: undefined, stop: undefined }, true);

  function walk(body: Script, start: Seen, topLevel: boolean): Seen {
    let seen = start;
    for (const statement of body) {
      if (statement.is === 'choose' && seen.change)
        problems.error('choose-after-change', statement.at, {}, seen.change.at);
      else if (statement.is === 'choose' && !topLevel) problems.error('choose-inside', statement.at, {});
      if (statement.is === 'need' && seen.stop)
        problems.error('need-after-stop', statement.at, {}, seen.stop.at);
      if (CHANGES.has(statement.is))
        seen = {
          change: seen.change ?? statement,
          stop: seen.stop ?? (stops(statement) ? statement : undefined),
        };
      for (const inner of bodiesOf(statement)) seen = walk(inner, seen, false);
    }
    return seen;
  }

  function stops(statement: Statement): boolean {
    const { decides, chance } = effectsOf(env, [statement], undefined);
    return decides || chance;
  }
}
