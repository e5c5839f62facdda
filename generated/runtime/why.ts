// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import type { Value } from './codec.ts';
import { type Core, NONE, type Watch } from './core.ts';
import { handIn } from './core-doors.ts';
import type { GameData, PiecesData, ScoringData, ValueType } from './data.ts';
import { Invalid } from './errors.ts';
import { frozen, type Json } from './json.ts';
import { Machine } from './machine.ts';
import { supplied } from './replay.ts';
import { pointsOf } from './sight.ts';
import { type MemoryWords, State, wholeHistoryOf } from './state.ts';
import { type Thing, type Told, Trace, type Traced, type TracedAward, type TracedPlace } from './trace.ts';
import type { Award, Decided, Placed, Source, Why } from './why-types.ts';

/** What a game provides for `why`: a core that reports its scorings, and these scorings in a form that records what they read. */
export interface Tracing {
  readonly createCore: (watch?: Watch) => Core;
  readonly createTraced: (trace: Trace) => Traced;
}

/** An award, and the number of log entries before it. */
interface Noticed {
  readonly award: TracedAward;
  readonly after: number;
}

/**
 * Explains where points come from. The values that a past award depended on may have changed since, so the game is replayed from
 * its log, and before each scoring runs, its tracing form runs on a copy of the state.
 */
export class PointExplainer {
  readonly #data: GameData;
  readonly #machine: Machine;
  readonly #traced: Traced;
  readonly #trace: Trace;
  readonly #name: (id: string) => Readonly<Record<string, string>>;
  readonly #known = new WeakMap<State, Why>();

