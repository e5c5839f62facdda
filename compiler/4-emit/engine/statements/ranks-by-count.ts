import { MANY } from '../../../2-model/types.ts';
import type { Expr, MeasureModel, RankModel, StepOf } from '../../../3-ir/ir.ts';
import { code, hex } from '../../code/build.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Code, Name } from '../../code/tree.ts';
import { mentions } from '../../code/walk.ts';
import { countForAll, countIn } from '../collections/homes.ts';
import type { Emitter, Writer } from '../emitter.ts';

/**
 * A ranking of all seats by how much lies in their places, in which everybody gets points for a place and nothing else happens.
 * Nothing is sorted for that: the place of a seat is the number of seats with more, and seats with as much share it. Both follow from the counts
 * side by side in one word. False, with nothing written, where a ranking is of another kind.
 */
export function rankByCounts(w: Writer, statement: StepOf<'rank'>): boolean {
  const { rank } = statement;
  if (!isPlain(w.e, statement)) return false;
  const inside = w.inside();
  const counts = countForAll(inside, rank.by.value, rank.local);
  if (!counts) return false;
  const least = w.gen.fresh('least');
  inside.code`const ${least} = ${inside.num(rank.atLeast!)};`;
  const from = placeOr(inside, rank.fromPlace, 1);
  const countsFrom = countsFromIn(w.e, counts.width);
  inside.each(rank.in, rank.local, (seat, to) => {
    const [measured, more] = [w.gen.fresh('measured'), w.gen.fresh('more')];
    const [local, shared] = [w.gen.fresh(statement.place), w.gen.fresh('shared')];
    const body = to.inside();
    const inner = body
      .bound(rank, seat)
      .with(statement.place, { value: code(local) })
      .with(statement.shared, { value: code(shared) });
    inner.steps(statement.body);
    const placed = to.inside();
    placed.code`const ${more} = ${countsFrom}(${counts.word}, ${measured} + 1);`;
    if (mentions(body.statements, local)) placed.code`const ${local} = ${from} + ${more};`;
    if (mentions(body.statements, shared))
      placed.code`const ${shared} = ${countsFrom}(${counts.word}, ${measured}) - ${more};`;
    placed.append(body);
    to.code`
      const ${measured} = ${countIn(counts, seat)};
      if (${measured} >= ${least}) { ${placed} }`;
  });
  w.code`{ ${inside} }`;
  return true;
}

/** Whether the order of the awards makes no difference, and a seat with a count of 0 gets no place. */
function isPlain(e: Emitter, { rank, body }: StepOf<'rank'>): boolean {
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
function isPrinted(part: Expr): boolean {
  return part.op === 'constant' || part.op === 'local' || (part.op === 'table' && part.keys.every(isPrinted));
}

/** A function that gives how many of the counts in a word are at least as large as a number. */
function countsFromIn(e: Emitter, width: number): Name {
  const { seats } = e.gen.layout;
  const ones = Array.from({ length: seats }, (_, seat) => 2 ** (seat * width)).reduce((a, b) => a + b);
  const free = hex(ones * 2 ** (width - 1));
  return e.gen.function(`counts from ${width}`, 'countsFrom', () => {
    const [counts, least] = [e.gen.fresh('counts'), e.gen.fresh('least')];
    const doc = `How many of the counts in a word, ${width} bits for each seat, are not below a number.`;
    const body = stmts`
      // All are subtracted from at once: the bit above a count stays where it is large enough.
      const rest = (${counts} | ${free}) - Math.imul(${least}, ${hex(ones)});
      // Times a one for every seat, the bits add up in the last.
      return Math.imul((rest & ${free}) >>> ${width - 1}, ${hex(ones)}) >>> ${width * (seats - 1)} & ${2 ** width - 1};`;
    return { doc, params: [counts, least], returns: 'number', body };
  });
}

/** What a ranking compares, one after the other. */
export function measuresOf(rank: RankModel): MeasureModel[] {
  return [rank.by, ...rank.ties.flatMap((tie) => (tie.is === 'measure' ? [tie.measure] : []))];
}

/** The number of a place, or how many get one. */
export function placeOr(w: Writer, asked: Expr | undefined, otherwise: number): Code {
  if (!asked) return code(otherwise);
  const place = w.num(asked);
  const isPlace = asked.type.is === 'number' && asked.type.from >= 1;
  return isPlace ? place : expr`within(${place}, 1, ${MANY}, 'place')`;
}
