import type { Action, HeadLine } from '../../../3-ir/ir.ts';
import { code, literal, not, type Operand } from '../../code/build.ts';
import type { Name } from '../../code/tree.ts';
import type { Writer } from '../emitter.ts';
import { letIn } from '../values/terms.ts';
import { codeOfSet, exactCodes, numbersSetsLater } from './codes.ts';
import { askedOnlyForSize, listSets } from './list-sets.ts';
import { conditionOf } from './plans.ts';
import { runningTotals, TotalsOfWalk } from './running-totals.ts';
import { behind, type Choose, prunes } from './several.ts';
import { type Known, simplify } from './simplify.ts';
import { hasBitForEach, walkSets } from './walk-sets.ts';

/** A set that was chosen: its number, or its list where it gets a number later; and the lines that are left. */
interface Chosen {
  readonly number: Operand;
  readonly set: Name | undefined;
  readonly rest: readonly HeadLine[];
}

/** Several chosen at once: every set, but for those of which the lines behind tell that they are refused. */
export function eachSet(
  w: Writer,
  action: Action,
  choice: Choose,
  lines: readonly HeadLine[],
  known: Known,
  found: (w: Writer, chosen: Chosen) => void,
): void {
  const { lowest, sets } = exactCodes(w.e, choice);
  const bits = sets ? {} : { bits: { name: w.gen.fresh(`${choice.local} bits`), lowest } };
  const sized = bits.bits && askedOnlyForSize(w.e, choice, lines);
  if (sized) {
    const chosen = { number: bits.bits.name, set: undefined, rest: sized.others };
    listSets(w, choice, bits.bits, sized.least, (to) => found(to, chosen));
    return;
  }
  const options = w.e.streams.copy(w, choice.from, choice.local);
  const most = w.e.mostChosen(action, choice.local);
  const set = w.gen.scratch(`set of ${choice.local}`, most);
  const isShort = hasBitForEach(w.e, { action, choice, ...bits });
  const summed = isShort ? undefined : runningTotals(w, choice, lines, most);
  const totals = summed && new TotalsOfWalk(w.e, summed.totals);
  const rest = summed?.lines ?? lines;
  const own = behind(rest);
  // What too small a set fails is asked last, so that what it has too much of ends the way at once.
  const isLast = (line: HeadLine): boolean => prunes(line, 'growing') && !w.facts.mayFault(own);
  const asked = [...own.filter((line) => !isLast(line)), ...own.filter(isLast)];
  const chosen = [choice.local, w.e.chosenAt(set, action, choice.local)] as const;
  const inner = new Map([...w.scope, chosen, ...(totals?.now ?? [])]);
  const isLater = sets === true && numbersSetsLater(w.e, action);
  const visit = (noLarger: Name, body: Writer): void => {
    let to = body.in(inner);
    // What comes behind a test stands inside of it.
    const close: (() => void)[] = [];
    for (const line of asked) {
      if (line.is === 'let') to = letIn(to, line.local, simplify(w.e, line.value, known));
      if (line.is !== 'need') continue;
      const need = conditionOf(w.e, line, known);
      if (need.op === 'constant' && need.value === true) continue;
      const [outer, then, holds] = [to, to.inside(), to.cond(need)];
      if (line.full && !line.when) then.code`if (${then.cond(line.full)}) ${noLarger} = true;`;
      close.push(() => {
        if (prunes(line, 'shrinking')) outer.code`if (${not(holds)}) ${noLarger} = true; else { ${then} }`;
        else outer.code`if (${holds}) { ${then} }`;
      });
      to = then;
    }
    const number = bits.bits?.name ?? (isLater ? literal(0) : codeOfSet(w.e, choice, set));
    found(to, { number, set: isLater ? set : undefined, rest: rest.slice(own.length) });
    for (const one of close.reverse()) one();
  };
  const walk = { action, choice, options, set: code(set), lines: rest, visit };
  walkSets(w, { ...walk, ...bits, ...(totals ? { totals } : {}) });
}
