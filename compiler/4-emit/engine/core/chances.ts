import { code } from '../../code/build.ts';
import { functions, stmts } from '../../code/quote.ts';
import { type Case, type Func, Name, type Stmt, type SwitchCase } from '../../code/tree.ts';
import { isSameRun } from '../../code/walk.ts';
import type { GameEmitter } from '../game-emitter.ts';
import type { ChanceSite } from '../machine/chances.ts';
import { SCRIPT } from './waiting.ts';

/** What chance is to decide on, for whoever supplies what happened. */
export function chances(e: GameEmitter): readonly Func[] {
  const { sites } = e.machine.chances;
  return [
    ...functions`
/** Writes down what chance is to decide on. */
function fillEvent(${SCRIPT}: number): void {
  switch (m[${SCRIPT}]) {
    ${together(sites.map((site) => ({ case: site.case, body: site.event })))}
  }
}`,
    ...rolledUntil(sites),
  ];
}

/** The rolls until something holds, for whoever wants to know what is possible. */
function rolledUntil(sites: readonly ChanceSite[]): readonly Func[] {
  const cases = (body: (until: NonNullable<ChanceSite['until']>) => readonly Stmt[]): SwitchCase[] =>
    sites.flatMap(({ case: at, until }) => (until ? [{ labels: [code(at)], body: body(until) }] : []));
  const isFirst = new Name('isFirst', 'boolean');
  return functions`
/** Where the faces are that are rolled until something holds; -1 where nothing is. */
function rolledFaces(${SCRIPT}: number): number {
  switch (m[${SCRIPT}]) {
    ${cases(({ faces }) => stmts`return ${faces};`)}
    default:
      return -1;
  }
}

/** Goes to the first, or to the next, outcome of the roll for which a script waits. */
function seekOutcome(${SCRIPT}: number, ${isFirst}: boolean): boolean {
  switch (m[${SCRIPT}]) {
    ${cases(({ seek }) => stmts`return ${seek}(${SCRIPT}, event, ${isFirst});`)}
    default:
      return false;
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
