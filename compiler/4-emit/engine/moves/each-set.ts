import type { Action, HeadLine } from '../../../3-ir/ir.ts';
import { code, literal, not, type Operand } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import type { Name } from '../../code/tree.ts';
import type { Emitter } from '../emitter.ts';
import type { Scope } from '../gen.ts';
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
  readonly scope: Scope;
  readonly number: Operand;
  readonly set: Name | undefined;
  readonly rest: readonly HeadLine[];
}

/** Several chosen at once: every set, but for those of which the lines behind tell that they are refused. */
export function eachSet(
  e: Emitter,
  action: Action,
  choice: Choose,
  lines: readonly HeadLine[],
  { scope, known }: { readonly scope: Scope; readonly known: Known },
  out: Out,
  found: (chosen: Chosen, out: Out) => void,
): void {
  const { lowest, sets } = exactCodes(e, choice);
  const bits = sets ? {} : { bits: { name: e.gen.fresh(camel(`${choice.local} bits`)), lowest } };
  const sized = bits.bits && askedOnlyForSize(e, choice, lines);
  if (sized) {
    const chosen = { scope, number: bits.bits.name, set: undefined, rest: sized.others };
    listSets(e, choice, bits.bits, sized.least, scope, out, (to) => found(chosen, to));
    return;
  }
  const options = e.streams.copy(choice.from, choice.local, scope, out);
  const most = e.mostChosen(action, choice.local);
  const set = e.gen.scratch(`set of ${choice.local}`, most);
  const isShort = hasBitForEach(e, { action, choice, ...bits });
  const summed = isShort ? undefined : runningTotals(e, choice, lines, scope, most);
  const totals = summed && new TotalsOfWalk(e, summed.totals);
  const rest = summed?.lines ?? lines;
  const own = behind(rest);
  // What too small a set fails is asked last, so that what it has too much of ends the way at once.
  const isLast = (line: HeadLine): boolean => prunes(line, 'growing') && !e.facts.mayFault(own);
  const asked = [...own.filter((line) => !isLast(line)), ...own.filter(isLast)];
  const chosen = [choice.local, e.chosenAt(set, action, choice.local)] as const;
  const inner = new Map([...scope, chosen, ...(totals?.now ?? [])]);
  const isLater = sets === true && numbersSetsLater(e, action);
  const visit = (noLarger: Name, out: Out): void => {
    let to = out;
    let last: Scope = inner;
    // What comes behind a test stands inside of it.
    const close: (() => void)[] = [];
    for (const line of asked) {
      if (line.is === 'let') last = letIn(e, line.local, simplify(e, line.value, known), last, to);
      if (line.is !== 'need') continue;
      const need = conditionOf(e, line, known);
      if (need.op === 'constant' && need.value === true) continue;
      const [outer, body, holds] = [to, new Out(), e.cond(need, last, to)];
      if (line.full && !line.when) body.code`if (${e.cond(line.full, last, body)}) ${noLarger} = true;`;
      close.push(() => {
        if (prunes(line, 'shrinking')) outer.code`if (${not(holds)}) ${noLarger} = true; else { ${body} }`;
        else outer.code`if (${holds}) { ${body} }`;
      });
      to = body;
    }
    const number = bits.bits?.name ?? (isLater ? literal(0) : codeOfSet(e, choice, set));
    found({ scope: last, number, set: isLater ? set : undefined, rest: rest.slice(own.length) }, to);
    for (const one of close.reverse()) one();
  };
  const walk = { action, choice, options, set: code(set), lines: rest, scope, visit };
  walkSets(e, { ...walk, ...bits, ...(totals ? { totals } : {}) }, out);
}
