import type { Expr, MoveModel, Value } from '../2-model/model.ts';
import type { Example, Game } from '../3-ir/ir.ts';
import { beginScoring, enter } from './blocks.ts';
import type { ChanceEvent } from './chance.ts';
import { differenceIn } from './difference.ts';
import { Fault, Refused } from './fault.ts';
import { createInterpreter, type Interpreter } from './interpreter.ts';
import { decisions } from './moves.ts';
import { goOn, goOnFromEnd } from './run.ts';
import { Slots } from './scene.ts';
import { type Move, PASS, type State } from './state.ts';
import { prepareStep } from './steps.ts';
import { asList, asSet, same } from './values.ts';

/** Something in an example that does not hold. */
export interface ExampleProblem {
  /** The position of the fact in the example. */
  readonly fact: number;
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
    /** A script is begun although the one before has not ended. */
    | 'example-unfinished';
  readonly data: Readonly<Record<string, string | number>>;
}

type Fact = Example['facts'][number];
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
      const found = run.take(fact);
      if (found) problems.push({ fact: index, ...found });
      if (found && isStep(fact)) return problems;
    }
    run.settleGiven();
  } catch (problem) {
    if (!(problem instanceof Fault)) throw problem;
    const { code, routine, about } = problem;
    problems.push({ fact: index, code: 'example-fault', data: { fault: code, routine, about } });
  }
  return problems;
}

function isStep(fact: Fact): boolean {
  return !['holds', 'may', 'may not', 'may pass', 'chance may give'].includes(fact.is);
}

/** Chance that decides so often without a player in between goes round in circles. */
const MOST_EVENTS = 10_000;

class ExampleRun {
  readonly #interpreter: Interpreter;
  #state: State;
  /** Facts were given since the script last ran. */
  #given = true;
  #isTo: Extract<Fact, { is: 'is to' }> | undefined;

