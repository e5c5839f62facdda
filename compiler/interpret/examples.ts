import type { Expr, MoveModel, Value } from '../2-model/model.ts';
import { asList, asSet, same } from '../2-model/values.ts';
import type { Example, Game } from '../3-ir/ir.ts';
import { MOST_EVENTS } from '../limits.ts';
import { beginScoring, enter } from './blocks.ts';
import type { ChanceEvent } from './chance.ts';
import { prepareCall } from './checks.ts';
import { differenceIn } from './difference.ts';
import type { Code } from './evaluation-context.ts';
import type { IsMeant } from './explain.ts';
import { prepare } from './expressions.ts';
import { asFault, Fault, type Refusal, Refused } from './fault.ts';
import { createInterpreter, type Interpreter } from './interpreter.ts';
import { jumpToDecision } from './jump-to-decision.ts';
import { decisions, movesOf } from './moves.ts';
import { goOn } from './run.ts';
import { type Move, PASS, type State } from './state.ts';
import { prepareSet } from './steps.ts';

/** Something in an example that does not hold. */
export interface ExampleProblem {
  /** The position of the fact in the example. */
  readonly fact: number;
  /** Of several conditions that `and` joins, the position of the first that does not hold. */
  readonly conjunct?: number;
  readonly code: /** A fact is not so. `left` and `right` are what was compared. */
    | 'example-fails'
    /** A step is not allowed; `reason` says why. */
    | 'example-not-allowed'
    /** Several moves fit a step. */
    | 'example-unclear'
    /** A move that should be refused is allowed. */
    | 'example-allowed'
    /** A move is refused, but for another reason. */
    | 'example-refused-otherwise'
    /** The rules cannot go on, or an `always` rule does not hold any more. */
    | 'example-fault'
    /** What chance is said to give, it cannot give, or it is not asked. */
    | 'example-chance'
    /** A move is judged while chance has still to decide something before it: `pending` says what. */
    | 'example-before-chance'
    /** A script is begun although the one before has not ended. */
    | 'example-unfinished';
  readonly data: Readonly<Record<string, string | number>>;
  /** The part of the rules at which they could not go on, where one was running. */
  readonly stopped?: object | undefined;
}

type Fact = Example['facts'][number];
type Given = Extract<Fact, { is: 'given' | 'is to' }>;
type Found = Omit<ExampleProblem, 'fact'>;

/** What does not hold in an example. After a step that cannot be taken, nothing more is looked at. */
export function runExample(
  game: Game,
  example: Example,
  interpreter = createInterpreter(game),
): ExampleProblem[] {
  const problems: ExampleProblem[] = [];
  let index = 0;
  try {
    const run = new ExampleRun(interpreter, example);
    for (const [position, fact] of example.facts.entries()) {
      index = position;
      if (fact.is === 'given' || fact.is === 'is to') {
        run.give(fact, index);
        continue;
      }
      const wrong = run.settleGiven();
      if (wrong) return [...problems, wrong];
      const found = run.take(fact);
      if (found) problems.push({ fact: index, ...found });
      if (found && isStep(fact)) return problems;
    }
    const wrong = run.settleGiven();
    return wrong ? [...problems, wrong] : problems;
  } catch (problem) {
    return [...problems, { fact: index, ...stopped(problem) }];
  }
}

/** What is told of a step in which the rules cannot go on. */
function stopped(problem: unknown): Found {
  if (problem instanceof Refused) {
    const { action, rule } = problem.refusal;
    return failed('example-not-allowed', { move: action, reason: rule });
  }
  const { code, routine, about, part } = asFault(problem);
  return { ...failed('example-fault', { fault: code, routine, about }), stopped: part };
}

function isStep(fact: Fact): boolean {
  return !['holds', 'may', 'may not', 'may pass', 'chance may give'].includes(fact.is);
}

