import type { Expr, MoveModel, Value } from '../../2-model/model.ts';
import { asList, asSet, same } from '../../2-model/values.ts';
import { rulesIn } from '../../2-model/walk.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { Example } from '../../3-ir/ir.ts';
import { enter } from '../../interpret/blocks.ts';
import { createInterpreter, type Interpreter, runExample, type State } from '../../interpret/index.ts';
import { decisions, movesOf } from '../../interpret/moves.ts';
import { Codec } from '../../protocol/codec.ts';
import type { Dialogue } from '../../protocol/dialogue.ts';
import type { JsonObject } from '../../runtime/json.ts';
import { seeded } from '../../runtime/random.ts';
import { ExampleSituation } from './example-situation.ts';
import { questionsAbout } from './mentions.ts';
import { GivenUp, Recorder } from './recorder.ts';

type Fact = Example['facts'][number];

/** Every worked example that holds, as a dialogue: what it sets up, what is done, what can be seen then. */
export function exampleDialogues(game: CompiledGame): Dialogue[] {
  const interpreter = createInterpreter(game.game);
  const recorder = new Recorder(game);
  return game.game.examples.flatMap((example) => {
    // An example of the game that a variant does not keep is not true of the variant.
    if (runExample(game.game, example, interpreter).length > 0) return [];
    try {
      new ExampleTeller(recorder, interpreter, example).tell();
      const rules = [`example-${example.name}`, ...rulesIn(example.facts)];
      return [recorder.finish(`example-${example.name}`, 'example', rules)];
    } catch (problem) {
      if (!(problem instanceof GivenUp)) throw problem;
      recorder.giveUp();
      return [];
    }
  });
}

/** Chance that decides so often without a player in between goes round in circles. */
const MOST_EVENTS = 10_000;

class ExampleTeller {
  readonly #recorder: Recorder;
  readonly #interpreter: Interpreter;
  readonly #example: Example;
  /** What chance gives where the example does not say: the same that the checker of examples lets it give. */
  readonly #words: number[];
  #situation: ExampleSituation | undefined;
  #begun = false;

  constructor(recorder: Recorder, interpreter: Interpreter, example: Example) {
    this.#recorder = recorder;
    this.#interpreter = interpreter;
    this.#example = example;
    this.#words = seeded(example.name);
    this.#situation = new ExampleSituation(interpreter, new Codec(interpreter), this.#blank());
  }

