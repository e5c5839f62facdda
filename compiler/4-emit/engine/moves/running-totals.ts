import type { Bound, Choose, Expr, Gather, HeadLine } from '../../../3-ir/ir.ts';
import { beforeChoice, isLocal, localsIn } from '../../../3-ir/walk.ts';
import { code, names, type Operand } from '../../code/build.ts';
import { expr as quoted, stmts } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import type { Bind, Writer } from '../emitter.ts';
import { freeIn } from '../facts.ts';

/**
 * Sums over the set that is chosen, kept while sets are walked through: of each value that can be chosen it is worked out once what it adds,
 * and so is what all from it on add. The number of those chosen is such a sum too.
 */
export interface RunningTotals {
  /** The lines behind the choice, in which the sums have names; they look at nothing else of what is chosen. */
  readonly lines: readonly HeadLine[];
  readonly totals: readonly Total[];
}

export interface Total {
  readonly local: string;
  readonly name: Name;
  /** By number of what can be chosen: what it adds, and what it adds with all behind it; none where each adds one. */
  readonly words?: { readonly amounts: Name; readonly rests: Name };
  /** The names that the sum is written with, and what it goes through; the second is one of them. */
  readonly of?: { readonly sum: Gather; readonly w: Writer };
}

/** The sums in the lines behind a choice; undefined where these look at what is chosen in other ways too. */
export function runningTotals(
  w: Writer,
  choice: Choose,
  lines: readonly HeadLine[],
  room: number,
): RunningTotals | undefined {
  const totals = new Map<string, Total>();
  const isChosen = (expr: Expr): boolean => isLocal(expr, choice.local);
  const named = (expr: Expr, of: Total['of']): Expr => {
    const key = JSON.stringify(expr);
    const local = totals.get(key)?.local ?? `total~${totals.size}`;
    if (!totals.has(key)) {
      const name = w.gen.fresh(of ? 'total' : 'chosen');
      const words = of && {
        amounts: w.gen.words('amounts', room + 2),
        rests: w.gen.words('rests', room + 2),
      };
      totals.set(key, { local, name, ...(words && of ? { words, of } : {}) });
    }
    return { op: 'local', local, type: expr.type };
  };
  const go = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(go);
    if (node === null || typeof node !== 'object') return node;
    const expr = node as Expr;
    if (expr.op === 'count' && isChosen(expr.of)) return named(expr, undefined);
    const sum = sumIn(w, expr, isChosen);
    if (sum) return named(expr, sum);
    return Object.fromEntries(
      Object.entries(node).map(([key, one]) => [key, key === 'type' ? one : go(one)]),
    );
  };
  const own = beforeChoice(lines);
  const asked = go(own) as readonly HeadLine[];
  if (totals.size === 0 || localsIn(asked).has(choice.local)) return undefined;
  return { lines: [...asked, ...lines.slice(own.length)], totals: [...totals.values()] };
}

/** A sum over what is chosen, written in place or as a term, to which each adds something of its own. */
function sumIn(w: Writer, expr: Expr, isChosen: (expr: Expr) => boolean): Total['of'] | undefined {
  const isOwn = ({ value, where }: Gather, { local }: Bound): boolean =>
    !w.facts.mayFault([value, where]) &&
    [value, ...(where ? [where] : [])].every((part) =>
      [...freeIn(part)].every((name) => name === local || 'value' in (w.known(name) ?? {})),
    );
  if (expr.op === 'total of') {
    const [bound, ...others] = expr.bounds;
    if (!bound || others.length > 0 || !isChosen(bound.in) || !isOwn(expr, bound)) return undefined;
    return { sum: expr, w };
  }
  const { value, given: [asked, ...others] = [] } = (expr.op === 'term' && w.facts.inline(expr)) || {};
  if (!value || !asked || others.length > 0 || !isChosen(asked.arg)) return undefined;
  return sumIn(w.in(new Map()), value, (one) => isLocal(one, asked.param.name));
}

/** What works out what each of `count` values in `options` adds. */
export function noteTotals(totals: readonly Total[], options: Operand, count: Operand): readonly Stmt[] {
  return totals.flatMap(({ name, words, of }) => {
    if (!words || !of) return stmts`let ${name} = 0;`;
    const { amounts, rests } = words;
    const [i] = names('i');
    const added = adding(
      of,
      quoted`m[${options} + ${i}]`,
      (amount) => stmts`
        m[${amounts} + ${i}] = ${amount};
        m[${rests} + ${i}] = m[${rests} + ${i} + 1] + ${amount};`,
    );
    return stmts`
      let ${name} = 0;
      m[${rests} + ${count} + 1] = 0;
      for (let ${i} = ${count}; ${i} >= 1; ${i}--) { ${added} }`;
  });
}

/** The sums over all values, and what works them out. */
export function totalsOfAll(
  totals: readonly Total[],
  options: Operand,
): { binds: Binds; summed: readonly Stmt[] } {
  const sums = totals.map(({ local, of }) => {
    if (!of) return { bind: [local, { value: quoted`m[${options}]` }] as const, summed: [] };
    const [all, i] = names('all', 'i');
    const added = adding(of, quoted`m[${options} + ${i}]`, (amount) => stmts`${all} += ${amount};`);
    const summed = stmts`
      let ${all} = 0;
      for (let ${i} = m[${options}]; ${i} >= 1; ${i}--) { ${added} }`;
    return { bind: [local, { value: code(all) }] as const, summed };
  });
  return { binds: sums.map(({ bind }) => bind), summed: sums.flatMap(({ summed }) => summed) };
}

function adding(
  { sum, w }: NonNullable<Total['of']>,
  value: Code,
  use: (amount: Name) => readonly Stmt[],
): readonly Stmt[] {
  const [item, amount] = names('item', 'amount');
  const body = w.inside();
  body.code`const ${item} = ${value}; let ${amount} = 0;`;
  const inner = body.bound(sum.bounds[0]!, item);
  const to = sum.where ? inner.when(inner.cond(sum.where)) : inner;
  to.code`${amount} = ${to.num(sum.value)};`;
  body.push(...use(amount));
  return body.statements;
}

/** What follows when the next value is taken, or put back. */
export function changeTotals(totals: readonly Total[], next: Name, isTaken: boolean): readonly Stmt[] {
  return totals.flatMap(({ name, words }) => {
    const amount = words ? quoted`m[${words.amounts} + ${next}]` : code(1);
    return isTaken ? stmts`${name} += ${amount};` : stmts`${name} -= ${amount};`;
  });
}

/** The sums over the set that is looked at, with all values from the next on. */
export function totalsWithRest(totals: readonly Total[], count: Operand, next: Name): Binds {
  return totals.map(({ local, name, words }) => {
    const rest = words ? quoted`m[${words.rests} + ${next}]` : quoted`${count} - ${next} + 1`;
    return [local, { value: quoted`${name} + ${rest}` }];
  });
}

/** What the names of sums stand for. */
type Binds = readonly (readonly [string, Bind])[];

/** The sum over the set that is looked at. */
export function totalNow({ local, name }: Total): readonly [string, Bind] {
  return [local, { value: code(name) }];
}