class ExampleRun {
  readonly #interpreter: Interpreter;
  readonly #names: readonly string[];
  #state: State;
  /** Facts were given since the script last ran. */
  #given = true;
  #isTo: { readonly given: Extract<Fact, { is: 'is to' }>; readonly fact: number } | undefined;

  constructor(interpreter: Interpreter, example: Example) {
    this.#interpreter = interpreter;
    this.#names = example.players;
    const options = Object.fromEntries(example.options.map(({ option, value }) => [option, value]));
    this.#state = interpreter.blank({
      players: example.players.length,
      ...(example.imaginary === undefined ? {} : { imaginary: example.imaginary }),
      options,
      seed: example.name,
      stopAtChance: true,
    });
  }

  take(fact: Exclude<Fact, Given>): Found | undefined {
    switch (fact.is) {
      case 'do':
        return this.#do(fact);
      case 'score':
        this.#score(fact);
        return undefined;
      case 'chance gives':
        return this.#chanceGives(fact);
      case 'chance decides':
        this.#passChance();
        return undefined;
      case 'chance may give':
        return this.#chanceMayGive(fact);
      case 'does':
        this.#passChance();
        return this.#does(fact.move);
      case 'passes':
        this.#passChance();
        return this.#play({ player: fact.who, action: PASS }, PASS);
      case 'may': {
        const refusal = this.#refusal(fact.move);
        return refusal && this.#notAllowed(this.#show(fact.move), refusal);
      }
      case 'may not':
        return this.#mayNot(fact);
      case 'may pass': {
        const refusal = this.#interpreter.explain(this.#state, { player: fact.who, action: PASS });
        if (fact.not) return refusal ? undefined : failed('example-allowed', { move: PASS });
        return refusal && this.#notAllowed(PASS, refusal);
      }
      case 'holds':
        if (this.#value(fact.condition) === true) return undefined;
        return this.#fails(fact.condition);
    }
  }

  #fails(condition: Expr): Found {
    const { conjunct, data } = differenceIn(this.#interpreter, this.#state, condition);
    const pending = this.#interpreter.chance(this.#state)?.is;
    return { ...failed('example-fails', pending ? { ...data, pending } : data), conjunct };
  }

  #notAllowed(move: string, { rule }: Refusal): Found {
    return this.#beforeChance(move, rule) ?? this.#refused(move, rule);
  }

  /** Whose turn it is instead is told as well. */
  #refused(move: string, reason: string): Found {
    const turn = this.#interpreter.toAct(this.#state).map((seat) => this.#names[seat]);
    const others = reason === 'not-your-turn' && turn.length > 0 ? { turn: turn.join(', ') } : {};
    return failed('example-not-allowed', { move, reason, ...others });
  }

  /** A move is refused only because chance has not decided yet. */
  #beforeChance(move: string, rule: string): Found | undefined {
    const pending = rule === 'not-now' ? this.#interpreter.chance(this.#state)?.is : undefined;
    return pending && failed('example-before-chance', { move, pending });
  }

  /** A turn is remembered: the script stands there as soon as everything is given. */
  give(given: Given, fact: number): void {
    this.#given = true;
    if (given.is === 'is to') {
      this.#isTo = { given, fact };
      return;
    }
    const { program } = this.#interpreter;
    prepareSet(given.target, given.value, program.freshNames(), program)(program.contextOf(this.#state));
  }

  /** Before anything happens: which `always` rules hold from here on, and where the script stands. */
  settleGiven(): ExampleProblem | undefined {
    if (!this.#given) return undefined;
    this.#given = false;
    const { program } = this.#interpreter;
    const context = program.contextOf(this.#state);
    const holding = program.always.filter(({ condition }) => condition(context) === true);
    this.#state.always = holding.map(({ name }) => name);
    const isTo = this.#isTo;
    this.#isTo = undefined;
    if (!isTo) return undefined;
    const found = this.#jumpToDecision(isTo.given);
    return found && { fact: isTo.fact, ...found };
  }

  /** Puts the script at the decision of a phase that offers the action to this player. */
  #jumpToDecision({ who, action, phase, args }: Extract<Fact, { is: 'is to' }>): Found | undefined {
    const { program } = this.#interpreter;
    const context = program.contextOf(this.#state);
    const values = this.#args(phase, args);
    const reason = jumpToDecision(program, context, { who, action, phase, args: values });
    return reason && failed('example-not-allowed', { move: action, reason });
  }

  #do(fact: Extract<Fact, { is: 'do' }>): Found | undefined {
    this.#passChance();
    if (this.#state.main.length > 0) return failed('example-unfinished', { phase: fact.phase });
    const { program } = this.#interpreter;
    const context = program.contextOf(this.#state);
    const owner = fact.of && this.#value(fact.of);
    const args = this.#args(fact.phase, fact.args);
    this.#state.main = [program.begin(context, program.routine(fact.phase), owner, args)];
    goOn(program, context, this.#state.main);
    return undefined;
  }

  /** Scorings make no stop: they can be run wherever the script stands. */
  #score(fact: Extract<Fact, { is: 'score' }>): void {
    this.#passChance();
    const { program } = this.#interpreter;
    const context = program.contextOf(this.#state);
    const { main, branches } = this.#state;
    const frames = fact.scorings.map(({ scoring, args }) =>
      beginScoring(program, context, scoring, this.#args(`scoring ${scoring}`, args)),
    );
    this.#state.branches = null;
    this.#state.main = frames.reverse().flat();
    goOn(program, context, this.#state.main);
    this.#state.main = main;
    this.#state.branches = branches;
  }

  // ---- chance

  #chanceGives(fact: Extract<Fact, { is: 'chance gives' }>): Found | undefined {
    let values = this.#values(fact.values);
    do {
      const event = this.#interpreter.chance(this.#state);
      const given = { values: this.#words(event, values) };
      if (!event) return failed('example-chance', { ...given, detail: 'not-pending' });
      const { outcome, rest } = split(event, values);
      if (!this.#interpreter.mayGive(this.#state, outcome))
        return failed('example-chance', { ...given, detail: 'not-possible' });
      this.#state = this.#interpreter.supply(this.#state, outcome);
      values = rest;
    } while (values.length > 0);
    return undefined;
  }

  #chanceMayGive(fact: Extract<Fact, { is: 'chance may give' }>): Found | undefined {
    const values = this.#values(fact.values);
    const event = this.#interpreter.chance(this.#state);
    const data = { values: this.#words(event, values) };
    if (!event) return failed('example-chance', { ...data, detail: 'not-pending' });
    const { outcome, rest } = split(event, values);
    const may = rest.length === 0 && this.#interpreter.mayGive(this.#state, outcome);
    return may === !fact.not ? undefined : failed('example-fails', data);
  }

  /** Lets chance decide what nothing was said about. Facts are judged before, steps are taken after it. */
  #passChance(): void {
    for (let events = 0; this.#interpreter.chance(this.#state); events++) {
      if (events >= MOST_EVENTS) throw new Fault('endless', this.#state.main.at(-1)?.routine ?? '');
      this.#state = this.#interpreter.letChanceDecide(this.#state);
    }
  }

  #values(exprs: readonly Expr[]): Value[] {
    return exprs.flatMap((expr) => asList(this.#value(expr)));
  }

  #words(event: ChanceEvent | undefined, values: readonly Value[]): string {
    return event ? this.#interpreter.notation.writeOutcome(event, values) : values.join(' ');
  }

  // ---- moves

  #value(expr: Expr): Value {
    return this.#interpreter.evaluate(this.#state, expr);
  }

  /** What something is called with, checked. */
  #args(key: string, args: readonly Expr[]): Value[] {
    const { program } = this.#interpreter;
    const context = program.contextOf(this.#state);
    const code = (expr: Expr): Code => prepare(expr, program.freshNames(), program);
    return prepareCall(key, { args }, code, program).args.map((arg) => arg(context));
  }

  /** The move as far as the example says it. */
  #move({ who, action, with: given }: MoveModel): Move {
    const { choices } = this.#interpreter.program.action(action);
    const values = given.map(({ choice, value }): [string, Value] => {
      const several = choices.find(({ name }) => name === choice)?.several;
      return [choice, several ? asSet(asList(this.#value(value))) : this.#value(value)];
    });
    return { player: who, action, choices: Object.fromEntries(values) };
  }

  /** Where an example says with what an action is offered (`take[2]`): the offers that have just that. */
  #isMeant({ args }: MoveModel): IsMeant {
    const wanted = args.map((arg) => this.#value(arg));
    return (offer, context) => wanted.every((value, at) => same(offer.args[at]?.(context) ?? null, value));
  }

  /** Why no such move is allowed. */
  #refusal(model: MoveModel): Refusal | undefined {
    return this.#interpreter.explain(this.#state, this.#move(model), this.#isMeant(model));
  }

  #show(model: MoveModel): string {
    const { program, notation } = this.#interpreter;
    const { choices = {} } = this.#move(model);
    const { params } = program.signature(`action ${model.action}`);
    const args = model.args.map((arg, at) => notation.value(params[at]?.type ?? arg.type, this.#value(arg)));
    const lines = program.action(model.action).choices.filter(({ name }) => Object.hasOwn(choices, name));
    const words = lines.map(({ name, type }) => `${name} = ${notation.value(type, choices[name]!)}`);
    const action = args.length === 0 ? model.action : `${model.action}[${args.join(', ')}]`;
    return words.length === 0 ? action : `${action} with ${words.join(', ')}`;
  }

  /** The legal moves that an example can mean. */
  #legal(model: MoveModel): Move[] {
    const { program } = this.#interpreter;
    const wanted = this.#move(model);
    const isMeant = this.#isMeant(model);
    const context = program.contextOf(this.#state);
    const decision = decisions(program, context).find(({ who }) => who === model.who);
    if (!decision) return [];
    const { action, choices = {} } = wanted;
    return movesOf(program, context, decision, { action, choices }).filter((move) => {
      enter(program, context, decision.frame);
      return isMeant(decision.choice.offers[move.offer!]!, context);
    });
  }

  #does(model: MoveModel): Found | undefined {
    const legal = this.#legal(model);
    const [only, ...others] = legal;
    if (!only) {
      const reason = this.#refusal(model)?.rule ?? 'not-now';
      return this.#refused(this.#show(model), reason);
    }
    if (others.length === 0) return this.#play(only, this.#show(model));
    const moves = legal.map((move) => this.#interpreter.notation.write(this.#state, move)).join(' | ');
    return failed('example-unclear', { move: this.#show(model), moves });
  }

  #play(move: Move, shown: string): Found | undefined {
    try {
      this.#state = this.#interpreter.play(this.#state, move);
      return undefined;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      return this.#refused(shown, problem.refusal.rule);
    }
  }

  #mayNot({ move, reason }: Extract<Fact, { is: 'may not' }>): Found | undefined {
    const refusal = this.#refusal(move);
    if (!refusal) return failed('example-allowed', { move: this.#show(move) });
    if (refusal.rule === reason) return undefined;
    const shown = this.#show(move);
    const data = { move: shown, expected: reason, found: refusal.rule };
    return this.#beforeChance(shown, refusal.rule) ?? failed('example-refused-otherwise', data);
  }
}

function failed(code: ExampleProblem['code'], data: ExampleProblem['data']): Found {
  return { code, data };
}

/** What of the values is the outcome of an event; a draw or a lot takes one, the rest is for those that follow. */
function split(event: ChanceEvent, values: readonly Value[]): { outcome: Value; rest: Value[] } {
  if (event.is === 'roll' || event.is === 'shuffle') return { outcome: values, rest: [] };
  return { outcome: values[0] ?? null, rest: values.slice(1) };
}
