import type { Expr, Statement } from '../../../2-model/model.ts';
import { at, type Scope } from '../gen.ts';
import { itemsOf, times } from '../statements/statements.ts';
import { not, type Out, sumOf } from '../text.ts';
import { cond, num } from '../values/expressions.ts';
import { type Before, type Machine, ref } from './machine.ts';

type Of<Is extends Statement['is']> = Extract<Statement, { readonly is: Is }>;

/** A number that stands there is worked out here. */
function oneLess(js: string): string {
  return /^\d+$/.test(js) ? String(Number(js) - 1) : `${js} - 1`;
}

/** A script so often, or for as long as something holds. */
export function repeat(machine: Machine, statement: Of<'repeat'>): void {
  const before = machine.before;
  let count: string | undefined;
  if (statement.times) {
    count = machine.frames.take(machine.frame, `${machine.frame.name} times`);
    machine.out.push(`m[${count}] = ${times(machine.e, statement.times, machine.scope, machine.out)};`);
    const counter = count;
    machine.before = [
      ...before,
      (scope, out) => out.push(`m[${counter}] = ${oneLess(num(machine.e, statement.times!, scope, out))};`),
    ];
  }
  const head = machine.cases.length;
  machine.jump(head);
  machine.begin(`${machine.frame.name}: repeat`);
  const after = machine.reserve();
  if (count)
    machine.out.push(`if (${at(count)} === 0) {`, `pc = ${ref(after)};`, 'continue;', '}', `m[${count}]!--;`);
  else if (statement.while) {
    if (machine.e.secrets.concern(statement)) machine.e.noteSecrets(machine.out);
    const test = cond(machine.e, statement.while, machine.scope, machine.out);
    machine.out.push(`if (${not(test)}) {`, `pc = ${ref(after)};`, 'continue;', '}');
  }
  const { times: often } = statement;
  const isBounded = often?.type.is === 'number' && often.type.to <= MOST_TIMES;
  if (!isBounded) machine.out.push(`if (++m[JUMPS]! > MOST_JUMPS) fault('endless');`);
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
      const from = num(e, items.from, scope, out);
      out.push(
        `m[${last}] = ${num(e, items.to, scope, out)};`,
        `m[${here}] = ${isBefore ? sumOf([from, '-1']) : from};`,
      );
    };
    set(machine.scope, machine.out, true);
    machine.before = [...before, (scope, out) => set(scope, out, false)];
    round(machine, () => [`if (${at(here)} >= ${at(last)})`, `m[${here}]!++;`], body, name);
    machine.before = before;
    return;
  }
  const room = Math.max(1, e.streams.most(items, machine.scope));
  const list = machine.frames.take(frame, `${name} list`, room + 1);
  const next = machine.frames.take(frame, `${name} next`);
  const set = (scope: Scope, out: Out): void => {
    e.streams.fill(items, list, scope, out);
    out.push(`m[${next}] = ${backwards ? at(list) : 1};`);
  };
  set(machine.scope, machine.out);
  machine.before = [
    ...before,
    (scope, out) => {
      set(scope, out);
      out.push(`m[${here}] = m[${list} + m[${next}]!]!;`, `m[${next}]!${backwards ? '--' : '++'};`);
    },
  ];
  const end = backwards ? `${at(next)} === 0` : `${at(next)} > ${at(list)}`;
  const step = `m[${here}] = m[${list} + m[${next}]!${backwards ? '--' : '++'}]!;`;
  round(machine, () => [`if (${end})`, step], body, name);
  machine.before = before;
}

/** Head, body, and back; the head says when it is over and takes the next one. */
function round(
  machine: Machine,
  head: () => readonly [string, string],
  body: () => void,
  about: string,
): void {
  const start = machine.cases.length;
  machine.jump(start);
  machine.begin(`${about}: the next one`);
  const after = machine.reserve();
  const [end, take] = head();
  machine.out.push(`${end} {`, `pc = ${ref(after)};`, 'continue;', '}', take);
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
  machine.out.push(`m[${next}] = 0;`);
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
      out.push(
        `m[${here}] = firstOf(${first});`,
        `m[${place}] = 1;`,
        `m[${places}] = 1;`,
        `m[${list}] = 0;`,
        `m[${next}] = 0;`,
      );
    },
  ];
  const outer = machine.place;
  const isShare = rank.ties.at(-1)?.is === 'share';
  machine.place = { ...outer, pooled: isShare ? { place: statement.place, shared: at(places) } : undefined };
  const item = `${list} + 1 + m[${next}]! * 3`;
  round(
    machine,
    () => [
      `if (${at(next)} >= ${at(list)})`,
      `m[${here}] = m[${item}]!; m[${place}] = m[${item} + 1]!; m[${places}] = m[${item} + 2]!; m[${next}]!++;`,
    ],
    () => machine.script(statement.body),
    name,
  );
  machine.place = outer;
  machine.before = before;
}

/** A loop that goes round no more often than this comes to its end without being watched. */
const MOST_TIMES = 1000;
