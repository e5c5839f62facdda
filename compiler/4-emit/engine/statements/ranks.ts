import type { RankModel } from '../../../2-model/model.ts';
import { MANY } from '../../../2-model/types.ts';
import type { StepOf } from '../../../3-ir/ir.ts';
import { ranksOf } from '../../../3-ir/walk.ts';
import { code, func, load, names, type Operand, sum, times } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr } from '../../code/quote.ts';
import type { Code, Name } from '../../code/tree.ts';
import { countForAll, countIn } from '../collections/homes.ts';
import type { Around, Emitter, RankPlaces, WinnerRanking } from '../emitter.ts';
import type { Scope } from '../gen.ts';
import { measuresOf, placeOr, rankByCounts } from './ranks-by-count.ts';

const TIES = ['share', 'joint win', 'nobody', 'impossible', 'by lot'] as const;

/** Room for the results of a ranking. */
export function rankPlaces(e: Emitter, rank: RankModel, scope: Scope): RankPlaces {
  const most = Math.max(1, e.streams.most(rank.in, scope));
  const measures = measuresOf(rank).length;
  const take = (about: string, words: number): Name => e.gen.layout.take('scratch', words, about).name;
  return {
    value: take('ranked', most),
    place: take('ranked place', most),
    shared: take('ranked shared', most),
    by: take('ranked by', most),
    keys: take('ranked keys', most * measures),
  };
}

/** Writes what ranks; gives how many are ranked. With lots, `picks` is the list of those drawn. */
export function ranked(
  e: Emitter,
  rank: RankModel,
  at: RankPlaces,
  scope: Scope,
  out: Out,
  picks?: Operand,
  isEnd = false,
): Code {
  const measures = measuresOf(rank);
  const count = e.gen.fresh('count');
  const least = rank.atLeast ? e.gen.fresh('least') : undefined;
  if (least) out.code`const ${least} = ${e.num(rank.atLeast!, scope, out)};`;
  const counts = rank.where ? undefined : countForAll(e, measures[0]!.value, rank.local, scope, out);
  out.code`let ${count} = 0;`;
  if (at.ranking) out.code`const ${at.ranking} = trace.ranking();`;
  e.streams.eachOnce(rank.in, e.gen.fresh(camel(rank.local)), scope, out, (item, to) => {
    const inner = e.streams.bound(rank, item, scope, to);
    const test = rank.where ? e.cond(rank.where, inner, to) : undefined;
    // What is done for each item that is measured, and for those that have enough.
    const body = new Out();
    const enough = least ? new Out() : body;
    const measured = e.gen.fresh('measured');
    measures.forEach(({ most, value }, index) => {
      const [isFirst, inside] = [index === 0, index === 0 ? body : enough];
      let measure = at.ranking
        ? e.tracing!.measure(e, value, at.ranking, item, inner, inside)
        : counts && isFirst
          ? countIn(counts, item)
          : e.num(value, inner, inside);
      if (least && isFirst) {
        // It is used twice. An item with too little is measured no further.
        body.code`const ${measured} = ${measure};`;
        measure = code(measured);
      }
      const address = sum(at.keys, times(count, measures.length), index);
      enough.code`m[${address}] = ${most ? expr`-${measure}` : measure};`;
    });
    enough.code`m[${at.value} + ${count}++] = ${item};`;
    if (least) body.code`if (${measured} >= ${least}) { ${enough} }`;
    if (test) to.code`if (${test}) { ${body} }`;
    else to.append(body);
  });
  const from = placeOr(e, rank.fromPlace, 1, scope, out);
  const first = placeOr(e, rank.first, MANY, scope, out);
  const last = rank.ties.at(-1);
  const tie = TIES.indexOf(last === undefined || last.is === 'measure' ? 'impossible' : last.is);
  // Which tie rule decided is asked at the end of the game only, and in a trace.
  if (measures.length === 1 && tie !== 4 && !isEnd && !e.tracing) {
    out.code`orderOne(${at.value}, ${at.keys}, ${count});`;
    return expr`placedOne(${at.keys}, ${count}, ${at.place}, ${at.shared}, ${from}, ${first}, ${tie})`;
  }
  const lies = [at.value, at.keys, measures.length, count].map(code);
  const results = [at.place, at.shared, at.by].map(code);
  out.code`order(${lies});`;
  if (tie === 4) return expr`lots(${lies}, ${results}, ${from}, ${first}, ${picks!}, EVENT)`;
  return expr`placed(${at.keys}, ${measures.length}, ${count}, ${results}, ${from}, ${first}, ${tie})`;
}

