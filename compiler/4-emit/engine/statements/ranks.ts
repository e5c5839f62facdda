import { MANY } from '../../../2-model/types.ts';
import type { Expr, MeasureModel, RankModel, StepOf } from '../../../3-ir/ir.ts';
import { ranksOf } from '../../../3-ir/walk.ts';
import { code, load, names, type Operand, sum, times } from '../../code/build.ts';
import { expr } from '../../code/quote.ts';
import type { Code } from '../../code/tree.ts';
import { countForAll, countIn } from '../collections/homes.ts';
import { type Emitter, type RankPlaces, type StepContext, type WinnerRanking, Writer } from '../emitter.ts';

const TIES = ['share', 'joint win', 'nobody', 'impossible', 'by lot'] as const;

/** Room for the results of a ranking. */
export function rankPlaces(w: Writer, rank: RankModel): RankPlaces {
  const most = Math.max(1, w.extent(rank.in).most);
  const measures = measuresOf(rank).length;
  return {
    value: w.gen.words('ranked', most),
    place: w.gen.words('ranked place', most),
    shared: w.gen.words('ranked shared', most),
    by: w.gen.words('ranked by', most),
    keys: w.gen.words('ranked keys', most * measures),
  };
}

/** Writes what ranks; gives how many are ranked. With lots, `picks` is the list of those drawn. */
export function ranked(w: Writer, rank: RankModel, at: RankPlaces, picks?: Operand, isEnd = false): Code {
  const measures = measuresOf(rank);
  const count = w.gen.fresh('count');
  const least = rank.atLeast ? w.gen.fresh('least') : undefined;
  if (least) w.code`const ${least} = ${w.num(rank.atLeast!)};`;
  const counts = rank.where ? undefined : countForAll(w, measures[0]!.value, rank.local);
  w.code`let ${count} = 0;`;
  if (at.ranking) w.code`const ${at.ranking} = trace.ranking();`;
  w.e.streams.eachOnce(w, rank.in, rank.local, (item, to) => {
    const inner = to.bound(rank, item);
    const test = rank.where ? inner.cond(rank.where) : undefined;
    // What is done for each item that is measured, and for those that have enough.
    const body = to.inside();
    const enough = least ? to.inside() : body;
    const measured = w.gen.fresh('measured');
    measures.forEach(({ most, value }, index) => {
      const [isFirst, inside] = [index === 0, index === 0 ? body : enough];
      let measure = at.ranking
        ? w.e.tracing!.measure(inside.in(inner.scope), value, at.ranking, item)
        : counts && isFirst
          ? countIn(counts, item)
          : inside.in(inner.scope).num(value);
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
  const from = placeOr(w, rank.fromPlace, 1);
  const first = placeOr(w, rank.first, MANY);
  const last = rank.ties.at(-1);
  const tie = TIES.indexOf(last === undefined || last.is === 'measure' ? 'impossible' : last.is);
  // Which tie rule decided is asked at the end of the game only, and in a trace.
  if (measures.length === 1 && tie !== 4 && !isEnd && !w.e.tracing) {
    w.code`orderOne(${at.value}, ${at.keys}, ${count});`;
    return expr`placedOne(${at.keys}, ${count}, ${at.place}, ${at.shared}, ${from}, ${first}, ${tie})`;
  }
  const lies = [at.value, at.keys, measures.length, count].map(code);
  const results = [at.place, at.shared, at.by].map(code);
  w.code`order(${lies});`;
  if (tie === 4) return expr`lots(${lies}, ${results}, ${from}, ${first}, ${picks!}, EVENT)`;
  return expr`placed(${at.keys}, ${measures.length}, ${count}, ${results}, ${from}, ${first}, ${tie})`;
}

/** A ranking in which no lot is drawn, with what is done for each. */
export function rankStatement(w: Writer, statement: StepOf<'rank'>, around: StepContext): void {
  const { rank } = statement;
  const at = traced(w.e, rankPlaces(w, rank));
  const count = w.gen.fresh('ranked');
  const inside = w.inside();
  inside.code`const ${count} = ${ranked(inside, rank, at)};`;
  const [index, value] = names('i', rank.local);
  const [place, shared] = names(statement.place, 'shared');
  const loop = w.inside();
  loop.code`
    const ${value} = m[${at.value} + ${index}];
    const ${place} = m[${at.place} + ${index}];
    const ${shared} = m[${at.shared} + ${index}];`;
  const inner = loop
    .bound(rank, value)
    .with(statement.place, { value: code(place) })
    .with(statement.shared, { value: code(shared) });
  if (at.ranking)
    loop.code`trace.ranked(${at.ranking}, ${tiesBefore(w.e, rank)}, [${rankedWords(at, rank, index)}]);`;
  inner.steps(statement.body, around);
  inside.code`for (let ${index} = 0; ${index} < ${count}; ${index}++) { ${loop} }`;
  if (at.ranking) inside.code`trace.unranked();`;
  w.code`{ ${inside} }`;
}

/** With a name for its measures where they are traced, in the function that is being written. */
function traced(e: Emitter, at: RankPlaces): RankPlaces {
  return e.tracing ? { ...at, ranking: e.gen.fresh('ranking') } : at;
}

/** The ranking at the end of the game: a function that gives how many are ranked. */
export function winnerRanking(e: Emitter): WinnerRanking {
  return e.gen.once('winner', () => {
    const { rank } = e.gen.game.winner;
    const at = rankPlaces(new Writer(e), rank);
    const name = e.gen.function('rank winner', 'rankAll', () => {
      const out = new Writer(e);
      const picks = e.gen.scratch('no picks', 0);
      out.code`m[${picks}] = 0;`;
      out.code`return ${ranked(out, rank, traced(e, at), picks, true)};`;
      return { ...e.doc('winner', ''), params: [], returns: 'number', body: out };
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
