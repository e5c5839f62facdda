import type { Expr, Statement } from '../../../2-model/model.ts';
import { itemType } from '../../../2-model/types.ts';
import { countForAll, countIn } from '../collections/homes.ts';
import type { Emitter } from '../emitter.ts';
import type { Scope } from '../gen.ts';
import { camel, Out } from '../text.ts';
import { num } from '../values/expressions.ts';
import { placeOr } from './ranks.ts';
import type { Place } from './statements.ts';

type Rank = Extract<Statement, { is: 'rank' }>;

/**
 * A ranking of all seats by how much lies in their places, in which everybody gets points for a place and nothing else happens.
 * Nobody need be put in order for that: whoever has more stands ahead, whoever has as much shares, and both are told by the counts
 * side by side in one word. False, with nothing written, where a ranking is of another kind.
 */
export function rankByCounts(e: Emitter, statement: Rank, place: Place, scope: Scope, out: Out): boolean {
  const { rank } = statement;
  if (!isPlain(e, statement)) return false;
  const inside = new Out();
  const counts = countForAll(e, rank.by.value, rank.local, scope, inside);
  if (!counts) return false;
  const least = e.gen.fresh('least');
  inside.push(`const ${least} = ${num(e, rank.atLeast!, scope, inside)};`);
  const from = placeOr(e, rank.fromPlace, '1', scope, inside);
  const countsFrom = countsFromIn(e, counts.width);
  const type = itemType(rank.in.type);
  e.streams.each(rank.in, e.gen.fresh(camel(rank.local)), scope, inside, (seat, to) => {
    const [measured, more, local, shared] = ['measured', 'more', statement.place, 'shared'].map((name) =>
      e.gen.fresh(camel(name)),
    ) as [string, string, string, string];
    to.push(
      `const ${measured} = ${countIn(counts, seat)};`,
      `if (${measured} >= ${least}) {`,
      `const ${more} = ${countsFrom}(${counts.word}, ${measured} + 1);`,
    );
    to.ifUsed(local, `const ${local} = ${from} + ${more};`);
    to.ifUsed(shared, `const ${shared} = ${countsFrom}(${counts.word}, ${measured}) - ${more};`);
    const inner = new Map(scope);
    inner.set(rank.local, e.bind(seat, { name: rank.local, type }, to));
    inner.set(statement.place, { value: { js: local, bool: false } });
    const pooled = rank.ties.at(-1)!.is === 'share' ? { place: statement.place, shared } : undefined;
    e.statements.script(statement.body, { ...place, pooled }, inner, to);
    to.push('}');
  });
  out.push('{');
  out.append(inside);
  out.push('}');
  return true;
}

/** Whether it makes no difference who gets the points first, and whoever has nothing has no place. */
function isPlain(e: Emitter, { rank, body }: Rank): boolean {
  const [tie, ...others] = rank.ties;
  if (others.length > 0 || (tie?.is !== 'share' && tie?.is !== 'joint win')) return false;
  if (rank.in.op !== 'seats' || rank.where || rank.first || !rank.by.most) return false;
  // The counts of seats at which nobody sits are 0.
  if (rank.atLeast?.type.is !== 'number' || rank.atLeast.type.from < 1) return false;
  return body.every(
    (one) =>
      one.is === 'award' &&
      [one.to, one.amount, ...(one.for ? [one.for] : [])].every(
        (part) => isPrinted(part) && !e.facts.mayFault(part),
      ),
  );
}

/** Whether awarding points cannot change it. */
function isPrinted(expr: Expr): boolean {
  return expr.op === 'constant' || expr.op === 'local' || (expr.op === 'table' && expr.keys.every(isPrinted));
}

/** A function that tells how many of the counts in a word are so large. */
function countsFromIn(e: Emitter, width: number): string {
  const { seats } = e.gen.layout;
  const ones = Array.from({ length: seats }, (_, seat) => 2 ** (seat * width)).reduce((a, b) => a + b);
  const free = ones * 2 ** (width - 1);
  const hex = (bits: number): string => `0x${bits.toString(16)}`;
  return e.gen.function(`counts from ${width}`, 'countsFrom', (own) =>
    [
      `/** How many of the counts in a word, ${width} bits for each seat, are not below a number. */`,
      `function ${own}(counts: number, least: number): number {`,
      '// All are subtracted from at once: the bit above a count stays where it is large enough.',
      `const rest = (counts | ${hex(free)}) - Math.imul(least, ${hex(ones)});`,
      '// Times a one for every seat, the bits add up in the last.',
      `return Math.imul((rest & ${hex(free)}) >>> ${width - 1}, ${hex(ones)}) >>> ${width * (seats - 1)} & ${2 ** width - 1};`,
      '}',
    ].join('\n'),
  );
}