/** A ranking in which no lot is drawn, with what is done for each. */
export function rankStatement(
  e: Emitter,
  statement: StepOf<'rank'>,
  scope: Scope,
  out: Out,
  around: Around,
): void {
  const { rank } = statement;
  if (rankByCounts(e, statement, scope, out)) return;
  const at = traced(e, rankPlaces(e, rank, scope));
  const count = e.gen.fresh('ranked');
  const inside = new Out();
  inside.code`const ${count} = ${ranked(e, rank, at, scope, inside)};`;
  const [index, value] = names('i', camel(rank.local));
  const [place, shared] = names(camel(statement.place), 'shared');
  const outside = new Map([...scope].filter(([name]) => name !== rank.local));
  const [beforeLoop, loop] = [{ out: new Out(), scope: outside }, new Out()];
  loop.code`
    const ${value} = m[${at.value} + ${index}];
    const ${place} = m[${at.place} + ${index}];
    const ${shared} = m[${at.shared} + ${index}];`;
  const inner = new Map(e.streams.bound(rank, value, scope, loop));
  inner.set(statement.place, { value: code(place) });
  inner.set(statement.shared, { value: code(shared) });
  if (at.ranking)
    loop.code`trace.ranked(${at.ranking}, ${tiesBefore(e, rank)}, [${rankedWords(at, rank, index)}]);`;
  e.statements.all(statement.body, inner, loop, { ...around, beforeLoop });
  inside.append(beforeLoop.out);
  inside.code`for (let ${index} = 0; ${index} < ${count}; ${index}++) { ${loop} }`;
  if (at.ranking) inside.code`trace.unranked();`;
  out.code`{ ${inside} }`;
}

/** With a name for its measures where they are traced, in the function that is being written. */
function traced(e: Emitter, at: RankPlaces): RankPlaces {
  return e.tracing ? { ...at, ranking: e.gen.fresh('ranking') } : at;
}

/** The ranking at the end of the game: a function that gives how many are ranked. */
export function winnerRanking(e: Emitter): WinnerRanking {
  return e.gen.once('winner', () => {
    const { rank } = e.gen.game.winner;
    const at = rankPlaces(e, rank, new Map());
    const name = e.gen.function('rank winner', 'rankAll', (own) => {
      const out = new Out();
      const picks = e.gen.scratch('no picks', 0);
      out.code`m[${picks}] = 0;`;
      out.code`return ${ranked(e, rank, traced(e, at), new Map(), out, picks, true)};`;
      return func(own, { ...e.doc('winner', ''), params: [], returns: 'number' }, out.statements);
    });
    return { ...at, rank: name };
  });
}

/** One who is ranked, in the words of a trace: who, the place, how many share it, what decided, and all measures. */
export function rankedWords(at: RankPlaces, rank: RankModel, index: Operand): Code[] {
  const measures = measuresOf(rank);
  const words = [at.value, at.place, at.shared, at.by].map((start) => load(sum(start, index)));
  const keys = measures.map(({ most }, key) => {
    const measure = load(sum(at.keys, times(index, measures.length), key));
    return most ? expr`0 - ${measure}` : measure;
  });
  return [...words, ...keys];
}

/** How many tie rules the rankings before this one have: the tie rules of a scoring are numbered consecutively. */
function tiesBefore(e: Emitter, rank: RankModel): number {
  const scorings = e.gen.game.scorings.map(({ routine }) => ranksOf(routine));
  const ranks = scorings.find((all) => all.includes(rank)) ?? [];
  return ranks.slice(0, Math.max(0, ranks.indexOf(rank))).flatMap(({ ties }) => ties).length;
}
