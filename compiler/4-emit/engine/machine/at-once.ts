import type { Script, Statement } from '../../../2-model/model.ts';
import { statementsIn } from '../../../2-model/walk.ts';
import { freeLocals } from '../../../3-ir/free-locals.ts';
import type { Routine } from '../../../3-ir/ir.ts';
import { asNumber, code, own, store } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import type { Code, Name } from '../../code/tree.ts';
import { mapCode } from '../../code/walk.ts';
import { lookUp } from '../gen.ts';
import { itemsOf } from '../statements/statements.ts';
import type { Machine } from './machine.ts';

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
    machine.resume(frame.entry, name);
    machine.script(statement.body);
    machine.jump(machine.done);
  });
  const out = machine.out;
  const after = machine.reserve();
  const values = captured.map((local) => {
    const bind = lookUp(machine.scope, local)!;
    if ('list' in bind) return { local, value: bind.list, isList: true };
    const name = e.gen.fresh(camel(local));
    out.code`const ${name} = ${asNumber(bind.value)};`;
    return { local, value: code(name), isList: false };
  });
  const [count, branch] = [e.gen.fresh('count'), e.gen.fresh('branch')];
  const slot = (local: string): Code => inScript(branch, machine.frames.slotOf(frame, local));
  out.code`let ${count} = 0;`;
  e.streams.eachOnce(itemsOf(statement), e.gen.fresh('seat'), machine.scope, out, (seat, to) => {
    to.code`
      const ${branch} = SEATS + ${seat} * SEAT_WORDS + THREAD;
      m[BRANCHES + ++${count}] = ${seat};
      m[${branch}] = ${frame.entry};
      m[${slot(statement.local)}] = ${seat};`;
    for (const { local, value, isList } of values)
      if (isList) to.code`setList(${slot(local)}, ${value});`;
      else to.push(store(slot(local), value));
  });
  out.code`m[BRANCHES] = ${count}; if (${count} === 0) { ${{ is: 'jump', to: after }} } m[t] = ${after}; return false;`;
  machine.resume(after, `${outer.name}: all are through`);
}

/** The address of a word of a frame in the script of a seat, instead of the one that runs. */
function inScript(script: Name, slot: Code): Code {
  return mapCode(slot, (part) => (part.is === 'name' && part.name === own('t') ? code(script) : part));
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
