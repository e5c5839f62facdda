import { itemType, present } from '../../../2-model/types.ts';
import type { Action, Choose, Expr, HeadLine, Need } from '../../../3-ir/ir.ts';
import { beforeChoice, isLocal, localsIn, prunes } from '../../../3-ir/walk.ts';
import { binary, code, either, hex, literal, not, type Operand } from '../../code/build.ts';
import { stmts } from '../../code/quote.ts';
import type { Code, Name } from '../../code/tree.ts';
import type { Emitter, Writer } from '../emitter.ts';
import { letIn } from '../values/terms.ts';
import { codeOfSet, exactCodes, numbersSetsLater } from './codes.ts';
import { conditionOf } from './plans.ts';
import { runningTotals, totalNow } from './running-totals.ts';
import { type Known, simplify } from './simplify.ts';
import { alikeIn, walkSets } from './walk-sets.ts';

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
  const sized = sets ? undefined : askedOnlyForSize(w.e, choice, lines);
  if (sized) {
    const name = w.gen.fresh(`${choice.local} bits`);
    const chosen = { number: name, set: undefined, rest: sized.others };
    listSets(w, choice, { name, lowest }, sized.least, (to) => found(to, chosen));
    return;
  }
  const options = w.e.streams.copy(w, choice.from, choice.local);
  const most = w.e.mostChosen(action, choice.local);
  const set = w.gen.scratch(`set of ${choice.local}`, most);
  const summed = runningTotals(w, choice, lines, most);
  const totals = summed?.totals ?? [];
  const rest = summed?.lines ?? lines;
  const own = beforeChoice(rest);
  // What too small a set fails is asked last, so that what it has too much of ends the way at once.
  const isLast = (line: HeadLine): boolean => prunes(line, 'growing') && !w.facts.mayFault(own);
  const asked = [...own.filter((line) => !isLast(line)), ...own.filter(isLast)];
  const chosen = [choice.local, w.e.chosenAt(set, action, choice.local)] as const;
  const inner = new Map([...w.scope, chosen, ...totals.map(totalNow)]);
  const isLater = sets === true && numbersSetsLater(w.e, action);
  const visit = (noLarger: Name, body: Writer): void => {
    // What comes behind a test stands inside of it.
    let to = body.in(inner);
    for (const line of asked) {
      if (line.is === 'let') to = letIn(to, line.local, simplify(w.e, line.value, known));
      if (line.is !== 'need') continue;
      const need = conditionOf(w.e, line, known);
      if (need.op === 'constant' && need.value === true) continue;
      const holds = to.cond(need);
      to = prunes(line, 'shrinking') ? to.unless(not(holds), stmts`${noLarger} = true;`) : to.when(holds);
      if (line.full && !line.when) to.code`if (${to.cond(line.full)}) ${noLarger} = true;`;
    }
    const number = isLater ? literal(0) : codeOfSet(w.e, choice, set);
    found(to, { number, set: isLater ? set : undefined, rest: rest.slice(own.length) });
  };
  walkSets(w, { action, choice, options, set: code(set), lines: rest, totals, visit });
}

/** The most values of which all sets are listed at once. */
const MOST_VALUES = 10;

/**
 * Where the lines behind a choice of few values ask nothing of what is chosen but that there be enough of it: that line, if there is one,
 * and the others.
 */
function askedOnlyForSize(
  e: Emitter,
  { local, type }: Choose,
  lines: readonly HeadLine[],
): { readonly least: Need | undefined; readonly others: readonly HeadLine[] } | undefined {
  if (e.gen.layout.span(present(itemType(type))).size > MOST_VALUES) return undefined;
  const own = beforeChoice(lines);
  const made = new Set([local, ...own.flatMap((line) => (line.is === 'let' ? [line.local] : []))]);
  const isKnownBefore = (expr: Expr): boolean =>
    ![...localsIn(expr)].some((one) => made.has(one)) && !e.facts.mayFault(expr);
  const least = own.find((line): line is Need => {
    if (line.is !== 'need' || line.condition.op !== 'at least') return false;
    const { left, right } = line.condition;
    const isSize = left.op === 'count' && isLocal(left.of, local);
    return isSize && isKnownBefore(right) && (!line.when || isKnownBefore(line.when));
  });
  const others = lines.filter((line) => line !== least);
  return localsIn(others).has(local) ? undefined : { least, others };
}

/** Lists all sets that are large enough, in the order of `walkSets`, and visits each: it is a number with a bit for each value. */
function listSets(
  w: Writer,
  choice: Choose,
  { name: bits, lowest }: { readonly name: Name; readonly lowest: number },
  least: Need | undefined,
  visit: (to: Writer) => void,
): void {
  const { gen } = w.e;
  const [all, count, i] = [gen.fresh('all'), gen.fresh('sets'), gen.fresh('i')];
  const { size } = gen.layout.span(present(itemType(choice.type)));
  const list = gen.words(`sets of ${choice.local}`, 2 ** size);
  w.code`let ${all} = 0;`;
  w.stream(choice.from).each(w, gen.fresh('item'), (item, to) => {
    to.code`${all} |= 1 << ${item} - ${lowest};`;
  });
  const alike = alikeIn(w.e, choice) ?? [-1, -1];
  w.code`const ${count} = listSets(k, ${all}, ${leastOf(w, least)}, ${alike.map(code)}, ${list});`;
  if (choice.several === 'any') {
    const none = w.when(binary('<=', leastOf(w, least), 0));
    none.code`const ${bits} = 0;`;
    visit(none);
  }
  const body = w.inside();
  // Above the bits stands how many there are.
  body.code`const ${bits} = m[${list} + ${i}] & ${hex(2 ** size - 1)};`;
  visit(body);
  w.code`for (let ${i} = 0; ${i} < ${count}; ${i}++) { ${body} }`;
}

function leastOf(w: Writer, need: Need | undefined): Code {
  if (need?.condition.op !== 'at least') return code(0);
  const least = w.num(need.condition.right);
  return need.when ? either(w.cond(need.when), least, 0) : least;
}
