import { effectsOf } from '../effects.ts';
import type { Script, Statement } from '../model.ts';
import { bodiesOf, statementsIn } from '../walk.ts';
import type { Checked } from './checked.ts';

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
      const isLot = statement.is === 'rank' && statement.rank.ties.some((tie) => tie.is === 'by lot');
      const isStop = isLot || (CHANGES.has(statement.is) && stops(statement));
      if (CHANGES.has(statement.is) || isLot)
        seen = { change: seen.change ?? statement, stop: seen.stop ?? (isStop ? statement : undefined) };
      // A loop comes round again: what stops further down has happened before its next pass.
      const comesRound = statement.is === 'repeat' || statement.is === 'for each' || statement.is === 'rank';
      const inside = comesRound ? stopIn(statement.body) : undefined;
      for (const inner of bodiesOf(statement))
        seen = walk(inner, { ...seen, stop: seen.stop ?? inside }, false);
    }
    return seen;
  }

  function stopIn(body: Script): Statement | undefined {
    return [...statementsIn(body)].find((statement) => CHANGES.has(statement.is) && stops(statement));
  }

  function stops(statement: Statement): boolean {
    const { decides, chance } = effectsOf(env, [statement], undefined);
    return decides || chance;
  }
}
