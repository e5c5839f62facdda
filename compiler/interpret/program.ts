import { Board, makeSeating, type Seating } from '../2-model/board.ts';
import { broken } from '../2-model/fault.ts';
import type { Bare, Local, TermModel, Value } from '../2-model/model.ts';
import { itemType, type Type } from '../2-model/types.ts';
import { asList, isList, type List } from '../2-model/values.ts';
import type { Action, End, Game, HeadLine, Prunes, Routine, Scoring } from '../3-ir/ir.ts';
import { fitted } from './checks.ts';
import { type EndCode, prepareEnd } from './ends.ts';
import {
  type Book,
  type Code,
  EvaluationContext,
  type Meter,
  NameScope,
  type Param,
  type Signature,
  Slots,
  spend,
  type TermCode,
  turn,
} from './evaluation-context.ts';
import { prepare } from './expressions.ts';
import { type Field, makeField, placesOf } from './fields.ts';
import { isFixed } from './fixed.ts';
import { prepareLoop } from './loops.ts';
import { prepareRank, type RankCode, ranking } from './rank.ts';
import type { Frame, State } from './state.ts';
import { prepareSteps, type StepCode, typeIn } from './steps.ts';

/** `part` is the end as the intermediate form has it. */
export interface BlockCode {
  readonly run: StepCode;
  readonly end: EndCode;
  readonly part: End;
}

export interface RoutineCode {
  /** Its name in frames. */
  readonly key: string;
  readonly slots: Slots;
  readonly owner: number | undefined;
  readonly params: readonly Param[];
  readonly blocks: readonly BlockCode[];
  readonly decisions: readonly {
    readonly block: number;
    readonly actions: readonly string[];
    readonly before: StepCode;
  }[];
}

export interface ActionCode {
  readonly name: string;
  readonly head: readonly LineCode[];
  readonly choices: readonly Chooser[];
  readonly effect: RoutineCode;
  readonly tries: boolean;
}

/** `part` is the line as the intermediate form has it. */
export type LineCode = { readonly part: HeadLine } & (
  | { readonly is: 'let'; readonly slot: number; readonly value: Code }
  | {
      readonly is: 'need';
      readonly condition: Code;
      readonly when: Code | undefined;
      readonly reason: string;
      readonly prunes: Prunes | undefined;
      readonly full: Code | undefined;
    }
  | Chooser
);

/** A `choose` line: `type` is that of one item, also where several are chosen. */
export interface Chooser {
  readonly is: 'choose';
  readonly name: string;
  readonly slot: number;
  readonly from: Code;
  readonly type: Type;
  readonly several: 'some' | 'any' | undefined;
  readonly reason: string;
}

/** A game made ready to be played: every expression as code, every name looked up. Built once. */
export class Program implements Book {
  readonly game: Game;
  readonly board: Board;
  readonly fields: ReadonlyMap<string, Field>;
  readonly places: ReadonlyMap<string, readonly Field[]>;
  readonly counter = { next: 0 };
  /** What everything that is done with it is counted on. */
  readonly meter: Meter;
  readonly actions = new Map<string, ActionCode>();
  /** Places that hold a limited number of pieces. */
  readonly limited: readonly Field[];
  readonly scorings: ReadonlyMap<string, Scoring>;
  readonly always: readonly { readonly name: string; readonly condition: Code }[];
  readonly winner: { readonly rank: RankCode; readonly slot: number; readonly solo: Code | undefined };
  readonly #routines = new Map<string, RoutineCode>();
  readonly #terms = new Map<string, TermCode | 'under way'>();
  readonly #fixed = new Map<string, boolean>();
  readonly #signatures = new Map<string, Signature>();
  readonly #seatings: Seating[] = [];
  /** Shared by all contexts: what is bound inside an expression is never read after it. */
  readonly #bound: Value[] = [];

