import { isPlace } from '../../../2-model/types.ts';
import { func, names, own, text } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import type { CaseGroup } from '../../code/passes/group-cases.ts';
import type { CaseNumbers } from '../../code/passes/number-cases.ts';
import { functions, stmts } from '../../code/quote.ts';
import { type Func, Name, type Stmt, type SwitchCase } from '../../code/tree.ts';
import { usesIn } from '../../code/walk.ts';
import type { GameEmitter } from '../game-emitter.ts';
import { withGiven } from '../runtime-calls.ts';
import { eachValue } from '../values/fields.ts';
import { SCRIPT } from './waiting.ts';

/** The machine: a function for the cases of each routine, and one that goes from function to function. */
export function machineFunctions(groups: readonly CaseGroup[], numbers: CaseNumbers): readonly Func[] {
  const [m, k, pc] = [own('m'), own('k'), own('pc')];
  const [asked, listed] = [own('asked'), own('listed')];
  const routines = groups.map(({ routine, cases }) => {
    const name = new Name(camel(`run ${routine}`));
    const doc = `Runs a script from a case of \`${routine}\` on; gives the case of another routine that comes next, or why it does not go on.`;
    const [thread, from] = names('thread', 'from');
    const run = numbers.switchCases(cases);
    const uses = usesIn(withGiven(run.flatMap(({ body: inner }) => inner)));
    const [looksUp, waits, isAsked] = [uses.has(k), uses.has(listed), uses.has(listed) || uses.has(SCRIPT)];
    const body = stmts`
      // Local copies, which V8 can treat as constants.
      const ${m} = memory;
      ${looksUp ? stmts`const ${k} = tables;` : []}
      ${isAsked ? stmts`const ${SCRIPT} = ${thread} | 0;` : []}
      let ${pc} = ${from} | 0;
      ${waits ? stmts`let ${asked}: number; let ${listed}: number;` : []}
      for (;;) {
        switch (pc) {
          ${run}
          default:
            return pc;
        }
        ${waits ? stmts`waitFor(${SCRIPT}, ${asked}, ${listed}, pc); return WAITS;` : []}
      }`;
    return func(name, { doc, params: [thread, from], returns: 'number', body });
  });
  const calls = routines.map(
    ({ name }, index): SwitchCase => ({
      labels: numbers.switchCases(groups[index]!.cases).flatMap(({ labels }) => labels),
      // Told so, V8 keeps it as a plain number.
      body: stmts`pc = ${name}(${SCRIPT}, pc) | 0; break;`,
    }),
  );
  const [only, ...others] = routines;
  const goOn =
    only && others.length === 0
      ? stmts`${pc} = ${only.name}(${SCRIPT}, ${pc});`
      : stmts`while (${pc} > DONE) { switch (${pc}) { ${calls} } }`;
  return [
    ...routines,
    ...functions`
/** Runs one script until it stops, forks or ends; whether it waits for a player now. */
function runThread(${SCRIPT}: number): boolean {
  let ${pc} = m[${SCRIPT}] | 0;
  ${goOn}
  if (${pc} === DONE) m[${SCRIPT}] = DONE;
  return ${pc} === WAITS;
}`,
  ];
}

/** Places that are not to be too full whenever the game stops. */
export function checkPlaces(e: GameEmitter): readonly Func[] {
  const tests = [...e.gen.layout.fields.values()].flatMap((place): readonly Stmt[] => {
    const { type, upTo, name } = place.model;
    if (!isPlace(type) || place.form !== 'list' || upTo === undefined) return [];
    return eachValue(
      e,
      place,
      (address) => stmts`if (m[${address}] > ${upTo}) fault('too-many', ${text(name)});`,
    );
  });
  return functions`
/** No place holds more than it may. */
function checkPlaces(): void {
  ${tests}
}`;
}
