import type { Script, Statement } from '../../../2-model/model.ts';
import { statementsIn } from '../../../2-model/walk.ts';
import { freeLocals } from '../../../3-ir/free-locals.ts';
import type { Routine } from '../../../3-ir/ir.ts';
import { asNumber, lookUp } from '../gen.ts';
import { itemsOf } from '../statements/statements.ts';
import { camel } from '../text.ts';
import { type Machine, ref } from './machine.ts';

type Of<Is extends Statement['is']> = Extract<Statement, { readonly is: Is }>;

/** A script for each of several, all at once. */
export function atOnce(machine: Machine, statement: Of<'for each'>): void {
  const { e } = machine;
  const outer = machine.frame;
  const written = JSON.stringify(statement.body);
  const name =
    e.gen.game.routines.find(
      ({ name: one, script }) => one.startsWith(`${outer.name}/`) && JSON.stringify(script) === written,
    )?.name ?? `${outer.name}/${statement.local}`;
  const captured = freeLocals(statement.body).filter(
    (local) => local !== statement.local && outer.locals.has(local) && !declaredIn(statement.body, local),
  );
  const frame = machine.frames.create(
    name,
    { locals: [...outer.locals.values()], params: captured } as unknown as Routine,
    statement.local,
    true,
  );
  machine.aside(frame, machine.place, () => {
    frame.entry = machine.begin(name);
    machine.script(statement.body);
    machine.jump(0);
  });
  const out = machine.out;
  const after = machine.cases.length;
  const values = captured.map((local) => {
    const bind = lookUp(machine.scope, local)!;
    const js = e.gen.fresh(camel(local));
    if ('list' in bind) return { local, js: bind.list, list: true };
    out.push(`const ${js} = ${asNumber(bind.value)};`);
    return { local, js, list: false };
  });
  const [count, branch] = [e.gen.fresh('count'), e.gen.fresh('branch')];
  // Its words lie in the script of each seat.
  const own = (slot: string): string => slot.replace(/^t \+ /, `${branch} + `);
  out.push(`let ${count} = 0;`);
  e.streams.each(itemsOf(statement), e.gen.fresh('seat'), machine.scope, out, (seat, to) => {
    to.push(
      `const ${branch} = SEATS + ${seat} * SEAT_WORDS + THREAD;`,
      `m[BRANCHES + ++${count}] = ${seat};`,
      `m[${branch}] = ${ref(frame.entry)};`,
      `m[${own(machine.frames.slotOf(frame, statement.local))}] = ${seat};`,
    );
    for (const { local, js, list } of values)
      if (list) to.push(`setList(${own(machine.frames.slotOf(frame, local))}, ${js});`);
      else to.push(`m[${own(machine.frames.slotOf(frame, local))}] = ${js};`);
  });
  out.push(`m[BRANCHES] = ${count};`, `if (${count} === 0) {`);
  machine.jump(after);
  out.push('}', `m[t] = ${ref(after)};`, 'return;');
  machine.begin(`${outer.name}: all are through`);
}

function declaredIn(script: Script, local: string): boolean {
  return [...statementsIn(script)].some(
    (statement) =>
      (statement.is === 'let' && statement.local === local) ||
      (statement.is === 'for each' && statement.local === local) ||
      (statement.is === 'rank' && (statement.rank.local === local || statement.place === local)) ||
      (statement.is === 'chance' && 'local' in statement.into && statement.into.local === local) ||
      (statement.is === 'decide' &&
        statement.offers.some(({ chosen }) => chosen.some((one) => one.local === local))),
  );
}
