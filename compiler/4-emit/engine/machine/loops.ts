import type { Expr, Statement } from '../../../2-model/model.ts';
import { MOST_ITEMS } from '../../../2-model/types.ts';
import { binary, load, not, store, sum } from '../../code/build.ts';
import type { Out } from '../../code/out.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Code, Stmt } from '../../code/tree.ts';
import type { Scope } from '../gen.ts';
import { itemsOf, times } from '../statements/statements.ts';
import type { Before, Machine } from './machine.ts';

type Of<Is extends Statement['is']> = Extract<Statement, { readonly is: Is }>;

/** A script so often, or for as long as something holds. */
export function repeat(machine: Machine, statement: Of<'repeat'>): void {
  const before = machine.before;
  let count: Code | undefined;
  if (statement.times) {
    const counter = machine.frames.take(machine.frame, `${machine.frame.name} times`);
    machine.out.push(store(counter, times(machine.e, statement.times, machine.scope, machine.out)));
    machine.before = [
      ...before,
      (scope, out) => out.push(store(counter, binary('-', machine.e.num(statement.times!, scope, out), 1))),
    ];
    count = counter;
  }
  const head = machine.reserve();
  machine.jump(head);
  machine.resume(head, `${machine.frame.name}: repeat`);
  const after = machine.reserve();
  const leave: Stmt = { is: 'jump', to: after };
  if (count) machine.out.code`if (m[${count}] === 0) { ${leave} } m[${count}]--;`;
  else if (statement.while) {
    if (machine.e.secrets.concern(statement)) machine.e.noteSecrets(machine.out);
    const test = machine.e.cond(statement.while, machine.scope, machine.out);
    machine.out.code`if (${not(test)}) { ${leave} }`;
  }
  const { times: often } = statement;
  const isBounded = often?.type.is === 'number' && often.type.to <= MOST_TIMES;
  if (!isBounded) machine.out.code`if (++m[JUMPS] > MOST_JUMPS) fault('endless');`;
  machine.script(statement.body);
  machine.jump(head);
  machine.before = before;
  machine.resume(after, machine.frame.name);
}

/** A script for each of several, one after the other. */
export function forEach(machine: Machine, statement: Of<'for each'>): void {
  loopOver(machine, itemsOf(statement), statement.local, statement.backwards, machine.before, () =>
    machine.script(statement.body),
  );
}

/** A loop that may stop inside: what it goes through is kept, and how far it has come. */
export function loopOver(
  machine: Machine,
  items: Expr,
  local: string,
  backwards: boolean,
  before: readonly Before[],
  body: () => void,
): void {
  const { e } = machine;
  const frame = machine.frame;
  const name = `${frame.name} ${local}`;
  const here = machine.frames.slotOf(frame, local);
  if (items.op === 'range' && !backwards) {
    const last = machine.frames.take(frame, `${name} last`);
    const set = (scope: Scope, out: Out, isBefore: boolean): void => {
      const from = e.num(items.from, scope, out);
      out.push(store(last, e.num(items.to, scope, out)), store(here, isBefore ? sum(from, -1) : from));
      if (e.streams.extent(items, scope).isCounted)
        out.code`if (m[${last}] - ${from} >= ${MOST_ITEMS}) fault('too-many');`;
    };
    set(machine.scope, machine.out, true);
    machine.before = [...before, (scope, out) => set(scope, out, false)];
    round(machine, binary('>=', load(here), load(last)), stmts`m[${here}]++;`, body, name);
    machine.before = before;
    return;
  }
  const room = Math.max(1, e.streams.most(items, machine.scope));
  const list = machine.frames.take(frame, `${name} list`, room + 1);
  const next = machine.frames.take(frame, `${name} next`);
  const set = (scope: Scope, out: Out): void => {
    e.streams.fill(items, list, scope, out);
    out.push(store(next, backwards ? load(list) : 1));
  };
  const take = backwards
    ? stmts`m[${here}] = m[${list} + m[${next}]--];`
    : stmts`m[${here}] = m[${list} + m[${next}]++];`;
  set(machine.scope, machine.out);
  machine.before = [
    ...before,
    (scope, out) => {
      set(scope, out);
      out.push(...take);
    },
  ];
  const isOver = backwards ? expr`m[${next}] === 0` : expr`m[${next}] > m[${list}]`;
  round(machine, isOver, take, body, name);
  machine.before = before;
}

/** Head, body, and back; the head says when it is over and takes the next one. */
function round(machine: Machine, isOver: Code, take: readonly Stmt[], body: () => void, about: string): void {
  const start = machine.reserve();
  machine.jump(start);
  machine.resume(start, `${about}: the next one`);
  const after = machine.reserve();
  machine.out.code`if (${isOver}) { ${{ is: 'jump', to: after }} } ${take}`;
  // The names of the loop have changed: what follows reads them anew.
  body();
  machine.jump(start);
  machine.resume(after, machine.frame.name);
}

/** A ranking in which lots may be drawn, or whose body stops. */
export function rankLoop(machine: Machine, statement: Of<'rank'>): void {
  const { e } = machine;
  const { rank } = statement;
  const frame = machine.frame;
  const name = `${frame.name} ranked`;
  const most = Math.max(1, e.streams.most(rank.in, machine.scope));
  const list = machine.frames.take(frame, `${name}`, 1 + most * 3);
  const next = machine.frames.take(frame, `${name} next`);
  machine.chances.rank(statement, list);
  machine.out.push(store(next, 0));
  const shared = `${rank.local} shared`;
  frame.locals.set(shared, { name: shared, type: { is: 'number', from: 1, to: 99 } });
  const [here, place, places] = [
    machine.frames.slotOf(frame, rank.local),
    machine.frames.slotOf(frame, statement.place),
    machine.frames.slotOf(frame, shared),
  ];
  const before = machine.before;
  machine.before = [
    ...before,
    (scope, out) => {
      const first = e.streams.list(rank.in, scope, out);
      out.code`
        m[${here}] = firstOf(${first});
        m[${place}] = 1;
        m[${places}] = 1;
        m[${list}] = 0;
        m[${next}] = 0;`;
    },
  ];
  const outer = machine.place;
  const isShare = rank.ties.at(-1)?.is === 'share';
  machine.place = {
    ...outer,
    pooled: isShare ? { place: statement.place, shared: load(places) } : undefined,
  };
  const item = expr`${list} + 1 + m[${next}] * 3`;
  round(
    machine,
    expr`m[${next}] >= m[${list}]`,
    stmts`
      m[${here}] = m[${item}];
      m[${place}] = m[${item} + 1];
      m[${places}] = m[${item} + 2];
      m[${next}]++;`,
    () => machine.script(statement.body),
    name,
  );
  machine.place = outer;
  machine.before = before;
}

/** A loop that goes round no more often than this comes to its end without being watched. */
const MOST_TIMES = 1000;
