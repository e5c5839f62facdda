import { NO_SEATING } from '../../../2-model/board.ts';
import type { Expr } from '../../../2-model/model.ts';
import { collection, isCollection } from '../../../2-model/types.ts';
import type { Step, StepOf } from '../../../3-ir/ir.ts';
import { parametersOf } from '../../../3-ir/walk.ts';
import { asNumber, call, chain, code, not, type Operand, own, store, sum, text } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Code, Stmt } from '../../code/tree.ts';
import { inMemory } from '../collections/stream.ts';
import type { Around, Emitter, Statements as Parts } from '../emitter.ts';
import type { Scope } from '../gen.ts';
import { argument, letIn } from '../values/terms.ts';
import { award } from './awarding.ts';
import { change, set } from './changes.ts';
import { move } from './moving.ts';
import { rankStatement } from './ranks.ts';
import { phaseFunction, scoringFunction } from './routines.ts';

/** Steps as plain code: nobody has to decide anything in them. */
export class Statements implements Parts {
  protected readonly e: Emitter;

  constructor(e: Emitter) {
    this.e = e;
  }

  all(steps: readonly Step[], scope: Scope, out: Out, around: Around = {}): void {
    let inner = scope;
    for (const step of steps) inner = this.one(step, inner, out, around);
  }

  one(step: Step, scope: Scope, out: Out, around: Around = {}): Scope {
    if (this.e.secrets.concern(step)) this.e.noteSecrets(out);
    if (step.is === 'let') return letIn(this.e, step.local, step.value, scope, out);
    (WRITERS[step.is] as Write<Step>)(this.e, step, scope, out, around);
    return scope;
  }
}

type Write<One extends Step> = (e: Emitter, step: One, scope: Scope, out: Out, around: Around) => void;

/** How each step is written that names nothing. */
const WRITERS: { readonly [Is in Exclude<Step['is'], 'let'>]: Write<StepOf<Is>> } = {
  set,
  add: change,
  remove: change,
  move,
  award,
  need,
  impossible: (_, { rule }, __, out) => out.code`fault('impossible', ${text(rule)});`,
  do: (e, step, scope, out) => out.do(phaseCall(e, step, scope, out)),
  score: (e, { scorings }, scope, out) => {
    for (const { scoring, args } of scorings) score(e, scoring, args, scope, out);
  },
  if: writeIf,
  repeat,
  'for each': forEach,
  rank: rankStatement,
  leave: (_, __, ___, out) => out.code`return;`,
  start: () => {
    throw new Error('a loop that may stop');
  },
};

function need(e: Emitter, step: StepOf<'need'>, scope: Scope, out: Out, around: Around): void {
  if (!around.refusal) return;
  const when = step.when ? e.cond(step.when, scope, out) : undefined;
  const fails = not(e.cond(step.condition, scope, out));
  const refusal = around.refusal(e.reason(step.reason));
  out.code`if (${when ? chain('&&', [when, fails]) : fails}) { ${refusal} }`;
}

function bodyOf(e: Emitter, steps: readonly Step[], scope: Scope, around: Around): Out {
  const out = new Out();
  e.statements.all(steps, scope, out, around);
  return out;
}

/** A call of a phase in which nobody decides. */
function phaseCall(e: Emitter, statement: StepOf<'do'>, scope: Scope, out: Out): Code {
  const phase = e.facts.routine(statement.phase);
  const args: Code[] = [];
  if (phase.owner !== undefined) args.push(e.num(statement.of!, scope, out));
  parametersOf(phase).forEach((local, index) => {
    const arg = statement.args[index]!;
    if (isCollection(local.type) && e.facts.disturbs(phase.blocks[0]!.steps, arg))
      args.push(e.streams.copy(arg, local.name, scope, out));
    else args.push(argument(e, arg, local, scope, out));
  });
  return call(phaseFunction(e, statement.phase), args);
}

function score(e: Emitter, scoring: string, args: readonly Expr[], scope: Scope, out: Out): void {
  const model = e.gen.game.scorings.find(({ name }) => name === scoring)!;
  const values = parametersOf(model.routine).map((local, index) =>
    argument(e, args[index]!, local, scope, out),
  );
  // `why` runs the scoring again, on the state before points are awarded.
  if (!e.tracing) {
    const index = e.gen.game.scorings.indexOf(model);
    const isWatched = e.mayTry ? expr`isWatched && !trying` : expr`isWatched`;
    const noted = values.map((value, at) => store(sum(own('NOTICED'), at), asNumber(value)));
    out.code`if (${isWatched}) { ${noted} notice(${index}, ${values.length}); }`;
  }
  const each = e.gen.fresh(camel(model.each));
  const type = model.forEach;
  const from = type.is === 'seat' ? (type.player ? 'players' : 'seats') : undefined;
  const score = (item: Operand): Code => call(scoringFunction(e, scoring), [item, ...values]);
  if (from) {
    e.streams.each({ op: from, type: collection(type) }, each, scope, out, (item, to) => to.do(score(item)));
    return;
  }
  for (const one of e.gen.board.domain(type, NO_SEATING)) out.do(score(one as number | boolean));
}

function writeIf(e: Emitter, statement: StepOf<'if'>, scope: Scope, out: Out, around: Around): void {
  const branches = statement.branches.map((branch) => {
    const before = new Out();
    const test = e.cond(branch.condition, scope, before);
    return { before, test, body: bodyOf(e, branch.body, scope, around) };
  });
  let rest: readonly Stmt[] = bodyOf(e, statement.otherwise, scope, around).statements;
  for (const { before, test, body } of branches.reverse())
    rest = stmts`${before} if (${test}) { ${body} } else { ${rest} }`;
  out.push(...rest);
}

function repeat(e: Emitter, statement: StepOf<'repeat'>, scope: Scope, out: Out, around: Around): void {
  const body = bodyOf(e, statement.body, scope, around);
  if (statement.times) {
    const count = e.gen.fresh('times');
    out.code`
      for (let ${count} = ${times(e, statement.times, scope, out)}; ${count} > 0; ${count}--) { ${body} }`;
    return;
  }
  const before = new Out();
  const test = statement.while ? e.cond(statement.while, scope, before) : code(true);
  const isEndless = test.is === 'truth' && test.value;
  out.code`
    for (let jumps = 0; ; jumps++) {
      ${before}
      ${isEndless ? [] : stmts`if (${not(test)}) break;`}
      if (jumps > MOST_JUMPS) fault('endless');
      ${body}
    }`;
}

function forEach(e: Emitter, statement: StepOf<'for each'>, scope: Scope, out: Out, around: Around): void {
  const items = statement.in;
  const name = e.gen.fresh(camel(statement.local));
  const body = (item: Code, to: Out): void => {
    const inner = e.streams.bound(statement, item, scope, to);
    e.statements.all(statement.body, inner, to, around);
  };
  // What it goes through is settled before the first pass.
  const stream = e.facts.disturbs(statement.body, items)
    ? inMemory(e, e.streams.copy(items, `each ${statement.local}`, scope, out))
    : e.streams.of(items, scope, out);
  stream.each(out, name, body, statement.backwards);
}

/** How often; less than nothing is a mistake in the rules. */
export function times(e: Emitter, often: Expr, scope: Scope, out: Out): Code {
  const count = e.num(often, scope, out);
  const isCount = often.type.is === 'number' && often.type.from >= 0;
  return isCount ? count : expr`within(${count}, 0, ${2 ** 31 - 1}, 'times')`;
}
