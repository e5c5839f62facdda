import { code } from '../../code/build.ts';
import { functions } from '../../code/quote.ts';
import type { Case, Func, Stmt, SwitchCase } from '../../code/tree.ts';
import { isSameRun } from '../../code/walk.ts';
import type { GameEmitter } from '../game-emitter.ts';
import { SCRIPT } from './waiting.ts';

/** What chance is to decide on, for whoever supplies what happened. */
export function chances(e: GameEmitter): readonly Func[] {
  const { sites } = e.machine.chances;
  const fitting = sites.flatMap(({ case: at, outcomes }): SwitchCase[] =>
    outcomes ? [{ labels: [code(at)], body: outcomes }] : [],
  );
  return [
    ...functions`
/** Writes down what chance is to decide on. */
function fillEvent(${SCRIPT}: number): void {
  switch (m[${SCRIPT}]) {
    ${together(sites.map((site) => ({ case: site.case, body: site.event })))}
  }
}`,
    ...(fitting.length === 0 ? NO_OUTCOMES : outcomesOf(fitting)),
  ];
}

const NO_OUTCOMES = functions`
/** Nothing is rolled until something holds. */
function outcomes(): readonly (readonly number[])[] {
  return [];
}`;

function outcomesOf(fitting: readonly SwitchCase[]): readonly Func[] {
  return functions`
function outcomes(): readonly (readonly number[])[] {
  const ${SCRIPT} = chanceThread();
  if (${SCRIPT} < 0) return [];
  fillEvent(${SCRIPT});
  switch (m[${SCRIPT}]) {
    ${fitting}
    default:
      return [];
  }
}`;
}

/** Cases of a switch; those that do the same stand together. */
function together(cases: readonly { readonly case: Case; readonly body: readonly Stmt[] }[]): SwitchCase[] {
  const found: { labels: Case[]; body: readonly Stmt[] }[] = [];
  for (const { case: at, body } of cases) {
    const same = found.find((one) => isSameRun(one.body, body));
    if (same) same.labels.push(at);
    else found.push({ labels: [at], body });
  }
  return found.map(({ labels, body }) => ({ labels: labels.map(code), body: [...body, { is: 'break' }] }));
}
