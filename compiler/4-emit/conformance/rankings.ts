import type { Bound, Expr, MeasureModel, RankModel, Value } from '../../2-model/model.ts';
import { collection, number } from '../../2-model/types.ts';
import { asList } from '../../2-model/values.ts';
import type { Scoring } from '../../3-ir/ir.ts';
import type { Field } from '../../interpret/fields.ts';
import { Fault, type Interpreter, type State } from '../../interpret/index.ts';
import { type Codec, constant } from '../../protocol/codec.ts';
import { type Arranged, Arranger, fieldsRead } from './arrange.ts';
import { measuresOf, type Pattern } from './tie-patterns.ts';

/** Arranges who is tied in a scoring that ranks: for one value that it is run for, with these arguments. */
export class RankingArranger {
  readonly #interpreter: Interpreter;
  readonly #rank: RankModel;
  readonly #bounds: readonly Bound[];
  readonly #arranger: Arranger;
  readonly #tieMeasures: readonly MeasureModel[];

  constructor(
    interpreter: Interpreter,
    codec: Codec,
    { each, forEach, routine }: Scoring,
    rank: RankModel,
    value: Value,
    args: readonly Value[],
  ) {
    this.#interpreter = interpreter;
    this.#rank = rank;
    this.#arranger = new Arranger(interpreter, codec);
    this.#tieMeasures = measuresOf(rank).slice(1);
    const types = new Map(routine.locals.map((local) => [local.name, local.type]));
    const only = (local: string, type: Bound['in']['type'], one: Value): Bound => ({
      local,
      in: constant(collection(type), [one]),
    });
    this.#bounds = [
      only(each, forEach, value),
      ...routine.params.map((param, index) => only(param, types.get(param)!, args[index]!)),
    ];
  }

  seats(state: State): readonly number[] {
    return asList(this.#interpreter.evaluate(state, this.#rank.in)) as readonly number[];
  }

  /** The lowest measure that takes a place. */
  least(state: State): number {
    const { atLeast } = this.#rank;
    return (atLeast && this.#value(state, atLeast)) ?? Number.NEGATIVE_INFINITY;
  }

  /**
   * The measure of each seat in a pattern. With `top` 1 only the best take a place, with 2 the next too, and so on: all
   * below have what they had before. Where the least is best, nobody is too low for a place.
   */
  wanted(blank: State, pattern: Pattern, top: number): number[] {
    const { most } = this.#rank.by;
    const before = this.#measures(blank);
    const least = this.least(blank);
    return pattern.map((level, index) => {
      const lowest = before[index] ?? 0;
      return most ? Math.max(lowest, Math.max(lowest, least - 1) + top - level) : lowest + level;
    });
  }

  /** A situation in which the seats have these measures; a second one where tie rules measure on, and leave some tied. */
  arrange(blank: State, wanted: readonly number[]): Arranged[] {
    const fields = this.#fieldsOf(this.#rank.by);
    let arranged: Arranged = { state: blank, given: new Map() };
    for (const [index, seat] of this.seats(blank).entries()) {
      const measures = (state: State) => this.#measures(state);
      const next = this.#arranger.reach(arranged, seat, fields, wanted[index]!, measures, index);
      if (!next) return [];
      arranged = next;
    }
    if (this.#tieMeasures.length === 0) return [arranged];
    const parted = this.#part(arranged);
    const mayBeTied = this.#rank.ties.at(-1)?.is !== 'impossible';
    return [...(mayBeTied ? [arranged] : []), ...(parted ? [parted] : [])];
  }

  /** Lets the first tie rule that measures tell apart all who are tied; the last seat comes first. */
  #part(from: Arranged): Arranged | undefined {
    const [tie] = this.#tieMeasures;
    const fields = this.#fieldsOf(tie!);
    const measures = this.#measures(from.state);
    const least = this.least(from.state);
    const placed: number[] = [];
    let arranged = from;
    for (const [index, seat] of [...this.seats(from.state).entries()].reverse()) {
      if (measures[index] === undefined || measures[index] < least) continue;
      const tied = placed.filter((other) => measures[other] === measures[index]);
      const isParted = (state: State): boolean => {
        const [own, ...others] = [index, ...tied].map((one) => this.#measure(state, tie!, one));
        const isSame = this.#measures(state).every((value, one) => value === measures[one]);
        return isSame && own !== undefined && others.every((other) => other !== undefined && other !== own);
      };
      const next = isParted(arranged.state)
        ? arranged
        : this.#arranger.change(arranged, seat, fields, isParted);
      if (!next) return undefined;
      arranged = next;
      placed.push(index);
    }
    return arranged;
  }

  #measures(state: State): (number | undefined)[] {
    return this.seats(state).map((_, index) => this.#measure(state, this.#rank.by, index));
  }

  #measure(state: State, { value }: MeasureModel, index: number): number | undefined {
    const seat = this.seats(state)[index]!;
    const { local, in: all } = this.#rank;
    return this.#value(state, value, [{ local, in: constant(all.type, [seat]) }]);
  }

  /** The value of an expression; undefined if it is none, or makes no sense here. */
  #value(state: State, value: Expr, more: readonly Bound[] = []): number | undefined {
    const bounds = [...this.#bounds, ...more];
    try {
      const [one] = asList(
        this.#interpreter.evaluate(state, { op: 'all of', value, bounds, type: collection(number(0, 0)) }),
      );
      return typeof one === 'number' ? one : undefined;
    } catch (problem) {
      if (problem instanceof Fault) return undefined;
      throw problem;
    }
  }

  #fieldsOf({ value }: MeasureModel): Field[] {
    const { game, fields } = this.#interpreter.program;
    return fieldsRead(game, value).map((name) => fields.get(name)!);
  }
}