  constructor(data: GameData, tracing: Tracing, name: (id: string) => Readonly<Record<string, string>>) {
    this.#data = data;
    this.#name = name;
    const seat: ValueType = { is: 'seat', player: false };
    const params = data.terms.map((term) => (term.owned ? [seat, ...term.params] : term.params));
    this.#trace = new Trace(params, () => this.#traced.memory);
    this.#traced = tracing.createTraced(this.#trace);
    const core: Core = tracing.createCore((scoring, args) => this.#watch(core, scoring, args));
    this.#machine = new Machine(core, data);
  }

  /** All awards of the game up to a state, and who wins by what if it is over. */
  why(state: State): Why {
    const known = this.#known.get(state);
    if (known) return known;
    const { noticed, last } = this.#again(state);
    const core = this.#machine.enter(last);
    const told: Why = frozen({
      awards: noticed.map((one) => this.#showAward(one)),
      ...(core.isOver() ? { winner: this.#decided(last) } : {}),
    });
    this.#known.set(state, told);
    return told;
  }

  /** The awards of a step that is not a move: it is repeated from the words of the state before it. */
  during(
    before: State,
    words: MemoryWords,
    step: (machine: Machine, state: State) => State,
  ): readonly Award[] {
    const from = this.#machine.adopt(before, words);
    const points = this.#points(from);
    this.#trace.awards = [];
    const awards = this.#checked(points, this.#points(step(this.#machine, from)));
    return awards.map((award) => this.#showAward({ award, after: 0 }));
  }

  /** Copies the state, and what is worked out from it, from the core to the memory of the tracing scorings. */
  #copy(core: Core): void {
    this.#traced.memory.set(core.memory.subarray(0, this.#traced.scratch));
  }

  #watch(core: Core, scoring: number, args: readonly (number | boolean)[]): void {
    this.#copy(core);
    const { params } = this.#data.scorings[scoring]!;
    const words = args.map((word, slot) => {
      const address = Number(word);
      if (params[slot]?.is !== 'collection') return address;
      const items = core.memory.subarray(address + 1, address + 1 + core.memory[address]!);
      return handIn(this.#traced.memory, this.#traced, slot, Array.from(items));
    });
    this.#traced.memory.set(words, this.#traced.given);
    this.#traced.score(scoring);
  }

  // ---- the game again

  #again(state: State): { readonly noticed: readonly Noticed[]; readonly last: State } {
    const [first, ...others] = wholeHistoryOf(state);
    const { setup, chance } = first!.game;
    const noticed: Noticed[] = [];
    const step = (before: State | undefined, after: number, work: () => State): State => {
      const points = before ? this.#points(before) : [];
      this.#trace.awards = [];
      const next = work();
      noticed.push(...this.#checked(points, this.#points(next)).map((award) => ({ award, after })));
      return next;
    };
    // A situation that was set up by hand has no log, and no earlier awards.
    let last = first!.game.blank
      ? this.#machine.adopt(first!, State.wordsOf(first!)!)
      : step(undefined, 0, () => this.#machine.begin(setup, chance));
    for (const [index, { by }] of others.entries()) {
      const before = last;
      last = step(before, index + 1, () => {
        const next =
          typeof by === 'string'
            ? supplied(this.#machine, before, by)
            : this.#machine.play(before, by, (by?.player ?? 1) - 1);
        // The same rules allowed this when the game was played.
        return next instanceof State ? next : bad();
      });
    }
    return { noticed, last };
  }

  /** The points of all seats, by scoring and by what they are for. */
  #points(state: State): Point[] {
    const { memory } = this.#machine.enter(state);
    return Array.from({ length: state.game.seating.seats }, (_, seat) =>
      this.#data.scorings.flatMap((scoring, index) =>
        parts(this.#machine, memory, seat, scoring).map(([value, points]) => ({
          seat,
          scoring: index,
          for: value,
          points,
        })),
      ),
    ).flat();
  }

  /** The traced awards; for scorings that are not traced, at least the number of points. */
  #checked(before: readonly Point[], after: readonly Point[]): TracedAward[] {
    const told = this.#trace.awards.filter(({ points }) => points !== 0);
    const sum = new Map<string, number>();
    for (const { seat, scoring, for: value, points } of told) {
      const key = `${seat} ${scoring} ${value}`;
      sum.set(key, (sum.get(key) ?? 0) + points);
    }
    const rest = after.flatMap(({ seat, scoring, for: value, points }, index) => {
      const more = points - (before[index]?.points ?? 0) - (sum.get(`${seat} ${scoring} ${value}`) ?? 0);
      return more === 0
        ? []
        : [{ seat, scoring, for: value, points: more, rank: undefined, from: [], untold: true as const }];
    });
    return [...told, ...rest];
  }

  // ---- in words

  #showAward({ award, after }: Noticed): Award {
    const { codec } = this.#machine;
    const { name, awardedFor } = this.#data.scorings[award.scoring]!;
    return {
      seat: award.seat + 1,
      scoring: name,
      ...(award.for === NONE || !awardedFor ? {} : { for: codec.write(awardedFor.type, award.for) }),
      points: award.points,
      after,
      ...(award.rank ? { rank: this.#showPlace(award.rank, `scoring-${name}`) } : {}),
      ...(award.untold ? { untold: true } : {}),
      from: award.from.map((told) => this.#showTold(told)),
      text: this.#name(`scoring-${name}`),
    };
  }

  #showPlace({ place, shared, by, tiesBefore, measures, measured }: TracedPlace, ranking: string): Placed {
    const rule = `${ranking}.tie-${tiesBefore + by}`;
    return {
      place,
      places: Array.from({ length: shared }, (_, index) => place + index),
      tie: by === 0 ? null : by,
      ...(by === 0 ? {} : { rule, text: this.#name(rule) }),
      measures,
      measured: measured.map((from) => from.map((told) => this.#showTold(told))),
    };
  }

  #showTold(told: Told): Source {
    return 'thing' in told ? this.#showThing(told) : this.#showDeclared(told);
  }

  #showDeclared({ is, index, column, args, value, from }: Extract<Told, { column: number }>): Source {
    const { codec } = this.#machine;
    const { id, owned, types, type, about } = this.#declared(is, index, column);
    const seat = owned ? args[0] : undefined;
    const others = owned ? args.slice(1) : args;
    return {
      is,
      id,
      ...(about === undefined ? {} : { column: about }),
      ...(typeof seat === 'number' ? { of: seat + 1 } : {}),
      args: others.map((arg, at): Json => codec.write(types[at] ?? { is: 'none' }, arg as Value)),
      value: codec.write(type, value),
      from: from.map((told) => this.#showTold(told)),
      text: this.#name(id),
    };
  }

  #showThing(told: Extract<Told, { thing: Thing }>): Source {
    const { codec } = this.#machine;
    const { is, thing } = told;
    const { id, type, properties } = this.#sort(thing, told.index);
    const shown = { is, id, thing, from: [], text: this.#name(id) };
    if (told.is !== 'printed') return { ...shown, args: [], value: codec.write(type, told.value) };
    const { property, on, value } = told;
    const printed = properties.find(({ name }) => name === property)?.type ?? { is: 'none' };
    return { ...shown, property, args: [codec.write(type, on)], value: codec.write(printed, value) };
  }

  /** What is declared of pieces, or of the cells or lines of a grid. */
  #sort(thing: Thing, index: number): { id: string; type: ValueType; properties: PiecesData['properties'] } {
    if (thing === 'piece') {
      const { name, properties } = this.#data.pieces[index]!;
      return { id: `pieces-${name}`, type: { is: thing, pieces: name }, properties };
    }
    const { name, cellProperties, lineProperties } = this.#data.grids[index]!;
    const properties = thing === 'cell' ? cellProperties : lineProperties;
    return { id: `grid-${name}`, type: { is: thing, grid: name, members: [], sorts: [] }, properties };
  }

  /** What is declared of a table, term or field. */
  #declared(is: 'table' | 'term' | 'field', index: number, column: number) {
    const { tables, terms, fields } = this.#data;
    if (is === 'table') {
      const { name, keys, columns } = tables[index]!;
      const { name: about, type } = columns[column]!;
      const several = columns.length > 1 ? about : undefined;
      return { id: `table-${name}`, owned: false, types: keys, type, about: several };
    }
    if (is === 'term') {
      const { name, owned, params, type = { is: 'none' } as const } = terms[index]!;
      return { id: `term-${name}`, owned, types: params, type, about: undefined };
    }
    const { name, owner, keys, type } = fields[index]!;
    return { id: `field-${name}`, owned: owner !== 'table', types: keys, type, about: undefined };
  }

  /** Who won, and which measure or tie rule told the winner from the next. */
  #decided(state: State): Decided {
    const core = this.#machine.enter(state);
    this.#copy(core);
    const count = this.#traced.rank();
    const ranking = Array.from({ length: count }, (_, position) => {
      const words = this.#traced.ranked(position);
      return { seat: (words[0] ?? 0) + 1, ...this.#showPlace(this.#trace.lastRanked(words), 'winner') };
    });
    const by = ranking[0]?.tie ?? null;
    const rule = by === null ? 'winner' : `winner.tie-${by}`;
    return { ranking, rule, text: this.#name(rule) };
  }
}

interface Point {
  readonly seat: number;
  readonly scoring: number;
  readonly for: number;
  readonly points: number;
}

/** The points of a scoring for a seat: those for nothing in particular, then those for each value. */
function parts(machine: Machine, memory: Int32Array, seat: number, scoring: ScoringData): [number, number][] {
  const { total, parts: by } = pointsOf(machine, memory, seat, scoring);
  const rest = [...by.values()].reduce((left, points) => left - points, total);
  return [[NONE, rest], ...by];
}

function bad(): never {
  throw new Invalid('state', 'log');
}

/** The awards of one seat. */
export function ofSeat(why: Why, seat: number): Why {
  return { ...why, awards: why.awards.filter((award) => award.seat === seat) };
}
