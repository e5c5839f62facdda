import type { Expr } from '../../../2-model/model.ts';
import { itemType, present } from '../../../2-model/types.ts';
import type { HeadLine } from '../../../3-ir/ir.ts';
import { isLocal, localsIn } from '../../../3-ir/walk.ts';
import { code, either, hex } from '../../code/build.ts';
import type { Code, Name } from '../../code/tree.ts';
import type { Emitter, Writer } from '../emitter.ts';
import { alikeIn, behind, type Choose } from './several.ts';

/** So many values have room for all their sets. */
const MOST_VALUES = 10;

type Need = Extract<HeadLine, { is: 'need' }>;

/**
 * Where the lines behind a choice of few values ask nothing of what is chosen but that there be enough of it: that line, if there is one,
 * and the others.
 */
export function askedOnlyForSize(
  e: Emitter,
  { local, type }: Choose,
  lines: readonly HeadLine[],
): { readonly least: Need | undefined; readonly others: readonly HeadLine[] } | undefined {
  if (e.gen.layout.span(present(itemType(type))).size > MOST_VALUES) return undefined;
  const own = behind(lines);
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
export function listSets(
  w: Writer,
  choice: Choose,
  { name: bits, lowest }: { readonly name: Name; readonly lowest: number },
  least: Need | undefined,
  visit: (to: Writer) => void,
): void {
  const { gen } = w.e;
  const [all, count, i] = [gen.fresh('all'), gen.fresh('sets'), gen.fresh('i')];
  const { size } = gen.layout.span(present(itemType(choice.type)));
  const list = gen.layout.take('scratch', 2 ** size, `sets of ${choice.local}`).name;
  w.code`let ${all} = 0;`;
  w.stream(choice.from).each(w, gen.fresh('item'), (item, to) => {
    to.code`${all} |= 1 << ${item} - ${lowest};`;
  });
  const alike = alikeIn(w.e, choice) ?? [-1, -1];
  w.code`const ${count} = listSets(k, ${all}, ${leastOf(w, least)}, ${alike.map(code)}, ${list});`;
  if (choice.several === 'any') {
    const none = w.inside();
    none.code`const ${bits} = 0;`;
    visit(none);
    w.code`if (${leastOf(w, least)} <= 0) { ${none} }`;
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
