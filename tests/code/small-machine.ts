import { func, own } from '../../compiler/4-emit/code/build.ts';
import { dropUnused } from '../../compiler/4-emit/code/passes/drop-unused.ts';
import { groupCases } from '../../compiler/4-emit/code/passes/group-cases.ts';
import { inlineCases } from '../../compiler/4-emit/code/passes/inline-cases.ts';
import { CaseNumbers } from '../../compiler/4-emit/code/passes/number-cases.ts';
import { shareReads } from '../../compiler/4-emit/code/passes/share-reads.ts';
import { printProgram } from '../../compiler/4-emit/code/program.ts';
import { functions, stmts } from '../../compiler/4-emit/code/quote.ts';
import { type Case, type Code, Name, type Stmt } from '../../compiler/4-emit/code/tree.ts';

/** The cases of a small machine, the first of which is where it starts. */
export interface SmallMachine {
  readonly cases: readonly Case[];
  readonly done: Case;
  /** Words that hold locals of routines, one behind the other from this one on. */
  readonly slots: readonly Name[];
}

export const FIRST_SLOT = 10;

/** The machine as it is written: every case has a number, and every jump goes through one switch. */
export function plainly({ cases, done, slots }: SmallMachine): string {
  const all = cases.filter((one) => one !== done);
  return printed([all], new CaseNumbers(all, done, (one) => one), cases[0]!, slots);
}

/** The same after the passes for machines. */
export function optimised(machine: SmallMachine): { readonly text: string; readonly cases: readonly Case[] } {
  const { done, slots } = machine;
  const [start] = machine.cases;
  const outside: readonly Stmt[] = [{ is: 'do', what: named(start!) }];
  const { cases, target } = inlineCases(machine.cases, outside);
  for (const one of cases) one.body = dropUnused(shareReads(one.body, new Set(slots)));
  const groups = groupCases(cases).map((group) => group.cases);
  const text = printed(groups, new CaseNumbers(groups.flat(), done, target), start!, slots);
  return { text, cases: cases.filter((one) => one !== done) };
}

function named(one: Case): Code {
  return { is: 'case', case: one };
}

/** A function `run(m)`, which runs the machine from its start to its end; each group of cases is a function of its own. */
function printed(
  groups: readonly (readonly Case[])[],
  numbers: CaseNumbers,
  start: Case,
  slots: readonly Name[],
): string {
  const [m, t, pc, done, stops] = ['m', 't', 'pc', 'DONE', 'STOPS'].map((spelling) => own(spelling)) as [
    Name,
    Name,
    Name,
    Name,
    Name,
  ];
  const parts = groups.map((cases) => {
    const [name, from] = [new Name('part'), new Name('from')];
    const body = stmts`
      let ${pc} = ${from};
      for (;;) {
        switch (pc) {
          ${numbers.switchCases(cases)}
          default:
            return pc;
        }
      }`;
    return func(name, { params: [{ name: m, type: 'number[]' }, from], returns: 'number', body });
  });
  return printProgram([
    ...stmts`const ${done} = 0; const ${stops} = -2; const ${t} = 0;`,
    ...slots.flatMap((slot, index) => stmts`const ${slot} = ${FIRST_SLOT + index};`),
    ...parts,
    ...functions`
function run(${m}: number[]): number {
  let ${pc} = ${numbers.resolved([{ is: 'do', what: named(start) }]).flatMap((stmt) => (stmt.is === 'do' ? [stmt.what] : []))[0]!};
  while (${pc} > DONE) {
    ${parts.flatMap(({ name }) => stmts`${pc} = ${name}(${m}, ${pc});`)}
  }
  return ${pc};
}`,
  ]);
}
