import type { Expr, Local } from '../../2-model/model.ts';
import type { Action, Game, Step } from '../../3-ir/ir.ts';
import { code, func, type Operand } from '../code/build.ts';
import { camel, pascal } from '../code/hints.ts';
import { Out } from '../code/out.ts';
import type { Code, Name } from '../code/tree.ts';
import { Graphs } from './collections/graph.ts';
import { returned } from './collections/questions.ts';
import { Streams } from './collections/streams.ts';
import type { Emitter, Telling } from './emitter.ts';
import { cond, num, value } from './expressions.ts';
import { Facts, localsIn, usedInEffect } from './facts.ts';
import { type Bind, type Binding, Gen, type Scope } from './gen.ts';
import { Machine } from './machine/machine.ts';
import { Trials } from './moves/trials.ts';
import { Secrets } from './secrets.ts';
import { Pieces } from './statements/pieces.ts';
import { Ranks } from './statements/ranks.ts';
import { Statements } from './statements/statements.ts';
import { alwaysGives } from './values/tables.ts';
import { bindOf, letIn, parameters } from './values/terms.ts';
import { knownCell } from './values/things.ts';

/** The reasons that every engine has besides those of its rules. */
export const COMMON_REASONS = [
  'game-over',
  'not-now',
  'not-your-turn',
  'must-choose',
  'no-such-move',
  'fault',
] as const;

/** The emitter of a game: its parts, put together. */
export class GameEmitter implements Emitter {
  readonly gen: Gen;
  readonly facts: Facts;
  readonly secrets: Secrets;
  readonly streams: Streams;
  readonly statements: Statements;
  readonly ranks: Ranks;
  readonly trials: Trials;
  readonly machine: Machine;
  readonly graphs: Graphs;
  readonly pieces: Pieces;
  readonly telling: Telling | undefined = undefined;
  readonly reasons: readonly string[];
  /** The sentence of each declaration, by `phase mark` and the like. */
  readonly #sentences: ReadonlyMap<string, string>;
  #mostCodes = 1;

  constructor(game: Game, sentences: ReadonlyMap<string, string>) {
    this.gen = new Gen(game);
    this.facts = new Facts(game);
    this.facts.alwaysGives = (expr) =>
      expr.op === 'cell' ? knownCell(this, expr) !== undefined : alwaysGives(this, expr);
    this.secrets = new Secrets(game, this.facts);
    this.#sentences = sentences;
    const choices = game.actions.flatMap(({ head }) =>
      head.flatMap((line) => (line.is === 'choose' ? [line.reason] : [])),
    );
    this.reasons = [...new Set([...game.reasons, ...choices]), ...COMMON_REASONS];
    this.streams = new Streams(this);
    this.statements = new Statements(this);
    this.ranks = new Ranks(this);
    this.trials = new Trials(this);
    this.graphs = new Graphs(this);
    this.pieces = new Pieces(this);
    this.machine = new Machine(this);
  }

  value(expr: Expr, scope: Scope, out: Out): Code {
    return value(this, expr, scope, out);
  }

  num(expr: Expr, scope: Scope, out: Out): Code {
    return num(this, expr, scope, out);
  }

  cond(expr: Expr, scope: Scope, out: Out): Code {
    return cond(this, expr, scope, out);
  }

  returned(expr: Expr, scope: Scope, out: Out, isTruth: boolean): boolean {
    return returned(this, expr, scope, out, isTruth);
  }

  action(name: string): Action {
    return this.gen.game.actions.find((one) => one.name === name)!;
  }

  /** Whether an action may run as in the game, only to see whether it can, and the whole state is put back. */
  get mayTry(): boolean {
    return this.gen.game.actions.some((action) => action.tries && !this.trials.takesBack(action));
  }

  /** The constants for the number of a reason, and of an action. */
  reason(name: string): Name {
    return this.gen.layout.meaning('reason', name, this.reasons.indexOf(name));
  }

  actionNumber(action: Action): Name {
    return this.gen.layout.meaning('action', action.name, this.gen.game.actions.indexOf(action));
  }

  /** From here on it is known that the move had to do with what somebody does not see: it cannot be taken back. */
  noteSecrets(out: Out): void {
    if (!this.telling) out.code`m[USED_SECRETS] = 1;`;
  }

