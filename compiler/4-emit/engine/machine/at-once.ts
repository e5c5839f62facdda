import type { EndOf } from '../../../3-ir/ir.ts';
import { asNumber, code, own, store } from '../../code/build.ts';
import type { Code, Name } from '../../code/tree.ts';
import { mapCode } from '../../code/walk.ts';
import { lookUp } from '../gen.ts';
import type { MachineWriter, Writing } from './writing.ts';

/** A script for each of several, all at once. */
export function atOnce(machine: MachineWriter, end: EndOf<'at once'>, at: Writing): void {
  const { e } = machine;
  const { w } = at;
  const frame = machine.phase(end.routine);
  const values = end.captured.map((local) => {
    const bind = lookUp(w.scope, local)!;
    if ('list' in bind) return { local, value: bind.list, isList: true };
    const name = e.gen.fresh(local);
    w.code`const ${name} = ${asNumber(bind.value)};`;
    return { local, value: code(name), isList: false };
  });
  const [count, branch] = [e.gen.fresh('count'), e.gen.fresh('branch')];
  const slot = (local: string): Code => inScript(branch, machine.frames.slotOf(frame, local));
  w.code`let ${count} = 0;`;
  e.streams.eachOnce(w, end.over, 'seat', (seat, to) => {
    to.code`
      const ${branch} = SEATS + ${seat} * SEAT_WORDS + THREAD;
      m[BRANCHES + ++${count}] = ${seat};
      m[${branch}] = ${frame.entry};
      m[${slot(end.local)}] = ${seat};`;
    for (const { local, value, isList } of values)
      if (isList) to.code`setList(${slot(local)}, ${value});`;
      else to.push(store(slot(local), value));
  });
  const after = at.cases[end.then]!;
  w.code`m[BRANCHES] = ${count}; if (${count} === 0) { ${{ is: 'jump', to: after }} } m[t] = ${after}; return STOPS;`;
}

/** The address of a word of a frame in the script of a seat, instead of the one that runs. */
function inScript(script: Name, slot: Code): Code {
  return mapCode(slot, (part) => (part.is === 'name' && part.name === own('t') ? code(script) : part));
}