  constructor(game: Game, meter: Meter = { left: Number.POSITIVE_INFINITY }) {
    this.meter = meter;
    this.game = game;
    this.board = new Board(game);
    this.fields = new Map(game.fields.map((model) => [model.name, makeField(model, this.board)]));
    this.limited = [...this.fields.values()].filter(
      ({ pieces, model }) => pieces !== undefined && model.upTo !== undefined,
    );
    this.places = new Map(game.pieces.map(({ name }) => [name, placesOf(name, [...this.fields.values()])]));
    this.scorings = new Map(game.scorings.map((scoring) => [scoring.name, scoring]));
    for (const term of game.terms) this.#signatures.set(`term ${term.name}`, term);
    for (const routine of game.routines) this.#sign(routine.name, routine);
    for (const action of game.actions) this.#sign(`action ${action.name}`, effectOf(action));
    for (const scoring of game.scorings) this.#sign(`scoring ${scoring.name}`, scoredBy(scoring));
    const slots = new Map(game.routines.map((routine) => [routine.name, new Slots()]));
    const slotsOf = (name: string): Slots => slots.get(name) ?? broken(`routine ${name}`);
    for (const routine of game.routines)
      this.#addRoutine(routine.name, routine, slotsOf(routine.name), slotsOf);
    for (const scoring of game.scorings)
      this.#addRoutine(`scoring ${scoring.name}`, scoredBy(scoring), new Slots(), slotsOf);
    for (const action of game.actions) {
      const own = new Slots();
      own.define(action.owner);
      const names = new NameScope(this.counter, own);
      const head = action.head.map((line) => this.#line(line, action, own, names));
      const key = `action ${action.name}`;
      const effect = this.#addRoutine(key, effectOf(action), own, slotsOf, action.head.at(-1));
      const choices = head.filter((line) => line.is === 'choose');
      this.actions.set(action.name, { name: action.name, head, choices, effect, tries: action.tries });
    }
    for (const [key, { slots: own }] of this.#routines) own.check(key);
    for (const { name } of game.terms) this.term(name);
    const names = new NameScope(this.counter);
    this.always = game.always.map(({ name, condition }) => ({
      name,
      condition: prepare(condition, names, this),
    }));
    const inner = names.bind(game.winner.rank.local);
    this.winner = {
      rank: prepareRank(game.winner.rank, names, this),
      slot: inner.slot,
      solo: game.winner.solo && prepare(game.winner.solo, inner.names, this),
    };
  }

  winners(context: EvaluationContext): Value[] {
    const { ranked } = ranking(context, this.winner.rank, []);
    return ranked.filter(({ place }) => place === ranked[0]!.place).map(({ value }) => value);
  }

  /** Names for an expression that stands outside of the rules and is worked out once. */
  freshNames(): NameScope {
    return new NameScope({ next: this.counter.next });
  }

  routine(key: string): RoutineCode {
    return this.#routines.get(key) ?? broken(`routine ${key}`);
  }

  action(name: string): ActionCode {
    return this.actions.get(name) ?? broken(`action ${name}`);
  }

  /** A context for a state, outside of any routine. */
  contextOf(state: State): EvaluationContext {
    return new EvaluationContext(state, this.#seating(state.setup), this.#bound, this.meter);
  }

  #seating({ players, imaginary }: State['setup']): Seating {
    const known = this.#seatings.find(
      (one) => one.players.length === players && one.imaginary.length === imaginary,
    );
    if (known) return known;
    const seating = makeSeating(players, imaginary);
    this.#seatings.push(seating);
    return seating;
  }

  signature(key: string): Signature {
    return this.#signatures.get(key) ?? broken(key);
  }

  #sign(key: string, { owner, params, locals }: Routine): void {
    const typed = (local: string): Local => ({ name: local, type: typeIn(locals, local) });
    this.#signatures.set(key, {
      owner: owner === undefined ? undefined : typed(owner),
      params: params.map(typed),
    });
  }

  run(context: EvaluationContext, key: string, owner: Value | undefined, args: readonly Value[]): void {
    const { locals, routine, part } = context;
    const callee = this.routine(key);
    context.locals = this.begin(context, callee, owner, args).locals;
    context.routine = key;
    turn(context);
    callee.blocks[0]!.run(context);
    Object.assign(context, { locals, routine, part });
  }

  scored(context: EvaluationContext, scoring: string): List {
    const { forEach } = this.scorings.get(scoring) ?? broken(`scoring ${scoring}`);
    return this.board.domain(forEach, context.seating);
  }

  /** A routine that is about to begin. */
  begin(
    context: EvaluationContext,
    routine: RoutineCode,
    owner: Value | undefined,
    args: readonly Value[],
  ): Frame {
    context.begun?.add(routine.key);
    const locals: Value[] = new Array(routine.slots.size).fill(null);
    if (routine.owner !== undefined) locals[routine.owner] = owner ?? null;
    routine.params.forEach(({ slot, wrap }, index) => {
      const value = args[index] ?? null;
      locals[slot] = wrap && !isList(value) ? asList(value) : value;
    });
    return { routine: routine.key, block: 0, locals };
  }

  term(name: string): TermCode {
    const known = this.#terms.get(name);
    if (known === 'under way') return broken(`term ${name} goes in a circle`);
    if (known) return known;
    this.#terms.set(name, 'under way');
    const term = this.#term(this.game.terms.find((one) => one.name === name) ?? broken(`term ${name}`));
    this.#terms.set(name, term);
    return term;
  }

  #term(model: Bare<TermModel>): TermCode {
    let names = new NameScope(this.counter);
    const bind = (local: string): number => {
      const inner = names.bind(local);
      names = inner.names;
      return inner.slot;
    };
    const owner = model.owner ? bind(model.owner.name) : -1;
    const params = model.params.map(({ name, type }) => ({
      slot: bind(name),
      wrap: type.is === 'collection',
    }));
    const lets = model.lets.map(({ local, value }) => {
      const code = prepare(value, names, this);
      return { slot: bind(local), value: code };
    });
    const cases = model.cases.map((one) => ({
      when: prepare(one.when, names, this),
      value: prepare(one.value, names, this),
    }));
    const otherwise = prepare(model.otherwise, names, this);
    const isPlain = lets.length === 0 && cases.length === 0;
    const value: Code = isPlain
      ? otherwise
      : (context) => {
          for (const one of lets) context.bound[one.slot] = one.value(context);
          for (const one of cases) if (one.when(context) === true) return one.value(context);
          return otherwise(context);
        };
    return {
      owner,
      params,
      value: !model.owner && this.#isFixed(model) ? onceForEach(params, value) : value,
    };
  }

  /** Whether a term gives the same for the same arguments, in every game. Its own terms are known by now. */
  #isFixed({ name, lets, cases, otherwise }: Bare<TermModel>): boolean {
    const fixed = isFixed([lets, cases, otherwise], (term) => this.#fixed.get(term) ?? false);
    this.#fixed.set(name, fixed);
    return fixed;
  }

  /** `last` is the line of the head that stands before the routine of an action. */
  #addRoutine(
    key: string,
    routine: Routine,
    slots: Slots,
    slotsOf: (name: string) => Slots,
    last?: HeadLine,
  ): RoutineCode {
    const names = new NameScope(this.counter, slots);
    const owner = routine.owner === undefined ? undefined : slots.define(routine.owner);
    const params = routine.params.map((name) => ({
      slot: slots.define(name),
      wrap: typeIn(routine.locals, name).is === 'collection',
    }));
    const loops = routine.loops.map((loop, number) => prepareLoop(loop, number, slots, names, this));
    const ready = { name: routine.name, locals: routine.locals, slots, names, book: this, loops };
    const code: RoutineCode = {
      key,
      slots,
      owner,
      params,
      blocks: routine.blocks.map(({ steps, end: part }, index) => ({
        run: prepareSteps(steps, ready, index === 0 ? last : undefined),
        end: prepareEnd(part, ready, slotsOf),
        part,
      })),
      decisions: routine.decisions.map(({ block, actions, before }) => ({
        block,
        actions,
        before: prepareSteps(before, ready),
      })),
    };
    this.#routines.set(key, code);
    return code;
  }

  #line(line: HeadLine, action: Action, slots: Slots, names: NameScope): LineCode {
    switch (line.is) {
      case 'let': {
        const local = { name: line.local, type: typeIn(action.effect.locals, line.local) };
        const value = fitted(prepare(line.value, names, this), line.value, local, this);
        return { is: 'let', part: line, slot: slots.define(line.local), value };
      }
      case 'need': {
        const when = line.when && prepare(line.when, names, this);
        const condition = prepare(line.condition, names, this);
        const full = line.full && prepare(line.full, names, this);
        const { reason, prunes } = line;
        return { is: 'need', part: line, condition, when, reason, prunes, full };
      }
      case 'choose': {
        const from = prepare(line.from, names, this);
        const type = line.several ? itemType(line.type) : line.type;
        const { local: name, several, reason } = line;
        return {
          is: 'choose',
          part: line,
          name,
          slot: slots.define(name),
          from,
          type,
          several,
          reason,
        };
      }
    }
  }
}

/** The effect of an action, as a routine of the player who acts. */
function effectOf({ effect, owner, params }: Action): Routine {
  return { ...effect, owner, params };
}

/** A scoring, as a routine of what it is run for. */
function scoredBy({ routine, each }: Scoring): Routine {
  return { ...routine, owner: each };
}

const MOST_REMEMBERED = 10_000;

/** With one parameter at most, works a value out once and remembers it, with the work that it took. */
function onceForEach(params: readonly Param[], value: Code): Code {
  const [only, ...others] = params;
  if (only?.wrap || others.length > 0) return value;
  const known = new Map<Value, { readonly value: Value; readonly work: number }>();
  return (context) => {
    const argument = only ? context.bound[only.slot]! : null;
    const before = known.get(argument);
    if (before) {
      // What is remembered counts in full: an engine works it out again.
      spend(context, before.work);
      return before.value;
    }
    const start = context.work;
    const now = value(context);
    if (known.size < MOST_REMEMBERED) known.set(argument, { value: now, work: context.work - start });
    return now;
  };
}