  tell(): void {
    for (const fact of this.#example.facts) this.#take(fact);
    this.#settle();
  }

  #blank(): State {
    const { players, imaginary, options } = this.#example;
    return this.#interpreter.blank({
      players: players.length,
      ...(imaginary === undefined ? {} : { imaginary }),
      options: Object.fromEntries(options.map(({ option, value }) => [option, value])),
    });
  }

  #take(fact: Fact): void {
    if (fact.is === 'given' || fact.is === 'is to') {
      this.#situation ??= new ExampleSituation(this.#interpreter, this.#recorder.codec, this.#recorder.state);
      if (fact.is === 'given') this.#situation.field(fact.target, fact.value);
      else this.#situation.turn(fact);
      return;
    }
    this.#settle();
    const recorder = this.#recorder;
    switch (fact.is) {
      case 'do':
        this.#passChance();
        recorder.tell({ do: 'run', phase: fact.phase, ...this.#phaseArguments(fact) });
        return;
      case 'score': {
        const scorings = fact.scorings.map(({ scoring, args }) => ({
          scoring,
          ...(args.length === 0 ? {} : { args: args.map((arg) => this.#json(arg)) }),
        }));
        recorder.tell({ do: 'score', scorings });
        return;
      }
      case 'chance gives':
        this.#chanceGives(fact.values);
        return;
      case 'chance decides':
        this.#passChance();
        return;
      case 'chance may give':
        recorder.tell({ do: 'mayGive', outcome: this.#outcome(this.#values(fact.values)) });
        return;
      case 'does':
        this.#passChance();
        this.#does(fact.move);
        return;
      case 'passes':
        this.#passChance();
        recorder.tell({ do: 'pass', player: fact.who + 1 });
        return;
      case 'may':
      case 'may not':
        recorder.tell({ do: 'explain', player: fact.move.who + 1, move: this.#moveText(fact.move) });
        return;
      case 'may pass':
        recorder.tell({ do: 'explain', player: fact.who + 1, move: 'pass' });
        return;
      case 'holds':
        for (const request of questionsAbout(recorder, fact.condition)) recorder.tell(request);
    }
  }

  /** Says what was given before anything happens. */
  #settle(): void {
    const given = this.#situation;
    if (!given) return;
    this.#situation = undefined;
    if (this.#begun) {
      this.#recorder.tell({ do: 'give', ...given.members });
      return;
    }
    this.#begun = true;
    const { players, imaginary, options } = this.#example;
    const { program } = this.#interpreter;
    const codec = new Codec(this.#interpreter);
    const chosen = options.map(({ option, value }) => {
      const { type } = program.game.options.find(({ name }) => name === option)!;
      return [option, codec.write(type, value)];
    });
    this.#recorder.tell({
      do: 'situation',
      game: this.#recorder.id,
      players: players.length,
      ...(imaginary === undefined ? {} : { imaginary }),
      ...(chosen.length === 0 ? {} : { options: Object.fromEntries(chosen) }),
      ...given.members,
    });
  }

  #phaseArguments({ args, of }: Extract<Fact, { is: 'do' }>): JsonObject {
    return {
      ...(args.length === 0 ? {} : { args: args.map((arg) => this.#json(arg)) }),
      ...(of ? { of: this.#json(of) } : {}),
    };
  }

  // ---- chance

  #passChance(): void {
    for (let events = 0; events < MOST_EVENTS; events++) {
      const event = this.#interpreter.chance(this.#recorder.state);
      if (!event) return;
      this.#recorder.chance(this.#words, event);
    }
    throw new GivenUp('endless');
  }

  #chanceGives(exprs: readonly Expr[]): void {
    let values = this.#values(exprs);
    do {
      const event = this.#event();
      const takesAll = event.is === 'roll' || event.is === 'shuffle';
      const outcome = takesAll ? values : values.slice(0, 1);
      this.#recorder.tell({ do: 'chance', outcome: this.#outcome(outcome) });
      values = takesAll ? [] : values.slice(1);
    } while (values.length > 0);
  }

  #event() {
    const event = this.#interpreter.chance(this.#recorder.state);
    if (!event) throw new GivenUp('no chance');
    return event;
  }

  #outcome(values: readonly Value[]): string {
    return this.#interpreter.notation.writeOutcome(this.#event(), values);
  }

  // ---- values and moves

  #value(expr: Expr): Value {
    return this.#interpreter.evaluate(this.#recorder.state, expr);
  }

  #values(exprs: readonly Expr[]): Value[] {
    return exprs.flatMap((expr) => asList(this.#value(expr)));
  }

  #json(expr: Expr) {
    return this.#recorder.codec.write(expr.type, this.#value(expr));
  }

  /** What the move chooses, as far as the example says. */
  #chosen({ action, with: given }: MoveModel): Map<string, Value> {
    const { choices } = this.#interpreter.program.action(action);
    return new Map(
      given.map(({ choice, value }) => {
        const several = choices.find(({ name }) => name === choice)?.several;
        return [choice, several ? asSet(asList(this.#value(value))) : this.#value(value)];
      }),
    );
  }

  /** Which of the offers of the action, where the example says with what it is offered: from 0, and its `@` number. */
  #offer({ who, action, args }: MoveModel): { index: number; number: number } | undefined {
    if (args.length === 0) return undefined;
    const { program } = this.#interpreter;
    const context = program.contextOf(this.#recorder.state);
    const decision = decisions(program, context).find((open) => open.who === who);
    if (!decision) return undefined;
    const wanted = args.map((arg) => this.#value(arg));
    enter(program, context, decision.frame);
    const offers = decision.choice.offers
      .map((offer, index) => ({ offer, index }))
      .filter(({ offer }) => offer.action === action);
    const number = offers.findIndex(({ offer }) =>
      offer.args.every((arg, at) => same(arg(context), wanted[at] ?? null)),
    );
    return number < 0 ? undefined : { index: offers[number]!.index, number: number + 1 };
  }

  /** The move with `?` for what it leaves open. */
  #moveText(model: MoveModel): string {
    const { program, notation } = this.#interpreter;
    const chosen = this.#chosen(model);
    const words = program.action(model.action).choices.map(({ name, type }) => {
      const value = chosen.get(name);
      return value === undefined ? '?' : notation.value(type, value);
    });
    while (words.at(-1) === '?') words.pop();
    const offer = this.#offer(model);
    return [model.action, ...words, ...(offer ? [`@${offer.number}`] : [])].join(' ');
  }

  /** Plays the one legal move that fits. */
  #does(model: MoveModel): void {
    const { state } = this.#recorder;
    const chosen = this.#chosen(model);
    const offer = this.#offer(model);
    const { program } = this.#interpreter;
    const context = program.contextOf(state);
    const decision = decisions(program, context).find((open) => open.who === model.who);
    const wanted = { action: model.action, choices: Object.fromEntries(chosen) };
    const [move] = (decision ? movesOf(program, context, decision, wanted) : []).filter(
      ({ offer: index }) => offer === undefined || offer.index === index,
    );
    if (!move) throw new GivenUp(model.action);
    this.#recorder.tell({
      do: 'play',
      player: model.who + 1,
      move: this.#interpreter.notation.write(state, move),
    });
  }
}