  constructor(interpreter: Interpreter, example: Example) {
    this.#interpreter = interpreter;
    const options = Object.fromEntries(example.options.map(({ option, value }) => [option, value]));
    this.#state = interpreter.blank({
      players: example.players.length,
      ...(example.imaginary === undefined ? {} : { imaginary: example.imaginary }),
      options,
      seed: example.name,
      stopAtChance: true,
    });
  }

  take(fact: Fact): Found | undefined {
    if (fact.is !== 'given' && fact.is !== 'is to') this.settleGiven();
    switch (fact.is) {
      case 'given':
        this.#give(fact);
        return undefined;
      case 'is to':
        return this.#giveTurn(fact);
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
        const refusal = this.#interpreter.explain(this.#state, this.#move(fact.move));
        return (
          refusal && failed('example-not-allowed', { move: this.#show(fact.move), reason: refusal.rule })
        );
      }
      case 'may not':
        return this.#mayNot(fact);
      case 'may pass': {
        const refusal = this.#interpreter.explain(this.#state, { player: fact.who, action: PASS });
        if (fact.not) return refusal ? undefined : failed('example-allowed', { move: PASS });
        return refusal && failed('example-not-allowed', { move: PASS, reason: refusal.rule });
      }
      case 'holds':
        if (this.#value(fact.condition) === true) return undefined;
        return failed('example-fails', differenceIn(this.#interpreter, this.#state, fact.condition));
    }
  }

  /** Before anything happens: which `always` rules hold from here on, and where the script stands. */
  settleGiven(): void {
    if (!this.#given) return;
    this.#given = false;
    const { program } = this.#interpreter;
    const scene = program.scene(this.#state);
    const holding = program.always.filter(({ condition }) => condition(scene) === true);
    this.#state.always = holding.map(({ name }) => name);
    const isTo = this.#isTo;
    this.#isTo = undefined;
    if (isTo) this.#standAt(isTo);
  }

  #give(fact: Extract<Fact, { is: 'given' }>): void {
    this.#given = true;
    const { program } = this.#interpreter;
    const step = { do: 'set', target: fact.target, value: fact.value } as const;
    prepareStep(step, '', new Slots(), program.freshNames(), program)(program.scene(this.#state));
  }

  /** The script stands there as soon as everything is given. */
  #giveTurn(fact: Extract<Fact, { is: 'is to' }>): Found | undefined {
    this.#given = true;
    this.#isTo = fact;
    const { decisions } = this.#interpreter.program.routine(fact.phase);
    if (decisions.some(({ actions }) => actions.includes(fact.action))) return undefined;
    return failed('example-not-allowed', { move: fact.action, reason: 'not-now' });
  }

  /** Puts the script at the decision of a phase that offers the action. */
  #standAt({ who, action, phase, args }: Extract<Fact, { is: 'is to' }>): void {
    const { program } = this.#interpreter;
    const routine = program.routine(phase);
    const decision = routine.decisions.find(({ actions }) => actions.includes(action))!;
    const scene = program.scene(this.#state);
    const values = args.map((arg) => this.#value(arg));
    const frame = program.begin(scene, routine, who, values);
    frame.block = decision.block;
    enter(scene, frame);
    for (const step of decision.before) step(scene);
    this.#state.main = [frame];
    this.#state.branches = null;
    goOnFromEnd(program, scene, this.#state.main);
  }

  #do(fact: Extract<Fact, { is: 'do' }>): Found | undefined {
    this.#passChance();
    if (this.#state.main.length > 0) return failed('example-unfinished', { phase: fact.phase });
    const { program } = this.#interpreter;
    const scene = program.scene(this.#state);
    const owner = fact.of && this.#value(fact.of);
    const args = fact.args.map((arg) => this.#value(arg));
    this.#state.main = [program.begin(scene, program.routine(fact.phase), owner, args)];
    goOn(program, scene, this.#state.main);
    return undefined;
  }

  /** Scorings make no stop: they can be run wherever the script stands. */
  #score(fact: Extract<Fact, { is: 'score' }>): void {
    const { program } = this.#interpreter;
    const scene = program.scene(this.#state);
    const { main, branches } = this.#state;
    const frames = fact.scorings.map(({ scoring, args }) =>
      beginScoring(
        program,
        scene,
        scoring,
        args.map((arg) => this.#value(arg)),
      ),
    );
    this.#state.branches = null;
    this.#state.main = frames.reverse().flat();
    goOn(program, scene, this.#state.main);
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

  /** The move as far as the example says it. */
  #move(model: MoveModel): Move {
    const { who, action, with: given } = model;
    const { choices } = this.#interpreter.program.action(action);
    const values = given.map(({ choice, value }): [string, Value] => {
      const several = choices.find(({ name }) => name === choice)?.several;
      return [choice, several ? asSet(asList(this.#value(value))) : this.#value(value)];
    });
    const offer = this.#offer(model);
    return {
      player: who,
      action,
      ...(offer === undefined ? {} : { offer }),
      choices: Object.fromEntries(values),
    };
  }

  /** Where an example says with what an action is offered (`take[2]`): the offer that has just that. */
  #offer({ who, action, args }: MoveModel): number | undefined {
    if (args.length === 0) return undefined;
    const { program } = this.#interpreter;
    const scene = program.scene(this.#state);
    const decision = decisions(program, scene).find((open) => open.who === who);
    if (!decision) return undefined;
    const wanted = args.map((arg) => this.#value(arg));
    enter(scene, decision.frame);
    const index = decision.choice.offers.findIndex(
      (offer) =>
        offer.action === action && offer.args.every((arg, at) => same(arg(scene), wanted[at] ?? null)),
    );
    return index < 0 ? undefined : index;
  }

  #show(model: MoveModel): string {
    const { choices = {} } = this.#move(model);
    const lines = this.#interpreter.program
      .action(model.action)
      .choices.filter(({ name }) => name in choices);
    const words = lines.map(
      ({ name, type }) => `${name} = ${this.#interpreter.notation.value(type, choices[name]!)}`,
    );
    return words.length === 0 ? model.action : `${model.action} with ${words.join(', ')}`;
  }

  #does(model: MoveModel): Found | undefined {
    const wanted = this.#move(model);
    const legal = this.#interpreter.moves(this.#state, model.who).filter((move) => fits(move, wanted));
    const [only, ...others] = legal;
    if (others.length === 0) return this.#play(only ?? wanted, this.#show(model));
    const moves = legal.map((move) => this.#interpreter.notation.write(this.#state, move)).join(' | ');
    return failed('example-unclear', { move: this.#show(model), moves });
  }

  #play(move: Move, shown: string): Found | undefined {
    try {
      this.#state = this.#interpreter.play(this.#state, move);
      return undefined;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      return failed('example-not-allowed', { move: shown, reason: problem.refusal.rule });
    }
  }

  #mayNot({ move, reason }: Extract<Fact, { is: 'may not' }>): Found | undefined {
    const refusal = this.#interpreter.explain(this.#state, this.#move(move));
    if (!refusal) return failed('example-allowed', { move: this.#show(move) });
    if (refusal.rule === reason) return undefined;
    return failed('example-refused-otherwise', {
      move: this.#show(move),
      expected: reason,
      found: refusal.rule,
    });
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

function fits(move: Move, wanted: Move): boolean {
  if (move.action !== wanted.action || (wanted.offer !== undefined && move.offer !== wanted.offer))
    return false;
  return Object.entries(wanted.choices ?? {}).every(([name, value]) =>
    same(move.choices?.[name] ?? null, value),
  );
}
