import type { MeasureModel, RankModel } from '../../2-model/model.ts';

/** By seat: the level it stands on, 0 the best. Equal levels are tied. */
export type Pattern = readonly number[];

/**
 * Nobody tied; then two, three and all tied, at every place. The best does not sit first, so that nobody is right by
 * counting seats.
 */
export function patterns(seats: number): Pattern[] {
  const found: Pattern[] = [arranged(Array.from({ length: seats }, (_, place) => place))];
  for (const tied of new Set([2, 3, seats])) {
    for (let first = 0; first + tied <= seats && tied > 1; first++) {
      const levels = Array.from({ length: seats }, (_, place) => {
        if (place < first) return place;
        return place < first + tied ? first : place - tied + 1;
      });
      found.push(arranged(levels));
    }
  }
  return found;
}

function arranged(levels: readonly number[]): Pattern {
  return [...levels.slice(1).reverse(), levels[0]!];
}

/** Who is tied: how many, and at which place. What is below `least` takes no place. */
export function tiesIn(values: readonly number[], most = true, least = Number.NEGATIVE_INFINITY): string[] {
  const taking = values.filter((value) => value >= least);
  return [...new Set(taking)].flatMap((value) => {
    const tied = taking.filter((other) => other === value).length;
    const better = taking.filter((other) => (most ? other > value : other < value)).length;
    return tied > 1 ? [`${tied} at place ${better + 1}`] : [];
  });
}

/** What a ranking measures, and what its tie rules measure after that. */
export function measuresOf({ by, ties }: RankModel): MeasureModel[] {
  return [by, ...ties.flatMap((tie) => (tie.is === 'measure' ? [tie.measure] : []))];
}