  bind(name: Name | Code, local: Local, out: Out): Bind {
    return bindOf(this, name, local, out);
  }

  listAt(list: Operand, local: Local): Bind {
    return { list: code(list), extent: this.gen.bounds.ofLocal(local) };
  }

  chosenAt(list: Operand, { effect }: Action, choice: string): Bind {
    return this.listAt(list, effect.locals.find(({ name }) => name === choice)!);
  }

  mostChosen({ effect }: Action, choice: string): number {
    return this.gen.bounds.ofLocal(effect.locals.find(({ name }) => name === choice)!).most;
  }

  noteCodes(codes: number): void {
    this.#mostCodes = Math.max(this.#mostCodes, codes);
  }

  get mostCodes(): number {
    return this.#mostCodes;
  }

  /** Whether the code of a move may be too large for a word of the memory. To be asked when all decisions are known. */
  get hasWideCodes(): boolean {
    return this.#mostCodes >= 2 ** 31;
  }

  /** The rule as it is written, to stand above the code that does it. */
  doc(what: string, name: string): { doc?: string } {
    const sentence = this.#sentences.get(`${what} ${name}`.trim());
    if (!sentence) return {};
    const lines = sentence.split('\n');
    return { doc: lines.length === 1 ? `\`${lines[0]}\`` : lines.map((line) => `    ${line}`).join('\n') };
  }

  // ---- functions for what cannot stop

  phaseFunction(name: string): Name {
    const routine = this.facts.routine(name);
    return this.gen.function(`phase ${name}`, camel(name), (own) => {
      const out = new Out();
      const typed = (local: string): Local => routine.locals.find((one) => one.name === local)!;
      const owner = routine.owner === undefined ? undefined : typed(routine.owner);
      const { scope, params } = parameters(this, owner, routine.params.map(typed), out);
      this.statements.all(routine.blocks[0]!.steps, scope, out);
      return func(own, { ...this.doc('phase', name), params }, out.statements);
    });
  }

  scoringFunction(name: string): Name {
    const { routine, each, forEach } = this.gen.game.scorings.find((one) => one.name === name)!;
    return this.gen.function(`scoring ${name}`, `score${pascal(name)}`, (own) => {
      const out = new Out();
      const locals = [
        { name: each, type: forEach },
        ...routine.params.map((param) => routine.locals.find((one) => one.name === param)!),
      ];
      const { scope, params } = parameters(this, undefined, locals, out);
      this.statements.all(routine.blocks[0]!.steps, scope, out);
      return func(own, { ...this.doc('scoring', name), params }, out.statements);
    });
  }

  /** What is passed to the effect of an action: who acts, and what its lines look at of parameters and choices. */
  effectArguments(action: Action): string[] {
    const used = usedInEffect(action);
    const chosen = action.head.flatMap((line) => (line.is === 'choose' ? [line.local] : []));
    return [action.owner, ...[...action.params, ...chosen].filter((local) => used.has(local))];
  }

  /** The effect of an action in which nobody decides anything. */
  effectFunction(action: Action): Name {
    return this.gen.function(`effect ${action.name}`, `do${pascal(action.name)}`, (own) => {
      const out = new Out();
      const typed = (local: string): Local => action.effect.locals.find((one) => one.name === local)!;
      const [, ...rest] = this.effectArguments(action);
      const { scope, params } = parameters(this, typed(action.owner), rest.map(typed), out, 'as numbers');
      let inner: ReadonlyMap<string, Binding> = scope;
      const used = usedInEffect(action);
      for (const line of action.head)
        if (line.is === 'let' && used.has(line.local))
          inner = letIn(this, line.local, line.value, inner, out);
      // What the move was tried for need not be looked at again, nor what was named for it.
      const { steps } = action.effect.blocks[0]!;
      const isNeed = (step: Step): boolean => step.is === 'need' && !this.secrets.concern(step);
      const needed = steps.filter((step) => !isNeed(step));
      const isIdle = (step: Step): boolean =>
        step.is === 'let' && !localsIn(needed).has(step.local) && !this.secrets.concern(step);
      this.statements.all(
        needed.filter((step) => !isIdle(step)),
        inner,
        out,
      );
      return func(own, { ...this.doc('action', action.name), params }, out.statements);
    });
  }
}
